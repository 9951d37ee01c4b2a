"""The map: five cards are laid, then a path is drawn; freely back and forth until one is done."""

from collections.abc import Sequence

from textual.containers import Vertical
from textual.widget import Widget

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.geometry import Position, cell_of
from tacora.games.dungeon.ground import SHIFTS
from tacora.games.dungeon.moves import NOTHING, Move
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.view import View
from tacora.games.dungeon.walk import Step
from tacora.terminal.dungeon.drawing import Drawing, renumbered
from tacora.terminal.dungeon.ink import Point, points_of
from tacora.terminal.dungeon.laying import Laying, middle_of
from tacora.terminal.dungeon.picture import Scene, has_under
from tacora.terminal.dungeon.refusals import place_refused, step_refused
from tacora.terminal.dungeon.rooms.market import PICKED
from tacora.terminal.dungeon.rooms.room import ARROWS, Room, texts, title
from tacora.terminal.dungeon.rooms.widgets import Item, Map, Pictures
from tacora.terminal.dungeon.sentences import card_symbols, card_words, step_list
from tacora.terminal.dungeon.symbols import BY_WORD
from tacora.terminal.layout import Cell, Line, cut
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.frames import side_by_side
from tacora.terminal.shell.lines import Lines

PANEL = 32
MOST_LISTED = 7


class MapRoom(Room):
    """Building and drawing."""

    def widgets(self) -> Sequence[Widget]:
        """The map, and a panel beside it."""
        order = self.stage.order
        self._map = Map()
        self._panel = Lines(order)
        self._hand = Pictures(order)
        panel = Vertical(self._panel, self._hand)
        panel.styles.width = PANEL
        panel.styles.padding = (0, 0, 0, 1)
        row = side_by_side(order, [self._map, panel])
        row.styles.height = "1fr"
        self._view: View | None = None
        self._laying = Laying(())
        self._drawing: Drawing | None = None
        self._path = ""
        self._level: bool | None = None
        self._has_numbers = False
        self._line = 0
        self._digits = ""
        self._only: tuple[Step, ...] = ()
        self._best_so_far: Submission | None = None
        return (row,)

    def begin(self, view: View) -> None:
        """A new round: an empty table, the first card in the hand."""
        self._view = view
        self._laying = Laying(view.hand)
        self._laying.lay_next()
        self._drawing = None
        self._path = ""
        self._level = None
        self._line = 0
        self._only = ()
        self._best_so_far = None

    # What counts

    def finished(self) -> Move:
        """V-R34: the last legal dungeon and its path."""
        if self._drawing is not None:
            return Submission(self._drawing.walk.dungeon.layout, self._drawing.walk.path)
        return self._best_so_far or NOTHING

    @property
    def worry(self) -> str:
        """What somebody who is done now should know before; empty if all is well."""
        if self._drawing is None:
            is_lost = self._best_so_far is None
            return self.words("web-dungeon-map-done-illegal" if is_lost else "web-dungeon-map-done-earlier")
        return self.words("web-dungeon-map-done-empty") if self._drawing.is_empty else ""

    # What is shown

    def show(self, view: View) -> None:
        """Map and panel."""
        self._view = view
        self.draw()

    def draw(self) -> None:
        """Draw everything anew."""
        if self._drawing is None:
            self._draw_building()
        else:
            self._draw_path(self._drawing)
        self.stage.shell.show_actions()

    def _draw_building(self) -> None:
        laying = self._laying
        held = laying.held
        scene = Scene(
            layout=laying.layout,
            is_under=bool(self._level),
            hovering=held,
            is_refused=laying.refusal is not None,
            landings={middle_of(place) for place in laying.places},
        )
        self._map.show(scene, None if held is None else middle_of(held))
        self._panel.show(self._building_lines)
        waiting = [card for card in laying.left if held is None or card is not held.card]
        self._hand.show(
            [
                Item(f"{laying.hand.index(card) + 1} {card.id}", card, f"card {laying.hand.index(card)}")
                for card in waiting
            ],
            is_small=True,
        )
        self._hand.display = bool(waiting)

    def _building_lines(self, width: int) -> list[Line]:
        words, laying = self.words, self._laying
        lines = [title(words("dungeon-full-build-title"))]
        lines += self._goal_lines(width)
        for number, card in enumerate(laying.hand, start=1):
            is_held = laying.held is not None and laying.held.card is card
            mark = "►" if is_held else ("✓" if card not in laying.left else " ")
            text = cut(f"{mark}{number} {card.id} {card_symbols(card)}", width)
            lines.append((Cell(text, 0, PICKED if is_held else "", action=f"card {number - 1}"),))
        return [*lines, ()]

    def _goal_lines(self, width: int) -> list[Line]:
        assert self._view is not None  # noqa: S101  it is shown
        goal = self._view.goals.main
        if goal is None:
            return []
        symbol = BY_WORD[goal.goal]
        points = self.words("dungeon-points", count=GOALS[goal.goal])
        text = f"{symbol.character} {self.words(f'dungeon-goal-{goal.goal}')}: {points}"
        return [(Cell(cut(text, width), 0, f"bold {symbol.colour}"),)]

    def _draw_path(self, drawing: Drawing) -> None:
        walk = drawing.walk
        is_under = drawing.is_under if self._level is None else self._level
        listed = self._listed
        ahead: dict[Point, str] = {}
        for number, step in enumerate(listed, start=1):
            if (point := drawing.point(step)) is not None:
                ahead.setdefault(point, str(number))
        picked = drawing.point(listed[self._line]) if listed else None
        dungeon = walk.dungeon
        scene = Scene(
            layout=dungeon.layout,
            is_under=is_under,
            ink=drawing.ink,
            has_numbers=self._has_numbers,
            found=set(points_of(dungeon, map(cell_of, walk.discovered))),
            spent=set(points_of(dungeon, map(cell_of, walk.spent))),
            here=drawing.here,
            ahead=ahead,
            picked=picked,
        )
        here = next((dungeon.position(cell_of(spot)) for spot in walk.spots), None)
        self._map.show(scene, here or (None if picked is None else picked.position))
        self._panel.show(self._drawing_lines)
        self._hand.display = False

    @property
    def _listed(self) -> tuple[Step, ...]:
        return self._only or (self._drawing.steps if self._drawing is not None else ())

    def _drawing_lines(self, width: int) -> list[Line]:
        drawing, words = self._drawing, self.words
        assert drawing is not None  # noqa: S101  it is drawn
        walk = drawing.walk
        found = walk.discoveries
        lines = [title(words("dungeon-full-draw-title"))]
        lines += self._tally(width)
        lines += texts([words("dungeon-full-found", found=symbols(found._asdict()) or "–")], width)
        lines += texts([words("dungeon-full-bag", bag=symbols(_counts(walk.bag)) or "–")], width)
        if any(walk.tokens):
            lines += texts([words("dungeon-full-tokens-left", tokens=symbols(_counts(walk.tokens)))], width)
        for book in walk.books:
            if book.phase == "exploration":
                lines += texts([words("dungeon-book", number=book, effect=words(f"dungeon-book-{book}"))], width)
        lines.append(())
        return [*lines, *self._step_lines(width)]

    def _tally(self, width: int) -> list[Line]:
        drawing, view = self._drawing, self._view
        assert drawing is not None  # noqa: S101  it is drawn
        assert view is not None  # noqa: S101  it is shown
        words, found, goal = self.words, drawing.walk.discoveries, view.goals.main
        lines: list[Line] = []
        if goal is not None:
            symbol = BY_WORD[goal.goal]
            points = words("dungeon-points", count=found.points(goal.goal))
            text = f"{symbol.character} {words(f'dungeon-goal-{goal.goal}')}: {getattr(found, goal.goal)} → {points}"
            lines.append((Cell(cut(text, width), 0, f"bold {symbol.colour}"),))
        is_out = drawing.walk.explored().exited
        exit_ = words("web-dungeon-map-exit-yes" if is_out else "web-dungeon-map-exit-no")
        coins = words("dungeon-coins", count=found.coin)
        lines.append((Cell(cut(f"{BY_WORD['coin'].character} {coins} · {exit_}", width)),))
        return lines

    def _step_lines(self, width: int) -> list[Line]:
        drawing, words = self._drawing, self.words
        assert drawing is not None  # noqa: S101  it is drawn
        steps = self._listed
        if not steps:
            return texts([words("dungeon-no-step")], width)
        first = max(0, min(self._line - MOST_LISTED // 2, len(steps) - MOST_LISTED))
        lines: list[Line] = [(Cell(words("dungeon-full-steps"), style="dim"),)]
        for number, text in list(enumerate(step_list(drawing, steps, words)))[first : first + MOST_LISTED]:
            style = PICKED if number == self._line else ""
            lines.append((Cell(cut(f"{number + 1:>2} {text}", width), 0, style, action=f"step {number}"),))
        if len(steps) > MOST_LISTED:
            lines.append((Cell(words("dungeon-full-of-steps", number=self._line + 1, count=len(steps)), style="dim"),))
        return lines

    def wait(self) -> None:
        """One is done; the others still build."""
        self._only = ()
        self._panel.show(lambda width: [title(self.words("web-dungeon-building")), (), *self._done_lines(width)])
        self._hand.display = False

    def _done_lines(self, width: int) -> list[Line]:
        return [] if self._drawing is None else self._tally(width)

    # What one can do

    def actions(self) -> Sequence[Action]:
        """Building or drawing."""
        if not self.stage.is_asking:
            return []
        cards = self._drawing.walk.dungeon.layout if self._drawing is not None else self._laying.layout
        level = [self.action("level")] if has_under(cards) else []
        if self._drawing is None:
            held = (
                [self.enter("lay"), self.action("turn"), self.action("back")] if self._laying.held is not None else []
            )
            draw = [self.action("draw")] if self._laying.is_complete else []
            redo = [self.action("redo")] if self._laying.can_redo else []
            return [
                self.arrows("place"),
                *held,
                *draw,
                *level,
                *redo,
                self.action("fairy"),
                self._zoom(),
                self.action("finish"),
            ]
        redo = [self.action("redo")] if self._drawing.can_redo else []
        go = [self.arrows("walk"), self.enter("go")] if self._drawing.steps else []
        return [*go, *redo, self.action("numbers"), *level, self.action("build"), self._zoom(), self.action("finish")]

    def _zoom(self) -> Action:
        return Action("larger", "+", self.words("dungeon-full-zoom"), ("plus", "=", "equals_sign"), "+ -")

    def can_undo(self) -> bool:
        """A step or a card can be taken back."""
        if not self.stage.is_asking:
            return False
        if self._drawing is not None:
            return not self._drawing.is_empty or self._laying.can_undo
        return self._laying.can_undo

    def act(self, name: str) -> None:
        """Do what a key or a click asks for."""
        if not self.stage.is_asking:
            return
        self.say("")
        match name.split():
            case ["finish"]:
                self.stage.finish()
            case ["larger"]:
                self._map.zoom(1)
            case ["level"]:
                now = self._drawing.is_under if self._level is None and self._drawing is not None else bool(self._level)
                self._level = not now
                self.draw()
            case ["numbers"]:
                self._has_numbers = not self._has_numbers
                self.draw()
            case ["undo"]:
                self._undo()
            case ["redo"]:
                self._redo()
            case ["cell", row, column]:
                self._click((int(row), int(column)))
            case _ if self._drawing is None:
                self._act_building(name.split())
            case _:
                self._act_drawing(name.split())

    # Building

    def _act_building(self, name: list[str]) -> None:
        laying = self._laying
        match name:
            case ["lay"]:
                self._lay()
                return
            case ["turn"]:
                laying.turn()
            case ["back"]:
                laying.take_back()
            case ["card", number]:
                laying.take(laying.hand[int(number)])
            case ["draw"]:
                self._start_drawing()
            case ["fairy"]:
                self.stage.call_fairy()
                return
            case _:
                return
        self._said_and_drawn()

    def _said_and_drawn(self) -> None:
        self.draw()
        if self._drawing is not None:
            return
        held, refusal = self._laying.held, self._laying.refusal
        if held is not None and refusal is not None:
            self.say(place_refused(refusal, held.card, self.words))
        elif held is not None:
            self.say(self._where(held.card))
        elif self._laying.fault is not None:
            self.say(self.words("dungeon-full-apart", rule=self._laying.fault.rule))
        elif self._laying.left:
            self.say(self.words("dungeon-full-ask-card"))

    def _where(self, card: Card) -> str:
        return f"{card_words(card, self.words)} – {self.words('dungeon-full-fits', count=len(self._laying.places))}"

    def _lay(self) -> None:
        laying = self._laying
        if laying.held is None:
            return
        card = laying.held.card
        if (refusal := laying.lay()) is not None:
            self.draw()
            self.say(place_refused(refusal, card, self.words))
            return
        laying.lay_next()
        if laying.is_complete:
            self._start_drawing()
        self._said_and_drawn()

    def _start_drawing(self) -> None:
        drawing = Drawing(self._laying.layout, self._tools, self._path)
        self._drawing = drawing
        self._level = None
        self._line = 0
        self._only = ()
        if drawing.cut_off:
            self.say(self.words("web-dungeon-map-cut-off", count=drawing.cut_off))
        elif drawing.is_empty:
            self.say(self.words("dungeon-full-ask-entry"))

    @property
    def _tools(self) -> Tools:
        assert self._view is not None  # noqa: S101  it is shown
        return self._view.tools

    def put(self, submission: Submission) -> None:
        """Lay a whole dungeon and draw its path."""
        hand = self._laying.hand
        numbers = {number: hand.index(placed.card) + 1 for number, placed in enumerate(submission.layout, start=1)}
        self._laying.replace(submission.layout)
        self._path = renumbered(submission.path, numbers)
        self._start_drawing()
        self.draw()

    # Drawing

    def _act_drawing(self, name: list[str]) -> None:
        drawing = self._drawing
        assert drawing is not None  # noqa: S101  it is drawn
        match name:
            case ["go"] if self._listed:
                self._take(self._listed[self._line])
            case ["step", number] if int(number) < len(self._listed):  # a click may come after the list has changed
                self._take(self._listed[int(number)])
            case ["build"]:
                self._back_to_building()
            case _:
                pass

    def _back_to_building(self) -> None:
        drawing = self._drawing
        assert drawing is not None  # noqa: S101  it is drawn
        self._path = drawing.walk.path
        self._best_so_far = Submission(drawing.walk.dungeon.layout, drawing.walk.path)
        self._drawing = None
        self._level = None
        self.draw()
        self.say(self.words("dungeon-full-ask-card"))

    def _take(self, step: Step) -> None:
        assert self._drawing is not None  # noqa: S101  it is drawn
        self._drawing.take(step)
        self._after_step()

    def _after_step(self) -> None:
        drawing = self._drawing
        assert drawing is not None  # noqa: S101  it is drawn
        self._only, self._line, self._digits, self._level = (), 0, "", None
        self.draw()
        if drawing.walk.explored().exited:
            self.say(self.words("dungeon-full-is-out"))
        elif not drawing.steps:
            self.say(self.words("dungeon-full-stuck"))

    def _undo(self) -> None:
        if self._drawing is not None and self._drawing.undo():
            self._after_step()
        elif self._drawing is not None:
            self._back_to_building()
        elif self._laying.undo():
            self._said_and_drawn()

    def _redo(self) -> None:
        if self._drawing is not None and self._drawing.redo():
            self._after_step()
        elif self._drawing is None and self._laying.redo():
            self._said_and_drawn()

    # Arrows, digits, clicks

    def press(self, key: str) -> None:
        """Arrows move the card or the path; digits take a card or a step."""
        if not self.stage.is_asking:
            return
        if self._map.look(key):
            return
        if key.isascii() and key.isdigit():
            self._digit(key)
        elif self._drawing is None:
            self._press_building(key)
        else:
            self._press_drawing(key, self._drawing)

    def _press_building(self, key: str) -> None:
        laying = self._laying
        free = key.startswith("shift+")
        direction = ARROWS.get(key.removeprefix("shift+"))
        if key in {"tab", "shift+tab"}:
            self._next_card(-1 if free else 1)
        elif key == "escape" and laying.held is not None:
            laying.take_back()
        elif direction is None:
            return
        elif laying.held is None:
            self._next_card(1)
        elif free:
            laying.nudge(direction)
        elif not laying.move(direction):
            self.say(self.words("dungeon-full-no-place-there"))
            return
        self._said_and_drawn()

    def _next_card(self, change: int) -> None:
        """Take up the next card: of those in the hand while there are some, else of those that lie."""
        laying = self._laying
        held = None if laying.held is None else laying.held.card
        among = laying.left or laying.hand
        place = among.index(held) + change if held in among else 0
        laying.take(among[place % len(among)])

    def _press_drawing(self, key: str, drawing: Drawing) -> None:
        if key in {"tab", "down"} and (key == "tab" or self._only):
            self._point(1)
        elif key in {"shift+tab", "up"} and (key == "shift+tab" or self._only):
            self._point(-1)
        elif key == "escape" and self._only:
            self._only, self._line = (), 0
            self.draw()
        elif (direction := ARROWS.get(key)) is None:
            return
        elif drawing.is_empty:
            self._next_entry(key, drawing)
        else:
            steps = drawing.toward(direction)
            if len(steps) == 1:
                self._take(steps[0])
            elif steps:
                self._offer(steps)
            else:
                self._refuse(key, drawing)

    def _point(self, change: int) -> None:
        if self._listed:
            self._line = (self._line + change) % len(self._listed)
            self.draw()

    def _offer(self, steps: tuple[Step, ...]) -> None:
        """Several steps lead there: choose one."""
        self._only, self._line = steps, 0
        self.draw()
        self.say(self.words("web-dungeon-map-notice-forks"))

    def _next_entry(self, key: str, drawing: Drawing) -> None:
        """Go to the nearest entry on that side."""
        down, right = SHIFTS[ARROWS[key]]
        places = [point.position for step in drawing.steps if (point := drawing.point(step)) is not None]
        if not places:
            return
        row, column = places[self._line]

        def far(place: Position) -> tuple[int, int]:
            along = (place[0] - row) * down + (place[1] - column) * right
            return along, abs((place[0] - row) * right) + abs((place[1] - column) * down)

        there = [number for number, place in enumerate(places) if far(place)[0] > 0]
        if there:
            self._line = min(there, key=lambda number: sum(far(places[number])))
            self.draw()

    def _refuse(self, key: str, drawing: Drawing) -> None:
        """Say why the path cannot go that way."""
        down, right = SHIFTS[ARROWS[key]]
        refusals = []
        for point in drawing.here:
            ahead = Point((point.position[0] + down, point.position[1] + right), point.is_under)
            if ahead not in drawing.here and (refusal := drawing.why_not(ahead)) is not None:
                refusals.append(refusal)
        refusals.sort(key=lambda refusal: refusal.rule in {"V-P5", "V-P7"})
        if refusals:
            self.say(step_refused(refusals[0], self.words))
        else:
            self.say(self.words("dungeon-full-no-way"))

    def _digit(self, key: str) -> None:
        if self._drawing is None:
            if 0 < int(key) <= len(self._laying.hand):
                self._laying.take(self._laying.hand[int(key) - 1])
                self._said_and_drawn()
            return
        count = len(self._listed)
        number = int(self._digits + key)
        if not 0 < number <= count:
            self._digits = ""
            number = int(key)
        if not 0 < number <= count:
            return
        if number * 10 <= count:
            self._digits, self._line = str(number), number - 1
            self.draw()
            self.say(self.words("dungeon-full-second-digit", number=number))
        else:
            self._take(self._listed[number - 1])

    def _click(self, position: Position) -> None:
        if self._drawing is None:
            self._click_building(position)
            return
        drawing = self._drawing
        is_under = drawing.is_under if self._level is None else self._level
        point = Point(position, is_under)
        steps = drawing.leading_to(point)
        if len(steps) == 1:
            self._take(steps[0])
        elif steps:
            self._offer(steps)
        elif (mark := drawing.ink.get(point)) is not None and mark.steps and mark.steps[0] < len(drawing.taken):
            count = len(drawing.taken) - mark.steps[0]
            drawing.cut(mark.steps[0])
            self._after_step()
            self.say(self.words("dungeon-full-cut", count=count))
        elif drawing.is_empty:
            self.say(self.words("web-dungeon-map-notice-entry"))
        elif (refusal := drawing.why_not(point)) is not None:
            self.say(step_refused(refusal, self.words))

    def _click_building(self, position: Position) -> None:
        laying = self._laying
        held = laying.held
        if held is not None:
            laying.put(position)
            if laying.held == held and laying.refusal is None:
                self._lay()
                return
        elif (card := laying.card_at(position)) is not None:
            laying.take(card)
        self._said_and_drawn()


def _counts(tokens: Tokens) -> dict[str, int]:
    return {kind: getattr(tokens, kind) for kind in TOKEN_KINDS}


def symbols(counts: dict[str, int]) -> str:
    """Things as symbols with their numbers."""
    return " ".join(f"{BY_WORD[kind].character}{count if count > 1 else ''}" for kind, count in counts.items() if count)
