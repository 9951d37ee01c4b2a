"""Where one more card may lie (V-D4)."""

from collections.abc import Iterator

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, lay, position_on
from tacora.games.dungeon.ground import SHIFTS, opposite

Layout = tuple[Placed, ...]


def places_for(layout: Layout, card: Card) -> tuple[Placed, ...]:
    """Everywhere that one more card may lie, from the top left to the bottom right."""
    if not layout:
        return Placed(card, 0, 0), Placed(card, 0, 0, turned=True)
    every = dict.fromkeys(junctions(layout, card))
    fitting = (placed for placed in every if fits(layout, placed))
    return tuple(sorted(fitting, key=lambda placed: (placed.y, placed.x, placed.turned)))


def junctions(layout: Layout, card: Card) -> Iterator[Placed]:
    """Where an opening of the card meets one on the edge."""
    dungeon = lay(layout)
    for edge, side in dungeon.edges.items():
        row, column_ = dungeon.position(edge)
        down, right = SHIFTS[side]
        for turned in (False, True):
            for cell, own in card.ground.openings.items():
                if (opposite(own) if turned else own) == opposite(side):
                    own_row, own_column = position_on(Placed(card, 0, 0, turned), cell)
                    yield Placed(card, column_ + right - own_column, row + down - own_row, turned)


def fits(layout: Layout, placed: Placed) -> bool:
    """Whether a card may lie there beside the others."""
    try:
        lay((*layout, placed))
    except IllegalMove:
        return False
    return True
