"""A path as ink on the cells of the grid: which way the line goes through each cell, and in which order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import NamedTuple

from tacora.games.dungeon import ground as maps
from tacora.games.dungeon import path as notation
from tacora.games.dungeon.geometry import (
    Dungeon,
    DungeonCell,
    DungeonPlace,
    Position,
    Slot,
    Spot,
    cell_above,
    cell_beneath,
    cell_of,
    dungeon_cell,
    own_cell,
    own_place,
    read_spot,
    slot_of,
)
from tacora.games.dungeon.ground import DIRECTIONS, SHIFTS, UNDER, Direction, Room, level_of, opposite
from tacora.games.dungeon.walk import Step

THING, EARLIER_VISIT = 3, 4
"""How far round a line in a room goes to pass beside a thing, or beside the line of an earlier visit."""


class Point(NamedTuple):
    """A cell of one level of the grid."""

    position: Position
    is_under: bool


@dataclass(slots=True)
class Mark:
    """The line in one cell."""

    arms: set[Direction] = field(default_factory=set)
    """The sides that the line crosses."""

    steps: list[int] = field(default_factory=list)
    """The numbers of the steps that come through, from 1."""

    heading: Direction | None = None
    """The way that the line goes when it leaves the cell."""

    is_jump: bool = False
    """A journey starts or lands here: by portal, by book, through a pit, on stairs."""


Ink = dict[Point, Mark]


def ink_of(dungeon: Dungeon, steps: Sequence[Step]) -> Ink:
    """The ink of a path, given its steps as they were taken."""
    pen = _Pen(dungeon)
    for number, step in enumerate(steps, start=1):
        pen.take(number, step)
    return pen.ink


class _Pen:
    """Draws a path step by step."""

    def __init__(self, dungeon: Dungeon) -> None:
        self.ink: Ink = {}
        self._dungeon = dungeon
        self._at: DungeonCell | None = None
        self._is_under = False

    def take(self, number: int, step: Step) -> None:
        """Draw one more step."""
        match step.kind:
            case "enter":
                self._enter(number, cell_of(_target(step)))
            case "exit":
                self._leave_dungeon(number)
            case "walk":
                self._walk(number, step.token, cell_of(_target(step)))
            case "fall":
                self._fall(number, step, cell_of(_target(step)))
            case "take":
                return
            case _:
                self._travel(number, step, cell_of(_target(step)))

    def _enter(self, number: int, cell: DungeonCell) -> None:
        side = self._dungeon.edges[DungeonPlace(cell)]
        mark = self._reach(number, cell)
        mark.arms.add(side)
        mark.heading = opposite(side)

    def _leave_dungeon(self, number: int) -> None:
        assert self._at is not None  # noqa: S101  only a path that has begun leaves
        side = self._dungeon.edges[self._dungeon.places[self._at]]
        mark = self._mark(self._at)
        mark.arms.add(side)
        mark.heading = side
        mark.steps.append(number)

    def _walk(self, number: int, token: str, cell: DungeonCell) -> None:
        if not token[0].isdigit():
            self._change_level(is_under=token[0].isupper())
        else:
            self._cross_room(number, self._door(token))
        self._line_to(number, cell)

    def _fall(self, number: int, step: Step, cell: DungeonCell) -> None:
        pit = cell_above(cell)
        if step.token.startswith(notation.DOWN):
            self._cross_room(number, cell_of(read_spot(step.token[1:4])))
        else:
            if step.token[0].isdigit():
                self._cross_room(number, self._door(step.token))
            self._line_to(number, pit)
        self._jump(number, pit, cell)

    def _travel(self, number: int, step: Step, cell: DungeonCell) -> None:
        assert self._at is not None  # noqa: S101  only a path that has begun travels
        place = self._dungeon.places[self._at]
        glyph = {"portal": maps.PORTAL, "barrel": maps.BARREL}.get(step.kind)
        here = next((one for one in self._dungeon.features(place) if self._dungeon.glyph(one) == glyph), self._at)
        if step.kind == "climb":
            here = cell_beneath(cell)
        if self._dungeon.room(place) is not None:
            self._cross_room(number, here)
        self._jump(number, here, cell)

    def _jump(self, number: int, start: DungeonCell, cell: DungeonCell) -> None:
        self._mark(start).is_jump = True
        self._reach(number, cell).is_jump = True

    def _door(self, token: str) -> DungeonCell:
        """The cell inside a room at the door by which the path leaves."""
        assert self._at is not None  # noqa: S101  only a path inside a room leaves by a door
        slot, own = own_place(self._dungeon.places[self._at])
        return dungeon_cell(slot, self._dungeon.grounds[slot].rooms[own].doors[int(token[0]) - 1].cell)

    def _cross_room(self, number: int, goal: DungeonCell) -> None:
        """Draw the line of a visit, from where it came in to where it leaves."""
        assert self._at is not None  # noqa: S101  it is in a room
        room = self._dungeon.room(self._dungeon.places[self._at])
        assert room is not None  # noqa: S101  it is in a room
        slot = slot_of(self._at)
        start, end = own_cell(self._at)[1], own_cell(goal)[1]
        for cell in self._route(room, slot_of(self._at), start, end):
            self._line_to(number, dungeon_cell(slot, cell))

    def _route(self, room: Room, slot: Slot, start: maps.Cell, end: maps.Cell) -> Iterable[maps.Cell]:
        """The cells after the first of the shortest line that avoids things and earlier visits where it can."""
        waiting: list[tuple[int, int, maps.Cell, tuple[maps.Cell, ...]]] = [(0, 0, start, ())]
        seen: set[maps.Cell] = set()
        while waiting:
            cost, count, cell, line = heappop(waiting)
            if cell == end:
                return line
            if cell in seen:
                continue
            seen.add(cell)
            for near in maps.neighbours(cell):
                if near in room.cells and near not in seen:
                    heappush(waiting, (cost + self._hardness(slot, near), count + 1, near, (*line, near)))
        return ()

    def _hardness(self, slot: Slot, cell: maps.Cell) -> int:
        own = dungeon_cell(slot, cell)
        is_thing = self._dungeon.glyph(own) in maps.WORDS
        return 1 + THING * is_thing + EARLIER_VISIT * (self._point(own) in self.ink)

    def _line_to(self, number: int, cell: DungeonCell) -> None:
        """Draw on to a neighbouring cell."""
        assert self._at is not None  # noqa: S101  a line begins somewhere
        before, after = self._dungeon.position(self._at), self._dungeon.position(cell)
        shift = after[0] - before[0], after[1] - before[1]
        if shift in SHIFTS:
            direction = DIRECTIONS[SHIFTS.index(shift)]
            mark = self._mark(self._at)
            mark.arms.add(direction)
            mark.heading = direction
            self._reach(number, cell).arms.add(opposite(direction))
        else:
            self._reach(number, cell)

    def _change_level(self, *, is_under: bool) -> None:
        """Go on from stairs on the other level."""
        assert self._at is not None  # noqa: S101  it is on stairs
        if is_under == self._is_under or self._dungeon.glyph(self._at) != maps.STAIRS:
            return
        steps = self._mark(self._at).steps[-1:]
        self._mark(self._at).is_jump = True
        self._is_under = is_under
        mark = self._mark(self._at)
        mark.is_jump = True
        mark.steps += steps

    def _reach(self, number: int, cell: DungeonCell) -> Mark:
        self._at = cell
        if self._dungeon.glyph(cell) != maps.STAIRS:
            self._is_under = level_of(own_cell(cell)[1]) == UNDER
        mark = self._mark(cell)
        if number not in mark.steps:
            mark.steps.append(number)
        return mark

    def _mark(self, cell: DungeonCell) -> Mark:
        return self.ink.setdefault(self._point(cell), Mark())

    def _point(self, cell: DungeonCell) -> Point:
        is_under = level_of(own_cell(cell)[1]) == UNDER
        if self._dungeon.glyph(cell) == maps.STAIRS:
            is_under = self._is_under
        return Point(self._dungeon.position(cell), is_under)


def _target(step: Step) -> Spot:
    assert step.target is not None  # noqa: S101  only exits and taken tokens lead nowhere
    return step.target


def points_of(dungeon: Dungeon, cells: Iterable[DungeonCell]) -> Iterator[Point]:
    """Where cells lie on the grid; stairs on both levels."""
    for cell in cells:
        position = dungeon.position(cell)
        is_under = level_of(own_cell(cell)[1]) == UNDER
        yield Point(position, is_under)
        if dungeon.glyph(cell) == maps.STAIRS:
            yield Point(position, not is_under)
