"""Cards moved on the table: legal places, turning, refusals in words, taking back."""

import random

import pytest

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.ground import DIRECTIONS, EAST, HEIGHT, SOUTH, WIDTH
from tacora.games.dungeon.places import places_for
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.dungeon.laying import Laying, middle_of, refusal_of
from tacora.terminal.dungeon.refusals import place_refused

HAND = START_CARDS[:5]
ALL = (*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards))


def laid(count: int = 5) -> Laying:
    laying = Laying(HAND)
    for _ in range(count):
        laying.lay_next()
        assert laying.lay() is None
    return laying


def test_five_cards_laid_where_they_hover_are_a_dungeon() -> None:
    laying = laid()
    assert laying.is_complete
    lay(laying.layout)
    assert tuple(placed.card for placed in laying.layout) == HAND


def test_the_places_are_those_of_the_rules() -> None:
    choose = random.Random(7)
    for _ in range(20):
        hand = tuple(choose.sample(ALL, 5))
        laying = Laying(hand)
        while laying.left:
            laying.lay_next()
            held = laying.held
            assert held is not None
            assert laying.places == places_for(laying.layout, held.card)
            laying.held = choose.choice(laying.places)
            assert laying.lay() is None
        assert laying.is_complete


def test_refusals_are_those_of_the_rules() -> None:
    """Wherever a card is put beside one other: refused by us if and only if the rules refuse."""
    first = Placed(HAND[0], 0, 0)
    seen = set()
    for turned in (False, True):
        for y in range(-HEIGHT - 1, HEIGHT + 2):
            for x in range(-WIDTH - 1, WIDTH + 2):
                placed = Placed(HAND[1], x, y, turned)
                ours = refusal_of((first,), placed)
                assert (None if ours is None else ours.rule) == rule_against((first, placed))
                seen.add(None if ours is None else ours.key)
    assert seen == {None, "overlap", "no-join", "unjoined"}


def rule_against(layout: tuple[Placed, ...]) -> str | None:
    try:
        lay(layout)
    except IllegalMove as refusal:
        return refusal.rule
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_with_the_rule(language: str) -> None:
    first = Placed(HAND[0], 0, 0)
    for placed in (Placed(HAND[1], 1, 1), Placed(HAND[1], WIDTH, 1 - HEIGHT), Placed(HAND[1], 30, 30)):
        refusal = refusal_of((first,), placed)
        assert refusal is not None
        text = place_refused(refusal, HAND[1], Words(language))
        assert refusal.rule in text
        assert "S2" in text


def test_arrows_go_from_place_to_place_and_shift_goes_anywhere() -> None:
    laying = laid(1)
    laying.lay_next()
    seen = {laying.held}
    for direction in DIRECTIONS * 6:
        laying.move(direction)
        assert laying.held in laying.places
        seen.add(laying.held)
    assert len(seen) > 2
    before = laying.held
    assert before is not None
    laying.nudge(EAST)
    assert laying.held == before._replace(x=before.x + 1)


def test_turning_keeps_the_place_and_says_whether_it_fits() -> None:
    laying = laid(1)
    laying.lay_next()
    held = laying.held
    assert held is not None
    laying.turn()
    assert laying.held == held._replace(turned=True)
    assert (laying.refusal is None) == (laying.held in laying.places)


def test_a_card_put_nearby_is_drawn_to_a_place_that_fits() -> None:
    laying = laid(1)
    laying.lay_next()
    place = laying.places[-1]
    row, column = middle_of(place)
    laying.put((row, column + 1))
    assert laying.held in laying.places
    laying.put((row + 40, column + 40))
    assert laying.refusal is not None
    assert laying.lay() is not None  # it stays in the hand
    assert len(laying.layout) == 1


def test_a_laid_card_can_be_taken_up_and_all_can_be_taken_back() -> None:
    laying = laid()
    whole = laying.layout
    laying.take(HAND[0])
    assert laying.held == whole[0]
    assert len(laying.layout) == 4
    assert laying.undo()
    assert laying.layout == whole
    assert laying.redo()
    assert len(laying.layout) == 4
    while laying.undo():
        pass
    assert len(laying.left) == len(HAND)
    while laying.redo():
        pass
    assert len(laying.layout) == 4


def test_a_card_that_joined_the_others_leaves_them_apart() -> None:
    """The cards that are left lie on; what is wrong is said, and the card can come back."""
    laying = Laying(HAND)
    for _ in range(3):
        laying.lay_next()
        while laying.move(SOUTH):
            pass
        assert laying.lay() is None
    laying.take(HAND[1])
    laying.take_back()
    assert laying.fault is not None
    assert not laying.is_complete
    laying.take(HAND[1])
    assert laying.places
