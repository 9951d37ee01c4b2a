"""Cards as SVG pictures: a map on parchment, the underground seen through cuts in it."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, Position, Slot, position_on, slots
from tacora.games.dungeon.ground import (
    DIRECTIONS,
    HEIGHT,
    MAIN,
    MAIN_CELLS,
    ROCK,
    SHIFTS,
    STAIRS,
    UNDER,
    UNDER_CELLS,
    WIDTH,
    Cell,
    Ground,
    Level,
    above,
    beside,
    is_corridor,
    is_room,
    level_of,
    neighbours,
    opposite,
)

CELL = 20
MARGIN = 6

Point = tuple[float, float]

_DRAWINGS = tomllib.loads(files(__package__).joinpath("data", "drawings.toml").read_text(encoding="utf-8"))
EMBLEMS: dict[str, str] = {glyph: drawing.replace("\n", "") for glyph, drawing in _DRAWINGS["emblems"].items()}
DEFS = "<defs>" + "".join(_DRAWINGS["patterns"].values()).replace("\n", "") + "</defs>"


def card_svg(card: Card) -> str:
    """A card, drawn."""
    return picture((Placed(card, 0, 0),), [])


def picture(layout: tuple[Placed, ...], marks: Iterable[str]) -> str:
    """Cards as they lie, and marks upon them, as one SVG document."""
    board = Board(layout)
    width, height = board.size
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{', '.join(placed.card.id for placed in layout)}</title>",
        DEFS,
        *(part for slot in slots(len(layout)) for part in _card(board, slot)),
        *marks,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


@dataclass(frozen=True)
class Board:
    """Where the cells of a layout are in the picture."""

    layout: tuple[Placed, ...]

    @cached_property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        right, bottom = max(placed.x for placed in self.layout), max(placed.y for placed in self.layout)
        return (
            (right - self.left + WIDTH) * CELL + 2 * MARGIN,
            (bottom - self.top + HEIGHT) * CELL + 2 * MARGIN,
        )

    @cached_property
    def left(self) -> int:
        """The leftmost column of the grid."""
        return min(placed.x for placed in self.layout)

    @cached_property
    def top(self) -> int:
        """The topmost row of the grid."""
        return min(placed.y for placed in self.layout)

    def corner(self, position: Position) -> tuple[int, int]:
        """The top left point of a cell of the grid."""
        row, column = position
        return (column - self.left) * CELL + MARGIN, (row - self.top) * CELL + MARGIN

    def centre(self, slot: Slot, cell: Cell) -> Point:
        """The middle of a card's cell."""
        x, y = self.corner(position_on(self.layout[slot], cell))
        return x + CELL / 2, y + CELL / 2


def _card(board: Board, slot: Slot) -> Iterator[str]:
    placed = board.layout[slot]
    ground = placed.card.ground
    x, y = board.corner((placed.y, placed.x))
    wide, high = WIDTH * CELL, HEIGHT * CELL
    yield f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="5" fill="url(#rock)" stroke="#2a1f14"/>'
    yield from _underground(board, slot)
    corridors = _corridors(board, slot, MAIN, 3)
    yield f'<path d="{corridors}" fill="none" stroke="#2a1f14" stroke-width="2.4" stroke-linejoin="round"/>'
    rooms = _blocks(board, slot, (cell for cell in MAIN_CELLS if is_room(ground.glyphs[cell])), 0)
    if rooms:
        yield f'<path d="{rooms}" fill="none" stroke="#2a1f14" stroke-width="3.4" stroke-linejoin="round"/>'
        yield f'<path d="{rooms}" fill="url(#paving)"/>'
    yield f'<path d="{corridors}" fill="url(#earth)"/>'
    yield from _doors(board, slot, MAIN)
    yield from _hidden(board, slot)
    yield from _features(board, slot)
    yield from _label(placed.card, x, y)


def _underground(board: Board, slot: Slot) -> Iterator[str]:
    """The under map, seen through cuts where the main level is rock."""
    ground = board.layout[slot].card.ground
    cut = [cell for cell in _under(ground) if ground.glyphs[above(cell)] == ROCK]
    if not cut:
        return
    hole = _blocks(board, slot, cut, 1)
    yield f'<path d="{hole}" fill="none" stroke="#6b5130" stroke-width="3" stroke-linejoin="round"/>'
    yield f'<path d="{hole}" fill="#4a3416"/>'
    corridors = _corridors(board, slot, UNDER, 4)
    rooms = _blocks(board, slot, (cell for cell in cut if is_room(ground.glyphs[cell])), 2)
    if rooms:
        yield f'<path d="{rooms}" fill="url(#ochre-paving)"/>'
    if corridors:
        yield f'<path d="{corridors}" fill="#d29d3e"/>'
    yield from _doors(board, slot, UNDER)


def _under(ground: Ground) -> Iterator[Cell]:
    return (cell for cell in UNDER_CELLS if ground.glyphs[cell] != ROCK)


def _hidden(board: Board, slot: Slot) -> Iterator[str]:
    """The under map beneath floor of the main level: dashed."""
    ground = board.layout[slot].card.ground
    lines = []
    for cell in _under(ground):
        if ground.glyphs[above(cell)] == ROCK:
            continue
        for other in neighbours(cell):
            if ground.glyphs[other] != ROCK and (other > cell or ground.glyphs[above(other)] == ROCK):
                (x, y), (to_x, to_y) = board.centre(slot, cell), board.centre(slot, other)
                if ground.glyphs[above(other)] == ROCK:
                    to_x, to_y = (x + to_x) / 2, (y + to_y) / 2
                lines.append(f"M{x:g} {y:g}L{to_x:g} {to_y:g}")
    if lines:
        path = "".join(lines)
        yield f'<path d="{path}" stroke="#fff4d6" stroke-width="4.2" stroke-linecap="round" opacity=".55"/>'
        yield f'<path d="{path}" stroke="#8d5b12" stroke-width="2.2" stroke-dasharray="3 2.4"/>'


def _corridors(board: Board, slot: Slot, level: Level, inset: int) -> str:
    """Corridor cells of a level as one shape, a little narrower than their cells, joined to what they lead to."""
    placed = board.layout[slot]
    ground = placed.card.ground
    shape = []
    for cell in UNDER_CELLS if level else MAIN_CELLS:
        if not is_corridor(ground.glyphs[cell]) or (level and ground.glyphs[above(cell)] != ROCK):
            continue
        x, y = board.corner(position_on(placed, cell))
        near = CELL - 2 * inset
        shape.append(_rectangle(x + inset, y + inset, near, near))
        for direction in DIRECTIONS:
            neighbour = beside(cell, direction)
            if neighbour is None or ground.glyphs[neighbour] != ROCK:
                down, right = SHIFTS[opposite(direction) if placed.turned else direction]
                shape.append(
                    _rectangle(
                        x + (inset if not right else CELL - inset if right > 0 else 0),
                        y + (inset if not down else CELL - inset if down > 0 else 0),
                        inset if right else near,
                        inset if down else near,
                    )
                )
    return "".join(shape)


def _blocks(board: Board, slot: Slot, cells: Iterable[Cell], inset: int) -> str:
    """Whole cells as one shape, drawn in a little where they end."""
    placed = board.layout[slot]
    own = set(cells)
    shape = []
    for cell in sorted(own):
        x, y = board.corner(position_on(placed, cell))
        sides = []
        for direction in DIRECTIONS:
            is_joined = beside(cell, direction) in own
            sides.append(0 if is_joined else inset)
        if placed.turned:
            sides = sides[2:] + sides[:2]
        top, right, bottom, left = sides
        shape.append(_rectangle(x + left, y + top, CELL - left - right, CELL - top - bottom))
    return "".join(shape)


def _rectangle(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def _doors(board: Board, slot: Slot, level: Level) -> Iterator[str]:
    """A threshold of wood in each door."""
    placed = board.layout[slot]
    ground = placed.card.ground
    shape = []
    for room in ground.rooms.values():
        for door in room.doors:
            is_cut = level == MAIN or ground.glyphs[above(door.cell)] == ROCK
            if level_of(door.cell) == level and is_cut:
                x, y = board.centre(slot, door.cell)
                down, right = SHIFTS[opposite(door.direction) if placed.turned else door.direction]
                middle = x + right * CELL / 2, y + down * CELL / 2
                wide, high = (3, 11) if right else (11, 3)
                shape.append(_rectangle(middle[0] - wide / 2, middle[1] - high / 2, wide, high))
    if shape:
        yield f'<path d="{"".join(shape)}" fill="#7a4a1e"/>'


def _features(board: Board, slot: Slot) -> Iterator[str]:
    ground = board.layout[slot].card.ground
    for cell, glyph in ground.marked():
        feature = glyph.lower()
        if feature not in EMBLEMS or (level_of(cell) and feature == STAIRS):
            continue
        x, y = board.centre(slot, cell)
        is_hidden = level_of(cell) == UNDER and ground.glyphs[above(cell)] != ROCK
        scale = 0.62 if is_hidden else 1.12
        shift = 3.4 if is_hidden else 0  # beneath a feature of the main level both can be seen
        corner = x - 8 * scale + shift, y - 8 * scale + shift
        yield f'<g transform="translate({corner[0]:g} {corner[1]:g}) scale({scale})">{EMBLEMS[feature]}</g>'


def _label(card: Card, x: int, y: int) -> Iterator[str]:
    font = 'font-family="Rubik, sans-serif" text-anchor="middle" fill="#2a1f14"'
    if card.cost is not None:
        yield f'<circle cx="{x + 10}" cy="{y + 10}" r="7" fill="#e2b13c" stroke="#2a1f14"/>'
        yield f'<text x="{x + 10}" y="{y + 13.6}" {font} font-size="10" font-weight="700">{card.cost}</text>'
    yield f'<text x="{x + WIDTH * CELL - 10}" y="{y + HEIGHT * CELL - 6}" {font} font-size="5.5">{card.id}</text>'
