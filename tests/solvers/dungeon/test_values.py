"""What a path is worth, exactly."""

from fractions import Fraction

from tacora.games.dungeon.cards import GOAL_CARDS
from tacora.games.dungeon.finds import Discoveries
from tacora.solvers.dungeon.values import unseen_goals, value_of


def test_the_default_weights_are_exact() -> None:
    value = value_of("monster", {})
    found = Discoveries(monster=2, coin=3, scissors=1)
    assert Fraction(value.of(found, exited=True), value.scale) == 2 * 3 + 3 * Fraction("0.35") + Fraction("0.6")


def test_the_side_goal_is_expected_over_the_unseen_cards_at_half() -> None:
    """V-Z1."""
    value = value_of(None, {"side": Fraction(1), "coin": Fraction(0)}, {"pit": 1, "key": 3})
    assert Fraction(value.of(Discoveries(pit=1), exited=False), value.scale) == Fraction(3, 2) / 4
    assert Fraction(value.of(Discoveries(key=1), exited=False), value.scale) == Fraction(2, 2) * 3 / 4


def test_goals_that_were_seen_come_less_often() -> None:
    every = unseen_goals(())
    assert sum(every.values()) == len(GOAL_CARDS)
    assert unseen_goals(("key", "key", "key", "key"))["key"] == 0
