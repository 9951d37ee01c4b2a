"""Bots by their names, for any game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from tacora.core.errors import TacoraError
from tacora.core.game import MoveT, ViewT
from tacora.core.match import Decider
from tacora.core.seats import Seat

Seed: TypeAlias = int | str


class UnknownBot(TacoraError):  # noqa: N818  the name says what is wrong
    """A name that no bot has."""


def _at_once(name: str, seed: Seed, /) -> float:  # noqa: ARG001  whoever it is
    return 0.0


def _no_thinking(name: str, state: object, seat: Seat, seed: str, /) -> float:  # noqa: ARG001
    return 0.0


@dataclass(frozen=True, slots=True)
class Roster(Generic[ViewT, MoveT]):
    """All bots of a game."""

    bots: Mapping[str, Callable[[Seed], Decider[ViewT, MoveT]]]
    """For each bot, by its name, the function that makes the bot from a seed."""

    seconds: Callable[[str, Seed], float] = _at_once
    """How long the bot of a name takes over a decision for which the game has a clock; the same for the same seed."""

    thinking: Callable[[str, Any, Seat, str], float] = _no_thinking
    """How many seconds the bot of a name takes over what a state asks of a seat, at a table with people."""

    def make(self, name: str, seed: Seed) -> Decider[ViewT, MoveT]:
        """The bot of that name; raises UnknownBot."""
        if name not in self.bots:
            raise UnknownBot(f"bots: {name[:40]!a} is not one of: {', '.join(self.bots)}")
        return self.bots[name](seed)


AnyRoster: TypeAlias = Roster[Any, Any]
