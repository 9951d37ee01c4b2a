"""Chores: what the server does by itself, again and again. A chore that fails is logged, and starts anew."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count

from tacora.server.collector import Collector
from tacora.server.file import DatabaseGone
from tacora.server.hall import Hall
from tacora.server.refusals import Refused

log = logging.getLogger("tacora.server")

TIDY_EVERY = 60.0  # seconds
LOOK_EVERY = 1.0  # seconds between looks at the database's file
COPY_EVERY = 5.0  # seconds between copies of what was written into the database's file
NOTE_EVERY = 30  # times, until it is noted that the server still runs
FORGET_EVERY = 60  # times
PULSE = 0.25  # seconds
SUM_UP_EVERY = 60.0  # seconds
FLOOD = 1_000  # refusals a minute
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds before a chore that failed starts anew: twice as long each time


class Chores:
    """The chores of one hall, watched."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []
        self._collector = Collector(hall.metrics.collections)

    def start(self) -> None:
        """Begin all chores."""
        self._collector.start()
        chores = (self.take_up, self.tidy, self.mind_the_disk, self.copy_pages, self.feel_the_pulse, self.sum_up)
        self._tasks = [asyncio.create_task(_watch(chore)) for chore in chores]

    def stop(self) -> None:
        """Leave all chores."""
        for task in self._tasks:
            task.cancel()
        self._collector.stop()

    async def take_up(self) -> None:
        """Read every game that goes on from disk: after the start, and after a loss of what was in memory."""
        while True:
            await self._hall.is_due.wait()
            self._hall.is_due.clear()
            try:
                await self._take_up()
            except Exception:
                self._hall.is_due.set()
                raise
            self._hall.health.is_taken_up = True

    async def _take_up(self) -> None:
        began, refusals = time.perf_counter(), 0
        codes = await self._hall.unfinished()
        for code in codes:
            try:
                await self._hall.find(code)
            except Refused:
                refusals += 1
            await asyncio.sleep(0)
        if codes:
            log.info(
                "tables taken up: %d, in %.2f s; not taken up: %d",
                len(codes) - refusals,
                time.perf_counter() - began,
                refusals,
            )

    async def mind_the_disk(self) -> None:
        """Check the file once, then see every second whether it is still there, and can be written again."""
        await self._hall.disk.look_for_damage()
        for second in count():
            self._hall.clock.look()
            await self._hall.disk.look_at_file()
            if second % NOTE_EVERY == 0 or not self._hall.health.is_committing:
                await self._hall.disk.note_seen()
            await asyncio.sleep(LOOK_EVERY)

    async def copy_pages(self) -> None:
        """Copy into the database's file what commits have written to its log of pages."""
        metrics, before = self._hall.metrics, 0
        while True:
            await asyncio.sleep(COPY_EVERY)
            if metrics.entries != before:
                before = metrics.entries
                await self._hall.disk.copy_pages(metrics.copies)

    async def feel_the_pulse(self) -> None:
        """See how late the event loop is."""
        loop, lags = asyncio.get_running_loop(), self._hall.metrics.lags
        while True:
            due = loop.time() + PULSE
            await asyncio.sleep(PULSE)
            lags.add(max(0.0, loop.time() - due))

    async def sum_up(self) -> None:
        """Every minute, one line for all that was refused."""
        refusals = self._hall.metrics.refusals
        while True:
            before = Counter(refusals)
            await asyncio.sleep(SUM_UP_EVERY)
            self._hall.notes.sum_up()
            lately = refusals - before
            if lately:
                told = ", ".join(f"{code} {number}" for code, number in lately.most_common())
                level = logging.WARNING if lately.total() > FLOOD else logging.INFO
                log.log(level, "refused in the last minute: %s", told)

    async def tidy(self) -> None:
        """Let go of idle tables every minute; delete forgotten ones, and look for garbage, every hour."""
        for minute in count():
            if minute % FORGET_EVERY == 0:
                await self._hall.forget()
                self._collector.look()
            self._hall.drop_idle()
            await asyncio.sleep(TIDY_EVERY)


async def _watch(chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore; whenever it fails, log that and start it anew."""
    wait = FIRST_WAIT
    while True:
        began = time.monotonic()
        try:
            await chore()
        except DatabaseGone as gone:
            log.error("the chore %s cannot go on: %s", chore.__name__, gone)  # noqa: TRY400  a trace says no more
        except Exception:
            log.exception("the chore %s failed, and starts anew", chore.__name__)
        if time.monotonic() - began > LONGEST_WAIT:
            wait = FIRST_WAIT
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
