"""A strong bot's aims: the worth of a coin, an exit and an upgrade now."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from statistics import mean

from tacora.bots.dungeon.measured import SHARES, worths
from tacora.bots.dungeon.needs import needs, tool_of
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.clean_up import KEEP_PRICE
from tacora.games.dungeon.scoring import exit_points
from tacora.games.dungeon.state import HAND, ROUNDS
from tacora.games.dungeon.view import View

DECIMALS = 100

COIN_BY_ROUND = (0.8, 0.8, 0.7, 0.55, 0.36, 1 / 3)
"""What a coin is worth after each round's shopping: V-Z1 at the end, more before, as cards bring more."""

BOUGHT_WORTH = 1.4
"""The points that a bought card adds to a later hand, on average."""

EXIT_CHANCE = 0.5
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


def scissors_worth(view: View, hand: tuple[Card, ...]) -> float:
    """The points that boxing the worst of these cards may bring (V-F3)."""
    if view.round >= ROUNDS:
        return 0.0
    return max(0.0, *(boxing_gain(view, card) for card in hand)) * worths().returns(view.round)


def boxing_gain(view: View, card: Card) -> float:
    """The points of drawing another own card in place of this one, some time later."""
    return better_than(card, own_cards(view), view.round)


def better_than(card: Card, cards: Sequence[Card], round_: int) -> float:
    """How much better than a card those are that come later, on average, if these are owned after that round."""
    later = worths().card_later
    coming = ROUNDS - max(1, round_)  # about one dungeon card a round is bought
    average = (sum(map(later, cards)) + coming * BOUGHT_WORTH) / (len(cards) + coming)
    return average - later(card)


def book_worth(book: Book, view: View) -> float:
    """The points that a book brings an average player from now to the end."""
    known, tool = needs(), tool_of(book)
    if not known.knows(tool):
        return other_book_worth(book, view)
    main = view.goals.next or view.goals.main
    now = known.average(tool, main.goal) if main else 0.0
    if book is Book.TAKE_TOKEN:  # once a game
        return max(now, known.average(tool))
    return now + (ROUNDS - max(1, view.round)) * known.average(tool)


def other_book_worth(book: Book, view: View) -> float:
    """The points that a book of another phase than exploration brings from now to the end, by its effect."""
    now, gain = max(1, view.round), worths()
    match book:
        case Book.CHEAPER_CARD:
            return sum(coin_worth(round_) for round_ in range(now, ROUNDS + 1))
        case Book.LOOK_FIRST:
            return (1 + ROUNDS - now) * rejected_later(view)
        case Book.BOX_ONE:
            worst = _best_of_five([boxing_gain(view, card) for card in own_cards(view)])
            return sum(max(0.0, worst) * gain.returns(round_) for round_ in range(now, ROUNDS))
        case Book.KEEP_ONE:
            kept = sum(
                share * _best_of_five([gain.card(card, goal) for card in own_cards(view)])
                for goal, share in SHARES.items()
            )
            prices = [KEEP_PRICE * coin_worth(round_ + 1) for round_ in range(now, ROUNDS)]
            return sum(max(0.0, kept - price) for price in prices)
        case _:
            return 0.0


def own_cards(view: View) -> list[Card]:
    """All cards that the viewer owns."""
    own = view.own
    held = [held.card for held in own.hand if held.card is not None]
    return [*own.unseen, *own.discard, *held, *(own.dungeon.cards if own.dungeon else ())]


def rejected_later(view: View) -> float:
    """The points that V-B13 adds to a later hand, on average over all goals."""
    cards = own_cards(view)
    return sum(share * rejected([worths().card(card, goal) for card in cards]) for goal, share in SHARES.items())


def rejected(worth: list[float]) -> float:
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
