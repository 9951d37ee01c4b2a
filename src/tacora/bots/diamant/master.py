"""The strongest bot: it weighs both choices by what it has learnt of the others in this match."""

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from tacora.batch.diamant.policy import SCALE, returns
from tacora.batch.fast import has_numba
from tacora.bots.diamant import likeness
from tacora.bots.diamant.trained import kind_of, trained
from tacora.bots.roster import Seed
from tacora.core.seats import Seat, Viewer
from tacora.games.diamant import Choice, Table, Trap, View
from tacora.solvers.diamant.stopping import should_return

if TYPE_CHECKING:
    from tacora.batch.diamant.arrays import Plan
    from tacora.bots.diamant.memory import Memory, Models

BUDGET = (32, 128, 512, 16, 64, 128, 1024)
"""Playouts, see `tacora.batch.diamant.weighing`."""

FEW = 4
"""At tables with no more players seats wait; with more of them they are in moods."""
WAITING = 0.14
"""How far waiting goes: the standard deviation, as a chance to win, among copies."""
MOOD = 0.05
"""How far moods are apart: the same, smaller by the square of the players above `FEW`: there they cost more."""
MOODY = 2
"""In so many expeditions seats are in a mood. Later on their chests differ, and so do their choices."""


class Tools:
    """What a table needs for weighing: its plan, where the models stand in it, and the ways to play on."""

    def __init__(self, table: Table, models: "Models") -> None:
        import numpy as np  # noqa: PLC0415  with Numba only

        from tacora.batch.diamant.arrays import plan, row  # noqa: PLC0415  Numba takes a second
        from tacora.bots.diamant.people import LATER, ways  # noqa: PLC0415

        own = ways(kind_of(table))
        others = len(models.policies)
        self.plan: Plan = plan(table, [0] * table.seats, (*models.policies, *own))
        self.rows = np.array([row(place) for place in range(others)])
        self.ways = np.array([row(others + way) for way in range(len(own))])
        self.later = self.ways[list(LATER)]
        self.loads = [policy.entries[0] // SCALE if not any(policy.strides) else None for policy in own]


_tools = lru_cache(maxsize=64)(Tools)


class Master:
    """A bot's decision depends on its seed, the view, and the views that it was shown in this match before.

    Unless it is told which models to believe in, these are those of people.
    """

    def __init__(self, seed: Seed, budget: tuple[int, ...] = BUDGET, models: "Models | None" = None) -> None:
        self._seed = seed
        self._budget = budget
        self._told = models
        self._memories: dict[tuple[Table, Any], Memory] = {}

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
            is_better = not _is_safe(view) and self._returning_wins(view)
        else:
            is_better = returns(trained(kind_of(table)), view)
        return Choice.RETURN if is_better else Choice.CONTINUE

    def _memory(self, view: View) -> "Memory":
        from tacora.bots.diamant.memory import Memory  # noqa: PLC0415  with Numba only

        key = view.camp.table, view.seat
        if key not in self._memories:
            self._memories[key] = Memory(self._models(key[0]), likeness.chance_to_return)
        return self._memories[key]

    def _models(self, table: Table) -> "Models":
        from tacora.bots.diamant.people import people  # noqa: PLC0415  with Numba only

        return self._told or people(table)

    def _returning_wins(self, view: View) -> bool:
        going_on, returning, _ = self.weigh(view)
        if going_on == returning:  # lost or won in any case
            return returns(trained(kind_of(view.camp.table)), view)
        return returning - going_on > self._patience(view)

    def _patience(self, view: View) -> float:
        """By how much returning must win more for this seat: other seats with such a bot want more, or less.

        Without it all of them go home with the same card, share what lies there, and leave the cave to one who waits.
        """
        from statistics import NormalDist  # noqa: PLC0415  not for those who only look at the bots

        camp = view.camp
        seats = camp.table.seats
        if seats <= FEW:
            waiting = WAITING * NormalDist().inv_cdf(0.5 + (_turn(view) + 0.5) / (2 * seats))
            return waiting * self._likeness(view)
        if camp.expedition > MOODY:
            return 0.0
        moment = f"{self._seed}/{view.seat}/{camp.expedition}/mood"
        toss = int.from_bytes(blake2b(moment.encode(), digest_size=6).digest(), "big")
        size = MOOD * (FEW / seats) ** 2
        return size * NormalDist().inv_cdf((toss + 0.5) / 2**48)

    def _likeness(self, view: View) -> float:
        """How likely the others in the cave are copies of the bot, on average; not, if it is told how they play."""
        others = [seat for seat in view.cave.in_cave if seat != view.seat]
        if self._told or not others:
            return 0.0
        memory = self._memory(view)
        return sum(memory.alike(seat) for seat in others) / len(others)

    def weigh(self, view: View) -> tuple[float, float, int]:
        """The chances to win after going on and after returning, and how often this was played out."""
        import numpy as np  # noqa: PLC0415  as above

        from tacora.batch.diamant.arrays import position  # noqa: PLC0415
        from tacora.batch.diamant.weighing import weigh  # noqa: PLC0415

        table, memory = view.camp.table, self._memory(view)
        tools = _tools(table, self._models(table))
        chances = np.ones((table.seats, len(tools.rows)))
        for seat in table.all_seats:
            if seat != view.seat:
                chances[seat] = memory.chances(Seat(seat)).cumsum()
        moment = f"{self._seed}/{view.seat}/{view.camp.expedition}/{len(view.cave.path)}"
        seed = int.from_bytes(blake2b(moment.encode(), digest_size=7).digest(), "big")
        # of the loads that are reached already, one is enough: return at the next decision
        beside = view.cave.beside
        open_ways = [not place or load is None or load > beside for place, load in enumerate(tools.loads)]
        found = np.zeros(3)
        numbers, entries = tools.plan
        weigh(
            numbers.copy(), entries, *position(view), tools.rows, chances, view.seat,
            tools.ways[open_ways], tools.later, seed, np.array(self._budget), found,
        )  # fmt: skip
        return float(found[0]), float(found[1]), int(found[2])


def _turn(view: View) -> int:
    """The seat's place in an order of the seats that all see: the expedition and its first card settle it."""

    def toss(seat: Viewer) -> bytes:
        return blake2b(f"{view.camp.expedition}/{view.cave.path[0]}/{seat}".encode(), digest_size=6).digest()

    return sum(toss(seat) < toss(view.seat) for seat in view.camp.table.all_seats)


def _is_safe(view: View) -> bool:
    """Returning gains nothing: the next card cannot be a second trap, and nothing lies here that others could take."""
    cave = view.cave
    if cave.lying or any(cave.on_path):
        return False
    return not any(type(card) is Trap and card in cave.deck for card in cave.path)


def prepare() -> None:
    """Compile the kernels, or load them from disk, and read the trained tables."""
    from tacora.games.diamant import DIAMANT  # noqa: PLC0415

    for relics in (False, True):
        state = DIAMANT.start(DIAMANT.table({"relics": relics}, 2))[0]
        state, _ = DIAMANT.draw(state, state.cave.deck[0])
        Master(0, budget=(1,) * len(BUDGET)).weigh(DIAMANT.view(state, Seat(0)))
