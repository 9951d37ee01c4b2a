"""Tasks: what a match waits for, one type for each kind, with the seat and the row that the task is about."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from tacora.core.jsonable import JsonObject
from tacora.core.seats import Seat


# No named tuples: tasks without fields would all be equal, and false.
@dataclass(frozen=True, slots=True)
class _Kind:
    """What tasks of a kind share."""

    kind: ClassVar[str]
    """The task's word in views."""

    rule: ClassVar[str]
    """The id of the rule that asks for the task."""

    due: ClassVar[str]
    """The task in words, for refusals."""

    @property
    def wire(self) -> JsonObject:
        """A task in a view: every kind has the same fields there."""
        return {"kind": self.kind, "seat": getattr(self, "seat", None), "cost": getattr(self, "cost", None)}


@dataclass(frozen=True, slots=True)
class OpenBook(_Kind):
    """Chance turns up a spell book in the market."""

    kind, rule, due = "open-book", "V-K6", "a spell book is turned up"


@dataclass(frozen=True, slots=True)
class OpenCard(_Kind):
    """Chance turns up a dungeon card in the row of a cost."""

    kind, rule, due = "open-card", "V-K6", "a dungeon card is turned up"
    cost: int


@dataclass(frozen=True, slots=True)
class BlindBook(_Kind):
    """Chance draws the spell book that a seat has bought unseen."""

    kind, rule, due = "blind-book", "V-K4", "a spell book is drawn"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BlindCard(_Kind):
    """Chance draws the dungeon card that a seat takes unseen from the row of a cost."""

    kind, rule, due = "blind-card", "V-K5", "a dungeon card is drawn"
    seat: Seat
    cost: int


@dataclass(frozen=True, slots=True)
class Beginner(_Kind):
    """Chance says who begins round 1."""

    kind, rule, due = "beginner", "V-R1", "chance says who begins"


@dataclass(frozen=True, slots=True)
class MainGoal(_Kind):
    """Chance turns up the main goal of the next round."""

    kind, rule, due = "main-goal", "V-F1", "a main goal is turned up"


@dataclass(frozen=True, slots=True)
class SideGoal(_Kind):
    """Chance turns up the side goal of the round."""

    kind, rule, due = "side-goal", "V-E4", "a side goal is turned up"


@dataclass(frozen=True, slots=True)
class Fill(_Kind):
    """Chance draws a card from a seat's deck into its hand."""

    kind, rule, due = "fill", "V-H1", "a card is drawn from a deck"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Turn(_Kind):
    """A seat buys one thing, or passes."""

    kind, rule, due = "turn", "V-K2", "a purchase or a pass is due"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ThirdBook(_Kind):
    """A seat with three spell books lays off one of the two older ones."""

    kind, rule, due = "third-book", "V-K4", "one of the two older books is laid off now"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Look(_Kind):
    """A seat keeps or discards the first card drawn."""

    kind, rule, due = "look", "V-B13", "the card looked at is kept or discarded now"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Explore(_Kind):
    """All seats build their dungeons and draw their paths."""

    kind, rule, due = "explore", "V-D1", "a dungeon is due, or nothing"


@dataclass(frozen=True, slots=True)
class Done(_Kind):
    """Somebody with a clock notes who was done first."""

    kind, rule, due = "done", "V-R33", "it is said who was done first"


@dataclass(frozen=True, slots=True)
class Exchange(_Kind):
    """A seat may exchange a card of its dungeon for one of the market."""

    kind, rule, due = "swap", "V-B17", "an exchange is due, or nothing"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Tidy(_Kind):
    """All seats that have a choice say what becomes of their five cards."""

    kind, rule, due = "clean-up", "V-R29", "the five cards are tidied up now"


ChanceTask: TypeAlias = OpenBook | OpenCard | BlindBook | BlindCard | Beginner | MainGoal | SideGoal | Fill
"""The tasks that chance fulfils."""

SeatTask: TypeAlias = Turn | ThirdBook | Look | Explore | Exchange | Tidy
"""The tasks that seats fulfil by deciding."""

Task: TypeAlias = ChanceTask | SeatTask | Done
