"""All that the server knows of a game: one `Wire` a game, found by the game's name.

A game comes to the server in these steps:

1. A module `server/wire/<game>.py` holds `WIRE = Wire(game=..., seats=..., bots=..., stand_in=...)`. A package of
   another author names its wire by an entry point of the group `tacora.wire`, beside its game's in `tacora.games`.
2. Every other field has a default that suits any game. `make_views` sends views in the game's own shape instead of
   `PlainViews`; `form` tells the browser's options form what there is to choose; `clocks` says which clocks a table
   may have.
3. With `types`, `python -m tacora.server.schemas` writes `docs/formats/<game>-wire.schema.json`, from which the
   browser's types are generated.

The server reads decisions with `Game.read_move`, shows events with `Game.shown`, and asks `Game.absent`,
`Game.unfinished`, `Game.final` and `Game.witness` for everything that concerns absence and time. A wire repeats none
of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias

import msgspec

from tacora.core.game import AnyGame
from tacora.core.jsonable import JsonObject, jsonable
from tacora.core.registry import Registry
from tacora.core.seats import Seat
from tacora.games import NAMES
from tacora.server.settings import CLOCKS

Pace: TypeAlias = tuple[float, float]
"""The shortest and the longest time that a bot thinks, in seconds."""

Policy: TypeAlias = Callable[[Any], Any]
"""Gives a move for a seat's view."""


class Views(Protocol):
    """The views of one state as JSON texts: a part that all devices share, and the rest for each device."""

    shared: bytes
    """The beginning of a JSON object: its first fields, without the closing brace."""

    def own(self, seats: Sequence[Seat]) -> bytes:
        """The end of the object for a device with these seats, with the closing brace; no seats: a spectator."""
        ...


class ViewMaker(Protocol):
    """Makes the views of a state."""

    def __call__(self, state: Any, point: int, *, odds: bool) -> Views:
        """The views of a state at a decision point; `odds` says whether the table lets its players see odds."""
        ...


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that may sit at a table: how it is made from a seed, how long it thinks, and where."""

    make: Callable[[str], Policy]
    pace: Pace = (0.8, 2.5)
    pace_among_bots: Pace = (0.3, 0.6)
    is_slow: bool = False
    """A slow bot thinks in a thread of its own; any other must answer within a millisecond."""


@dataclass(frozen=True, slots=True)
class WireTypes:
    """The types behind a game's JSON, for the schema."""

    view: Any
    event: Any
    options: Any
    choice: Any
    form: Any


def _never(setup: object, /) -> bool:  # noqa: ARG001  whatever the options
    return False


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

    def own(self, seats: Sequence[Seat]) -> bytes:
        """The end of the object for a device with these seats."""
        own = {str(seat): jsonable(self._game.view(self._state, seat)) for seat in seats}
        return b',"own":%b}' % _encode(own)


_encode = msgspec.json.Encoder().encode

_OURS = tuple(name for name in NAMES if find_spec(f"{__name__}.{name}") is not None)

WIRES: Registry[Wire] = Registry("tacora.wire", _OURS, __name__ + ".{name}:WIRE")
"""Every game that can be played online, by its name; another package's wire has an entry point in `tacora.wire`."""
