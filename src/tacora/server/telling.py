"""What each device is told of a table, as WebSocket frames; shared bytes are built once."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import is_
from typing import Any, Protocol

from msgspec import Raw

from tacora.core.fair import FIRST_SCHEME
from tacora.core.game import AnyGame
from tacora.core.jsonable import Json, JsonObject, event_json, jsonable
from tacora.core.seats import Seat
from tacora.server import messages
from tacora.server.messages import encode
from tacora.server.news import LobbyNews, MarkNews, MatchNews, News, NoteNews
from tacora.server.table import Table
from tacora.server.wire import NO_DRAFTS

LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


def frame(text: bytes) -> bytes:
    """A server's text message as one WebSocket frame (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size <= LONGEST_MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Frames(Protocol):
    """One piece of news as frames."""

    def for_seats(self, seats: tuple[Seat, ...]) -> bytes:
        """The frame for a device with these seats."""
        ...


class SharedFrame:
    """A piece of news that is the same for all."""

    __slots__ = ("_frame",)

    def __init__(self, message: object) -> None:
        self._frame = frame(encode(message))

    def for_seats(self, _seats: tuple[Seat, ...]) -> bytes:
        """The frame for everybody."""
        return self._frame


class MatchFrames:
    """What happened in a match: bytes that all may know are built once, each device's own when it is asked for."""

    __slots__ = (
        "_by_seats", "_deadline", "_deadlines", "_events", "_game", "_has_secrets", "_head", "_seq", "_views",
    )  # fmt: skip

    def __init__(self, table: Table, news: MatchNews) -> None:
        self._game = table.game
        self._seq = news.seq
        self._events = news.events
        self._deadline = left(table.deadline, table.at)
        self._deadlines = {seats: left(end, table.at) for seats, end in table.own_deadlines.items()}
        self._views = table.wire.views(news.state, news.point, odds=table.odds)
        public = shares(self._game, news.events, ())
        self._has_secrets = len(public) < len(news.events) or not all(map(is_, public, news.events))
        self._head = self._begin(public, self._deadline)
        self._by_seats: dict[tuple[Seat, ...], bytes] = {}

    def for_seats(self, seats: tuple[Seat, ...]) -> bytes:
        """The frame for a device with these seats."""
        known = self._by_seats.get(seats)
        if known is None:
            head = self._head
            deadline = self._deadlines.get(seats, self._deadline)
            if (seats and self._has_secrets) or deadline != self._deadline:
                head = self._begin(shares(self._game, self._events, seats), deadline)
            known = self._by_seats[seats] = frame(head + self._views.own(seats) + b"}")
        return known

    def _begin(self, events: Iterable[Any], deadline: int | None) -> bytes:
        told = [_event_text(event) for event in events]
        head = encode({"type": "events", "seq": self._seq, "events": told, "deadline": deadline})
        return head[:-1] + b',"view":' + self._views.shared


def left(deadline: int | None, now: int) -> int | None:
    """The milliseconds that are left of a clock."""
    return None if deadline is None else max(0, deadline - now)


def frames(table: Table, news: News, present: Collection[Seat], away: Collection[Seat] = ()) -> Frames:
    """What to tell of a piece of news, right after it became true."""
    if isinstance(news, MarkNews):
        return SharedFrame(messages.Decided(news.seq, list(news.seats)))
    if isinstance(news, MatchNews):
        return MatchFrames(table, news)
    if isinstance(news, LobbyNews):
        return SharedFrame(messages.LobbyTold(news.seq, lobby(table, present, away)))
    if isinstance(news, NoteNews):
        return SharedFrame(messages.NoteLine(news.seq, news.seat, news.note))
    return SharedFrame(messages.ChatLine(news.seq, news.seat, news.preset))


def shares(game: AnyGame, events: Iterable[Any], seats: Sequence[Seat]) -> list[Any]:
    """What a device with these seats may know of events: what its seats may know, or else a spectator's share.

    Of an event that two of its seats see differently, the device is told both versions.
    """
    shown = game.shown
    told = []
    for event in events:
        public = shown(event, None)
        own: list[Any] = []
        for seat in () if public is event else seats:  # what a spectator sees whole, all see alike
            share = shown(event, seat)
            if share is not None and not _is_same(share, public) and not any(_is_same(share, one) for one in own):
                own.append(share)
        if own:
            told += own
        elif public is not None:
            told.append(public)
    return told


def _is_same(one: Any, other: Any) -> bool:
    """Tuples of two kinds may be equal, and are two events all the same."""
    return one is other or (type(one) is type(other) and one == other)


def _event_text(event: Any) -> Raw:
    """An event as JSON."""
    try:
        return _event_again(type(event), event)  # type: ignore[arg-type]  # a class has a hash
    except TypeError:  # it holds something that has no hash
        return Raw(encode(event_json(event)))


@lru_cache(maxsize=20_000)
def _event_again(_kind: type[Any], event: Any) -> Raw:
    """An event as JSON; most happen again and again. Tuples of two kinds may be equal, so the kind is in the key."""
    return Raw(encode(event_json(event)))


def lobby(table: Table, present: Collection[Seat], away: Collection[Seat] = ()) -> messages.Lobby:
    """The table as everybody sees it."""
    return messages.Lobby(
        table=table.code,
        game=table.game.name,
        options=table.game.options(table.setup),
        clock=table.clock,
        public=table.public,
        odds=table.odds,
        phase=table.phase,
        host=table.host_beside(away),
        seats=[
            messages.SeatInfo(
                kind=place.kind,
                name=place.name,
                hat=place.hat,
                bot=place.bot,
                present=seat in present,
                away=seat in away,
                absent=place.absent,
                reserved=place.reserved is not None,
            )
            for seat, place in enumerate(table.places)
        ],
        commitment=table.commitment,
        hashes=_hashes(table),
        opening=table.is_opening,
        attempts=table.attempts,
        called_off=None if table.called_off is None else list(table.called_off),
        shares=None if table.phase == "lobby" else [share.hex() for share in table.shares],
        house_variant=table.wire.is_house_variant(table.setup),
        next=table.next,
    )


def _hashes(table: Table) -> list[messages.ShareInfo]:
    """Who takes part in the shuffle, as everybody may know."""
    if table.scheme == FIRST_SCHEME:
        return []
    open_ = {number for number in table.partners if table.devices[number].share is not None}
    return [
        messages.ShareInfo([int(seat) for seat in table.seats_of(number)], device.hash, number in open_)
        for number in table.partners or table.seated_devices
        for device in (table.devices[number],)
    ]


def lobby_frame(seq: int, told: messages.Lobby) -> bytes:
    """The table as everybody sees it, when only who is present has changed."""
    return frame(encode(messages.LobbyTold(seq, told)))


def marks(seq: int, seats: Sequence[Seat]) -> bytes:
    """Who has decided at this point."""
    return frame(encode(messages.Decided(seq, list(seats))))


def chosen(seat: int, point: int, choice: Json) -> bytes:
    """What a seat has chosen on another page of its device."""
    return frame(encode(messages.Chosen(seat, point, choice)))


def welcome(
    table: Table,
    device: int | None,
    present: Collection[Seat],
    now: int,
    since: int | None,
    *,
    away: Collection[Seat] = (),
    drafts: Mapping[Seat, Json] = NO_DRAFTS,
) -> bytes:
    """Everything a device may know, to start from."""
    seats = table.seats_of(device)
    told = [(seq, share) for seq, event in table.events for share in shares(table.game, (event,), seats)]
    head: dict[str, Any] = {
        "type": "welcome",
        "seq": table.seq,
        "you": seats,
        "lobby": lobby(table, present, away),
        "decided": sorted(table.chosen),
        "chosen": {str(seat): jsonable(table.chosen[seat]) for seat in seats if seat in table.chosen},
        "deadline": left(table.deadline_for(seats), now),
        "log": [_event_text(event) for _, event in told],
        "missed": 0 if since is None else sum(seq > since for seq, _ in told),
        "notes": [
            messages.NoteInLog(sum(seq <= note.seq for seq, _ in told), note.seat, note.note) for note in table.notes
        ],
        "removed": device in table.removed,
        "chat": [messages.ChatLine(said.seq, said.seat, said.preset) for said in table.chat],
    }
    view = b"null"
    if table.match is not None:
        views = table.wire.views(table.match.state, table.point, odds=table.odds)
        view = views.shared + views.own(seats, {seat: drafts[seat] for seat in seats if seat in drafts})
    return frame(encode(head)[:-1] + b',"view":' + view + b"}")


def progress(point: int, told: Mapping[str, JsonObject]) -> bytes:
    """How far seats are with their unfinished work."""
    return frame(encode({"type": "progress", "point": point, "seats": told}))


def review(command: str, seat: int, round_: int, told: JsonObject) -> bytes:
    """What was possible in a round."""
    return frame(encode({"type": "review", "id": command, "seat": seat, "round": round_, **told}))


def accepted(command: str, seq: int) -> bytes:
    """The command is on disk."""
    return frame(encode(messages.Accepted(command, seq)))


def refused(command: str | None, code: str, message: str) -> bytes:
    """Nothing was changed."""
    return frame(encode(messages.Refusal(command, code, message)))
