"""A strong bot's aims: the worth of a coin, an exit and an upgrade now."""

from fractions import Fraction
from math import comb
from statistics import mean

from tacora.bots.dungeon.measured import SHARES, worths
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.clean_up import KEEP_PRICE
from tacora.games.dungeon.scoring import exit_points
from tacora.games.dungeon.state import HAND, ROUNDS
from tacora.games.dungeon.view import View

DECIMALS = 100

COIN_BY_ROUND = (0.55, 0.55, 0.5, 0.45, 0.4, 1 / 3)
"""What a coin is worth after each round's shopping: V-Z1 at the end, more before."""

EXIT_CHANCE = 0.75
"""How often a strong player leaves by an exit."""


def coin_worth(round_: int) -> float:
    """What one more coin is worth when that round's shopping is over."""
    return COIN_BY_ROUND[min(max(round_, 1), ROUNDS) - 1]


def exit_worth(view: View) -> float:
    """The exit points that one more tick adds to the expected lead over the best of the others (V-Z1)."""
    ticks = [sum(line.exit for line in sheet.rounds) for sheet in view.sheets]
    own = view.seat or 0
    left = ROUNDS - view.round
    others = [ticks[seat] for seat in range(len(ticks)) if seat != own]
    return _lead(ticks[own] + 1, others, left) - _lead(ticks[own], others, left)


def _lead(own: int, others: list[int], left: int) -> float:
    """The expected exit points ahead of the best of the others, if all go on leaving as often."""
    total = 0.0
    rival = max(others)
    for more in range(left + 1):
        for theirs in range(left + 2):
            chance = _chance(more, left) * _chance(theirs, left + 1)
            final = (own + more, rival + theirs)
            total += chance * (exit_points(final[0], final) - exit_points(final[1], final))
    return total


def _chance(times: int, tries: int) -> float:
    return comb(tries, times) * EXIT_CHANCE**times * (1 - EXIT_CHANCE) ** (tries - times) if times <= tries else 0.0


def recycling_worth(hand: tuple[Card, ...], round_: int) -> float:
    """The points that keeping the best of these cards for the next goal, whichever it is, may bring (V-F2)."""
    if round_ >= ROUNDS:
        return 0.0
    gain = worths()
    return sum(share * max(0.0, *(gain.card(card, goal) for card in hand)) for goal, share in SHARES.items())


def scissors_worth(hand: tuple[Card, ...], round_: int) -> float:
    """The points that boxing the worst of these cards may bring (V-F3)."""
    if round_ >= ROUNDS:
        return 0.0
    gain = worths()
    return max(0.0, *(-gain.card_later(card) for card in hand)) * gain.returns(round_)


def book_worth(book: Book, view: View) -> float:
    """The points that a book brings from now to the end: as measured for paths, else by the effect of the book."""
    now, gain = max(1, view.round), worths()
    main = view.goals.next or view.goals.main
    left = ROUNDS - now
    match book:
        case Book.CHEAPER_CARD:
            return sum(coin_worth(round_) for round_ in range(now, ROUNDS + 1))
        case Book.LOOK_FIRST:
            later = [gain.card_later(card) for card in _own_cards(view)]
            return (1 + left) * _rejected(later)
        case Book.BOX_ONE:
            worst = _best_of_five([-gain.card_later(card) for card in _own_cards(view)])
            return sum(max(0.0, worst) * gain.returns(round_) for round_ in range(now, ROUNDS))
        case Book.KEEP_ONE:
            kept = sum(
                share * _best_of_five([gain.card(card, goal) for card in _own_cards(view)])
                for goal, share in SHARES.items()
            )
            prices = [KEEP_PRICE * coin_worth(round_ + 1) for round_ in range(now, ROUNDS)]
            return sum(max(0.0, kept - price) for price in prices)
        case _:
            return (gain.book(book, main.goal) if main else 0.0) + left * gain.book_later(book)


def _own_cards(view: View) -> list[Card]:
    own = view.own
    held = [held.card for held in own.hand if held.card is not None]
    return [*own.unseen, *own.discard, *held, *(own.dungeon.cards if own.dungeon else ())]


def _rejected(worth: list[float]) -> float:
    """The points that V-B13 adds on average: a card below the mean is exchanged for an average one."""
    average = mean(worth)
    return mean(max(0.0, average - one) for one in worth)


def _best_of_five(worth: list[float]) -> float:
    """The expected best of five, drawn at random."""
    ordered = sorted(worth)
    hands = comb(len(ordered), HAND)
    return sum(one * comb(place, HAND - 1) for place, one in enumerate(ordered)) / hands


def as_weight(worth: float) -> Fraction:
    """A worth as the solver takes it, never negative."""
    return Fraction(max(0, round(worth * DECIMALS)), DECIMALS)
