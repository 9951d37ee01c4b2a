"""The statistics of a tally against textbook ones."""

from fractions import Fraction
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora.arena.tally import Tally, standing, wilson


def tally(scores: list[int]) -> Tally:
    return Tally(len(scores), sum(scores), sum(score * score for score in scores), (0, 0))


@settings(deadline=None)
@given(st.lists(st.integers(0, 300), min_size=2, max_size=50))
def test_mean_and_spread(scores: list[int]) -> None:
    result = standing(0, "timid", tally(scores))
    assert result.mean == pytest.approx(mean(scores))
    assert result.spread == pytest.approx(stdev(scores))


def test_one_game_has_no_spread() -> None:
    assert standing(0, "timid", tally([7])).spread == 0


@settings(deadline=None)
@given(st.lists(st.integers(0, 300)), st.lists(st.integers(0, 300)))
def test_tallies_add_up(some: list[int], others: list[int]) -> None:
    assert tally(some) + tally(others) == tally(some + others)


def test_a_shared_victory_counts_its_share() -> None:
    result = standing(2, "bold", Tally(10, 0, 0, (3, 2, 0, 4)))
    assert result.win_share == pytest.approx((3 + 2 / 2 + 4 / 4) / 10)
    assert (result.seat, result.bot, result.victories, result.shared_victories) == (2, "bold", 3, 6)
    assert (result.win_low, result.win_high) == wilson(Fraction(5), 10)


def test_the_interval_solves_its_equation() -> None:
    """Wilson: its ends are the shares that lie 1.96 of their own standard errors from the one seen."""
    for end in wilson(37, 100):
        assert abs(end - 0.37) == pytest.approx(1.959964 * (end * (1 - end) / 100) ** 0.5, rel=1e-5)


def test_the_interval_stays_between_none_and_all() -> None:
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1
    assert wilson(0, 20)[1] == pytest.approx(0.1611, abs=1e-4)
