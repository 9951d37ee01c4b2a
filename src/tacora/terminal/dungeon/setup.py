"""From what the command line asked for to a table of Dungeon with everybody in their seats."""

from dataclasses import dataclass
from typing import TypeAlias

from tacora.bots.dungeon import make_bot
from tacora.core.match import Match
from tacora.core.steps import Draw
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View
from tacora.i18n import Words
from tacora.terminal import seating

DEFAULT_BOTS = "apprentice,adventurer"
OPTIONS = ("begins", "time_limit")

Seating: TypeAlias = seating.Seating[Table, State, Move, Outcome, Event, View]


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes(seating.Wishes):
    """What the command line asked for; None where it said nothing."""

    begins: int | None = None
    time_limit: int | None = None


def take_seats(wishes: Wishes, words: Words) -> Seating:
    """The table that was asked for, new or as it was left; raises TacoraError."""
    seated = seating.seat_all(
        DUNGEON,
        wishes,
        words,
        options=lambda: wishes.given(OPTIONS),
        only_new=("players", "bots", *OPTIONS),
        default_bots=DEFAULT_BOTS,
        make_bot=make_bot,
    )
    _retrace(seated)
    return seated


def _retrace(seated: Seating) -> None:
    """Bring chance to where it was: with the same seed, the match goes on as it would have."""
    match = seated.record.match
    shadow = Match(DUNGEON, match.table)
    for step in match.steps:
        if isinstance(step, Draw):
            seated.chance.below(len(DUNGEON.urn(shadow.state)))
        shadow.take(step)
