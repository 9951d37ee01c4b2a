"""A client's HTTP connection, with bounds: uvicorn's own has none for a head, its time, or how often somebody asks.

Whoever goes over a bound is answered with a refusal, if an answer is still possible. Then nothing is read any more, and
a second later the connection is cut: until then it counts, so that a refusal costs its address something, too.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Any

import httptools
from sqlalchemy.exc import SQLAlchemyError
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tacora.server import handshake
from tacora.server.cluster import moving
from tacora.server.guard import HEADERS, refusal_body
from tacora.server.leases import Worker
from tacora.server.refusals import Refused
from tacora.server.sockets import TableSocket
from tacora.server.visitors import Visitors, kind_of

PIECE = 16_384  # bytes that are parsed at once
LINGER = 1.0  # seconds in which a client may read its last answer
CHUNKED = 8  # bytes on the wire for a byte of a body, at most
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
SCHEMES = {b"http": "http", b"https": "https"}
TABLE = re.compile(rb"/+(?:api/tables|t)/([0-9a-z]{4,16})(?:[/?].*)?")  # what concerns one table
NEW_TABLE = b"/api/tables"
log = logging.getLogger("tacora.server")
ALWAYS = b"".join(f"{name.lower()}: {value}\r\n".encode() for name, value in HEADERS.items())


class _Stop(Exception):  # noqa: N818  it stops the parser, and nothing else
    """Nothing more is to be parsed."""


class HttpConnection(HttpToolsProtocol):
    """Requests of one client, one after the other, until the connection is closed or becomes a table's socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._visitors: Visitors = app_state["visitors"]
        self._hall = app_state["hall"]
        self._limits = self._hall.settings.limits
        self.timeout_keep_alive = self._limits.idle_seconds
        self._timer: asyncio.TimerHandle | None = None
        self._answer_timer: asyncio.TimerHandle | None = None
        self._peer = self._address = ""
        self._ready: Callable[[], None] | None = None  # begins to work on the request that is being read
        self._working_for: str | None = None  # the address whose turn it is
        self._is_counted = False
        self._is_deaf = False
        self._is_head = True  # a request's head is read, or waited for
        self._is_body = False
        self._head_bytes = self._body_bytes = self._wire_bytes = 0
        self._raw = b""  # a head that may be for another worker
        self._is_moving = False  # it is asked whose the table is
        self._is_placed = False  # this worker answers, whatever the table
        self._early: bytes | None = None  # of a connection that another worker passed on
        self._known_peer: str | None = None

    # The connection

    def go_on(self, peer: str | None, said: bytes) -> "HttpConnection":
        """Be a connection that another worker passed on: one request is answered, or a socket begins."""
        self._known_peer, self._early = peer, said
        return self

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes."""
        super().connection_made(transport)
        if self._known_peer is not None:
            self.client = self._known_peer, 0
        self._address = self._peer = self.client[0] if self.client else ""
        no = self._visitors.connect(self._peer, self)
        if no is not None:
            self._is_deaf = True
            self._hall.metrics.refusals[no.code] += 1
            transport.write(_answer(no))
            transport.close()
            return
        self._is_counted = True
        self._wait(self._limits.head_seconds, self._head_is_late)
        if self._early:
            self.data_received(self._early)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._leave()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def _leave(self) -> None:
        """The connection is over, or a socket from now on."""
        self._stop_waiting()
        self._answer_is_read()
        if self._is_counted:
            self._is_counted = False
            self._visitors.disconnect(self._peer, self)

    def yield_place(self) -> None:
        """End a connection that the server waits for."""
        self._is_deaf = True
        self.transport.close()
        self._wait(LINGER, self.transport.abort)

    def _refuse(self, no: Refused, after: float = 0.0) -> None:
        """Answer, if that is still possible, and hear nothing more."""
        if self._is_deaf:
            return
        self._is_deaf = True
        self._hall.metrics.refusals[no.code] += 1
        self.transport.pause_reading()
        cycle = self._under_way()
        is_answered = False
        if cycle is not None:
            is_answered = cycle.response_started
            cycle.disconnected = True
            cycle.message_event.set()
        if is_answered:
            self.transport.abort()
        elif after:
            self._wait(after, lambda: self._say_last(_answer(no)))
        else:
            self._say_last(_answer(no))

    def _under_way(self) -> RequestResponseCycle | None:
        """The request that is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def _say_last(self, answer: bytes) -> None:
        if self.transport.is_closing():
            return
        self.transport.write(answer)
        self.transport.write_eof()
        self._wait(LINGER, self.transport.abort)

    # Time

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _await_reader(self) -> None:
        """The client has to read its answer. This has a timer of its own: meanwhile it may begin to ask anew."""
        if self._answer_timer is None:
            self._answer_timer = self.loop.call_later(self._limits.answer_seconds, self.transport.abort)

    def _answer_is_read(self) -> None:
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None

    def _head_is_late(self) -> None:
        if self._head_bytes:
            self._refuse(Refused("too-slow", f"a request's head must be there in {self._limits.head_seconds:g} s"))
        else:  # nothing was asked
            self.yield_place()

    def _body_is_late(self) -> None:
        self._refuse(Refused("too-slow", f"a body must be there in {self._limits.body_seconds:g} s"))

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        self._end_turn()
        self._await_reader()
        if self._is_counted:
            self._visitors.is_idle(self)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._answer_is_read()
        if self._under_way() is not None:
            self._visitors.is_busy(self)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for a while; whoever still reads the last answer is not idle."""
        if not self.transport.get_write_buffer_size():
            self.yield_place()
            return
        self._await_reader()
        self.timeout_keep_alive_task = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)

    # Bytes

    def data_received(self, data: bytes) -> None:
        """Parse piece by piece, and of a head no more than is allowed."""
        if not self._is_listening:
            self._raw += data if self._is_moving else b""
            self.transport.pause_reading()
            return
        self._unset_keepalive_if_required()
        if not self._is_head and not self._is_body and self.cycle.response_complete:  # the next request
            self._is_head, self._head_bytes = True, 0
            self._raw, self._is_placed = b"", False
            self._wait(self._limits.head_seconds, self._head_is_late)
            if not self.flow.write_paused:
                self._answer_is_read()
        most, at = self._limits.head_bytes, 0
        while at < len(data) and self._is_listening:
            piece = data[at : at + (most - self._head_bytes if self._is_head else PIECE)]
            at += len(piece)
            if self._is_head:
                self._head_bytes += len(piece)
                self._raw += piece
            else:
                self._wire_bytes += len(piece)
            self._feed(piece, data[at:])
            if self._is_moving:
                self._raw += data[at:]
            elif self._is_head and self._head_bytes >= most:
                self._refuse(Refused("head-too-large", f"a request's head has at most {most} bytes"))
            elif self._wire_bytes > CHUNKED * self._limits.body_bytes:
                self._refuse(self._too_large())
        if self._is_body and self._timer is None and not self._is_deaf:
            self._wait(self._limits.body_seconds, self._body_is_late)

    @property
    def _is_listening(self) -> bool:
        return not self._is_deaf and not self._is_moving

    def _feed(self, piece: bytes, rest: bytes) -> None:
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade as upgrade:
            if self._is_deaf:
                return
            if self._should_upgrade():
                self._shake_hands(piece[upgrade.args[0] :] + rest)
            else:  # a protocol that is not spoken here: the request is answered as it is
                self.cycle.keep_alive = False
                self._is_deaf = True
        except httptools.HttpParserError:
            if self._is_moving:
                return
            self._refuse(Refused("bad-request", "this is not HTTP, or not a request for this server"))

    def _too_large(self) -> Refused:
        return Refused("too-large", f"a body has at most {self._limits.body_bytes} bytes")

    # What the parser finds

    def on_message_begin(self) -> None:
        """A request begins; not before the one before it is answered."""
        cycle = self._under_way()
        if cycle is not None:
            cycle.keep_alive = False
            self._is_deaf = True
            raise _Stop
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; what follows a body is ignored."""
        if self._is_head:
            if len(self.headers) >= self._limits.headers:
                self._stop(Refused("head-too-large", f"a request has at most {self._limits.headers} headers"))
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there: it is known who asks for what."""
        self._is_head, self._is_body = False, True
        self._body_bytes = self._wire_bytes = 0
        self._stop_waiting()
        self._learn_who_asks()
        is_upgrade = self.parser.should_upgrade() and self._should_upgrade()
        kind = "handshakes" if is_upgrade else kind_of(self.parser.get_method(), self.url.partition(b"?")[0])
        if not self._is_placed and not self._visitors.may_ask(self._address, kind):
            self._stop(Refused("too-fast", "too many requests: wait a moment"), self._limits.throttle_seconds)
        for name, value in self.headers:
            if (
                name == b"content-length" and int(value) > self._limits.body_bytes
            ):  # the parser has checked that it is a number
                self._stop(self._too_large())
        if self._hall.cluster is not None and self._early is None and not self._is_placed:
            self._look_where()
        super().on_headers_complete()
        if self._early is not None and self.cycle is not None:  # the next request may be for another worker
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body_bytes += len(body)
        if self._body_bytes > self._limits.body_bytes:
            self._stop(self._too_large())
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there as a whole: from here on it is the server that takes its time."""
        self._is_body = False
        self._visitors.is_busy(self)
        self._stop_waiting()
        super().on_message_complete()
        if self._ready is not None:
            begin, self._ready = self._ready, None
            self._visitors.take_turn(self._address, begin)

    def _stop(self, no: Refused, after: float = 0.0) -> None:
        self._refuse(no, after)
        raise _Stop

    def _learn_who_asks(self) -> None:
        """Believe a proxy of ours, and nobody else."""
        if not self._visitors.proxies.believe(self._peer):
            return
        forwarded: list[bytes] = []
        for name, value in self.headers:
            if name == b"x-forwarded-for":
                forwarded.append(value)
            elif name == b"x-forwarded-proto" and value in SCHEMES:
                self.scope["scheme"] = SCHEMES[value]
        self._address = self._visitors.proxies.client(self._peer, forwarded)
        if self._address != self._peer:
            self.scope["client"] = self._address, 0

    # Other workers

    def _look_where(self) -> None:
        """A request that concerns a table is for its owner; raises _Stop where that has to be asked first."""
        cluster = self._hall.cluster
        found = TABLE.fullmatch(self.url)
        code = None if found is None else found[1].decode()
        place: Worker | None = None
        if code is None:
            is_new = self.parser.get_method() == b"POST" and self.url == NEW_TABLE
            place = cluster.place_for_new() if is_new else None
            if place is None:
                return
        elif self._hall.has(code):
            return
        self._is_moving = True
        self._visitors.is_busy(self)
        self.transport.pause_reading()
        task = self.loop.create_task(self._move(code, place))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        raise _Stop

    async def _move(self, code: str | None, place: Worker | None) -> None:
        cluster = self._hall.cluster
        try:
            if code is not None:
                place = await cluster.locate(code)
        except SQLAlchemyError:
            self._is_moving = False
            self._refuse(Refused("no-disk", "the server cannot use its database: try again"))
            return
        if self.transport.is_closing():
            return
        if place is None:
            self._answer_here()
            return
        self._hall.metrics.passed_on += 1
        try:
            await self._pass_on(place)
        except (OSError, TimeoutError) as bad:
            log.info("a connection could not be passed on to worker %d: %s", place.id, bad)
            self._is_moving = False
            self._refuse(moving())

    def _answer_here(self) -> None:
        """Begin the request anew: it is this worker that answers."""
        said, self._raw = self._raw, b""
        self._is_moving, self._is_placed = False, True
        self._is_head, self._is_body, self._head_bytes = True, False, 0
        self.parser = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
        self.transport.resume_reading()
        self.data_received(said)

    async def _pass_on(self, place: Worker) -> None:
        said = self._raw
        if not self._visitors.open_socket(self._address):
            self._is_moving = False
            self._refuse(Refused("too-many", "there are too many sockets, of this address or of all"))
            return
        try:
            pipe = await self._hall.cluster.door.pass_on(self.transport, self._peer, said, place)
        except BaseException:
            self._visitors.close_socket(self._address)
            raise
        if pipe is None:
            self._visitors.close_socket(self._address)
            return
        self._leave()
        connections, address = self.connections, self._address
        connections.discard(self)
        connections.add(pipe)

        def end() -> None:
            connections.discard(pipe)
            self._visitors.close_socket(address)

        pipe.on_end = end

    def on_response_complete(self) -> None:
        """The request is answered; after one that ends the connection nothing is read."""
        super().on_response_complete()
        if self._is_deaf:
            self.transport.pause_reading()
            self._unset_keepalive_if_required()
            if not self.transport.is_closing():
                self._say_last(b"")
        if self.transport.is_closing():
            self._await_reader()
        else:
            self._visitors.is_idle(self)

    # Turns

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Work on a request when all of it is there, and it is its address's turn: half a body keeps nobody waiting."""
        address = self._address

        def begin() -> None:
            self._working_for = address
            task = self.loop.create_task(cycle.run_asgi(app))
            task.add_done_callback(self.tasks.discard)
            task.add_done_callback(lambda _: self._end_turn())
            self.tasks.add(task)

        self._ready = begin
        if cycle.waiting_for_100_continue:
            cycle.waiting_for_100_continue = False
            self.transport.write(GO_ON)

    def _end_turn(self) -> None:
        """What is left to do takes no time of the loop: somebody has to read an answer."""
        if self._working_for is not None:
            address, self._working_for = self._working_for, None
            self._visitors.end_turn(address)

    # Sockets

    def _shake_hands(self, rest: bytes) -> None:
        """From here on it is a table's socket, or refused."""
        request = handshake.request(self.scope["method"], self.scope["http_version"], self.url, self.headers)
        no = handshake.refusal(request, self.app_state["origins"])
        if no is not None:
            self._refuse(no)
            return
        answer = handshake.answer(request, self._hall)
        if answer.status_code != handshake.SWITCHING:
            self._is_deaf = True
            self._say_last(answer.serialize())
            return
        if not self._visitors.open_socket(self._address):
            self._refuse(Refused("too-many", "there are too many sockets, of this address or of all"))
            return
        self._leave()
        self.connections.discard(self)
        socket = TableSocket(self.server_state, self.app_state, self._address)
        self.transport.set_protocol(socket)
        socket.connection_made(self.transport)
        self.transport.write(answer.serialize())
        socket.join(request, rest)


def _answer(no: Refused) -> bytes:
    """A refusal as a whole HTTP response."""
    body = refusal_body(no)
    again = b"retry-after: 5\r\n" if no.code == "too-fast" else b""
    return b"".join((
        STATUS_LINE[no.status], b"content-type: application/json\r\nconnection: close\r\n", again, ALWAYS,
        b"content-length: %d\r\n\r\n" % len(body), body,
    ))  # fmt: skip
