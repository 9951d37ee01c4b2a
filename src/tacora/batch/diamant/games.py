"""Complete games of policies, many at once: the same result for any number of threads and any division of the games."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from tacora.batch.diamant import arrays, kernel
from tacora.batch.diamant.kernel import Array
from tacora.batch.diamant.policy import FEATURES, Policy, threshold
from tacora.batch.diamant.policy import table as table_of
from tacora.core.errors import TacoraError
from tacora.games.diamant import State, Table
from tacora.games.diamant.table import read_options

PORTION = 10_000
"""Games that a thread plays between two looks at anything else: some hundredths of a second."""


class Totals(NamedTuple):
    """Results that add up: of each seat the sum of its scores, of their squares, and its victories by winners."""

    games: int
    totals: Array
    squares: Array
    victories: Array

    def __add__(self, other: "Totals") -> "Totals":  # type: ignore[override]  # results add up
        return Totals(
            self.games + other.games,
            self.totals + other.totals,
            self.squares + other.squares,
            self.victories + other.victories,
        )

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's share of the victories; a victory of k is 1/k of one."""
        winners = np.arange(1, self.victories.shape[1] + 1)
        return tuple((self.victories / winners).sum(axis=1) / self.games)


class Batch:
    """The games of a table and the policies of its seats, from the start of a match or from any state of it."""

    def __init__(self, table: Table, policies: Sequence[Policy], start: State | None = None) -> None:
        if len(policies) != table.seats:
            raise TacoraError(f"policies: must be {table.seats}, one for each seat, not {len(policies)}")
        self.table = table
        self._start = arrays.beginning(table) if start is None else arrays.position(start)
        self._plan = arrays.plan(table, *arrays.seat(policies))
        self._thresholds = arrays.thresholds(policies) if start is None else None

    def play(self, seed: int, numbers: range) -> Totals:
        """Play the games of these numbers in this thread."""
        seats = self.table.seats
        totals, squares = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        victories = np.zeros((seats, seats), np.int64)
        if self._thresholds is None:
            self._play(seed, numbers, totals, squares, victories, np.zeros((0, seats), np.int64))
        else:
            self._play_thresholds(self._thresholds, seed, numbers, (totals, squares, victories))
        return Totals(len(numbers), totals, squares, victories)

    def scores(self, seed: int, numbers: range) -> Array:
        """The scores of the games of these numbers: a row a game, a column a seat."""
        seats = self.table.seats
        scores = np.zeros((len(numbers), seats), np.int64)
        nothing = np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros((seats, seats), np.int64)
        self._play(seed, numbers, *nothing, scores)
        return scores

    def trace(self, seed: int, number: int) -> Iterator[int]:
        """What happened in one game: cards as numbers below 256, dithers from 512 on, sets of leavers between."""
        numbers, deck = (part.copy() for part in self._start)
        log, scratch = np.zeros(10_000, np.int64), np.zeros(kernel.SCRATCH, np.int64)
        logged = kernel.play_on(
            *self._plan, numbers, deck, scratch, np.uint64(kernel.stream(seed, number)), None, -1, 0, log
        )
        return iter(log[:logged].tolist())

    def _play(self, seed: int, numbers: range, *results: Array) -> None:
        kernel.play_games(*self._plan, *self._start, seed, numbers.start, len(numbers), *results)

    def _play_thresholds(
        self, thresholds: list[int], seed: int, numbers: range, results: tuple[Array, Array, Array]
    ) -> None:
        order = sorted(range(len(thresholds)), key=thresholds.__getitem__)
        start, deck = self._start
        size = int(start[kernel.SIZE] - start[kernel.PILE])  # without the first expedition's relic, which is the last
        kernel.play_thresholds(
            self.table.seats,
            self.table.expeditions,
            deck,
            size,
            np.array([thresholds[seat] for seat in order], np.int64),
            np.array(order, np.int64),
            kernel.SHARES,
            self._plan.numbers if self.table.relics else None,
            seed,
            numbers.start,
            len(numbers),
            *results,
        )


def play(
    table: Table,
    policies: Sequence[Policy],
    games: int,
    *,
    seed: int = 1,
    threads: int | None = None,
    start: State | None = None,
) -> Totals:
    """Play so many games, on all cores unless told otherwise.

    >>> from tacora.batch.diamant.policy import threshold
    >>> from tacora.games.diamant import DIAMANT
    >>> table = DIAMANT.table({"edition": "2024"}, 3)
    >>> play(table, [threshold(5), threshold(7), threshold(9)], 1000, seed=1).games
    1000
    """
    batch = Batch(table, policies, start)
    portions = [range(first, min(first + PORTION, games)) for first in range(0, games, PORTION)]
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        results = pool.map(lambda numbers: batch.play(seed, numbers), portions)
        total = batch.play(seed, range(0))
        for result in results:
            total += result
    return total


def warm_up() -> None:
    """Compile the kernels, or load them from disk."""
    for relics in (False, True):
        table = read_options({"relics": relics}, 3)
        for batch in (Batch(table, [threshold(1)] * 3), Batch(table, [table_of(["met"], [0] * FEATURES["met"])] * 3)):
            batch.play(1, range(1))
            batch.scores(1, range(1))
            batch.trace(1, 1)
