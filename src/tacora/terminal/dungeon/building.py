"""Building and walking at the terminal: the dungeon is drawn anew after every key."""

from collections.abc import Callable

from tacora.bots.dungeon import ROSTER
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.geometry import Position, cell_of
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.view import View
from tacora.games.dungeon.walk import Step, Walk
from tacora.i18n import Words
from tacora.terminal.dungeon.keys import Action, Keys
from tacora.terminal.dungeon.maps import PICKED, cell_of_grid, draw, path_marks
from tacora.terminal.dungeon.narrator import found_words, goal_name
from tacora.terminal.dungeon.refusals import step_refused
from tacora.terminal.dungeon.workbench import ARROWS, Workbench
from tacora.terminal.interrupts import Stopped
from tacora.terminal.keyboard import UNKNOWN
from tacora.terminal.options import whole_number
from tacora.terminal.screen import Screen

LINES_AROUND_THE_MAP = 14
ADVISER = "master"
NO_STEP = "F-2"


class Building:
    """One person builds a dungeon and walks it."""

    def __init__(self, view: View, screen: Screen, words: Words, *, is_time_up: Callable[[], bool]) -> None:
        self._view = view
        self._screen = screen
        self._words = words
        self._is_time_up = is_time_up
        self._keys = Keys(words)
        self._bench = Workbench(view.hand, view.tools)
        self._shows_under = False
        self._note = ""

    def build(self, name: str) -> Move:
        """Let a person build until the dungeon is finished or time is up (V-R34); raises Stopped."""
        with self._screen.single_keys():
            return self._until_finished(self._words("dungeon-ask-build", name=name))

    def _until_finished(self, question: str) -> Move:
        while True:
            self._show()
            answer = self._whole(self._screen.key(question))
            self._note = ""
            if self._is_time_up():
                self._screen.say(self._words("dungeon-time-is-up"))
                return self._bench.finished()
            if self._keys.action(answer) is Action.FINISH and self._may_finish():
                return self._bench.finished()
            self._obey(answer)

    def _whole(self, answer: str) -> str:
        """A number with its second digit, where there are so many steps; Enter says that there is none."""
        first = whole_number(answer)
        if not (self._screen.has_keys and first and first * 10 <= len(self._bench.steps)):
            return answer
        second = self._screen.key(self._words("dungeon-ask-second-digit", digit=answer))
        return answer if second == "enter" else f"{answer}{second}"

    def _may_finish(self) -> bool:
        """A person may finish with all cards laid, or with none."""
        if self._bench.walk is not None or not self._bench.layout:
            return True
        self._note = self._words("dungeon-lay-all")
        return False

    def _obey(self, answer: str) -> None:
        bench = self._bench
        if answer in ARROWS:
            if not bench.arrow(answer):
                self._note = self._words("dungeon-no-single-step")
            self._follow()
        elif answer == UNKNOWN:
            self._note = self._words("dungeon-unknown-key")
        elif (number := whole_number(answer)) and bench.walk is not None and number <= len(bench.steps):
            bench.take(bench.steps[number - 1])
            self._follow()
        elif (action := self._keys.action(answer)) is not None:
            self._act(action)
        elif bench.walk is not None and (refusal := bench.try_step(answer)) is not None:
            self._note = self._meaningless(answer) if refusal.rule == NO_STEP else step_refused(refusal, self._words)
        elif bench.walk is None:
            self._note = self._meaningless(answer)

    def _meaningless(self, answer: str) -> str:
        return self._words("dungeon-not-a-key", answer=answer[:20])

    def _act(self, action: Action) -> None:
        match action:
            case Action.ACCEPT if not self._bench.accept():
                self._note = self._words("dungeon-nothing-there")
            case Action.UNDO if not self._bench.undo():
                self._note = self._words("dungeon-nothing-there")
            case Action.LEVEL:
                self._shows_under = not self._shows_under
                return
            case Action.HELP:
                self._advise()
            case Action.QUIT:
                raise Stopped(0)
            case _:
                pass
        self._follow()

    def _advise(self) -> None:
        """Lay the dungeon and walk the path that the best bot would."""
        advice = ROSTER.make(ADVISER, 0)(self._view)
        if isinstance(advice, Submission):
            self._bench.put(advice)

    def _follow(self) -> None:
        """Show the level that the path is on."""
        walk = self._bench.walk
        if walk is not None and (spots := walk.spots):
            self._shows_under = all(spot.is_under for spot in spots)

    def _show(self) -> None:
        screen, words, bench = self._screen, self._words, self._bench
        screen.clear()
        goal = self._view.goals.main
        if goal is not None:
            screen.say(words("dungeon-main-goal", round=self._view.round, goal=goal_name(goal, words)), "bold")
        screen.say(words("dungeon-level-under" if self._shows_under else "dungeon-level-main"), "dim")
        marks, focus = self._marks()
        layout = bench.layout if bench.hovering is None else (*bench.layout, bench.hovering)
        height = None if screen.height is None else max(9, screen.height - LINES_AROUND_THE_MAP)
        screen.show(
            draw(layout, marks, is_under=self._shows_under, is_unicode=screen.is_unicode, height=height, focus=focus)
        )
        for line in self._walking(bench.walk) if bench.walk is not None else self._laying():
            screen.say(line)
        screen.say(words("dungeon-arrows"), "dim")
        screen.say(self._keys.legend, "dim")
        if self._note:
            screen.say(self._note, "yellow")

    def _marks(self) -> tuple[dict[Position, str], Position | None]:
        bench, walk = self._bench, self._bench.walk
        if walk is None:
            hovering = bench.hovering
            return {}, None if hovering is None else (hovering.y + 4, hovering.x)
        been = [spot for earlier in bench.way[:-1] for spot in earlier.spots]
        marks = path_marks(bench.layout, been, walk.spots, is_under=self._shows_under)
        focus = next((walk.dungeon.position(cell_of(spot)) for spot in walk.spots), None)
        pointed = bench.pointed
        if not walk.path and pointed is not None and pointed.target is not None:
            focus = cell_of_grid(bench.layout[pointed.target.number - 1], pointed.target)
            marks[focus] = PICKED
        return marks, focus

    def _laying(self) -> list[str]:
        bench, words = self._bench, self._words
        hovering = bench.hovering
        left = ", ".join(card.id for card in bench.left)
        if hovering is None:
            return [words("dungeon-no-place", cards=left)]
        place = bench.places.index(hovering) + 1
        return [words("dungeon-laying", card=hovering.card.id, place=place, places=len(bench.places), cards=left)]

    def _walking(self, walk: Walk) -> list[str]:
        words = self._words
        lines = [
            words("dungeon-discovered", found=found_words(walk.discoveries, words)),
            words("dungeon-bag", bag=self._tokens(walk.bag), tokens=self._tokens(walk.tokens)),
        ]
        if walk.books:
            lines.append(words("dungeon-books-left", books=", ".join(map(str, walk.books))))
        if not self._bench.steps:
            return [*lines, words("dungeon-no-step")]
        steps = [f"{number} {self._step(step)}" for number, step in enumerate(self._bench.steps, start=1)]
        return [*lines, words("dungeon-steps", steps=" · ".join(steps))]

    def _step(self, step: Step) -> str:
        """A step in words: what kind, where to, and what it costs."""
        words = self._words
        text = words(f"dungeon-step-{step.kind}")
        if step.target is not None:
            text = f"{text} {step.target}"
        if step.defeats is not None:
            text = words("dungeon-step-stops", step=text, count=step.defeats)
        return f"{text} ({step.token})"

    def _tokens(self, tokens: Tokens) -> str:
        words = self._words
        parts = [
            f"{count} {words(f'dungeon-token-{kind}')}"
            for kind, count in zip(TOKEN_KINDS, tokens, strict=True)
            if count
        ]
        return ", ".join(parts) or words("dungeon-found-nothing")
