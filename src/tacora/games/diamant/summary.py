"""A match in numbers, worked out from its last state and all of its events."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tacora.core.seats import Seat
from tacora.games.diamant import rules
from tacora.games.diamant.cards import Card, Relic, Trap
from tacora.games.diamant.events import (
    EndedBy,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    RelicFound,
    Returned,
    TrapMet,
    TrapSprung,
    TreasureFound,
)
from tacora.games.diamant.state import OVER, State, beside_by_seat


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """D-G2: a seat's gems, relics and score."""

    name: str
    chest: int
    relics: int  # their points
    relic_cards: tuple[Relic, ...]
    score: int


@dataclass(frozen=True, slots=True)
class ExpeditionSummary:
    """An expedition that is over: its cards, the trap out of the game, what each seat put into the chest."""

    ended_by: EndedBy
    revealed: tuple[Card, ...]
    removed: Trap | None
    banked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UnderWay:
    """An expedition that is not over."""

    expedition: int
    revealed: tuple[Card, ...]
    in_cave: tuple[Seat, ...]
    beside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A match so far."""

    finished: bool
    winners: tuple[Seat, ...]
    seats: tuple[SeatSummary, ...]
    expeditions: tuple[ExpeditionSummary, ...]
    under_way: UnderWay | None


def summarise(names: Sequence[str], state: State, events: Iterable[Event]) -> Summary:
    """A match in numbers, from the names at the table, its last state, and all of its events."""
    finished = state.phase is OVER
    return Summary(
        finished,
        rules.winners(state),
        _seats(names, state),
        _expeditions(events, len(names)),
        None if finished else _under_way(state),
    )


def _seats(names: Sequence[str], state: State) -> tuple[SeatSummary, ...]:
    return tuple(
        SeatSummary(
            name,
            chest,
            sum(relic.points for relic in relics),
            tuple(relic.card for relic in relics),
            score,
        )
        for name, chest, relics, score in zip(names, state.chests, state.camp.relics, rules.scores(state), strict=True)
    )


def _under_way(state: State) -> UnderWay:
    cave = state.cave
    return UnderWay(state.camp.expedition, cave.path, cave.in_cave, beside_by_seat(state.camp, cave))


def _expeditions(events: Iterable[Event], seats: int) -> tuple[ExpeditionSummary, ...]:
    ended = []
    revealed: list[Card] = []
    banked: list[int] = []
    for event in events:
        match event:
            case ExpeditionBegan():
                revealed, banked = [], [0] * seats
            case TreasureFound() | TrapMet() | TrapSprung() | RelicFound():
                revealed.append(event.card)
            case Returned():
                for seat, beside in zip(event.seats, event.beside, strict=True):
                    banked[seat] += beside + event.share
            case ExpeditionEnded():
                ended.append(ExpeditionSummary(event.ended_by, tuple(revealed), event.removed, tuple(banked)))
            case _:
                pass  # nothing else is counted by expedition
    return tuple(ended)
