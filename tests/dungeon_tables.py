"""People at an online table of Dungeon: what they read off a view, and what they decide."""

import random
from collections.abc import Sequence
from typing import Any

from table_logs import Log
from table_server import Socket
from tacora.bots.dungeon.whim import random_submission
from tacora.core.jsonable import Json, jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.tasks import Explore


def tools_of(own: dict[str, Any]) -> Tools:
    """The tokens and books of a seat."""
    return Tools(Tokens(**own["tools"]["tokens"]), tuple(map(Book, own["tools"]["books"])))


def dungeon(own: dict[str, Any], source: random.Random) -> Json:
    """A legal dungeon of a seat's hand, with some path."""
    hand = [card(name) for name in own["hand"]]
    return jsonable(random_submission(hand, tools_of(own), source))


def decision(view: dict[str, Any], seat: int, source: random.Random) -> Json:
    """Anything legal: what a person without a plan does."""
    own = view["own"][str(seat)]
    if view["task"]["kind"] == "explore":
        return dungeon(own, source)
    choice: Json = source.choice(own["choices"])
    return choice


async def play(socket: Socket, source: random.Random, until: Any = None) -> None:
    """Decide for all seats of this device until the game is over, or a view is as wanted."""
    asked: set[tuple[int, int]] = set()
    while True:
        view = socket.view
        if view is not None and (until(view) if until else view["phase"] == "over" == socket.lobby["phase"]):
            return
        for seat in socket.you if view is not None else ():
            if view is not None and seat in view["pending"] and (view["point"], seat) not in asked:
                asked.add((view["point"], seat))
                await socket.send(
                    type="decide",
                    id=f"d{next(socket.ids)}",
                    seat=seat,
                    point=view["point"],
                    choice=decision(view, seat, source),
                )
        message = await socket.hear()
        assert message["type"] != "refused", message


def is_building(view: dict[str, Any]) -> bool:
    """All seats build."""
    return bool(view.get("task")) and view["task"]["kind"] == "explore"


def building_log(devices: Sequence[int], *, hourglass: bool = True, clock: int | None = None, **options: Json) -> Log:
    """A table in memory in whose first round all build, everybody having passed at the market."""
    for number in range(100):
        log = Log(options, devices, clock=clock, seed=random.Random(number).randbytes(32).hex(), game="dungeon")
        state = _state(log)
        if state.goals.main is not None and state.goals.main.hourglass == hourglass:
            while not isinstance(_state(log).task, Explore):
                log.choose(log.table.pending[0], "pass")
            return log
    raise AssertionError("there is no such goal card")


def built(log: Log, seat: int, number: int = 0) -> Json:
    """A legal dungeon of a seat with a path that is not empty."""
    view = DUNGEON.view(_state(log), Seat(seat))
    for seed in range(100):
        submission = random_submission(view.hand, view.tools, random.Random(f"{number}/{seed}"))
        if submission.path:
            return jsonable(submission)
    raise AssertionError("no path was found")


def _state(log: Log) -> State:
    assert log.table.match is not None
    state: State = log.table.match.state
    return state


def decision_of(state: State, seat: Seat, source: random.Random) -> Json:
    """Anything legal that a seat may decide, mostly a purchase at the market."""
    view = DUNGEON.view(state, seat)
    if isinstance(state.task, Explore):
        return jsonable(random_submission(view.hand, view.tools, source))
    return jsonable(source.choice(view.choices[1:] or view.choices))
