"""The question that the solver answers."""

from typing import NamedTuple

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.solvers.dungeon.values import Value


class Question(NamedTuple):
    """A hand of cards, its tools, and the value of finds and exits."""

    hand: tuple[Card, ...]
    tools: Tools
    value: Value
