"""How long bots take, in seconds a person would believe: for clocks at a table, and for the race to be done first."""

from random import Random
from typing import NamedTuple

from tacora.core.seats import Seat
from tacora.games.dungeon.state import State
from tacora.games.dungeon.tasks import Explore


class Pace(NamedTuple):
    """Shortest and longest times in seconds."""

    shops: tuple[float, float]
    builds: tuple[float, float]
    races: tuple[float, float]
    """Building times while an hourglass runs (V-T1)."""


PACES = {
    "random": Pace(shops=(1, 3), builds=(30, 90), races=(30, 90)),
    "greedy": Pace(shops=(2, 5), builds=(60, 240), races=(60, 240)),
    "apprentice": Pace(shops=(2, 6), builds=(90, 240), races=(80, 220)),
    "adventurer": Pace(shops=(2, 6), builds=(75, 200), races=(60, 160)),
    "master": Pace(shops=(2, 6), builds=(60, 180), races=(40, 120)),
}


LATEST = 0.9
"""The share of a time limit (V-T3) after which every bot is done."""


def building_seconds(bot: str, seed: int | str, *, is_race: bool) -> float:
    """How long this bot builds, the same for the same seed.

    >>> 40 <= building_seconds("master", "table 1, round 2, seat 0", is_race=True) <= 120
    True
    """
    pace = PACES[bot]
    return Random(f"{seed}/builds").uniform(*(pace.races if is_race else pace.builds))


def thinking_seconds(bot: str, state: State, seat: Seat, seed: str) -> float:
    """How long this bot takes over the decision that a state asks of a seat."""
    if not isinstance(state.task, Explore):
        return Random(f"{seed}/{seat}/shops").uniform(*PACES[bot].shops)
    main = state.goals.main
    wish = building_seconds(bot, f"{seed}/{seat}", is_race=main is not None and main.hourglass)
    limit = state.table.time_limit
    return wish if limit is None else min(wish, LATEST * limit * wish / PACES[bot].builds[1])
