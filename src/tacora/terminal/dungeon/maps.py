"""A dungeon as text: two characters a cell, the path drawn in, one level at a time."""

from collections.abc import Collection, Sequence

from tacora.games.dungeon.geometry import Placed, Position, Spot, position_on
from tacora.games.dungeon.ground import MAIN, WIDTH, cell_at
from tacora.terminal.layout import Cell, Line

TABLE = "  "
FINE = {"#": "▒▒", ".": "· ", "_": "▫ "}
PLAIN = {"#": "##", ".": ". ", "_": "_ "}
WALKED, HERE, PICKED = "*", "@", "+"


def cell_of_grid(placed: Placed, spot: Spot) -> Position:
    """Where a spot of a placed card lies on the grid."""
    return position_on(placed, cell_at(MAIN, spot.row, spot.column))


def draw(
    layout: Sequence[Placed],
    marks: dict[Position, str],
    *,
    is_under: bool = False,
    is_unicode: bool = True,
    height: int | None = None,
    focus: Position | None = None,
) -> list[Line]:
    """The cards of one level with marks on cells, as many rows around the focus as fit."""
    cells = _cells(layout, is_under=is_under, glyphs=FINE if is_unicode else PLAIN)
    for position, mark in marks.items():
        cells[position] = f"{mark} "
    if not cells:
        return []
    rows = range(min(row for row, _ in cells), max(row for row, _ in cells) + 1)
    columns = range(min(column for _, column in cells), max(column for _, column in cells) + 1)
    shown = _around(rows, height, rows[0] if focus is None else focus[0])
    return [
        (Cell("".join(cells.get((row, column), TABLE) for column in columns).rstrip(), is_drawing=True),)
        for row in shown
    ]


def _cells(layout: Sequence[Placed], *, is_under: bool, glyphs: dict[str, str]) -> dict[Position, str]:
    cells = {}
    for placed in layout:
        card = placed.card
        for number, glyph in enumerate("".join(card.under if is_under else card.main)):
            row, column = divmod(number, WIDTH)
            cells[position_on(placed, cell_at(MAIN, row, column))] = glyphs.get(glyph, f"{glyph} ")
    return cells


def _around(rows: range, height: int | None, focus: int) -> range:
    """The rows that fit, with the focus in the middle where possible."""
    if height is None or len(rows) <= height:
        return rows
    start = min(max(focus - height // 2, rows[0]), rows[-1] + 1 - height)
    return range(start, start + height)


def path_marks(
    layout: Sequence[Placed], spots: Collection[Spot], here: Collection[Spot], *, is_under: bool
) -> dict[Position, str]:
    """Marks for where a path has been and where it is, on one level."""
    marks = {}
    for mark, some in ((WALKED, spots), (HERE, here)):
        for spot in some:
            if spot.is_under == is_under:
                marks[cell_of_grid(layout[spot.number - 1], spot)] = mark
    return marks
