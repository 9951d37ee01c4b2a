"""A balance study's ledger made by hand, for tests of what is said about one."""

from fractions import Fraction

from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.study import Study
from tacora.arena.samples import Chances, Sample
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS

STUDY = Study(games=1, players=(2, 4), bot="greedy", decent="random", seed=1)


def sample(mean: int, count: int = 100) -> Sample:
    """Half the observations one below the mean, half one above it."""
    return Sample(count, mean * count, (mean * mean + 1) * count)


def poor(ledger: Ledger, book: Book, count: int = 100) -> None:
    """A book that brings nothing beyond its coins."""
    ledger.samples["book points", book] = sample(0, count)
    ledger.samples["book gain", book] = sample(-1, count)


def made() -> Ledger:
    """A ledger in which everything holds, and surely."""
    ledger = Ledger(games=2)
    for cost in COSTS:
        for card in DUNGEON_CARDS[cost]:
            ledger.chances["bought", f"card-{card.id}"] = Chances(1000, 300)
            ledger.samples["points", card.id] = sample(cost)
    for kind in TOKEN_KINDS:
        ledger.chances["bought", f"token-{kind}"] = Chances(1000, 200)
        ledger.samples["added", f"token-{kind}"] = sample(1)
        ledger.chances["much", f"token-{kind}"] = Chances(100, 40)
        for goal in GOALS:
            ledger.samples["added", f"token-{kind}", goal] = sample(1, 10)
    for book in Book:
        ledger.chances["bought", f"book-{book}"] = Chances(1000, 200)
        ledger.chances["used", book] = Chances(1000, 800)
        ledger.samples["added", f"book-{book}"] = sample(1)
        ledger.samples["book points", book] = sample(4)
        ledger.samples["book price", book] = sample(1)
        ledger.samples["book gain", book] = sample(3)
        ledger.samples["book a round", book] = sample(1, 600)
        ledger.samples["book expected", book] = sample(3)
        for round_ in range(1, 7):
            ledger.samples["book in round", book, round_] = sample(1)
    for goal in GOALS:
        ledger.samples["main", goal] = sample(3)
        ledger.samples["side", goal] = sample(1)
    for players in STUDY.players:
        ledger.samples["score", "greedy", players] = sample(30)
        ledger.samples["score", "random", players] = sample(31)
        for place in range(players):
            ledger.samples["place score", players, place] = sample(30 - place)
            ledger.chances["place wins", players, place] = Chances(100, Fraction(100, players))
    ledger.chances["exit", "greedy"] = Chances(1000, 800)
    ledger.chances["exit", "random"] = Chances(1000, 200)
    ledger.chances[("greedy exit",)] = Chances(1000, 200)
    return ledger
