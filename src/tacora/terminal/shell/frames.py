"""The frame around everything: a top, a foot with the keys, and a clear word where the terminal is too small."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from textual import events, on
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget

from tacora.terminal.layout import Cell, Line, Order, cut, paragraph
from tacora.terminal.shell.actions import Action, action_of
from tacora.terminal.shell.lines import Acted, Lines

if TYPE_CHECKING:
    from tacora.terminal.shell.app import Shell

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
GAP = "  "
LEAST_START = 12
STOPS: dict[str, int] = {"ctrl+c": 130, "ctrl+d": 130, "ctrl+backslash": 131}
"""Keys that end play at any moment, with the exit codes they have in a shell."""


def side_by_side(order: Order, widgets: Iterable[Widget]) -> Horizontal:
    """Widgets in the order they are read in."""
    row = list(widgets)
    return Horizontal(*(reversed(row) if order is Order.VISUAL else row))


def foot(actions: Sequence[Action], width: int) -> list[Line]:
    """The actions with their keys, in as many lines as they need."""
    lines: list[list[Cell]] = [[]]
    used = 0
    for action in actions:
        key, word = f" {action.label or action.key} ", f" {action.word}{GAP}"
        needed = cell_len(key + word)
        if used and used + needed - len(GAP) > width:
            lines.append([])
            used = 0
        lines[-1].append(Cell(key, cell_len(key), "reverse", action=action.name))
        lines[-1].append(Cell(word, cell_len(word), action=action.name))
        used += needed
    return [tuple(line) for line in lines]


def between(start: Cell, end: Cell, width: int) -> Line:
    """Two texts at the two ends of a line; the first is cut if it must be, and left out if little would be left."""
    room = max(width - cell_len(end.text) - 1, 0)
    text = cut(start.text, room) if room >= min(LEAST_START, cell_len(start.text)) else ""
    return (Cell(text, room + 1, start.style), Cell(end.text, style=end.style))


class Framed(Screen[str | None]):
    """A screen with a foot; a terminal that is too small shows only that it is."""

    AUTO_FOCUS = ""

    def __init__(self, shell: "Shell") -> None:
        super().__init__()
        self._foot = Lines(shell.order, lambda width: foot(self._at_foot(), width), id="foot")

    @property
    def shell(self) -> "Shell":
        """The app."""
        return cast("Shell", self.app)

    def compose(self) -> Iterable[Widget]:
        """The content above the foot."""
        shell = self.shell
        with Vertical(id="content"):
            yield from self.content()
        yield Lines(shell.order, lambda width: paragraph(self._too_small(), width), id="too-small")
        yield self._foot

    def content(self) -> Iterable[Widget]:
        """All between the edges and the foot."""
        raise NotImplementedError

    def actions(self) -> Sequence[Action]:
        """What can be done here."""
        raise NotImplementedError

    def act(self, name: str) -> None:
        """Do what an action asks for."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A key of no action."""

    def show_actions(self) -> None:
        """Draw the foot anew."""
        self._foot.refresh(layout=True)

    def _at_foot(self) -> list[Action]:
        return [action for action in self.actions() if action.is_at_foot]

    def _too_small(self) -> str:
        size = self.size
        return self.shell.words(
            "terminal-too-small",
            width=size.width,
            height=size.height,
            least_width=LEAST_WIDTH,
            least_height=LEAST_HEIGHT,
        )

    @property
    def takes_input(self) -> bool:
        """The screen is the one on top: a key or a click that reaches it before or after that is for nobody."""
        is_on_top = self.shell.screen_stack[-1:] == [self]
        return self.is_mounted and is_on_top and not self.shell.is_stopping

    def on_resize(self, event: events.Resize) -> None:
        """Say so if there is too little room; a size that is over counts for nothing.

        Textual would lay out for it, and tell the screen of its new size: two sizes at once would take turns for ever.
        """
        if event.size != self.app.size:
            event.prevent_default()
            return
        self.set_class(event.size.width < LEAST_WIDTH or event.size.height < LEAST_HEIGHT, "small")

    def on_key(self, event: events.Key) -> None:
        """Keys act at once, without Enter."""
        event.stop()
        event.prevent_default()
        if event.key in STOPS:
            self.shell.stop(STOPS[event.key])
        elif not self.takes_input:
            return
        elif event.key == "ctrl+z":
            self.shell.action_suspend_process()
        elif action := action_of(self.actions(), event.key, event.character):
            if action.name == "quit" or not self.has_class("small"):
                self.act(action.name)
        elif not self.has_class("small"):
            self.press(event.key)

    @on(Acted)
    def _clicked(self, message: Acted) -> None:
        message.stop()
        if self.takes_input:
            self.act(message.action)
