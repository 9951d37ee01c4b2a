"""What makes two maps a card: every fault is named with its map, row and column."""

from collections.abc import Iterator, Sequence

from tacora.core.errors import TacoraError
from tacora.games.dungeon.ground import (
    CORRIDOR,
    CORRIDOR_ONLY,
    DIRECTIONS,
    EAST,
    FALL,
    FLOOR,
    HEIGHT,
    LAVA,
    LEVELS,
    MAIN,
    MAIN_ONLY,
    NORTH,
    OBSTACLES,
    PORTAL,
    ROCK,
    SOUTH,
    STAIRS,
    WIDTH,
    WORDS,
    Cell,
    Ground,
    Place,
    above,
    beneath,
    beside,
    cell_at,
    is_corridor,
    is_room,
    level_of,
    neighbours,
    outline,
    row_column,
    side_of,
)

SMALLEST_ROOM = 4
MOST_DOORS = 5
NOT_ON_START_CARDS = (FALL, LAVA, "r", PORTAL)


class CardFault(TacoraError):  # noqa: N818  the house word: a fault is an answer
    """A card that breaks the model: which card, which map (main or under), row and column from 1, and what is wrong."""

    def __init__(self, card: str, level: str, row: int, column: int, message: str) -> None:
        super().__init__(f"{card}: {level}: row {row}, column {column}: {message}")
        self.card = card
        self.level = level
        self.row = row
        self.column = column
        self.message = message


def faults(card: str, main: Sequence[str], under: Sequence[str], *, is_start: bool = False) -> Iterator[CardFault]:
    """Every fault of a card; if a map cannot be read, only the faults in reading it."""
    unread = [fault for level, rows in zip(LEVELS, (main, under), strict=True) for fault in _unread(card, level, rows)]
    if unread:
        yield from unread
        return
    ground = Ground("".join((*main, *under)))
    found = [*_ring(ground), *_features(ground), *_rooms(ground), *_blocks(ground)]
    if is_start:
        found.extend(_start(ground))
    if not found:
        found.extend(_unreached(ground))
    for cell, message in sorted(found):
        row, column = row_column(cell)
        yield CardFault(card, LEVELS[level_of(cell)], row + 1, column + 1, message)


def _unread(card: str, level: str, rows: Sequence[str]) -> Iterator[CardFault]:
    if len(rows) != HEIGHT:
        yield CardFault(card, level, len(rows), 1, f"{len(rows)} rows, not {HEIGHT}")
    for number, row in enumerate(rows, start=1):
        if len(row) != WIDTH:
            yield CardFault(card, level, number, len(row), f"{len(row)} columns, not {WIDTH}")
        for column, glyph in enumerate(row, start=1):
            if glyph not in {ROCK, CORRIDOR, FLOOR} and glyph.lower() not in WORDS:
                yield CardFault(card, level, number, column, f"{glyph!a} is no glyph")


Found = Iterator[tuple[Cell, str]]


def _ring(ground: Ground) -> Found:
    corners = {cell_at(MAIN, row, column) for row in (0, HEIGHT - 1) for column in (0, WIDTH - 1)}
    for cell, glyph in ground.marked():
        if glyph == ROCK or side_of(cell) is None:
            continue
        if cell in corners:
            yield cell, "a corner is always rock"
        elif level_of(cell):
            yield cell, "the underground stays inside its card"  # V-R15
        elif glyph != CORRIDOR:
            yield cell, "the outer ring holds nothing but openings"
        elif any(side_of(near) is not None and ground.glyphs[near] != ROCK for near in neighbours(cell) if near > cell):
            yield cell, "two openings side by side"
    sides = ground.openings.values()
    if NORTH not in sides:
        yield cell_at(MAIN, 0, 0), "no opening on the top side"
    if SOUTH not in sides:
        yield cell_at(MAIN, HEIGHT - 1, 0), "no opening on the bottom side"


def _features(ground: Ground) -> Found:
    for cell, glyph in ground.marked():
        feature = glyph.lower()
        if feature in CORRIDOR_ONLY and is_room(glyph):
            yield cell, f"{glyph} stands in corridors only"  # V-R14
        elif feature in MAIN_ONLY and level_of(cell):
            yield cell, "a fall pit is on the main map only"
        elif feature == STAIRS and ground.glyphs[above(cell) if level_of(cell) else beneath(cell)] != STAIRS:
            yield cell, "stairs are on both maps"
        elif feature == FALL and not level_of(cell):
            floor = ground.glyphs[beneath(cell)]
            if floor == ROCK or floor.lower() in OBSTACLES:
                yield cell, "a fall pit needs floor without an obstacle under it"
    for cell in ground.portals[1:]:
        yield cell, "a second portal on one card"


def _rooms(ground: Ground) -> Found:
    for cells in ground.room_cells:
        if len(cells) < SMALLEST_ROOM:
            yield cells[0], f"a room of {len(cells)} cells, fewer than {SMALLEST_ROOM}"
        sides = {
            (cell, direction) for cell in cells for direction in DIRECTIONS if beside(cell, direction) not in cells
        }
        if inner := sides.difference(outline(cells)):
            yield min(inner)[0], "a room with a hole in it"
        outside = [beside(*side) for side in sides]
        doors = sum(1 for cell in outside if cell is not None and is_corridor(ground.glyphs[cell]))
        if doors > MOST_DOORS:
            yield cells[0], f"a room with {doors} doors, more than {MOST_DOORS}"


def _blocks(ground: Ground) -> Found:
    for cell, glyph in ground.marked():
        right, down = beside(cell, EAST), beside(cell, SOUTH)
        if not is_corridor(glyph) or right is None or down is None:
            continue
        if all(is_corridor(ground.glyphs[corner]) for corner in (right, down, Cell(down + 1))):
            yield cell, "a block of 2 by 2 corridor cells"


def _start(ground: Ground) -> Found:
    for feature in NOT_ON_START_CARDS:
        for cell in ground.having(feature):
            yield cell, f"{WORDS[feature]} on a start card"  # V-M2


def _unreached(ground: Ground) -> Found:
    reached: set[Place] = set(ground.openings)
    border = list(reached)
    while border:
        place = border.pop()
        if place in ground.rooms:
            room = ground.rooms[place]
            after = [door.place for door in room.doors]
            pits: list[Cell] = [cell for cell in room.cells if ground.glyphs[cell].lower() == FALL]
        else:
            after = [way.place for way in ground.ways[place]]
            pits = [place] if ground.glyphs[place] == FALL else []
        after += [ground.place_of[beneath(pit)] for pit in pits]
        border += [new for new in after if new not in reached]
        reached.update(after)
    for cell, place in ground.place_of.items():
        if place not in reached:
            yield cell, "floor that no opening can reach"
