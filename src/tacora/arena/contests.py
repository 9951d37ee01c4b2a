"""The games that bots play against each other, and how their seats are taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tacora.bots.roster import AnyRoster
from tacora.core.game import AnyGame
from tacora.core.match import no_clock
from tacora.core.registry import Registry
from tacora.core.seats import Seat
from tacora.games import NAMES

BotClock: TypeAlias = Callable[[Sequence[str], str], Callable[[Any], Mapping[Seat, float]]]


def nobody_looks(bots: Sequence[str], seed: str, /) -> Callable[[Any], Mapping[Seat, float]]:  # noqa: ARG001
    """The clock of a game without facts, whoever plays."""
    return no_clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A game, its bots, and what a simulation of it must know."""

    game: AnyGame
    roster: AnyRoster
    clock: BotClock = nobody_looks
    """The clock for a match between these bots, from a seed."""

    bots: str
    """Who plays if nobody is named."""

    games: int
    """How many games if no number is named."""

    rotates: bool
    """Bots move on by one seat from game to game, for a seat may be worth something."""

    portion: int
    """Games between two looks at the clock, the progress and Ctrl-C."""

    worthwhile: int
    """Games; with fewer, starting processes takes longer than playing."""

    is_apart: bool
    """Bots may search in ways that keep Ctrl-C to themselves."""


CONTESTS: Registry[Contest] = Registry("tacora.arena", NAMES, "tacora.arena.{name}.contest:CONTEST")
"""Every contest by its game's name; another package's has an entry point in the group `tacora.arena`."""
