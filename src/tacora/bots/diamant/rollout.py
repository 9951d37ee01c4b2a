"""A bot that plays both choices out many times, and takes the one that wins more often."""

from functools import cache, lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tacora.batch.diamant.policy import Policy, returns
from tacora.batch.fast import has_numba
from tacora.bots.diamant.models import WAYS, fitted
from tacora.bots.diamant.trained import kind_of, trained
from tacora.bots.roster import Seed
from tacora.core.seats import Seat
from tacora.games.diamant import Choice, Table, View
from tacora.solvers.diamant.stopping import should_return

if TYPE_CHECKING:
    from tacora.batch.diamant.arrays import Plan
    from tacora.bots.diamant.memory import Memory, Models

FINALISTS = 2
"""So many ways to play on are compared closely."""
BLOCK = 150
"""Playouts between two looks at the clock, and at whether the answer is clear."""
CLEAR = 3.0
"""Standard deviations at which a difference is clear."""
OWN = 0.15
"""How likely somebody plays like this bot, before anything is known."""


@cache
def _bank(kind: str) -> tuple[Policy, ...]:
    """The bot's own policy, then those of others."""
    return (trained(kind), *fitted())


@cache
def _models(kind: str) -> "Models":
    from tacora.bots.diamant.memory import Models  # noqa: PLC0415  with Numba only

    rest = (1 - OWN) / len(fitted())
    return Models(_bank(kind), [OWN, *[rest] * len(fitted())])


@lru_cache(maxsize=64)
def _plan(table: Table) -> "Plan":
    from tacora.batch.diamant.arrays import plan  # noqa: PLC0415  Numba takes a second

    return plan(table, [0] * table.seats, _bank(kind_of(table)))


class Rollout:
    """A bot's decision depends on its seed, the view, and the views that it was shown in this match before."""

    def __init__(self, seed: Seed, playouts: int = 1_500, milliseconds: float | None = None) -> None:
        self._seed = seed
        self._playouts = playouts
        self._milliseconds = milliseconds
        self._memories: dict[tuple[str, Any], Memory] = {}

    def watch(self, view: View) -> None:
        """Remember what a seat saw when it decided."""
        if has_numba():
            self._memory(view).watch(view)

    def __call__(self, view: View) -> Choice:
        table = view.camp.table
        if table.seats == 1:
            is_better = should_return(view)
        elif has_numba():
            self.watch(view)
            is_better = self._returning_wins(view, self._memory(view))
        else:
            is_better = returns(trained(kind_of(table)), view)
        return Choice.RETURN if is_better else Choice.CONTINUE

    def _memory(self, view: View) -> "Memory":
        from tacora.bots.diamant.memory import Memory  # noqa: PLC0415  with Numba only

        key = kind_of(view.camp.table), view.seat
        if key not in self._memories:
            self._memories[key] = Memory(_models(key[0]))
        return self._memories[key]

    def _returning_wins(self, view: View, memory: "Memory") -> bool:
        import numpy as np  # noqa: PLC0415  as below

        from tacora.batch.diamant import kernel  # noqa: PLC0415  Numba takes a second
        from tacora.batch.diamant.arrays import position, row  # noqa: PLC0415

        table = view.camp.table
        numbers, entries = _plan(table)
        start, deck = position(view)
        bank = _bank(kind_of(table))
        chances = np.ones((table.seats, len(bank)))
        for seat in table.all_seats:
            if seat != view.seat:
                chances[seat] = np.cumsum(memory.chances(Seat(seat)))
        rows = np.array([row(place) for place in range(len(bank))])
        moment = f"{self._seed}/{view.seat}/{view.camp.expedition}/{len(view.cave.path)}"
        seed = int.from_bytes(blake2b(moment.encode(), digest_size=7).digest(), "big")
        numbers = numbers.copy()
        sums = {place: np.zeros(4) for place in (0, *(1 + way for way in WAYS))}

        def play_out(place: int, first: int, playouts: int) -> None:
            kernel.compare_choices(
                numbers, entries, start, deck, rows, chances, view.seat, row(place), seed, first, playouts, sums[place]
            )

        began = perf_counter()
        for place in sums:
            play_out(place, 0, BLOCK)
        # the ways to play on that win most, whatever the choice, are looked at more closely
        best = sorted(sums, key=lambda place: -max(sums[place][:2]))[:FINALISTS]
        for first in range(BLOCK, self._playouts, BLOCK):
            for place in best:
                play_out(place, first, BLOCK)
            going_on, returning = (max(sums[place][choice] for place in best) for choice in (0, 1))
            deviation = max(sums[place][3] for place in best) ** 0.5
            if abs(returning - going_on) > CLEAR * deviation + 2:
                break
            if self._milliseconds is not None and 1000 * (perf_counter() - began) > self._milliseconds:
                break
        going_on, returning = (max(sums[place][choice] for place in best) for choice in (0, 1))
        if going_on == returning:  # lost or won in any case
            return returns(trained(kind_of(table)), view)
        return bool(returning > going_on)


def prepare() -> None:
    """Compile the kernel, or load it from disk, and read the trained tables."""
    from tacora.games.diamant import DIAMANT  # noqa: PLC0415

    for relics in (False, True):
        state = DIAMANT.start(DIAMANT.table({"relics": relics}, 2))[0]
        state, _ = DIAMANT.draw(state, state.cave.deck[0])
        Rollout(0, playouts=BLOCK)(DIAMANT.view(state, Seat(0)))
