"""The waker sets a table's clock and bots going whenever a new point is to be decided."""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.server import bots
from tacora.server.entries import Act, Chose, TimeRanOut, WentAbsent
from tacora.server.hall import Hall
from tacora.server.live import Live, Thought
from tacora.server.pool import Pool
from tacora.server.refusals import Refused
from tacora.server.table import Table

log = logging.getLogger("tacora.server")

AFTER_RESTART = 5.0  # seconds that everybody has at least to come back before a clock ends


class Waker:
    """Clocks and bots: what happens at a table without anybody sending anything."""

    def __init__(self, hall: Hall, pool: Pool, submit: Callable[[Live, Act], object]) -> None:
        self._hall = hall
        self._pool = pool
        self._submit = submit
        self._loop = hall.loop

    def wake_again(self, live: Live) -> None:
        """Set a table going that was read from disk: nobody is late before they could come back."""
        live.table.be_at(self._hall.clock.now())
        self.wake(live, at_least=AFTER_RESTART)

    def wake(self, live: Live, at_least: float = 0.0) -> None:
        """Set the clock and the bots to this point."""
        try:
            self._wake(live, at_least)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            self._hall.fail(live, fault)

    def _wake(self, live: Live, at_least: float) -> None:
        table = live.table
        if live.point is None:
            self._warm_up(table)
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
            wait = max(at_least, (table.deadline - self._hall.clock.now()) / 1000 + self._hall.settings.grace)
            live.clock = self._loop.call_later(wait, self._clock_ran_out, live, point)
        waiting = [seat for seat in table.pending if seat not in table.chosen]
        for seat in waiting:
            if seat not in live.thinking and not table.places[seat].is_played_by_person:
                self._think(live, seat, waiting)

    def _think(self, live: Live, seat: Seat, waiting: Sequence[Seat]) -> None:
        """Let a bot decide in a while; a slow one begins to think at once."""
        table, point = live.table, live.table.point
        state = table.match.state  # type: ignore[union-attr]  # there is one while a seat is pending
        wait = bots.seconds(table, seat, state, waiting) * self._hall.settings.bot_pace
        if callable(bots.kind_of(table, seat).pace):  # the same after a restart, in the midst of a thought
            wait = max(0.0, wait + (table.opened_at - self._hall.clock.now()) / 1000)
        due = self._loop.time() + wait
        timer = self._loop.call_at(due, self._bot_thinks, live, point, seat)
        live.thinking[seat] = Thought(due, timer, self._begin(table, bots.ranks(table, seat)[0], seat, state))

    def _begin(self, table: Table, name: str, seat: Seat, state: Any) -> "asyncio.Future[Any] | None":
        """Ask a process for the decision of a slow bot; None for another."""
        kind = table.wire.bots.get(name)
        if kind is None or not kind.is_slow:
            return None
        return self._pool.ask(bots.answer, *bots.question(table, name, seat, state))

    def hurry(self, live: Live) -> None:
        """When no person has to decide any more, the bots whose games give them minutes are done soon, too."""
        if not live.thinking:
            return
        table = live.table
        waiting = [seat for seat in table.pending if seat not in table.chosen]
        if any(table.places[seat].is_played_by_person for seat in waiting):
            return
        for seat in waiting:
            thought = live.thinking.get(seat)
            kind = bots.kind_of(table, seat)
            if thought is not None and callable(kind.pace):
                due = self._loop.time() + random.uniform(*kind.pace_among_bots) * self._hall.settings.bot_pace
                if thought.due > due:
                    thought.timer.cancel()
                    thought.due = due
                    thought.timer = self._loop.call_at(due, self._bot_thinks, live, table.point, seat)

    def _warm_up(self, table: Table) -> None:
        """Make processes ready for the bots at a table that is not over."""
        if table.phase != "over":
            for name in {place.bot for place in table.places} - {None}:
                kind = table.wire.bots.get(name or "")
                if kind is not None and kind.is_slow:
                    self._pool.prepare(bots.warm_up, table.game.name, name)

    # Clocks

    def _clock_ran_out(self, live: Live, point: int) -> None:
        table = live.table
        if not self._hall.holds(live) or table.point != point or table.phase != "playing":
            return
        live.clock = None
        if table.deadline is not None and table.deadline > self._hall.clock.now():  # it was wound again meanwhile
            self.wake(live)
            return
        late = [int(seat) for seat in table.late]
        if late:
            works = {int(seat): draft.valid for seat, draft in live.drafts.items() if seat in late}
            with suppress(Refused):  # the table is set aside
                self._submit(live, (WentAbsent if table.limit is None else TimeRanOut)(late, point, works))

    # Bots

    def _bot_thinks(self, live: Live, point: int, seat: Seat) -> None:
        thought = live.thinking.get(seat)
        self._ask(live, point, seat, bots.ranks(live.table, seat), None if thought is None else thought.answer)

    def _ask(
        self, live: Live, point: int, seat: Seat, names: Sequence[str], begun: "asyncio.Future[Any] | None" = None
    ) -> None:
        """Ask the first of these bots for a decision, unless it thinks already; without any, decide as for an absent
        seat."""
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
        try:
            job = begun or self._begin(table, names[0], seat, state)
            if job is not None:
                job.add_done_callback(lambda job: self._hear(live, point, seat, names, job))
                return
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
        if fault is None and self._is_bots_turn(live, point, seat):
            try:
                table = live.table
                table.game.check(table.match.state, seat, job.result())  # type: ignore[union-attr]
            except Exception as bad:  # noqa: BLE001  it is logged, and another decides
                fault = bad
            else:
                self._choose(live, point, seat, job.result())
        if fault is not None:
            self._replace(live, point, seat, names, fault)

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
