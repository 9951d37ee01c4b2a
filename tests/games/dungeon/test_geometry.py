"""Cards on the grid: positions, joins, the edge."""

from dungeon_gallery import cards
from tacora.games.dungeon.geometry import Placed, cell_of, lay, read_spot, spot_of

CARDS = cards()


def test_a_turned_card_turns_every_cell() -> None:
    """V-D2."""
    dungeon = lay((Placed(CARDS["den"], 3, 2, turned=True),))
    assert dungeon.position(cell_of(read_spot("1a4"))) == (7, 9)
    assert dungeon.openings[dungeon.places[cell_of(read_spot("1a4"))]] == 1


def test_openings_are_joined_on_the_edge_or_blind() -> None:
    """V-R7, V-R8, V-R9."""
    dungeon = lay((Placed(CARDS["clasp"], 0, 0), Placed(CARDS["round"], 7, -1)))
    joins = {str(spot_of(one)): str(spot_of(two)) for one, two in dungeon.joins.items()}
    assert joins == {"1g2": "2a3", "2a3": "1g2"}
    assert {str(spot_of(cell)) for cell in dungeon.edges} == {"1d1", "1a2", "1a8", "1d9", "2d1", "2d9"}
    assert cell_of(read_spot("1g8")) in dungeon.openings


def test_the_same_card_may_lie_more_than_once() -> None:
    """V-M2: players have the same start cards, and the geometry does not mind."""
    dungeon = lay(tuple(Placed(CARDS["cross"], 0, 9 * number) for number in range(5)))
    assert len(dungeon.joins) == 8
