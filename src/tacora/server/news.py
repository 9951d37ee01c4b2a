"""News of a table: what an entry of the log changed, as far as everybody may be told of it."""

from typing import Any, Literal, NamedTuple

from tacora.core.seats import Seat


class LobbyNews(NamedTuple):
    """Seats, host, or phase are others."""

    seq: int


class MatchNews(NamedTuple):
    """Something happened in the match: these events led to this state."""

    seq: int
    events: tuple[Any, ...]
    state: Any
    point: int


class MarkNews(NamedTuple):
    """Somebody has chosen for the first time at this point: who has, never what. It has no number of its own."""

    seq: int
    seats: tuple[Seat, ...]


class ChatNews(NamedTuple):
    """A seat said a preset."""

    seq: int
    seat: int
    preset: str


Note = Literal["stood-in", "out-of-time", "returned", "left"]


class NoteNews(NamedTuple):
    """Somebody else plays a seat from here on, in the midst of a match: a bot, or its person again."""

    seq: int
    seat: int
    note: Note


News = LobbyNews | MatchNews | MarkNews | ChatNews | NoteNews
