"""The hall holds the tables in memory: commands in, log entries to disk, news out, clocks and bots in between."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Protocol

from tacora.core.errors import BadOptions
from tacora.core.fair import SEED_BYTES
from tacora.core.jsonable import Json, jsonable
from tacora.core.seats import Seat
from tacora.server import bots, commands, telling
from tacora.server.entries import Act, Chose, Created, Entry, PlaceSpec, Rematched, Started, WentAbsent
from tacora.server.messages import Chat, Command, Decide, Rematch
from tacora.server.metrics import Metrics
from tacora.server.rates import Buckets
from tacora.server.refusals import Refused
from tacora.server.settings import Settings
from tacora.server.store import NewTable, Store, Writer, line
from tacora.server.table import GAMES, Decided, LobbyChanged, Table

log = logging.getLogger("tacora.server")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 6
PACE = (0.8, 2.5)  # seconds a bot thinks among people
PACE_AMONG_BOTS = (0.3, 0.6)
SLOW_BOTS = frozenset({"survivor"})  # run outside the event loop
AFTER_RESTART = 5.0  # seconds that everybody has at least to come back before a clock ends
MARKS_WITHIN = 0.2  # seconds in which it is told that somebody has decided
LISTED = 50
TIDY_EVERY = 60.0  # seconds
FORGET_EVERY = 60  # times
IDLE = 600.0  # seconds before a table without sockets leaves the memory
IDLE_LOBBY = 3600.0


def now_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener(Protocol):
    """A socket at a table."""

    device: int | None
    seats: tuple[Seat, ...]
    is_welcome: bool

    def send(self, frames: bytes) -> None:
        """Send complete frames, after those that were to be sent soon."""
        ...

    def send_soon(self, frames: bytes) -> bool:
        """Send complete frames with the next ones or in a moment; True if nothing else was waiting."""
        ...

    def close(self, code: int) -> None:
        """Say goodbye."""
        ...


class Live:
    """A table in memory, with what is not in its log: sockets and timers."""

    __slots__ = ("clock", "point", "present", "sockets", "table", "thinking", "used_at")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sockets: set[Listener] = set()
        self.present: frozenset[Seat] = frozenset()
        self.point: int | None = None  # what the timers are for
        self.clock: asyncio.TimerHandle | None = None
        self.thinking: dict[Seat, asyncio.TimerHandle] = {}
        self.used_at = time.monotonic()

    def stop(self) -> None:
        """Stop the timers."""
        if self.clock is not None:
            self.clock.cancel()
        for timer in self.thinking.values():
            timer.cancel()
        self.clock, self.thinking = None, {}


class Hall:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.secret = b""
        self.sockets = 0
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(store, settings.gather, self.metrics.committed, self._start_afresh)
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._codes: set[str] = set()
        self._open = 0
        self._chats = Buckets(settings.limits.chats_per_second, settings.limits.chats_burst)
        self._bot_thread = ThreadPoolExecutor(1, "tacora-bots")
        self._unhurried: list[Listener] = []
        self._is_hurrying = False
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Migrate, then take up the games where they were."""
        await self.writer.run(self.store.migrate)
        self.secret = await self.writer.run(self.store.secret)
        self._codes = set(await self.writer.run(self.store.all_codes))
        unfinished = await self.writer.run(self.store.codes, "playing", "lobby")
        self._open = len(unfinished)
        self._chores = [asyncio.create_task(self._take_up(unfinished)), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """Everything to disk, then stop."""
        for chore in self._chores:
            chore.cancel()
        for live in self._lives.values():
            live.stop()
        await self.writer.close()
        self._bot_thread.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    def gauges(self) -> dict[str, int]:
        """How much there is at this moment."""
        phases = [live.table.phase for live in self._lives.values()]
        return {
            "tables": self._open,
            "tables_in_memory": len(phases),
            "tables_playing": phases.count("playing"),
            "sockets": self.sockets,
        }

    # Tables

    async def find(self, code: str) -> Live:
        """The table of that code; raises Refused."""
        live = self._lives.get(code)
        if live is None:
            if code not in self._codes:
                raise Refused("no-such-table", f"there is no table {code[:CODE_LENGTH]!a}", "table")
            live = await self._load(code)
        live.used_at = time.monotonic()
        return live

    async def _load(self, code: str) -> Live:
        waiting = self._loading.get(code)
        if waiting is not None:
            return await asyncio.shield(waiting)
        waiting = self._loading[code] = self._loop.create_future()
        try:
            entries = await self.writer.run(self.store.read, code)
            live = Live(fold(code, entries))
            self._lives[code] = live
            self._wake(live, at_least=AFTER_RESTART)
            waiting.set_result(live)
        except BaseException as bad:
            waiting.set_exception(bad)
            waiting.exception()  # somebody has looked at it, even if nobody else waits
            raise
        finally:
            del self._loading[code]
        return live

    def listed(self) -> list[Live]:
        """Public tables with a free seat and a person, newest first."""
        lives = [
            live
            for live in reversed(self._lives.values())
            if live.table.public
            and live.table.phase == "lobby"
            and live.table.free_seats
            and live.table.host is not None
        ]
        return lives[:LISTED]

    def create(
        self,
        *,
        game: str,
        options: dict[str, Json],
        places: list[PlaceSpec],
        clock: int | None,
        public: bool,
        odds: bool,
        share: str | None,
    ) -> Live:
        """A new table; raises Refused."""
        if self._open >= self.settings.limits.tables:
            raise Refused("too-many", f"there are {self._open} tables already")
        if game not in GAMES:
            raise Refused("bad-options", f"must be one of: {', '.join(GAMES)}", "game")
        seed = secrets.token_hex(SEED_BYTES)
        created = Created(game, options, places, clock, public, odds, seed, share)
        code, at = self._new_code(), now_ms()
        try:
            table = Table(code, created, at)
        except BadOptions as bad:
            where = bad.field if bad.field == "seats" else f"options.{bad.field}"
            raise Refused("bad-options", f"{bad.message} ({bad.rule})", where) from None
        self._codes.add(code)
        self._open += 1
        live = self._lives[code] = Live(table)
        row = line(code, Entry(1, at, created))
        self.writer.put(row, _tell_nobody, made=NewTable(code, at, public))
        return live

    def start(self, live: Live) -> None:
        """Begin the match; raises Refused."""
        commands.must_be_startable(live.table)
        self.submit(live, Started())

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            if code not in self._codes:
                return code

    # Commands

    def command(self, live: Live, device: int | None, command: Command, sender: Listener) -> None:
        """A device wants something; it is answered when that is on disk, or refused."""
        table = live.table
        known = None if device is None else table.answered.get((device, command.id))
        if known is not None:
            self._answer(sender, telling.accepted(command.id, known))
            return
        try:
            if type(command) is Rematch:
                self._rematch(live, device, command, sender)
                return
            if type(command) is Chat and not self._chats.take((table.code, device), time.monotonic()):
                raise Refused("too-fast", "wait a moment before the next word")  # noqa: TRY301
            act = commands.checked(table, device, command)
            if table.number >= self.settings.limits.entries:
                raise Refused("too-many", "this table's log is full")  # noqa: TRY301
        except Refused as no:
            self.metrics.refusals[no.code] += 1
            self._answer(sender, telling.refused(command.id, no.code, no.message))
            return
        if type(command) is Decide:
            self.metrics.decisions += 1
        self.submit(live, act, device, command.id, sender)

    def _answer(self, sender: Listener, frame: bytes) -> None:
        # in the order of the log: even a refusal may tell of something that is not on disk yet
        self.writer.after(lambda: sender.send(frame))

    def _rematch(self, live: Live, device: int | None, command: Rematch, sender: Listener) -> None:
        table = live.table
        places = commands.rematch_places(table, device)
        if table.next is not None:  # somebody was faster: it is what this one wants, too
            self._answer(sender, telling.accepted(command.id, table.seq))
            return
        following = self.create(
            game=table.game.name,
            options=table.game.options(table.rules),
            places=places,
            clock=table.clock,
            public=False,
            odds=table.odds,
            share=None,
        )
        # the new table is put right before this entry, so that both are in one transaction
        self.submit(live, Rematched(following.table.code), device, command.id, sender)

    def submit(
        self,
        live: Live,
        act: Act,
        device: int | None = None,
        command: str | None = None,
        sender: Listener | None = None,
    ) -> None:
        """Append an entry; tell it when it is on disk."""
        table = live.table
        entry = Entry(table.number + 1, now_ms(), act, device, command)
        phase = table.phase
        news = table.apply(entry)
        told: list[telling.Frames] = []
        if live.sockets:
            if any(type(piece) is LobbyChanged for piece in news):
                self._recount(live)
            told = [telling.frames(table, piece, live.present) for piece in news]
        answer = b"" if sender is None or command is None else telling.accepted(command, table.seq)
        changed = table.phase if table.phase != phase else None
        if changed == "over":
            self._open -= 1
        tell = self._mark if len(news) == 1 and type(news[0]) is Decided else _tell
        self.writer.put(line(table.code, entry), lambda: tell(live, told, sender, answer), phase=changed)
        live.used_at = time.monotonic()
        if table.point != live.point or type(act) is not Chose:  # else the clock and the bots are set already
            self._wake(live)

    def _mark(self, live: Live, told: list[telling.Frames], sender: Listener | None, answer: bytes) -> None:
        """Tell that somebody has decided: nobody waits for that, so it may come with what is sent next."""
        if not told:
            return
        frame = told[0].for_seats(())
        for socket in live.sockets:
            if socket.is_welcome and socket is not sender and socket.send_soon(frame):
                self._unhurried.append(socket)
        if sender is not None:
            sender.send(answer + frame)
        if self._unhurried and not self._is_hurrying:
            self._is_hurrying = True
            self._loop.call_later(MARKS_WITHIN, self._send_marks)

    def _send_marks(self) -> None:
        sockets, self._unhurried, self._is_hurrying = self._unhurried, [], False
        for socket in sockets:
            socket.send(b"")

    # Sockets

    def connect(self, live: Live, socket: Listener, since: int | None) -> None:
        """A socket joins; its welcome comes in the order of the log."""
        socket.seats = live.table.seats_of(socket.device)
        live.sockets.add(socket)
        self.sockets += 1
        was = live.present
        self._recount(live)
        frame = telling.welcome(live.table, socket.device, live.present, now_ms(), since)

        def greet() -> None:
            socket.is_welcome = True
            socket.send(frame)

        if live.present != was:
            self._tell_presence(live)
        self.writer.after(greet)

    def disconnect(self, live: Live, socket: Listener) -> None:
        """A socket is gone."""
        socket.is_welcome = False
        live.sockets.discard(socket)
        self.sockets -= 1
        live.used_at = time.monotonic()
        was = live.present
        self._recount(live)
        if live.present != was:
            self._tell_presence(live)

    def _recount(self, live: Live) -> None:
        for socket in live.sockets:
            socket.seats = live.table.seats_of(socket.device)
        live.present = frozenset(seat for socket in live.sockets for seat in socket.seats)

    def _tell_presence(self, live: Live) -> None:
        frame = telling.lobby_frame(live.table, live.present)
        self.writer.after(lambda: _send_all(live.sockets, frame))

    # Clocks and bots

    def _wake(self, live: Live, at_least: float = 0.0) -> None:
        """Set the clock and the bots to this point."""
        table = live.table
        if table.phase != "playing":
            if live.point is not None:
                live.stop()
                live.point = None
            return
        point = table.point
        if point != live.point:
            live.stop()
            live.point = point
        pending = table.pending
        if table.deadline is not None and (live.clock is None or live.clock.cancelled()):
            wait = max(at_least, table.deadline / 1000 + self.settings.grace - time.time())
            live.clock = self._loop.call_later(wait, self._clock_ran_out, live, point)
        waiting = [seat for seat in pending if seat not in table.chosen and seat not in live.thinking]
        for seat in waiting:
            if not table.places[seat].is_played_by_person:
                pace = PACE if any(table.places[other].is_played_by_person for other in pending) else PACE_AMONG_BOTS
                wait = random.uniform(*pace) * self.settings.bot_pace
                live.thinking[seat] = self._loop.call_later(wait, self._bot_thinks, live, point, seat)

    def _clock_ran_out(self, live: Live, point: int) -> None:
        table = live.table
        if self._lives.get(table.code) is not live or table.point != point or table.phase != "playing":
            return
        live.clock = None
        if table.deadline is not None and table.deadline > now_ms():  # it was wound again meanwhile
            self._wake(live)
            return
        late = [
            int(seat) for seat in table.pending if seat not in table.chosen and table.places[seat].is_played_by_person
        ]
        if late:
            self.submit(live, WentAbsent(late, point))

    def _bot_thinks(self, live: Live, point: int, seat: Seat) -> None:
        if not self._is_bots_turn(live, point, seat):
            return
        table = live.table
        bot = bots.bot_of(table, seat)
        view = table.game.view(table.match.state, seat)  # type: ignore[union-attr]  # there is one while a seat is pending
        if table.places[seat].bot in SLOW_BOTS:
            job = self._loop.run_in_executor(self._bot_thread, bot, view)
            job.add_done_callback(lambda done: self._bot_chooses(live, point, seat, done.result()))
        else:
            self._bot_chooses(live, point, seat, bot(view))

    def _bot_chooses(self, live: Live, point: int, seat: Seat, choice: Any) -> None:
        if self._is_bots_turn(live, point, seat):
            self.metrics.bot_decisions += 1
            self.submit(live, Chose(seat, point, str(jsonable(choice))))

    def _is_bots_turn(self, live: Live, point: int, seat: Seat) -> bool:
        table = live.table
        is_turn = (
            self._lives.get(table.code) is live
            and table.phase == "playing"
            and table.point == point
            and seat not in table.chosen
            and not table.places[seat].is_played_by_person
        )
        if not is_turn and live.point == point:
            live.thinking.pop(seat, None)
        return is_turn

    # Chores

    async def _take_up(self, codes: Collection[str]) -> None:
        for code in codes:
            try:
                await self.find(code)
            except Refused:
                continue
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        for minute in count():
            if minute % FORGET_EVERY == 0:
                await self._forget()
            now = time.monotonic()
            for code, live in list(self._lives.items()):
                table = live.table
                idle = IDLE_LOBBY if table.phase == "lobby" else IDLE
                if not live.sockets and live.clock is None and not live.thinking and now - live.used_at > idle:
                    live.stop()
                    del self._lives[code]
            await asyncio.sleep(TIDY_EVERY)

    async def _forget(self) -> None:
        """Delete the tables at which nothing has happened for long."""
        before = now_ms() - int(self.settings.keep_days * 86_400_000)
        for code in await self.writer.run(self.store.forget, before):
            self._codes.discard(code)
            live = self._lives.pop(code, None)
            if live is not None:
                live.stop()
                _close_all(live.sockets, 4404)
        self._open = await self.writer.run(self.store.count_open)

    def _start_afresh(self, failure: BaseException) -> None:
        """A commit has failed: nothing of it was told, so forget what is in memory, and read the log again."""
        log.error("cannot write to the database: %s", failure)
        lives, self._lives = self._lives, {}
        for live in lives.values():
            live.stop()
            _close_all(live.sockets, 1011)


def fold(code: str, entries: Collection[Entry]) -> Table:
    """A table from its whole log."""
    first, *rest = entries
    if not isinstance(first.act, Created):
        raise TypeError(f"table {code}: the log does not begin with its making")
    table = Table(code, first.act, first.at)
    for entry in rest:
        table.apply(entry)
    return table


def _tell(live: Live, told: list[telling.Frames], sender: Listener | None, answer: bytes) -> None:
    if len(told) == 1:
        news = told[0]
        for socket in live.sockets:
            if socket.is_welcome and socket is not sender:
                socket.send(news.for_seats(socket.seats))
    elif told:
        for socket in live.sockets:
            if socket.is_welcome and socket is not sender:
                socket.send(b"".join([frames.for_seats(socket.seats) for frames in told]))
    if sender is not None:
        sender.send(b"".join([answer, *[frames.for_seats(sender.seats) for frames in told]]))


def _tell_nobody() -> None:
    """Nobody sits at a table that is just being made."""


def _send_all(sockets: Collection[Listener], frames: bytes) -> None:
    for socket in sockets:
        if socket.is_welcome:
            socket.send(frames)


def _close_all(sockets: Collection[Listener], code: int) -> None:
    for socket in list(sockets):
        socket.close(code)
