"""The results of many matches: whole numbers that add up in any order, and their statistics."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

CERTAINTY = 1.959963984540054  # of the standard normal distribution, 95 % lies within so many deviations


class Tally(NamedTuple):
    """The scores of one seat, and how often it won with how many winners."""

    games: int
    total: int
    squares: int
    victories: tuple[int, ...]  # alone, with one other, …

    def __add__(self, other: "Tally") -> "Tally":  # type: ignore[override]  # tallies add up, they are not strung together
        victories = tuple(mine + theirs for mine, theirs in zip(self.victories, other.victories, strict=True))
        return Tally(self.games + other.games, self.total + other.total, self.squares + other.squares, victories)


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's results."""

    seat: int
    bot: str
    mean: float
    spread: float
    win_share: float
    win_low: float
    win_high: float
    victories: int
    shared_victories: int


def standing(seat: int, bot: str, tally: Tally) -> Standing:
    """A tally's statistics; a victory shared by k counts 1/k."""
    share = won(tally)
    low, high = wilson(share, tally.games)
    return Standing(
        seat=seat,
        bot=bot,
        mean=tally.total / tally.games,
        spread=_spread(tally),
        win_share=float(share / tally.games),
        win_low=low,
        win_high=high,
        victories=tally.victories[0],
        shared_victories=sum(tally.victories[1:]),
    )


def won(tally: Tally) -> Fraction:
    """How many games a seat won; a victory shared by k counts 1/k."""
    return sum((Fraction(times, winners) for winners, times in enumerate(tally.victories, start=1)), Fraction(0))


def _spread(tally: Tally) -> float:
    """The standard deviation of a score, from the sample; 0 for a single game."""
    games, total, squares, _ = tally
    return sqrt((squares * games - total * total) / (games * (games - 1))) if games > 1 else 0.0


def wilson(successes: Fraction | int, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's score interval).

    >>> [round(bound, 4) for bound in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    share, slack = float(successes) / trials, CERTAINTY**2 / trials
    centre = (share + slack / 2) / (1 + slack)
    reach = CERTAINTY * sqrt(share * (1 - share) / trials + slack / (4 * trials)) / (1 + slack)
    return max(0.0, centre - reach), min(1.0, centre + reach)
