"""The desk takes what devices want: commands become entries of the log, and are told once they are on disk."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.server import bots, commands, lobbies, messages, openings, progress, telling
from tacora.server.absence import Watch
from tacora.server.entries import Act, CalledOff, Chose, Entry, Opening, Rematched, Removed, Reseated, StoodIn
from tacora.server.hall import Hall
from tacora.server.live import Draft, Listener, Live, send_all
from tacora.server.messages import (
    Chat,
    Command,
    Decide,
    Leave,
    LobbyCommand,
    OpeningCommand,
    Rematch,
    Review,
    Start,
)
from tacora.server.moments import Moments
from tacora.server.news import LobbyNews, MarkNews
from tacora.server.pool import Pool
from tacora.server.rates import Buckets
from tacora.server.refusals import CLOSE, Refused
from tacora.server.schema import StoredDraft
from tacora.server.store import line
from tacora.server.table import Table
from tacora.server.waking import Waker

log = logging.getLogger("tacora.server")

MARKS_WITHIN = 0.2  # seconds in which it is told who has decided,
MARKS_MOMENT = 0.024  # and those in which it is told at many tables together
WELCOME_WITHIN = 10.0  # seconds, then a socket is told that the disk does not answer
MOVING = frozenset({CalledOff, Removed, Reseated})  # after these a device may hold other seats
LATE = frozenset({"past-point", "not-now"})  # for a draft on its way while its seat was decided, no fault


class Desk:
    """Commands in, log entries to disk, news out."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._writer = hall.writer
        limits = hall.settings.limits
        self._pool = Pool(limits.bot_processes, limits.bot_seconds, limits.bot_questions)
        hall.more_gauges["bot_queue"] = lambda: self._pool.queue
        self._marks = Moments(hall.loop, MARKS_MOMENT)
        self._waker = Waker(hall, self._pool, self.submit)
        self._chats = Buckets(limits.chats_per_second, limits.chats_burst)
        self._drafts = Buckets(limits.drafts_per_second, limits.drafts_burst)
        self._has_foreseen = False
        self._progress = progress.ProgressTeller(hall)
        self._watch = Watch(hall, self._tell_presence)
        hall.on_load = self._waker.wake_again

    def foresee(self) -> None:
        """Somebody looks at what can be played: what slow bots need is made ready in the background, once."""
        if not self._has_foreseen:
            self._has_foreseen = True
            for game, wire in self.hall.wires.items():
                needs = {kind.warm_up: name for name, kind in wire.bots.items() if kind.is_slow and kind.warm_up}
                for name in needs.values():
                    self._pool.foresee(bots.warm_up, game, name)

    def close(self) -> None:
        """Let no bot think any more."""
        self._pool.close()

    # Commands

    def command(self, live: Live, device: int | None, command: Command, sender: Listener) -> None:
        """A device wants something; it is answered when that is on disk, or refused."""
        table = live.table
        known = None if device is None else table.answered.get((device, command.id))
        if known is not None:
            self._answer(live, sender, telling.accepted(command.id, known))
            return
        try:
            if type(command) is Rematch:
                self._rematch(live, device, command, sender)
                return
            if type(command) is Start and command.here:
                self._gather(live, device)
            act = self._checked(live, device, command)
            if type(command) is Decide:
                self.hall.metrics.decisions += 1
            self.submit(live, act, device, command.id, sender)
        except Refused as no:
            self.hall.metrics.refusals[no.code] += 1
            self._answer(live, sender, telling.refused(command.id, no.code, no.message))

    def _checked(self, live: Live, device: int | None, command: Command) -> Act:
        table, limits = live.table, self.hall.settings.limits
        self.hall.health.must_write()
        if type(command) is Chat and not self._chats.take((table.code, device), time.monotonic()):
            raise Refused("too-fast", "wait a moment before the next word")
        try:
            if type(command) is Decide:  # nearly all are
                return commands.checked(table, device, command, limits, live.away)
            if isinstance(command, OpeningCommand) or (type(command) is Leave and table.is_opening):
                return openings.checked(table, device, command, limits, self.hall.clock.now(), away=live.away)
            if isinstance(command, LobbyCommand):
                return lobbies.checked(table, device, command, limits, live.away)
            act = commands.checked(table, device, command, limits, live.away)  # type: ignore[arg-type]  # no rematch
            if type(act) is StoodIn and Seat(act.seat) in live.drafts:
                return StoodIn(act.seat, act.point, live.drafts[Seat(act.seat)].valid)
            return act  # noqa: TRY300
        except Refused:
            raise
        except Exception:
            log.exception("table %s: a command could not be checked", table.code)
            raise Refused("server-fault", "the server failed at this command; nothing was changed") from None

    def _gather(self, live: Live, device: int | None) -> None:
        """Take the seats away at which nobody is; raises Refused unless the match can start then."""
        self.hall.health.must_write()
        fewer = lobbies.with_whoever_is_here(live.table, device, self.hall.settings.limits, live.present, live.away)
        if fewer is not None:
            self.submit(live, fewer, device)

    def _answer(self, live: Live, sender: Listener, frame: bytes) -> None:
        # in the order of the log: even a refusal may tell of something that is not on disk yet
        self._writer.after(live.settles_in(sender.device), lambda: sender.send(frame))

    def _rematch(self, live: Live, device: int | None, command: Rematch, sender: Listener) -> None:
        table = live.table
        places = commands.rematch_places(table, device)
        if table.next is not None:  # somebody was faster: it is what this one wants, too
            self._answer(live, sender, telling.accepted(command.id, table.seq))
            return
        following = self.hall.create(
            game=table.game.name,
            options=table.game.options(table.setup),
            places=places,
            clock=table.clock,
            public=False,
            odds=table.odds,
        )
        # the new table is put right before this entry, so that both are in one transaction
        self.submit(live, Rematched(following.table.code), device, command.id, sender)

    # Unfinished work, and what was possible: neither is in the log

    def keep_draft(self, live: Live, device: int | None, asked: messages.Draft, sender: Listener) -> None:
        """A seat leaves its unfinished work; it is on disk soon. What comes too often or too late is ignored."""
        table, seat, limits = live.table, Seat(asked.seat), self.hall.settings.limits
        try:
            self.hall.health.must_write()
            commands.must_be_draft(table, device, asked, limits.draft_bytes)
            if not self._drafts.take((table.code, seat), time.monotonic()):
                return
            valid = asked.work if self._is_valid(table, seat, asked.work) else None
        except Refused as no:
            self.hall.metrics.refusals[no.code] += 1
            if no.code not in LATE:
                self._answer(live, sender, telling.refused(None, no.code, no.message))
            return
        if valid is None and seat in live.drafts:
            valid = live.drafts[seat].valid
        live.drafts[seat] = draft = Draft(asked.work, valid)
        live.used_at = time.monotonic()
        work_text, valid_text = (messages.encode(work).decode() for work in draft)
        self._writer.put_draft(table.code, seat, StoredDraft(table.point, work_text, valid_text), live.epoch)
        self._progress.note(live)

    def _is_valid(self, table: Table, seat: Seat, work: Json) -> bool:
        try:
            return commands.is_valid(table, seat, work)
        except Exception:
            log.exception("table %s: unfinished work could not be read", table.code)
            raise Refused("server-fault", "the server failed at this draft; nothing was changed") from None

    def _forget_drafts(self, live: Live, seats: Iterable[Seat]) -> None:
        """What is decided needs no draft any more."""
        for seat in seats:
            if seat in live.drafts:
                del live.drafts[seat]
                self._writer.put_draft(live.table.code, seat, None, live.epoch)

    def review(self, live: Live, device: int | None, asked: Review, sender: Listener) -> None:
        """A seat asks what was possible in a round: only its own device hears the answer. It is searched for once."""
        table, seat = live.table, Seat(asked.seat)
        try:
            reviewer = commands.reviewer(table, device, asked)
        except Refused as no:
            self.hall.metrics.refusals[no.code] += 1
            self._answer(live, sender, telling.refused(asked.id, no.code, no.message))
            return
        search = live.reviews.get((seat, asked.round))
        if search is None and table.match is not None:
            self._pool.prepare(reviewer.warm_up)
            steps = tuple(table.match.steps)
            search = self._pool.ask(reviewer.review, table.setup, steps, seat, asked.round)
            live.reviews[seat, asked.round] = search
        if search is not None:
            search.add_done_callback(lambda search: self._tell_review(live, asked, sender, search))

    def _tell_review(self, live: Live, asked: Review, sender: Listener, search: "asyncio.Future[Any]") -> None:
        fault = None if search.cancelled() else search.exception()
        if search.cancelled() or fault is not None:
            live.reviews.pop((Seat(asked.seat), asked.round), None)
            log.error("table %s: round %d cannot be reviewed", live.table.code, asked.round, exc_info=fault)
            self._answer(live, sender, telling.refused(asked.id, "server-fault", "the server found no answer"))
        else:
            self._answer(live, sender, telling.review(asked.id, asked.seat, asked.round, search.result()))

    def start(self, live: Live) -> None:
        """Begin the match, when all shares are told; raises Refused."""
        commands.must_be_startable(live.table, self.hall.settings.limits)
        self.submit(live, Opening())

    def submit(  # noqa: PLR0912  all that an entry brings with it, in its order
        self,
        live: Live,
        act: Act,
        device: int | None = None,
        command: str | None = None,
        sender: Listener | None = None,
    ) -> int:
        """Append an entry; tell it when it is on disk. The writer's group; raises Refused where nothing is written."""
        self.hall.health.must_write()
        began = time.perf_counter()
        table = live.table
        entry = Entry(table.number + 1, self.hall.clock.now(), act, device, command)
        phase, point = table.phase, table.point if live.drafts else 0
        told: list[telling.Frames] = []
        shown: messages.Lobby | None = None
        seated = [(socket, socket.seats) for socket in live.sockets] if type(act) in MOVING else ()
        try:
            news = table.apply(entry)
            marks = news[0].seats if len(news) == 1 and type(news[0]) is MarkNews else ()
            if news and not marks:
                if any(type(piece) is LobbyNews for piece in news):
                    self._recount(live)
                    shown = telling.lobby(table, live.present, live.away)
                if live.sockets:
                    told = [telling.frames(table, piece, live.present, live.away) for piece in news]
            row = line(table.code, entry)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            raise self.hall.fail(live, fault) from None
        answer = b"" if sender is None or command is None else telling.accepted(command, table.seq)
        changed = table.phase if table.phase != phase else None
        if changed == "over":
            self.hall.note_over(table.code)
        if news and not marks:
            has_marks = bool(table.chosen) and not any(type(piece) is MarkNews for piece in news)
            happened = _Happened(table.seq, told, shown, has_marks)
            then: Callable[[], None] = lambda: self._tell(live, happened, sender, answer, began)  # noqa: E731
        else:
            own = act if type(act) is Chose else None
            then = lambda: self._tell_quietly(live, marks, sender, answer, own)  # noqa: E731
        group = self._writer.put(row, then, phase=changed, epoch=live.epoch)
        live.last_group = group
        if news:
            live.news_group = group
        if device is not None:
            live.own_groups[device] = group
        for socket, held in seated:
            if socket.seats != held:
                self._writer.after(group, self._greeting(live, socket))  # it starts afresh
        live.used_at = time.monotonic()
        if live.drafts:
            self._forget_drafts(live, list(live.drafts) if table.point != point else table.chosen)
        if table.point != live.point or type(act) is not Chose:  # else the clock and the bots are set already
            self._waker.wake(live)
        else:
            self._waker.hurry(live)
        return group

    def _tell(self, live: Live, happened: "_Happened", sender: Listener | None, answer: bytes, began: float) -> None:
        live.seq = happened.seq
        if happened.lobby is not None:
            live.told = happened.lobby
        if not happened.has_marks:
            live.marks = ()
        told = happened.frames
        try:
            for socket in live.sockets:
                if socket.is_welcome and socket is not sender:
                    socket.send(_joined(told, socket.seats))
            if sender is not None:
                sender.send(answer + _joined(told, sender.seats))
            self.hall.metrics.tellings.add(time.perf_counter() - began)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            self.hall.fail(live, fault)

    def _tell_quietly(
        self, live: Live, marks: tuple[Seat, ...], sender: Listener | None, answer: bytes, own: Chose | None
    ) -> None:
        """Answer; others are told a moment later, once for all who decide in that time. Nobody waits for it."""
        if sender is not None:
            sender.send(answer + telling.marks(live.seq, marks) if marks else answer)
            if own is not None:
                self._tell_own_pages(live, own, sender)
        if marks and live.sockets:
            live.marks, live.marked_for = marks, sender
            if not live.has_mark_timer:
                live.has_mark_timer = True
                self._marks.within(MARKS_WITHIN, partial(_send_marks, live))

    def _tell_own_pages(self, live: Live, own: Chose, sender: Listener) -> None:
        """What was chosen on one page of a device is shown on its others, and nowhere else."""
        others = [one for one in live.sockets if one.device == sender.device and one is not sender and one.is_welcome]
        if others:
            frame = telling.chosen(own.seat, own.point, own.choice)
            for other in others:
                other.send(frame)

    # Sockets

    def connect(self, live: Live, socket: Listener, since: int | None) -> None:
        """A socket joins; its welcome comes in the order of the log. Raises Refused where the table fails."""
        live.sockets.add(socket)
        self.hall.sockets += 1
        was = live.present, live.away
        self._recount(live)
        greet = self._greeting(live, socket, since)
        if (live.present, live.away) != was:
            self._tell_presence(live)
        self._writer.after(live.settles_in(socket.device), greet)
        if not socket.is_welcome:
            self.hall.loop.call_later(WELCOME_WITHIN, _close_unwelcome, socket)

    def _greeting(self, live: Live, socket: Listener, since: int | None = None) -> Callable[[], None]:
        """What tells a socket all that it may know now; raises Refused where the table fails."""
        try:
            drafts = {seat: draft.work for seat, draft in live.drafts.items()}
            now = self.hall.clock.now()
            frame = telling.welcome(live.table, socket.device, live.present, now, since, away=live.away, drafts=drafts)
            frame += progress.frame(live)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            raise self.hall.fail(live, fault) from None

        def greet() -> None:
            socket.is_welcome = True
            socket.send(frame)

        return greet

    def disconnect(self, live: Live, socket: Listener) -> None:
        """A socket is gone."""
        socket.is_welcome = False
        live.sockets.discard(socket)
        self.hall.sockets -= 1
        live.used_at = time.monotonic()
        was = live.present, live.away
        self._recount(live)
        if (live.present, live.away) != was and self.hall.holds(live):
            self._tell_presence(live)

    def see(self, live: Live, socket: Listener, *, seen: bool) -> None:
        """A page is looked at from now on, or lies behind others."""
        if socket.is_seen != seen:
            socket.is_seen = seen
            was = live.away
            self._watch.look(live)
            if live.away != was:
                self._tell_presence(live)

    def _recount(self, live: Live) -> None:
        """Who is present, and who is away."""
        live.recount()
        self._watch.look(live)

    def _tell_presence(self, live: Live) -> None:
        try:
            shown = telling.lobby(live.table, live.present, live.away)
            frame = telling.lobby_frame(live.table.seq, shown)
        except Exception as fault:  # noqa: BLE001  it is logged, and concerns this table alone
            self.hall.fail(live, fault)
            return

        def tell() -> None:
            live.told = shown
            send_all(live.sockets, frame)

        self._writer.after(live.news_group, tell)


class _Happened(NamedTuple):
    """What everybody is told of an entry once it is on disk."""

    seq: int
    frames: list[telling.Frames]
    lobby: messages.Lobby | None  # if seats, host or phase are others
    has_marks: bool  # those who had decided before, and are still to be told of, have


def _joined(told: list[telling.Frames], seats: tuple[Seat, ...]) -> bytes:
    if len(told) == 1:
        return told[0].for_seats(seats)
    return b"".join([frames.for_seats(seats) for frames in told])


def _send_marks(live: Live) -> None:
    live.has_mark_timer = False
    if live.marks:
        marks, live.marks = live.marks, ()
        send_all([one for one in live.sockets if one is not live.marked_for], telling.marks(live.seq, marks))
    live.marked_for = None


def _close_unwelcome(socket: Listener) -> None:
    if not socket.is_welcome:
        socket.close(CLOSE["no-disk"])
