"""Lines of cells, and how they are laid out for readers from the left and from the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from unicodedata import bidirectional

from bidi.algorithm import get_display  # type: ignore[import-untyped]  # it ships no types
from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

WIDTH = 80
ELLIPSIS = "…"
RIGHT_TO_LEFT_MARK = "\u200f"


class Order(StrEnum):
    """How characters follow each other on the way to the terminal."""

    LEFT_TO_RIGHT = "left-to-right"
    LOGICAL = "logical"  # right to left, and the terminal reorders
    VISUAL = "visual"  # right to left, reordered here: most terminals show what they get as it comes


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in one style, padded to a width; a drawing is never reordered; a click on the full screen is an action."""

    text: str
    width: int = 0
    style: str = ""
    is_drawing: bool = False
    action: str = ""

    @property
    def look(self) -> str | Style | None:
        """The style as Rich takes it, with the action in it."""
        if self.action:
            return Style.parse(self.style) + Style(meta={"act": self.action})
        return self.style or None


Line = tuple[Cell, ...]


def cut(text: str, width: int) -> str:
    """A text that fits a width.

    >>> cut("Methuselah", 6)
    'Methu…'
    """
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + ELLIPSIS


def wrap(text: str, width: int = WIDTH, indent: str = "") -> list[str]:
    """A text broken into lines that fit a width, later lines indented.

    >>> wrap("one two three", 8, "  ")
    ['one two', '  three']
    """
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line.strip() else line + word
        if line.strip() and cell_len(longer) > width:
            lines.append(line)
            longer = indent + word
        line = cut(longer, width)
    return [*lines, line]


def paragraph(text: str, width: int = WIDTH, style: str = "", indent: str = "") -> list[Line]:
    """A text as lines, its own line breaks kept."""
    return [(Cell(line, style=style),) for part in text.split("\n") for line in wrap(part, width, indent)]


def beginning(text: str, width: int, height: int) -> list[Line]:
    """A text as lines, as many as there is room for; if some are left out, the last one says so.

    >>> [line[0].text for line in beginning("one two three", 8, 1)]
    ['one two…']
    """
    lines = wrap(text, width)
    if len(lines) > height > 0:
        lines[height - 1] = cut(lines[height - 1] + ELLIPSIS, width)
    return [(Cell(line),) for line in lines[:height]]


def lay_out(line: Line, order: Order, width: int = 0) -> Text:
    """A line as the terminal gets it; from the right it is pushed to the right edge of a width."""
    if order is Order.VISUAL:
        return _visual(line, width)
    text = Text()
    marked = order is Order.LOGICAL and (len(line) > 1 or _begins_left_to_right(line))
    for cell in line:
        if marked:
            text.append(RIGHT_TO_LEFT_MARK)
        text.append(_padded(cell), cell.look)
    text.rstrip()
    return text


def _visual(line: Line, width: int) -> Text:
    text = Text()
    for cell in _from_the_right(line):
        shown = cell.text if cell.is_drawing else str(get_display(cell.text, base_dir="R"))
        text.append(" " * (cell.width - cell_len(shown)) + shown, cell.look)
    return Text(" " * (width - text.cell_len)).append_text(text)


def _from_the_right(line: Line) -> list[Cell]:
    """The cells in the order in which they stand from the left; the parts of one drawing stay as they are."""
    groups = [list(group) for _, group in groupby(line, lambda cell: cell.is_drawing)]
    return [cell for group in reversed(groups) for cell in (group if group[0].is_drawing else reversed(group))]


def _padded(cell: Cell) -> str:
    return cell.text + " " * (cell.width - cell_len(cell.text))


def _begins_left_to_right(line: Sequence[Cell]) -> bool:
    strong = (bidirectional(character) for cell in line if not cell.is_drawing for character in cell.text)
    return next((kind == "L" for kind in strong if kind in {"L", "R", "AL"}), False)
