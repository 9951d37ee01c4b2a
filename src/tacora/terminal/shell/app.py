"""The shell: an app that hosts a game's screens, and leads a match through them."""

import signal
import threading
from asyncio import AbstractEventLoop, Event, TimeoutError, get_running_loop, wait_for  # noqa: A004  asyncio's own before 3.11
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from os import _exit
from pathlib import Path
from time import sleep
from types import FrameType
from typing import Any, ClassVar, TypeVar

from textual import events
from textual.app import App
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.driver import Driver
from textual.widget import Widget

from tacora.core.errors import TacoraError
from tacora.core.seats import Seat
from tacora.terminal.interrupts import SIGNALS, STOPPED_BY_HAND
from tacora.terminal.layout import Cell, Line, Order, beginning, paragraph
from tacora.terminal.shell.actions import COMMON, ENTER, ESCAPE, SPACE, Action, common_action
from tacora.terminal.shell.frames import Framed, between, side_by_side
from tacora.terminal.shell.lines import Drawing, Lines
from tacora.terminal.shell.look import CSS
from tacora.terminal.shell.pages import CLOSE, Curtain, Page, boxed
from tacora.terminal.shell.stage import AnyStage

ResultT = TypeVar("ResultT")

LOG_WIDTH = 38  # what the log takes beside the body
PATIENCE = 5.0  # seconds for a proper end after a signal
GONE = 129  # as after SIGHUP


class TableScreen(Framed):
    """The table: top, body, log, a line for messages, and the foot."""

    def __init__(self, shell: "Shell") -> None:
        super().__init__(shell)
        stage, order = shell.stage, shell.order
        self.top = Lines(order, shell.top, id="top")
        self.message = Lines(order, shell.message, id="message")
        self.log_lines = Lines(order, shell.log_lines)
        self._log = VerticalScroll(self.log_lines, id="log", can_focus=False)
        self._stage = stage

    def content(self) -> Iterable[Widget]:
        """Top, body with the log beside it, message."""
        body = Vertical(*self._stage.body(), id="body")
        middle = side_by_side(self.shell.order, [body, self._log])
        middle.id = "middle"
        yield self.top
        yield middle
        yield self.message

    def actions(self) -> Sequence[Action]:
        """Those of the game, then those of the shell."""
        return self.shell.actions()

    def act(self, name: str) -> None:
        """Whoever knows the action does it."""
        self.shell.act(name)

    def press(self, key: str) -> None:
        """The game may know the key."""
        self.shell.press(key)

    def on_resize(self, event: events.Resize) -> None:
        """The log has what the body leaves."""
        super().on_resize(event)
        self._log.display = self.has_log_beside
        self.show_log_end()

    def on_screen_resume(self) -> None:
        """What was said behind another page is seen now."""
        for lines in (self.top, self.message, self.log_lines):
            lines.refresh(layout=True)
        self.show_actions()

    @property
    def has_log_beside(self) -> bool:
        """There is room for the log beside the body."""
        return self.size.width - self._stage.least_width >= LOG_WIDTH

    def show_log_end(self) -> None:
        """The newest lines of the log are in sight."""
        self.call_after_refresh(self._log.scroll_end, animate=False)


class Shell(App[int]):
    """The app; its services are what a stage may call."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    CSS = CSS

    def __init__(self, stage: AnyStage, pace: float, keep: Callable[[], Path]) -> None:
        self.stage = stage
        self.words = stage.words
        self.order: Order = stage.order
        self.pace = pace
        self._keep = keep
        self._message = ""
        self._chronicle: list[str] = []
        self._news: list[str] = []
        self._told = 0
        self._state = stage.match.state  # as far as it is told
        self._breath: Event | None = None
        self._takes_back = False
        self._can_take_back = False
        self._exit_code: int | None = None
        self._is_led = False
        self._alarm = threading.Lock()
        self._alarm.acquire()
        self._worst_exit_code = GONE
        super().__init__()
        stage.shell = self
        self._table = TableScreen(self)

    def get_driver_class(self) -> type[Driver]:
        """Ours, where there is a real terminal."""
        found = super().get_driver_class()
        if found.__name__ != "LinuxDriver":
            return found
        from tacora.terminal.shell.driver import Terminal  # noqa: PLC0415  not on every system

        return Terminal

    def get_default_screen(self) -> TableScreen:
        """The table."""
        return self._table

    def on_mount(self) -> None:
        """Play begins."""
        self.theme = "textual-dark"
        self.run_worker(self._play(), exit_on_error=True)

    # What a stage may call

    def say(self, text: str) -> None:
        """A line above the foot: a question, or why something does not work."""
        self._message = text
        self._table.message.refresh(layout=True)

    def show_actions(self) -> None:
        """Draw top and foot anew: what can be done has changed."""
        self._table.top.refresh()
        self._table.show_actions()

    def tell(self, standing: Any = None) -> list[Any]:
        """Tell what has happened and is not told yet, in the log and above the foot; the events as all may see them.

        `standing` is the state that the top goes on to tell while that of before is still on the screen.
        """
        stage = self.stage
        seen = [stage.game.shown(event, stage.public_viewer) for event in stage.seating.events[self._told :]]
        fresh = [event for event in seen if event is not None]
        self._told = len(stage.seating.events)
        if fresh:
            self._news = [" ".join(stage.narrate(event)) for event in fresh]
            self._chronicle += self._news
            self._table.log_lines.refresh(layout=True)
            self._table.show_log_end()
        self._state = stage.match.state if standing is None else standing
        self._table.message.refresh(layout=True)
        self._table.top.refresh()
        return fresh

    async def breathe(self, breaths: float = 1) -> None:
        """Time to look; any key or click ends it, and none is taken at pace 0."""
        length = self.pace * breaths
        if length <= 0:
            return
        self._breath = Event()
        self.show_actions()
        with suppress(TimeoutError):
            await wait_for(self._breath.wait(), length)
        self._breath = None
        self.show_actions()

    @property
    def has_log_beside(self) -> bool:
        """The log stands beside the body."""
        return self._table.has_log_beside

    async def ask(self, title: str, text: str, actions: Sequence[Action]) -> str:
        """A question on a page of its own; the name of the action chosen."""
        answer = await self.push_screen_wait(
            Page(self, title, lambda width: paragraph(text, width), [*actions, common_action("quit", self.words)])
        )
        return str(answer)

    def withdraw(self, answer: str) -> None:
        """Nobody needs to answer the question of `ask` any more."""
        if isinstance(self.screen, Page):
            self.screen.dismiss(answer)

    async def read(self, title: str, draw: Drawing) -> None:
        """A page to read, until it is closed; only a decision or the flow of the match can wait for it."""
        await self.push_screen_wait(self._page(title, draw))

    def open(self, title: str, draw: Drawing, *, is_at_end: bool = False) -> None:
        """A page to read, while whatever waits goes on to wait."""
        self.push_screen(self._page(_title(title), draw, is_at_end=is_at_end))

    async def in_background(self, work: Callable[[], ResultT]) -> ResultT:
        """The result of work that takes long, while the screen goes on to live; the end does not wait for it."""
        loop = get_running_loop()
        result = loop.create_future()

        def do() -> None:
            try:
                value, fault = work(), None
            except BaseException as bad:  # noqa: BLE001  it is raised where it is waited for
                value, fault = None, bad
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(_settle, result, value, fault)

        threading.Thread(target=do, daemon=True).start()
        return await result  # type: ignore[no-any-return]

    # Keys and clicks

    def actions(self) -> list[Action]:
        """All that can be done at the table now."""
        if self._breath is not None:
            skip = Action("skip", ENTER, self.words("terminal-word-skip"), (SPACE, ESCAPE), "Enter")
            undo = [common_action("undo", self.words)] if self._can_take_back else []
            return [skip, *undo, *self._common(("log", "help", "quit"))]
        return [*self.stage.actions(), *self._common(COMMON)]

    def _common(self, names: Iterable[str]) -> list[Action]:
        return [common_action(name, self.words) for name in names if name != "undo" or self.stage.can_undo()]

    def act(self, name: str) -> None:
        """Do what an action asks for."""
        if self._breath is not None and name in {"skip", "undo"}:
            self._takes_back = name == "undo" and self._can_take_back
            self._breath.set()
            return
        match name:
            case "quit":
                self.stop(0)
            case "help":
                self.open(self.words("terminal-word-help"), self.stage.rules)
            case "sheet":
                self.open(self.words("terminal-scores"), self.stage.sheet)
            case "log":
                self.open(self.words("terminal-word-log"), self.log_lines, is_at_end=True)
            case _:
                self.stage.act(name)

    def press(self, key: str) -> None:
        """A key of no action: it ends a breath, or the game knows it."""
        if self._breath is not None:
            self._breath.set()
        else:
            self.stage.press(key)

    # What the frame shows

    def top(self, width: int) -> list[Line]:
        """The table at one end, where the match stands at the other."""
        stage = self.stage
        view = stage.game.view(self._state, stage.public_viewer)
        return [between(Cell(stage.heading(), style="bold"), Cell(stage.standing(view), style="bold"), width)]

    def message(self, width: int) -> list[Line]:
        """What has just happened, and what was said last."""
        news = beginning(" ".join(self._news), width, self.stage.news_height)
        return [*news, *(paragraph(self._message, width, "bold") if self._message else ())]

    def log_lines(self, width: int) -> list[Line]:
        """All that has happened."""
        return [line for text in self._chronicle for line in paragraph(text, width, indent="  ")]

    def past_lines(self, width: int) -> list[Line]:
        """All that had happened before the latest news, for a log below the body."""
        past = self._chronicle[: len(self._chronicle) - len(self._news)]
        return [line for text in past for line in paragraph(text, width, "dim", indent="  ")]

    # The flow of a match

    async def _play(self) -> None:
        stage, match, game = self.stage, self.stage.match, self.stage.game
        self._keep_step()
        self.tell()
        if stage.seating.is_resumed:
            self._news = []
            self.say(self.words("terminal-resumed"))
        while not match.is_over:
            before = match.state
            if urn := game.urn(before):
                outcome = urn[stage.seating.chance.below(len(urn))]
                match.draw(outcome)
                self._keep_step()
                await stage.drawn(before, outcome)
            elif game.facts(before):
                match.note(game.witness(before, stage.times(before)))
                self._keep_step()
            else:
                moves = await self._decide()
                match.apply(moves)
                self._keep_step()
                self.say("")
                await stage.decided(before, moves)
            self.tell()
        stage.show(game.view(match.state, None))
        done = Action(CLOSE, ENTER, self.words("terminal-word-close"), (SPACE, ESCAPE), "Enter")
        log = common_action("log", self.words)
        while True:
            choice = await self.push_screen_wait(
                Page(
                    self, self.words("terminal-scores"), self._last_page, [done, log, common_action("quit", self.words)]
                )
            )
            if choice == CLOSE:
                break
            await self.read(_title(self.words("terminal-word-log")), self.log_lines)
        self.stop(0)

    def _last_page(self, width: int) -> list[Line]:
        first, *_, last = ("", *self.stage.end())
        return [*paragraph(last or first, width, "bold"), (), *self.stage.sheet(width)]

    async def _decide(self) -> Mapping[Seat, Any]:
        """Everybody who is pending decides: people here, one after the other, then bots."""
        stage, game, state = self.stage, self.stage.game, self.stage.match.state
        pending = game.pending(state)
        people = [seat for seat in pending if seat in stage.people]
        moves: dict[Seat, Any] = {}
        is_hidden = bool(people) and stage.needs_curtain(people)
        is_open = game.final(state) is None
        turn, is_back = 0, False
        while turn < len(people):
            seat = people[turn]
            if is_hidden and not is_back and await self._hand_over(seat, can_take_back=is_open and turn > 0):
                turn, is_back = turn - 1, True
                continue
            is_back = False
            moves[seat] = await stage.decide(seat, game.view(state, seat))
            self.say("")
            turn += 1
            if turn == len(people) and is_open and await self._takes_last_back(is_hidden=is_hidden):
                turn, is_back = turn - 1, True
        bots = {seat: stage.seating.bots[seat] for seat in pending if seat not in moves}
        if bots:
            await self._draw()
            moves |= await self.in_background(lambda: {seat: bot(game.view(state, seat)) for seat, bot in bots.items()})
        if not people:
            await self.breathe()
        return dict(sorted(moves.items()))

    async def _draw(self) -> None:
        """Until everything is on the screen: bots may take what the processor has for a while."""
        is_drawn = Event()
        self.call_after_refresh(is_drawn.set)
        await is_drawn.wait()

    async def _hand_over(self, seat: Seat, *, can_take_back: bool) -> bool:
        """The curtain; whether the person before takes the decision back."""
        words, name = self.words, self.stage.names[seat]
        self.stage.show(self.stage.game.view(self.stage.match.state, None))
        take_over = Action(CLOSE, ENTER, words("terminal-word-take-over", name=name), (SPACE,), "Enter")
        actions = [take_over, *([common_action("undo", words)] if can_take_back else []), common_action("quit", words)]
        texts = [words("terminal-curtain", name=name), words("terminal-curtain-secret")]
        return await self.push_screen_wait(Curtain(self, lambda width: boxed(texts, width), actions)) == "undo"

    async def _takes_last_back(self, *, is_hidden: bool) -> bool:
        """A breath before all is revealed, in which the last decision can be taken back."""
        self.stage.show(self.stage.game.view(self.stage.match.state, None if is_hidden else self.stage.public_viewer))
        self._takes_back, self._can_take_back = False, True
        self.say(self.words("terminal-all-chosen"))
        await self.breathe()
        self._can_take_back = False
        return self._takes_back

    def _keep_step(self) -> None:
        """Every step is on disk before anybody sees it; if it cannot be now, perhaps it can be at the end."""
        try:
            self._keep()
        except TacoraError as bad:
            self.say(str(bad))

    # The end

    @property
    def is_stopping(self) -> bool:
        """The screens are taken down."""
        return self._exit_code is not None

    def stop(self, exit_code: int) -> None:
        """End play; the match is on disk already."""
        if self._exit_code is None:
            self._exit_code = exit_code
            self._watch(exit_code)
            self.exit(exit_code)

    def hang_up(self) -> None:
        """Nobody is at the terminal any more."""
        self.stop(GONE)

    def lead(self) -> int:
        """Run until the end; the exit code."""
        threading.Thread(target=self._end_in_any_case, daemon=True).start()
        before = {number: signal.signal(number, self._on_signal) for number in (signal.SIGINT, *SIGNALS)}
        self._is_led = True
        try:
            result = self.run()
        finally:
            self._watch(GONE)
            self._is_led = False
            for number, handler in before.items():
                signal.signal(number, handler)
        return self.return_code or 0 if result is None else result

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        loop: AbstractEventLoop | None = self._loop
        exit_code = STOPPED_BY_HAND if number == signal.SIGINT else 128 + number
        self._watch(exit_code)
        if loop is None:
            raise SystemExit(exit_code)
        with suppress(RuntimeError):  # the loop is closed: play has just ended
            loop.call_soon_threadsafe(self.stop, exit_code)

    def _watch(self, exit_code: int) -> None:
        """End in any case, soon: a terminal that takes no more, or a screen that does not go, would hold us up.

        A signal may come at any moment, in the midst of another one's too: a lock is released here, and none is taken.
        """
        if self._is_led:
            self._worst_exit_code = exit_code
            with suppress(RuntimeError):  # it was released before
                self._alarm.release()

    def _end_in_any_case(self) -> None:
        self._alarm.acquire()
        sleep(PATIENCE)
        if self._is_led:
            _exit(self._worst_exit_code)

    def _page(self, title: str, draw: Drawing, *, is_at_end: bool = False) -> Page:
        close = Action(CLOSE, ESCAPE, self.words("terminal-word-close"), (ENTER, SPACE), "Esc")
        return Page(self, title, draw, [close, common_action("quit", self.words)], is_at_end=is_at_end)


def _title(word: str) -> str:
    return word[:1].upper() + word[1:]


def _settle(future: Any, value: object, fault: BaseException | None) -> None:
    if future.cancelled():
        return
    if fault is None:
        future.set_result(value)
    else:
        future.set_exception(fault)
