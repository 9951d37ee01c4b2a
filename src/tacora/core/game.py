"""What a game is: pure functions over immutable states, gathered in one value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat, Viewer

TableT = TypeVar("TableT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
OutcomeT = TypeVar("OutcomeT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A game's rules: no chance source, no clock, no input or output, and nothing is ever changed in place.

    A state waits for one of three things: decisions (`pending` names the seats), chance (`urn` holds its outcomes),
    or nothing any more (both are empty: the game is over).
    """

    name: str
    """The game's word in records and commands."""

    rules: str
    """The version of the rules that a record names."""

    table: Callable[[JsonObject, int], TableT]
    """Everything fixed for a whole match, from options and the number of seats; raises BadOptions."""

    options: Callable[[TableT], JsonObject]
    """The options that set a table up, complete."""

    start: Callable[[TableT], tuple[StateT, tuple[EventT, ...]]]
    """The first state."""

    pending: Callable[[StateT], tuple[Seat, ...]]
    """The seats that owe a decision, together and in secret."""

    legal: Callable[[StateT, Seat], tuple[MoveT, ...]]
    """What a pending seat may choose from, where the choices are few enough to list."""

    check: Callable[[StateT, Seat, MoveT], None]
    """The one home of legality: raises IllegalMove unless this seat owes a decision and may decide so."""

    apply: Callable[[StateT, Mapping[Seat, MoveT]], tuple[StateT, tuple[EventT, ...]]]
    """All pending seats have decided, at once; raises IllegalMove."""

    urn: Callable[[StateT], tuple[OutcomeT, ...]]
    """The outcomes of a state that waits for chance, each entry equally likely."""

    draw: Callable[[StateT, OutcomeT], tuple[StateT, tuple[EventT, ...]]]
    """Chance has decided; raises IllegalMove."""

    view: Callable[[StateT, Viewer], ViewT]
    """What a seat, or a spectator, may know of a state."""

    shown: Callable[[EventT, Viewer], EventT | None]
    """What a seat, or a spectator, may know of an event; None for nothing."""

    scores: Callable[[StateT], tuple[int, ...]]
    """Each seat's score as it stands."""

    winners: Callable[[StateT], tuple[Seat, ...]]
    """Who has won; empty until the game is over."""

    read_move: Callable[[Json, str], MoveT]
    """A move from its JSON and the place it stands in; raises IllegalMove."""

    read_outcome: Callable[[Json, str], OutcomeT]
    """A chance outcome from its JSON and the place it stands in; raises IllegalMove."""
