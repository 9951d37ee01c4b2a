"""The notation of a path: an entry, then one short token for each step (docs/formats/path.md)."""

import re
from functools import lru_cache
from typing import NamedTuple

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.geometry import Spot, read_spot
from tacora.games.dungeon.ground import DIRECTIONS, MAIN, NO_DOOR, NORTH, UNDER, Direction, DoorNumber, Level

LONGEST_PATH = 1000
MOVES = "nesw"
TOKEN_LETTERS = {"s": "sword", "p": "scroll", "k": "key", "r": "rope"}

FALL, DOWN, UP, PORTAL, BARREL, MONSTER, OPPOSITE, TAKE, STOP = "v", "d", "u", "p", "b", "m", "o", "+", "!"

_ENTRY = re.compile(r"[1-5][a-g][1-9]")
_TOKEN = re.compile(
    r"(?P<move>[nesw])(?P<fall>v)?(?P<stop>![0-9])?"
    r"|(?P<under>[NESW])(?P<stop_under>![0-9])?"
    r"|(?P<door>[1-5])(?P<door_fall>v)?(?P<door_stop>![0-9])?"
    r"|(?P<travel>[dupbm])(?P<spot>[1-5][a-gA-G][1-9])(?P<travel_stop>![0-9])?"
    r"|(?P<opposite>o)"
    r"|\+(?P<take>[spkr])"
)


class Action(NamedTuple):
    """A step that was read from its token: its kind, and the details of the kind."""

    kind: str
    """`enter`, `move`, `door`, one of the letters `d u p b m`, `o` or `+`."""

    direction: Direction = NORTH
    level: Level = MAIN
    door: DoorNumber = NO_DOOR
    spot: Spot = Spot(1, 0, 0, is_under=False)
    falls: bool = False
    defeats: int | None = None
    """V-R20: how many monsters are defeated before the path ends there; None to defeat all and go on."""

    token: str = ""


def tokens_of(path: str, where: str) -> tuple[str, ...]:
    """The tokens of a path; raises IllegalMove if the text is not in the notation.

    >>> tokens_of("1d1ss2Nu1c4o", "path")
    ('1d1', 's', 's', '2', 'N', 'u1c4', 'o')
    """
    if len(path) > LONGEST_PATH:
        raise IllegalMove("F-2", where, f"{len(path)} characters are more than {LONGEST_PATH}")
    tokens: list[str] = []
    start = 0
    while start < len(path):
        match = (_TOKEN if tokens else _ENTRY).match(path, start)
        if match is None:
            what = "a step" if tokens else "an entry"
            raise IllegalMove("F-2", where, f"{path[start : start + 5]!a} at character {start + 1} is not {what}")
        tokens.append(match.group())
        start = match.end()
    return tuple(tokens)


def read_entry(token: str) -> Action | None:
    """The entry that a token stands for; None if the token is no entry."""
    return Action("enter", spot=read_spot(token)) if _ENTRY.fullmatch(token) else None


@lru_cache(4096)
def read_step(token: str) -> Action | None:
    """The step that a token stands for; None if the token is no step.

    >>> action = read_step("ev!0")
    >>> action.kind, action.direction, action.falls, action.defeats
    ('move', 1, True, 0)
    """
    match = _TOKEN.fullmatch(token)
    if match is None:
        return None
    part = match.groupdict()
    stop = part["stop"] or part["stop_under"] or part["door_stop"] or part["travel_stop"]
    defeats = int(stop[1:]) if stop else None
    if part["move"]:
        return Action("move", _direction(part["move"]), falls=bool(part["fall"]), defeats=defeats)
    if part["under"]:
        return Action("move", _direction(part["under"].lower()), level=UNDER, defeats=defeats)
    if part["door"]:
        return Action("door", door=DoorNumber(int(part["door"])), falls=bool(part["door_fall"]), defeats=defeats)
    if part["travel"]:
        return Action(part["travel"], spot=read_spot(part["spot"]), defeats=defeats)
    if part["take"]:
        return Action(TAKE, token=TOKEN_LETTERS[part["take"]])
    return Action(OPPOSITE)


def _direction(letter: str) -> Direction:
    return DIRECTIONS[MOVES.index(letter)]


def move_token(direction: Direction, level: Level) -> str:
    """The token of a step in a direction: a capital in the underground."""
    letter = MOVES[direction]
    return letter.upper() if level else letter
