"""The worth of cards, books and discoveries to a bot, roughly, in points."""

from functools import cache

from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS, Card
from tacora.games.dungeon.finds import GOALS, Discoveries
from tacora.games.dungeon.view import View

COIN = 1 / 3  # V-Z1
EXIT = 0.7
UPGRADE = 0.5
HALF = 0.5

GLYPHS = {
    "barrel": "b",
    "key": "k",
    "pit": "fv",
    "scroll": "p",
    "monster": "m",
    "rope": "r",
    "lock": "l",
    "sword": "s",
    "coin": "c",
    "portal": "o",
    "stairs": "t",
}
HELPS = {"monster": "sword", "lock": "key", "pit": "rope", "portal": "scroll"}

BOOK_WORTH = {
    Book.DEFEAT_MONSTER: 3.0,
    Book.BOX_ONE: 1.0,
    Book.CLIMB_PIT: 1.5,
    Book.OPEN_LOCK: 3.0,
    Book.OVERCOME_PIT: 3.0,
    Book.ACTIVATE_PORTAL: 2.5,
    Book.CHEAPER_CARD: 2.0,
    Book.SECOND_TOKEN: 1.5,
    Book.KEEP_ONE: 1.0,
}
OTHER_BOOK = 0.5


@cache
def on_card(card: Card) -> Discoveries:
    """How often each thing is on a card."""
    text = "".join((*card.main, *card.under)).lower()
    counts = {goal: sum(text.count(glyph) for glyph in glyphs) for goal, glyphs in GLYPHS.items()}
    counts["stairs"] //= 2  # the same cell on both maps
    return Discoveries(**counts, room=len(card.ground.rooms), recycling=text.count("y"), scissors=text.count("x"))


def points(found: Discoveries, goal: str | None, others: tuple[str, ...]) -> float:
    """The points of discoveries for a main goal, with the mean over the other goals for the side goal."""
    main = 0 if goal is None else found.points(goal)
    side = sum(found.points(other) for other in others) / len(others)
    return main + HALF * side + COIN * found.coin + UPGRADE * (found.recycling + found.scissors)


def card_worth(card: Card, goal: str | None) -> float:
    """The points that a card may bring: about half of all that is on it."""
    return HALF * points(on_card(card), goal, tuple(GOALS))


AVERAGE_START = {goal: sum(card_worth(card, goal) for card in START_CARDS) / len(START_CARDS) for goal in GOALS}
"""The points of an average start card, which a bought card replaces."""


def book_worth(book: Book, view: View) -> float:
    """The points that a book may bring in the rounds that are left."""
    return BOOK_WORTH.get(book, OTHER_BOOK) * (7 - max(1, view.round)) / 6
