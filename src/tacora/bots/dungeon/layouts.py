"""Ways to lay cards: where one more may lie, and whole dungeons at random."""

from collections.abc import Iterator, Sequence
from random import Random

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, lay, position_on
from tacora.games.dungeon.ground import SHIFTS, opposite

Layout = tuple[Placed, ...]
TRIES = 6


def places_for(layout: Layout, card: Card) -> tuple[Placed, ...]:
    """Everywhere that one more card may lie, from the top left to the bottom right."""
    if not layout:
        return Placed(card, 0, 0), Placed(card, 0, 0, turned=True)
    every = dict.fromkeys(_joined(layout, card))
    fitting = (placed for placed in every if _fits(layout, placed))
    return tuple(sorted(fitting, key=lambda placed: (placed.y, placed.x, placed.turned)))


def random_layout(hand: Sequence[Card], random: Random) -> Layout:
    """All cards of a hand, laid by joining random openings; a plain column if that fails too often."""
    cards = random.sample(list(hand), len(hand))
    layout: Layout = (Placed(cards[0], 0, 0, random.random() < 0.5),)
    for card in cards[1:]:
        for placed in _some(layout, card, random):
            if _fits(layout, placed):
                layout = (*layout, placed)
                break
        else:
            return column(cards)
    return layout


def column(cards: Sequence[Card]) -> Layout:
    """The cards one below the other, which any cards can be: each has an opening at its top and its bottom."""
    layout: Layout = (Placed(cards[0], 0, 0),)
    for card in cards[1:]:
        layout = (*layout, next(placed for placed in _joined(layout[-1:], card) if placed.y > layout[-1].y + 8))
    return layout


def _some(layout: Layout, card: Card, random: Random) -> Iterator[Placed]:
    every = list(_joined(layout, card))
    return iter(random.sample(every, min(TRIES, len(every))))


def _joined(layout: Layout, card: Card) -> Iterator[Placed]:
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


def _fits(layout: Layout, placed: Placed) -> bool:
    try:
        lay((*layout, placed))
    except IllegalMove:
        return False
    return True
