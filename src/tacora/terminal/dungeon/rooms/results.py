"""What the round brought: everybody's dungeon with its path, counted as on the score sheet."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.containers import Vertical
from textual.widget import Widget

from tacora.core.seats import Seat
from tacora.games.dungeon.cards import GoalCard
from tacora.games.dungeon.finds import GOALS, Discoveries
from tacora.games.dungeon.geometry import cell_of
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import Dungeon, State
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.view import View
from tacora.games.dungeon.walk import Walk
from tacora.terminal.dungeon.best import chance_of, search
from tacora.terminal.dungeon.ink import ink_of, points_of
from tacora.terminal.dungeon.picture import Scene, has_under
from tacora.terminal.dungeon.rooms.map import PANEL, symbols
from tacora.terminal.dungeon.rooms.market import PICKED
from tacora.terminal.dungeon.rooms.room import Room, texts, title
from tacora.terminal.dungeon.rooms.widgets import Map
from tacora.terminal.dungeon.symbols import BY_WORD
from tacora.terminal.layout import Cell, Line, cut
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.frames import side_by_side
from tacora.terminal.shell.lines import Lines

if TYPE_CHECKING:
    from tacora.solvers.dungeon.helper import Helper

TICK = "✓"
POLL = 0.2


class Results(Room):
    """One dungeon at a time; Tab goes to the next player's."""

    def widgets(self) -> Sequence[Widget]:
        """The dungeon, and a sheet beside it."""
        order = self.stage.order
        self._map = Map()
        self._panel = Lines(order)
        panel = Vertical(self._panel)
        panel.styles.width = PANEL
        panel.styles.padding = (0, 0, 0, 1)
        row = side_by_side(order, [self._map, panel])
        row.styles.height = "1fr"
        self._state: State | None = None
        self._dungeons: tuple[Dungeon | None, ...] = ()
        self._seat = 0
        self._is_under = False
        self._has_numbers = False
        self._search: Helper | None = None
        self._best: dict[int, Submission] = {}
        self._shows_best = False
        return (row,)

    def begin(self, state: State, seat: Seat) -> None:
        """A round that was scored."""
        self._state = state
        self._dungeons = tuple(player.dungeon for player in state.players)
        self._seat = int(seat)
        self._is_under = self._shows_best = False
        self._best = {}

    def show(self, view: View) -> None:
        """The dungeon in view."""
        del view  # all dungeons are open now
        self.draw()

    def draw(self) -> None:
        """Draw everything anew."""
        walk = self._walk()
        if walk is None:
            self._map.show(Scene())
        else:
            dungeon, steps = walk.dungeon, walk.history()
            self._map.show(
                Scene(
                    layout=dungeon.layout,
                    is_under=self._is_under,
                    ink=ink_of(dungeon, steps),
                    has_numbers=self._has_numbers,
                    found=set(points_of(dungeon, map(cell_of, walk.discovered))),
                    spent=set(points_of(dungeon, map(cell_of, walk.spent))),
                )
            )
        self._panel.show(self._lines)
        self.stage.shell.show_actions()

    def _walk(self) -> Walk | None:
        """The path in view, walked again."""
        dungeon = self._dungeons[self._seat] if self._dungeons else None
        submission = self._best.get(self._seat) if self._shows_best else (dungeon.submission if dungeon else None)
        if submission is None or self._state is None:
            return None
        chance = chance_of(self.stage.match, Seat(self._seat), self._state.round)
        if chance is None:
            return None
        walk = Walk.begin(submission.layout, chance.tools)
        for token in tokens_of(submission.path, "path"):
            walk = walk.step(token)
        return walk

    # The sheet

    def _lines(self, width: int) -> list[Line]:
        state, words = self._state, self.words
        if state is None:
            return []
        lines: list[Line] = [title(words("web-dungeon-results-of", round=state.round))]
        lines += self._table(state, width)
        lines.append(())
        dungeon = self._dungeons[self._seat]
        name = self.stage.labels[self._seat]
        if self._shows_best:
            lines.append(title(words("web-dungeon-possible")))
            walk = self._walk()
            found = Discoveries() if walk is None else walk.discoveries
        else:
            lines.append(title(words("web-dungeon-show-dungeon", name=name)))
            found = Discoveries() if dungeon is None else dungeon.explored.discoveries
        if dungeon is None or dungeon.submission is None:
            return [*lines, *texts([words("web-dungeon-no-dungeon")], width)]
        return [*lines, *self._found(found, state, width)]

    def _found(self, found: Discoveries, state: State, width: int) -> list[Line]:
        words, lines = self.words, []
        for goal, is_main in ((state.goals.main, True), (state.goals.side, False)):
            if goal is not None:
                lines.append(self._goal_line(goal, found, width, is_main=is_main))
        return [*lines, *texts([words("dungeon-full-found", found=symbols(found._asdict()) or "–")], width)]

    def _goal_line(self, goal: GoalCard, found: Discoveries, width: int, *, is_main: bool) -> Line:
        words = self.words
        head = words("web-dungeon-main-goal" if is_main else "web-dungeon-side-goal")
        count, each = getattr(found, goal.goal), GOALS[goal.goal]
        text = f"{head}: {BY_WORD[goal.goal].character} {count} × {each} = {count * each}"
        return (Cell(cut(text, width), 0, f"bold {BY_WORD[goal.goal].colour}"),)

    def _table(self, state: State, width: int) -> list[Line]:
        """The round's line of every player's sheet: columns 1 to 4, coins and the total so far."""
        words = self.words
        name, column = width - 20, 4
        head = [Cell(words("dungeon-sheet-columns"), name, "dim")]
        head += [Cell(mark, column, "dim") for mark in ("1", "2", "3", "4", BY_WORD["coin"].character)]
        lines: list[Line] = [tuple(head)]
        sheets: Sequence[Sheet] = self.stage.game.view(state, None).sheets
        for seat, sheet in enumerate(sheets):
            row = sheet.rounds[state.round - 1] if len(sheet.rounds) >= state.round else None
            dungeon = self._dungeons[seat]
            coins = 0 if dungeon is None else dungeon.explored.coins
            marks = (
                ("", "", "", "") if row is None else (row.main, row.side, row.bonus or "", TICK if row.exit else "–")
            )
            style = PICKED if seat == self._seat else ""
            cells = [Cell(cut(f"{seat + 1} {self.stage.labels[seat]}", name - 1), name, style, action=f"seat {seat}")]
            cells += [Cell(str(mark), column) for mark in (*marks, f"+{coins}")]
            lines.append(tuple(cells))
        return [*lines, *texts([words("dungeon-full-columns")], width, indent="")]

    # What one can do

    def actions(self) -> Sequence[Action]:
        """Look at all dungeons, see what was possible, go on."""
        if not self.stage.is_reading:
            return []
        if self._search is not None:
            return [Action("cancel", "escape", self.words("dungeon-full-cancel"), (), "Esc")]
        walk = self._dungeons[self._seat] if self._dungeons else None
        layout = walk.submission.layout if walk is not None and walk.submission is not None else ()
        level = [self.action("level")] if has_under(layout) else []
        tab = Action("next", "tab", self.words("dungeon-full-next"), (), "Tab")
        best = [self.action("best")] if layout else []
        return [self.enter("go-on"), tab, *best, self.action("numbers"), *level]

    def act(self, name: str) -> None:
        """Look, ask, go on."""
        if not self.stage.is_reading:
            return
        match name.split():
            case ["cancel"]:
                self._stop()
                self.say("")
                self.draw()
            case _ if self._search is not None:
                return
            case ["go-on"]:
                self.stage.read_on()
            case ["next"]:
                self._go((self._seat + 1) % len(self._dungeons))
            case ["seat", number]:
                self._go(int(number))
            case ["numbers"]:
                self._has_numbers = not self._has_numbers
                self.draw()
            case ["level"]:
                self._is_under = not self._is_under
                self.draw()
            case ["best"]:
                self._ask_best()
            case _:
                pass

    def press(self, key: str) -> None:
        """Another player's dungeon; larger or smaller."""
        if not self.stage.is_reading or self._search is not None:
            return
        count = len(self._dungeons)
        if key in {"left", "up", "shift+tab"}:
            self._go((self._seat - 1) % count)
        elif key in {"right", "down"}:
            self._go((self._seat + 1) % count)
        elif self._map.look(key):
            return
        elif key.isascii() and key.isdigit() and 0 < int(key) <= count:
            self._go(int(key) - 1)

    def _go(self, seat: int) -> None:
        self._seat = seat
        self._shows_best = self._is_under = False
        self.say(self.words("dungeon-full-ask-results"))
        self.draw()

    # What was possible

    def _ask_best(self) -> None:
        """Show the best dungeon, or look for it first."""
        if self._shows_best or self._seat in self._best:
            self._shows_best = not self._shows_best
            self.draw()
            return
        state = self._state
        chance = None if state is None else chance_of(self.stage.match, Seat(self._seat), state.round)
        if chance is None:
            return
        self._search = search(chance)
        self.say(self.words("web-dungeon-possible-asked"))
        self.stage.shell.show_actions()
        self.stage.shell.set_timer(POLL, self._poll)

    def _poll(self) -> None:
        """See how far the search has come."""
        if self._search is None:
            return
        answer, progress = self._search.answer, self._search.progress
        if answer is not None:
            self._stop()
            self._best[self._seat] = answer.submission
            self._shows_best = True
            points = self.words("dungeon-points", count=int(answer.value))
            is_best = answer.is_proven
            self.say(
                self.words(
                    "web-dungeon-possible-best" if is_best else "web-dungeon-possible-bound",
                    points=points,
                    bound=int(answer.bound),
                )
            )
            self.draw()
            return
        if not self._search.is_running:
            self._stop()
            self.say(self.words("solve-stopped"))
            self.draw()
            return
        if progress is not None and not progress.is_preparing:
            self.say(
                self.words(
                    "solve-progress",
                    value=int(progress.value),
                    bound=int(progress.bound),
                    share=int(100 * progress.share),
                )
            )
        else:
            self.say(self.words("solve-preparing"))
        self.stage.shell.set_timer(POLL, self._poll)

    def _stop(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search = None
