"""The games that bots play against each other, and how their seats are taken."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tacora.arena.dungeon.race import race_clock
from tacora.bots import diamant as diamant_bots
from tacora.bots import dungeon as dungeon_bots
from tacora.core.game import AnyGame
from tacora.core.match import no_clock
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.game import DUNGEON


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """A game, who makes its bots, and what a simulation of it must know."""

    game: AnyGame
    make_bot: Callable[[str, str | int], Callable[[Any], Any]]
    clock: Callable[[Sequence[str], str], Callable[[Any], Mapping[Seat, float]]]
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


CONTESTS = {
    contest.game.name: contest
    for contest in (
        Contest(
            game=DIAMANT,
            make_bot=diamant_bots.make_bot,
            clock=lambda _bots, _seed: no_clock,
            bots="odds,bold,timid,random",
            games=10_000,
            rotates=False,  # D-E8: no seat is before another
            portion=200,
            worthwhile=2000,
            is_apart=False,
        ),
        Contest(
            game=DUNGEON,
            make_bot=dungeon_bots.make_bot,
            clock=race_clock,
            bots="master,adventurer,apprentice",
            games=100,
            rotates=True,  # V-R1: the lowest seat breaks ties
            portion=1,
            worthwhile=8,
            is_apart=True,
        ),
    )
}
"""Every contest by its game's name."""
