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
    """The clock of a game without facts: no seat has a time."""
    return no_clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A game, its bots, and the settings of its simulations."""

    game: AnyGame
    roster: AnyRoster
    clock: BotClock = nobody_looks
    """The clock for a match between these bots, from a seed."""

    bots: str
    """The bots that play if the command names none."""

    games: int
    """How many games are played if the command names no number."""

    rotates: bool
    """Bots move on by one seat from game to game, because one seat may be better than another."""

    portion: int
    """How many games are played between two looks at progress and Ctrl-C."""

    worthwhile: int
    """The fewest games for which starting processes pays."""

    is_apart: bool
    """The bots' searches may swallow Ctrl-C, so matches run in processes of their own."""


CONTESTS: Registry[Contest] = Registry("tacora.arena", NAMES, "tacora.arena.{name}.contest:CONTEST")
"""Every contest by its game's name; another package's has an entry point in the group `tacora.arena`."""
