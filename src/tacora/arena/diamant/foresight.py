"""Who plays against copies of `master`, and runs one more copy in each of their seats: it sees what they choose now."""

from collections.abc import Sequence

import numpy as np

from tacora.batch.diamant.policy import Policy
from tacora.bots.diamant.master import Master
from tacora.bots.diamant.memory import Chances, Memory, Models
from tacora.bots.diamant.people import by_load
from tacora.bots.roster import Seed
from tacora.core.seats import Seat
from tacora.games.diamant import Choice, View

GOES_HOME, STAYS = np.array([1.0, 0.0]), np.array([0.0, 1.0])


class Foreseer(Master):
    """Weighs as `master` does, but with what the copies choose now; later on those who stay play by an array.

    It knows no seeds: where a copy is of two minds, it may be wrong. Chests must be open to all.
    """

    def __init__(self, seed: Seed, later: Policy) -> None:
        super().__init__(seed, models=Models([by_load(0, 0), later], [0.5, 0.5]))
        self._copies: dict[Seat, Master] = {}

    def watch(self, view: View) -> None:
        """Let the copies see what they would have seen."""
        for seat in _others(view):
            self._copy(seat).watch(view._replace(seat=seat))

    def foreseen(self, view: View) -> dict[Seat, Choice]:
        """What each of the others in the cave is likely to choose now."""
        return {seat: self._copy(seat)(view._replace(seat=seat)) for seat in _others(view)}

    def _memory(self, view: View) -> Memory:
        return _Foreseen(self._models(view.camp.table), self.foreseen(view))

    def _copy(self, seat: Seat) -> Master:
        return self._copies.setdefault(seat, Master(f"{self._seed}/copy {seat}"))


class _Foreseen(Memory):
    """Knows what the others choose now."""

    def __init__(self, models: Models, choices: dict[Seat, Choice]) -> None:
        super().__init__(models)
        self._choices = choices

    def chances(self, seat: Seat) -> Chances:
        return GOES_HOME if self._choices.get(seat) is Choice.RETURN else STAYS


def _others(view: View) -> Sequence[Seat]:
    return [seat for seat in view.cave.in_cave if seat != view.seat]
