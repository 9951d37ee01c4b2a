"""Observations that add up in any order, exactly, and the means and shares they give with 95 % confidence intervals."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from tacora.arena.tally import CERTAINTY, wilson

Exact = int | Fraction


class Sample(NamedTuple):
    """Observations of a number."""

    observations: int = 0
    total: Exact = 0
    squares: Exact = 0

    def __add__(self, other: "Sample") -> "Sample":  # type: ignore[override]  # samples add up, they are not strung together
        return Sample(self.observations + other.observations, self.total + other.total, self.squares + other.squares)

    def with_one(self, number: Exact) -> "Sample":
        """One observation more."""
        return Sample(self.observations + 1, self.total + number, self.squares + number * number)


class Chances(NamedTuple):
    """How often something could happen, and how often it did; something that k share counts 1/k."""

    observations: int = 0
    taken: Exact = 0

    def __add__(self, other: "Chances") -> "Chances":  # type: ignore[override]  # as samples do
        return Chances(self.observations + other.observations, self.taken + other.taken)

    def with_one(self, taken: Exact) -> "Chances":
        """One chance more."""
        return Chances(self.observations + 1, self.taken + taken)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its confidence interval, and the standard deviation of one observation."""

    mean: float
    low: float
    high: float
    spread: float
    observations: int


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its confidence interval."""

    share: float
    low: float
    high: float
    observations: int


@dataclass(frozen=True, slots=True)
class Total:
    """A sum of means with its confidence interval, and the observations of all of them."""

    total: float
    low: float
    high: float
    observations: int


def mean_of(sample: Sample) -> Mean | None:
    """The mean, taken as normally distributed; None for fewer than two observations, which have no interval.

    >>> round(mean_of(Sample(4, 10, 30)).high, 3)
    3.765
    """
    count, total, squares = sample
    if count < 2:
        return None
    mean = float(Fraction(total) / count)
    spread = sqrt(Fraction(squares * count - total * total) / (count * (count - 1)))
    reach = CERTAINTY * spread / sqrt(count)
    return Mean(mean, mean - reach, mean + reach, spread, count)


def total_of(samples: Iterable[Sample]) -> Total | None:
    """The sum of the samples' means, which are taken as independent; None if one of them has no interval.

    >>> round(total_of([Sample(4, 10, 30), Sample(4, 10, 30)]).high, 3)
    6.789
    """
    means = [mean_of(sample) for sample in samples]
    known = [mean for mean in means if mean is not None]
    if not known or len(known) < len(means):
        return None
    total = sum(mean.mean for mean in known)
    reach = CERTAINTY * sqrt(sum(mean.spread**2 / mean.observations for mean in known))
    return Total(total, total - reach, total + reach, sum(mean.observations for mean in known))


def share_of(chances: Chances) -> Share | None:
    """The share, with Wilson's interval; None where there was no chance.

    >>> share_of(Chances(10, 8))
    Share(share=0.8, low=0.4901624715..., high=0.9433178485..., observations=10)
    """
    count, taken = chances
    return Share(float(Fraction(taken) / count), *wilson(taken, count), count) if count else None
