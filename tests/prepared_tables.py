"""Tables of Dungeon that are already where somebody wants them: played in memory, and laid into a server's database."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from table_logs import Log
from tacora.bots.dungeon import ROSTER
from tacora.core.jsonable import Json, JsonObject, jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.tasks import Turn
from tacora.server import cookies
from tacora.server.schema import Group, NewTable
from tacora.server.store import Store, line


def played(
    number: int,
    devices: Sequence[int],
    until: Callable[[State], bool],
    *,
    wish: str = "",
    names: Sequence[str] = (),
    odds: bool = True,
    time_limit: int | None = None,
) -> Log:
    """A table that gentle bots have played so far; whoever can buy what is wished for does."""
    options: JsonObject = {"time_limit": time_limit}
    log = Log(options, devices, seed=f"{number:064x}", game="dungeon", names=names, odds=odds)
    while not until(state_of(log)):
        assert log.table.pending, f"table {number} does not come to that"
        seat = next(seat for seat in log.table.pending if seat not in log.table.chosen)
        log.choose(seat, jsonable(_move(state_of(log), seat, wish)))
    return log


def state_of(log: Log) -> State:
    """The state of the match."""
    assert log.table.match is not None
    state: State = log.table.match.state
    return state


def bot_move(log: Log, seat: int) -> Json:
    """What a gentle bot decides for a seat."""
    return jsonable(_move(state_of(log), Seat(seat), ""))


def _move(state: State, seat: Seat, wish: str) -> object:
    view = DUNGEON.view(state, seat)
    if wish and isinstance(state.task, Turn):
        for choice in view.choices:
            if jsonable(choice) == wish:
                return choice
    return ROSTER.bots["greedy"](f"prepared/{seat}")(view)


def lay(database: Path, code: str, log: Log) -> dict[int, tuple[str, str]]:
    """Write a table's log as if it had just been played; the seat cookie of each device, as name and value."""
    store = Store(f"sqlite:///{database}")
    store.migrate()
    late = time.time_ns() // 1_000_000 - log.entries[-1].at
    entries = [msgspec.structs.replace(entry, at=entry.at + late) for entry in log.entries]
    made = NewTable(code, entries[0].at, False)
    store.append(Group([made], [line(code, entry) for entry in entries], {code: log.table.phase}))
    secret = store.secret()
    store.close()
    return {
        device: (cookies.SEAT_PREFIX + code, cookies.seat_cookie(secret, code, log.table.commitment, device))
        for device in range(len(log.table.shares))
    }
