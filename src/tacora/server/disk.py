"""The database as the hall uses it: one thread writes, another reads, and what goes wrong is noticed and said."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tacora.server.clock import HouseClock
from tacora.server.file import DatabaseGone, is_damage, reason
from tacora.server.health import Health, Trouble
from tacora.server.metrics import Histogram
from tacora.server.store import Store
from tacora.server.writer import Watcher, Writer

log = logging.getLogger("tacora.server")


class Disk:
    """The store, its two threads, and a watch on its file."""

    def __init__(self, store: Store, gather: float, health: Health, clock: HouseClock, watcher: Watcher) -> None:
        self.store = store
        self.writer = Writer(store.append, gather, watcher)
        self._health = health
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._reader = ThreadPoolExecutor(1, "tacora-reader")

    async def close(self) -> None:
        """Everything to disk, then let go of the database."""
        try:
            await self.writer.close()
        except SQLAlchemyError as fault:
            log.error("cannot write to the database: %s", reason(fault))  # noqa: TRY400  a trace says no more
        self._reader.shutdown()
        self.store.close()

    async def read(self, work: Callable[..., Any], *args: Any) -> Any:
        """Ask the database something: beside the writer, so that nobody can tell by the time whether it writes."""
        if self.store.is_in_memory:
            return await self.writer.run(work, *args)
        return await self._loop.run_in_executor(self._reader, work, *args)

    async def note_seen(self) -> None:
        """Note in the database that somebody uses it; nothing new while its clock cannot be believed."""
        if self._health.trouble is None:
            try:
                await self.writer.run(self.store.note_seen, None if self._clock.gap else self._clock.now())
            except SQLAlchemyError as fault:
                self.note_failure(fault)
            else:
                self._health.is_committing = True

    async def look_at_file(self) -> None:
        """See whether the database's file is still the one that was opened."""
        if self.store.file is not None and self._health.trouble is None:
            try:
                await self.read(self.store.file.must_be_same)
            except DatabaseGone as fault:
                self.note_failure(fault)

    async def copy_pages(self, seconds: Histogram) -> None:
        """Keep the log of pages short, beside everything else; note how long that took."""
        if self._health.trouble is None:
            began = time.perf_counter()
            try:
                if await asyncio.to_thread(self.store.copy_pages):
                    seconds.add(time.perf_counter() - began)
            except SQLAlchemyError as fault:
                self.note_failure(fault)

    async def look_for_damage(self) -> None:
        """Check the file's pages once, beside everything else."""
        try:
            found = None if self.store.file is None else await asyncio.to_thread(self.store.damage)
        except SQLAlchemyError as fault:
            if not is_damage(fault):
                raise
            found = reason(fault)
        if found is not None:
            self.stop_writing("database-damaged", found)

    def note_failure(self, failure: BaseException) -> None:
        """Something could not be written."""
        if self._health.is_committing:  # else it was said
            log.error("the database cannot be written now: %s", reason(failure))
        self._health.is_committing = False
        if isinstance(failure, DatabaseGone):
            self.stop_writing("database-gone", reason(failure))
        elif is_damage(failure):
            self.stop_writing("database-damaged", reason(failure))

    def stop_writing(self, trouble: Trouble, why: str) -> None:
        """Accept nothing any more, so that nothing is lost or overwritten; what can be read is still shown."""
        if self._health.trouble is None:
            self._health.trouble = trouble
            log.critical("nothing is accepted any more (%s): %s. Stop the server and look at the file", trouble, why)
            if trouble == "database-gone":
                self._loop.create_task(self._rescue())

    async def _rescue(self) -> None:
        try:
            copy = await self.writer.run(self.store.rescue)
        except Exception:
            log.exception("the deleted database could not be copied")
        else:
            log.critical("all that was accepted is in %s: put it in the database's place before the next start", copy)
