"""Lines of cells on the screen, laid out for readers from the left and from the right."""

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from tacora.terminal.layout import Line, Order, lay_out

Drawing = Callable[[int], Sequence[Line]]
"""Lines for a width."""


class Acted(Message):
    """Somebody clicked on a cell that has an action."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Lines(Widget):
    """Lines that are drawn anew for every width; a click on a cell with an action is a message `Acted`."""

    DEFAULT_CSS = "Lines { height: auto; width: 1fr; }"

    def __init__(self, order: Order, draw: Drawing = lambda _width: (), *, id: str | None = None) -> None:  # noqa: A002  Textual's word
        super().__init__(id=id)
        self._order = order
        self._draw = draw

    def show(self, draw: Drawing) -> None:
        """Show other lines from now on."""
        self._draw = draw
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002  Textual's
        """As many rows as there are lines."""
        return len(self._draw(width))

    def render(self) -> Text:
        """All lines, one under the other."""
        width = self.content_size.width
        laid_out = [lay_out(line, self._order, width) for line in self._draw(width)]
        return Text("\n", no_wrap=True, overflow="crop").join(laid_out)

    def on_click(self, event: events.Click) -> None:
        """Do what the cell under the pointer is for."""
        if action := event.style.meta.get("act"):
            event.stop()
            self.post_message(Acted(action))


Picture = Callable[[int, int], Sequence[Line]]
"""Lines for a width and a height."""


class Canvas(Lines):
    """Lines that fill all the room there is, and are drawn for its width and its height."""

    DEFAULT_CSS = "Canvas { height: 1fr; }"

    def paint(self, picture: Picture) -> None:
        """Show another picture from now on."""
        self.show(lambda width: picture(width, self.size.height))
