"""The clock at a table of bots: their paces say who was done first (V-T1)."""

from collections.abc import Callable, Mapping, Sequence

from tacora.bots.dungeon import ROSTER
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View

DungeonMatch = Match[Table, State, Move, Outcome, Event, View]


def race_clock(bots: Sequence[str], seed: str) -> Callable[[State], Mapping[Seat, float]]:
    """A clock for a match between bots, each named at its seat."""

    def times(state: State) -> Mapping[Seat, float]:
        return {seat: ROSTER.seconds(bots[seat], f"{seed}/{state.round}/{seat}") for seat in state.table.all_seats}

    return times
