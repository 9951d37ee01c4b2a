"""The state of a match. It holds no order of the deck: nothing to leak, and odds are computed on the real state.

States are named tuples, split by how often their parts change (docs/adr/0002-named-tuples-for-states.md).
"""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from tacora.core.seats import Seat
from tacora.games.diamant.cards import Card, Relic
from tacora.games.diamant.table import Table


class Phase(StrEnum):
    """What a state waits for."""

    EXPLORE = "explore"
    DECIDE = "decide"
    OVER = "over"


EXPLORE, DECIDE, OVER = Phase


class TakenRelic(NamedTuple):
    """A relic that was taken out of the cave, and its points."""

    card: Relic
    points: int


class Camp(NamedTuple):
    """What lies around the cave, open to all."""

    table: Table
    expedition: int
    stock: tuple[Card, ...]  # all cards shuffled for this expedition
    relics: tuple[tuple[TakenRelic, ...], ...]  # of each seat
    relic_pile: tuple[Relic, ...]  # not yet in the game
    removed: tuple[Card, ...]  # out of the game


class Cave(NamedTuple):
    """What lies in the cave, open to all."""

    deck: tuple[Card, ...]  # not yet revealed, in no order
    path: tuple[Card, ...]  # revealed, from the entrance on
    on_path: tuple[int, ...]  # the rubies on each card of the path
    lying: tuple[Relic, ...]  # the relics still on the path
    in_cave: tuple[Seat, ...]
    beside: int  # the rubies beside the chest of each in the cave: all have had the same shares (D-E1, D-E4)


class State(NamedTuple):
    """A match at one moment."""

    phase: Phase
    camp: Camp
    cave: Cave
    chests: tuple[int, ...]  # the rubies in the chest of each seat


# Every step makes a cave and a state, every expedition a camp. `tuple.__new__` makes one in half the time that the
# class takes (docs/adr/0002-named-tuples-for-states.md).

CampFields = tuple[
    Table, int, tuple[Card, ...], tuple[tuple[TakenRelic, ...], ...], tuple[Relic, ...], tuple[Card, ...]
]
CaveFields = tuple[tuple[Card, ...], tuple[Card, ...], tuple[int, ...], tuple[Relic, ...], tuple[Seat, ...], int]
StateFields = tuple[Phase, Camp, Cave, tuple[int, ...]]

new_camp: Callable[[type[Camp], CampFields], Camp] = tuple.__new__
new_cave: Callable[[type[Cave], CaveFields], Cave] = tuple.__new__
new_state: Callable[[type[State], StateFields], State] = tuple.__new__


def beside_by_seat(camp: Camp, cave: Cave) -> tuple[int, ...]:
    """The rubies beside each seat's chest: who is not in the cave has none there (D-E11)."""
    return tuple([cave.beside if seat in cave.in_cave else 0 for seat in camp.table.all_seats])


def relic_points(camp: Camp) -> tuple[int, ...]:
    """The points of each seat's relics."""
    return tuple([sum([taken.points for taken in relics]) for relics in camp.relics])


def relics_taken(camp: Camp) -> int:
    """How many relics have been taken out of the cave so far, by anyone."""
    return sum(map(len, camp.relics))
