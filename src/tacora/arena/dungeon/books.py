"""What books bring: to their owners, in the games that were played, and to a hand that is known."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import mean
from typing import NamedTuple

from tacora.arena.dungeon.chronicle import Chronicle, Hand, Use
from tacora.arena.dungeon.worth import NODES
from tacora.bots.dungeon import plan, synergy
from tacora.bots.dungeon.measured import worths
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.clean_up import KEEP_PRICE
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.market import BOOK_COST, TOKEN_COST
from tacora.games.dungeon.state import ROUNDS
from tacora.games.dungeon.view import View
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

ESTIMATES: dict[str, Callable[[Book, View], float]] = {"master": synergy.book_worth}
"""How bots with tables estimate what a book brings from now to the end."""

EXPLORATION = tuple(book for book in Book if book.phase == "exploration")

JUDGED_BY_OWNERS = (Book.BOX_ONE, Book.CHEAPER_CARD, Book.KEEP_ONE, Book.SWAP_ONE)
"""The books of which no hand tells what they add: coins saved, and cards for later hands."""

TOKEN_SETS = tuple(kinds for many in range(3) for kinds in combinations(TOKEN_KINDS, many))
"""No token, one, or two of different kinds."""


class Brought(NamedTuple):
    """The points that a book brought its owner in one round."""

    round: int
    goal: str
    """The main goal for which it helped."""

    points: Fraction


class Owned(NamedTuple):
    """A book from its purchase until its owner had it no more, or the game was over."""

    book: Book
    since: int
    rounds: tuple[Brought, ...]
    expected: Fraction | None
    """The points that the bot's tables said it would bring, if it has any."""

    @property
    def points(self) -> Fraction:
        """The points that it brought in all."""
        return sum((one.points for one in self.rounds), Fraction(0))

    @property
    def price(self) -> Fraction:
        """The points that its coins would have brought in the round of the purchase."""
        return BOOK_COST * coin(self.since)


def coin(round_: int) -> Fraction:
    """What a coin is worth in that round."""
    return plan.as_weight(plan.coin_worth(round_))


def best(hand: Hand, tools: Tools | None = None) -> Fraction:
    """The value of the best dungeon, with the seat's own tools or with these; coins count as in that round."""
    value = value_of(hand.goal, {"goal": Fraction(1), "side": Fraction(1), "coin": coin(hand.round)}, hand.unseen_goals)
    return best_dungeon(Question(hand.cards, tools or hand.tools, value), nodes=NODES, workers=1).value


def added(hand: Hand, book: Book) -> Fraction:
    """The points that a book would add beside the seat's tools, or, if the seat has it, those that it adds."""
    own = hand.tools.books
    without, with_it = tuple(other for other in own if other is not book), (*own, book)
    fewer, more = (best(hand, hand.tools._replace(books=books)) for books in (without, own if book in own else with_it))
    return max(Fraction(0), more - fewer)


def exchanged(hand: Hand, random: Random) -> Fraction:
    """The points of V-B13: a start card of the hand for another one, if it is worse than the mean of those."""
    mine, others = [card for card in hand.cards if card.cost is None], hand.start_cards_elsewhere
    if not mine or not others:
        return Fraction(0)
    card, other = random.choice(mine), random.choice(others)
    if worths().card(card, hand.goal) >= mean(worths().card(one, hand.goal) for one in others):
        return Fraction(0)
    return best(_with(hand, other, card)) - best(hand)


def second_token(hand: Hand) -> Fraction:
    """The points of V-B14: the best two tokens for the price of one, beyond buying what pays one by one."""
    price = TOKEN_COST * coin(hand.round)
    value = {kinds: best(hand, hand.tools._replace(tokens=Tokens(**dict.fromkeys(kinds, 1)))) for kinds in TOKEN_SETS}
    with_it = max(value[kinds] - price * min(1, len(kinds)) for kinds in TOKEN_SETS)
    without = max(value[kinds] - price * len(kinds) for kinds in TOKEN_SETS)
    return with_it - without


def books_brought(played: Chronicle, bot: str) -> Iterator[Owned]:
    """For every book that a bot bought, what it brought in each round until the end of the game."""
    estimate = ESTIMATES.get(bot)
    hands = {(hand.round, hand.seat): hand for hand in played.hands}
    uses = {(use.round, use.seat, use.book): use for use in played.uses}
    for owned in played.ownerships:
        last = min(owned.until, ROUNDS - 1) if owned.book.phase == "clean-up" else owned.until  # V-Z0
        rounds = []
        for round_ in range(owned.since, last + 1):
            use = uses.get((round_, owned.seat, owned.book))
            points = _brought(owned.book, hands[round_, owned.seat], use)
            laid = round_ + 1 if owned.book.phase == "clean-up" else round_
            rounds.append(Brought(round_, hands[laid, owned.seat].goal, points))
        expected = None if estimate is None else _exact(estimate(owned.book, owned.seen))
        yield Owned(owned.book, owned.since, tuple(rounds), expected)


def _brought(book: Book, hand: Hand, use: Use | None) -> Fraction:
    """What a book brought in a round, by the hand or by its use."""
    if book in EXPLORATION and book is not Book.TAKE_TOKEN:
        return added(hand, book)
    return Fraction(0) if use is None else _used(use, hand)


def _used(use: Use, hand: Hand) -> Fraction:
    """What using a book brought that is not used in every hand."""
    match use.book:
        case Book.CHEAPER_CARD:
            return coin(use.round)
        case Book.SECOND_TOKEN:
            return _second_had(use, hand)
        case Book.LOOK_FIRST:
            rejected, drawn = use.cards
            return best(hand) - best(_with(hand, rejected, drawn))
        case Book.BOX_ONE:
            returns = worths().returns(use.round)
            return _exact(min(_boxed(card, use) for card in use.cards) * returns)
        case Book.KEEP_ONE:
            return _exact(min(_beyond_others(card, use) for card in use.cards)) - KEEP_PRICE * coin(use.round)
        case Book.SWAP_ONE:
            boxed, taken = use.cards
            later = worths().card_later(taken) * worths().returns(use.round + 1)
            lost = worths().card_later(boxed) * worths().returns(use.round)
            return _exact(_beyond_others(taken, use) + later - lost)
        case _:
            return added(hand, use.book)


def _second_had(use: Use, hand: Hand) -> Fraction:
    """What two tokens for one coin bring beyond those of them that would have been bought without the book."""
    assert use.seen is not None  # noqa: S101  tokens are bought at a turn
    price = TOKEN_COST * coin(use.round)
    bought = [kind for kind in use.kinds if synergy.token_gain(kind, use.seen) > price]
    left = {kind: getattr(hand.tools.tokens, kind) - 1 for kind in use.kinds if kind not in bought}
    fewer = hand.tools._replace(tokens=hand.tools.tokens._replace(**left))
    return (best(hand) - price) - (best(hand, fewer) - price * len(bought))


def _boxed(card: Card, use: Use) -> float:
    """How much better the cards that come in a boxed card's place are, by what was measured."""
    return plan.better_than(card, (*use.others, card), use.round)


def _beyond_others(card: Card, use: Use) -> float:
    """How much better a card is for the next goal than one that would be drawn, by what was measured."""
    return worths().card(card, use.goal) - mean(worths().card(other, use.goal) for other in use.others)


def _with(hand: Hand, card: Card, place: Card) -> Hand:
    """The hand with a card in the place of another one."""
    return hand._replace(cards=tuple(card if one is place else one for one in hand.cards))


def _exact(number: float) -> Fraction:
    return Fraction(round(number * plan.DECIMALS), plan.DECIMALS)
