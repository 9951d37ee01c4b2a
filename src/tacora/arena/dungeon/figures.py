"""A study's figures: shares and means, each with its confidence interval and the number of observations."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from tacora.arena.dungeon.books import coin
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.study import Study
from tacora.arena.samples import Chances, Mean, Sample, Share, Total, mean_of, share_of, total_of
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS
from tacora.games.dungeon.market import BOOK_COST
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, Top
from tacora.games.dungeon.state import ROUNDS

ItemT = TypeVar("ItemT")


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A dungeon card: how often it was bought when it could be, and the points that a purchase brought."""

    card: str
    cost: int
    bought: Share | None
    points: Mean | None


@dataclass(frozen=True, slots=True)
class CostFigures:
    """All dungeon cards of a cost, and purchases from the top of their pile."""

    cost: int
    bought: Share | None
    points: Mean | None
    bought_unseen: Share | None
    points_unseen: Mean | None


@dataclass(frozen=True, slots=True)
class WorthFigures:
    """The points that a tool adds to a hand without any, over all goals and by goal; and how often it adds much."""

    added: Mean | None
    by_goal: dict[str, Mean | None]
    much: Share | None


@dataclass(frozen=True, slots=True)
class TokenFigures:
    """A kind of fairy token."""

    kind: str
    bought: Share | None
    worth: WorthFigures


@dataclass(frozen=True, slots=True)
class PriceFigures:
    """What a book brought those who bought it, and what the coins that they paid would have brought."""

    points: Mean | None
    """Of a purchase, until the end of the game."""

    price: Mean | None
    gain: Mean | None
    """Points less price."""

    a_round: Mean | None
    """In a round in which it was owned."""

    game: Total | None
    """Over a game, from round 1 on; None for what is used up, which has no points in each round."""

    game_price: float
    """In round 1."""

    expected: Mean | None
    """What the bot's tables said at the purchase that it would bring until the end of the game."""

    is_used_up: bool

    @property
    def is_measured(self) -> bool:
        """There are all figures that decide."""
        return self.gain is not None and (self.game is not None or self.is_used_up)

    @property
    def is_worth_it(self) -> bool:
        """It brings its price to those who bought it when they did, and to an owner from round 1 on."""
        return all(lead >= 0 for lead, _, _ in self._leads())

    @property
    def is_sure(self) -> bool:
        """The intervals leave no doubt of that."""
        if self.is_worth_it:
            return self.is_measured and all(low >= 0 for _, low, _ in self._leads())
        return any(high < 0 for _, _, high in self._leads())

    def _leads(self) -> Iterator[tuple[float, float, float]]:
        """By how much it brings more than its price, with intervals."""
        if self.gain is not None:
            yield self.gain.mean, self.gain.low, self.gain.high
        if self.game is not None:
            yield self.game.total - self.game_price, self.game.low - self.game_price, self.game.high - self.game_price


@dataclass(frozen=True, slots=True)
class BookFigures:
    """A spell book lying open, or None for the top of the pile; used: by how many of those who had it."""

    book: Book | None
    bought: Share | None
    used: Share | None
    worth: WorthFigures
    value: PriceFigures | None


@dataclass(frozen=True, slots=True)
class GoalFigures:
    """The points of a seat in a round with that goal; those of a side goal count half in the end."""

    goal: str
    main: Mean | None
    side: Mean | None


@dataclass(frozen=True, slots=True)
class BotFigures:
    """A bot playing with itself: its rounds left by an exit, and with the time bonus."""

    bot: str
    exits: Share | None
    bonuses: Share | None
    score: Mean | None


@dataclass(frozen=True, slots=True)
class TableFigures:
    """A bot playing with itself at a table of so many."""

    bot: str
    players: int
    score: Mean | None
    decisions: Mean | None


@dataclass(frozen=True, slots=True)
class PlaceFigures:
    """A place at a table of so many: in the first round's order, or a seat; both counted from 1."""

    players: int
    place: int
    score: Mean | None
    wins: Share | None


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that a study has measured."""

    games_played: int
    cards: tuple[CardFigures, ...]
    costs: tuple[CostFigures, ...]
    tokens: tuple[TokenFigures, ...]
    books: tuple[BookFigures, ...]
    goals: tuple[GoalFigures, ...]
    bots: tuple[BotFigures, ...]
    greedy_exits: Share | None
    """The share of the strong bot's hands in which an exit costs nothing of the main goal and no coin."""

    tables: tuple[TableFigures, ...]
    order: tuple[PlaceFigures, ...]
    seats: tuple[PlaceFigures, ...]


def figures(study: Study, ledger: Ledger) -> Figures:
    """The figures that a ledger gives."""
    return Figures(
        games_played=ledger.games,
        cards=tuple(
            CardFigures(card.id, cost, ledger.share("bought", BuyCard(card).wire), ledger.mean("points", card.id))
            for cost in COSTS
            for card in DUNGEON_CARDS[cost]
        ),
        costs=tuple(_cost(ledger, cost) for cost in COSTS),
        tokens=tuple(
            TokenFigures(kind, ledger.share("bought", BuyToken(kind).wire), _worth(ledger, BuyToken(kind).wire))
            for kind in TOKEN_KINDS
        ),
        books=tuple(_book(ledger, book) for book in (*Book, None)),
        goals=tuple(GoalFigures(goal, ledger.mean("main", goal), ledger.mean("side", goal)) for goal in GOALS),
        bots=tuple(
            BotFigures(
                bot,
                ledger.share("exit", bot),
                ledger.share("bonus", bot),
                mean_of(sum((ledger.sample("score", bot, players) for players in study.players), Sample())),
            )
            for bot in study.bots
        ),
        greedy_exits=ledger.share("greedy exit"),
        tables=tuple(
            TableFigures(bot, players, ledger.mean("score", bot, players), ledger.mean("decisions", bot, players))
            for bot in study.bots
            for players in study.players
        ),
        order=_places(study, ledger, "place"),
        seats=_places(study, ledger, "seat"),
    )


def _book(ledger: Ledger, book: Book | None) -> BookFigures:
    good = BuyBook(book).wire
    used = None if book is None else ledger.share("used", book)
    value = None if book is None else _price(ledger, book)
    return BookFigures(book, ledger.share("bought", good), used, _worth(ledger, good), value)


def _price(ledger: Ledger, book: Book) -> PriceFigures:
    return PriceFigures(
        points=ledger.mean("book points", book),
        price=ledger.mean("book price", book),
        gain=ledger.mean("book gain", book),
        a_round=ledger.mean("book a round", book),
        game=_game(ledger, book),
        game_price=float(BOOK_COST * coin(1)),
        expected=ledger.mean("book expected", book),
        is_used_up=book is Book.TAKE_TOKEN,
    )


def _game(ledger: Ledger, book: Book) -> Total | None:
    """The mean of each round in which the book can bring something, added up."""
    if book is Book.TAKE_TOKEN:  # its one use falls into any round, and its purchases do
        return None
    last = ROUNDS - 1 if book.phase == "clean-up" else ROUNDS  # V-Z0
    return total_of(ledger.sample("book in round", book, round_) for round_ in range(1, last + 1))


def _worth(ledger: Ledger, good: str) -> WorthFigures:
    by_goal = {goal: ledger.mean("added", good, goal) for goal in GOALS}
    return WorthFigures(ledger.mean("added", good), by_goal, ledger.share("much", good))


def _cost(ledger: Ledger, cost: int) -> CostFigures:
    cards = DUNGEON_CARDS[cost]
    return CostFigures(
        cost,
        bought=share_of(sum((ledger.chance("bought", BuyCard(card).wire) for card in cards), Chances())),
        points=mean_of(sum((ledger.sample("points", card.id) for card in cards), Sample())),
        bought_unseen=ledger.share("bought", BuyCard(Top(cost)).wire),
        points_unseen=ledger.mean("unseen points", cost),
    )


def _places(study: Study, ledger: Ledger, name: str) -> tuple[PlaceFigures, ...]:
    return tuple(
        PlaceFigures(
            players,
            place + 1,
            ledger.mean(f"{name} score", players, place),
            ledger.share(f"{name} wins", players, place),
        )
        for players in study.players
        for place in range(players)
    )


def known(estimates: Iterable[ItemT | None]) -> list[ItemT]:
    """The values that are not None."""
    return [estimate for estimate in estimates if estimate is not None]
