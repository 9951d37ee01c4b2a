"""Chance at a table of bots: who was done first is no chance there, but what their paces say (V-T1)."""

from collections.abc import Sequence

from tacora.bots.dungeon.pace import building_seconds, first_done
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome, seat_name
from tacora.games.dungeon.state import Kind, State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View

DungeonMatch = Match[Table, State, Move, Outcome, Event, View]


class RaceChance(SeededChance):
    """Seeded chance for a match between bots, each named at its seat."""

    __slots__ = ("_bots", "_match", "_seed")

    def __init__(self, match: DungeonMatch, bots: Sequence[str], seed: str) -> None:
        super().__init__(seed)
        self._match = match
        self._bots = bots
        self._seed = seed

    def below(self, count: int, /) -> int:
        """A number below another; where the match asks who was first, that seat's."""
        state = self._match.state
        if state.agenda[0].kind is not Kind.DONE:
            return super().below(count)
        seconds = {
            seat_name(seat): building_seconds(self._bots[seat], f"{self._seed}/{state.round}/{seat}", is_race=True)
            for seat in state.table.all_seats
        }
        urn = DUNGEON.urn(state)
        return urn.index(first_done(urn, seconds))
