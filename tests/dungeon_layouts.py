"""Random dungeons for tests: hands of real cards, laid legally."""

from random import Random

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS, Card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.ground import HEIGHT, WIDTH

ALL_CARDS = (*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards))
EXPLORATION_BOOKS = tuple(book for book in Book if book.phase == "exploration")


def random_hand(random: Random) -> tuple[Card, ...]:
    """Five cards."""
    return tuple(random.sample(ALL_CARDS, 5))


def random_layout(hand: tuple[Card, ...], random: Random) -> tuple[Placed, ...]:
    """The cards of a hand, laid legally one by one."""
    layout: tuple[Placed, ...] = (Placed(hand[0], 0, 0, turned=random.random() < 0.5),)
    while len(layout) < len(hand):
        beside = random.choice(layout)
        across, down = random.randint(-4, 4), random.randint(-6, 6)
        if random.random() < 0.5:
            across = random.choice((-WIDTH, WIDTH))
        else:
            down = random.choice((-HEIGHT, HEIGHT))
        new = Placed(hand[len(layout)], beside.x + across, beside.y + down, turned=random.random() < 0.5)
        try:
            lay((*layout, new))
        except IllegalMove:
            continue
        layout = (*layout, new)
    return layout


def random_tools(random: Random) -> Tools:
    """Some tokens, and two books for exploration."""
    tokens = Tokens(*(random.randint(0, 2) for _ in Tokens._fields))
    return Tools(tokens, tuple(random.sample(EXPLORATION_BOOKS, 2)))
