"""What happens in words: every event, in every language."""

import pytest

from dungeon_story import SOMETHING, brings
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS, card, goal_card
from tacora.games.dungeon.events import (
    BookBought,
    BookLaidOff,
    BookTurnedUp,
    CardBought,
    CardDrawn,
    CardRejected,
    CardSwapped,
    CardTurnedUp,
    CleanedUp,
    CoinsTaken,
    DeckRenewed,
    DungeonsRevealed,
    Event,
    FirstDone,
    GameEnded,
    GoalScored,
    HandsFilled,
    MainGoalTurnedUp,
    MarketRenewed,
    Passed,
    RoundBegan,
    TokenBought,
)
from tacora.games.dungeon.rules import FOUND_NOTHING
from tacora.games.dungeon.scoring import score
from tacora.games.dungeon.state import Dungeon, Line, Origin
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.dungeon.narrator import narrate
from tacora.terminal.dungeon.replay import tell_events

NAMES = ["Ada", "Ben"]
ADA, BEN = Seat(0), Seat(1)
FIVE = START_CARDS[:5]
NO_DUNGEON = Dungeon(FIVE, None, FOUND_NOTHING)
LINES = (Line(5, 2, 1, exit=True),), (Line(0, 1, 0, exit=False),)

EVENTS: list[tuple[Event, list[str]]] = [
    (BookTurnedUp(Book.OPEN_LOCK), ["Face up in the market: book 5: open one lock."]),
    (CardTurnedUp(card("D3-01")), ["Face up in the market: D3-01."]),
    (MainGoalTurnedUp(2, goal_card("key-1")), ["Main goal of round 2: keys (2 points each)."]),
    (MainGoalTurnedUp(2, goal_card("key-2")), ["Main goal of round 2: keys (2 points each), with an hourglass."]),
    (RoundBegan(1, BEN), ["Round 1. Ben begins."]),
    (TokenBought(ADA, ("sword", "rope")), ["Ada buys a fairy token: sword and rope."]),
    (BookBought(ADA, Book.OPEN_LOCK, is_blind=False), ["Ada buys book 5: open one lock."]),
    (BookBought(ADA, Book.OPEN_LOCK, is_blind=True), ["Ada buys the top book unseen: book 5: open one lock."]),
    (BookLaidOff(BEN, Book.ACTIVATE_PORTAL), ["Ben lays off book 8: activate one portal."]),
    (CardBought(ADA, 4, 4, card("D4-01")), ["Ada buys D4-01 for 4 coins."]),
    (CardBought(ADA, 3, 2, None), ["Ada buys the top card of row 3 unseen, for 2 coins."]),
    (Passed(ADA, by_itself=False), ["Ada passes."]),
    (Passed(ADA, by_itself=True), ["Ada can buy nothing more and passes."]),
    (DeckRenewed(ADA, 5), ["Ada makes a new exploration deck of the discard pile."]),
    (CardDrawn(ADA, Origin.DRAWN, card("S1")), ["Ada draws S1."]),
    (CardDrawn(ADA, Origin.DRAWN, None), ["Ada draws 1 card."]),
    (CardRejected(ADA, card("S1")), ["Ada looks at S1 and discards it."]),
    (HandsFilled(1), ["All hands are full. Building starts."]),
    (
        DungeonsRevealed((Dungeon(FIVE, SOMETHING, brings("exit", key=1, books=(Book.OPEN_LOCK,))), NO_DUNGEON)),
        ["Ada leaves by an exit: 1 × key.", "Books used: 5.", "Ben lays no dungeon."],
    ),
    (
        DungeonsRevealed((Dungeon(FIVE, SOMETHING, brings()), Dungeon(FIVE, SOMETHING, brings("empty")))),
        ["Ada ends in a dead end: nothing.", "Ben walks no path."],
    ),
    (FirstDone(ADA), ["Ada was done first and gets the time bonus."]),
    (FirstDone(None), ["Nobody gets the time bonus."]),
    (CoinsTaken((1, 0)), ["Ada takes 1 coin."]),
    (GoalScored(1, goal_card("pit-1"), (1, 0), (3, 0)), ["Main goal, pits (3 points each): Ada 3, Ben 0."]),
    (GoalScored(2, goal_card("pit-1"), (1, 0), (3, 0)), ["Side goal, pits (3 points each): Ada 3, Ben 0."]),
    (CardSwapped(ADA, card("D4-01"), 3, card("D3-01")), ["Ada puts D4-01 into the box and takes D3-01."]),
    (CardSwapped(ADA, card("D4-01"), 3, None), ["Ada puts D4-01 into the box and takes the top card of row 3."]),
    (
        CleanedUp(ADA, FIVE[:2], FIVE[2:3], FIVE[3:], 2),
        ["Ada keeps S1 and S2.", "Ada puts S3 into the box.", "Ada pays 2 coins."],
    ),
    (CleanedUp(ADA, (), (), FIVE, 0), []),
    (MarketRenewed((Book.DEFEAT_MONSTER,), ()), ["After round 3 all that lies face up in the market is laid off."]),
    (
        GameEnded(score(LINES, (6, 0)), (ADA,)),
        ["The game is over.", "Ada: 11", "Ben: 0", "Ada wins with 11 points."],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("event", "told"), EVENTS, ids=lambda value: type(value).__name__)
def test_every_event_is_told(event: Event, told: list[str]) -> None:
    assert narrate(event, NAMES, Words("en")) == told
    for language in LANGUAGES:
        assert len(narrate(event, NAMES, Words(language))) == len(told)


def test_every_kind_of_event_is_told_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(Event.__args__)


def test_what_belongs_together_stands_in_one_line() -> None:
    events: list[Event] = [
        BookTurnedUp(Book.DEFEAT_MONSTER),
        CardTurnedUp(card("D3-01")),
        CardDrawn(ADA, Origin.DRAWN, card("S1")),
        CardDrawn(ADA, Origin.DRAWN, card("S2")),
        CardDrawn(BEN, Origin.DRAWN, None),
        CardDrawn(BEN, Origin.DRAWN, None),
        HandsFilled(1),
    ]
    assert list(tell_events(events, NAMES, Words("en"))) == [
        "Face up in the market: book 1: defeat one monster, D3-01.",
        "Ada draws S1 and S2.",
        "Ben draws 2 cards.",
        "",
        "All hands are full. Building starts.",
    ]
