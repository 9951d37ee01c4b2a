"""What is read from a match, against a plain count over its states."""

from collections.abc import Iterator

import pytest

from dungeon_matches import played_dungeon
from tacora.arena.dungeon.chronicle import Chronicle, chronicle
from tacora.arena.dungeon.race import DungeonMatch
from tacora.core.match import Match
from tacora.core.steps import Decision, Draw
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, Card
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move, Swap, Top
from tacora.games.dungeon.state import Phase, Player, State
from tacora.games.dungeon.tasks import Explore, Turn

CLEAN_UP = {book for book in Book if book.phase == "clean-up"}

MATCHES = [(4, 30, "random"), (5, 46, "random"), (2, 1, "greedy")]


@pytest.fixture(params=MATCHES, ids=str)
def match(request: pytest.FixtureRequest) -> DungeonMatch:
    return played_dungeon(*request.param).match


def states(match: DungeonMatch) -> Iterator[tuple[State, dict[int, Move]]]:
    """Every state of a match with the moves that were made in it."""
    again: DungeonMatch = Match(DUNGEON, match.table)
    for step in match.steps:
        yield again.state, {int(seat): move for seat, move in step.moves.items()} if isinstance(step, Decision) else {}
        again.take(step)
    assert again.state == match.state


def affordable(state: State, player: Player) -> set[str]:
    """What a player may buy, by the ledger's words: V-K3 to V-K5, V-R2, V-B10."""
    found = set()
    if player.coins >= 1:
        found |= {f"token-{kind}" for kind, left in state.market.tokens._asdict().items() if left}
    if player.coins >= 2:
        found |= {f"book-{book}" for book in state.market.books}
        found |= {"book-top"} if state.market.book_pile else set()
    cheaper = Book.CHEAPER_CARD in player.books and Book.CHEAPER_CARD not in player.used
    for cost, row in zip(COSTS, state.market.rows, strict=True):
        if player.coins + cheaper >= cost and len(player.hand) < 5:
            found |= {f"card-{card.id}" for card in row.open}
            found |= {f"card-top-{cost}"} if row.pile else set()
    return found


def test_what_could_be_bought_and_what_was(match: DungeonMatch) -> None:
    offered: dict[tuple[int, int], set[str]] = {}
    bought: dict[tuple[int, int], set[str]] = {}
    for state, moves in states(match):
        if moves and isinstance(state.task, Turn):
            ((seat, move),) = moves.items()
            visit = state.round, seat
            offered.setdefault(visit, set()).update(affordable(state, state.players[seat]))
            word = getattr(move, "wire", "")
            goods = {f"token-{kind}" for kind in word.split("-")[1:]} if word.startswith("token") else {word} - {""}
            bought.setdefault(visit, set()).update(goods)
    visits = {(visit.round, int(visit.seat)): visit for visit in chronicle(match).visits}
    assert {key: set(visit.offered) for key, visit in visits.items()} == offered
    assert {key: set(visit.bought) for key, visit in visits.items()} == bought
    assert any(bought.values())


def test_purchases_are_the_cards_that_come_to_be_owned(match: DungeonMatch) -> None:
    """In other ways than by V-B17."""
    owned: dict[int, set[Card]] = {seat: set() for seat in match.table.all_seats}
    found = []
    for (state, moves), after in zip(states(match), [*match.steps[1:], None], strict=True):
        for seat, move in moves.items():
            if isinstance(move, Swap):
                taken = move.take
                if isinstance(taken, Top):  # the top card is drawn next
                    assert isinstance(after, Draw)
                    taken = after.outcome
                assert isinstance(taken, Card)
                owned[seat].add(taken)
        if moves and isinstance(state.task, Explore):
            for seat, player in enumerate(state.players):
                cards = {held.card for held in player.hand} | {*player.deck, *player.discard}
                new = {card for card in cards if card.cost is not None} - owned[seat]
                found += [(state.round, seat, card.id) for card in new]
                owned[seat] |= new
    purchases = chronicle(match).purchases
    assert sorted((bought.round, int(bought.seat), bought.card.id) for bought in purchases) == sorted(found)
    moves_made = [move for step in match.steps if isinstance(step, Decision) for move in step.moves.values()]
    unseen = [move for move in moves_made if getattr(move, "wire", "").startswith("card-top")]
    assert sum(bought.is_unseen for bought in purchases) == len(unseen)


def test_hands_when_exploration_begins(match: DungeonMatch) -> None:
    told = chronicle(match)
    players = match.table.seats
    assert [(hand.round, hand.seat) for hand in told.hands] == [
        (number, seat) for number in range(1, 7) for seat in range(players)
    ]
    for hand in told.hands:
        assert len(hand.cards) == 5
        assert not set(hand.cards) & set(hand.start_cards_elsewhere)
        assert all(card.cost is None for card in hand.start_cards_elsewhere)
        assert sum(hand.unseen_goals.values()) == 27 - 2 * hand.round + 1


def test_books_that_changed_something(match: DungeonMatch) -> None:
    """Each book that somebody bought, used or not; in a path it is used if the dungeon says so."""
    bought: set[tuple[int, Book]] = set()
    in_paths: set[tuple[int, Book]] = set()
    for state, _ in states(match):
        for seat, player in enumerate(state.players):
            bought |= {(seat, book) for book in player.books}
            if player.dungeon is not None:
                explored = player.dungeon.explored
                in_paths |= {(seat, book) for book in (*explored.used_books, *explored.boxed_books)}
    told = {(int(one.seat), one.book): one.is_used for one in chronicle(match).ownerships}
    assert set(told) >= bought
    for (seat, book), is_used in told.items():
        if book.phase == "exploration":
            assert is_used == ((seat, book) in in_paths)


def test_the_rounds_of_a_book(match: DungeonMatch) -> None:
    """V-K4: from the purchase until it is laid off; the market's books work in the round in which they are laid off."""
    rounds: dict[tuple[int, Book], set[int]] = {}
    for state, _ in states(match):
        for seat, player in enumerate(state.players):
            for book in player.books:
                if state.phase is Phase.EXPLORATION or book.phase == "market":
                    rounds.setdefault((seat, book), set()).add(state.round)
    for one in chronicle(match).ownerships:
        had = rounds.get((int(one.seat), one.book), set())
        if one.book not in (Book.TAKE_TOKEN, Book.SECOND_TOKEN, Book.CHEAPER_CARD):
            assert had == set(range(one.since, one.until + 1))
        assert had <= set(range(one.since, one.until + 1))
        assert one.seen.seat == one.seat
        assert one.seen.round == one.since


def test_uses_are_those_of_the_books_that_are_not_for_every_hand(match: DungeonMatch) -> None:
    told = chronicle(match)
    owned = {(one.seat, one.book) for one in told.ownerships if one.is_used}
    kinds = {book for book in Book if book.phase != "exploration"} | {Book.TAKE_TOKEN}
    assert {(use.seat, use.book) for use in told.uses} == {(seat, book) for seat, book in owned if book in kinds}
    sizes = {Book.SECOND_TOKEN: 0, Book.CHEAPER_CARD: 0, Book.TAKE_TOKEN: 0, Book.LOOK_FIRST: 2, Book.SWAP_ONE: 2}
    for use in told.uses:
        assert len(use.kinds) == (2 if use.book is Book.SECOND_TOKEN else 0)
        assert len(use.cards) == sizes.get(use.book, len(use.cards))
        assert bool(use.cards) == (use.book in {Book.LOOK_FIRST, *CLEAN_UP})
        assert bool(use.others) == (use.book in CLEAN_UP)
        assert not set(use.others) & set(use.cards[:1])
        if use.book is Book.LOOK_FIRST:
            (hand,) = (hand for hand in told.hands if (hand.round, hand.seat) == (use.round, use.seat))
            assert use.cards[1] in hand.cards
        if use.book in (Book.KEEP_ONE, Book.SWAP_ONE):
            (hand,) = (hand for hand in told.hands if (hand.round, hand.seat) == (use.round + 1, use.seat))
            assert use.cards[-1] in hand.cards
            assert use.goal == hand.goal


def test_results(match: DungeonMatch) -> None:
    told: Chronicle = chronicle(match)
    assert tuple(sheet.total for sheet in told.sheets) == DUNGEON.scores(match.state)
    assert told.winners == DUNGEON.winners(match.state)
    assert told.decisions == sum(len(step.moves) for step in match.steps if isinstance(step, Decision))
    (beginner,) = [step.outcome for step in match.steps if isinstance(step, Draw) and isinstance(step.outcome, str)]
    assert beginner == f"seat-{told.begins}"
    for column, name in ((1, "main"), (2, "side")):
        points = [sum(seat) for seat in zip(*(one.points for one in told.scored if one.column == column), strict=True)]
        assert points == [getattr(sheet, name) for sheet in told.sheets]
