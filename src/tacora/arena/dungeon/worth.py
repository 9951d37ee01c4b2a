"""A card's worth in a hand: the best dungeon with the card, less the best with a start card in its place."""

from fractions import Fraction
from random import Random

from tacora.arena.dungeon.chronicle import Chronicle, Hand, Purchase
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.moves import BuyBook, BuyToken
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.kinds import SLOW_BOOKS
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

WEIGHTS = {"goal": Fraction(1), "coin": Fraction(1, 3), "side": Fraction(1)}
"""V-Z1; an exit counts the solver's default."""

GREED = {"goal": Fraction(1), "coin": Fraction(1, 3), "exit": Fraction(1, 1000)}
"""The main goal and coins; an exit only decides between equals."""

NODES = 20_000
"""The most nodes of a search with a tool more."""

TOOLS = {
    **{BuyToken(kind).wire: Tools(Tokens(**{kind: 1})) for kind in TOKEN_KINDS},
    **{BuyBook(book).wire: Tools(books=(book,)) for book in Book if book.phase == "exploration"},
}
"""The goods on sale that help in exploration, as purchases are named, and the tools that they are."""

REPLACEMENTS = 2
"""How many start cards are tried in a card's place."""


def points_brought(played: Chronicle, seed: str) -> list[tuple[Purchase, Fraction]]:
    """For every card bought, the points that it brought in all rounds in which its buyer had it in hand."""
    brought = dict.fromkeys(played.purchases, Fraction(0))
    for hand in played.hands:
        bought = [
            purchase
            for purchase in played.purchases
            if purchase.seat == hand.seat and purchase.round <= hand.round and purchase.card in hand.cards
        ]
        if bought:
            best = worth(hand, hand.cards)
            for purchase in bought:
                brought[purchase] += best - worth_without(hand, purchase.card, seed)
    return list(brought.items())


def worth_without(hand: Hand, card: Card, seed: str) -> Fraction:
    """The mean worth of a hand with a start card of that seat, drawn at random, in a card's place."""
    candidates = hand.start_cards_elsewhere or tuple(start for start in START_CARDS if start not in hand.cards)
    random = Random(f"{seed}/{hand.round}/{hand.seat}/{card.id}")
    drawn = random.sample(candidates, min(REPLACEMENTS, len(candidates)))
    hands = (tuple(start if held is card else held for held in hand.cards) for start in drawn)
    return sum((worth(hand, cards) for cards in hands), Fraction(0)) / len(drawn)


def worth(hand: Hand, cards: tuple[Card, ...]) -> Fraction:
    """The value of the best dungeon for a hand."""
    value = value_of(hand.goal, WEIGHTS, hand.unseen_goals)
    return best_dungeon(Question(cards, _quick(hand), value), workers=1).value


def added_by_tools(hand: Hand) -> dict[str, Fraction]:
    """For each of TOOLS, the points that it alone adds to a hand without any."""
    value = value_of(hand.goal, WEIGHTS, hand.unseen_goals)

    def best(tools: Tools) -> Fraction:
        return best_dungeon(Question(hand.cards, tools, value), nodes=NODES, workers=1).value

    plain = best(Tools())
    return {good: max(Fraction(0), best(tools) - plain) for good, tools in TOOLS.items()}


def leaves_with_all(hand: Hand) -> bool:
    """Whether an exit costs nothing of the main goal and no coin; books that lead anywhere stay closed."""
    value = value_of(hand.goal, GREED, hand.unseen_goals)
    return best_dungeon(Question(hand.cards, _quick(hand), value), workers=1).explored.exited


def _quick(hand: Hand) -> Tools:
    # a search with one of these takes seconds instead of hundredths
    return hand.tools._replace(books=tuple(book for book in hand.tools.books if book not in SLOW_BOOKS))
