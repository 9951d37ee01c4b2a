"""This worker among the others that share a database: which tables are its own, and where all others are.

It renews its lease every half second; if it was too late, it lets go of all its tables and begins anew. It takes the
tables of those who are gone, a few at a time, and leaves those alone whose rules or log it does not know.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tacora.server import messages, telling
from tacora.server.door import Door
from tacora.server.file import reason
from tacora.server.leases import LEASE, Leases, Look, Worker
from tacora.server.live import Live
from tacora.server.messages import Lobby
from tacora.server.refusals import Refused
from tacora.server.table import OtherRules, fold

if TYPE_CHECKING:
    from tacora.server.hall import Hall

log = logging.getLogger("tacora.server")

BEAT = 0.5  # seconds
PORTION = 16  # tables that are claimed together
MORE = 4  # tables that a worker may have more than another before new ones are made there
COUNT_EVERY = 10  # beats, until all open tables are counted again
TURNS = 2  # beats that a worker with many tables leaves those that nobody has to others
SHOWN = 20  # tables that are named in a line of the log
GLANCES = 500  # tables of others that are kept to be looked at again

_lobbies = msgspec.json.Decoder(list[Lobby])


def moving() -> Refused:
    """A table is between two owners, for a moment."""
    return Refused("moving", "the table moves to another worker: try again", "table")


class Cluster:
    """The tables that this worker owns, by their epochs, and what it knows of the others."""

    def __init__(self, hall: "Hall", door: Door) -> None:
        self._hall = hall
        self.door = door
        self._leases: Leases
        self._thread = ThreadPoolExecutor(1, "tacora-lease")
        self.worker = 0
        self.epochs: dict[str, int] = {}
        self.is_leaving = False
        self._workers: list[Worker] = []
        self._listings: dict[int, tuple[int, list[Lobby]]] = {}
        self._listing = "[]"
        self._placed: dict[int, int] = {}  # new tables sent to others since the last beat
        self._glances: OrderedDict[str, Live] = OrderedDict()
        self._orphans = asyncio.Event()
        self._beaten_at = 0.0
        self._is_beating = True
        self._turns = 0
        self._strange: list[str] = []  # tables that this version cannot read
        self._tasks: list[asyncio.Task[None]] = []

    # The lease

    async def open(self) -> int:
        """Enter; the database's time (ms)."""
        self._leases = Leases(self._hall.store.engine, [wire.known_as for wire in self._hall.wires.values()])
        self.door.open_to(self._hall.secret)
        self.worker = await self._lease(self._leases.enter, self.door.machine, self.door.place)
        self._hall.store.shared.worker = self.worker
        beat = await self._lease(self._beat_in_thread, self.worker, 0, self._listing, False)  # noqa: FBT003
        self._beaten_at = self._hall.loop.time()
        self._note(beat.workers)
        log.info("worker %d is here; others: %d", self.worker, len(self._others()))
        return int(beat.at or 0)

    def start(self) -> None:
        """Renew the lease, and take what nobody has."""
        self._orphans.set()
        self._tasks = [asyncio.create_task(self._keep_beating()), asyncio.create_task(self._keep_claiming())]

    async def close(self) -> None:
        """Be gone; whatever was not handed over is free."""
        for task in self._tasks:
            task.cancel()
        with suppress(SQLAlchemyError):
            await self._hall.writer.settled()
            await self._lease(self._leases.end, self.worker)
        self._thread.shutdown()

    async def _lease(self, work: Callable[..., Any], *args: Any) -> Any:
        return await self._hall.loop.run_in_executor(self._thread, work, *args)

    async def _keep_beating(self) -> None:
        number = 0
        while True:
            began = self._hall.loop.time()
            try:
                await self._beat()
                if number % COUNT_EVERY == 0:
                    await self._hall.count_open()
                    await self._note_strange()
                self._is_beating = True
            except SQLAlchemyError as fault:
                if self._is_beating:
                    log.error("the lease cannot be renewed now: %s", reason(fault))  # noqa: TRY400  a trace says no more
                self._is_beating = False
            except Exception:
                log.exception("the lease could not be renewed")
            number += 1
            await asyncio.sleep(max(0.05, began + BEAT - self._hall.loop.time()))

    async def _beat(self) -> None:
        loop, worker = self._hall.loop, self.worker
        listing = messages.encode(self._hall.own_lobbies()).decode()
        is_steady = loop.time() - self._beaten_at < LEASE  # else it is the database, or this worker, that was away
        beat = await self._lease(self._beat_in_thread, worker, len(self.epochs), listing, is_steady)
        if beat.at is None:
            await self._begin_anew()
            return
        self._listing = listing
        self._beaten_at = loop.time()
        self._note(beat.workers)
        self._placed.clear()
        await self._read_listings()
        if beat.has_orphans:
            self._orphans.set()
        else:
            self._hall.health.is_taken_up = True

    def _beat_in_thread(self, worker: int, load: int, listing: str, is_steady: bool) -> Any:  # noqa: FBT001
        return self._leases.beat(worker, load, None if listing == self._listing else listing, judge=is_steady)

    async def _begin_anew(self) -> None:
        """The lease is over, and others have the tables, or will: let go of everything, under a new number."""
        was, codes = self.worker, set(self.epochs)
        log.warning("worker %d was away for too long: its %d tables are for others", was, len(codes))
        for code in codes:
            self._hall.drop(code)
        self.worker = await self._lease(self._leases.enter, self.door.machine, self.door.place)
        self._hall.store.shared.worker = self.worker
        self._listing, self._beaten_at = "[]", self._hall.loop.time()
        log.info("worker %d is here in place of %d", self.worker, was)

    def _note(self, workers: list[Worker]) -> None:
        self._workers = workers
        self.door.know([other.machine for other in self._others()])

    # Taking tables

    async def _keep_claiming(self) -> None:
        while True:
            await self._orphans.wait()
            self._orphans.clear()
            try:
                await self._claim()
            except SQLAlchemyError as fault:
                log.error("tables cannot be taken now: %s", reason(fault))  # noqa: TRY400
                self._hall.is_due.set()  # some may be taken, and not read
            except Exception:
                log.exception("tables could not be taken")
                self._hall.is_due.set()

    async def _claim(self) -> None:
        began, count = self._hall.loop.time(), 0
        while not self.is_leaving and self._is_turn():
            worker = self.worker
            claimed = await self._hall.disk.read(self._claim_some, worker)
            if not claimed:
                self._hall.health.is_taken_up = True
                await self._note_strange()
                break
            count += len(claimed)
            self._hall.metrics.taken_over += len(claimed)
            for code in claimed:
                with suppress(Refused):
                    await self._hall.find(code)
                await asyncio.sleep(0)
        if count:
            log.info("tables taken over: %d, in %.2f s", count, self._hall.loop.time() - began)

    async def _note_strange(self) -> None:
        """Say which tables are left to workers of another version."""
        strange = await self._hall.disk.read(self._leases.strange)
        if strange != self._strange:
            shown = ", ".join(strange[:SHOWN]) + (", ..." if len(strange) > SHOWN else "")
            log.warning("tables left alone, of rules or a log that this version does not know: %s", shown or "none")
        self._strange = strange

    def _claim_some(self, worker: int) -> list[str]:
        claimed = self._leases.claim(worker, PORTION)
        if worker != self.worker:
            return []
        self.epochs.update(claimed)
        return list(claimed)

    def _is_turn(self) -> bool:
        """Leave tables to a worker that has fewer, unless it does not take them."""
        least = min((one.load for one in self._others()), default=len(self.epochs))
        if len(self.epochs) > least + PORTION and self._turns < TURNS:
            self._turns += 1
            return False
        self._turns = 0
        return True

    async def own(self, code: str) -> int:
        """The epoch in which this worker owns a table, if it can; raises Refused."""
        epoch = self.epochs.get(code)
        if epoch is not None:
            return epoch
        if self.is_leaving:
            raise moving()
        taken = await self._hall.disk.read(self._take, code)
        if taken is None:
            raise Refused("no-such-table", f"there is no table {code[:8]!a}", "table")
        if isinstance(taken, Look):
            raise moving()
        return int(taken)

    def _take(self, code: str) -> int | Look | None:
        """In the reader's thread, one after the other: a table that was taken a moment ago is not taken again."""
        epoch, worker = self.epochs.get(code), self.worker
        if epoch is not None:
            return epoch
        taken = self._leases.take(worker, code)
        if isinstance(taken, int) and worker == self.worker:
            self.epochs[code] = taken
        return taken

    def must_own(self, code: str, epoch: int) -> None:
        """Raises Refused if the table was lost, or taken anew, while it was read."""
        if self.epochs.get(code) != epoch:
            raise moving()

    async def mine(self) -> list[str]:
        """The open tables that the database says are this worker's."""
        codes: list[str] = await self._hall.disk.read(self._leases.mine, self.worker)
        return codes

    # Letting go

    def let_go(self, *codes: str) -> None:
        """Let others have tables that nobody looks at."""
        held = [code for code in codes if self.epochs.pop(code, None) is not None]
        if held:
            task = asyncio.ensure_future(self._hall.writer.run(self._leases.release, self.worker, held))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def leave(self) -> bool:
        """Take no more tables, before a stop; whether there is anybody to hand them over to."""
        if not self._others():
            return False
        self.is_leaving = True
        with suppress(SQLAlchemyError):
            await self._lease(self._leases.leave, self.worker)
        return True

    async def hand_over(self, codes: Sequence[str]) -> None:
        """Let others have these tables now; what was accepted is on disk."""
        for code in codes:
            self._hall.drop(code)
        self._hall.metrics.handed_over += len(codes)
        with suppress(SQLAlchemyError):
            await self._hall.writer.run(self._leases.release, self.worker, codes)

    # Finding

    async def locate(self, code: str) -> Worker | None:
        """The worker that has a table; None if this one has it, can take it, or has to say that there is none."""
        if self._hall.has(code) or code in self.epochs:
            return None
        found = await self._hall.disk.read(self._leases.look if self.is_leaving else self._take, code)
        if found is None or isinstance(found, int):
            return None
        if found.owner is None:  # it is for somebody else to take
            return self.least() if self.is_leaving else None
        return Worker(found.owner, "here", found.machine, found.place, 0, 0) if found.owner != self.worker else None

    def least(self) -> Worker | None:
        """The other worker with the fewest tables."""
        return min(self._others(), key=self._load_of, default=None)

    def place_for_new(self) -> Worker | None:
        """Where a new table is made: None is here, unless another worker has clearly fewer."""
        other = self.least()
        if other is None or (not self.is_leaving and len(self.epochs) <= self._load_of(other) + MORE):
            return None
        self._placed[other.id] = self._placed.get(other.id, 0) + 1
        return other

    def _load_of(self, worker: Worker) -> int:
        return worker.load + self._placed.get(worker.id, 0)

    def _others(self) -> list[Worker]:
        return [one for one in self._workers if one.state == "here" and one.id != self.worker]

    # Looking at others' tables

    async def _read_listings(self) -> None:
        known = {one.id: one.listed for one in self._workers if one.state != "gone" and one.id != self.worker}
        self._listings = {other: kept for other, kept in self._listings.items() if other in known}
        changed = [other for other, listed in known.items() if self._listings.get(other, (0, []))[0] != listed]
        if changed:
            for other, listed, text in await self._lease(self._leases.listings, changed):
                self._listings[other] = listed, _lobbies.decode(text)

    def lobbies(self) -> list[Lobby]:
        """The public tables of the others, as they were told within the last second."""
        return [lobby for _, lobbies in self._listings.values() for lobby in lobbies]

    async def glance(self, code: str) -> Live | None:
        """A table as its log on disk has it, only to be looked at; None if there is none that can be read."""
        known = self._glances.get(code)
        after = 0 if known is None else known.table.number
        entries, is_there = await self._hall.disk.read(self._read, code, after)
        if not is_there:
            self._glances.pop(code, None)
            return None
        try:
            if known is None:
                known = Live(fold(code, entries))
            else:
                for entry in entries:
                    if entry.number > known.table.number:  # else somebody else has looked meanwhile
                        known.table.apply(entry)
        except OtherRules:
            return None
        known.told = telling.lobby(known.table, ())
        self._glances[code] = known
        self._glances.move_to_end(code)
        while len(self._glances) > GLANCES:
            self._glances.popitem(last=False)
        return known

    def _read(self, code: str, after: int) -> tuple[list[Any], bool]:
        is_there = self._leases.look(code) is not None
        return (self._hall.store.read(code, after) if is_there else []), is_there

    def gauges(self) -> dict[str, int]:
        """How things are at this moment."""
        self._hall.metrics.read_back = self._hall.store.shared.read_back
        return {
            "worker": self.worker,
            "workers": sum(one.state != "gone" for one in self._workers),
            "tables_owned": len(self.epochs),
            "tables_left_alone": len(self._strange),
        }
