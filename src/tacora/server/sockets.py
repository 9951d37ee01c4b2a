"""A table's WebSocket, spoken straight on the connection that uvicorn hands over at the upgrade.

The `websockets` library parses, checks and closes; frames that many sockets share are written as they are
(docs/adr/0010-sockets-beside-asgi.md).
"""

import asyncio
import logging
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tacora.core.seats import Seat
from tacora.server import cookies, devices, messages, telling
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.hall import Hall
from tacora.server.live import Live
from tacora.server.messages import Draft, Ping, Review
from tacora.server.rates import Bucket
from tacora.server.refusals import CLOSE, OLD_PAGE, Refused

log = logging.getLogger("tacora.server")
quiet = logging.getLogger("tacora.server.frames")
quiet.setLevel(logging.CRITICAL)

PATH = re.compile(r"/api/tables/([0-9a-z]{1,16})/socket")
PING_EVERY = (20.0, 30.0)  # seconds, drawn anew each time: heartbeats spread over time
CLOSE_WITHIN = 5.0
PONG = telling.frame(messages.encode(messages.Pong()))


class TableSocket(asyncio.Protocol):
    """One client's connection to one table."""

    __slots__ = (
        "_bucket", "_connection", "_connections", "_desk", "_early", "_fast", "_hall", "_is_closing",
        "_is_heard", "_is_old", "_live", "_loop", "_origins", "_parts", "_ping", "_soon", "_tasks", "_transport",
        "device", "is_welcome", "seats",
    )  # fmt: skip

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:  # noqa: ARG002
        self._hall: Hall = app_state["hall"]
        self._desk: Desk = app_state["desk"]
        self._origins = app_state["origins"]
        self._connections = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        limits = self._hall.settings.limits
        self._connection = ServerProtocol(extensions=[], max_size=limits.message_bytes, logger=quiet)
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst, self._loop.time())
        self._fast = 0  # messages refused in a row for coming too fast
        self._parts: list[bytes] = []
        self._early: list[bytes] = []
        self._soon: list[bytes] = []
        self._live: Live | None = None
        self._ping: asyncio.TimerHandle | None = None
        self._is_heard = True
        self._is_closing = False
        self._is_old = False  # it does not say that it can tell a share
        self._transport: asyncio.Transport
        self.device: int | None = None
        self.seats: tuple[Seat, ...] = ()
        self.is_welcome = False

    # What uvicorn calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is handed over."""
        self._transport = transport  # type: ignore[assignment]  # a stream
        self._transport.set_write_buffer_limits(high=self._hall.settings.limits.outgoing_bytes)
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is gone."""
        self._is_closing = True
        self._connections.discard(self)
        if self._ping is not None:
            self._ping.cancel()
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
        self._hall.writer.after(lambda: self.close(1012))

    def data_received(self, data: bytes) -> None:
        """Bytes came in."""
        self._is_heard = True
        connection = self._connection
        connection.receive_data(data)
        for event in connection.events_received():
            if type(event) is Frame:
                self._frame(event)
            elif isinstance(event, Request):
                self._request(event)
        if connection.parser_exc is not None or connection.state is not State.OPEN:
            self._flush()

    # The handshake

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.path)
        place = PATH.fullmatch(parts.path)
        try:
            origin = request.headers.get("Origin")
        except LookupError:  # more than one
            origin = None
        if not self._origins.allow(origin):
            self._hall.metrics.refusals["foreign-origin"] += 1
            self._reject(403, "foreign-origin")
        elif place is None:
            self._reject(404, "no-such-table")
        elif self._hall.sockets >= self._hall.settings.limits.sockets:
            self._hall.metrics.refusals["too-many"] += 1
            self._reject(503, "too-many")
        else:
            query = parse_qs(parts.query)
            self._is_old = query.get("fair") != ["2"]
            since = query.get("since", [""])[0]
            known = int(since) if re.fullmatch("[0-9]{1,9}", since) else None
            response = self._connection.accept(request)
            for cookie in self._cookies(place[1], Jar(request.headers.get_all("Cookie")), origin or ""):
                response.headers["Set-Cookie"] = cookie
            self._connection.send_response(response)
            self._flush()
            if response.status_code == 101:
                task = self._loop.create_task(self._join_or_close(place[1], request, known))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _cookies(self, code: str, jar: Jar, origin: str) -> Iterator[str]:
        """For whoever comes with an old seat cookie: an id of their own, or an end to the old one."""
        if not jar.values(cookies.SEAT_PREFIX + code):
            return
        secret, live = self._hall.secret, self._hall.at_hand(code)
        device = jar.device(secret)
        if device is None:
            yield cookies.set_device(secret, cookies.new_device(), secure=origin.startswith("https:"))
        elif live is not None and cookies.owner(device, code) in live.table.owners:
            yield cookies.end_seat(code)

    def _reject(self, status: int, code: str) -> None:
        body = msgspec.json.encode({"code": code, "message": "the socket is refused", "where": "socket"}).decode()
        response = self._connection.reject(status, body)
        response.headers["Content-Type"] = "application/json"
        self._connection.send_response(response)
        self._flush()

    async def _join_or_close(self, code: str, request: Request, since: int | None) -> None:
        try:
            await self._join(code, request, since)
        except Refused as no:
            self.close(CLOSE[no.code])
        except Exception:
            log.exception("table %s: a socket could not join", code)
            self.close(CLOSE["no-disk"])

    async def _join(self, code: str, request: Request, since: int | None) -> None:
        hall = self._hall
        live = await hall.find(code)
        if self._is_closing:
            return
        self.device = devices.recognise(self._desk, live, Jar(request.headers.get_all("Cookie"))).number
        limits = hall.settings.limits
        most = limits.spectators if self.device is None else limits.sockets_per_device
        if sum(socket.device == self.device for socket in live.sockets) >= most:
            hall.metrics.refusals["too-many"] += 1
            self._write(telling.refused(None, "too-many", "there are too many sockets at this table"))
            self.close(1008)
            return
        self._live = live
        self._desk.connect(live, self, since)
        if self._is_old and self.seats and live.table.phase == "lobby":
            hall.writer.after(lambda: self._refuse(None, "old-page", OLD_PAGE))
        early, self._early = self._early, []
        for data in early:
            self._message(data)
        self._ping = self._loop.call_later(random.uniform(*PING_EVERY), self._beat)

    # Messages

    def _frame(self, frame: Frame) -> None:
        opcode = frame.opcode
        if opcode is Opcode.TEXT and frame.fin:
            self._message(bytes(frame.data))
        elif opcode is Opcode.TEXT:
            self._parts = [bytes(frame.data)]
        elif opcode is Opcode.CONT and self._parts:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                parts, self._parts = self._parts, []
                self._message(b"".join(parts))
        elif opcode in (Opcode.BINARY, Opcode.CONT):
            if frame.fin:
                self._refuse(None, "bad-message", "messages are text")
        elif opcode is Opcode.PING:
            self._flush()

    def _message(self, data: bytes) -> None:
        if self._is_closing:
            return
        if not self._bucket.take(self._loop.time()):
            self._too_fast()
            return
        live = self._live
        if live is None:  # the table is still being read from disk
            self._early.append(data)
            return
        self._fast = 0
        try:
            message = messages.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as bad:
            self._refuse(_id_in(data), "bad-message", str(bad)[:200])
            return
        if type(message) is Ping:
            self.send(PONG)
        elif type(message) is Draft:
            self._desk.keep_draft(live, self.device, message, self)
        elif type(message) is Review:
            self._desk.review(live, self.device, message, self)
        else:
            self._desk.command(live, self.device, message, self)  # type: ignore[arg-type]  # all else is a command

    def _too_fast(self) -> None:
        self._fast += 1
        if self._fast > self._hall.settings.limits.refusals_before_close:
            self.close(1008)
        else:
            self._refuse(None, "too-fast", "too many messages: wait a moment")

    def _refuse(self, command: str | None, code: str, message: str) -> None:
        self._hall.metrics.refusals[code] += 1
        self.send(telling.refused(command, code, message))

    # Sending

    def send(self, frames: bytes) -> None:
        """Send complete frames, after those that were to be sent soon."""
        if self._soon:
            frames = b"".join([*self._soon, frames])
            self._soon.clear()
        if not self._is_closing and frames:
            self._transport.write(frames)

    def send_soon(self, frames: bytes) -> None:
        """Send complete frames with the next ones."""
        self._soon.append(frames)

    def close(self, code: int) -> None:
        """Say goodbye; after a while, without an answer."""
        if self._is_closing:
            return
        self.send(b"")
        if self._connection.state is State.OPEN:
            self._connection.send_close(code)
        self._flush()
        self._is_closing = True
        self.is_welcome = False
        self._loop.call_later(CLOSE_WITHIN, self._transport.abort)

    def _write(self, frames: bytes) -> None:
        self._transport.write(frames)

    def _flush(self) -> None:
        """Send what the protocol wants to say by itself: handshakes, pongs, closing."""
        for data in self._connection.data_to_send():
            if data:
                self._transport.write(data)
            else:  # the end of the stream
                self._is_closing = True
                self._transport.close()

    def _beat(self) -> None:
        """A ping now and then; whoever has said nothing since the last one is gone."""
        if not self._is_heard:
            self._transport.abort()
            return
        self._is_heard = False
        if self._connection.state is State.OPEN:
            self._connection.send_ping(b"")
            self._flush()
        self._ping = self._loop.call_later(random.uniform(*PING_EVERY), self._beat)


def _id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise wrong, if it has a right one."""
    try:
        value = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, str) and 0 < len(found) <= 64 else None
