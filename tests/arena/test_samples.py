"""Samples and chances against textbook statistics."""

from fractions import Fraction
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tacora.arena.samples import Chances, Sample, mean_of, share_of
from tacora.arena.tally import wilson

NUMBERS = st.lists(st.fractions(-20, 20, max_denominator=120), min_size=2, max_size=12)


def sample(numbers: list[Fraction]) -> Sample:
    made = Sample()
    for number in numbers:
        made = made.with_one(number)
    return made


@settings(deadline=None, max_examples=25)
@given(NUMBERS)
def test_mean_spread_and_interval(numbers: list[Fraction]) -> None:
    found = mean_of(sample(numbers))
    assert found is not None
    assert found.observations == len(numbers)
    assert found.mean == pytest.approx(float(mean(numbers)))
    assert found.spread == pytest.approx(float(stdev(map(float, numbers))), abs=1e-6)
    reach = 1.959964 * found.spread / len(numbers) ** 0.5
    assert (found.low, found.high) == pytest.approx((found.mean - reach, found.mean + reach), abs=1e-5)


@settings(deadline=None, max_examples=25)
@given(NUMBERS, NUMBERS)
def test_samples_add_up_exactly(some: list[Fraction], others: list[Fraction]) -> None:
    assert sample(some) + sample(others) == sample(others + some)


def test_one_observation_has_no_interval() -> None:
    assert mean_of(Sample(1, 5, 25)) is None


def test_shares() -> None:
    chances = Chances()
    for taken in (1, 0, Fraction(1, 2), 0, 0):
        chances = chances.with_one(taken)
    found = share_of(chances + Chances(5, 3))
    assert found is not None
    assert (found.share, found.observations) == (0.45, 10)
    assert (found.low, found.high) == wilson(Fraction(9, 2), 10)
    assert share_of(Chances()) is None
