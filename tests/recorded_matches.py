"""Random matches with everything that happened in them, for tests of records."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tacora.core.chance import SeededChance
from tacora.core.jsonable import JsonObject
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.games.diamant import DIAMANT, Card, Choice, State, Table, View
from tacora.games.diamant.events import Event
from tacora.games.diamant.moves import CONTINUE, RETURN

DiamantMatch = Match[Table, State, Choice, Card, Event, View]

EDITIONS_AND_RELICS = (
    ("2017", True),
    ("2024", False),
    ("2024", True),
    ("international", False),
    ("international", True),
)
CUSTOMS: tuple[JsonObject, ...] = (
    {"expeditions": 1},
    {"treasures": [1, 1, 99], "expeditions": 2},
    {"trap_copies": {"snake": 0, "lava": 4, "boulder": 1}},
    {"expeditions": 8, "treasures": [30, 2], "trap_copies": {"snake": 2, "lava": 20}, "relic_values": [9, 2]},
)


@dataclass(frozen=True)
class Played:
    """A match that was played, its events, and its record as text."""

    match: DiamantMatch
    events: list[Event]
    names: list[str]
    text: str


def played(options: JsonObject, players: int, seed: int, most_steps: int | None = None) -> Played:
    """A random match, to its end or so many steps far."""
    events: list[Event] = []
    match = Match(DIAMANT, DIAMANT.table(options, players), on_events=events.extend)
    random, chance = Random(f"{seed} choices"), SeededChance(seed)
    boldness = [random.uniform(0.5, 0.95) for _ in range(players)]
    while not match.is_over and (most_steps is None or len(match.steps) < most_steps):
        if waiting := DIAMANT.pending(match.state):
            match.apply({seat: CONTINUE if random.random() < boldness[seat] else RETURN for seat in waiting})
        else:
            urn = DIAMANT.urn(match.state)
            match.draw(urn[chance.below(len(urn))])
    names = [f"P{seat + 1}" for seat in range(players)]
    seats = tuple(Player(name, "bold" if seat % 2 else None) for seat, name in enumerate(names))
    return Played(match, events, names, write(Record(seats, match)))


def tables() -> Iterator[tuple[JsonObject, int]]:
    """Every edition, with and without relics where it allows that, for 3 to 8 players."""
    for edition, relics in EDITIONS_AND_RELICS:
        for players in range(3, 9):
            yield {"edition": edition, "relics": relics, "hidden_chests": False}, players


def house_tables() -> Iterator[tuple[JsonObject, int]]:
    """1 and 2 players, hidden chests, and custom tables."""
    for edition, relics in EDITIONS_AND_RELICS:
        for players in (1, 2):
            yield {"edition": edition, "relics": relics}, players
        yield {"edition": edition, "relics": relics, "hidden_chests": True}, 5
        for custom in CUSTOMS:
            yield {"edition": edition, "relics": relics, "custom": custom}, 4
