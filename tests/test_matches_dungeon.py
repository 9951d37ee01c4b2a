"""Matches of random legal play: they end, they replay, and nothing is lost or made on the way."""

import os
from collections import Counter

import pytest

from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.record import Player, Record, read, write
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, GOAL_CARDS, START_CARDS, Card
from tacora.games.dungeon.events import (
    BookBought,
    CardBought,
    CleanedUp,
    CoinsTaken,
    Event,
    GameEnded,
    TokenBought,
)
from tacora.games.dungeon.finds import TOKEN_KINDS
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.market import BOOK_COST, TOKEN_COST
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import Phase, State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import BlindBook
from tacora.games.dungeon.view import View

DungeonMatch = Match[Table, State, Move, Outcome, Event, View]

MATCHES_A_CHUNK = 25
CHUNKS = 40 if os.environ.get("TACORA_LONG") else 4  # `make long`: 1,000 matches; in every run: 100
ALL_CARDS = dict.fromkeys((card for cards in DUNGEON_CARDS.values() for card in cards), 1)
ALL_GOALS = sorted(goal.id for goal in GOAL_CARDS)
ALL_BOOKS = list(Book)


class Ledger:
    """Watches a match: what everybody has must follow from what was told."""

    def __init__(self, seats: int) -> None:
        self.coins = [6] * seats
        self.cards = ALL_CARDS | dict.fromkeys(START_CARDS, seats)

    def note(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case TokenBought(seat):
                    self.coins[seat] -= TOKEN_COST
                case BookBought(seat):
                    self.coins[seat] -= BOOK_COST
                case CardBought(seat, _, paid):
                    self.coins[seat] -= paid
                case CleanedUp(seat, paid=paid):
                    self.coins[seat] -= paid
                case CoinsTaken(coins):
                    self.coins = [had + found for had, found in zip(self.coins, coins, strict=True)]
                case _:
                    pass

    def check(self, state: State) -> None:
        """V-M2 to V-M7, V-R3, V-R4, V-R26, V-R28: every card, book, goal, token and coin is somewhere, once."""
        players, market, goals = state.players, state.market, state.goals
        cards = [card for card in state.out if isinstance(card, Card)]
        books = [book for book in state.out if isinstance(book, Book)]
        for row in market.rows:
            cards += row.open + row.pile
        for player in players:
            cards += [held.card for held in player.hand]
            cards += player.deck + player.discard
            if player.dungeon is not None:
                cards += player.dungeon.cards
            books += player.books
            assert player.owned >= 5
            assert len(player.hand) <= 5
        assert dict(Counter(cards)) == self.cards
        assert sorted([*books, *market.books, *market.book_pile]) == ALL_BOOKS
        up = [goal for goal in (goals.main, goals.side, goals.next) if goal is not None]
        assert sorted(goal.id for goal in (*goals.pile, *goals.laid_off, *up)) == ALL_GOALS
        for kind in TOKEN_KINDS:
            every = getattr(market.tokens, kind) + sum(getattr(player.tokens, kind) for player in players)
            took_one = [player.dungeon.explored.taken_token for player in players if player.dungeon]
            assert 5 <= every <= 5 + (state.phase is Phase.EXPLORATION and kind in took_one)
        coins = list(self.coins)
        if isinstance(state.task, BlindBook):
            coins[state.task.seat] -= BOOK_COST  # paid, not yet seen
        assert [player.coins for player in players] == coins
        assert min(coins) >= 0


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_matches_end_and_replay(chunk: int) -> None:
    """V-M1, V-Z0: 2 to 5 players, 6 rounds."""
    for seed in range(chunk * MATCHES_A_CHUNK, (chunk + 1) * MATCHES_A_CHUNK):
        players = 2 + seed % 4
        ledger = Ledger(players)
        live: list[Event] = []
        match: DungeonMatch

        def watch(events: tuple[Event, ...], ledger: Ledger = ledger, live: list[Event] = live) -> None:
            ledger.note(events)
            live.extend(events)

        match = Match(DUNGEON, DUNGEON.table({}, players), on_events=watch)
        bots = [make_bot("random", f"{seed}-{seat}") for seat in range(players)]
        chance = SeededChance(seed)
        while not match.is_over:
            if waiting := DUNGEON.pending(match.state):
                match.apply({seat: bots[seat](DUNGEON.view(match.state, seat)) for seat in waiting})
            elif urn := DUNGEON.urn(match.state):
                match.draw(urn[chance.below(len(urn))])
            else:
                facts = DUNGEON.facts(match.state)
                match.note(facts[chance.below(len(facts))])
            ledger.check(match.state)
        assert match.state.round == 6
        assert isinstance(live[-1], GameEnded)
        assert live[-1].winners == DUNGEON.winners(match.state)
        text = write(Record(tuple(Player(f"P{seat}") for seat in range(players)), match))
        told: list[Event] = []
        again = read(text, {"dungeon": DUNGEON}, told.extend)
        assert again.match.state == match.state
        assert told == live
