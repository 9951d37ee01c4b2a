"""Bots by their names, for any game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from tacora.core.errors import TacoraError
from tacora.core.game import MoveT, ViewT
from tacora.core.match import Decider
from tacora.core.seats import Seat

Seed: TypeAlias = int | str


class UnknownBot(TacoraError):  # noqa: N818  the name says what is wrong
    """A name that no bot has, and the names that bots have."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"bots: {name[:40]!a} is not one of: {', '.join(known)}")
        self.name = name
        self.known = known


def _at_once(name: str, seed: Seed, /) -> float:  # noqa: ARG001  whoever it is
    return 0.0


def _no_thinking(name: str, state: object, seat: Seat, seed: str, /) -> float:  # noqa: ARG001
    return 0.0


@dataclass(frozen=True, slots=True)
class Roster(Generic[ViewT, MoveT]):
    """All bots of a game."""

    bots: Mapping[str, Callable[[Seed], Decider[ViewT, MoveT]]]
    """For each bot, by its name, the function that makes the bot from a seed."""

    families: Mapping[str, Callable[[int, Seed], Decider[ViewT, MoveT]]] = field(default_factory=dict)
    """Bots that differ by a number: `threshold-7` is made by the function for `threshold` from 7 and a seed."""

    seconds: Callable[[str, Seed], float] = _at_once
    """How long the bot of a name takes over a decision for which the game has a clock; the same for the same seed."""

    thinking: Callable[[str, Any, Seat, str], float] = _no_thinking
    """How many seconds the bot of a name takes over what a state asks of a seat, at a table with people."""

    def make(self, name: str, seed: Seed) -> Decider[ViewT, MoveT]:
        """The bot of that name; raises UnknownBot."""
        if name in self.bots:
            return self.bots[name](seed)
        numbered = member(name)
        if numbered is None or numbered[0] not in self.families:
            known = (*self.bots, *(f"{family}-N" for family in self.families))
            raise UnknownBot(name, known)
        family, number = numbered
        return self.families[family](number, seed)


def member(name: str) -> tuple[str, int] | None:
    """A family's name and a number up to 999, if a name is made of these.

    >>> member("threshold-7"), member("threshold-07")
    (('threshold', 7), None)
    """
    family, _, number = name.rpartition("-")
    if not family or not number.isascii() or not number.isdigit() or len(number) > 3 or str(int(number)) != number:
        return None
    return family, int(number)


AnyRoster: TypeAlias = Roster[Any, Any]
