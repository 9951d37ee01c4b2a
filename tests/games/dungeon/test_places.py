"""Where one more card may lie."""

from random import Random

from dungeon_layouts import ALL_CARDS, random_layout
from tacora.games.dungeon.cards import START_CARDS
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.places import fits, places_for


def test_the_first_card_lies_upright_or_turned() -> None:
    card = START_CARDS[0]
    assert places_for((), card) == (Placed(card, 0, 0), Placed(card, 0, 0, turned=True))


def test_every_place_is_legal_and_none_is_named_twice() -> None:
    """V-D4."""
    random = Random(2)
    for _ in range(20):
        *cards, last = random.sample(ALL_CARDS, 4)
        layout = random_layout(tuple(cards), random)
        places = places_for(layout, last)
        assert places
        assert len(set(places)) == len(places)
        for placed in places:
            lay((*layout, placed))


def test_no_place_is_left_out() -> None:
    """V-D4: every position around a card is tried."""
    first, second = START_CARDS[:2]
    layout = (Placed(first, 0, 0),)
    around = [Placed(second, x, y, turned) for y in range(-9, 10) for x in range(-7, 8) for turned in (False, True)]
    assert list(places_for(layout, second)) == [placed for placed in around if fits(layout, placed)]
