"""What the solver is asked."""

from typing import NamedTuple

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.solvers.dungeon.values import Value


class Question(NamedTuple):
    """A hand, what is in it besides cards, and what is worth how much."""

    hand: tuple[Card, ...]
    tools: Tools
    value: Value
