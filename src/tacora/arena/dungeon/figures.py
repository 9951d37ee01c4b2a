"""A study's figures: shares and means, each with its confidence interval and the number of observations."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.study import Study
from tacora.arena.samples import Chances, Mean, Sample, Share, mean_of, share_of
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, Top

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
class BookFigures:
    """A spell book lying open, or None for the top of the pile; used: by how many of those who had it."""

    book: Book | None
    bought: Share | None
    used: Share | None
    worth: WorthFigures


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
    return BookFigures(book, ledger.share("bought", good), used, _worth(ledger, good))


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
