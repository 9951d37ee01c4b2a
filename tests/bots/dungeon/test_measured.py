"""What the strong bots know of cards, tokens and books: measured, complete, and what the prices say."""

from statistics import mean

from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS
from tacora.bots.dungeon.measured import SHARES, worths
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS, GOALS, START_CARDS
from tacora.games.dungeon.finds import TOKEN_KINDS
from tacora.games.dungeon.state import ROUNDS


def test_everything_was_measured_for_every_goal() -> None:
    for goal in GOALS:
        for card in ALL_CARDS:
            worths().card(card, goal)
        for kind in TOKEN_KINDS:
            worths().token(kind, goal)
    assert abs(sum(SHARES.values()) - 1) < 1e-9


def test_a_token_or_a_book_takes_nothing_away() -> None:
    for goal in GOALS:
        assert all(worths().token(kind, goal) >= 0 for kind in TOKEN_KINDS)
        assert all(worths().book(book, goal) >= 0 for book in Book)


def test_books_of_other_phases_add_nothing_to_a_path() -> None:
    for book in set(Book).difference(EXPLORATION_BOOKS):
        assert worths().book_later(book) == 0


def test_dearer_cards_are_worth_more() -> None:
    """And a start card is worth what a start card is worth."""
    by_cost = [mean(worths().card_later(card) for card in DUNGEON_CARDS[cost]) for cost in COSTS]
    assert by_cost == sorted(by_cost)
    assert by_cost[0] > 0
    assert abs(mean(worths().card_later(card) for card in START_CARDS)) < 0.1


def test_a_card_bought_early_comes_back_more_often() -> None:
    returns = [worths().returns(round_) for round_ in range(1, ROUNDS + 1)]
    assert returns == sorted(returns, reverse=True)
    assert returns[-1] == 0
