"""The odds of the cards to come, exact, on the real state: the deck is known, only its order is not."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import comb

from tacora.games.diamant import Cave, Trap, Treasure


@dataclass(frozen=True, slots=True)
class NextCard:
    """What the next card may be, and the rubies that it brings each player in the cave on average."""

    second_trap: Fraction
    first_trap: Fraction
    treasure: Fraction
    relic: Fraction
    expected_rubies: Fraction


def next_card(cave: Cave) -> NextCard:
    """The chances of the next card.

    >>> from tacora.games.diamant import trap, treasure
    >>> deck = (trap("snake"), treasure(5), treasure(9), treasure(1))
    >>> odds = next_card(Cave(deck, (trap("snake"),), (0,), (), (0, 1), 0))
    >>> odds.second_trap, odds.expected_rubies
    (Fraction(1, 4), Fraction(3, 2))
    """
    cards, players = len(cave.deck), len(cave.in_cave)
    treasures = [card.rubies for card in cave.deck if type(card) is Treasure]
    traps = [card in cave.path for card in cave.deck if type(card) is Trap]
    second = sum(traps)
    return NextCard(
        second_trap=Fraction(second, cards),
        first_trap=Fraction(len(traps) - second, cards),
        treasure=Fraction(len(treasures), cards),
        relic=Fraction(cards - len(treasures) - len(traps), cards),
        expected_rubies=Fraction(sum(rubies // players for rubies in treasures), cards),  # D-E4
    )


def lengths(cave: Cave) -> tuple[Fraction, ...]:
    """The chance that the second trap is the first, second, third … card from now, if nobody ends the expedition.

    >>> from tacora.games.diamant import trap, treasure
    >>> lengths(Cave((trap("snake"), trap("snake"), treasure(5)), (), (), (), (0,), 0))
    (Fraction(0, 1), Fraction(1, 3), Fraction(2, 3))
    """
    lasting = [Fraction(hands, comb(len(cave.deck), cards)) for cards, hands in enumerate(_harmless_hands(cave))]
    return tuple(longer - shorter for longer, shorter in pairwise(lasting))


def expected_length(cave: Cave) -> Fraction:
    """How many more cards come on average, the second trap included, if nobody ends the expedition."""
    return sum((number * chance for number, chance in enumerate(lengths(cave), start=1)), start=Fraction(0))


def _harmless_hands(cave: Cave) -> list[int]:
    """How many sets of 0, 1, 2 … cards of the deck hold no second trap; the last number is 0 (D-R2)."""
    traps = Counter(card for card in cave.deck if type(card) is Trap)
    others = len(cave.deck) - traps.total()
    hands = [comb(others, cards) for cards in range(others + 1)]
    for card, copies in traps.items():
        if card not in cave.path:
            hands = [without + copies * with_one for without, with_one in zip([*hands, 0], [0, *hands], strict=True)]
    return [*hands, 0]
