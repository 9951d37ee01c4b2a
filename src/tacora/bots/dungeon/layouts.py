"""Whole dungeons laid at random."""

from collections.abc import Iterator, Sequence
from random import Random

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.places import Layout, fits, junctions

TRIES = 6


def random_layout(hand: Sequence[Card], random: Random) -> Layout:
    """All cards of a hand, laid by joining random openings; a plain column if that fails too often."""
    cards = random.sample(list(hand), len(hand))
    layout: Layout = (Placed(cards[0], 0, 0, random.random() < 0.5),)
    for card in cards[1:]:
        for placed in _some(layout, card, random):
            if fits(layout, placed):
                layout = (*layout, placed)
                break
        else:
            return column(cards)
    return layout


def column(cards: Sequence[Card]) -> Layout:
    """The cards one below the other: any cards may lie so, as each has an opening at its top and its bottom."""
    layout: Layout = (Placed(cards[0], 0, 0),)
    for card in cards[1:]:
        layout = (*layout, next(placed for placed in junctions(layout[-1:], card) if placed.y > layout[-1].y + 8))
    return layout


def _some(layout: Layout, card: Card, random: Random) -> Iterator[Placed]:
    every = list(junctions(layout, card))
    return iter(random.sample(every, min(TRIES, len(every))))
