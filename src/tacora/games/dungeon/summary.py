"""A match in numbers, worked out from its last state."""

from collections.abc import Sequence
from dataclasses import dataclass

from tacora.core.seats import Seat
from tacora.games.dungeon import rules
from tacora.games.dungeon.state import Line, Phase, State


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """V-Z1: a seat's score sheet, added up."""

    name: str
    rounds: tuple[Line, ...]
    main: int
    side: int  # before halving
    bonus: int
    exits: int
    exit_points: int
    coins: int
    coin_points: int
    score: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A match so far."""

    finished: bool
    winners: tuple[Seat, ...]
    seats: tuple[SeatSummary, ...]
    round: int
    phase: Phase


def summarise(names: Sequence[str], state: State) -> Summary:
    """A match in numbers, from the names at the table and its last state."""
    seats = tuple(
        SeatSummary(name, *sheet, score=sheet.total) for name, sheet in zip(names, rules.sheets(state), strict=True)
    )
    return Summary(state.phase is Phase.OVER, rules.winners(state), seats, state.round, state.phase)
