"""A card's two maps as a graph that no turning changes: places, ways, rooms with doors in order, openings, pits."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, NewType

from tacora.games.dungeon.finds import Discoveries

Cell = NewType("Cell", int)
"""A cell of a card: row by row from the top left, the main map's first, then the under map's."""

Place = NewType("Place", Cell)
"""A part of a card that a path can be in, numbered by its first cell: a corridor cell, stairs (both cells), a room."""

Level = NewType("Level", int)
"""One of a card's two maps."""

Direction = NewType("Direction", int)
"""A direction in which a path goes, or the side of a card to which an opening looks."""

DoorNumber = NewType("DoorNumber", int)
"""A door of a room, counted from 1 in the doors' order around the room."""

WIDTH, HEIGHT = 7, 9
CELLS = WIDTH * HEIGHT
"""The cells of one map."""

ALL_CELLS = tuple(map(Cell, range(2 * CELLS)))
MAIN_CELLS, UNDER_CELLS = ALL_CELLS[:CELLS], ALL_CELLS[CELLS:]

MAIN, UNDER = Level(0), Level(1)
LEVELS = ("main", "under")
"""Each level's word."""

NORTH, EAST, SOUTH, WEST = DIRECTIONS = (Direction(0), Direction(1), Direction(2), Direction(3))
SHIFTS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_OPPOSITE = (SOUTH, WEST, NORTH, EAST)
_CLOCKWISE = (EAST, SOUTH, WEST, NORTH)

NO_DOOR = DoorNumber(0)

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


def cell_at(level: Level, row: int, column: int) -> Cell:
    """The cell of a level in a row and a column, counted from 0.

    >>> cell_at(MAIN, 0, 0), cell_at(UNDER, 8, 6)
    (0, 125)
    """
    return Cell(level * CELLS + row * WIDTH + column)


def level_of(cell: Cell) -> Level:
    """The map that a cell is on."""
    return Level(cell // CELLS)


def beneath(cell: Cell) -> Cell:
    """The cell of the under map beneath a cell of the main map."""
    return Cell(cell + CELLS)


def above(cell: Cell) -> Cell:
    """The cell of the main map above a cell of the under map."""
    return Cell(cell - CELLS)


def row_column(cell: Cell) -> tuple[int, int]:
    """A cell's row and column, counted from 0.

    >>> row_column(cell_at(UNDER, 2, 3))
    (2, 3)
    """
    return divmod(cell % CELLS, WIDTH)


def _beside(cell: Cell, direction: Direction) -> Cell | None:
    row, column = row_column(cell)
    row, column = row + SHIFTS[direction][0], column + SHIFTS[direction][1]
    if 0 <= row < HEIGHT and 0 <= column < WIDTH:
        return cell_at(level_of(cell), row, column)
    return None


_BESIDE = tuple(tuple(_beside(cell, direction) for direction in DIRECTIONS) for cell in ALL_CELLS)
_NEIGHBOURS = tuple(tuple(near for near in row if near is not None) for row in _BESIDE)


def beside(cell: Cell, direction: Direction) -> Cell | None:
    """The next cell of the same map in a direction; None off the card."""
    return _BESIDE[cell][direction]


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The cells beside a cell on its map."""
    return _NEIGHBOURS[cell]


def side_of(cell: Cell) -> Direction | None:
    """The side of the card that a cell of the outer ring lies on; None inside. Corners are never floor."""
    return next((direction for direction in DIRECTIONS if _BESIDE[cell][direction] is None), None)


class Way(NamedTuple):
    """From a corridor cell in a direction on a level to the next place, and by which door if that place is a room."""

    direction: Direction
    level: Level
    place: Place
    door: DoorNumber


class Door(NamedTuple):
    """A side shared by a room cell and a corridor cell: the cell inside, the direction out, the corridor's place."""

    cell: Cell
    direction: Direction
    place: Place


class Room(NamedTuple):
    """A room: its cells, and its doors in their order around it."""

    cells: tuple[Cell, ...]
    doors: tuple[Door, ...]

    @property
    def place(self) -> Place:
        """The room as a place."""
        return Place(self.cells[0])

    def door(self, number: DoorNumber) -> Door:
        """The door with a number."""
        return self.doors[number - 1]

    def numbered_doors(self) -> Iterator[tuple[DoorNumber, Door]]:
        """The doors with their numbers."""
        return ((DoorNumber(number), door) for number, door in enumerate(self.doors, start=1))


@dataclass(frozen=True)
class Ground:
    """The graph of one card."""

    glyphs: str
    """The glyphs of all cells of both maps."""

    def marked(self) -> Iterator[tuple[Cell, str]]:
        """Every cell with its glyph."""
        return zip(ALL_CELLS, self.glyphs, strict=True)

    @cached_property
    def place_of(self) -> dict[Cell, Place]:
        """The place that each floor cell belongs to."""
        places = {cell: Place(cell) for cell, glyph in self.marked() if is_corridor(glyph)}
        places |= {cell: Place(above(cell)) for cell in places if level_of(cell) and self.glyphs[cell] == STAIRS}
        for cells in self.room_cells:
            places |= dict.fromkeys(cells, Place(cells[0]))
        return places

    @cached_property
    def room_cells(self) -> tuple[tuple[Cell, ...], ...]:
        """The cells of each room, in order."""
        rooms: list[tuple[Cell, ...]] = []
        seen: set[Cell] = set()
        for cell, glyph in self.marked():
            if is_room(glyph) and cell not in seen:
                room = self._spread(cell)
                seen |= room
                rooms.append(tuple(sorted(room)))
        return tuple(rooms)

    def _spread(self, start: Cell) -> set[Cell]:
        room, border = {start}, [start]
        while border:
            cell = border.pop()
            for neighbour in neighbours(cell):
                if is_room(self.glyphs[neighbour]) and neighbour not in room:
                    room.add(neighbour)
                    border.append(neighbour)
        return room

    @cached_property
    def rooms(self) -> dict[Place, Room]:
        """Each room by its place."""
        return {room.place: room for room in map(self._room, self.room_cells)}

    def _room(self, cells: tuple[Cell, ...]) -> Room:
        doors = []
        for cell, direction in outline(cells):
            outside = beside(cell, direction)
            if outside is not None and is_corridor(self.glyphs[outside]):
                doors.append(Door(cell, direction, self.place_of[outside]))
        return Room(cells, tuple(doors))

    @cached_property
    def features(self) -> dict[Place, tuple[Cell, ...]]:
        """The cells that show a feature, by the place they belong to."""
        found: dict[Place, tuple[Cell, ...]] = {}
        for cell, place in sorted(self.place_of.items()):
            if self.glyphs[cell].lower() in WORDS and not (level_of(cell) and self.glyphs[cell] == STAIRS):
                found[place] = (*found.get(place, ()), cell)
        return found

    @cached_property
    def ways(self) -> dict[Place, tuple[Way, ...]]:
        """The ways from each corridor place, within the card."""
        doors = {
            (beside(door.cell, door.direction), door.direction): (place, number)
            for place, room in self.rooms.items()
            for number, door in room.numbered_doors()
        }
        found: dict[Place, list[Way]] = {}
        for cell, place in self.place_of.items():
            if place in self.rooms:
                continue
            ways = found.setdefault(place, [])
            for direction in DIRECTIONS:
                neighbour = beside(cell, direction)
                if neighbour is not None and neighbour in self.place_of:
                    room, door = doors.get((cell, opposite(direction)), (None, NO_DOOR))
                    target = self.place_of[neighbour] if room is None else room
                    ways.append(Way(direction, level_of(cell), target, door))
        return {place: tuple(ways) for place, ways in found.items()}

    @cached_property
    def openings(self) -> dict[Place, Direction]:
        """The openings of the card: corridor cells of the outer ring, and the side each lies on."""
        return {
            Place(cell): side
            for cell in MAIN_CELLS
            if is_corridor(self.glyphs[cell]) and (side := side_of(cell)) is not None
        }

    def having(self, feature: str) -> tuple[Cell, ...]:
        """The cells that show a feature, in corridors and in rooms; stairs on both maps."""
        return self._having.get(feature, ())

    @cached_property
    def _having(self) -> dict[str, tuple[Cell, ...]]:
        found: dict[str, tuple[Cell, ...]] = {}
        for cell, glyph in self.marked():
            if (feature := glyph.lower()) in WORDS:
                found[feature] = (*found.get(feature, ()), cell)
        return found

    @cached_property
    def pits_above(self) -> dict[Place, tuple[Cell, ...]]:
        """The fall pits above each place of the underground that has any."""
        pits: dict[Place, tuple[Cell, ...]] = {}
        for pit in self.having(FALL):
            place = self.place_of[beneath(pit)]
            pits[place] = (*pits.get(place, ()), pit)
        return pits

    @cached_property
    def portals(self) -> tuple[Cell, ...]:
        """The cells of portals."""
        return self.having(PORTAL)


def opposite(direction: Direction) -> Direction:
    """The direction back."""
    return _OPPOSITE[direction]


def clockwise(direction: Direction) -> Direction:
    """The direction to the right of another."""
    return _CLOCKWISE[direction]


def is_corridor(glyph: str) -> bool:
    """A corridor cell, with or without a feature."""
    return glyph in _CORRIDORS


def is_room(glyph: str) -> bool:
    """A room cell, with or without a feature."""
    return glyph in _ROOMS


def outline(cells: Iterable[Cell]) -> tuple[tuple[Cell, Direction], ...]:
    """The sides of a room's outer wall in clockwise order, as (cell, direction out), from its first cell's top on.

    A room with a hole has further sides, which are not in the outline.
    """
    room = set(cells)
    start = (min(room), NORTH)
    sides = [start]
    cell, out = start
    while True:
        along = clockwise(out)
        ahead = beside(cell, along)
        if ahead is None or ahead not in room:
            out = along
        else:
            corner = beside(ahead, out)
            cell, out = (corner, opposite(along)) if corner is not None and corner in room else (ahead, out)
        if (cell, out) == start:
            return tuple(sides)
        sides.append((cell, out))
