"""A second referee for paths, slow and plain: it knows the table's grid of cells and no graph of cards.

Whether two visits to a room cross is found by drawing one of them as a line on a fine grid, and asking whether
the other one's doors are still connected.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from itertools import pairwise

from tacora.games.dungeon.geometry import Placed

Cell = tuple[int, int, int]  # level, row, column on the table
Side = tuple[Cell, int]  # a room cell, and the way out

WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OUT = tuple(WAYS.values())
ITEMS = {"s": "sword", "p": "scroll", "k": "key", "r": "rope"}
MEANS = {"m": ("s", 1), "o": ("p", 8), "l": ("k", 5), "v": ("r", 6), "f": ("r", 6)}
PLAIN = [*"neswNESW12345o", "+s", "+p", "+k", "+r", *(f"{step}v" for step in "nesw12345")]
FINE = 7  # fine cells a cell


class Refused(Exception):  # noqa: N818  as the rules say it
    """No."""


@dataclass
class Table:
    """The cards as they lie."""

    layout: tuple[Placed, ...]
    glyph: dict[Cell, str] = field(default_factory=dict)
    named: dict[str, Cell] = field(default_factory=dict)
    card_at: dict[tuple[int, int], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number, (card, x, y, turned) in enumerate(self.layout, start=1):
            for level, rows in enumerate((card.main, card.under)):
                for row in range(9):
                    for column in range(7):
                        down, right = (8 - row, 6 - column) if turned else (row, column)
                        cell = (level, y + down, x + right)
                        letter = "abcdefg"[column]
                        self.named[f"{number}{letter.upper() if level else letter}{row + 1}"] = cell
                        self.card_at[cell[1:]] = number
                        if rows[row][column] != "#":
                            self.glyph[cell] = rows[row][column]

    def is_room(self, cell: Cell) -> bool:
        return cell in self.glyph and (self.glyph[cell] == "_" or self.glyph[cell].isupper())

    def room(self, cell: Cell) -> set[Cell]:
        found, border = {cell}, [cell]
        while border:
            for near in around(border.pop()):
                if self.is_room(near) and near not in found:
                    found.add(near)
                    border.append(near)
        return found

    def doors(self, cell: Cell) -> list[Side]:
        """Clockwise around the room, from the top of its first cell as the card stands in its data."""
        room = self.room(cell)
        turned = self.layout[self.card_at[cell[1:]] - 1].turned
        first = max(room) if turned else min(room)
        at, way = first, 2 if turned else 0
        doors = []
        while True:
            outside = ahead(at, way)
            if outside in self.glyph:
                doors.append((at, way))
            along = ahead(at, (way + 1) % 4)
            if along not in room:
                way = (way + 1) % 4
            elif ahead(along, way) in room:
                at, way = ahead(along, way), (way + 3) % 4
            else:
                at = along
            if (at, way) == (first, 2 if turned else 0):
                return doors

    def edge(self, cell: Cell) -> int | None:
        """The way out of the dungeon from an opening on its edge."""
        if cell in self.glyph and cell[0] == 0:
            for way in range(4):
                outside = ahead(cell, way)
                if outside[1:] not in self.card_at and self.is_on_side(cell, way):
                    return way
        return None

    def is_on_side(self, cell: Cell, way: int) -> bool:
        _, x, y, _ = self.layout[self.card_at[cell[1:]] - 1]
        return (cell[1] == y, cell[2] == x + 6, cell[1] == y + 8, cell[2] == x)[way]


def ahead(cell: Cell, way: int) -> Cell:
    return cell[0], cell[1] + OUT[way][0], cell[2] + OUT[way][1]


def around(cell: Cell) -> Iterator[Cell]:
    return (ahead(cell, way) for way in range(4))


def cross(room: set[Cell], one: tuple[Side, Side], two: tuple[Side, Side]) -> bool:
    """Draw the first visit through the middles of its cells; the other crosses it if its doors are then apart."""
    line = fine_line(room, *one)
    floor = {
        (FINE * row + down, FINE * column + right)
        for _, row, column in room
        for down in range(FINE)
        for right in range(FINE)
    } - line
    start, goal = fine_door(two[0]), fine_door(two[1])
    seen, border = {start}, [start]
    while border:
        row, column = border.pop()
        for down, right in OUT:
            near = row + down, column + right
            if near in floor and near not in seen:
                seen.add(near)
                border.append(near)
    return goal not in seen


def fine_door(side: Side) -> tuple[int, int]:
    (_, row, column), way = side
    middle = FINE // 2
    return FINE * row + middle + middle * OUT[way][0], FINE * column + middle + middle * OUT[way][1]


def fine_line(room: set[Cell], start: Side, goal: Side) -> set[tuple[int, int]]:
    came: dict[Cell, Cell | None] = {start[0]: None}
    queue = [start[0]]
    for cell in queue:
        for near in around(cell):
            if near in room and near not in came:
                came[near] = cell
                queue.append(near)
    stops = [fine_door(goal)]
    at: Cell | None = goal[0]
    while at is not None:
        stops.append((FINE * at[1] + FINE // 2, FINE * at[2] + FINE // 2))
        at = came[at]
    stops.append(fine_door(start))
    line = set()
    for (row, column), (to_row, to_column) in pairwise(stops):
        for down in range(min(row, to_row), max(row, to_row) + 1):
            for right in range(min(column, to_column), max(column, to_column) + 1):
                line.add((down, right))
    return line


class Referee:
    """A path in the making, judged again."""

    def __init__(self, layout: tuple[Placed, ...], tokens: dict[str, int], books: tuple[int, ...]) -> None:
        self.table = Table(layout)
        self.means = Counter({letter: tokens[word] for letter, word in ITEMS.items()})
        self.books = set(books)
        self.at: Cell | None = None
        self.entry: Cell | None = None
        self.came: Side | None = None
        self.walked: set[Cell] = set()
        self.sides: set[Side] = set()
        self.visits: list[tuple[Side, Side]] = []
        self.gone: set[Cell] = set()  # used pits and portals
        self.seen: set[Cell] = set()
        self.rooms: set[Cell] = set()  # one cell of each room entered
        self.ending = ""

    def counts(self) -> Counter[str]:
        found = Counter(self.table.glyph[cell].lower() for cell in self.seen)
        return found + Counter({"room": len(self.rooms)})

    def after(self, token: str) -> "Referee":
        """The path with one more step; raises Refused."""
        new = copy(self)
        for name in ("means", "books", "walked", "sides", "visits", "gone", "seen", "rooms"):
            setattr(new, name, copy(getattr(self, name)))
        new.go(token)
        return new

    def go(self, token: str) -> None:
        self.need(not self.ending)
        if self.at is None:
            cell = self.table.named.get(token)
            self.need(cell is not None and self.table.edge(cell) is not None)
            self.entry = cell
            self.stand(cell)  # type: ignore[arg-type]  # checked above
            return
        token, _, stop = token.partition("!")
        defeats = int(stop) if stop else None
        if token[0] in "123456789":
            self.leave(int(token[0]), token[1:] == "v", defeats)
        elif token[0].lower() in WAYS:
            self.move(token[0], token[1:] == "v", defeats)
        elif token[0] == "o":
            self.need(defeats is None)
            self.across()
        elif token[0] == "+":
            self.use_book(15)
            self.means[token[1]] += 1
        else:
            cell = self.table.named.get(token[1:])
            self.need(cell is not None and cell in self.table.glyph)
            self.travel(token[0], cell, defeats)  # type: ignore[arg-type]  # checked above

    def need(self, is_so: bool) -> None:
        if not is_so:
            raise Refused

    def use_book(self, book: int) -> None:
        self.need(book in self.books)
        self.books.remove(book)

    def overcome(self, glyph: str) -> None:
        item, book = MEANS[glyph]
        if self.means[item]:
            self.means[item] -= 1
        else:
            self.use_book(book)

    def find(self, cell: Cell) -> None:
        self.seen.add(cell)
        glyph = self.table.glyph[cell].lower()
        if glyph in ITEMS:
            self.means[glyph] += 1

    def stand(self, cell: Cell) -> None:
        """On an unused corridor cell."""
        twin = (1 - cell[0], *cell[1:])
        self.at, self.came = cell, None
        self.walked.add(cell)
        if self.table.glyph[cell] == "t":
            self.walked.add(twin)
            self.find((0, *cell[1:]))
        elif self.table.glyph[cell] != ".":
            self.find(cell)

    def move(self, letter: str, falls: bool, defeats: int | None) -> None:
        level, way = int(letter.isupper()), "nesw".index(letter.lower())
        at = self.at
        assert at is not None
        self.need(not self.table.is_room(at))
        if at[0] != level:
            self.need(self.table.glyph[at] == "t")
            at = (level, *at[1:])
        target = ahead(at, way)
        if level == 0 and self.table.edge(at) == way:
            self.need(at != self.entry and not falls and defeats is None)
            self.at, self.ending = None, "exit"
            return
        self.need(target in self.table.glyph)
        if self.table.is_room(target):
            self.need(not falls)
            side = target, (way + 2) % 4
            self.need(side not in self.sides)
            self.sides.add(side)
            self.enter(target, defeats)
            self.came = side
        else:
            self.onto(target, falls, defeats)

    def leave(self, number: int, falls: bool, defeats: int | None) -> None:
        at = self.at
        assert at is not None
        self.need(self.table.is_room(at))
        doors = self.table.doors(at)
        self.need(number <= len(doors))
        side = doors[number - 1]
        self.need(side not in self.sides)
        self.sides.add(side)
        if self.came is not None:
            visit = self.came, side
            room = self.table.room(at)
            crossed = sum(1 for other in self.visits if other[0][0] in room and cross(room, other, visit))
            self.need(crossed <= 1)
            if crossed:
                self.use_book(7)
            self.visits.append(visit)
        self.onto(ahead(*side), falls, defeats)

    def onto(self, cell: Cell, falls: bool, defeats: int | None) -> None:
        self.need(cell not in self.walked)
        glyph = self.table.glyph[cell]
        if falls:
            self.need(glyph == "f")
            self.stand(cell)
            self.land(cell, defeats)
            return
        self.need(defeats is None)
        if glyph in MEANS and glyph != "o":
            self.overcome(glyph)
        self.stand(cell)

    def land(self, pit: Cell, defeats: int | None) -> None:
        beneath = (1, *pit[1:])
        if beneath in self.walked:
            self.need(defeats is None)
            self.at, self.ending = beneath, "dead-end"
        else:
            self.arrive(beneath, defeats)

    def arrive(self, cell: Cell, defeats: int | None) -> None:
        if self.table.is_room(cell):
            self.enter(cell, defeats)
        else:
            self.need(defeats is None)
            self.stand(cell)

    def enter(self, cell: Cell, defeats: int | None) -> None:
        room = self.table.room(cell)
        is_known = bool(room & self.rooms)
        monsters = [] if is_known else sorted(cell for cell in room if self.table.glyph[cell] == "M")
        self.at, self.came = cell, None
        for monster in monsters[: len(monsters) if defeats is None else defeats]:
            self.overcome("m")
            self.find(monster)
        if defeats is not None:
            self.need(defeats < len(monsters))
            self.ending = "dead-end"
        elif not is_known:
            self.rooms.add(min(room))
            for found in sorted(room):
                if self.table.glyph[found] not in "_M":
                    self.find(found)

    def here(self, glyph: str) -> set[Cell]:
        """The cells that show something where the path is."""
        assert self.at is not None
        place = self.table.room(self.at) if self.table.is_room(self.at) else {self.at}
        return {cell for cell in place if self.table.glyph[cell].lower() == glyph}

    def travel(self, letter: str, cell: Cell, defeats: int | None) -> None:
        glyph = self.table.glyph[cell].lower()
        assert self.at is not None
        if letter == "d":
            self.need(self.table.is_room(self.at) and cell in self.here("f") and cell not in self.gone)
            self.gone.add(cell)
            self.land(cell, defeats)
            return
        self.need(cell not in self.walked and cell not in self.gone)
        if letter == "u":
            self.need(glyph == "f" and cell[0] == 0)
            beneath = (1, *cell[1:])
            room = self.table.room(beneath) if self.table.is_room(beneath) else {beneath}
            self.need(self.at in room)
            self.use_book(4)
            self.gone.add(cell)
        elif letter == "p":
            here = self.here("o")
            self.need(glyph == "o" and bool(here) and cell not in here and not here & self.gone)
            self.overcome("o")
            self.gone |= {cell, *here}
        elif letter == "b":
            here = self.here("b")
            self.need(glyph == "b" and bool(here - {cell}))
            self.use_book(9)
        else:
            self.need(glyph == "m" and cell not in self.seen)
            self.use_book(3)
            if not self.table.is_room(cell):
                self.meet(cell, defeats)
                return
        self.arrive(cell, defeats)
        if self.ending and letter in "up":
            self.seen.add(cell)

    def meet(self, monster: Cell, defeats: int | None) -> None:
        if defeats is None:
            self.overcome("m")
            self.stand(monster)
        else:
            self.need(defeats == 0)
            self.at, self.ending = monster, "dead-end"

    def across(self) -> None:
        assert self.at is not None
        way = self.table.edge(self.at)
        self.need(way is not None)
        self.use_book(11 if way in {0, 2} else 12)
        axis = 0 if way in {1, 3} else 1
        line = sorted(cell for cell in self.table.card_at if cell[axis] == self.at[1 + axis])
        if way in {1, 2}:
            line.reverse()
        self.need(line[0] == self.at[1:])
        other = (0, *line[-1])
        self.need(other in self.table.glyph and other not in self.walked)
        self.stand(other)


def listed(judge: Referee) -> set[str]:
    """Every step that the second referee allows."""
    names = judge.table.named
    tried = [name for name, cell in names.items() if cell in judge.table.glyph] if judge.at is None else list(PLAIN)
    if judge.at is not None:
        wanted = {"d": "f", "u": "f", "p": "o", "b": "b", "m": "m"}
        for name, cell in names.items():
            glyph = judge.table.glyph.get(cell, "#").lower()
            tried += [letter + name for letter, feature in wanted.items() if feature == glyph]
        tried += [f"{token}!{number}" for token in tried if not token.startswith("+") for number in range(3)]
    allowed = set()
    for token in tried:
        with suppress(Refused):
            judge.after(token)
            allowed.add(token)
    return allowed
