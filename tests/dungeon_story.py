"""Dungeon told step by step, for tests that read like the rules."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Fact
from tacora.games.dungeon import rounds, rules
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOAL_CARDS, Card, card, goal_card
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.finds import Discoveries, Explored, Tokens
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import PASS, Move, read_move
from tacora.games.dungeon.rules import Outcome, read_outcome
from tacora.games.dungeon.state import Dungeon, Held, Origin, Phase, Player, State
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Exchange, Fill, Look, OpenBook, OpenCard, Tidy, Turn
from tacora.games.dungeon.view import View

EventT = TypeVar("EventT", bound=Event)

BOOKS_UP = (Book.DEFEAT_MONSTER, Book.TRAVEL_TO_MONSTER)
CARDS_UP = ("D3-01", "D3-02", "D4-01", "D4-02", "D5-01", "D5-02", "D6-01", "D6-02")

SOMETHING = Submission((), "a path")
"""Stands for a dungeon whose path is not empty, where only what it brought matters."""


class Story:
    """A match that the test tells; what is not told is drawn in the order of the pile."""

    def __init__(self, players: int = 2, *, set_up: bool = True, **options: Any) -> None:
        self.events: list[Event] = []
        table = DUNGEON.table({"begins": 0, **options}, players)
        self.match: Match[Table, State, Move, Outcome, Event, View] = Match(
            DUNGEON, table, on_events=self.events.extend
        )
        if set_up:
            self.draw(*BOOKS_UP, *CARDS_UP, plain_goal(0))

    @property
    def state(self) -> State:
        return self.match.state

    def awaits(self, *tasks: type) -> bool:
        """A task of one of these types comes next."""
        return isinstance(self.state.task, tasks)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        return [held.card.id for held in self.player(seat).hand]

    def draw(self, *outcomes: int | str | Card) -> "Story":
        for outcome in outcomes:
            self.match.draw(outcome if isinstance(outcome, Card) else read_outcome(outcome, "the story"))
        return self

    def note(self, fact: str) -> "Story":
        """Somebody with a clock says that."""
        self.match.note(Fact(fact))
        return self

    def say(self, seat: int, *moves: Any) -> "Story":
        """These decisions of a seat, in their JSON, refills drawn in between."""
        for move in moves:
            self.match.apply({Seat(seat): read_move(move, "the story")})
            self.refill()
        return self

    def refill(self) -> "Story":
        """Fill the market's gaps."""
        while self.awaits(OpenBook, OpenCard):
            self.match.draw(DUNGEON.urn(self.state)[0])
        return self

    def all_pass(self) -> "Story":
        """Nobody buys any more."""
        while self.awaits(Turn):
            self.match.apply({DUNGEON.pending(self.state)[0]: PASS})
        return self

    def fill(self) -> "Story":
        """Every hand filled up from the top."""
        while self.awaits(Fill, Look):
            if self.awaits(Look):
                self.say(DUNGEON.pending(self.state)[0], "keep")
            else:
                self.match.draw(DUNGEON.urn(self.state)[0])
        return self

    def to_exploration(self) -> "Story":
        return self.all_pass().fill()

    def find(self, found: Mapping[int, Explored] | None = None, *, laid: Iterable[int] | None = None) -> "Story":
        """Everybody is ready to explore, and that is what these seats bring home; the others lay nothing."""
        self.to_exploration()
        found = found or {}
        dungeons = tuple(
            Dungeon(
                tuple(held.card for held in player.hand),
                SOMETHING if seat in (found if laid is None else laid) else None,
                found.get(seat, rules.FOUND_NOTHING),
            )
            for seat, player in enumerate(self.state.players)
        )
        self._on(rounds.advance(*rules.lay_open(self.state, dungeons)))
        return self

    def side(self, goal: str | None = None) -> "Story":
        """The side goal."""
        self.match.draw(goal_card(goal) if goal else DUNGEON.urn(self.state)[0])
        return self

    def next_goal(self, goal: str | None = None) -> "Story":
        """The main goal of the next round, without an hourglass unless it is told."""
        pile = self.state.goals.pile
        self.match.draw(goal_card(goal) if goal else next(card for card in pile if not card.hourglass))
        return self

    def round(self, found: Mapping[int, Explored] | None = None, side: str | None = None) -> "Story":
        """A whole round in which nobody buys or tidies up anything."""
        self.find(found).side(side)
        if self.state.phase is Phase.CLEAN_UP:
            self.next_goal()
            self.tidy()
        return self

    def tidy(self) -> "Story":
        """Nothing is used in the clean-up (V-R35)."""
        while self.awaits(Exchange, Tidy):
            self.match.apply({seat: rules.absent(self.state, seat) for seat in DUNGEON.pending(self.state)})
        return self.refill()

    def give(self, seat: int, **fields: Any) -> "Story":
        """Change what a player has, as if it had come about."""
        self.match.state = self.state.with_player(Seat(seat), self.player(seat)._replace(**fields))
        return self

    def give_hand(self, seat: int, *cards: str) -> "Story":
        """A hand of open cards, taken from the deck where they are in it."""
        hand = tuple(Held(card(name), Origin.OPEN) for name in cards)
        deck = tuple(one for one in self.player(seat).deck if one.id not in cards)
        return self.give(seat, hand=hand, deck=deck)

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def _on(self, result: rounds.Result) -> None:
        self.match.state, events = result
        self.events.extend(events)


def plain_goal(number: int) -> str:
    """A goal card without an hourglass."""
    return [goal.id for goal in GOAL_CARDS if not goal.hourglass][number]


def hourglass_goal() -> str:
    """A goal card with an hourglass."""
    return next(goal.id for goal in GOAL_CARDS if goal.hourglass)


NO_TOKENS = Tokens()


def brings(
    ending: Any = "dead-end",
    *,
    books: Any = (),
    boxed: Any = (),
    used: Any = NO_TOKENS,
    taken: Any = None,
    **discoveries: Any,
) -> Explored:
    """What a dungeon brought."""
    return Explored(Discoveries(**discoveries), ending == "exit", ending, used, books, boxed, taken)
