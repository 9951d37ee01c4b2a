"""The dungeon's cards. Each exists once, so cards compare by identity, which is fast and survives copying."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeVar, final

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.checker import CardFault, faults
from tacora.games.dungeon.finds import GOALS
from tacora.games.dungeon.ground import Ground

__all__ = [
    "COSTS", "DUNGEON_CARDS", "FINGERPRINT", "GOALS", "GOAL_CARDS", "START_CARDS",
    "Card", "CardFault", "GoalCard",
    "card", "goal_card", "load_cards", "make_card", "read_book", "read_card", "read_goal_card",
]  # fmt: skip

COSTS = (3, 4, 5, 6)

FaceT = TypeVar("FaceT")


@final
@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card: its id (`S1` … `S9`, `D4-07`), its cost in coins (None for a start card) and its two maps of 9 rows."""

    id: str
    cost: int | None
    main: tuple[str, ...]
    under: tuple[str, ...]
    ground: Ground

    @property
    def wire(self) -> str:
        """The card's name in records."""
        return self.id

    def __reduce__(self) -> tuple[Any, ...]:
        return card, (self.id,)

    def __repr__(self) -> str:
        return f"card({self.id!r})"


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


def make_card(id_: str, cost: int | None, main: str, under: str) -> Card:
    """A card from its two maps, each a text of 9 lines; raises CardFault."""
    rows = tuple(main.splitlines()), tuple(under.splitlines())
    for fault in faults(id_, *rows, is_start=cost is None):
        raise fault
    return Card(id_, cost, *rows, Ground("".join(rows[0] + rows[1])))


def load_cards(text: str) -> tuple[Card, ...]:
    """The cards of a data file; raises CardFault, also for two cards with the same id or the same maps."""
    cards: list[Card] = []
    seen: dict[str, str] = {}
    for entry in tomllib.loads(text)["card"]:
        new = make_card(entry["id"], entry.get("cost"), entry["main"], entry["under"])
        twins = (new.id, new.ground.glyphs, turned_glyphs(new.ground.glyphs))
        for twin in twins:
            if twin in seen:
                raise CardFault(new.id, "main", 1, 1, f"the same as {seen[twin]}")
        seen |= dict.fromkeys(twins, new.id)
        cards.append(new)
    return tuple(cards)


def turned_glyphs(glyphs: str) -> str:
    """Both maps turned by 180°."""
    middle = len(glyphs) // 2
    return glyphs[:middle][::-1] + glyphs[middle:][::-1]


def _data(name: str) -> str:
    return files(__package__).joinpath("data", name).read_text(encoding="utf-8")


def _goal_cards(text: str) -> tuple[GoalCard, ...]:
    return tuple(GoalCard(entry["id"], entry["goal"], entry["hourglass"]) for entry in tomllib.loads(text)["goal"])


START_CARDS = load_cards(_data("start.toml"))
"""The 9 start cards that each player has (V-M2)."""

_ALL_DUNGEON_CARDS = load_cards(_data("dungeon.toml"))

DUNGEON_CARDS = {cost: tuple(card for card in _ALL_DUNGEON_CARDS if card.cost == cost) for cost in COSTS}
"""The dungeon cards by cost, 18 of each (V-M3)."""

GOAL_CARDS = _goal_cards(_data("goals.toml"))
"""The 27 goal cards (V-M4)."""


def fingerprint(cards: Iterable[Card], goals: Iterable[GoalCard], books: Iterable[Book]) -> str:
    """A short word for all that is printed on these cards: another card set has another."""
    lines = [
        *(f"{card.id} {card.cost} {card.ground.glyphs}" for card in cards),
        *(f"{goal.id} {goal.goal} {goal.hourglass}" for goal in goals),
        *(f"{book.value} {book.phase}" for book in books),
    ]
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


FINGERPRINT = fingerprint((*START_CARDS, *_ALL_DUNGEON_CARDS), GOAL_CARDS, Book)
"""The card set's word in the version of the rules: a match is replayed with its own cards, or not at all."""

_CARDS = {card.id: card for card in (*START_CARDS, *_ALL_DUNGEON_CARDS)}
_GOAL_CARDS = {card.id: card for card in GOAL_CARDS}
_BOOKS = {book.value: book for book in Book}


def card(id_: str) -> Card:
    """The start or dungeon card with that id; raises KeyError.

    >>> card("D3-01").cost, card("S1").cost
    (3, None)
    """
    return _CARDS[id_]


def goal_card(id_: str) -> GoalCard:
    """The goal card with that id; raises KeyError."""
    return _GOAL_CARDS[id_]


def read_card(value: Json, where: str) -> Card:
    """A start or dungeon card from its id; raises IllegalMove."""
    return _known(value, _CARDS, where, "card", "V-M3")


def read_goal_card(value: Json, where: str) -> GoalCard:
    """A goal card from its id; raises IllegalMove."""
    return _known(value, _GOAL_CARDS, where, "goal card", "V-M4")


def read_book(value: Json, where: str) -> Book:
    """A book from its number; raises IllegalMove."""
    return _known(value, _BOOKS, where, "spell book", "V-M5")


def _known(value: Json, known: Mapping[Any, FaceT], where: str, word: str, rule: str) -> FaceT:
    if not isinstance(value, str | int) or isinstance(value, bool) or value not in known:
        text = str(value)[:40]
        raise IllegalMove(rule, where, f"{text!a} is no {word}")
    return known[value]
