"""The events of a match, with names and numbers. Faces turn events into words."""

from typing import NamedTuple

from tacora.core.seats import Seat, Viewer
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card, GoalCard
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.state import Dungeon, Origin


class BookTurnedUp(NamedTuple):
    """V-S1, V-K6, V-F5: a spell book lies face up in the market."""

    book: Book


class CardTurnedUp(NamedTuple):
    """V-S1, V-K6, V-F5: a dungeon card lies face up in the market."""

    card: Card


class MainGoalTurnedUp(NamedTuple):
    """V-S4, V-F1: the main goal of that round."""

    round: int
    goal: GoalCard


class RoundBegan(NamedTuple):
    """V-K1: the market opens, and that seat begins."""

    round: int
    begins: Seat


class TokenBought(NamedTuple):
    """V-K3; with V-B14 two kinds."""

    seat: Seat
    kinds: tuple[str, ...]


class BookBought(NamedTuple):
    """V-K4, V-R25: public, also from the top of the pile."""

    seat: Seat
    book: Book
    is_blind: bool


class BookLaidOff(NamedTuple):
    """V-K4: out of the game (V-R3)."""

    seat: Seat
    book: Book


class CardBought(NamedTuple):
    """V-K5: from that row, for so many coins; None for the top of the pile, which is drawn next (V-R25)."""

    seat: Seat
    cost: int
    paid: int
    card: Card | None


class Passed(NamedTuple):
    """V-K2; by itself where nothing could be bought (V-R13)."""

    seat: Seat
    by_itself: bool


class DeckRenewed(NamedTuple):
    """V-H2: so many cards of the discard pile are the deck now."""

    seat: Seat
    cards: int


class CardDrawn(NamedTuple):
    """V-H1, V-R25: into the hand, from the deck or unseen from the market; None for all others (V-H3)."""

    seat: Seat
    origin: Origin
    card: Card | None


class CardRejected(NamedTuple):
    """V-B13: the first card drawn goes to the discard pile, for all to see (V-R39)."""

    seat: Seat
    card: Card


class HandsFilled(NamedTuple):
    """V-T2: building starts for all at the same moment."""

    round: int


class DungeonsRevealed(NamedTuple):
    """V-R36: all have finished; each seat's five cards, how they were laid, and what that brought."""

    dungeons: tuple[Dungeon, ...]


class FirstDone(NamedTuple):
    """V-T1: who gets the time bonus, if anybody (V-R33)."""

    seat: Seat | None


class CoinsTaken(NamedTuple):
    """V-E1, V-E2: the tokens are back in the market; the coins discovered by each seat."""

    coins: tuple[int, ...]


class GoalScored(NamedTuple):
    """V-E3, V-E4: how many matching discoveries each seat has, and their points in that column."""

    column: int
    goal: GoalCard
    counts: tuple[int, ...]
    points: tuple[int, ...]


class CardSwapped(NamedTuple):
    """V-B17: one into the box, one of that cost into the hand; None for the top of the pile, which is drawn next."""

    seat: Seat
    boxed: Card
    cost: int
    taken: Card | None


class CleanedUp(NamedTuple):
    """V-F2 to V-F4: what became of a seat's five cards, and the coins paid (V-B16)."""

    seat: Seat
    kept: tuple[Card, ...]
    boxed: tuple[Card, ...]
    discarded: tuple[Card, ...]
    paid: int


class MarketRenewed(NamedTuple):
    """V-F5: all that lay face up is laid off."""

    books: tuple[Book, ...]
    cards: tuple[Card, ...]


class GameEnded(NamedTuple):
    """V-Z1, V-Z2: every score sheet, each seat's total, and who has won."""

    sheets: tuple[Sheet, ...]
    winners: tuple[Seat, ...]


Event = (
    BookTurnedUp
    | CardTurnedUp
    | MainGoalTurnedUp
    | RoundBegan
    | TokenBought
    | BookBought
    | BookLaidOff
    | CardBought
    | Passed
    | DeckRenewed
    | CardDrawn
    | CardRejected
    | HandsFilled
    | DungeonsRevealed
    | FirstDone
    | CoinsTaken
    | GoalScored
    | CardSwapped
    | CleanedUp
    | MarketRenewed
    | GameEnded
)


def shown(event: Event, viewer: Viewer) -> Event:
    """What a seat, or a spectator, may know of an event (V-H3, V-R25)."""
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return event._replace(card=None)
    return event
