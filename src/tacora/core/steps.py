"""A step of a match: a draw of chance, a joint decision, or a fact that somebody with a clock noted."""

from collections.abc import Callable
from typing import Any, NamedTuple, NewType, TypeAlias

from tacora.core.seats import Seat

Fact = NewType("Fact", str)
"""One word for what only somebody with a clock knows: who was done first, or that time ran out. It is never drawn."""


class Draw(NamedTuple):
    """Chance gave this outcome. A proof can recompute it."""

    outcome: Any


class Decision(NamedTuple):
    """All pending seats decided, each its own move."""

    moves: dict[Seat, Any]


class Note(NamedTuple):
    """Somebody with a clock noted this fact. No proof can recompute it."""

    fact: Fact


Step: TypeAlias = Draw | Decision | Note

# Steps are made by the dozen in every game, and calling a named tuple's class takes twice as long
# (docs/adr/0002-named-tuples-for-states.md).
new_draw: Callable[[type[Draw], tuple[Any]], Draw] = tuple.__new__
new_decision: Callable[[type[Decision], tuple[dict[Seat, Any]]], Decision] = tuple.__new__
