"""Five cards on one grid of cells: where they lie, how they are joined, and the dungeon's edge (V-D*)."""

from typing import NamedTuple

from tacora.games.dungeon.cards import Card


class Placed(NamedTuple):
    """A card on the grid: its top left cell's column x and row y (down is positive), and whether it is turned (V-D2)."""

    card: Card
    x: int
    y: int
    turned: bool = False
