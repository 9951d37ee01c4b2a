"""Cards on one grid of cells: where they lie, how they are joined, and the dungeon's edge (V-D*)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import NamedTuple, NewType

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.ground import (
    CELLS,
    HEIGHT,
    MAIN,
    NORTH,
    SHIFTS,
    SOUTH,
    UNDER,
    WEST,
    WIDTH,
    Cell,
    Direction,
    Ground,
    Place,
    Room,
    cell_at,
    level_of,
    opposite,
    row_column,
)

STRIDE = 2 * CELLS
"""The cells of one card: cells and places of the whole dungeon are numbered card by card."""

Slot = NewType("Slot", int)
"""A card of a layout, counted from 0."""

DungeonCell = NewType("DungeonCell", int)
"""A cell of the whole dungeon."""

DungeonPlace = NewType("DungeonPlace", DungeonCell)
"""A place of the whole dungeon, numbered by its first cell."""

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
def spot_of(cell: DungeonCell) -> Spot:
    """The spot of a cell of the dungeon."""
    slot, own = own_cell(cell)
    row, column = row_column(own)
    return Spot(slot + 1, column, row, bool(level_of(own)))


@cache
def slots(count: int) -> tuple[Slot, ...]:
    """The slots of a layout of so many cards."""
    return tuple(map(Slot, range(count)))


@cache
def slot_of(cell: DungeonCell) -> Slot:
    """The slot of a cell's card."""
    return Slot(cell // STRIDE)


@cache
def own_cell(cell: DungeonCell) -> tuple[Slot, Cell]:
    """A cell of the dungeon as a card's own cell, and the card's slot."""
    return Slot(cell // STRIDE), Cell(cell % STRIDE)


@cache
def own_place(place: DungeonPlace) -> tuple[Slot, Place]:
    """A place of the dungeon as a card's own place, and the card's slot."""
    return Slot(place // STRIDE), Place(Cell(place % STRIDE))


@cache
def dungeon_cell(slot: Slot, cell: Cell) -> DungeonCell:
    """A card's own cell as a cell of the dungeon."""
    return DungeonCell(slot * STRIDE + cell)


@cache
def dungeon_place(slot: Slot, place: Place) -> DungeonPlace:
    """A card's own place as a place of the dungeon."""
    return DungeonPlace(DungeonCell(slot * STRIDE + place))


def cell_beneath(cell: DungeonCell) -> DungeonCell:
    """The cell of the underground beneath a cell of the main level."""
    return DungeonCell(cell + CELLS)


def cell_above(cell: DungeonCell) -> DungeonCell:
    """The cell of the main level above a cell of the underground.

    >>> str(spot_of(cell_above(cell_of(read_spot("2D5")))))
    '2d5'
    """
    return DungeonCell(cell - CELLS)


def cell_of(spot: Spot) -> DungeonCell:
    """The cell of the dungeon at a spot.

    >>> spot_of(cell_of(read_spot("5G9"))) == read_spot("5G9")
    True
    """
    return dungeon_cell(Slot(spot.number - 1), cell_at(UNDER if spot.is_under else MAIN, spot.row, spot.column))


Position = tuple[int, int]
"""A row and a column on the grid."""


class _OwnOpening(NamedTuple):
    """An `Opening` of a card whose top left cell lies in row 0 and column 0."""

    place: Place
    side: Direction
    at: Position
    ahead: Position


class Opening(NamedTuple):
    """An opening as its card lies: the side of the table to which it looks, and where it and the cell ahead are."""

    place: DungeonPlace
    side: Direction
    at: Position
    ahead: Position


@cache
def _own_openings(card: Card, turned: bool) -> tuple[_OwnOpening, ...]:  # noqa: FBT001  as the card lies
    found = []
    for place, own in card.ground.openings.items():
        side = opposite(own) if turned else own
        row, column = position_on(Placed(card, 0, 0, turned), place)
        down, right = SHIFTS[side]
        found.append(_OwnOpening(place, side, (row, column), (row + down, column + right)))
    return tuple(found)


@cache
def _places(card: Card, slot: Slot) -> Mapping[DungeonCell, DungeonPlace]:
    """The places of a card in a slot."""
    return {dungeon_cell(slot, cell): dungeon_place(slot, place) for cell, place in card.ground.place_of.items()}


@cache
def _features(card: Card, slot: Slot) -> Mapping[DungeonPlace, tuple[DungeonCell, ...]]:
    """The cells that show a feature, by place, of a card in a slot."""
    return {
        dungeon_place(slot, place): tuple(dungeon_cell(slot, cell) for cell in cells)
        for place, cells in card.ground.features.items()
    }


@dataclass(frozen=True)
class Dungeon:
    """Cards that lie legally, and how their openings meet."""

    layout: tuple[Placed, ...]

    @cached_property
    def grounds(self) -> tuple[Ground, ...]:
        """The graph of each card."""
        return tuple(placed.card.ground for placed in self.layout)

    def position(self, cell: DungeonCell) -> Position:
        """Where a cell lies on the grid."""
        slot, own = own_cell(cell)
        return position_on(self.layout[slot], own)

    def direction(self, slot: Slot, direction: Direction) -> Direction:
        """A card's own direction as it lies on the table, and the other way round."""
        return opposite(direction) if self.layout[slot].turned else direction

    @cached_property
    def _openings(self) -> tuple[Opening, ...]:
        return tuple(
            Opening(dungeon_place(slot, place), side, (y + row, x + column), (y + next_row, x + next_column))
            for slot, (card, x, y, turned) in zip(slots(len(self.layout)), self.layout, strict=True)
            for place, side, (row, column), (next_row, next_column) in _own_openings(card, turned)
        )

    @cached_property
    def openings(self) -> Mapping[DungeonPlace, Direction]:
        """Every opening, and the side of the table it looks to."""
        return {opening.place: opening.side for opening in self._openings}

    @cached_property
    def _opening_at(self) -> Mapping[Position, DungeonPlace]:
        return {opening.at: opening.place for opening in self._openings}

    @cached_property
    def joins(self) -> Mapping[DungeonPlace, DungeonPlace]:
        """Each opening that faces another opening, and the opening that it faces."""
        other_at = self._opening_at
        return {opening.place: other_at[opening.ahead] for opening in self._openings if opening.ahead in other_at}

    @cached_property
    def edges(self) -> Mapping[DungeonPlace, Direction]:
        """The openings on the edge, which face an empty cell (V-R9, V-R24), and the side they look to."""
        return {
            opening.place: opening.side
            for opening in self._openings
            if opening.place not in self.joins and not any(covers(placed, opening.ahead) for placed in self.layout)
        }

    @cached_property
    def places(self) -> Mapping[DungeonCell, DungeonPlace]:
        """The place of every floor cell."""
        every: dict[DungeonCell, DungeonPlace] = {}
        for slot in slots(len(self.layout)):
            every |= _places(self.layout[slot].card, slot)
        return every

    def glyph(self, cell: DungeonCell) -> str:
        """What a cell shows, in small letters for corridors and rooms alike."""
        slot, own = divmod(cell, STRIDE)
        return self.grounds[slot].glyphs[own].lower()

    def room(self, place: DungeonPlace) -> Room | None:
        """The room at a place, its cells numbered within the card; None for a corridor."""
        slot, own = own_place(place)
        return self.grounds[slot].rooms.get(own)

    def features(self, place: DungeonPlace) -> tuple[DungeonCell, ...]:
        """The cells of a place that show a feature; stairs by their main cell."""
        slot = slot_of(place)
        return _features(self.layout[slot].card, slot).get(place, ())

    def pits_above(self, place: DungeonPlace) -> tuple[DungeonCell, ...]:
        """The fall pits right above a place of the underground."""
        slot, own = own_place(place)
        return tuple(dungeon_cell(slot, pit) for pit in self.grounds[slot].pits_above.get(own, ()))

    def having(self, feature: str) -> tuple[DungeonCell, ...]:
        """Every cell of the dungeon that shows a feature."""
        return tuple(
            dungeon_cell(slot, cell) for slot in slots(len(self.layout)) for cell in self.grounds[slot].having(feature)
        )

    def is_outermost(self, opening: DungeonPlace) -> bool:
        """Nothing of the dungeon lies further out in the opening's column or row."""
        return self.position(opening) == self._outermost(opening, self.openings[opening])

    def across(self, opening: DungeonPlace) -> DungeonPlace | None:
        """V-R11: the outermost opening exactly opposite, on the other side of the whole dungeon."""
        side = opposite(self.openings[opening])
        return self._opening_at.get(self._outermost(opening, side))

    def _outermost(self, opening: DungeonPlace, side: Direction) -> Position:
        row, column = self.position(opening)
        if side in {NORTH, SOUTH}:
            tops = [placed.y for placed in self.layout if placed.x <= column < placed.x + WIDTH]
            return (min(tops) if side == NORTH else max(tops) + HEIGHT - 1), column
        lefts = [placed.x for placed in self.layout if placed.y <= row < placed.y + HEIGHT]
        return row, (min(lefts) if side == WEST else max(lefts) + WIDTH - 1)


def lay(layout: tuple[Placed, ...]) -> Dungeon:
    """The dungeon of these cards, up to five; raises IllegalMove if the cards may not lie so (V-D3, V-D4)."""
    dungeon = Dungeon(layout)
    for one, two in combinations(slots(len(layout)), 2):
        if _overlap(layout[one], layout[two]):
            _refuse("V-D3", two, f"it overlaps card {one + 1}")
    joined = {(slot_of(place), slot_of(other)) for place, other in dungeon.joins.items()}
    for one, two in _borders(layout):
        if (one, two) not in joined:
            _refuse("V-R8", two, f"no corridor joins it to card {one + 1} beside it")  # V-D4
    reached = {Slot(0)}
    for _ in layout:
        reached |= {two for one, two in joined if one in reached}
    for slot in slots(len(layout)):
        if slot not in reached:
            _refuse("V-R8", slot, "it is not joined to card 1")
    return dungeon


def position_on(placed: Placed, cell: Cell) -> Position:
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


def _borders(layout: tuple[Placed, ...]) -> Iterator[tuple[Slot, Slot]]:
    """The pairs of cards that share a border; a common corner is no border (V-R38)."""
    for one, two in combinations(slots(len(layout)), 2):
        apart = abs(layout[one].x - layout[two].x), abs(layout[one].y - layout[two].y)
        if (apart[0] == WIDTH and apart[1] < HEIGHT) or (apart[1] == HEIGHT and apart[0] < WIDTH):
            yield one, two


def _refuse(rule: str, slot: Slot, message: str) -> None:
    raise IllegalMove(rule, f"layout: card {slot + 1}", message)
