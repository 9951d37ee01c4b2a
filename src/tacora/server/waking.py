"""The waker sets a table's clock and bots going whenever a new point is to be decided."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.server import bots
from tacora.server.entries import Act, Chose, WentAbsent
from tacora.server.hall import Hall
from tacora.server.live import Live, now_ms
from tacora.server.refusals import Refused
from tacora.server.table import Table

log = logging.getLogger("tacora.server")

AFTER_RESTART = 5.0  # seconds that everybody has at least to come back before a clock ends


class Waker:
    """Clocks and bots: what happens at a table without anybody sending anything."""

    def __init__(self, hall: Hall, submit: Callable[[Live, Act], None]) -> None:
        self._hall = hall
        self._submit = submit
        self._loop = hall.loop
        self._bot_thread = ThreadPoolExecutor(1, "tacora-bots")

    def close(self) -> None:
        """Let no bot think any more."""
        self._bot_thread.shutdown(wait=False, cancel_futures=True)

    def wake_again(self, live: Live) -> None:
        """Set a table going that was read from disk: nobody is late before they could come back."""
        self.wake(live, at_least=AFTER_RESTART)

    def wake(self, live: Live, at_least: float = 0.0) -> None:
        """Set the clock and the bots to this point."""
        try:
            self._wake(live, at_least)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            self._hall.fail(live, fault)

    def _wake(self, live: Live, at_least: float) -> None:
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
        if table.deadline is not None and (live.clock is None or live.clock.cancelled()):
            wait = max(at_least, table.deadline / 1000 + self._hall.settings.grace - time.time())
            live.clock = self._loop.call_later(wait, self._clock_ran_out, live, point)
        pending = table.pending
        waiting = [seat for seat in pending if seat not in table.chosen and seat not in live.thinking]
        for seat in waiting:
            if not table.places[seat].is_played_by_person:
                wait = random.uniform(*_pace(table, seat, pending)) * self._hall.settings.bot_pace
                live.thinking[seat] = self._loop.call_later(wait, self._bot_thinks, live, point, seat)

    # Clocks

    def _clock_ran_out(self, live: Live, point: int) -> None:
        table = live.table
        if not self._hall.holds(live) or table.point != point or table.phase != "playing":
            return
        live.clock = None
        if table.deadline is not None and table.deadline > now_ms():  # it was wound again meanwhile
            self.wake(live)
            return
        late = [
            int(seat) for seat in table.pending if seat not in table.chosen and table.places[seat].is_played_by_person
        ]
        if late:
            with suppress(Refused):  # the table is set aside
                self._submit(live, WentAbsent(late, point))

    # Bots

    def _bot_thinks(self, live: Live, point: int, seat: Seat) -> None:
        self._ask(live, point, seat, bots.ranks(live.table, seat))

    def _ask(self, live: Live, point: int, seat: Seat, names: Sequence[str]) -> None:
        """Ask the first of these bots for a decision; without any, the seat decides as an absent one."""
        if not self._is_bots_turn(live, point, seat):
            return
        table = live.table
        state = table.match.state  # type: ignore[union-attr]  # there is one while a seat is pending
        if not names:
            try:
                move = table.game.absent(state, seat)
            except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
                self._hall.fail(live, fault)
                return
            self._choose(live, point, seat, move)
            return
        kind = table.wire.bots.get(names[0])
        job: asyncio.Future[Any]
        if kind is not None and kind.is_slow:
            job = self._loop.run_in_executor(self._bot_thread, bots.decide, table, names[0], seat, state)
            job.add_done_callback(lambda job: self._hear(live, point, seat, names, job))
            return
        try:
            move = bots.decide(table, names[0], seat, state)
        except Exception as fault:  # noqa: BLE001  it is logged, and another decides
            self._replace(live, point, seat, names, fault)
        else:
            self._choose(live, point, seat, move)

    def _hear(self, live: Live, point: int, seat: Seat, names: Sequence[str], job: asyncio.Future[Any]) -> None:
        """A slow bot has decided, or failed."""
        if job.cancelled():
            return
        fault = job.exception()
        if fault is not None:
            self._replace(live, point, seat, names, fault)
        elif self._is_bots_turn(live, point, seat):
            self._choose(live, point, seat, job.result())

    def _replace(self, live: Live, point: int, seat: Seat, names: Sequence[str], fault: BaseException) -> None:
        """A bot has failed: another decides for the seat, this once."""
        self._hall.metrics.bot_failures += 1
        code, game, others = live.table.code, live.table.game.name, names[1:]
        instead = f"the bot {others[0]} decides" if others else "the seat decides as an absent one"
        log.error("table %s: the %s bot %s failed on seat %s; %s", code, game, names[0], seat, instead, exc_info=fault)
        self._ask(live, point, seat, others)

    def _choose(self, live: Live, point: int, seat: Seat, move: Any) -> None:
        self._hall.metrics.bot_decisions += 1
        with suppress(Refused):  # the table is set aside
            self._submit(live, Chose(seat, point, jsonable(move)))

    def _is_bots_turn(self, live: Live, point: int, seat: Seat) -> bool:
        table = live.table
        is_turn = (
            self._hall.holds(live)
            and table.phase == "playing"
            and table.point == point
            and seat not in table.chosen
            and not table.places[seat].is_played_by_person
        )
        if not is_turn and live.point == point:
            live.thinking.pop(seat, None)
        return is_turn


def _pace(table: Table, seat: Seat, pending: Sequence[Seat]) -> tuple[float, float]:
    """How long the bot on a seat thinks: longer while people decide."""
    known = table.wire.bots
    kind = next(known[name] for name in bots.ranks(table, seat) if name in known)  # the stand-in at least
    is_among_people = any(table.places[other].is_played_by_person for other in pending)
    return kind.pace if is_among_people else kind.pace_among_bots
