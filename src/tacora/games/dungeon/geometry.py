"""Cards on one grid of cells: where they lie, how they are joined, and the dungeon's edge (V-D*)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.ground import (
    CELLS,
    HEIGHT,
    NORTH,
    SHIFTS,
    SOUTH,
    WEST,
    WIDTH,
    Ground,
    Room,
    cell_at,
    level_of,
    opposite,
    row_column,
)

STRIDE = 2 * CELLS
"""Cells and places of the whole dungeon are numbered card by card."""

COLUMNS = "abcdefg"


class Placed(NamedTuple):
    """A card on the grid: column x and row y of its top left cell (down is positive), and whether it is turned."""

    card: Card
    x: int
    y: int
    turned: bool = False


class Spot(NamedTuple):
    """A cell of a laid card: the card's number from 1, column and row from 0 as in the card's data, and the level."""

    number: int
    column: int
    row: int
    is_under: bool

    def __str__(self) -> str:
        """The spot in the notation, such as `2d5`, or `2D5` in the underground."""
        column = COLUMNS[self.column]
        return f"{self.number}{column.upper() if self.is_under else column}{self.row + 1}"


def read_spot(text: str) -> Spot:
    """A spot from its three characters.

    >>> read_spot("2D5"), str(read_spot("2D5"))
    (Spot(number=2, column=3, row=4, is_under=True), '2D5')
    """
    return Spot(int(text[0]), COLUMNS.index(text[1].lower()), int(text[2]) - 1, text[1].isupper())


@cache
def spot_of(cell: int) -> Spot:
    """The spot of a cell of the dungeon."""
    slot, local = divmod(cell, STRIDE)
    row, column = row_column(local)
    return Spot(slot + 1, column, row, bool(level_of(local)))


def base_of(cell: int) -> int:
    """The number of the first cell of a cell's card."""
    return cell - cell % STRIDE


def cell_of(spot: Spot) -> int:
    """The cell of the dungeon at a spot.

    >>> spot_of(cell_of(read_spot("5G9"))) == read_spot("5G9")
    True
    """
    return (spot.number - 1) * STRIDE + cell_at(int(spot.is_under), spot.row, spot.column)


Position = tuple[int, int]
"""A row and a column on the grid."""


class Opening(NamedTuple):
    """An opening as its card lies: its cell, the side of the table it looks to, and where it and the cell ahead are."""

    cell: int
    side: int
    at: Position
    ahead: Position


@cache
def _own_openings(card: Card, turned: bool) -> tuple[Opening, ...]:  # noqa: FBT001  as the card lies
    """The openings of a card whose corner lies in row 0 and column 0."""
    found = []
    for cell, own in card.ground.openings.items():
        side = opposite(own) if turned else own
        row, column = position_on(Placed(card, 0, 0, turned), cell)
        down, right = SHIFTS[side]
        found.append(Opening(cell, side, (row, column), (row + down, column + right)))
    return tuple(found)


@dataclass(frozen=True)
class Dungeon:
    """Cards that lie legally, and how their openings meet."""

    layout: tuple[Placed, ...]

    @cached_property
    def grounds(self) -> tuple[Ground, ...]:
        """The graph of each card."""
        return tuple(placed.card.ground for placed in self.layout)

    def position(self, cell: int) -> Position:
        """Where a cell lies on the grid."""
        slot, local = divmod(cell, STRIDE)
        return position_on(self.layout[slot], local)

    def direction(self, slot: int, direction: int) -> int:
        """A card's own direction as it lies on the table, and the other way round."""
        return opposite(direction) if self.layout[slot].turned else direction

    @cached_property
    def _openings(self) -> tuple[Opening, ...]:
        return tuple(
            Opening(slot * STRIDE + cell, side, (y + row, x + column), (y + next_row, x + next_column))
            for slot, (card, x, y, turned) in enumerate(self.layout)
            for cell, side, (row, column), (next_row, next_column) in _own_openings(card, turned)
        )

    @cached_property
    def openings(self) -> Mapping[int, int]:
        """Every opening, and the side of the table it looks to."""
        return {opening.cell: opening.side for opening in self._openings}

    @cached_property
    def _opening_at(self) -> Mapping[Position, int]:
        return {opening.at: opening.cell for opening in self._openings}

    @cached_property
    def joins(self) -> Mapping[int, int]:
        """The openings that face another opening, and which."""
        other_at = self._opening_at
        return {opening.cell: other_at[opening.ahead] for opening in self._openings if opening.ahead in other_at}

    @cached_property
    def edges(self) -> Mapping[int, int]:
        """The openings on the edge, which face an empty cell (V-R9, V-R24), and the side they look to."""
        return {
            opening.cell: opening.side
            for opening in self._openings
            if opening.cell not in self.joins and not any(covers(placed, opening.ahead) for placed in self.layout)
        }

    @cached_property
    def places(self) -> Mapping[int, int]:
        """The place of every floor cell."""
        return {
            slot * STRIDE + cell: slot * STRIDE + place
            for slot, ground in enumerate(self.grounds)
            for cell, place in ground.place_of.items()
        }

    def glyph(self, cell: int) -> str:
        """What a cell shows, in small letters for corridors and rooms alike."""
        slot, local = divmod(cell, STRIDE)
        return self.grounds[slot].glyphs[local].lower()

    def room(self, place: int) -> Room | None:
        """The room at a place, its cells numbered within the card; None for a corridor."""
        slot, local = divmod(place, STRIDE)
        return self.grounds[slot].rooms.get(local)

    def features(self, place: int) -> tuple[int, ...]:
        """The cells of a place that show a feature; stairs by their main cell."""
        base = base_of(place)
        return tuple(base + cell for cell in self.grounds[base // STRIDE].features.get(place - base, ()))

    def pits_above(self, place: int) -> tuple[int, ...]:
        """The fall pits right above a place of the underground."""
        slot, local = divmod(place, STRIDE)
        return tuple(slot * STRIDE + pit for pit in self.grounds[slot].pits_above.get(local, ()))

    def having(self, feature: str) -> tuple[int, ...]:
        """Every cell of the dungeon that shows a feature."""
        return tuple(
            slot * STRIDE + cell for slot, ground in enumerate(self.grounds) for cell in ground.having(feature)
        )

    def is_outermost(self, opening: int) -> bool:
        """Nothing of the dungeon lies further out in the opening's column or row."""
        return self.position(opening) == self._outermost(opening, self.openings[opening])

    def across(self, opening: int) -> int | None:
        """V-R11: the outermost opening exactly opposite, on the other side of the whole dungeon."""
        side = opposite(self.openings[opening])
        return self._opening_at.get(self._outermost(opening, side))

    def _outermost(self, opening: int, side: int) -> Position:
        row, column = self.position(opening)
        if side in {NORTH, SOUTH}:
            tops = [placed.y for placed in self.layout if placed.x <= column < placed.x + WIDTH]
            return (min(tops) if side == NORTH else max(tops) + HEIGHT - 1), column
        lefts = [placed.x for placed in self.layout if placed.y <= row < placed.y + HEIGHT]
        return row, (min(lefts) if side == WEST else max(lefts) + WIDTH - 1)


def lay(layout: tuple[Placed, ...]) -> Dungeon:
    """The dungeon of these cards, up to five; raises IllegalMove if they may not lie so (V-D3, V-D4)."""
    dungeon = Dungeon(layout)
    for one, two in combinations(range(len(layout)), 2):
        if _overlap(layout[one], layout[two]):
            _refuse("V-D3", two, f"it overlaps card {one + 1}")
    joined = {(cell // STRIDE, other // STRIDE) for cell, other in dungeon.joins.items()}
    for one, two in _borders(layout):
        if (one, two) not in joined:
            _refuse("V-R8", two, f"no corridor joins it to card {one + 1} beside it")  # V-D4
    reached = {0}
    for _ in layout:
        reached |= {two for one, two in joined if one in reached}
    for slot in range(len(layout)):
        if slot not in reached:
            _refuse("V-R8", slot, "it is not joined to card 1")
    return dungeon


def position_on(placed: Placed, cell: int) -> Position:
    """Where a card's own cell lies on the grid."""
    row, column = row_column(cell)
    if placed.turned:
        row, column = HEIGHT - 1 - row, WIDTH - 1 - column
    return placed.y + row, placed.x + column


def covers(placed: Placed, position: Position) -> bool:
    """The card lies on that cell of the grid."""
    row, column = position
    return placed.x <= column < placed.x + WIDTH and placed.y <= row < placed.y + HEIGHT


def _overlap(one: Placed, two: Placed) -> bool:
    return abs(one.x - two.x) < WIDTH and abs(one.y - two.y) < HEIGHT


def _borders(layout: tuple[Placed, ...]) -> Iterator[tuple[int, int]]:
    """The pairs of cards that share a border; touching at a corner is none (V-R38)."""
    for one, two in combinations(range(len(layout)), 2):
        apart = abs(layout[one].x - layout[two].x), abs(layout[one].y - layout[two].y)
        if (apart[0] == WIDTH and apart[1] < HEIGHT) or (apart[1] == HEIGHT and apart[0] < WIDTH):
            yield one, two


def _refuse(rule: str, slot: int, message: str) -> None:
    raise IllegalMove(rule, f"layout: card {slot + 1}", message)
