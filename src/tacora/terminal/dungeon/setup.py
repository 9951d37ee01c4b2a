"""A table of Dungeon with everybody in their seats, as the command line asked for it."""

from typing import TypeAlias

from tacora.bots.dungeon import ROSTER
from tacora.core.match import Match
from tacora.core.seats import Seat
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

Seating: TypeAlias = seating.Seating[Table, State, Move, Outcome, Event, View]


def take_seats(wishes: seating.Wishes, words: Words) -> Seating:
    """The table that was asked for, new or as it was left; raises TacoraError."""
    seated = seating.seat_all(
        DUNGEON,
        wishes,
        words,
        options=lambda: wishes.own,
        roster=ROSTER,
        default_bots=DEFAULT_BOTS,
    )
    _retrace(seated)
    return seated


def _retrace(seated: Seating) -> None:
    """Bring chance to where it was, so that the match goes on as it would have without the break."""
    match = seated.record.match
    shadow = Match(DUNGEON, match.table)
    for step in match.steps:
        if isinstance(step, Draw):
            seated.chance.below(len(DUNGEON.urn(shadow.state)))
        shadow.take(step)


def bot_seconds(seated: Seating, state: State) -> dict[Seat, float]:
    """V-R33: how long each bot has built in this round, by its pace."""
    return {
        seat: ROSTER.seconds(player.bot, f"{seated.seed}-{state.round}-{seat}")
        for seat, player in zip(state.table.all_seats, seated.record.players, strict=True)
        if player.bot is not None
    }
