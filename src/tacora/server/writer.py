"""Group commit: what comes within a moment is written together by one thread, then everybody is told, in order."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from tacora.server.schema import DraftKey, Group, Line, NewTable, StoredDraft

log = logging.getLogger("tacora.server")

MANY = 24  # entries that are not kept waiting for the next moment

Then = Callable[[], object]
NO_TABLE = ""  # of what waits for a group whatever becomes of its tables


class Lost(Exception):  # noqa: N818  reads as what it is
    """A table has got another owner: what was to be written was not."""


class Watcher(Protocol):
    """Who wants to know how the disk is doing."""

    def committed(self, entries: int, seconds: float, appended: float) -> None:
        """A group of entries is on disk; of these seconds, the database took so many."""
        ...

    def lost(self, codes: Collection[str]) -> None:
        """These tables are another worker's: what was put for them was not written, and nobody is told of it."""
        ...

    def failed(self, failure: BaseException) -> None:
        """A group could not be written; nobody was told of it."""
        ...


class Writer:
    """Collects entries into numbered groups, and commits one group after the other.

    Groups begin at fixed moments, not when the first entry comes: so how long one's own entry takes does not tell
    whether somebody else has just written something. On a busy server, one follows the other.
    """

    def __init__(self, append: Callable[[Group], Collection[str]], gather: float, watcher: Watcher) -> None:
        self._append = append
        self._gather = gather
        self._watcher = watcher
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "tacora-writer")
        self._group = Group()
        self._then: list[tuple[str, Then]] = []  # of the group that is being collected, with its table
        self._number = 1  # of that group
        self._flying: list[tuple[str, Then]] = []  # of the group that is being written
        self._done = 0  # the last group on disk
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._is_due = False
        self._is_busy = False

    @property
    def queue(self) -> int:
        """How many entries wait to be written."""
        return len(self._group.lines)

    @property
    def last(self) -> int:
        """The group of the last entry that was put."""
        return self._number if self._is_due or self._group else self._number - 1

    def put(
        self, row: Line, then: Then, *, made: NewTable | None = None, phase: str | None = None, epoch: int = 0
    ) -> int:
        """Write an entry; `then` is called when it is on disk. The number of its group."""
        group = self._group
        if made is not None:
            group.made.append(made)
        group.lines.append(row)
        if phase is not None:
            group.phases[row[0]] = phase
        group.epochs[row[0]] = epoch
        self._then.append((row[0], then))
        self._make_due()
        return self._number

    def put_draft(self, code: str, seat: int, draft: StoredDraft | None, epoch: int = 0) -> None:
        """Write a seat's unfinished work in place of an earlier one; None deletes it."""
        key: DraftKey = code, seat
        self._group.drafts[key] = draft
        self._group.epochs[code] = epoch
        self._make_due()

    def is_written(self, group: int) -> bool:
        """A group is on disk."""
        return group <= self._done

    def forget(self, code: str) -> None:
        """Write nothing of what waits for this table: it has another owner."""
        group = self._group
        if group.epochs.pop(code, None) is not None:
            group.made = [made for made in group.made if made.code != code]
            group.lines = [row for row in group.lines if row[0] != code]
            group.phases.pop(code, None)
            group.drafts = {key: draft for key, draft in group.drafts.items() if key[0] != code}
        self._then = [(of, then) for of, then in self._then if of != code]
        for waiting, of in self._waiting.items():
            if of == code and not waiting.done():
                waiting.set_exception(Lost(code))

    def after(self, group: int, then: Then, code: str = NO_TABLE) -> None:
        """Call when a group is on disk: at once if it is; not if this table is lost."""
        if group <= self._done:
            then()
        elif group < self._number:
            self._flying.append((code, then))
        else:
            self._then.append((code, then))
            self._make_due()

    async def reached(self, group: int, code: str = NO_TABLE) -> None:
        """Wait until a group is on disk; raises what went wrong, and Lost if this table has another owner."""
        if group > self._done:
            quiet = self._loop.create_future()
            self._waiting[quiet] = code
            self.after(group, lambda: _settle(quiet), code)
            try:
                await quiet
            finally:
                del self._waiting[quiet]

    async def settled(self) -> None:
        """Wait until all that was put before is on disk."""
        await self.reached(self.last)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Other work that writes, in the same thread."""
        return await self._loop.run_in_executor(self._thread, work, *args)

    def _make_due(self) -> None:
        if not self._is_due and not self._is_busy:
            self._is_due = True
            tick = self._gather
            if tick > 0:
                self._loop.call_at((math.floor(self._loop.time() / tick) + 1) * tick, self._commit)
            else:
                self._loop.call_soon(self._commit)

    def _commit(self) -> None:
        self._is_due, self._is_busy = False, True
        group, self._group = self._group, Group()
        self._flying, self._then = self._then, []
        self._number += 1
        self._thread.submit(self._write, group, time.perf_counter())

    def _write(self, group: Group, began: float) -> None:
        """In the writer's thread: write a group, then let the loop know."""
        failure: BaseException | None = None
        lost: Collection[str] = ()
        at_work = time.perf_counter()
        try:
            lost = self._append(group)
        except BaseException as bad:  # noqa: BLE001  the loop has to know, whatever it is
            failure = bad
        appended = time.perf_counter() - at_work
        self._loop.call_soon_threadsafe(self._committed, failure, lost, len(group.lines), began, appended)

    def _committed(
        self, failure: BaseException | None, lost: Collection[str], count: int, began: float, appended: float
    ) -> None:
        self._is_busy = False
        if failure is not None:
            self._drop(failure)
            return
        self._done = self._number - 1
        told, self._flying = self._flying, []
        if lost:
            told = [(code, then) for code, then in told if code not in lost]
            self._watcher.lost(lost)
        self._watcher.committed(count, time.perf_counter() - began, appended)
        if self.queue >= MANY:  # the disk is what all wait for: it goes on while this group is told
            self._commit()
        for _, call in told:
            try:
                call()
            except Exception:
                log.exception("what is on disk could not be told")
        if self._then or self._group:
            self._make_due()

    def _drop(self, failure: BaseException) -> None:
        """Nothing of what was put is written or told: whoever waits is told that."""
        self._group, self._then, self._flying = Group(), [], []
        self._done = self._number
        self._number += 1
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_exception(failure)
        self._watcher.failed(failure)

    async def close(self) -> None:
        """Flush, then stop."""
        try:
            await self.settled()
        finally:
            await self._loop.run_in_executor(None, self._thread.shutdown)


def _settle(quiet: asyncio.Future[None]) -> None:
    if not quiet.done():
        quiet.set_result(None)
