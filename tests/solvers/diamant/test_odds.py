"""The odds against every order of small decks."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora.core.seats import seats
from tacora.games.diamant import DIAMANT, Card, Cave, Trap, Treasure, relic, trap, treasure
from tacora.solvers.diamant.odds import NextCard, expected_length, lengths, next_card

KINDS = ("snake", "lava")
PRIZES: tuple[Card, ...] = (treasure(1), treasure(4), treasure(9), relic(5))


@st.composite
def caves(draw: st.DrawFn) -> Cave:
    """A deck of two to six cards in which a second trap must come, and some traps on the path."""
    path: list[Card] = [trap(kind) for kind in KINDS if draw(st.booleans())]
    certain = draw(st.sampled_from(KINDS))
    deck: list[Card] = [trap(certain)] * (1 if trap(certain) in path else 2)
    deck += draw(st.lists(st.sampled_from((*PRIZES, *map(trap, KINDS))), max_size=4))
    players = draw(st.integers(1, 8))
    return Cave(tuple(deck), tuple(path), (0,) * len(path), (), seats(players), 0)


def length_of(order: tuple[Card, ...], path: tuple[Card, ...]) -> int:
    """At which card a second trap comes."""
    seen = set(path)
    for number, card in enumerate(order, start=1):
        if type(card) is Trap and card in seen:
            return number
        seen.add(card)
    raise AssertionError("no second trap came (D-R2)")


@settings(deadline=None)
@given(caves())
def test_lengths_are_those_of_all_orders(cave: Cave) -> None:
    counted = Counter(length_of(order, cave.path) for order in permutations(cave.deck))
    orders = factorial(len(cave.deck))
    chances = lengths(cave)
    assert {n: chance for n, chance in enumerate(chances, start=1) if chance} == {
        n: Fraction(times, orders) for n, times in counted.items()
    }
    assert sum(chances) == 1
    assert expected_length(cave) == Fraction(sum(n * times for n, times in counted.items()), orders)


@settings(deadline=None)
@given(caves())
def test_the_next_card_is_that_of_all_orders(cave: Cave) -> None:
    firsts = [order[0] for order in permutations(cave.deck)]
    odds = next_card(cave)
    second = [card for card in firsts if type(card) is Trap and card in cave.path]
    first = [card for card in firsts if type(card) is Trap and card not in cave.path]
    rubies = [card.rubies for card in firsts if type(card) is Treasure]
    assert odds.second_trap == Fraction(len(second), len(firsts)) == lengths(cave)[0]
    assert odds.first_trap == Fraction(len(first), len(firsts))
    assert odds.treasure == Fraction(len(rubies), len(firsts))
    assert odds.relic == 1 - odds.second_trap - odds.first_trap - odds.treasure
    shares = sum(rubies_of_card // len(cave.in_cave) for rubies_of_card in rubies)  # D-E4
    assert odds.expected_rubies == Fraction(shares, len(firsts))


@pytest.mark.parametrize(
    ("players", "rubies"), [(1, Fraction(124, 30)), (3, Fraction(35, 30)), (4, Fraction(24, 30)), (8, Fraction(8, 30))]
)
def test_the_first_card_of_a_game(players: int, rubies: Fraction) -> None:
    state, _ = DIAMANT.start(DIAMANT.table({"edition": "2024"}, players))
    odds = next_card(state.cave)
    half = Fraction(1, 2)
    assert odds == NextCard(Fraction(0), half, half, relic=Fraction(0), expected_rubies=rubies)


def test_a_full_deck_lasts_at_most_twenty_one_cards() -> None:
    """15 treasures and one trap of each of 5 kinds may lie out; the card after that is a second trap."""
    state, _ = DIAMANT.start(DIAMANT.table({"edition": "2024"}, 4))
    chances = lengths(state.cave)
    assert len(chances) == 21
    assert chances[0] == 0
    assert chances[1] == Fraction(15 * 2, 30 * 29)
    assert expected_length(state.cave) == Fraction(14849, 2002)
    assert expected_length(state.cave) == sum(
        (Fraction(safe_hands(cards), hands(cards)) for cards in range(21)), start=Fraction(0)
    )


def hands(cards: int) -> int:
    return factorial(30) // factorial(cards) // factorial(30 - cards)


def safe_hands(cards: int) -> int:
    """Sets of so many of 15 treasures and 5 kinds of 3 traps, no two of a kind: which kinds, which copy of each."""
    return sum(count(5, kinds) * 3**kinds * count(15, cards - kinds) for kinds in range(6) if 0 <= cards - kinds <= 15)


def count(things: int, chosen: int) -> int:
    return factorial(things) // factorial(chosen) // factorial(things - chosen)
