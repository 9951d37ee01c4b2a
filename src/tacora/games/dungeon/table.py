"""A table: the options of a match, checked."""

from dataclasses import dataclass, field
from typing import NoReturn

from tacora.core.errors import BadOptions
from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat, seats

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5  # V-M1
CHANCE = "chance"
SHORTEST_LIMIT, LONGEST_LIMIT = 10, 86_400
OPTIONS = ("begins", "time_limit")


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is fixed for a whole match."""

    seats: int
    begins: Seat | None = None  # V-R1: who begins round 1; None leaves it to chance
    time_limit: int | None = None  # V-T3: seconds for building; whoever has a clock keeps it

    all_seats: tuple[Seat, ...] = field(init=False, repr=False)  # clockwise

    def __post_init__(self) -> None:
        object.__setattr__(self, "all_seats", seats(self.seats))


def read_options(options: JsonObject, players: int) -> Table:
    """A table from its options as JSON; raises BadOptions."""
    for key in options:
        if key not in OPTIONS:
            _bad(f"{key[:40]!a}", f"is not one of: {', '.join(OPTIONS)}", "F-2")
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        _bad("seats", f"must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, not {players}", "V-M1")
    return Table(players, _begins(options.get("begins", CHANCE), players), _time_limit(options.get("time_limit")))


def _begins(value: Json, players: int) -> Seat | None:
    if value == CHANCE:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
        _bad("begins", f"must be {CHANCE} or a seat's number from 0 to {players - 1}", "V-R1")
    return Seat(value)


def _time_limit(value: Json) -> int | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not SHORTEST_LIMIT <= value <= LONGEST_LIMIT:
        _bad("time_limit", f"must be null or whole seconds from {SHORTEST_LIMIT} to {LONGEST_LIMIT}", "V-T3")
    return value


def write_options(table: Table) -> JsonObject:
    """The options that set this table up, complete."""
    return {"begins": CHANCE if table.begins is None else table.begins, "time_limit": table.time_limit}


def _bad(field: str, message: str, rule: str) -> NoReturn:
    raise BadOptions(field, message, rule)
