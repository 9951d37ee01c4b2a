"""The dungeon's cards. Each exists once, so cards compare by identity, which is fast and survives copying."""

from dataclasses import dataclass
from typing import Any, final

from tacora.core.errors import IllegalMove, TacoraError
from tacora.core.jsonable import Json

COSTS = (3, 4, 5, 6)


class CardFault(TacoraError):  # noqa: N818  the house word: a fault is an answer
    """A card that breaks the model: which card, which map (main or under), row and column from 1, and what is wrong."""

    def __init__(self, card: str, level: str, row: int, column: int, message: str) -> None:
        super().__init__(f"{card}: {level}: row {row}, column {column}: {message}")
        self.card = card
        self.level = level
        self.row = row
        self.column = column
        self.message = message


@final
@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card: its id (`S1` … `S9`, `D4-07`), its cost in coins (None for a start card) and its two maps of 9 rows."""

    id: str
    cost: int | None
    main: tuple[str, ...]
    under: tuple[str, ...]

    @property
    def wire(self) -> str:
        """The card's name in records."""
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return card, (self.id,)


@final
@dataclass(frozen=True, slots=True, eq=False)
class GoalCard:
    """A goal card: its id (`barrel-1`), its goal (a word of GOALS), and whether it shows an hourglass (V-M4)."""

    id: str
    goal: str
    hourglass: bool

    @property
    def wire(self) -> str:
        """The card's name in records."""
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return goal_card, (self.id,)


@final
@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """A spell book: its number (1 to 17, V-B1 to V-B17) and the phase it works in."""

    number: int
    phase: str
    """`market`, `hand`, `exploration` or `clean-up`."""

    @property
    def wire(self) -> int:
        """The book's number in records."""
        return self.number

    def __reduce__(self) -> tuple[Any, ...]:
        return book, (self.number,)


START_CARDS: tuple[Card, ...] = ()
"""The 9 start cards that each player has (V-M2)."""

DUNGEON_CARDS: dict[int, tuple[Card, ...]] = {}
"""The dungeon cards by cost, 18 of each (V-M3)."""

GOAL_CARDS: tuple[GoalCard, ...] = ()
"""The 27 goal cards (V-M4)."""

BOOKS: tuple[Book, ...] = ()
"""The 17 spell books, by number (V-M5)."""


def card(id_: str) -> Card:
    """The card with that id; raises KeyError."""
    raise NotImplementedError


def goal_card(id_: str) -> GoalCard:
    """The goal card with that id; raises KeyError."""
    raise NotImplementedError


def book(number: int) -> Book:
    """The book with that number; raises KeyError."""
    raise NotImplementedError


def read_card(value: Json, where: str) -> Card:
    """A start or dungeon card from its id; raises IllegalMove."""
    raise IllegalMove("V-M3", where, f"{value!a} is no card")


def read_goal_card(value: Json, where: str) -> GoalCard:
    """A goal card from its id; raises IllegalMove."""
    raise IllegalMove("V-M4", where, f"{value!a} is no goal card")


def read_book(value: Json, where: str) -> Book:
    """A book from its number; raises IllegalMove."""
    raise IllegalMove("V-M5", where, f"{value!a} is no spell book")
