"""How a bot's decisions depend on what it sees: how often it does one thing, by two numbers of its view."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from tacora.arena.samples import Chances
from tacora.core.game import MoveT, ViewT

Bins: TypeAlias = tuple[int, ...]
"""Where each bin begins; the last one has no end."""


@dataclass(frozen=True, slots=True)
class Habit(Generic[ViewT, MoveT]):
    """Something a bot may do at a decision, and the two numbers it is watched by."""

    name: str
    """The habit's word in reports."""

    across: Bins
    upward: Bins
    seen: Callable[[ViewT, MoveT], tuple[int, int, bool]]
    """The two numbers at a decision, and whether the bot did it."""


AnyHabit: TypeAlias = Habit[Any, Any]

Watched: TypeAlias = dict[tuple[int, int], Chances]
"""How often a bot did something, by the bins of the two numbers."""
