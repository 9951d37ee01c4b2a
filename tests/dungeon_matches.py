"""Random matches of Dungeon with their records, for tests of records."""

from dataclasses import dataclass
from functools import cache

from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View

NAMES = ("Noa", "Ben", "Cleo", "Dan", "Eli")


@dataclass(frozen=True)
class PlayedDungeon:
    """A match that was played, its events, and its record as text."""

    match: Match[Table, State, Move, Outcome, Event, View]
    events: tuple[Event, ...]
    names: list[str]
    text: str


@cache
def played_dungeon(players: int, seed: int, bot: str = "random", most_steps: int | None = None) -> PlayedDungeon:
    """A match of bots, to its end or so many steps far."""
    events: list[Event] = []
    match: Match[Table, State, Move, Outcome, Event, View] = Match(
        DUNGEON, DUNGEON.table({}, players), on_events=events.extend
    )
    bots, chance = [make_bot(bot, f"{seed}-{seat}") for seat in range(players)], SeededChance(seed)
    while not match.is_over and (most_steps is None or len(match.steps) < most_steps):
        if waiting := DUNGEON.pending(match.state):
            match.apply({seat: bots[seat](DUNGEON.view(match.state, seat)) for seat in waiting})
        elif urn := DUNGEON.urn(match.state):
            match.draw(urn[chance.below(len(urn))])
        else:
            facts = DUNGEON.facts(match.state)
            match.note(facts[chance.below(len(facts))])
    names = list(NAMES[:players])
    seats = tuple(Player(name, bot if seat else None) for seat, name in enumerate(names))
    return PlayedDungeon(match, tuple(events), names, write(Record(seats, match)))
