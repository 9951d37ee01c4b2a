"""Diamant told move by move, for tests that read like the rules."""

import random
from collections.abc import Iterable
from typing import Any, TypeVar

from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Camp, Card, Cave, Choice, State, Table, View, read_card
from tacora.games.diamant.events import Event
from tacora.games.diamant.moves import CHOICES
from tacora.games.diamant.state import beside_by_seat

EventT = TypeVar("EventT", bound=Event)

EDITION_OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "2017"},
    {"edition": "2024", "relics": False},
    {"edition": "2024", "relics": True},
    {"edition": "international", "relics": False},
    {"edition": "international", "relics": True},
)


class Story:
    """A match whose draws and choices the test tells."""

    def __init__(self, players: int = 4, **options: Any) -> None:
        self.events: list[Event] = []
        table = DIAMANT.table({"edition": "2024", **options}, players)
        self.match: Match[Table, State, Choice, Card, Event, View] = Match(DIAMANT, table, on_events=self.events.extend)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def cave(self) -> Cave:
        return self.match.state.cave

    @property
    def beside(self) -> tuple[int, ...]:
        return beside_by_seat(self.camp, self.cave)

    @property
    def camp(self) -> Camp:
        return self.match.state.camp

    def reveal(self, *cards: str) -> "Story":
        """Lay these cards, everybody going on in between."""
        for card in cards:
            if DIAMANT.pending(self.state):
                self.home()
            self.match.draw(read_card(card, "the story"))
        return self

    def home(self, *leavers: int) -> "Story":
        """These go home, the others in the cave go on."""
        self.match.apply({seat: Choice.RETURN if seat in leavers else Choice.CONTINUE for seat in self.cave.in_cave})
        return self

    def all_home(self) -> "Story":
        return self.home(*self.cave.in_cave)

    def short_expeditions(self, count: int, card: str = "trap-snake") -> "Story":
        """So many expeditions that everybody leaves after one card."""
        for _ in range(count):
            self.reveal(card).all_home()
        return self

    def told(self, kind: type[EventT]) -> list[EventT]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def random_match(table: Table, seed: int | str, returns: float = 0.25) -> Story:
    """A whole match of random draws, with random choices that leave with that probability."""
    chance = random.Random(seed)
    story = Story.__new__(Story)
    story.events = []
    story.match = Match(DIAMANT, table, on_events=story.events.extend)

    def decider(_: View) -> Choice:
        return CHOICES[chance.random() < returns]

    class Draws:
        def below(self, count: int, /) -> int:
            return chance.randrange(count)

    story.match.play([decider] * table.seats, Draws())
    return story


def names(cards: Iterable[Card]) -> list[str]:
    return [card.wire for card in cards]


def seat(number: int) -> Seat:
    return Seat(number)
