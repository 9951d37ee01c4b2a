"""What each address has open, and what it may still ask for. IPv6 addresses count by their /64."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol
from urllib.parse import unquote_to_bytes

from tacora.server.addresses import Proxies, household
from tacora.server.rates import Buckets
from tacora.server.refusals import Refused
from tacora.server.settings import Limits, Settings
from tacora.server.turns import Line, Turns

READING = frozenset({b"GET", b"HEAD", b"OPTIONS"})
MAKING = re.compile(rb"/+api/tables/*")
KINDS = (
    (re.compile(rb"/+api/tables/[^/]*/(qr\.svg|picture\.png)"), "qrs"),
    (re.compile(rb"/+api/tables/[^/]*/record"), "records"),
    (re.compile(rb"/+api/games"), "games"),
    (re.compile(rb"/+api/.*"), "reads"),
)


def kind_of(method: bytes, path: bytes) -> str:
    """Which of an address's buckets a request draws from.

    >>> kind_of(b"POST", b"/api/t%61bles"), kind_of(b"GET", b"/api/tables/abcd2345/qr.svg"), kind_of(b"GET", b"/rules")
    ('tables', 'qrs', 'pages')
    """
    path = unquote_to_bytes(path)  # as the router reads it
    if method not in READING:
        return "tables" if MAKING.fullmatch(path) else "requests"
    return next((kind for pattern, kind in KINDS if pattern.fullmatch(path)), "pages")


class Place(Protocol):
    """A connection that may be ended while it is idle: as long as a request, or an answer's reader, is waited for."""

    def yield_place(self) -> None:
        """End now."""
        ...


class Visitors:
    """The addresses that are connected, or were lately."""

    def __init__(self, settings: Settings) -> None:
        limits = self._limits = settings.limits
        self.proxies = Proxies(settings.proxy)
        self.connections = 0
        self.sockets = 0
        self._idle: dict[Place, None] = {}  # longest first
        self._connections: Counter[str] = Counter()
        self._sockets: Counter[str] = Counter()
        self._buckets = {
            kind: _buckets(limits, kind)
            for kind in ("requests", "tables", "handshakes", "reads", "records", "games", "qrs", "pages")
        }
        self._guesses = _buckets(limits, "guesses")
        self._turns = Turns(limits.requests_at_once)
        self._line = Line(limits.requests_per_turn, lambda go_on: asyncio.get_running_loop().call_soon(go_on))

    # What is open. A proxy carries everybody: its own address is not counted, those that it names are.

    def connect(self, address: str, connection: Place) -> Refused | None:
        """One connection more, unless its address has too many; if the house has, the longest idle one ends."""
        if not self._add(self._connections, address, self._limits.connections_per_address):
            return Refused("too-fast", "too many connections of this address")
        if self.connections >= self._limits.connections:
            longest = next(iter(self._idle), None)
            if longest is None:
                _remove(self._connections, address)
                return Refused("too-many", "the server has too many connections")
            del self._idle[longest]
            longest.yield_place()
        self.connections += 1
        self._idle[connection] = None
        return None

    def is_busy(self, connection: Place) -> None:
        """It has asked for something."""
        self._idle.pop(connection, None)

    def is_idle(self, connection: Place) -> None:
        """It has its answer."""
        self._idle[connection] = None

    def disconnect(self, address: str, connection: Place) -> None:
        """One connection less."""
        self._idle.pop(connection, None)
        self.connections -= 1
        _remove(self._connections, address)

    def open_socket(self, address: str) -> bool:
        """One socket more of this address, unless it or the house has too many."""
        if self.sockets >= self._limits.sockets or not self._add(
            self._sockets, address, self._limits.sockets_per_address
        ):
            return False
        self.sockets += 1
        return True

    def close_socket(self, address: str) -> None:
        """One socket less."""
        self.sockets -= 1
        _remove(self._sockets, address)

    def _add(self, counts: Counter[str], address: str, most: int) -> bool:
        who = household(address)
        if counts[who] >= most and not self.proxies.believe(address):
            return False
        counts[who] += 1
        return True

    # What may be asked for

    def may_ask(self, address: str, kind: str) -> bool:
        """Take a token of this address for a request of that kind."""
        return self._buckets[kind].take(household(address), time.monotonic())

    def take_turn(self, address: str, begin: Callable[[], None]) -> None:
        """Begin to work on a request of this address, soon or after others of its own."""
        self._turns.take(household(address), lambda: self._line.join(begin))

    def end_turn(self, address: str) -> None:
        """A request of this address needs no more work."""
        self._turns.end(household(address))

    def may_guess(self, address: str) -> bool:
        """This address has not named too many tables lately that are not there."""
        return self._guesses.has_one(household(address), time.monotonic())

    def guessed(self, address: str) -> None:
        """This address has named a table that is not there."""
        self._guesses.take(household(address), time.monotonic())


def _buckets(limits: Limits, kind: str) -> Buckets:
    return Buckets(getattr(limits, f"{kind}_per_second"), getattr(limits, f"{kind}_burst"))


def _remove(counts: Counter[str], address: str) -> None:
    who = household(address)
    counts[who] -= 1
    if counts[who] <= 0:
        del counts[who]
