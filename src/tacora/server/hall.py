"""The hall finds, makes and keeps the tables of this process; where several share a database, those that it owns."""

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tacora.core.errors import BadOptions
from tacora.core.fair import SEED_BYTES
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.server import cookies, telling
from tacora.server.clock import DAY, HouseClock, day
from tacora.server.cluster import Cluster, moving
from tacora.server.disk import Disk
from tacora.server.door import Door
from tacora.server.entries import Created, Entry, PlaceSpec
from tacora.server.file import is_damage, reason
from tacora.server.health import Health
from tacora.server.live import Draft, Live
from tacora.server.logs import Notes
from tacora.server.messages import Lobby
from tacora.server.metrics import Metrics
from tacora.server.moments import Moments
from tacora.server.refusals import CLOSE, Refused
from tacora.server.schema import NewTable, StoredDraft
from tacora.server.settings import Settings
from tacora.server.store import Store, line, portions
from tacora.server.table import OtherRules, Table, fold
from tacora.server.wire import WIRES, Wire
from tacora.server.writer import Lost

log = logging.getLogger("tacora.server")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 8  # docs/server.md has the arithmetic; older tables have 6
LISTED = 50
IDLE = 600.0  # seconds before a table without sockets leaves the memory
IDLE_LOBBY = 3600.0
READ_WITHIN = 10.0  # seconds for a table to be read from disk
BEAT = 0.252  # seconds; sockets that are to be pinged meanwhile are pinged together
HANDED = 8  # tables that are handed over together
PORTION = 2_000  # entries that are deleted in one transaction
FAILED = "the server cannot go on with this table, and keeps its log"


def _no_such_table(code: str) -> Refused:
    return Refused("no-such-table", f"there is no table {code[:CODE_LENGTH]!a}", "table")


class Hall:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, door: Door | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.health = Health()
        self.notes = Notes(log)
        self.clock = HouseClock()
        self.secret = b""
        self.sockets = 0
        self.loop = asyncio.get_running_loop()
        self.beats = Moments(self.loop, BEAT)
        self.disk = Disk(store, settings.gather, self.health, self.clock, self)
        self.writer = self.disk.writer
        self.wires: dict[str, Wire] = {}
        self.on_load: Callable[[Live], None] = _do_nothing  # whoever sets clocks and bots going
        self.is_due = asyncio.Event()  # games that go on are not in memory
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._aside: dict[str, tuple[str, str]] = {}  # refusal codes, and why
        self._codes: set[str] = set()
        self._open = 0
        self.more_gauges: dict[str, Callable[[], int]] = {}
        self.cluster = None if door is None else Cluster(self, door)

    async def open(self) -> None:
        """Migrate, and learn what there is; the tables are read when somebody asks for them."""
        self.wires = _usable_wires()
        await self.writer.run(self.store.migrate)
        self.secret = await self.writer.run(self.store.secret)
        if self.cluster is None:
            self._codes = set(await self.disk.read(self.store.all_codes))
        else:
            self.clock.follow(await self.cluster.open())
        self._open = await self.disk.read(self.store.count_open)
        self.clock.start(await self.disk.read(self.store.last_seen), int(self.settings.keep_days * DAY))
        if self.settings.clock_ok:
            self.clock.believe()
        await self.disk.note_seen()
        if self.cluster is None:
            self.is_due.set()
        else:
            self.cluster.start()

    async def close(self) -> None:
        """Everything to disk, then stop."""
        for live in self._lives.values():
            live.stop()
        if self.cluster is not None:
            await self.cluster.close()
        await self.disk.close()

    @property
    def lives(self) -> Iterator[Live]:
        """The tables in memory, newest first."""
        return reversed(self._lives.values())

    def gauges(self) -> dict[str, int]:
        """How much there is at this moment."""
        phases = [live.table.phase for live in self._lives.values()]
        return {
            "tables": self._open,
            "tables_in_memory": len(phases),
            "tables_playing": phases.count("playing"),
            "tables_set_aside": len(self._aside),
            "sockets": self.sockets,
            "writer_queue": self.writer.queue,
            "ready": not self.health.reasons,
            "clock_believed": not self.clock.gap,
            **({} if self.cluster is None else self.cluster.gauges()),
            **{name: read() for name, read in self.more_gauges.items()},
        }

    # Finding

    async def find(self, code: str) -> Live:
        """The table of that code; raises Refused."""
        live = self._lives.get(code)
        if live is None:
            if code in self._aside:
                raise self._refusal(code)
            if self.cluster is None and code not in self._codes:
                raise _no_such_table(code)
            live = await self._load(code)
        live.used_at = time.monotonic()
        return live

    async def find_told(self, code: str) -> tuple[Live, Lobby]:
        """The table of that code, and what everybody was last told of it, without waiting; raises Refused.

        Whoever asks cannot tell by the time whether somebody has just written something (D-E8).
        """
        live = await self.find(code)
        if live.told is None:
            raise _no_such_table(code)
        return live, live.told

    async def glance(self, code: str) -> tuple[Live, Lobby]:
        """A table to look at, whoever owns it, as everybody was told or may be told by now; raises Refused."""
        live = self._lives.get(code)
        if live is not None or self.cluster is None:
            return await self.find_told(code)
        seen = await self.cluster.glance(code)
        if seen is None or seen.told is None:
            raise _no_such_table(code)
        return seen, seen.told

    async def settled(self, live: Live, group: int) -> None:
        """Wait until a group is on disk; raises Refused if the table has got another owner before."""
        try:
            await self.writer.reached(group, live.table.code)
        except Lost:
            raise moving() from None

    def at_hand(self, code: str) -> Live | None:
        """The table of that code, if it is in memory."""
        return self._lives.get(code)

    def holds(self, live: Live) -> bool:
        """The table is still the one in memory: neither dropped, nor set aside, nor read anew."""
        return self._lives.get(live.table.code) is live

    async def unfinished(self) -> list[str]:
        """The codes of all tables that are not over, newest first."""
        if self.cluster is not None:
            return await self.cluster.mine()
        codes: list[str] = await self.disk.read(self.store.codes, "playing", "lobby")
        return codes

    def lobbies(self) -> list[Lobby]:
        """The public tables with a free seat and a person, newest first, as everybody was last told."""
        if self.cluster is None:
            return self.own_lobbies()
        return [*self.own_lobbies(), *self.cluster.lobbies()][:LISTED]

    def own_lobbies(self) -> list[Lobby]:
        """Those of this process."""
        lobbies: list[Lobby] = []
        for live in self.lives:
            told = live.told
            if told is not None and told.public and told.phase == "lobby" and told.host is not None:
                if any(seat.kind == "free" for seat in told.seats):
                    lobbies.append(told)
                if len(lobbies) == LISTED:
                    break
        return lobbies

    async def _load(self, code: str) -> Live:
        waiting = self._loading.get(code)
        if waiting is not None:
            return await asyncio.shield(waiting)
        waiting = self._loading[code] = self.loop.create_future()
        try:
            epoch = 0 if self.cluster is None else await self.cluster.own(code)
            live = await self._read(code)
            live.epoch = epoch
            if self.cluster is not None:
                self.cluster.must_own(code, epoch)
            elif code not in self._codes:  # it was forgotten while it was read
                raise _no_such_table(code)  # noqa: TRY301
            self._lives[code] = live
            self.on_load(live)
            if code in self._aside:
                raise self._refusal(code)  # noqa: TRY301
            waiting.set_result(live)
        except BaseException as bad:
            waiting.set_exception(bad)
            waiting.exception()  # somebody has looked at it, even if nobody else waits
            raise
        finally:
            del self._loading[code]
        return live

    async def _read(self, code: str) -> Live:
        """Fold a table's log; what cannot be folded is set aside, and the other tables go on."""
        try:
            async with asyncio.timeout(READ_WITHIN):
                entries = await self.disk.read(self.store.read, code)
                works = await self.disk.read(self.store.read_drafts, code)
            if entries:
                table = fold(code, entries)
                live = Live(table, _drafts(table, works))
                live.told = telling.lobby(table, ())
                return live
        except OtherRules as other:
            log.warning("table %s is set aside: %s", code, other)
            raise self._set_aside(code, "other-rules", str(other)) from None
        except TimeoutError:
            raise Refused("no-disk", "the server cannot read its database: try again", "table") from None
        except SQLAlchemyError as fault:
            if not is_damage(fault):
                raise
            self.disk.stop_writing("database-damaged", f"table {code} cannot be read: {reason(fault)}")
            raise self._set_aside(code, "set-aside", FAILED) from None
        except Exception as fault:
            log.exception("table %s is set aside: its log cannot be read", code)
            raise self._set_aside(code, "set-aside", FAILED) from fault
        self._codes.discard(code)  # its making never reached the disk
        raise Refused("no-such-table", f"there is no table {code!a}", "table")

    # Making

    def wire(self, game: str) -> Wire:
        """What is known of a game; raises Refused."""
        if game not in self.wires:
            raise Refused("bad-options", f"must be one of: {', '.join(self.wires)}", "game")
        return self.wires[game]

    def create(
        self,
        *,
        game: str,
        options: dict[str, Json],
        places: list[PlaceSpec],
        clock: int | None,
        public: bool,
        odds: bool,
        device: str | None = None,
        request: str | None = None,
    ) -> Live:
        """A new table, of this device if there is one; raises Refused."""
        self.health.must_welcome()
        if self._open >= self.settings.limits.tables:
            raise Refused("too-many", f"there are {self._open} tables already")
        wire = self.wire(game)
        if clock not in wire.clocks:
            raise Refused("bad-options", f"must be one of: {', '.join(map(str, wire.clocks))}", "clock")
        seed = secrets.token_hex(SEED_BYTES)
        code, at = self._new_code(device, request), self.clock.now()
        owner = None if device is None else cookies.owner(device, code)
        known_by = None if request is None else cookies.command_of(request, code)
        created = Created(game, options, places, clock, public, odds, seed, None, wire.game.rules, owner, known_by)
        try:
            table = Table(code, created, at)
        except BadOptions as bad:
            where = bad.field if bad.field == "seats" else f"options.{bad.field}"
            raise Refused("bad-options", f"{bad.message} ({bad.rule})", where) from None
        self._codes.add(code)
        if self.cluster is not None:
            self.cluster.epochs[code] = 1
        self._open += 1
        self.metrics.tables_made += 1
        self.notes.say("made", "table %s is made: %s, %d seats", code, game, len(places))
        live = self._lives[code] = Live(table)
        live.epoch = 1
        told = telling.lobby(table, ())
        row = line(code, Entry(1, at, created))
        made = NewTable(code, at, public, wire.known_as)
        live.news_group = live.last_group = self.writer.put(
            row, lambda: setattr(live, "told", told), made=made, epoch=live.epoch
        )
        return live

    async def made_before(self, device: str, request: str) -> Live | None:
        """The table that this very request of a device has made already, even before a restart."""
        for code in self._codes_of(device, request):
            if self.cluster is None and code not in self._codes:
                break
            try:
                is_near = self.cluster is None or code in self._lives
                live = await self.find(code) if is_near else (await self.glance(code))[0]
            except Refused as no:  # another's table, set aside; or none
                if no.code == "no-such-table":
                    break
            else:
                self._codes.add(code)
                is_owner = live.table.owners.get(cookies.owner(device, code)) == 0
                if is_owner and live.table.request == cookies.command_of(request, code):
                    return live
        return None

    def _new_code(self, device: str | None, request: str | None) -> str:
        codes = self._codes_of(device or cookies.new_device(), request or cookies.new_device())
        return next(code for code in codes if code not in self._codes)

    def _codes_of(self, device: str, request: str) -> Iterator[str]:
        """The codes that a request may get, the first one first: the same each time it is repeated."""
        for nth in count():
            mac = hmac.digest(self.secret, f"table/{device}/{request}/{nth}".encode(), "sha256")
            number = int.from_bytes(mac, "big")
            yield "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(CODE_LENGTH))

    # Keeping

    def note_over(self, code: str) -> None:
        """One table less is open."""
        self._open -= 1
        self.metrics.tables_over += 1
        self.notes.say("over", "table %s is over", code)

    def fail(self, live: Live, fault: BaseException) -> Refused:
        """Set a table aside that cannot be handled; the answer for its players."""
        code = live.table.code
        log.error("table %s is set aside: the server failed at it", code, exc_info=fault)
        return self._set_aside(code, "set-aside", FAILED)

    def _set_aside(self, code: str, reason: str, message: str) -> Refused:
        self._aside[code] = reason, message
        live = self._lives.pop(code, None)
        if live is not None:
            live.end(CLOSE[reason])
        return self._refusal(code)

    def _refusal(self, code: str) -> Refused:
        reason, message = self._aside[code]
        return Refused(reason, message, "table")

    def drop_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while, and that wait for nothing."""
        now = time.monotonic()
        for code, live in list(self._lives.items()):
            idle = IDLE_LOBBY if live.table.phase == "lobby" else IDLE
            is_idle = not live.sockets and live.clock is None and not live.thinking and now - live.used_at > idle
            if is_idle and self.writer.is_written(live.last_group):
                live.stop()
                del self._lives[code]
                if self.cluster is not None and live.table.phase == "over":
                    self.cluster.let_go(code)

    async def forget(self) -> None:
        """Delete the tables at which nothing has happened for long, a portion at a time."""
        if self.health.trouble is not None:
            return
        now = self.clock.now()
        if self.clock.gap:
            log.warning(
                "nothing is deleted: the system's clock says %s, and this database was last used %d days before. "
                "If the clock is right, say so: tacora admin clock-ok, or tacora serve --clock-ok",
                day(now),
                self.clock.gap // DAY,
            )
            return
        before = now - int(self.settings.keep_days * DAY)
        lobbies_before = now - int(self.settings.limits.empty_lobby_hours * 3_600_000)
        began, deleted = time.perf_counter(), 0
        worker = None if self.cluster is None else self.cluster.worker
        old = await self.disk.read(self.store.old_codes, before, lobbies_before, worker)
        for start in range(0, len(old), LISTED):
            sizes = await self.disk.read(self.store.sizes, old[start : start + LISTED])
            for portion in portions(sizes.items(), PORTION):
                deleted += await self._forget(portion)
        await self.count_open()
        if deleted:
            log.info("tables deleted: %d, in %.2f s", deleted, time.perf_counter() - began)

    async def count_open(self) -> None:
        """See how many tables are open, other workers' included."""
        self._open = await self.disk.read(self.store.count_open)

    async def _forget(self, codes: list[str]) -> int:
        """Delete tables, but for those that somebody looks at now."""
        gone = [code for code in codes if code not in self._lives or not self._lives[code].sockets]
        await self.writer.run(self.store.forget, gone)
        log.debug("tables deleted in one transaction: %d", len(gone))
        for code in gone:
            self._codes.discard(code)
            if self.cluster is not None:
                self.cluster.epochs.pop(code, None)
            self._aside.pop(code, None)
            live = self._lives.pop(code, None)
            if live is not None:
                live.end(CLOSE["no-such-table"])
        return len(gone)

    async def close_table(self, code: str) -> None:
        """An operator closes a table: nobody finds it any more, and its log stays until it is forgotten."""
        live = await self.find(code)
        self.health.must_write()
        await self.writer.reached(live.last_group)
        self._codes.discard(code)
        self._lives.pop(code, None)
        live.end(CLOSE["no-such-table"])
        await self.writer.run(self.store.close_table, code)
        if self.cluster is not None:
            self.cluster.let_go(code)
        if live.table.phase != "over":
            self._open -= 1
        log.info("table %s is closed by the operator", code)

    # Other workers

    def has(self, code: str) -> bool:
        """The table is in memory, or set aside here."""
        return code in self._lives or code in self._aside

    def lost(self, codes: Collection[str]) -> None:
        """Tables have got another owner: their sockets come back, and find it."""
        for code in codes:
            self.metrics.lost += 1
            log.warning("table %s is another worker's by now: nothing more of it is written here", code)
            self.drop(code)

    def drop(self, code: str) -> None:
        """Let go of a table, and of all that was to be written of it."""
        if self.cluster is not None:
            self.cluster.epochs.pop(code, None)
        self._codes.discard(code)
        self._aside.pop(code, None)
        live = self._lives.pop(code, None)
        self.writer.forget(code)
        if live is not None:
            live.end(CLOSE["moving"])

    async def hand_over(self) -> None:
        """Before a stop: let others have the tables, a few at a time, when what was accepted is on disk."""
        if self.cluster is None or not await self.cluster.leave():
            return
        self.health.is_leaving = True
        while self._lives:
            some = [live for _, live in zip(range(HANDED), self._lives.values(), strict=False)]
            for live in some:
                live.stop()
            with suppress(Lost, SQLAlchemyError):
                await self.writer.reached(max(live.last_group for live in some))
            codes = [live.table.code for live in some if self.writer.is_written(live.last_group)]
            await self.cluster.hand_over([code for code in codes if code in self._lives])
        await self.cluster.hand_over(list(self.cluster.epochs))

    # The disk

    def committed(self, entries: int, seconds: float, appended: float) -> None:
        """A group of entries is on disk."""
        self.health.is_committing = True
        self.metrics.committed(entries, seconds, appended)

    def failed(self, failure: BaseException) -> None:
        """A commit has failed: nothing of it was told, so forget what is in memory, and read the log again."""
        self.metrics.failed_commits += 1
        log.error("cannot write to the database: %s", reason(failure))
        self.health.is_committing = False
        self.disk.note_failure(failure)
        lives, self._lives = self._lives, {}
        if self.cluster is not None:  # each is taken in a new epoch, so that nothing comes after what is read
            self.cluster.epochs.clear()
        for live in lives.values():
            live.end(CLOSE["no-disk"])
        self.is_due.set()


def _drafts(table: Table, works: Mapping[int, StoredDraft]) -> dict[Seat, Draft]:
    """The unfinished work at the point that is being decided."""
    read = msgspec.json.decode
    return {
        Seat(seat): Draft(read(draft.work), read(draft.valid))
        for seat, draft in works.items()
        if draft.point == table.point
    }


def _usable_wires() -> dict[str, Wire]:
    """Every game whose wire can be imported; a game that cannot is left out, and the log says why."""
    wires = {}
    for name in WIRES:
        try:
            wires[name] = WIRES[name]
        except Exception:
            log.exception("the game %s cannot be played here: its wire cannot be imported", name)
    return wires


def _do_nothing(_: Any) -> None:
    """Nobody waits for a table to be read."""
