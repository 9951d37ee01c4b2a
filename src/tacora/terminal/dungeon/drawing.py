"""A path in the making: steps taken, taken back and taken again, and the steps that lead somewhere."""

import re
from collections.abc import Iterator, Mapping

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.geometry import DungeonPlace, Placed, Position, Spot, cell_of, covers
from tacora.games.dungeon.ground import DIRECTIONS, HEIGHT, SHIFTS, STAIRS, WIDTH, Direction, opposite
from tacora.games.dungeon.path import DOWN, tokens_of
from tacora.games.dungeon.walk import Step, Walk
from tacora.terminal.dungeon.ink import Ink, Point, ink_of, points_of


class Drawing:
    """One player's path through a legal dungeon."""

    def __init__(self, layout: tuple[Placed, ...], tools: Tools, path: str = "") -> None:
        self.way: list[Walk] = [Walk.begin(layout, tools)]
        """The path after each step, the empty one first."""

        self.taken: list[Step] = []
        self._undone: list[Step] = []
        self._look()
        self.cut_off = self._follow(path)
        """How many steps of the path no longer fit."""

    def _follow(self, path: str) -> int:
        tokens = tokens_of(path, "path")
        for number, token in enumerate(tokens):
            step = next((step for step in self.steps if step.token == token), None)
            if step is None:
                return len(tokens) - number
            self.take(step)
        return 0

    def _look(self) -> None:
        self.steps: tuple[Step, ...] = self.walk.steps()

    @property
    def walk(self) -> Walk:
        """The path so far."""
        return self.way[-1]

    @property
    def is_empty(self) -> bool:
        """The path has not begun."""
        return not self.taken

    def take(self, step: Step) -> None:
        """Walk on by a legal step."""
        again = self._undone.pop() if self._undone else None
        if again != step:
            self._undone.clear()
        self.way.append(self.walk.step(step.token))
        self.taken.append(step)
        self._look()

    def try_step(self, token: str) -> IllegalMove | None:
        """Walk on by a step in the notation; return the refusal if there is one."""
        try:
            self.walk.step(token)
        except IllegalMove as refusal:
            return refusal
        self.take(next(step for step in self.steps if step.token == token))
        return None

    def undo(self) -> bool:
        """Take back the last step; False if there is none."""
        if not self.taken:
            return False
        self.way.pop()
        self._undone.append(self.taken.pop())
        self._look()
        return True

    @property
    def can_redo(self) -> bool:
        """Some step was taken back."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Take the step that was taken back last; False if there is none."""
        if not self._undone:
            return False
        self.take(self._undone[-1])
        return True

    def cut(self, count: int) -> None:
        """Keep the first steps only."""
        while len(self.taken) > count:
            self.undo()

    @property
    def ink(self) -> Ink:
        """The line that the path draws."""
        return ink_of(self.walk.dungeon, self.taken)

    @property
    def is_under(self) -> bool:
        """The path is in the underground."""
        spots = self.walk.spots
        return bool(spots) and all(spot.is_under for spot in spots)

    def toward(self, direction: Direction) -> tuple[Step, ...]:
        """The steps that go one way on the table; several where one may fall, or stop among monsters."""
        return tuple(step for step in self.steps if self.direction(step) == direction)

    def direction(self, step: Step) -> Direction | None:
        """The way that a step goes on the table; None for travelling and for falling inside a room."""
        if step.kind not in {"walk", "exit", "fall"} or step.token.startswith(DOWN):
            return None
        letter = step.token[0]
        if letter.lower() in "nesw":
            return DIRECTIONS["nesw".index(letter.lower())]
        dungeon = self.walk.dungeon
        cell = cell_of(self.walk.spots[0])
        place = dungeon.places[cell]
        room = dungeon.room(place)
        assert room is not None  # noqa: S101  only a room is left by the number of a door
        door = room.doors[int(letter) - 1]
        turned = dungeon.layout[self.walk.spots[0].number - 1].turned
        return opposite(door.direction) if turned else door.direction

    def point(self, step: Step) -> Point | None:
        """The cell that a step is shown on: the table outside for an exit, the pit itself for a fall."""
        dungeon = self.walk.dungeon
        if step.kind == "exit":
            here = cell_of(self.walk.spots[0])
            return Point(shifted(dungeon.position(here), dungeon.edges[dungeon.places[here]]), is_under=False)
        if step.target is None:
            return None
        position = dungeon.position(cell_of(step.target))
        if dungeon.glyph(cell_of(step.target)) == STAIRS:
            return Point(position, self.is_under)
        return Point(position, step.target.is_under and step.kind != "fall")

    def leading_to(self, point: Point) -> tuple[Step, ...]:
        """The steps that lead to a cell, or into the room that the cell is in."""
        return tuple(step for step in self.steps if point == self.point(step) or point in self._reached(step))

    def _reached(self, step: Step) -> set[Point]:
        """The cells of the place that a step leads to."""
        if step.target is None:
            return set()
        return set(self._points_at(self.walk.dungeon.places[cell_of(step.target)]))

    def _points_at(self, place: DungeonPlace) -> Iterator[Point]:
        dungeon = self.walk.dungeon
        return points_of(dungeon, (cell for cell, other in dungeon.places.items() if other == place))

    def why_not(self, point: Point) -> IllegalMove | None:
        """Why no step leads to a cell of the dungeon; None for a cell of the table, or if one does."""
        dungeon = self.walk.dungeon
        for slot, placed in enumerate(dungeon.layout):
            if covers(placed, point.position):
                row, column = point.position[0] - placed.y, point.position[1] - placed.x
                if placed.turned:
                    row, column = HEIGHT - 1 - row, WIDTH - 1 - column
                return self.walk.why_not(Spot(slot + 1, column, row, point.is_under))
        return None

    @property
    def here(self) -> frozenset[Point]:
        """The cells that the path is at."""
        return frozenset(points_of(self.walk.dungeon, map(cell_of, self.walk.spots)))


def shifted(position: Position, direction: Direction) -> Position:
    """The next position in a direction."""
    down, right = SHIFTS[direction]
    return position[0] + down, position[1] + right


def renumbered(path: str, numbers: Mapping[int, int]) -> str:
    """A path whose cards have other numbers.

    >>> renumbered("1d1ssp3d6", {1: 2, 3: 1})
    '2d1ssp1d6'
    """

    def replaced(found: re.Match[str]) -> str:
        return f"{numbers[int(found[1])]}{found[2]}"

    return "".join(_SPOT.sub(replaced, token) for token in tokens_of(path, "path"))


_SPOT = re.compile(r"([1-5])([a-gA-G][1-9])")
