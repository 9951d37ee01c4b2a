"""Each game's face at the terminal."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tacora.core.registry import Registry
from tacora.games import NAMES
from tacora.i18n import Words
from tacora.terminal.screen import Screen
from tacora.terminal.seating import Wishes


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """A game at the terminal."""

    play: Callable[[Wishes, Words, Screen, Sequence[str]], int]
    """Play a match line by line; the exit code. The command that resumes the match repeats the last argument."""

    play_full: Callable[[Wishes, Words, Screen, Sequence[str]], int] | None = None
    """The same on the full screen; None for a game that has no screens."""

    tell: Callable[[Sequence[str], Any, Sequence[Any], Words], Iterable[str]]
    """The lines of a match, given the names at the table, the last state and all events."""

    summarise: Callable[[Sequence[str], Any, Sequence[Any]], object]
    """A match in numbers, given the names, the last state and all events."""


FACES: Registry[Face] = Registry("tacora.terminal", NAMES, "tacora.terminal.{name}.face:FACE")
"""Every game's face by the game's name; another package's has an entry point in the group `tacora.terminal`."""
