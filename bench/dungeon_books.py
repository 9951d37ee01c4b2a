"""What each book for exploration adds to hands of master: to seats without it, and to those that have it.

`python bench/dungeon_books.py [GAMES [HANDS]]` prints a line a book. Both count beside the seat's other tools. V-B13
and V-B14 are judged too, with the hand known: a start card below the mean of those that could come instead is exchanged
for one of them, and the best two tokens are had for the price of one. What books brought in games is in the balance
study (docs/balance.md).
"""

import sys
from collections import defaultdict
from random import Random
from statistics import mean, stdev

from rich.progress import track

from tacora.arena.dungeon.books import EXPLORATION, added, exchanged, second_token
from tacora.arena.dungeon.chronicle import Hand, chronicle
from tacora.arena.dungeon.race import DungeonMatch, race_clock
from tacora.arena.tally import CERTAINTY
from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.game import DUNGEON

GAMES, HANDS = 60, 200
PLAYERS = (2, 3, 4, 5)
BOT = "master"


def hands_of(game: int) -> tuple[Hand, ...]:
    """All hands of one game."""
    seed, players = f"books/{game}", PLAYERS[game % len(PLAYERS)]
    match: DungeonMatch = Match(DUNGEON, DUNGEON.table({}, players))
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(players)]
    match.play(bots, SeededChance(seed), race_clock((BOT,) * players, seed))
    return chronicle(match).hands


def main() -> None:
    """Play, solve, and print a line a book."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    number = int(sys.argv[2]) if len(sys.argv) > 2 else HANDS
    hands = [hand for game in track(range(games), "Playing", transient=True) for hand in hands_of(game)]
    found: dict[tuple[Book, bool], list[float]] = defaultdict(list)
    random = Random(1)
    for hand in track(random.sample(hands, min(number, len(hands))), "Solving", transient=True):
        for book in EXPLORATION:
            found[book, book in hand.tools.books].append(float(added(hand, book)))
        found[Book.LOOK_FIRST, False].append(float(exchanged(hand, random)))
        found[Book.SECOND_TOKEN, False].append(float(second_token(hand)))
    for book in EXPLORATION:
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
