"""The worth of cards, as the solver measures it over many hands (`make worths`), by main goal."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from tacora.games.dungeon.cards import GOAL_CARDS, Card
from tacora.games.dungeon.finds import GOALS
from tacora.games.dungeon.state import ROUNDS

HUNDREDTHS = 100


class Worths:
    """The gains of a card in place of a start card, for each main goal.

    A value counts the main goal, the expected side goal at its half, coins, the exit and upgrades.
    """

    def __init__(self, text: str) -> None:
        measured = json.loads(text)
        goals: list[str] = measured["goals"]

        def by_goal(table: Mapping[str, Sequence[int]]) -> dict[str, dict[str, float]]:
            return {
                thing: {goal: number / HUNDREDTHS for goal, number in zip(goals, row, strict=True)}
                for thing, row in table.items()
            }

        self._cards = by_goal(measured["cards"])
        self._returns: list[float] = measured["returns"]

    def card(self, card: Card, goal: str) -> float:
        """The points that a card adds to a hand laid for that goal."""
        return self._cards[card.id][goal]

    def card_later(self, card: Card) -> float:
        """The points that a card adds to a hand on average over all goals."""
        return _over_goals(self._cards[card.id])

    def returns(self, round_: int) -> float:
        """How often a card laid in that round comes into the hand again before the end."""
        return self._returns[min(round_, ROUNDS) - 1]


SHARES = {goal: sum(card.goal == goal for card in GOAL_CARDS) / len(GOAL_CARDS) for goal in GOALS}
"""How often each goal comes up."""


def _over_goals(row: Mapping[str, float]) -> float:
    return sum(SHARES[goal] * gain for goal, gain in row.items())


@cache
def worths() -> Worths:
    """The measured worths, from their file."""
    return Worths(files(__package__).joinpath("data", "worths.json").read_text(encoding="utf-8"))
