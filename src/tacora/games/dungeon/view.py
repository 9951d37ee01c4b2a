"""What a seat, or a spectator, may know: hands and blind purchases are secret (V-H3, V-R25), piles are never known."""

from dataclasses import dataclass
from typing import NamedTuple

from tacora.core.seats import Seat, Viewer
from tacora.games.dungeon import rules
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rounds import in_order
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import Dungeon, Goals, Held, Origin, Phase, State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Task


class SeenHeld(NamedTuple):
    """A hand card: None if it is another player's and secret; the row of a blind purchase is known to all."""

    card: Card | None
    origin: Origin
    cost: int | None


class SeenRow(NamedTuple):
    """A row of the market: face up, the size of the pile, and the cards not seen yet, one of which is its top."""

    open: tuple[Card, ...]
    pile: int
    unseen: tuple[Card, ...]


class SeenMarket(NamedTuple):
    """The market; the books not seen yet are the pile."""

    tokens: Tokens
    books: tuple[Book, ...]
    unseen_books: tuple[Book, ...]
    rows: tuple[SeenRow, ...]


class SeenPlayer(NamedTuple):
    """A player as a viewer sees it; `unseen` are the cards of the deck, and among them those drawn in secret."""

    coins: int
    tokens: Tokens
    books: tuple[Book, ...]
    used: tuple[Book, ...]
    hand: tuple[SeenHeld, ...]
    deck: int
    unseen: tuple[Card, ...]
    discard: tuple[Card, ...]
    dungeon: Dungeon | None

    def can_use(self, book: Book) -> bool:
        """The player has the book, and it is face up."""
        return book in self.books and book not in self.used


@dataclass(slots=True)
class View:
    """A match as one viewer may know it, with what the viewer may decide now.

    A view is built anew for each viewer and each time, and all that it holds is immutable.
    """

    seat: Viewer
    table: Table
    phase: Phase
    round: int
    task: Task | None
    pending: tuple[Seat, ...]
    choices: tuple[Move, ...]
    market: SeenMarket
    goals: Goals
    players: tuple[SeenPlayer, ...]
    sheets: tuple[Sheet, ...]
    passed: tuple[Seat, ...]
    out: tuple[Card | Book, ...]

    @property
    def own(self) -> SeenPlayer:
        """The viewer's own things; for a spectator, what all may see of seat 0."""
        return self.players[self.seat or 0]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer's own hand."""
        return tuple(held.card for held in self.own.hand if held.card is not None)

    @property
    def tools(self) -> Tools:
        """The tokens and books that the viewer may use in exploration."""
        own = self.own
        return Tools(own.tokens, tuple(book for book in own.books if own.can_use(book)))


def view(state: State, viewer: Viewer) -> View:
    """The one gate between the state and whoever looks at it."""
    return View(
        seat=viewer,
        table=state.table,
        phase=state.phase,
        round=state.round,
        task=state.task,
        pending=rules.pending(state),
        choices=() if viewer is None else rules.legal(state, viewer),
        market=_market(state, viewer),
        goals=state.goals,
        players=tuple(_player(state, seat, is_own=seat == viewer) for seat in state.table.all_seats),
        sheets=rules.sheets(state),
        passed=state.passed,
        out=state.out,
    )


def _market(state: State, viewer: Viewer) -> SeenMarket:
    market = state.market
    blind = [
        held.card
        for seat, player in enumerate(state.players)
        if seat != viewer
        for held in player.hand
        if held.origin is Origin.BLIND
    ]
    rows = tuple(
        SeenRow(row.open, len(row.pile), in_order((*row.pile, *(card for card in blind if card.cost == cost))))
        for cost, row in zip(COSTS, market.rows, strict=True)
    )
    return SeenMarket(market.tokens, market.books, market.book_pile, rows)


def _player(state: State, seat: Seat, *, is_own: bool) -> SeenPlayer:
    player = state.players[seat]
    drawn = () if is_own else tuple(held.card for held in player.hand if held.origin is Origin.DRAWN)
    return SeenPlayer(
        player.coins,
        player.tokens,
        player.books,
        player.used,
        tuple(_held(held, is_own=is_own) for held in player.hand),
        len(player.deck),
        in_order((*player.deck, *drawn)),
        player.discard,
        player.dungeon,
    )


def _held(held: Held, *, is_own: bool) -> SeenHeld:
    card, origin = held
    if is_own or origin is Origin.OPEN:
        return SeenHeld(card, origin, card.cost)
    return SeenHeld(None, origin, card.cost if origin is Origin.BLIND else None)
