"""A dungeon with its path as an SVG picture: a line of ink, circles and strokes, as on paper."""

from collections import deque
from collections.abc import Iterator
from itertools import pairwise

from tacora.drawing.dungeon.svg import CELL, Board, Point, picture
from tacora.games.dungeon.geometry import Dungeon, DungeonCell, cell_above, cell_of, dungeon_cell, own_cell, slot_of
from tacora.games.dungeon.ground import SHIFTS, DoorNumber, level_of, neighbours
from tacora.games.dungeon.walk import Step, Walk

PLAYER_INK = "#1d4f91"


def dungeon_svg(walk: Walk, ink: str = PLAYER_INK) -> str:
    """A dungeon with its path: a line of ink, a circle around what is discovered, a stroke through what is used."""
    board = Board(walk.dungeon.layout)
    return picture(walk.dungeon.layout, [*_path(board, walk, ink), *_marks(board, walk, ink)])


def _path(board: Board, walk: Walk, ink: str) -> Iterator[str]:
    """The line of the path: solid on the main level, dashed in the underground, dotted where it travels."""
    for kind, points in _strokes(board, walk):
        style = {"main": "", "under": ' stroke-dasharray="5 3"', "travel": ' stroke-dasharray=".1 4"'}[kind]
        width = 1.8 if kind == "travel" else 2.8
        yield (
            f'<path d="{_by_hand(points)}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"'
            f' stroke-linejoin="round" opacity=".88"{style}/>'
        )


def _strokes(board: Board, walk: Walk) -> list[tuple[str, list[Point]]]:
    strokes: list[tuple[str, list[Point]]] = []
    at = DungeonCell(0)
    for step in walk.history():
        if step.kind == "take":
            continue
        before = at
        if step.target is None:
            strokes[-1][1].append(_outside(board, walk.dungeon, at))
            break
        at = cell_of(step.target)
        here = _middle(board, at)
        if step.kind == "enter":
            strokes.append(("main", [_outside(board, walk.dungeon, at), here]))
        elif step.kind in {"walk", "fall"}:
            kind = "under" if _is_under(step, before) else "main"
            if strokes[-1][0] != kind:
                strokes.append((kind, [_middle(board, before)]))
            strokes[-1][1].extend(_middle(board, cell) for cell in _across_room(walk.dungeon, before, step.token, at))
            strokes[-1][1].append(here)
        else:
            strokes.append(("travel", [_middle(board, before), here]))
            strokes.append(("under" if step.target.is_under else "main", [here]))
    return strokes


def _is_under(step: Step, before: DungeonCell) -> bool:
    """Whether a step walks in the underground, which stairs belong to as well."""
    if step.token[0].isdigit():
        return bool(level_of(own_cell(before)[1]))
    return step.token[0].isupper()


def _across_room(dungeon: Dungeon, before: DungeonCell, token: str, at: DungeonCell) -> list[DungeonCell]:
    """The cells from where a path stands in a room to the door it leaves by, or the pit it falls through."""
    room = dungeon.room(dungeon.places[before])
    if room is None:
        return []
    slot = slot_of(before)
    is_door = token[0].isdigit()
    goal = dungeon_cell(slot, room.door(DoorNumber(int(token[0]))).cell) if is_door else cell_above(at)
    return _route(before, goal, {dungeon_cell(slot, cell) for cell in room.cells})


def _route(start: DungeonCell, goal: DungeonCell, cells: set[DungeonCell]) -> list[DungeonCell]:
    came: dict[DungeonCell, DungeonCell] = {start: start}
    queue = deque([start])
    while goal not in came:
        cell = queue.popleft()
        slot, own = own_cell(cell)
        for near in (dungeon_cell(slot, neighbour) for neighbour in neighbours(own)):
            if near in cells and near not in came:
                came[near] = cell
                queue.append(near)
    route = [goal]
    while route[-1] != start:
        route.append(came[route[-1]])
    return route[-2::-1]


def _middle(board: Board, cell: DungeonCell) -> Point:
    return board.centre(*own_cell(cell))


def _outside(board: Board, dungeon: Dungeon, opening: DungeonCell) -> Point:
    x, y = _middle(board, opening)
    down, right = SHIFTS[dungeon.openings[dungeon.places[opening]]]
    return x + right * (CELL / 2 + 4), y + down * (CELL / 2 + 4)


def _by_hand(points: list[Point]) -> str:
    """A line through points as a hand draws it: corners rounded, and never quite in the middle."""
    near = [
        (x + ((7 * number + int(x)) % 5 - 2) * 0.6, y + ((11 * number + int(y)) % 5 - 2) * 0.6)
        for number, (x, y) in enumerate(points)
    ]
    parts = [f"M{near[0][0]:.1f} {near[0][1]:.1f}"]
    for (x, y), (next_x, next_y) in pairwise(near[1:]):
        parts.append(f"Q{x:.1f} {y:.1f} {(x + next_x) / 2:.1f} {(y + next_y) / 2:.1f}")
    parts.append(f"L{near[-1][0]:.1f} {near[-1][1]:.1f}")
    return "".join(parts)


def _marks(board: Board, walk: Walk, ink: str) -> Iterator[str]:
    line = f'fill="none" stroke="{ink}" stroke-width="1.5" stroke-linecap="round"'
    for spot in walk.discovered:
        x, y = _middle(board, cell_of(spot))
        yield f'<ellipse cx="{x:g}" cy="{y:g}" rx="9.6" ry="8.8" transform="rotate(-18 {x:g} {y:g})" {line}/>'
    for spot in walk.spent:
        x, y = _middle(board, cell_of(spot))
        yield f'<path d="M{x - 8:g} {y + 7:g}L{x + 8:g} {y - 7:g}" {line}/>'
