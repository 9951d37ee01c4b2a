"""A card's graph: places, ways, rooms and their doors in order."""

from tacora.games.dungeon.cards import make_card
from tacora.games.dungeon.ground import (
    CELLS,
    MAIN,
    NO_DOOR,
    NORTH,
    SOUTH,
    UNDER,
    WEST,
    DoorNumber,
    Place,
    Way,
    cell_at,
    outline,
    row_column,
)

HALL = make_card(
    "hall",
    3,
    """\
###.###
###.###
##__###
##_C_..
.._M_##
##F__##
##.#t##
##.#.##
##.####
""",
    """\
#######
#######
#######
#######
#######
##.####
##..t##
#######
#######
""",
)
GROUND = HALL.ground


def test_doors_stand_in_order_around_the_room() -> None:
    (room,) = GROUND.rooms.values()
    doors = [(row_column(door.cell), door.direction) for door in room.doors]
    assert doors == [((2, 3), 0), ((3, 4), 1), ((5, 4), 2), ((5, 2), 2), ((4, 2), 3)]
    features = GROUND.features[Place(cell_at(MAIN, 2, 2))]
    assert [row_column(cell) for cell in features] == [(3, 3), (4, 3), (5, 2)]


def test_a_room_is_one_place_and_stairs_are_one_on_both_maps() -> None:
    assert {GROUND.place_of[cell] for cell in GROUND.room_cells[0]} == {cell_at(MAIN, 2, 2)}
    assert GROUND.place_of[cell_at(UNDER, 6, 4)] == cell_at(MAIN, 6, 4)


def test_ways_lead_from_stairs_on_both_levels() -> None:
    assert GROUND.ways[Place(cell_at(MAIN, 6, 4))] == (
        Way(NORTH, MAIN, Place(cell_at(MAIN, 2, 2)), DoorNumber(3)),
        Way(SOUTH, MAIN, Place(cell_at(MAIN, 7, 4)), NO_DOOR),
        Way(WEST, UNDER, Place(cell_at(UNDER, 6, 3)), NO_DOOR),
    )


def test_openings_know_their_sides() -> None:
    assert {row_column(cell): side for cell, side in GROUND.openings.items()} == {
        (0, 3): 0,
        (3, 6): 1,
        (4, 0): 3,
        (8, 2): 2,
    }


def test_the_pit_above_a_place() -> None:
    assert GROUND.pits_above == {cell_at(UNDER, 5, 2): (cell_at(MAIN, 5, 2),)}


def test_an_outline_goes_once_around() -> None:
    square = tuple(cell_at(MAIN, row, column) for row in (2, 3) for column in (2, 3))
    assert [side for _, side in outline(square)] == [0, 0, 1, 1, 2, 2, 3, 3]
    corner = (cell_at(MAIN, 2, 2), cell_at(MAIN, 3, 2), cell_at(MAIN, 3, 3))
    assert [(row_column(cell), side) for cell, side in outline(corner)] == [
        ((2, 2), 0),
        ((2, 2), 1),
        ((3, 3), 0),
        ((3, 3), 1),
        ((3, 3), 2),
        ((3, 2), 2),
        ((3, 2), 3),
        ((2, 2), 3),
    ]
    assert len(GROUND.glyphs) == 2 * CELLS
