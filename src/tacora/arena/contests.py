"""The games that bots play against each other, and how their seats are taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from tacora.arena.habits import AnyHabit
from tacora.arena.tally import Tally
from tacora.bots.roster import AnyRoster
from tacora.core.game import AnyGame
from tacora.core.jsonable import JsonObject
from tacora.core.match import no_clock
from tacora.core.registry import Registry
from tacora.core.seats import Seat
from tacora.games import NAMES

BotClock: TypeAlias = Callable[[Sequence[str], str], Callable[[Any], Mapping[Seat, float]]]


def nobody_looks(bots: Sequence[str], seed: str, /) -> Callable[[Any], Mapping[Seat, float]]:  # noqa: ARG001
    """The clock of a game without facts: no seat has a time."""
    return no_clock


BatchPlayer: TypeAlias = Callable[[int, range], tuple[Tally, ...]]
"""Plays the games of these numbers of a seed in this thread, while others run; each seat's tally."""


def no_batch(table: Any, bots: Sequence[str], /) -> BatchPlayer | None:  # noqa: ARG001
    """A game that is played by its rules engine alone."""
    return None


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

    seats: tuple[int, ...]
    """The numbers of players in a tournament that names none."""

    settings: tuple[JsonObject, ...] = ({},)
    """The options of the tables in a tournament that names none."""

    games_in_arena: int
    """How many games are played at each kind of table in a tournament that names no number."""

    habit: AnyHabit | None = None
    """What one can watch in the decisions of the game's bots."""

    rotates: bool
    """Bots move on by one seat from game to game, because one seat may be better than another."""

    portion: int
    """How many games are played between two looks at progress and Ctrl-C."""

    worthwhile: int
    """The fewest games for which starting processes pays."""

    batch: Callable[[Any, Sequence[str]], BatchPlayer | None] = no_batch
    """Plays many games of these bots at once, on arrays; None if that cannot be done here or with these bots."""

    is_apart: bool
    """The bots' searches may swallow Ctrl-C, so matches run in processes of their own."""


CONTESTS: Registry[Contest] = Registry("tacora.arena", NAMES, "tacora.arena.{name}.contest:CONTEST")
"""Every contest by its game's name; another package's has an entry point in the group `tacora.arena`."""
