"""What a game is: pure functions over immutable states, gathered in one value."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat, Viewer
from tacora.core.steps import Fact

TableT = TypeVar("TableT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
OutcomeT = TypeVar("OutcomeT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


def _no_facts(state: object, /) -> tuple[Fact, ...]:  # noqa: ARG001  whatever the state
    return ()


def _refuse_note(state: object, fact: Fact, /) -> tuple[Any, tuple[Any, ...]]:  # noqa: ARG001
    raise IllegalMove("F-3", "fact", "this game notes no facts")


def _no_witness(state: object, times: Mapping[Seat, float], /) -> Fact:  # noqa: ARG001
    raise IllegalMove("F-3", "fact", "this game notes no facts")


def _always_open(state: object, /) -> str | None:  # noqa: ARG001
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A game's rules: no chance source, no clock, no input or output, and nothing is ever changed in place.

    A state waits for one of four things: decisions (`pending` names the seats), chance (`urn` holds its outcomes),
    a fact (`facts` lists what somebody with a clock may note), or nothing any more (all three are empty: the game is
    over). A game that needs no clock leaves out `facts`, `note` and `witness`.
    """

    name: str
    """The game's word in records and commands."""

    rules: str
    """The version of the rules, cards included, that a record and a table's log name."""

    table: Callable[[JsonObject, int], TableT]
    """Everything fixed for a whole match, from options and the number of seats; raises BadOptions."""

    options: Callable[[TableT], JsonObject]
    """The options that set a table up, complete."""

    start: Callable[[TableT], tuple[StateT, tuple[EventT, ...]]]
    """The first state, and its events."""

    pending: Callable[[StateT], tuple[Seat, ...]]
    """The seats that owe a decision, together and in secret."""

    legal: Callable[[StateT, Seat], tuple[MoveT, ...]]
    """The moves of a pending seat, where they are few enough to list."""

    check: Callable[[StateT, Seat, MoveT], None]
    """The one home of legality: raises IllegalMove unless this seat owes a decision and may make this move."""

    apply: Callable[[StateT, Mapping[Seat, MoveT]], tuple[StateT, tuple[EventT, ...]]]
    """The state and events after all pending seats have decided at once; raises IllegalMove."""

    urn: Callable[[StateT], tuple[OutcomeT, ...]]
    """The outcomes of a state that waits for chance, each entry equally likely."""

    draw: Callable[[StateT, OutcomeT], tuple[StateT, tuple[EventT, ...]]]
    """The state and events after chance has given an outcome; raises IllegalMove."""

    absent: Callable[[StateT, Seat], MoveT]
    """The move that counts for a pending seat whose player is absent."""

    unfinished: Callable[[StateT, Seat, Json], MoveT]
    """The move that a pending seat's unfinished work counts for when its time is up; the work is any JSON, or None."""

    final: Callable[[StateT], str | None] = _always_open
    """The id of the rule by which a seat's decision stands once given; None if it may change until all have decided."""

    facts: Callable[[StateT], tuple[Fact, ...]] = _no_facts
    """The facts of which somebody with a clock must note one now."""

    note: Callable[[StateT, Fact], tuple[StateT, tuple[EventT, ...]]] = _refuse_note
    """The state and events after somebody with a clock has noted a fact; raises IllegalMove."""

    witness: Callable[[StateT, Mapping[Seat, float]], Fact] = _no_witness
    """The fact that follows from the time each seat took over its last decision; a seat without a time was not done.

    Times are seconds or ranks: the smaller, the earlier.
    """

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


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
