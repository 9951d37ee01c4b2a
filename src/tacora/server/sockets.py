"""A table's WebSocket, spoken straight on the connection that is handed over after the handshake.

Frames are read by a parser of our own (docs/adr/0017-a-frame-reader-of-our-own.md); frames that many sockets share are
written as they are (docs/adr/0010-sockets-beside-asgi.md).
"""

import asyncio
import logging
import random
from typing import Any

import msgspec
from websockets.http11 import Request

from tacora.core.seats import Seat
from tacora.server import devices, frames, handshake, messages, telling
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.finding import find
from tacora.server.frames import BadFrame, FrameReader
from tacora.server.hall import Hall
from tacora.server.live import Live
from tacora.server.messages import Draft, Ping, Review, Sight
from tacora.server.rates import Bucket
from tacora.server.refusals import CLOSE, OLD_PAGE, Refused
from tacora.server.visitors import Visitors

log = logging.getLogger("tacora.server")

LATEST_PING = 1.5  # times the least wait, drawn anew each time: heartbeats spread over time
CLOSE_WITHIN = 5.0
CUT_WITHIN = 1.0
HOSTILE = frozenset({1002, 1007, 1008, 1009})  # after such a close nothing is read
PONG = telling.frame(messages.encode(messages.Pong()))
PROTOCOL_PING = frames.control_frame(frames.PING)


class TableSocket(asyncio.Protocol):
    """One client's connection to one table."""

    __slots__ = (
        "_address", "_answered_at", "_bucket", "_connections", "_desk", "_hall", "_has_turn", "_heard_at",
        "_is_closing", "_is_deaf", "_is_heard", "_live", "_loop", "_next_beat", "_reader", "_refusals", "_tasks",
        "_transport", "_visitors", "device", "is_seen", "is_welcome", "seats",
    )  # fmt: skip

    def __init__(self, server_state: Any, app_state: dict[str, Any], address: str) -> None:
        self._hall: Hall = app_state["hall"]
        self._desk: Desk = app_state["desk"]
        self._visitors: Visitors = app_state["visitors"]
        self._address = address
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        limits = self._hall.settings.limits
        self._reader = FrameReader(limits.message_bytes)
        self._heard_at = self._answered_at = self._loop.time()
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst, self._heard_at)
        self._refusals = 0  # in a row, of frames that came too fast
        self._has_turn = False  # what was received is read in the next turn, not when more comes
        self._live: Live | None = None
        self._next_beat: int | None = None
        self._is_heard = True  # since the last ping
        self._is_closing = False  # nothing is said any more
        self._is_deaf = False  # nothing is read any more
        self._transport: asyncio.Transport
        self.device: int | None = None
        self.seats: tuple[Seat, ...] = ()
        self.is_welcome = False
        self.is_seen = True

    # What the loop and uvicorn call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is handed over."""
        self._transport = transport  # type: ignore[assignment]  # a stream
        self._transport.set_write_buffer_limits(high=self._hall.settings.limits.outgoing_bytes)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is gone."""
        self._is_closing = True
        self._go_deaf()
        self._connections.discard(self)
        self._visitors.close_socket(self._address)
        self._leave()

    def _leave(self) -> None:
        """Leave the table."""
        if self._next_beat is not None:
            self._hall.beats.forget(self._next_beat, self._beat)
            self._next_beat = None
        if self._live is not None:
            self._desk.disconnect(self._live, self)
            self._live = None

    def pause_writing(self) -> None:
        """Too much waits for this slow reader: it has to come back and start afresh."""
        self._hall.metrics.slow_readers += 1
        self.close(1013)

    def resume_writing(self) -> None:
        """A slow reader that is being closed has caught up."""

    def eof_received(self) -> None:
        """The client closes."""

    def shutdown(self) -> None:
        """The server stops: what was accepted is told first."""
        self._hall.writer.after(self._hall.writer.last, lambda: self.close(1012))

    def data_received(self, data: bytes) -> None:
        """Bytes came in."""
        self._is_heard = True
        if self._has_turn or self._is_deaf:
            self._reader.receive(b"" if self._is_deaf else data)
            self._transport.pause_reading()
            return
        text = self._reader.whole_text(data)
        if text is None:
            self._reader.receive(data)
            self._take_turn()
            return
        try:
            self._hear(frames.TEXT, text)
        except BadFrame as bad:
            self.close(bad.code, bad.reason)

    # Joining

    def join(self, request: Request, early: bytes) -> None:
        """Sit down at the table that the request names; nothing is read before that."""
        self._reader.receive(early)
        self._has_turn = True
        self._transport.pause_reading()
        task = self._loop.create_task(self._join_or_close(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _join_or_close(self, request: Request) -> None:
        code = handshake.table_of(request) or ""
        try:
            await self._join(code, request)
        except Refused as no:
            self.close(CLOSE[no.code])
        except Exception:
            log.exception("table %s: a socket could not join", code)
            self.close(CLOSE["no-disk"])
        self._take_turn()

    async def _join(self, code: str, request: Request) -> None:
        hall = self._hall

        jar = Jar(request.headers.get_all("Cookie"))

        def device_at(live: Live) -> int | None:
            return devices.recognise(self._desk, live, jar).number

        live, _ = await find(hall, self._visitors, self._address, code, device_at)
        if self._is_closing:
            return
        self.device = device_at(live)
        limits = hall.settings.limits
        most = limits.spectators if self.device is None else limits.sockets_per_device
        if sum(socket.device == self.device for socket in live.sockets) >= most:
            self._refuse(None, "too-many", "there are too many sockets at this table")
            self.close(1008)
            return
        self._live = live
        self._desk.connect(live, self, handshake.since(request))
        if self.seats and live.table.phase == "lobby" and not handshake.can_tell_share(request):
            hall.writer.after(live.news_group, lambda: self._refuse(None, "old-page", OLD_PAGE))
        self._next_beat = hall.beats.within(self._patience(), self._beat)

    # Frames

    def _take_turn(self) -> None:
        """Hear a few frames; then others have their turn."""
        limits = self._hall.settings.limits
        left = limits.bytes_per_turn
        try:
            for _ in range(limits.frames_per_turn):
                frame = None if self._is_deaf else self._reader.next_frame()
                if frame is None:
                    self._has_turn = False
                    if not self._is_deaf:
                        self._transport.resume_reading()
                    return
                self._hear(*frame)
                left -= len(frame[1])
                if left <= 0:
                    break
        except BadFrame as bad:
            self.close(bad.code, bad.reason)
            self._go_deaf()
            return
        self._has_turn = True
        self._transport.pause_reading()
        self._loop.call_soon(self._take_turn)

    def _hear(self, kind: int, data: bytes) -> None:
        """A frame takes a token, whatever it is; raises BadFrame."""
        self._heard_at = now = self._loop.time()
        if kind == frames.CLOSE:
            self._hear_close(data)
        elif not self._bucket.take(now):
            self._too_fast()
        elif self._is_closing:
            return  # only the client's close is waited for
        elif kind == frames.TEXT:
            self._refusals = 0
            self._message(data)
        elif kind == frames.PING:
            self._transport.write(frames.control_frame(frames.PONG, data))
        elif kind == frames.BINARY:
            self._refuse(None, "bad-message", "messages are text")

    def _hear_close(self, data: bytes) -> None:
        code = frames.close_code(data)
        if not self._is_closing:
            self._is_closing = True
            self.is_welcome = False
            self._transport.write(frames.close_frame(code))
        self._go_deaf()
        self._transport.close()
        self._loop.call_later(CUT_WITHIN, self._transport.abort)

    def _go_deaf(self) -> None:
        self._is_deaf = True
        self._reader.forget()
        self._transport.pause_reading()

    def _too_fast(self) -> None:
        self._refusals += 1
        if self._is_closing or self._refusals > self._hall.settings.limits.refusals_before_close:
            self.close(1008)
            self._go_deaf()
        else:
            self._refuse(None, "too-fast", "too many messages: wait a moment")

    def _message(self, data: bytes) -> None:
        live = self._live
        if live is None:  # it is gone
            return
        if not data.isascii():
            frames.must_be_text(data)
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as bad:
            self._refuse(_id_in(data), "bad-message", str(bad)[:200])
            return
        if type(message) is Draft:
            self._desk.keep_draft(live, self.device, message, self)
            return
        if type(message) is Sight:
            self._desk.see(live, self, seen=message.seen)
            return
        self._answered_at = self._heard_at
        if type(message) is Ping:
            self.send(PONG)
        elif type(message) is Review:
            self._desk.review(live, self.device, message, self)
        else:
            self._desk.command(live, self.device, message, self)  # type: ignore[arg-type]  # all else is a command

    def _refuse(self, command: str | None, code: str, message: str) -> None:
        self._hall.metrics.refusals[code] += 1
        self.send(telling.refused(command, code, message))

    # Sending

    def send(self, frames: bytes) -> None:
        """Send complete frames."""
        if not self._is_closing:
            self._transport.write(frames)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye. A flood or a fault is not read any further; others may answer for a while."""
        if self._is_closing:
            return
        self._is_closing = True
        self._hall.metrics.closes[code] += 1
        self.is_welcome = False
        self._transport.write(frames.close_frame(code, reason))
        self._loop.call_soon(self._leave)  # not now: the table may be telling its sockets something
        if code in HOSTILE:
            self._go_deaf()
            self._transport.write_eof()
            self._loop.call_later(CUT_WITHIN, self._transport.abort)
        else:
            self._loop.call_later(CLOSE_WITHIN, self._transport.abort)

    def _beat(self) -> None:
        """A ping, unless the client was answered lately; whoever has said nothing since the last one is gone."""
        self._next_beat = None
        if self._live is None:
            return
        if not self._is_heard:
            self._transport.abort()
            return
        wait = self._patience()
        quiet = self._loop.time() - self._answered_at
        if quiet < wait:
            wait -= quiet
        else:
            self._is_heard = False
            self.send(PROTOCOL_PING)
        self._next_beat = self._hall.beats.within(wait, self._beat)

    def _patience(self) -> float:
        """How long this socket may be quiet, this time."""
        return self._hall.settings.limits.ping_seconds * random.uniform(1.0, LATEST_PING)


def _id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, if it has a right one."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, str) and 0 < len(found) <= 64 else None
