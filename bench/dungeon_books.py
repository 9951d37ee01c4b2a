"""What each book for exploration adds to hands of master: to seats without it, and to those that have it.

`python bench/dungeon_books.py [GAMES [HANDS]]` prints a line a book. Both count beside the seat's other tools. V-B13
and V-B14 are judged too, with the hand known: a start card below the mean of those that could come instead is exchanged
for one of them, and the best two tokens are had for the price of one.
"""

import sys
from collections import defaultdict
from itertools import combinations
from random import Random
from statistics import mean, stdev

from rich.progress import track

from tacora.arena.dungeon.chronicle import Hand, chronicle
from tacora.arena.dungeon.race import DungeonMatch, race_clock
from tacora.arena.dungeon.worth import NODES, WEIGHTS
from tacora.arena.tally import CERTAINTY
from tacora.bots.dungeon import make_bot
from tacora.bots.dungeon.measured import worths
from tacora.bots.dungeon.plan import coin_worth
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.market import TOKEN_COST
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

GAMES, HANDS = 60, 200
PLAYERS = (2, 3, 4, 5)
BOT = "master"
BOOKS = tuple(book for book in Book if book.phase == "exploration")


def hands_of(game: int) -> tuple[Hand, ...]:
    """All hands of one game."""
    seed, players = f"books/{game}", PLAYERS[game % len(PLAYERS)]
    match: DungeonMatch = Match(DUNGEON, DUNGEON.table({}, players))
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(players)]
    match.play(bots, SeededChance(seed), race_clock((BOT,) * players, seed))
    return chronicle(match).hands


def best(hand: Hand, books: tuple[Book, ...]) -> float:
    """The value of the best dungeon with these books, and the tokens that the seat has."""
    value = value_of(hand.goal, WEIGHTS, hand.unseen_goals)
    question = Question(hand.cards, hand.tools._replace(books=books), value)
    return float(best_dungeon(question, nodes=NODES, workers=1).value)


def added(hand: Hand) -> dict[Book, float]:
    """The points of each book: those that it would add, or, if the seat has it, those that it adds."""
    own = hand.tools.books
    plain = best(hand, own)
    return {
        book: max(0.0, plain - best(hand, tuple(other for other in own if other is not book)))
        if book in own
        else max(0.0, best(hand, (*own, book)) - plain)
        for book in BOOKS
    }


def exchanged(hand: Hand, random: Random) -> float:
    """The points of V-B13: a start card of the hand for another one, if it is worse than the mean of those."""
    mine, others = [card for card in hand.cards if card.cost is None], hand.start_cards_elsewhere
    if not mine or not others:
        return 0.0
    card, other = random.choice(mine), random.choice(others)
    if worths().card(card, hand.goal) >= mean(worths().card(one, hand.goal) for one in others):
        return 0.0
    cards = tuple(other if one is card else one for one in hand.cards)
    return best(hand._replace(cards=cards), hand.tools.books) - best(hand, hand.tools.books)


def second_token(hand: Hand) -> float:
    """The points of V-B14: the best two tokens for the price of one, beyond buying what pays one by one."""
    price = TOKEN_COST * coin_worth(hand.round)
    plain = best(hand._replace(tools=hand.tools._replace(tokens=Tokens())), hand.tools.books)

    def gain(kinds: tuple[str, ...]) -> float:
        tokens = Tokens(**dict.fromkeys(kinds, 1))
        return best(hand._replace(tools=hand.tools._replace(tokens=tokens)), hand.tools.books) - plain

    one = max(gain((kind,)) for kind in TOKEN_KINDS)
    two = max(gain(pair) for pair in combinations(TOKEN_KINDS, 2))
    return max(0.0, two - price) - max(0.0, one - price, two - 2 * price)


def main() -> None:
    """Play, solve, and print a line a book."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    number = int(sys.argv[2]) if len(sys.argv) > 2 else HANDS
    hands = [hand for game in track(range(games), "Playing", transient=True) for hand in hands_of(game)]
    found: dict[tuple[Book, bool], list[float]] = defaultdict(list)
    random = Random(1)
    for hand in track(random.sample(hands, min(number, len(hands))), "Solving", transient=True):
        for book, points in added(hand).items():
            found[book, book in hand.tools.books].append(points)
        found[Book.LOOK_FIRST, False].append(exchanged(hand, random))
        found[Book.SECOND_TOKEN, False].append(second_token(hand))
    for book in BOOKS:
        print(f"book {book}: {told(found[book, False])} without it, {told(found[book, True])} with it")
    for book in (Book.LOOK_FIRST, Book.SECOND_TOKEN):
        print(f"book {book}: {told(found[book, False])}, the hand known")


def told(gains: list[float]) -> str:
    """A mean with its interval, if there are enough hands."""
    if len(gains) < 2:
        return f"too few hands ({len(gains)})"
    doubt = CERTAINTY * stdev(gains) / len(gains) ** 0.5
    return f"{mean(gains):.2f} ± {doubt:.2f} points in {len(gains)} hands"


if __name__ == "__main__":
    main()
