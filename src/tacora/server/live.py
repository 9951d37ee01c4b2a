"""A table in memory, with what is not in its log: sockets and timers."""

import asyncio
import time
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol

from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.server.messages import Lobby
from tacora.server.table import Table


class Listener(Protocol):
    """A socket at a table."""

    device: int | None
    seats: tuple[Seat, ...]
    is_welcome: bool
    is_seen: bool

    def send(self, frames: bytes) -> None:
        """Send complete frames."""
        ...

    def close(self, code: int) -> None:
        """Say goodbye."""
        ...


class Thought:
    """A bot that decides: when its decision is due, and the process's answer if it thinks in one."""

    __slots__ = ("answer", "due", "timer")

    def __init__(self, due: float, timer: asyncio.TimerHandle, answer: "asyncio.Future[Any] | None") -> None:
        self.due = due  # by the loop's clock
        self.timer = timer
        self.answer = answer

    def stop(self) -> None:
        """Let the bot decide nothing."""
        self.timer.cancel()
        if self.answer is not None and not self.answer.cancel() and not self.answer.cancelled():
            self.answer.exception()  # nobody wants to know it any more


class Draft(NamedTuple):
    """A seat's unfinished work, and the last of it that would count for something (V-R34)."""

    work: Json
    valid: Json


class Live:
    """A table, its sockets, its seats' unfinished work, and the timers of the point that is being decided."""

    __slots__ = (
        "away", "away_timer", "clock", "drafts", "epoch", "has_mark_timer", "last_group",
        "marked_for", "marks", "news_group",
        "own_groups", "point", "present", "progress", "progress_at", "progress_timer", "reviews", "seq", "sockets",
        "table", "thinking", "told", "unseen", "used_at",
    )  # fmt: skip

    def __init__(self, table: Table, drafts: Mapping[Seat, Draft] | None = None) -> None:
        self.table = table
        self.epoch = 0  # in which this worker owns the table, where there are several
        self.drafts: dict[Seat, Draft] = dict(drafts or {})
        self.reviews: dict[tuple[Seat, int], asyncio.Future[Any]] = {}
        self.sockets: set[Listener] = set()
        self.present: frozenset[Seat] = frozenset()
        self.unseen: dict[int, float] = {}  # devices with a seat that nobody looks at, and since when (absence.py)
        self.away: frozenset[Seat] = frozenset()  # their seats, once it is long
        self.away_timer: asyncio.TimerHandle | None = None
        self.point: int | None = None  # what the timers are for
        self.clock: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, Thought] = {}
        self.told: Lobby | None = None  # the table as everybody was last told; None before its making is on disk
        self.seq = table.seq  # of the last change that all were told
        self.marks: tuple[Seat, ...] = ()  # who has decided, as far as that is on disk and not told to all yet
        self.marked_for: Listener | None = None  # the one who has been told already
        self.has_mark_timer = False
        self.news_group = 0  # of the writer: the last one with something that all may know
        self.own_groups: dict[int, int] = {}  # the last one with a device's own entry
        self.last_group = 0
        self.progress = b""  # what was last told of how far seats are
        self.progress_at = 0.0  # when, by the monotonic clock
        self.progress_timer: asyncio.TimerHandle | None = None
        self.used_at = time.monotonic()

    def recount(self) -> None:
        """Find out anew which seats each socket holds, and which seats are present."""
        for socket in self.sockets:
            socket.seats = self.table.seats_of(socket.device)
        self.present = frozenset(seat for socket in self.sockets for seat in socket.seats)

    def settles_in(self, device: int | None) -> int:
        """The writer's group after which a device may be told how the table stands.

        What others wrote in secret, such as a changed choice, is not waited for: nobody can tell by the time (D-E8).
        """
        own = 0 if device is None else self.own_groups.get(device, 0)
        return max(own, self.news_group)

    def stop(self) -> None:
        """Stop the timers."""
        if self.clock is not None:
            self.clock.cancel()
        if self.progress_timer is not None:
            self.progress_timer.cancel()
        for thought in self.thinking.values():
            thought.stop()
        self.clock, self.progress_timer, self.thinking = None, None, {}

    def end(self, code: int) -> None:
        """Stop the timers and close the sockets."""
        self.stop()
        for socket in list(self.sockets):
            socket.close(code)


def send_all(sockets: Collection[Listener], frames: bytes) -> None:
    """Send the same frames to every socket that has had its welcome."""
    for socket in sockets:
        if socket.is_welcome:
            socket.send(frames)
