"""Pictures on the screen: a dungeon that one can look around in, and cards in rows."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, Position
from tacora.games.dungeon.ground import HEIGHT, SHIFTS, WIDTH
from tacora.terminal.dungeon.picture import TABLE, Scale, Scene, Window, draw, fitting, window_of
from tacora.terminal.dungeon.rooms.room import ARROWS
from tacora.terminal.layout import Order, cut
from tacora.terminal.shell.lines import Acted

SCALES = tuple(Scale)
BLANK = Style(bgcolor=TABLE)


class Map(Widget):
    """A dungeon on the table; a click on a cell is the action `cell ROW COLUMN`."""

    DEFAULT_CSS = "Map { width: 1fr; height: 1fr; }"

    def __init__(self) -> None:
        super().__init__()
        self._scene = Scene()
        self._focus: Position | None = None
        self._pan = (0, 0)
        self._wish: Scale | None = None
        self._lines: list[Strip] | None = None
        self._window = Window(0, 0, 0, 0)
        self._scale = Scale.NORMAL
        self._margin = (0, 0)

    def show(self, scene: Scene, focus: Position | None = None) -> None:
        """Show a dungeon, and above all one cell of it."""
        if focus != self._focus:
            self._pan = (0, 0)
        self._scene, self._focus = scene, focus
        self._redraw()

    def zoom(self, change: int) -> None:
        """Make cells larger or smaller."""
        place = min(max(SCALES.index(self._scale) + change, 0), len(SCALES) - 1)
        self._wish = SCALES[place]
        self._redraw()

    def pan(self, down: int, right: int) -> None:
        """Look at another part."""
        self._pan = (self._pan[0] + down, self._pan[1] + right)
        self._redraw()

    def look(self, key: str) -> bool:
        """Zoom or pan by a key; False if it is for something else."""
        if key in {"plus", "equals_sign", "minus"}:
            self.zoom(-1 if key == "minus" else 1)
        elif (direction := ARROWS.get(key.removeprefix("ctrl+"))) is not None and key.startswith("ctrl+"):
            down, right = SHIFTS[direction]
            self.pan(down * 2, right * 2)
        else:
            return False
        return True

    def _redraw(self) -> None:
        self._lines = None
        self.refresh()

    def on_resize(self) -> None:
        """Draw anew."""
        self._redraw()

    def render_line(self, y: int) -> Strip:
        """One line of the picture."""
        if self._lines is None:
            self._lines = self._drawn(self.size)
        return self._lines[y] if y < len(self._lines) else Strip([Segment(" " * self.size.width, BLANK)])

    def _drawn(self, size: Size) -> list[Strip]:
        cards = [*self._scene.layout, *([self._scene.hovering] if self._scene.hovering else [])]
        whole = window_of(cards)
        whole = _around(whole, self._scene.landings)
        self._scale = scale = self._wish or fitting(cards, size.height, size.width)
        rows, columns = size.height // scale.height, size.width // scale.width
        focus = self._focus or (whole.top + whole.rows // 2, whole.left + whole.columns // 2)
        top, height = _span(whole.top, whole.rows, rows, focus[0], self._pan[0])
        left, width = _span(whole.left, whole.columns, columns, focus[1], self._pan[1])
        self._window = Window(top, left, height, width)
        before = (size.width - width * scale.width) // 2
        above = (size.height - height * scale.height) // 2
        self._margin = (above, before)
        empty = Strip([Segment(" " * size.width, BLANK)])
        lines = [
            Strip([Segment(" " * before, BLANK), *line]).extend_cell_length(size.width, BLANK).crop(0, size.width)
            for line in draw(self._scene, self._window, scale)
        ]
        return [*([empty] * above), *lines]

    def on_click(self, event: events.Click) -> None:
        """A cell."""
        event.stop()
        row = self._window.top + (event.y - self._margin[0]) // self._scale.height
        column = self._window.left + (event.x - self._margin[1]) // self._scale.width
        self.post_message(Acted(f"cell {row} {column}"))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Look further down, or to the right."""
        event.stop()
        self.pan(*((0, 2) if event.shift else (2, 0)))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Look further up, or to the left."""
        event.stop()
        self.pan(*((0, -2) if event.shift else (-2, 0)))


def _around(window: Window, landings: Collection[Position]) -> Window:
    """The window with a margin, and with every place where a card may lie."""
    rows = [window.top, window.top + window.rows - 1, *(row for row, _ in landings)]
    columns = [window.left, window.left + window.columns - 1, *(column for _, column in landings)]
    top, left = min(rows) - 1, min(columns) - 1
    return Window(top, left, max(rows) + 2 - top, max(columns) + 2 - left)


def _span(start: int, length: int, room: int, focus: int, pan: int) -> tuple[int, int]:
    """The part of a line that is shown: all of it if it fits, else as much as fits around the focus."""
    if length <= room:
        return start, length
    first = focus - room // 2 + pan
    return min(max(first, start), start + length - room), room


class Item(NamedTuple):
    """A picture in a row, with a word above and below."""

    title: str
    card: Card | None
    """None for the back of a card."""

    action: str = ""
    is_picked: bool = False
    below: str = ""
    is_dim: bool = False
    turned: bool = False
    short: str = ""
    """The title above a small picture."""


TALL = 38
"""Terminals of so many lines have room for large pictures."""


class Pictures(Widget):
    """Cards in rows; a click on one is its action."""

    DEFAULT_CSS = "Pictures { width: 1fr; height: auto; }"

    def __init__(self, order: Order) -> None:
        super().__init__()
        self._order = order
        self._items: Sequence[Item] = ()
        self._is_small: bool | None = False

    def show(self, items: Sequence[Item], *, is_small: bool | None = False) -> None:
        """Show these, small or not, or as the terminal has room."""
        self._items = items
        self._is_small = is_small
        self.refresh(layout=True)

    @property
    def is_small(self) -> bool:
        """A cell is one character wide."""
        return self.app.size.height < TALL if self._is_small is None else self._is_small

    @property
    def _most(self) -> int:
        """The pictures in a row: large cards of the market lie in two rows."""
        return 4 if self._is_small is None and not self.is_small else 8

    @property
    def _gap(self) -> int:
        return 1 if self.is_small else 2

    @property
    def _scale(self) -> Scale:
        return Scale.SMALL if self.is_small else Scale.NORMAL

    def _rows(self, width: int) -> list[Sequence[Item]]:
        across = max(1, min(self._most, (width + self._gap) // (WIDTH * self._scale.width + self._gap)))
        rows = [self._items[start : start + across] for start in range(0, len(self._items), across)]
        return [row[::-1] if self._order is Order.VISUAL else row for row in rows]

    def _height(self, row: Sequence[Item]) -> int:
        return 1 + HEIGHT * self._scale.height + any(item.below for item in row)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002  Textual's
        """As high as the rows."""
        return sum(self._height(row) for row in self._rows(width))

    def render_line(self, y: int) -> Strip:
        """One line of all pictures of a row."""
        for row in self._rows(self.size.width):
            if y < self._height(row):
                return self._line(row, y)
            y -= self._height(row)
        return Strip.blank(self.size.width)

    def _line(self, row: Sequence[Item], y: int) -> Strip:
        width = WIDTH * self._scale.width
        segments: list[Segment] = []
        for item in row:
            segments += self._part(item, y, width)
            segments.append(Segment(" " * self._gap, self.rich_style))
        strip = Strip(segments[:-1])
        if self._order is Order.VISUAL:
            blank = Segment(" " * max(0, self.size.width - strip.cell_length), self.rich_style)
            return Strip([blank, *strip]).crop(0, self.size.width)
        return strip.extend_cell_length(self.size.width, self.rich_style).crop(0, self.size.width)

    def _title(self, item: Item) -> str:
        return item.short if self.is_small and item.short else item.title

    def _part(self, item: Item, y: int, width: int) -> Sequence[Segment]:
        meta = Style(meta={"act": item.action}) if item.action else Style()
        picked = Style(color="#101010", bgcolor="#ffd23f", bold=True)
        if y in {0, 1 + HEIGHT * self._scale.height}:
            text = cut(item.below if y else self._title(item), width).center(width)
            style = picked if item.is_picked else self.rich_style + Style(bold=y == 0, dim=item.is_dim)
            return [Segment(text, style + meta)]
        line = (y - 1) // 1
        if item.card is None:
            return [Segment("╱" * width, Style(color="#8a6fb0", bgcolor="#241a33") + meta)]
        scene = Scene(layout=(Placed(item.card, 0, 0, item.turned),))
        drawn = draw(scene, Window(line // self._scale.height, 0, 1, WIDTH), self._scale)
        dim = Style(dim=item.is_dim)
        return [Segment(s.text, (s.style or Style()) + meta + dim) for s in drawn[line % self._scale.height]]

    def on_click(self, event: events.Click) -> None:
        """Do what the picture is for."""
        if action := event.style.meta.get("act"):
            event.stop()
            self.post_message(Acted(action))
