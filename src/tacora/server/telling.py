"""What each device is told of a table, as WebSocket frames; shared bytes are built once."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from tacora.core.jsonable import event_json, jsonable
from tacora.core.seats import Seat
from tacora.server import messages
from tacora.server.diamant import OwnViews, open_view
from tacora.server.messages import encode
from tacora.server.table import Decided, Happened, LobbyChanged, News, Table

LONGEST_SHORT, LONGEST_MIDDLE = 125, 65_535


def frame(text: bytes) -> bytes:
    """A server's text message as one WebSocket frame (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size <= LONGEST_MIDDLE:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Frames:
    """One piece of news as frames: the same bytes for all, or an open part and each device's own."""

    __slots__ = ("_by_seats", "_open", "_own")

    def __init__(self, shared: bytes, own: OwnViews | None = None) -> None:
        self._open = shared
        self._own = own
        self._by_seats: dict[tuple[Seat, ...], bytes] = {} if own is not None else {(): frame(shared)}

    def for_seats(self, seats: tuple[Seat, ...]) -> bytes:
        """The frame for a device with these seats."""
        if self._own is None:
            return self._by_seats[()]
        known = self._by_seats.get(seats)
        if known is None:
            known = self._by_seats[seats] = frame(self._open + self._own.of(seats) + b"}")
        return known


def frames(table: Table, news: News, present: Collection[Seat]) -> Frames:
    """What to tell of a piece of news, right after it became true."""
    if isinstance(news, Decided):
        return Frames(encode(messages.Decided(news.seq, list(news.seats))))
    if isinstance(news, Happened):
        deadline = None if table.deadline is None else table.deadline - table.at
        head = encode({"type": "events", "seq": news.seq, "events": _told(table, news.events), "deadline": deadline})
        return Frames(
            head[:-1] + b',"view":' + open_view(news.state, news.point, odds=table.odds)[:-1],
            OwnViews(news.state),
        )
    if isinstance(news, LobbyChanged):
        return Frames(encode(messages.LobbyTold(news.seq, lobby(table, present))))
    return Frames(encode(messages.ChatLine(news.seq, news.seat, news.preset)))


def _told(table: Table, events: Sequence[Any]) -> list[Raw]:
    """What anybody may know of these events: a spectator's share of them."""
    shown = [table.game.shown(event, None) for event in events]
    return [_event(type(event).__name__, event) for event in shown if event is not None]


@lru_cache(maxsize=20_000)
def _event(_kind: str, event: Any) -> Raw:
    """An event as JSON; most happen again and again. Tuples of two kinds may be equal, so the kind is in the key."""
    return Raw(encode(event_json(event)))


def lobby(table: Table, present: Collection[Seat]) -> messages.Lobby:
    """The table as everybody sees it."""
    return messages.Lobby(
        table=table.code,
        game=table.game.name,
        options=msgspec.convert(table.game.options(table.rules), messages.Options),
        clock=table.clock,
        public=table.public,
        odds=table.odds,
        phase=table.phase,
        host=table.host,
        seats=[
            messages.SeatInfo(
                kind=place.kind,
                name=place.name,
                hat=place.hat,
                bot=place.bot,
                present=seat in present,
                absent=place.absent,
                reserved=place.reserved is not None,
            )
            for seat, place in enumerate(table.places)
        ],
        commitment=table.commitment,
        shares=None if table.phase == "lobby" else [share.hex() for share in table.shares],
        house_variant=table.rules.is_house_variant,
        next=table.next,
    )


def lobby_frame(table: Table, present: Collection[Seat]) -> bytes:
    """The table as everybody sees it, when only who is present has changed."""
    return frame(encode(messages.LobbyTold(table.seq, lobby(table, present))))


def welcome(table: Table, device: int | None, present: Collection[Seat], now: int, since: int | None) -> bytes:
    """Everything a device may know, to start from."""
    seats = table.seats_of(device)
    head: dict[str, Any] = {
        "type": "welcome",
        "seq": table.seq,
        "you": seats,
        "lobby": lobby(table, present),
        "decided": sorted(table.chosen),
        "chosen": {str(seat): jsonable(table.chosen[seat]) for seat in seats if seat in table.chosen},
        "deadline": None if table.deadline is None else max(0, table.deadline - now),
        "log": _told(table, [event for _, event in table.events]),
        "missed": 0 if since is None else sum(seq > since for seq, _ in table.events),
        "chat": [messages.ChatLine(said.seq, said.seat, said.preset) for said in table.chat],
    }
    view = b"null"
    if table.match is not None:
        view = open_view(table.match.state, table.point, odds=table.odds)[:-1] + OwnViews(table.match.state).of(seats)
    return frame(encode(head)[:-1] + b',"view":' + view + b"}")


def accepted(command: str, seq: int) -> bytes:
    """The command is on disk."""
    return frame(encode(messages.Accepted(command, seq)))


def refused(command: str | None, code: str, message: str) -> bytes:
    """Nothing was changed."""
    return frame(encode(messages.Refusal(command, code, message)))
