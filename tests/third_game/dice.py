"""A race with one die: a whole game in a page, in no list of ours. Entry points in `dice-1.dist-info` name it.

- T-1 Two to four players race to the goal.
- T-2 Each turn all decide together, in secret and for good: stay, or roll and guess the die.
- T-3 Whoever decided first goes one step. Of two at the same time, nobody does.
- T-4 The die is thrown: whoever stayed goes one step, whoever rolled as many as the die shows, but none at a 1.
- T-5 Whoever guessed right gets a charm, and shows it to nobody.
- T-6 When somebody is at the goal, steps and charms count. The most win.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

from tacora.core.errors import BadOptions, IllegalMove
from tacora.core.game import Game
from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat, Viewer, seats
from tacora.core.steps import Fact

FEWEST, MOST = 2, 4
DIE = (1, 2, 3, 4, 5, 6)
NOBODY = Fact("nobody")


class Table(NamedTuple):
    """T-1: how many race, and how far."""

    seats: int
    goal: int


class Roll(NamedTuple):
    """T-2: roll, and guess the die."""

    guess: int


Move: TypeAlias = Literal["stay"] | Roll
STAY: Literal["stay"] = "stay"


class Phase(StrEnum):
    """What is waited for: decisions, who was first, the die, or nothing."""

    DECIDE = "decide"
    FIRST = "first"
    THROW = "throw"
    OVER = "over"


class State(NamedTuple):
    """A race at one moment."""

    table: Table
    phase: Phase
    steps: tuple[int, ...]
    charms: tuple[int, ...]
    moves: tuple[Move, ...]  # of this turn


class View(NamedTuple):
    """What a seat may know: its own charms and its own move, until the end."""

    seat: Viewer
    goal: int
    phase: Phase
    steps: tuple[int, ...]
    charms: tuple[int | None, ...]
    moves: tuple[Move | None, ...]


class FirstTold(NamedTuple):
    """T-3."""

    seat: Seat | None


class DieThrown(NamedTuple):
    """T-4: what the die shows, and where everybody stands."""

    pips: int
    steps: tuple[int, ...]


class CharmFound(NamedTuple):
    """T-5: for the finder's eyes only."""

    seat: Seat
    charms: int


class RaceEnded(NamedTuple):
    """T-6."""

    scores: tuple[int, ...]


Event = FirstTold | DieThrown | CharmFound | RaceEnded
Result = tuple[State, tuple[Event, ...]]


def read_options(options: JsonObject, players: int) -> Table:
    """T-1; raises BadOptions."""
    goal = options.get("goal", 12)
    if not FEWEST <= players <= MOST:
        raise BadOptions("seats", f"must be {FEWEST} to {MOST}, not {players}", "T-1")
    if type(goal) is not int or not 1 <= goal <= 100 or set(options) - {"goal"}:
        raise BadOptions("goal", "must be a whole number from 1 to 100, and the only option", "T-1")
    return Table(players, goal)


def read_move(value: Json, where: str) -> Move:
    """T-2: `"stay"`, or `{"guess": 3}`; raises IllegalMove."""
    if value == STAY:
        return STAY
    guess = value.get("guess") if isinstance(value, dict) and len(value) == 1 else None
    if type(guess) is not int or guess not in DIE:
        raise IllegalMove("T-2", where, "stay, or guess a die from 1 to 6")
    return Roll(guess)


def read_pips(value: Json, where: str) -> int:
    """T-4; raises IllegalMove."""
    if type(value) is not int or value not in DIE:
        raise IllegalMove("T-4", where, "a die shows 1 to 6")
    return value


def start(table: Table) -> Result:
    nothing = (0,) * table.seats
    return State(table, Phase.DECIDE, nothing, nothing, ()), ()


def pending(state: State) -> tuple[Seat, ...]:
    return seats(state.table.seats) if state.phase is Phase.DECIDE else ()


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    return (STAY, *map(Roll, DIE)) if seat in pending(state) else ()


def check(state: State, seat: Seat, move: Move) -> None:
    if move not in legal(state, seat):
        raise IllegalMove("T-2", f"seat {seat}", "it owes no such decision now")


def apply(state: State, moves: Mapping[Seat, Move]) -> Result:
    if state.phase is not Phase.DECIDE or sorted(moves) != list(pending(state)):
        raise IllegalMove("T-2", "moves", "all decide together, once a turn")
    for seat, move in moves.items():
        check(state, seat, move)
    return state._replace(phase=Phase.FIRST, moves=tuple(moves[seat] for seat in pending(state))), ()


def facts(state: State) -> tuple[Fact, ...]:
    """T-3: any seat may have been first, or none."""
    is_asked = state.phase is Phase.FIRST
    return (NOBODY, *(Fact(f"seat-{seat}") for seat in seats(state.table.seats))) if is_asked else ()


def witness(state: State, times: Mapping[Seat, float]) -> Fact:
    """T-3: the seat with the shortest time, if there is one."""
    first = [seat for seat, time in times.items() if time == min(times.values())]
    return Fact(f"seat-{first[0]}") if len(first) == 1 else NOBODY


def note(state: State, fact: Fact) -> Result:
    if fact not in facts(state):
        raise IllegalMove("T-3", "fact", "nobody asks for that now")
    first = None if fact == NOBODY else Seat(int(fact.removeprefix("seat-")))
    steps = tuple(step + (seat == first) for seat, step in enumerate(state.steps))
    return state._replace(phase=Phase.THROW, steps=steps), (FirstTold(first),)


def throw(state: State, pips: int) -> Result:
    if pips not in urn(state):
        raise IllegalMove("T-4", "chance", "the die is not thrown now")
    ahead = [1 if move == STAY else pips * (pips > 1) for move in state.moves]
    is_right = [move == Roll(pips) for move in state.moves]
    steps = tuple(map(sum, zip(state.steps, ahead, strict=True)))
    charms = tuple(map(sum, zip(state.charms, is_right, strict=True)))
    found = [CharmFound(Seat(seat), charms[seat]) for seat, right in enumerate(is_right) if right]
    is_over = max(steps) >= state.table.goal
    after = State(state.table, Phase.OVER if is_over else Phase.DECIDE, steps, charms, ())
    return after, (DieThrown(pips, steps), *found, *([RaceEnded(scores(after))] if is_over else []))


def urn(state: State) -> tuple[int, ...]:
    return DIE if state.phase is Phase.THROW else ()


def unfinished(state: State, seat: Seat, work: Json) -> Move:
    """A guess that was made counts; else as for the absent."""
    try:
        return read_move(work, "unfinished")
    except IllegalMove:
        return STAY


def view(state: State, viewer: Viewer) -> View:
    is_over = state.phase is Phase.OVER
    charms = tuple(own if is_over or seat == viewer else None for seat, own in enumerate(state.charms))
    moves = tuple(move if seat == viewer else None for seat, move in enumerate(state.moves))
    return View(viewer, state.table.goal, state.phase, state.steps, charms, moves)


def shown(event: Event, viewer: Viewer) -> Event | None:
    return None if isinstance(event, CharmFound) and event.seat != viewer else event


def scores(state: State) -> tuple[int, ...]:
    return tuple(map(sum, zip(state.steps, state.charms, strict=True)))


def winners(state: State) -> tuple[Seat, ...]:
    points = scores(state)
    is_over = state.phase is Phase.OVER
    return tuple(seat for seat in seats(state.table.seats) if is_over and points[seat] == max(points))


DICE: Game[Table, State, Move, int, Event, View] = Game(
    name="dice",
    rules="1",
    table=read_options,
    options=lambda table: {"goal": table.goal},
    start=start,
    pending=pending,
    legal=legal,
    check=check,
    apply=apply,
    urn=urn,
    draw=throw,
    absent=lambda _state, _seat: STAY,
    unfinished=unfinished,
    final=lambda state: "T-2" if state.phase is Phase.DECIDE else None,
    facts=facts,
    note=note,
    witness=witness,
    view=view,
    shown=shown,
    scores=scores,
    winners=winners,
    read_move=read_move,
    read_outcome=read_pips,
)
