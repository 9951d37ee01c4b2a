"""What each book for exploration adds to hands of master: to seats without it, and to those that have it.

`python bench/dungeon_books.py [GAMES [HANDS]]` prints a line a book. Both count beside the seat's other tools.
"""

import sys
from collections import defaultdict
from random import Random
from statistics import mean, stdev

from rich.progress import track

from tacora.arena.dungeon.chronicle import Hand, chronicle
from tacora.arena.dungeon.race import DungeonMatch, race_clock
from tacora.arena.dungeon.worth import NODES, WEIGHTS
from tacora.arena.tally import CERTAINTY
from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.game import DUNGEON
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


def main() -> None:
    """Play, solve, and print a line a book."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    number = int(sys.argv[2]) if len(sys.argv) > 2 else HANDS
    hands = [hand for game in track(range(games), "Playing", transient=True) for hand in hands_of(game)]
    found: dict[tuple[Book, bool], list[float]] = defaultdict(list)
    for hand in track(Random(1).sample(hands, min(number, len(hands))), "Solving", transient=True):
        for book, points in added(hand).items():
            found[book, book in hand.tools.books].append(points)
    for book in BOOKS:
        print(f"book {book}: {told(found[book, False])} without it, {told(found[book, True])} with it")


def told(gains: list[float]) -> str:
    """A mean with its interval, if there are enough hands."""
    if len(gains) < 2:
        return f"too few hands ({len(gains)})"
    doubt = CERTAINTY * stdev(gains) / len(gains) ** 0.5
    return f"{mean(gains):.2f} ± {doubt:.2f} points in {len(gains)} hands"


if __name__ == "__main__":
    main()
