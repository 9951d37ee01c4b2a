"""Dungeon on the wire: its bots, its clocks, and what the browser's options form shows."""

from functools import partial
from importlib import import_module
from threading import Thread

import msgspec

from tacora.bots.dungeon import ROSTER
from tacora.core.jsonable import Json, JsonObject
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.state import HAND
from tacora.games.dungeon.table import FEWEST_PLAYERS, LONGEST_LIMIT, MOST_PLAYERS, SHORTEST_LIMIT
from tacora.games.dungeon.tasks import Explore
from tacora.server.wire import BotKind, Reviewer, Wire, WireTypes
from tacora.server.wire.dungeon.review import review, rounds_revealed
from tacora.server.wire.dungeon.shapes import Best, CleanUp, Form, Options, Progress, Submission, Swap, View
from tacora.server.wire.dungeon.view import Views
from tacora.solvers.dungeon.warm import warm_up


def _limit(state: State) -> int | None:
    """V-T3: the time limit is for building alone."""
    return state.table.time_limit if isinstance(state.task, Explore) else None


def _least_clock(state: State) -> int:
    return LEAST_TO_BUILD if isinstance(state.task, Explore) else 0


def progress(work: Json) -> "JsonObject | None":
    """V-R36: how many cards a draft has laid, and whether its path has begun; a forged draft has no more of either.

    Where the work as it lies is not what would count, a draft has it as `now`.
    """
    work = work.get("now", work) if isinstance(work, dict) else None
    layout, path = (work.get("layout"), work.get("path")) if isinstance(work, dict) else (None, None)
    if not isinstance(layout, list):
        return None
    cards = min(len(layout), HAND)
    has_path = cards == HAND and isinstance(path, str) and path != ""
    return msgspec.to_builtins(Progress(cards, has_path))  # type: ignore[no-any-return]  # an object


def _warm_up() -> Thread:
    """The kernels are compiled in a thread, after everything is imported: two threads that import may fail at it."""
    import_module("tacora.solvers.dungeon.answer")
    import_module("tacora.solvers.dungeon.values")
    return warm_up()


LIMITS = (None, 60, 120, 180, 300, 600)
LEAST_TO_BUILD = 600  # seconds that a table's clock gives for building
AFTER_PEOPLE = (1.0, 3.0)

WIRE = Wire(
    game=DUNGEON,
    seats=(FEWEST_PLAYERS, MOST_PLAYERS),
    bots={
        name: BotKind(
            ROSTER.bots[name],
            pace=partial(ROSTER.thinking, name),
            pace_among_bots=AFTER_PEOPLE,
            is_slow=True,
            warm_up=None if name == "greedy" else _warm_up,
        )
        for name in ("greedy", "apprentice", "adventurer", "master")
    },
    stand_in="greedy",
    form=msgspec.to_builtins(Form(list(LIMITS), SHORTEST_LIMIT, LONGEST_LIMIT)),
    clocks=(None, 30, 60, 86_400),
    limit=_limit,
    least_clock=_least_clock,
    progress=progress,
    reviewer=Reviewer(rounds_revealed, review, _warm_up),
    make_views=Views,
    types=WireTypes(
        view=View,
        event=Event,
        options=Options,
        choice=str | Submission | Swap | CleanUp,
        form=Form,
        review=Best,
        progress=Progress,
    ),
)
