"""All that the server knows of a game: one `Wire` a game, found by the game's name.

A game comes to the server in these steps:

1. A module or package `server/wire/<game>` holds `WIRE = Wire(game=..., seats=..., bots=..., stand_in=...)`. A package
   of another author names its wire by an entry point of the group `tacora.wire`, beside its game's in `tacora.games`.
2. Every other field has a default that suits any game. `make_views` sends views in the game's own shape instead of
   `PlainViews`; `form` tells the browser's options form what there is to choose; `clocks` says which clocks a table
   may have; `limit` gives some decisions a time limit of the game's own; `progress` says how far unfinished work is;
   `reviewer` says what was possible in a round. Bots that need more than a millisecond are `is_slow`: they think in
   processes, so views and moves are pickled.
3. With `types`, `python -m tacora.server.schemas` writes `docs/formats/<game>-wire.schema.json`, from which the
   browser's types are generated.

The server reads decisions with `Game.read_move`, shows events with `Game.shown`, and asks `Game.absent`,
`Game.unfinished`, `Game.final` and `Game.witness` for everything that concerns absence and time. A wire repeats none
of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from threading import Thread
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

import msgspec

from tacora.core.game import AnyGame
from tacora.core.jsonable import Json, JsonObject, jsonable
from tacora.core.registry import Registry
from tacora.core.seats import Seat
from tacora.core.steps import Step
from tacora.games import NAMES
from tacora.server.settings import CLOCKS

Pace: TypeAlias = tuple[float, float]
"""The shortest and the longest time that a bot thinks, in seconds."""

Timing: TypeAlias = Callable[[Any, Seat, str], float]
"""How many seconds a bot on a seat takes over a state; the same for the same seed."""

NO_DRAFTS: Mapping[Seat, Json] = MappingProxyType({})

Policy: TypeAlias = Callable[[Any], Any]
"""Gives a move for a seat's view."""


class Views(Protocol):
    """The views of one state as JSON texts: a part that all devices share, and the rest for each device."""

    shared: bytes
    """The beginning of a JSON object: its first fields, without the closing brace."""

    def own(self, seats: Sequence[Seat], drafts: Mapping[Seat, Json] = NO_DRAFTS) -> bytes:
        """The end of the object for a device with these seats, with the closing brace; no seats: a spectator.

        `drafts` holds the unfinished work of these seats and of no others.
        """
        ...


class ViewMaker(Protocol):
    """Makes the views of a state."""

    def __call__(self, state: Any, point: int, *, odds: bool) -> Views:
        """The views of a state at a decision point; `odds` says whether the table lets its players see odds."""
        ...


PACE: Pace = (0.8, 2.5)
"""How long most bots think while people decide."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that may sit at a table: how it is made from a seed, how long it thinks, and where."""

    make: Callable[[str], Policy]

    pace: Pace | Timing = PACE
    """How long the bot thinks while people decide; a function also says so where nobody else decides."""

    pace_among_bots: Pace = (0.3, 0.6)
    """How long the bot thinks where other bots decide and no person has to any more."""

    is_slow: bool = False
    """A slow bot thinks in a process of its own, where its view and its move are pickled; any other must answer within
    a millisecond."""

    remembers: bool = False
    """The bot learns from the match: it has a method `watch` that is shown the seat's earlier views, in order."""

    warm_up: Callable[[], Thread | None] | None = None
    """What such a process does before the bot first decides; a thread may go on with it, and must import nothing that
    other threads import too."""


@dataclass(frozen=True, slots=True)
class WireTypes:
    """The types behind a game's JSON, for the schema."""

    view: Any
    event: Any
    options: Any
    choice: Any
    form: Any
    review: Any = None
    progress: Any = None


@dataclass(frozen=True, slots=True)
class Reviewer:
    """Says after a round what the best decision of a seat would have been."""

    rounds: Callable[[Any], int]
    """How many rounds of a state are over, and may be reviewed."""

    review: Callable[[Any, Sequence[Step], Seat, int], JsonObject]
    """`{"best": {...}, "own": points}` for a seat and a round, from a match's table and steps; a process calls it."""

    warm_up: Callable[[], Thread | None]
    """What such a process does before its first review, as for a bot."""


def _never(setup: object, /) -> bool:  # noqa: ARG001  whatever the options
    return False


def _no_limit(state: object, /) -> int | None:  # noqa: ARG001  whatever the state
    return None


def _no_seconds(state: object, /) -> int:  # noqa: ARG001
    return 0


def _no_progress(work: Json, /) -> "JsonObject | None":  # noqa: ARG001
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wire:
    """A game on the wire."""

    game: AnyGame
    """The rules."""

    seats: tuple[int, int]
    """The fewest and the most seats; a table has at most 8."""

    bots: Mapping[str, BotKind]
    """Every bot that may sit at a table, by its name."""

    stand_in: str
    """The bot that plays for an absent seat, for a seat whose person has left, and for a bot that fails."""

    form: JsonObject = field(default_factory=dict)
    """What the browser's options form shows to choose from."""

    clocks: tuple[int | None, ...] = CLOCKS
    """The clocks that a table may have, of those that the server offers."""

    limit: Callable[[Any], int | None] = _no_limit
    """The game's own time limit for a state in seconds, by which nobody becomes absent; None: the table's clock."""

    least_clock: Callable[[Any], int] = _no_seconds
    """The seconds that a table's clock gives at least for a state, if the table has a clock."""

    progress: Callable[[Json], "JsonObject | None"] = _no_progress
    """How far unfinished work is, as far as everybody may know it: a few small numbers. It must take any JSON."""

    reviewer: Reviewer | None = None
    """Says what the best decisions of a round would have been."""

    is_house_variant: Callable[[Any], bool] = _never
    """Whether no rulebook provides for the options and seats of `Game.table`."""

    make_views: ViewMaker | None = None
    """Makes the views in the game's own shape."""

    types: WireTypes | None = None
    """The types of the schema."""

    def __post_init__(self) -> None:
        """Raise ValueError unless the stand-in is a bot of this game."""
        if self.stand_in not in self.bots:
            raise ValueError(f"stand_in: {self.stand_in!a} is not one of: {', '.join(self.bots)}")

    @property
    def known_as(self) -> str:
        """The game and the version of its rules, by which workers tell the tables that they can play."""
        return f"{self.game.name} {self.game.rules}"

    def views(self, state: Any, point: int, *, odds: bool) -> Views:
        """The views of a state."""
        if self.make_views is None:
            return PlainViews(self.game, state, point)
        return self.make_views(state, point, odds=odds)


class PlainViews:
    """Views of any game: who owes a decision, what a spectator sees, and what each seat of the device sees."""

    __slots__ = ("_game", "_state", "shared")

    def __init__(self, game: AnyGame, state: Any, point: int) -> None:
        self._game = game
        self._state = state
        pending = game.pending(state)
        text = _encode(
            {
                "point": point,
                "pending": pending,
                "scores": None if pending else game.scores(state),
                "winners": game.winners(state),
                "open": jsonable(game.view(state, None)),
            }
        )
        self.shared = text[:-1]

    def own(self, seats: Sequence[Seat], drafts: Mapping[Seat, Json] = NO_DRAFTS) -> bytes:
        """The end of the object for a device with these seats; with `drafts` if there are any."""
        own = {str(seat): jsonable(self._game.view(self._state, seat)) for seat in seats}
        left = b',"drafts":%b' % _encode({str(seat): work for seat, work in drafts.items()}) if drafts else b""
        return b',"own":%b%b}' % (_encode(own), left)


_encode = msgspec.json.Encoder().encode

_OURS = tuple(name for name in NAMES if find_spec(f"{__name__}.{name}") is not None)

WIRES: Registry[Wire] = Registry("tacora.wire", _OURS, __name__ + ".{name}:WIRE")
"""Every game that can be played online, by its name; another package's wire has an entry point in `tacora.wire`."""
