"""Dungeon on the full screen: market, map, results, and who decides what when."""

from asyncio import Future, get_running_loop
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from time import monotonic

from textual.widget import Widget

from tacora.bots.dungeon import ROSTER
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOALS
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.ground import FEATURES
from tacora.games.dungeon.moves import BuyToken, Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import ROUNDS, State
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Exchange, Explore, Look, SideGoal, ThirdBook
from tacora.games.dungeon.tasks import Tidy as TidyTask
from tacora.games.dungeon.view import View
from tacora.i18n import Words
from tacora.terminal.dungeon.board import score_sheet
from tacora.terminal.dungeon.building import ADVISER
from tacora.terminal.dungeon.narrator import book_name, narrate
from tacora.terminal.dungeon.replay import heading
from tacora.terminal.dungeon.rooms.choosing import Choosing, Tidy
from tacora.terminal.dungeon.rooms.map import MapRoom
from tacora.terminal.dungeon.rooms.market import Market, token_symbols
from tacora.terminal.dungeon.rooms.results import Results
from tacora.terminal.dungeon.rooms.room import Room, texts, title
from tacora.terminal.dungeon.rooms.waiting import Waiting
from tacora.terminal.dungeon.setup import bot_seconds
from tacora.terminal.dungeon.symbols import BY_WORD, SYMBOLS
from tacora.terminal.layout import Cell, Line, Order, cut
from tacora.terminal.shell.actions import ENTER, ESCAPE, Action
from tacora.terminal.shell.stage import Stage

NO, YES = "no", "yes"
RULES = ("lead", "market", "hand", "build", "path", "levels", "finds", "time", "score", "clean-up", "end")


class DungeonStage(Stage[Table, State, Move, Outcome, Event, View]):
    """One room at a time is on the screen."""

    deciding: Seat | None = None
    """Whose decision is awaited."""

    def body(self) -> Iterable[Widget]:
        """All rooms, one of them to be seen."""
        self._market = Market(self)
        self._map = MapRoom(self)
        self._results = Results(self)
        self._choosing = Choosing(self)
        self._tidy = Tidy(self)
        self._waiting = Waiting(self)
        self._rooms: list[Room] = [
            self._market, self._map, self._results, self._choosing, self._tidy, self._waiting,
        ]  # fmt: skip
        self._room: Room = self._market
        self._built_in: dict[Seat, float] = {}
        self._began = 0.0
        self._reading: Future[None] | None = None
        self._is_asked = self._is_advised = False
        self._enter(self._market)
        return [room.box for room in self._rooms]

    def _enter(self, room: Room) -> None:
        self._room = room
        for other in self._rooms:
            other.box.display = other is room

    @property
    def news_height(self) -> int:  # type: ignore[override]  # it depends on the room
        """A map needs every line; whoever wants to read the log opens it."""
        return 1 if self._room is self._market else 0

    # What is shown

    def heading(self) -> str:
        """The game, and how long one may build."""
        return heading(self.match.table, self.words)

    def standing(self, view: View) -> str:
        """The round, the main goal, and how many goal cards the side goal will come from."""
        words = self.words
        round_ = words("web-dungeon-round-of", round=max(1, view.round), rounds=ROUNDS)
        goal = view.goals.next or view.goals.main
        if goal is None:
            return round_
        text = f"{BY_WORD[goal.goal].character} {words(f'dungeon-goal-{goal.goal}')}"
        clock = f" {self._clock()}" if goal.hourglass or view.table.time_limit else ""
        pile = words("dungeon-full-side-pile", count=len(view.goals.pile))
        told = self._goal_words(text, GOALS[goal.goal], is_next=view.goals.next is not None)
        return f"{round_} · {told}{clock} · {pile}"

    def _goal_words(self, goal: str, points: int, *, is_next: bool) -> str:
        return self.words("dungeon-full-next-goal" if is_next else "dungeon-full-goal", goal=goal, points=points)

    def _clock(self) -> str:
        limit = self.match.table.time_limit
        if limit is None or self._room is not self._map or not self.is_asking:
            return "⌛"
        left = max(0, int(limit - (monotonic() - self._began)))
        return f"⌛{left // 60}:{left % 60:02}"

    def show(self, view: View) -> None:
        """The room that the match is in, as a viewer may see it."""
        is_own = view.seat is not None and view.seat == self.deciding
        match view.task:
            case Explore():
                room: Room = self._map if is_own else self._waiting
            case ThirdBook() | Look() | Exchange() if is_own:
                room = self._choosing
            case TidyTask() if is_own:
                room = self._tidy
            case _:
                room = self._market
        self._enter(room)
        room.show(view)

    @property
    def shows_own(self) -> bool:
        """What one person holds may stand on the screen: nobody else is at the terminal."""
        return self.public_viewer is not None

    @property
    def is_mirrored(self) -> bool:
        """What comes next stands further left."""
        return self.order is not Order.LEFT_TO_RIGHT

    def narrate(self, event: Event) -> Sequence[str]:
        """An event in sentences."""
        return narrate(event, self.names, self.words)

    def sheet(self, width: int) -> list[Line]:
        """Every player's sheet, as on paper."""
        sheets = self.game.view(self.match.state, None).sheets
        return [*score_sheet(sheets, self.labels, self.words), (), *texts([self.words("dungeon-full-columns")], width)]

    def end(self) -> Sequence[str]:
        """Who has won."""
        return narrate(self.seating.events[-1], self.names, self.words)

    def rules(self, width: int) -> list[Line]:
        """The rules in short, a legend of every symbol, goals, tokens and books."""
        words = self.words
        lines = [*self._keys_help(width), (), title(words("dungeon-full-legend"))]
        lines += legend(words, width)
        lines += [
            (),
            *(line for part in RULES for line in (*texts([words(f"web-dungeon-rules-{part}")], width, ""), ())),
        ]
        lines.append(title(words("web-dungeon-rules-goals-title")))
        goals = [
            words(
                "dungeon-goal-points", goal=f"{BY_WORD[goal].character} {words(f'dungeon-goal-{goal}')}", points=points
            )
            for goal, points in GOALS.items()
        ]
        lines += texts([" · ".join(goals)], width)
        lines += [(), title(words("web-dungeon-rules-books-title"))]
        lines += texts(
            [words("dungeon-book", number=book, effect=words(f"web-dungeon-book-does-{book}")) for book in Book], width
        )
        return lines

    def _keys_help(self, width: int) -> list[Line]:
        words = self.words
        keys = ("market", "build", "draw", "results")
        return [title(words("dungeon-full-keys")), *texts([words(f"dungeon-full-keys-{key}") for key in keys], width)]

    def open_players(self) -> None:
        """A page about everybody: coins, cards, tokens, books."""
        self.shell.open(self.words("dungeon-full-players"), self._players_page)

    def _players_page(self, width: int) -> list[Line]:
        view, words = self.game.view(self.match.state, self.public_viewer), self.words
        lines: list[Line] = []
        for label, player, sheet in zip(self.labels, view.players, view.sheets, strict=True):
            lines.append(title(label))
            known = [held.card.id for held in player.hand if held.card is not None]
            blind = [
                words("dungeon-unseen-card", cost=held.cost) for held in player.hand if held.card is None and held.cost
            ]
            facts = [
                f"{words('dungeon-coins', count=player.coins)}, {words('dungeon-points', count=sheet.total)}, "
                + words("web-dungeon-exits-count", count=sheet.exits),
                words("dungeon-full-deck", deck=player.deck, discard=len(player.discard)),
            ]
            if known or blind:
                facts.append(words("dungeon-full-holds", cards=", ".join([*known, *blind])))
            if any(player.tokens):
                facts.append(words("web-dungeon-token", kinds=token_symbols(player.tokens)))
            facts += [book_name(book, words) for book in player.books]
            lines += [*texts(facts, width), ()]
        return lines

    # What a person can do

    @property
    def is_reading(self) -> bool:
        """Somebody looks at the results."""
        return self._reading is not None and not self._reading.done()

    def read_on(self) -> None:
        """Enough of the results."""
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)

    def actions(self) -> Sequence[Action]:
        """Those of the room."""
        return self._room.actions()

    def answer(self, move: Move) -> None:
        """The decision is made: there is nothing more to do."""
        super().answer(move)
        self.shell.show_actions()

    def can_undo(self) -> bool:
        """A card or a step can be taken back."""
        return self._room.can_undo()

    def act(self, name: str) -> None:
        """The room knows."""
        if name and not self._is_asked:
            self._room.act(name)

    def press(self, key: str) -> None:
        """The room knows."""
        if not self._is_asked:
            self._room.press(key)

    # The flow of a match

    def needs_curtain(self, choosers: Sequence[Seat]) -> bool:  # noqa: ARG002  hands are secret, the market is open
        """Hands are secret; the market is open to all."""
        return len(self.people) > 1 and isinstance(self.match.state.task, Explore | Look)

    async def decide(self, seat: Seat, view: View) -> Move:
        """A person's decision."""
        self.deciding = seat
        try:
            match view.task:
                case Explore():
                    return await self._build(seat, view)
                case ThirdBook() | Look() | Exchange():
                    self._choosing.begin()
                case TidyTask():
                    self._tidy.begin()
                case _:
                    return await self._shop(seat, view)
            return await super().decide(seat, view)
        finally:
            self.deciding = None

    async def _shop(self, seat: Seat, view: View) -> Move:
        """V-K2; with V-B14 a second token."""
        if len(self.people) > 1:
            self.shell.say(self.words("dungeon-full-your-turn", name=self.names[seat]))
        self._market.begin()
        while True:
            move = await super().decide(seat, view)
            if not isinstance(move, BuyToken):
                return move
            seconds = [one for one in view.choices if isinstance(one, BuyToken) and one.kind == move.kind and one.also]
            if not seconds:
                return move
            chosen = await self._ask_second(seconds)
            if chosen != ESCAPE:
                return next((one for one in seconds if one.also == chosen), move)

    async def _ask_second(self, seconds: Sequence[BuyToken]) -> str:
        words = self.words
        kinds = [
            Action(one.also or "", str(number), words(f"dungeon-token-{one.also}"))
            for number, one in enumerate(seconds, start=1)
        ]
        none = Action(NO, ENTER, words("dungeon-full-no-second"), (), "Enter")
        back = Action(ESCAPE, ESCAPE, words("dungeon-full-cancel"), (), "Esc")
        return await self.shell.ask(words("dungeon-book-14"), words("dungeon-full-ask-second"), [*kinds, none, back])

    async def _build(self, seat: Seat, view: View) -> Move:
        limit, goal = view.table.time_limit, view.goals.main
        if limit is not None or (goal is not None and goal.hourglass):
            start = Action(YES, ENTER, self.words("dungeon-full-start"), (), "Enter")
            text = self.words("dungeon-full-ask-start", name=self.names[seat])
            await self.shell.ask(self.words("dungeon-full-build-title"), text, [start])
        self._map.begin(view)
        self._began = monotonic()
        self.shell.say(self.words("dungeon-full-ask-build"))
        ticking = self.shell.set_interval(1, self._tick) if limit is not None else None
        try:
            return await super().decide(seat, view)
        finally:
            self._built_in[seat] = monotonic() - self._began
            self._map.wait()
            self.shell.show_actions()
            if ticking is not None:
                ticking.stop()

    def _tick(self) -> None:
        """V-R34: time may be up."""
        limit = self.match.table.time_limit
        self.shell.show_actions()
        if limit is not None and monotonic() - self._began > limit and self.is_asking:
            self.shell.say(self.words("dungeon-time-is-up"))
            if self._is_asked:
                self.shell.withdraw(NO)
            self.answer(self._map.finished())

    def finish(self) -> None:
        """Be done with building; what looks like a mistake is asked about first."""
        if worry := self._map.worry:
            self._is_asked = True
            self.shell.run_worker(self._ask_finish(worry))
        else:
            self.answer(self._map.finished())

    async def _ask_finish(self, worry: str) -> None:
        words = self.words
        yes = Action(YES, words("dungeon-full-key-finish"), words("web-dungeon-map-done-anyway"), ())
        back = Action(NO, ENTER, words("dungeon-full-go-on-building"), (ESCAPE,), "Enter")
        awaited = self._answer
        try:
            answer = await self.shell.ask(words("dungeon-full-finish"), worry, [back, yes])
        finally:
            self._is_asked = False
        if answer == YES and self._answer is awaited:
            self.answer(self._map.finished())

    def call_fairy(self) -> None:
        """Let the best bot build: a hint for whoever is stuck."""
        if self.deciding is not None and self.is_asking and not self._is_advised:
            self.shell.say(self.words("dungeon-full-fairy-thinks"))
            self._is_advised = True
            self.shell.run_worker(self._advise(self.deciding))

    async def _advise(self, seat: Seat) -> None:
        view, awaited = self.game.view(self.match.state, seat), self._answer
        adviser = ROSTER.make(ADVISER, 0)
        try:
            advice = await self.shell.in_background(partial(adviser, view))
        finally:
            self._is_advised = False
        if isinstance(advice, Submission) and self.is_asking and self._answer is awaited:
            self._map.put(advice)
            self.shell.say(self.words("dungeon-full-fairy-built"))

    async def drawn(self, before: State, outcome: Outcome) -> None:
        """The side goal ends the round: time to look at all dungeons."""
        del outcome
        if isinstance(before.task, SideGoal):
            await self._read_results()
        else:
            self.show(self.game.view(self.match.state, self.public_viewer))

    async def _read_results(self) -> None:
        state = self.match.state
        self._results.begin(state, self.people[0] if self.people else Seat(0))
        self._enter(self._results)
        self._results.draw()
        if not self.people:
            await self.shell.breathe()
            return
        self._reading = get_running_loop().create_future()
        self.shell.say(self.words("dungeon-full-ask-results"))
        self.shell.show_actions()
        await self._reading
        self._reading = None
        self.shell.say("")

    async def decided(self, before: State, moves: Mapping[Seat, Move]) -> None:
        """Show the market anew."""
        del before, moves
        if not isinstance(self.match.state.task, SideGoal):
            self.show(self.game.view(self.match.state, self.public_viewer))

    def times(self, state: State) -> Mapping[Seat, float]:
        """V-R33: how long each seat has built: people by the clock, bots by their pace."""
        return self._built_in | bot_seconds(self.seating, state)


def legend(words: Words, width: int) -> list[Line]:
    """Every symbol with its name, in columns."""
    cells = [
        (
            Cell(symbol.character, 2, f"bold {symbol.colour}"),
            Cell(cut(words(f"dungeon-feature-{FEATURES[glyph]}"), 15), 17),
        )
        for glyph, symbol in SYMBOLS.items()
    ]
    across = max(1, width // 19)
    lines: list[Line] = [
        tuple(cell for pair in cells[start : start + across] for cell in pair) for start in range(0, len(cells), across)
    ]
    return [*lines, *texts([words("dungeon-full-signs")], width)]
