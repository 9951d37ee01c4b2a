"""The state of a match. Piles and decks are kept sorted, in no order of drawing: there is none to leak.

The match waits for the task at the head of the agenda; a step takes it off and may put other tasks before the rest.
"""

from enum import StrEnum
from typing import NamedTuple

from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card, GoalCard
from tacora.games.dungeon.finds import Explored, Tokens
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Task

ALL_TOKENS = Tokens(5, 5, 5, 5)  # V-M6
ROUNDS = 6  # V-M1
HAND = 5  # V-H1
FIRST_COINS = 6  # V-S2
OPEN = 2  # V-S1: face up beside each pile
MOST_BOOKS = 2  # V-K4


class Phase(StrEnum):
    """The part of a round, by the ledger's letters B to F."""

    SET_UP = "set-up"
    MARKET = "market"
    HAND = "hand"
    EXPLORATION = "exploration"
    REWARDS = "rewards"
    CLEAN_UP = "clean-up"
    OVER = "over"


class Origin(StrEnum):
    """How a card came into a hand."""

    OPEN = "open"  # bought face up, or kept from a dungeon: all have seen it
    BLIND = "blind"  # from the top of a market pile
    DRAWN = "drawn"  # from the exploration deck


class Held(NamedTuple):
    """A hand card."""

    card: Card
    origin: Origin


class Row(NamedTuple):
    """The dungeon cards of one cost: face up, and the pile."""

    open: tuple[Card, ...]
    pile: tuple[Card, ...]


class Market(NamedTuple):
    """V-S1: everything that can be bought."""

    tokens: Tokens
    books: tuple[Book, ...]
    book_pile: tuple[Book, ...]
    rows: tuple[Row, ...]  # of each cost of COSTS

    def row(self, cost: int) -> Row:
        """The row of that cost."""
        return self.rows[COSTS.index(cost)]

    def with_row(self, cost: int, row: Row) -> "Market":
        """The market with another row of that cost."""
        place = COSTS.index(cost)
        return self._replace(rows=(*self.rows[:place], row, *self.rows[place + 1 :]))


class Goals(NamedTuple):
    """The goal cards: the pile, those of this round, the main goal of the next, and what was laid off."""

    pile: tuple[GoalCard, ...]
    main: GoalCard | None = None
    side: GoalCard | None = None
    next: GoalCard | None = None
    laid_off: tuple[GoalCard, ...] = ()


class Dungeon(NamedTuple):
    """From exploration to clean-up: the five cards, how they were laid (None: V-R34), and what that brought."""

    cards: tuple[Card, ...]
    submission: Submission | None
    explored: Explored


class Player(NamedTuple):
    """One player's coins, tokens, books and cards."""

    coins: int
    tokens: Tokens
    books: tuple[Book, ...]  # the oldest first
    used: tuple[Book, ...]  # those that are face down
    hand: tuple[Held, ...]
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    dungeon: Dungeon | None = None

    def can_use(self, book: Book) -> bool:
        """The player has the book, and it is face up."""
        return book in self.books and book not in self.used

    @property
    def owned(self) -> int:
        """V-R28: how many cards the player owns."""
        laid = 0 if self.dungeon is None else len(self.dungeon.cards)
        return len(self.hand) + len(self.deck) + len(self.discard) + laid


class Line(NamedTuple):
    """One round on a player's score sheet: columns 1 to 4."""

    main: int
    side: int
    bonus: int
    exit: bool

    @property
    def points(self) -> int:
        """V-R1: the points of the round."""
        return self.main + self.side + self.bonus


class State(NamedTuple):
    """A match at one moment."""

    table: Table
    phase: Phase
    round: int
    agenda: tuple[Task, ...]
    market: Market
    goals: Goals
    players: tuple[Player, ...]
    sheets: tuple[tuple[Line, ...], ...]  # each player's rounds so far
    turn: Seat  # V-K1: from whom on clockwise the next to buy is looked for
    passed: tuple[Seat, ...]  # V-K2: who buys no more this round
    out: tuple[Card | Book, ...]  # cards and books in the box or laid off (V-R3)

    @property
    def task(self) -> Task | None:
        """The task that the match waits for; None when the game is over."""
        return self.agenda[0] if self.agenda else None

    def with_player(self, seat: Seat, player: Player) -> "State":
        """The state with a changed player at a seat."""
        return self._replace(players=(*self.players[:seat], player, *self.players[seat + 1 :]))
