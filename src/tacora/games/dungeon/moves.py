"""Decisions: what players may decide, and its words in a record (docs/formats/match.md)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card, read_book, read_card
from tacora.games.dungeon.finds import TOKEN_KINDS
from tacora.games.dungeon.submission import Submission, read_submission


class Word(StrEnum):
    """A decision that needs one word only."""

    PASS = "pass"  # noqa: S105  V-K2
    KEEP = "keep"  # V-B13: the card looked at
    DISCARD = "discard"
    NOTHING = "nothing"  # no dungeon (V-R34), no V-B17


PASS, KEEP, DISCARD, NOTHING = Word

TOP = "top"


@dataclass(frozen=True, slots=True)
class Top:
    """The unseen top card of a row's pile."""

    cost: int

    @property
    def wire(self) -> str:
        """`top-4`."""
        return f"{TOP}-{self.cost}"


Pick: TypeAlias = Card | Top
"""A dungeon card of the market: face up, or the top of a pile."""


@dataclass(frozen=True, slots=True)
class BuyToken:
    """V-K3: a fairy token, and with V-B14 one more of another kind."""

    kind: str
    also: str | None = None

    @property
    def wire(self) -> str:
        """`token-sword`, `token-sword-rope`."""
        return "-".join(["token", self.kind, *([self.also] if self.also else [])])


@dataclass(frozen=True, slots=True)
class BuyBook:
    """V-K4: a face-up spell book, or the top of the pile unseen."""

    book: Book | None

    @property
    def wire(self) -> str:
        """`book-4`, `book-top`."""
        return f"book-{TOP if self.book is None else self.book}"


@dataclass(frozen=True, slots=True)
class BuyCard:
    """V-K5: a face-up dungeon card, or the top of a row's pile unseen."""

    pick: Pick

    @property
    def wire(self) -> str:
        """`card-D4-07`, `card-top-4`."""
        return f"card-{self.pick.wire}"


@dataclass(frozen=True, slots=True)
class LayOff:
    """V-K4: which of the two older books goes."""

    book: Book

    @property
    def wire(self) -> str:
        """`lay-off-4`."""
        return f"lay-off-{self.book}"


@dataclass(frozen=True, slots=True)
class Swap:
    """V-B17: a dungeon card into the box, one from the market into the hand."""

    box: Card
    take: Pick


@dataclass(frozen=True, slots=True)
class CleanUp:
    """V-F2, V-F3, V-B2, V-B16: which of the five cards are kept, and which go into the box; the rest is discarded."""

    keep: tuple[Card, ...] = ()
    box: tuple[Card, ...] = ()


Move: TypeAlias = Word | BuyToken | BuyBook | BuyCard | LayOff | Swap | CleanUp | Submission

TOPS = {top.wire: top for top in map(Top, COSTS)}
TOKEN_MOVES = {
    move.wire: move
    for kind in TOKEN_KINDS
    for move in (BuyToken(kind), *(BuyToken(kind, also) for also in TOKEN_KINDS if also != kind))
}


def read_move(value: Json, where: str) -> Move:
    """A decision from its JSON; raises IllegalMove."""
    if isinstance(value, str):
        return _read_text(value, where)
    if not isinstance(value, dict):
        raise IllegalMove("F-3", where, "a decision is a text or an object")
    if value.keys() == {"layout", "path"}:
        return read_submission(value, where)
    if value.keys() == {"box", "take"}:
        return Swap(read_card(value["box"], f"{where}: box"), _read_pick(value["take"], f"{where}: take"))
    if value.keys() == {"keep", "box"}:
        return CleanUp(*(_read_cards(value[field], f"{where}: {field}") for field in ("keep", "box")))
    raise IllegalMove("F-3", where, "a decision has the fields layout and path, box and take, or keep and box")


def _read_text(text: str, where: str) -> Move:
    if text in tuple(Word):
        return Word(text)
    if text in TOKEN_MOVES:
        return TOKEN_MOVES[text]
    if text.startswith("card-"):
        return BuyCard(_read_pick(text.removeprefix("card-"), where))
    if text.startswith("book-"):
        return BuyBook(None if text == f"book-{TOP}" else _read_book(text.removeprefix("book-"), where))
    if text.startswith("lay-off-"):
        return LayOff(_read_book(text.removeprefix("lay-off-"), where))
    raise IllegalMove("F-3", where, f"{text[:40]!a} is no decision")


def _read_pick(value: Json, where: str) -> Pick:
    return TOPS[value] if isinstance(value, str) and value in TOPS else read_card(value, where)


def _read_book(digits: str, where: str) -> Book:
    is_number = digits.isascii() and digits.isdecimal() and not digits.startswith("0") and len(digits) <= 2
    return read_book(int(digits) if is_number else digits, where)


def _read_cards(value: Json, where: str) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise IllegalMove("F-3", where, "must be a list of cards")
    return tuple(read_card(item, f"{where}[{index}]") for index, item in enumerate(value))
