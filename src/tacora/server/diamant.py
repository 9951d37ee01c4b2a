"""Diamant on the wire: the view that a device is sent, and the events."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Relic, State
from tacora.games.diamant.cards import Trap
from tacora.games.diamant.state import DECIDE
from tacora.solvers.diamant.odds import next_card


class PathCard(Struct, frozen=True):
    """A card of the path, the rubies on it, and whether a relic has been taken off it."""

    card: str
    rubies: int
    taken: bool


class TakenRelic(Struct, frozen=True):
    """A relic out of the cave."""

    card: str
    points: int


class TrapCount(Struct, frozen=True):
    """A kind of trap: whether it lies on the path, and how many of its cards are still in the game."""

    kind: str
    met: bool
    left: int


class Odds(Struct, frozen=True):
    """What the next card may do."""

    second_trap: float
    expected_rubies: float


class OpenView(Struct, frozen=True):
    """The part of the view that is the same for everybody."""

    point: int
    phase: Literal["explore", "decide", "over"]
    expedition: int
    expeditions: int
    in_cave: list[int]
    path: list[PathCard]
    beside: list[int]
    relics: list[list[TakenRelic]]
    traps: list[TrapCount]
    relic_pile: list[str]
    removed: list[str]
    deck: int
    on_path: int
    odds: Odds | None
    scores: list[int] | None
    winners: list[int]


class View(OpenView, frozen=True):
    """All that a device may know: its own chests where chests are hidden, and what its seats would bring home alone."""

    chests: list[int | None]
    alone: dict[str, int]


_encode = msgspec.json.Encoder().encode


def open_view(state: State, point: int, *, odds: bool) -> bytes:
    """The part of the view that is the same for everybody, as JSON."""
    seen = DIAMANT.view(state, None)  # what not even a spectator may know cannot get in here
    camp, cave = seen.camp, seen.cave
    lying = list(cave.lying)
    path = []
    for card, rubies in zip(cave.path, cave.on_path, strict=True):
        is_taken = False
        if type(card) is Relic:
            is_taken = card not in lying
            if not is_taken:
                lying.remove(card)
        path.append(PathCard(card.wire, rubies, is_taken))
    is_over = seen.phase == "over"
    chances = next_card(cave) if odds and seen.phase is DECIDE else None
    return _encode(
        OpenView(
            point=point,
            phase=seen.phase.value,
            expedition=camp.expedition,
            expeditions=camp.table.expeditions,
            in_cave=list(cave.in_cave),
            path=path,
            beside=list(cave.beside),
            relics=[[TakenRelic(relic.card.wire, relic.points) for relic in relics] for relics in camp.relics],
            traps=[
                TrapCount(kind, any(type(card) is Trap and card.kind == kind for card in cave.path), left)
                for kind, left in _traps_left(state)
            ],
            relic_pile=[card.wire for card in camp.relic_pile],
            removed=[card.wire for card in camp.removed],
            deck=len(cave.deck),
            on_path=sum(cave.on_path),
            odds=None if chances is None else Odds(float(chances.second_trap), float(chances.expected_rubies)),
            scores=list(DIAMANT.scores(state)) if is_over else None,
            winners=list(DIAMANT.winners(state)),
        )
    )


def _traps_left(state: State) -> list[tuple[str, int]]:
    """How many cards of each kind are still in the game, on the path or in the deck."""
    removed = [card.kind for card in state.camp.removed if type(card) is Trap]
    return [(kind, copies - removed.count(kind)) for kind, copies in state.camp.table.trap_copies]


def own_view(state: State, seats: Sequence[Seat]) -> bytes:
    """The rest of the view for a device with these seats, as the end of the JSON object that `open_view` begins."""
    chests = list(DIAMANT.view(state, None).chests)
    on_path = sum(state.cave.on_path)
    alone = {}
    for seat in seats:
        own = DIAMANT.view(state, seat)
        chests[seat] = own.chests[seat]
        if state.phase is DECIDE and seat in own.cave.in_cave:
            alone[str(seat)] = own.cave.beside[seat] + on_path  # D-E9, D-E11
    return b',"chests":' + _encode(chests) + b',"alone":' + _encode(alone) + b"}"
