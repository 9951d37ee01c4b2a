"""What the strong bots know of cards: measured, complete, and what the prices say."""

from statistics import mean

from dungeon_layouts import ALL_CARDS
from tacora.bots.dungeon.measured import SHARES, worths
from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS, GOALS, START_CARDS
from tacora.games.dungeon.state import ROUNDS


def test_every_card_was_measured_for_every_goal() -> None:
    for goal in GOALS:
        for card in ALL_CARDS:
            worths().card(card, goal)
    assert abs(sum(SHARES.values()) - 1) < 1e-9


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
