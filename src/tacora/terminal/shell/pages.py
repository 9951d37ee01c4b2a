"""Pages over the table: rules, log, score sheet, questions, and the curtain between two people."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from textual.containers import VerticalScroll
from textual.widget import Widget

from tacora.terminal.layout import Cell, Line
from tacora.terminal.shell.actions import Action
from tacora.terminal.shell.frames import Framed
from tacora.terminal.shell.lines import Drawing, Lines

if TYPE_CHECKING:
    from tacora.terminal.shell.app import Shell

CLOSE = "close"


class Page(Framed):
    """A page that scrolls; its result is the name of the action that ended it."""

    def __init__(
        self, shell: "Shell", title: str, draw: Drawing, actions: Sequence[Action], *, is_at_end: bool = False
    ) -> None:
        super().__init__(shell)
        self._title = title
        self._actions = actions
        self._is_at_end = is_at_end
        self._scroll = VerticalScroll(Lines(shell.order, draw), id="page", can_focus=False)

    def content(self) -> Iterable[Widget]:
        """A title, and lines that scroll."""
        order = self.shell.order
        yield Lines(order, lambda _width: [(Cell(self._title, style="bold"),)], id="title")
        yield self._scroll

    def on_mount(self) -> None:
        """Begin at the end, if that is what is looked for."""
        if self._is_at_end:
            self._scroll.scroll_end(animate=False)

    def actions(self) -> Sequence[Action]:
        """What ends the page."""
        return self._actions

    def act(self, name: str) -> None:
        """End the page."""
        if name == "quit":
            self.shell.stop(0)
        else:
            self.dismiss(name)

    def press(self, key: str) -> None:
        """Scroll, or close a page that has nothing else to ask."""
        page = self._scroll
        scroll = {
            "up": page.scroll_up,
            "down": page.scroll_down,
            "pageup": page.scroll_page_up,
            "pagedown": page.scroll_page_down,
            "home": page.scroll_home,
            "end": page.scroll_end,
        }.get(key)
        if scroll is not None:
            scroll(animate=False)


class Curtain(Framed):
    """Nothing but whose turn it is: what was on the screen is gone."""

    def __init__(self, shell: "Shell", draw: Drawing, actions: Sequence[Action]) -> None:
        super().__init__(shell)
        self._draw = draw
        self._actions = actions

    def content(self) -> Iterable[Widget]:
        """A few lines in the middle."""
        yield Lines(self.shell.order, self._draw)

    def actions(self) -> Sequence[Action]:
        """What ends the curtain."""
        return self._actions

    def act(self, name: str) -> None:
        """End the curtain."""
        if name == "quit":
            self.shell.stop(0)
        else:
            self.dismiss(name)


def boxed(lines: Sequence[str], width: int) -> list[Line]:
    """Texts in the middle of a frame."""
    edge = Cell("─" * (width - 2), is_drawing=True)
    empty: Line = (Cell("", width),)
    middle = [(Cell(line.center(width), width, "bold"),) for line in lines]
    return [(edge,), empty, *middle, empty, (edge,)]
