"""What a path is worth: weights over its discoveries and its exit, in whole numbers so that nothing is rounded."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from tacora.games.dungeon.cards import GOAL_CARDS
from tacora.games.dungeon.finds import GOALS, Discoveries, Explored

DEFAULT_WEIGHTS = {
    "goal": Fraction(1),
    "coin": Fraction(35, 100),
    "exit": Fraction(6, 10),
    "side": Fraction(0),
    "recycling": Fraction(0),
    "scissors": Fraction(0),
}
HALF = Fraction(1, 2)
"""V-Z1: how much a point of the side goal counts in the end."""


@dataclass(frozen=True)
class Value:
    """Whole numbers of 1/scale points: for one discovery of each kind, and for an exit."""

    scale: int
    each: tuple[int, ...]
    exit: int

    def of(self, discoveries: Discoveries, *, exited: bool) -> int:
        """The worth of discoveries, in 1/scale points."""
        found = sum(each * count for each, count in zip(self.each, discoveries, strict=True))
        return found + self.exit * exited

    def explored(self, explored: Explored) -> Fraction:
        """The worth of a whole path, in points."""
        return Fraction(self.of(explored.discoveries, exited=explored.exited), self.scale)


def value_of(goal: str | None, weights: Mapping[str, Fraction], unseen: Mapping[str, int] | None = None) -> Value:
    """The value function of a main goal and weights (none of them negative).

    `unseen` says how many cards of each goal may still come up as the side goal: by default all, less
    one of the main goal.

    >>> value_of("key", DEFAULT_WEIGHTS).explored(Explored(Discoveries(key=2, coin=1), True, "exit", *[()] * 3, None))
    Fraction(99, 20)
    """
    weights = DEFAULT_WEIGHTS | dict(weights)
    left = dict(unseen) if unseen is not None else unseen_goals((goal,) if goal else ())
    cards = sum(left.values())
    each = dict.fromkeys(Discoveries._fields, Fraction(0))
    for name, points in GOALS.items():
        each[name] += weights["goal"] * points * (name == goal)
        if cards:
            each[name] += weights["side"] * HALF * points * Fraction(left.get(name, 0), cards)
    for name in ("coin", "recycling", "scissors"):
        each[name] += weights[name]
    scale = lcm(weights["exit"].denominator, *(worth.denominator for worth in each.values()))
    return Value(scale, tuple(int(worth * scale) for worth in each.values()), int(weights["exit"] * scale))


def unseen_goals(seen: tuple[str, ...]) -> dict[str, int]:
    """How many cards of each goal are left when these have been seen."""
    left = dict.fromkeys(GOALS, 0)
    for card in GOAL_CARDS:
        left[card.goal] += 1
    for goal in seen:
        left[goal] = max(0, left[goal] - 1)
    return left
