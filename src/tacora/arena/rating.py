"""Ratings from who won at which table, by the model of Plackett and Luce.

A bot of strength s wins at a table with s divided by the sum of the strengths there. The strengths under which the
results are most likely are found by Hunter's iteration (2004); each bot also shares one game with an average bot, so
that a bot that never won has a rating too. Intervals are from the curvature of the likelihood.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt

from tacora.arena.tally import CERTAINTY

AVERAGE = 1500.0
TENFOLD = 400.0  # so many points mean ten times the strength, as in chess
STEADY = 1e-7
MOST_ROUNDS = 10_000


@dataclass(frozen=True, slots=True)
class Results:
    """Games of the same bots at a table: how many, and how many each of the bots won, shared victories in parts."""

    games: int
    wins: tuple[tuple[str, float], ...]  # a bot that sits there twice stands there twice


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating with its 95 % confidence interval; the mean of all ratings is 1500."""

    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], results: Iterable[Results]) -> dict[str, Rating]:
    """Every bot's rating.

    >>> found = ratings(("a", "b"), [Results(110_000, (("a", 100_000.0), ("b", 10_000.0)))])
    >>> {bot: round(rating.rating) for bot, rating in found.items()}
    {'a': 1700, 'b': 1300}
    """
    played = [(result.games, Counter(bot for bot, _ in result.wins)) for result in results if result.games]
    wins = dict.fromkeys(bots, 0.5)
    for result in results:
        for bot, won in result.wins:
            wins[bot] += won
    strengths = _strengths(bots, wins, played)
    spreads = _spreads(bots, strengths, played)
    middle = sum(map(log, strengths.values())) / len(bots)
    found = {}
    for bot in bots:
        rating = AVERAGE + TENFOLD * (log(strengths[bot]) - middle) / log(10)
        reach = CERTAINTY * spreads[bot] * TENFOLD * log10(exp(1))
        found[bot] = Rating(rating, rating - reach, rating + reach)
    return found


def _strengths(
    bots: Sequence[str], wins: dict[str, float], played: Sequence[tuple[int, Counter[str]]]
) -> dict[str, float]:
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(MOST_ROUNDS):
        weights = {bot: 1 / (1 + strengths[bot]) for bot in bots}  # the game that is shared with an average bot
        for games, seats in played:
            share = games / sum(times * strengths[bot] for bot, times in seats.items())
            for bot, times in seats.items():
                weights[bot] += times * share
        better = {bot: wins[bot] / weights[bot] for bot in bots}
        change = max(abs(log(better[bot] / strengths[bot])) for bot in bots)
        strengths = better
        if change < STEADY:
            break
    return strengths


def _spreads(
    bots: Sequence[str], strengths: dict[str, float], played: Sequence[tuple[int, Counter[str]]]
) -> dict[str, float]:
    """The standard deviation of each log strength, seen from the mean of all."""
    place = {bot: number for number, bot in enumerate(bots)}
    curvature = [[0.0] * len(bots) for _ in bots]
    for bot in bots:
        chance = strengths[bot] / (1 + strengths[bot])
        curvature[place[bot]][place[bot]] += chance * (1 - chance)
    for games, seats in played:
        whole = sum(times * strengths[bot] for bot, times in seats.items())
        chances = {place[bot]: times * strengths[bot] / whole for bot, times in seats.items()}
        for one, chance in chances.items():
            curvature[one][one] += games * chance
            for other, its in chances.items():
                curvature[one][other] -= games * chance * its
    covariance = _inverse(curvature)
    number = len(bots)
    means = [sum(row) / number for row in covariance]
    whole_mean = sum(means) / number
    return {bot: sqrt(max(0.0, covariance[at][at] - 2 * means[at] + whole_mean)) for bot, at in place.items()}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix with positive eigenvalues, by Gauss and Jordan.

    >>> _inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for number in range(size):
            if number != column and (factor := rows[number][column]):
                rows[number] = [value - factor * its for value, its in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]
