"""When a lone player should return: three ways to know, and the rules engine itself, all agree."""

from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Choice, Phase, State, read_card, treasure
from tacora.solvers.diamant.position import position
from tacora.solvers.diamant.stopping import (
    Lone,
    Prospect,
    lone,
    prospect,
    prospect_by_counting,
    prospect_by_search,
    should_return,
)

ALONE = Seat(0)


@cache
def by_the_definition(player: Lone) -> Fraction:
    """What going on is worth: the mean over every card that may come, each answered by the better choice."""
    at_hand, prizes, relics, danger, unmet = player
    after = [
        *(Lone(at_hand + prizes[i], prizes[:i] + prizes[i + 1 :], relics, danger, unmet) for i in range(len(prizes))),
        *[Lone(at_hand + relics[0], prizes, relics[1:], danger, unmet) for _ in relics],
        *(
            Lone(at_hand, prizes, relics, danger + unmet[i] - 1, unmet[:i] + unmet[i + 1 :])
            for i in range(len(unmet))
            for _ in range(unmet[i])
        ),
    ]
    values = (max(Fraction(player.at_hand), by_the_definition(player)) for player in after)
    return sum(values, start=Fraction(0)) / player.cards if player.cards else Fraction(at_hand)


def rising(low: int, high: int, lows: int, highs: int) -> tuple[int, ...]:
    return (min(low, high),) * lows + (max(low, high),) * highs


small = st.integers(1, 12)
lone_players = st.builds(
    Lone,
    at_hand=st.integers(0, 25),
    prizes=st.lists(small, max_size=4).map(tuple),
    relics=st.builds(rising, small, st.integers(1, 60), st.integers(0, 3), st.integers(0, 2)),
    danger=st.integers(0, 3),
    unmet=st.lists(st.integers(1, 3), max_size=2).map(tuple),
).filter(lambda player: player.cards > 0)


@settings(deadline=None)
@given(lone_players)
def test_search_agrees_with_the_definition(player: Lone) -> None:
    assert prospect_by_search(player).going_on == by_the_definition(player)


@settings(deadline=None)
@given(lone_players)
def test_counting_agrees_with_the_definition_wherever_it_is_used(player: Lone) -> None:
    assert prospect(player).going_on == by_the_definition(player)


@settings(deadline=None)
@given(lone_players.filter(lambda player: player.is_monotone))
def test_the_theorem_one_card_ahead_is_enough_where_the_decision_is_monotone(player: Lone) -> None:
    is_return_best = by_the_definition(player) <= player.at_hand
    assert is_return_best is (player.ahead <= player.at_hand * player.danger)


@settings(deadline=None)
@given(lone_players.map(lambda player: player._replace(relics=tuple(reversed(player.relics)))))
def test_relics_that_lose_worth_are_monotone(player: Lone) -> None:
    assert player.is_monotone
    assert prospect(player).going_on == by_the_definition(player)


def test_where_one_card_ahead_is_not_enough() -> None:
    """The first relic alone is not worth the danger; that it makes the next ones dear is."""
    player = Lone(at_hand=15, prizes=(), relics=(5, 20, 20), danger=1, unmet=())
    assert not player.is_monotone
    assert player.ahead <= player.at_hand * player.danger
    assert prospect(player) == Prospect(15, Fraction(20))


@pytest.mark.parametrize("taken", range(6))
@pytest.mark.parametrize("danger", range(3))
def test_every_edition_is_monotone(taken: int, danger: int) -> None:
    worth = (5, 5, 5, 10, 10)
    for drawn in range(taken, 6):
        assert Lone(0, (), worth[taken:drawn], danger, ()).is_monotone


@pytest.mark.parametrize(
    ("options", "relics", "value"),
    [
        ({"edition": "2024"}, 0, "20839072607/1201800600"),
        ({"edition": "international", "relics": True}, 1, "445165512301/24837212400"),
        ({"edition": "2024", "relics": True}, 5, "56965523845163/2533395664800"),
        ({"edition": "2017"}, 0, "253857498893/12502472112"),
    ],
)
def test_what_a_whole_expedition_is_worth_alone(options: dict[str, str | bool], relics: int, value: str) -> None:
    """Known from counting and from the dynamic programme over all decks, which takes seconds for the last two."""
    table = DIAMANT.table({**options}, 1)
    state, _ = DIAMANT.start(table)
    player = lone(state.camp, state.cave._replace(deck=table.deck + table.relic_pile[:relics]))
    assert prospect(player) == Prospect(0, Fraction(value))
    if relics < 2 and not table.relics_are_alike:
        assert prospect_by_search(player) == prospect_by_counting(player)


def best_by_the_rules(state: State) -> dict[State, tuple[Fraction, Fraction]]:
    """For every decision that may come in this expedition: what returning and what going on brings, by the engine."""
    decisions: dict[State, tuple[Fraction, Fraction]] = {}

    def gain(before: State, after: State) -> Fraction:
        return Fraction(DIAMANT.scores(after)[ALONE] - DIAMANT.scores(before)[ALONE])

    @cache
    def value(now: State) -> Fraction:
        if now.phase is Phase.OVER or now.camp.expedition > state.camp.expedition:
            return gain(state, now)
        if now.phase is Phase.EXPLORE:
            urn = DIAMANT.urn(now)
            return sum((value(DIAMANT.draw(now, card)[0]) for card in urn), start=Fraction(0)) / len(urn)
        returning, going_on = (
            value(DIAMANT.apply(now, {ALONE: choice})[0]) for choice in (Choice.RETURN, Choice.CONTINUE)
        )
        decisions[now] = returning, going_on
        return max(returning, going_on)

    value(state)
    return decisions


TRAPS = {"snake": 3, "lava": 2, "boulder": 0, "scorpion": 0, "spikes": 0}
TRAPS_2017 = {"snake": 3, "lava": 0, "boulder": 0, "spider": 0, "ram": 0}
SMALL_TABLES = {
    "treasures": ({"edition": "2024", "custom": {"treasures": [2, 3, 9], "trap_copies": TRAPS, "expeditions": 3}}, 1),
    "relics": (
        {
            "edition": "2024",
            "relics": True,
            "custom": {"treasures": [1, 8], "trap_copies": TRAPS, "relic_values": [4, 6], "expeditions": 3},
        },
        2,
    ),
    "relics of 2017": (
        {"edition": "2017", "custom": {"treasures": [4, 6], "trap_copies": TRAPS_2017, "expeditions": 2}},
        1,
    ),
    "dear relics of 2017": (
        {
            "edition": "2017",
            "custom": {"treasures": [6], "trap_copies": TRAPS_2017, "expeditions": 2, "relic_values": [2, 50]},
        },
        1,
    ),
}


@pytest.mark.parametrize("name", SMALL_TABLES)
def test_the_whole_tree_of_a_small_table_played_by_the_rules(name: str) -> None:
    options, expedition = SMALL_TABLES[name]
    table = DIAMANT.table({**options}, 1)  # type: ignore[dict-item]  # its values are JSON
    state = position(table, expedition=expedition)
    decisions = best_by_the_rules(state)
    choices = set()
    for now, (returning, going_on) in decisions.items():
        expected = prospect(lone(now.camp, now.cave))
        assert expected.at_hand == returning
        assert expected.going_on == going_on
        assert expected.value == max(returning, going_on)
        is_done = should_return(DIAMANT.view(now, ALONE))
        assert is_done is (returning >= going_on)
        assert expected.choice is (Choice.RETURN if is_done else Choice.CONTINUE)
        choices.add(is_done)
    assert choices == {True, False}


def test_relics_taken_before_make_the_rest_dear() -> None:
    """D-R4: two were taken, one lies in the cave, so the next is worth 10."""
    table = DIAMANT.table({"edition": "2017"}, 1)
    cards = [read_card(name, "") for name in ("treasure-9", "relic", "trap-snake")]
    state = position(table, expedition=3, revealed=cards, beside=9, on_path=1, relics_taken=2)
    player = lone(state.camp, state.cave)
    assert player.at_hand == 9 + 1 + 5
    assert player.relics == (10, 10)
    assert player.danger == 2
    assert player.unmet == (3, 3, 3, 3)
    assert treasure(9).rubies not in player.prizes


def test_a_tie_is_a_return() -> None:
    player = Lone(at_hand=3, prizes=(6,), relics=(), danger=2, unmet=())
    assert prospect(player) == Prospect(3, Fraction(3))
    assert prospect(player).choice is Choice.RETURN


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 60), st.integers(0, 2), st.lists(st.sampled_from((3, 3, 2)), max_size=4))
def test_full_decks_of_2017_counted_and_searched(at_hand: int, danger: int, unmet: list[int]) -> None:
    player = Lone(at_hand, (1, 5, 5, 7, 9, 11), (5, 5, 5, 10, 10), danger, tuple(unmet))
    assert prospect_by_counting(player) == prospect_by_search(player)
