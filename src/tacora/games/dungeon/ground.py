"""A card's two maps as a graph that no turning changes: places, ways, rooms with doors in order, openings, pits.

A cell is a number: row by row from the top left, the main map's first, then the under map's. A place is what a path can
be in: a corridor cell, a stairs cell (one place on both maps, numbered by its main cell), or a whole room (numbered by
its first cell).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tacora.games.dungeon.finds import Discoveries

WIDTH, HEIGHT = 7, 9
CELLS = WIDTH * HEIGHT
LEVELS = ("main", "under")

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
SHIFTS = ((-1, 0), (0, 1), (1, 0), (0, -1))

ROCK, CORRIDOR, FLOOR = "#", ".", "_"
MONSTER, LOCK, LAVA, FALL, PORTAL, STAIRS, BARREL = "m", "l", "v", "f", "o", "t", "b"
OBSTACLES = frozenset({MONSTER, LOCK, LAVA, FALL})
CORRIDOR_ONLY = frozenset({LOCK, LAVA, STAIRS})
MAIN_ONLY = frozenset({FALL})

WORDS = {
    "c": "coin",
    BARREL: "barrel",
    "s": "sword",
    "r": "rope",
    "k": "key",
    "p": "scroll",
    MONSTER: "monster",
    LOCK: "lock",
    LAVA: "pit",
    FALL: "pit",
    PORTAL: "portal",
    "y": "recycling",
    "x": "scissors",
    STAIRS: "stairs",
}
"""What each glyph counts as when it is discovered."""

FEATURES = {**WORDS, LAVA: "lava", FALL: "fall"}
"""What each glyph stands for, the two kinds of pit apart."""

_CORRIDORS = frozenset({CORRIDOR, *WORDS})
_ROOMS = frozenset({FLOOR, *(glyph.upper() for glyph in WORDS)})

COUNT = {glyph: Discoveries._fields.index(word) for glyph, word in WORDS.items()}
"""The field of Discoveries that each glyph counts in."""


def cell_at(level: int, row: int, column: int) -> int:
    """The number of a cell.

    >>> cell_at(0, 0, 0), cell_at(1, 8, 6)
    (0, 125)
    """
    return level * CELLS + row * WIDTH + column


def level_of(cell: int) -> int:
    """0 on the main map, 1 on the under map."""
    return cell // CELLS


def row_column(cell: int) -> tuple[int, int]:
    """A cell's row and column from 0.

    >>> row_column(cell_at(1, 2, 3))
    (2, 3)
    """
    return divmod(cell % CELLS, WIDTH)


def _beside(cell: int, direction: int) -> int | None:
    row, column = row_column(cell)
    row, column = row + SHIFTS[direction][0], column + SHIFTS[direction][1]
    if 0 <= row < HEIGHT and 0 <= column < WIDTH:
        return cell_at(level_of(cell), row, column)
    return None


_BESIDE = tuple(tuple(_beside(cell, direction) for direction in DIRECTIONS) for cell in range(2 * CELLS))
_NEIGHBOURS = tuple(tuple(near for near in row if near is not None) for row in _BESIDE)


def beside(cell: int, direction: int) -> int | None:
    """The next cell of the same map in a direction; None off the card."""
    return _BESIDE[cell][direction]


def neighbours(cell: int) -> tuple[int, ...]:
    """The cells beside a cell on its map."""
    return _NEIGHBOURS[cell]


def side_of(cell: int) -> int | None:
    """The side of the card that a cell of the outer ring lies on; None inside. Corners are never floor."""
    return next((direction for direction in DIRECTIONS if _BESIDE[cell][direction] is None), None)


class Way(NamedTuple):
    """From a corridor cell in a direction on a level to the next place; the door's number if that is a room, else 0."""

    direction: int
    level: int
    place: int
    door: int


class Door(NamedTuple):
    """A side shared by a room cell and a corridor cell: the cell inside, the direction out, the corridor's place."""

    cell: int
    direction: int
    place: int


class Room(NamedTuple):
    """A room: its cells, and its doors in their order around it."""

    cells: tuple[int, ...]
    doors: tuple[Door, ...]


@dataclass(frozen=True)
class Ground:
    """The graph of one card."""

    glyphs: str
    """The glyphs of all cells of both maps."""

    @cached_property
    def place_of(self) -> dict[int, int]:
        """The place that each floor cell belongs to."""
        places = {cell: cell for cell, glyph in enumerate(self.glyphs) if is_corridor(glyph)}
        places |= {cell: cell - CELLS for cell in places if cell >= CELLS and self.glyphs[cell] == STAIRS}
        for cells in self.room_cells:
            places |= dict.fromkeys(cells, cells[0])
        return places

    @cached_property
    def room_cells(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each room, in order."""
        rooms: list[tuple[int, ...]] = []
        seen: set[int] = set()
        for cell, glyph in enumerate(self.glyphs):
            if is_room(glyph) and cell not in seen:
                room = self._spread(cell)
                seen |= room
                rooms.append(tuple(sorted(room)))
        return tuple(rooms)

    def _spread(self, start: int) -> set[int]:
        room, border = {start}, [start]
        while border:
            cell = border.pop()
            for neighbour in neighbours(cell):
                if is_room(self.glyphs[neighbour]) and neighbour not in room:
                    room.add(neighbour)
                    border.append(neighbour)
        return room

    @cached_property
    def rooms(self) -> dict[int, Room]:
        """Each room by its place."""
        return {cells[0]: self._room(cells) for cells in self.room_cells}

    def _room(self, cells: tuple[int, ...]) -> Room:
        doors = []
        for cell, direction in outline(cells):
            outside = beside(cell, direction)
            if outside is not None and is_corridor(self.glyphs[outside]):
                doors.append(Door(cell, direction, self.place_of[outside]))
        return Room(cells, tuple(doors))

    @cached_property
    def features(self) -> dict[int, tuple[int, ...]]:
        """The cells that show a feature, by the place they belong to."""
        found: dict[int, tuple[int, ...]] = {}
        for cell, place in sorted(self.place_of.items()):
            if self.glyphs[cell].lower() in WORDS and (cell < CELLS or self.glyphs[cell] != STAIRS):
                found[place] = (*found.get(place, ()), cell)
        return found

    @cached_property
    def ways(self) -> dict[int, tuple[Way, ...]]:
        """The ways from each corridor place, within the card."""
        doors = {
            (beside(door.cell, door.direction), door.direction): (place, number)
            for place, room in self.rooms.items()
            for number, door in enumerate(room.doors, start=1)
        }
        found: dict[int, list[Way]] = {}
        for cell, place in self.place_of.items():
            if place in self.rooms:
                continue
            ways = found.setdefault(place, [])
            for direction in DIRECTIONS:
                neighbour = beside(cell, direction)
                if neighbour is not None and neighbour in self.place_of:
                    room, door = doors.get((cell, opposite(direction)), (None, 0))
                    target = self.place_of[neighbour] if room is None else room
                    ways.append(Way(direction, level_of(cell), target, door))
        return {place: tuple(ways) for place, ways in found.items()}

    @cached_property
    def openings(self) -> dict[int, int]:
        """The openings of the card: corridor cells of the outer ring, and the side each lies on."""
        return {
            cell: side
            for cell in range(CELLS)
            if is_corridor(self.glyphs[cell]) and (side := side_of(cell)) is not None
        }

    def having(self, feature: str) -> tuple[int, ...]:
        """The cells that show a feature, in corridors and in rooms; stairs on both maps."""
        return self._having.get(feature, ())

    @cached_property
    def _having(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for cell, glyph in enumerate(self.glyphs.lower()):
            if glyph in WORDS:
                found[glyph] = (*found.get(glyph, ()), cell)
        return found

    @cached_property
    def pits_above(self) -> dict[int, tuple[int, ...]]:
        """The fall pits above each place of the underground that has any."""
        pits: dict[int, tuple[int, ...]] = {}
        for pit in self.having(FALL):
            place = self.place_of[pit + CELLS]
            pits[place] = (*pits.get(place, ()), pit)
        return pits

    @cached_property
    def portals(self) -> tuple[int, ...]:
        """The cells of portals."""
        return self.having(PORTAL)


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + 2) % 4


def is_corridor(glyph: str) -> bool:
    """A corridor cell, with or without a feature."""
    return glyph in _CORRIDORS


def is_room(glyph: str) -> bool:
    """A room cell, with or without a feature."""
    return glyph in _ROOMS


def outline(cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """The sides of a room's outer wall in clockwise order, as (cell, direction out), from its first cell's top on.

    A room with a hole has further sides, which are not in the outline.
    """
    room = set(cells)
    start = (min(room), NORTH)
    sides = [start]
    cell, out = start
    while True:
        along = (out + 1) % 4
        ahead = beside(cell, along)
        if ahead is None or ahead not in room:
            out = along
        else:
            corner = beside(ahead, out)
            cell, out = (corner, (out + 3) % 4) if corner is not None and corner in room else (ahead, out)
        if (cell, out) == start:
            return tuple(sides)
        sides.append((cell, out))
