"""The events of a match, with names and numbers. Faces turn events into words."""

from enum import StrEnum
from typing import NamedTuple

from tacora.core.seats import Seat, Viewer
from tacora.games.diamant.cards import Relic, Trap, Treasure


class EndedBy(StrEnum):
    """Why an expedition is over."""

    RETURN = "return"
    TRAP = "trap"


class ExpeditionBegan(NamedTuple):
    """D-E1, D-E2: everybody is in the cave; the relic that was shuffled in, if one was."""

    expedition: int
    relic: Relic | None


class TreasureFound(NamedTuple):
    """D-E4: so many rubies for each in the cave, so many left on the card."""

    card: Treasure
    each: int
    left: int


class TrapMet(NamedTuple):
    """D-E5: the first of its kind."""

    card: Trap


class TrapSprung(NamedTuple):
    """D-E6: the second of its kind; everybody in the cave flees and loses what lay beside the chest."""

    card: Trap
    fled: tuple[Seat, ...]
    lost: tuple[int, ...]


class RelicFound(NamedTuple):
    """D-E7: laid out."""

    card: Relic


class ChoicesRevealed(NamedTuple):
    """D-E8: all at the same time."""

    stayed: tuple[Seat, ...]
    left: tuple[Seat, ...]


class Returned(NamedTuple):
    """D-E9 to D-E11: what each leaver carried, the share of each from the path, what stays there."""

    seats: tuple[Seat, ...]
    beside: tuple[int, ...]
    share: int
    left: int


class RelicsTaken(NamedTuple):
    """D-E10: by the lone leaver, with what each relic is worth."""

    seat: Seat
    relics: tuple[Relic, ...]
    points: tuple[int, ...]


class ExpeditionEnded(NamedTuple):
    """D-X1 to D-X4: the entrance is closed; rubies back to the reserve; relics and a trap out of the game."""

    expedition: int
    ended_by: EndedBy
    rubies_returned: int
    relics_lost: tuple[Relic, ...]
    removed: Trap | None


class GameEnded(NamedTuple):
    """D-G1 to D-G3: the score sheet."""

    chests: tuple[int, ...]
    relic_points: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    ExpeditionBegan
    | TreasureFound
    | TrapMet
    | TrapSprung
    | RelicFound
    | ChoicesRevealed
    | Returned
    | RelicsTaken
    | ExpeditionEnded
    | GameEnded
)


def shown(event: Event, viewer: Viewer) -> Event:  # noqa: ARG001  every gain is public (D-R7)
    """Everything that happens is seen by all."""
    return event
