"""The course of a match, as far as it bears on the balance of the cards: read from its steps, not from its bots."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tacora.arena.dungeon.race import DungeonMatch
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Decision
from tacora.games.dungeon import rules
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.events import (
    BookBought,
    BookLaidOff,
    CardBought,
    CardDrawn,
    CardRejected,
    CardSwapped,
    CleanedUp,
    DungeonsRevealed,
    Event,
    GoalScored,
    RoundBegan,
    TokenBought,
)
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, Move
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import ROUNDS, Origin, Phase, State
from tacora.games.dungeon.tasks import Explore, Turn
from tacora.games.dungeon.view import View, view

UNSEEN_BOOK = BuyBook(None).wire


class Visit(NamedTuple):
    """A seat at the market in one round: the goods that it could buy at one of its turns, and those that it bought.

    Goods are named as the purchases that buy them: `token-sword`, `book-4`, `book-top`, `card-D4-07`, `card-top-4`.
    """

    round: int
    seat: Seat
    offered: frozenset[str]
    bought: frozenset[str]


class Purchase(NamedTuple):
    """A dungeon card that a seat bought."""

    round: int
    seat: Seat
    card: Card
    is_unseen: bool


class Hand(NamedTuple):
    """A seat's five cards when exploration begins, with all that bears on their worth."""

    round: int
    seat: Seat
    cards: tuple[Card, ...]
    tools: Tools
    goal: str
    unseen_goals: dict[str, int]
    start_cards_elsewhere: tuple[Card, ...]
    """The seat's own start cards in its deck or its discard pile."""


class Ownership(NamedTuple):
    """A book that a seat bought, the rounds in which it could use it, and whether that changed anything."""

    seat: Seat
    book: Book
    seen: View
    """What the seat saw when it bought."""

    until: int = ROUNDS
    is_used: bool = False

    @property
    def since(self) -> int:
        """The round of the purchase."""
        return self.seen.round


class Use(NamedTuple):
    """A book in use that has its effect in one round only, or outside exploration."""

    round: int
    seat: Seat
    book: Book
    goal: str
    """The main goal for which the seat lays its cards next."""

    kinds: tuple[str, ...] = ()
    """Of the tokens bought (V-B14)."""

    seen: View | None = None
    """What the seat saw when it bought them."""

    cards: tuple[Card, ...] = ()
    """The card rejected and the one drawn (V-B13), those boxed (V-B2) or kept (V-B16), and those swapped (V-B17)."""

    others: tuple[Card, ...] = ()
    """The cards that the seat owns besides, in the clean-up."""


class Chronicle(NamedTuple):
    """A whole match."""

    begins: Seat
    """The seat that began round 1."""

    decisions: int
    visits: tuple[Visit, ...]
    purchases: tuple[Purchase, ...]
    hands: tuple[Hand, ...]
    scored: tuple[GoalScored, ...]
    sheets: tuple[Sheet, ...]
    winners: tuple[Seat, ...]
    ownerships: tuple[Ownership, ...] = ()
    uses: tuple[Use, ...] = ()


class Moment(NamedTuple):
    """A step of a match: the state before it, and the events that it brought about."""

    before: State
    moves: dict[Seat, Move]
    events: tuple[Event, ...]


def chronicle(match: DungeonMatch) -> Chronicle:
    """The chronicle of a match that is over."""
    moments = tuple(_moments(match))
    events = [event for moment in moments for event in moment.events]
    return Chronicle(
        begins=next(event.begins for event in events if isinstance(event, RoundBegan)),
        decisions=sum(len(moment.moves) for moment in moments),
        visits=_visits(moments),
        purchases=tuple(_purchases(moments)),
        hands=tuple(_hands(moments)),
        scored=tuple(event for event in events if isinstance(event, GoalScored)),
        sheets=rules.sheets(match.state),
        winners=rules.winners(match.state),
        ownerships=tuple(_ownerships(moments)),
        uses=tuple(_uses(moments)),
    )


def _moments(match: DungeonMatch) -> Iterator[Moment]:
    events: list[Event] = []
    shadow = Match(DUNGEON, match.table, on_events=events.extend)
    for step in match.steps:
        before = shadow.state
        events.clear()
        shadow.take(step)
        yield Moment(before, step.moves if isinstance(step, Decision) else {}, tuple(events))


def _visits(moments: tuple[Moment, ...]) -> tuple[Visit, ...]:
    offered: dict[tuple[int, Seat], set[str]] = {}
    bought: dict[tuple[int, Seat], set[str]] = {}
    for before, moves, _ in moments:
        if moves and isinstance(before.task, Turn):
            for seat, move in moves.items():
                visit = before.round, seat
                for choice in rules.legal(before, seat):
                    offered.setdefault(visit, set()).update(_goods(choice))
                bought.setdefault(visit, set()).update(_goods(move))
    return tuple(Visit(*visit, frozenset(offered[visit]), frozenset(bought[visit])) for visit in offered)


def _goods(move: Move) -> tuple[str, ...]:
    """The goods that a purchase buys; two tokens with V-B14."""
    match move:
        case BuyToken(kind, also):
            return tuple(BuyToken(one).wire for one in (kind, also) if one)
        case BuyBook() | BuyCard():
            return (move.wire,)
        case _:
            return ()


def _ownerships(moments: tuple[Moment, ...]) -> Iterator[Ownership]:
    owned: dict[tuple[Seat, Book], Ownership] = {}
    for before, _, events in moments:
        for event in events:
            if isinstance(event, BookBought):
                owned[event.seat, event.book] = Ownership(event.seat, event.book, view(before, event.seat))
            if isinstance(event, BookLaidOff):
                until = before.round if event.book.phase == "market" else before.round - 1
                owned[event.seat, event.book] = owned[event.seat, event.book]._replace(until=until)
            for seat, book in _used(before, event):
                owned[seat, book] = owned[seat, book]._replace(is_used=True)
    return iter(owned.values())


def _used(before: State, event: Event) -> Iterator[tuple[Seat, Book]]:
    """The books that an event shows in use, each with its owner."""
    match event:
        case DungeonsRevealed(dungeons):
            for seat, dungeon in zip(before.table.all_seats, dungeons, strict=True):
                yield from ((seat, book) for book in (*dungeon.explored.used_books, *dungeon.explored.boxed_books))
        case CardBought(seat, cost, paid) if paid < cost:
            yield seat, Book.CHEAPER_CARD
        case TokenBought(seat, kinds) if len(kinds) > 1:
            yield seat, Book.SECOND_TOKEN
        case CardRejected(seat):
            yield seat, Book.LOOK_FIRST
        case CardSwapped(seat):
            yield seat, Book.SWAP_ONE
        case CleanedUp(seat, boxed=boxed, paid=paid):
            if paid:
                yield seat, Book.KEEP_ONE
            cleaned = before.players[seat].dungeon
            if cleaned is not None and len(boxed) > cleaned.explored.discoveries.scissors:  # V-R41
                yield seat, Book.BOX_ONE


def _uses(moments: tuple[Moment, ...]) -> Iterator[Use]:
    """A card that an event does not name yet is drawn later."""
    later = [(before, event) for before, _, events in moments for event in events]
    for number, (before, event) in enumerate(later):
        for seat, book in _used(before, event):
            goal = before.goals.next or before.goals.main
            assert goal is not None  # noqa: S101  turned up before anything is bought
            use = Use(before.round, seat, book, goal.goal)
            match event:
                case TokenBought(_, kinds):
                    yield use._replace(kinds=kinds, seen=view(before, seat))
                case CardRejected(_, card):
                    yield use._replace(cards=(card, _drawn_next(later[number:], seat)))
                case CardSwapped(_, boxed, _, taken):
                    taken = taken or _drawn_next(later[number:], seat)
                    yield use._replace(cards=(boxed, taken), others=_others(before, seat, (boxed,)))
                case CleanedUp(_, kept, boxed):
                    cards = kept if book is Book.KEEP_ONE else boxed
                    yield use._replace(cards=cards, others=_others(before, seat, cards))
                case _ if book.phase == "market" or book is Book.TAKE_TOKEN:
                    yield use


def _drawn_next(events: Sequence[tuple[State, Event]], seat: Seat) -> Card:
    return next(
        event.card
        for _, event in events
        if isinstance(event, CardDrawn) and event.seat == seat and event.card is not None
    )


def _others(before: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """All cards that a seat owns but these."""
    player = before.players[seat]
    held = tuple(held.card for held in player.hand)
    laid = player.dungeon.cards if player.dungeon else ()
    return tuple(card for card in (*player.deck, *player.discard, *held, *laid) if card not in cards)


def _purchases(moments: tuple[Moment, ...]) -> Iterator[Purchase]:
    for before, _, events in moments:
        for event in events:
            match event:
                case CardBought(seat, card=Card() as card):
                    yield Purchase(before.round, seat, card, is_unseen=False)
                case CardDrawn(seat, Origin.BLIND, Card() as card) if before.phase is Phase.MARKET:
                    yield Purchase(before.round, seat, card, is_unseen=True)


def _hands(moments: tuple[Moment, ...]) -> Iterator[Hand]:
    for before, moves, _ in moments:
        if moves and isinstance(before.task, Explore):
            goal = before.goals.main
            assert goal is not None  # noqa: S101  turned up before the round
            unseen: dict[str, int] = {}
            for other in before.goals.pile:
                unseen[other.goal] = unseen.get(other.goal, 0) + 1
            for seat, player in zip(before.table.all_seats, before.players, strict=True):
                yield Hand(
                    round=before.round,
                    seat=seat,
                    cards=tuple(held.card for held in player.hand),
                    tools=Tools(player.tokens, tuple(book for book in player.books if book not in player.used)),
                    goal=goal.goal,
                    unseen_goals=unseen,
                    start_cards_elsewhere=tuple(card for card in (*player.deck, *player.discard) if card.cost is None),
                )
