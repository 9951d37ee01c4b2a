"""What was possible in a round of Dungeon: the best dungeon of a seat's hand, as the solver finds it."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from tacora.core.jsonable import JsonObject, jsonable
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Step
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon import state as game
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import View as SeenView
from tacora.server.wire.dungeon.shapes import Best, Submission

REVIEW_SECONDS = 5.0


def rounds_revealed(state: State) -> int:
    """V-R36: the rounds whose dungeons everybody has seen."""
    has_shown = any(player.dungeon is not None for player in state.players) or state.phase is game.Phase.OVER
    return state.round if has_shown else max(0, state.round - 1)


def review(setup: Table, steps: Sequence[Step], seat: Seat, round_: int) -> JsonObject:
    """The most points that a seat's hand of a round could bring for the main goal, and what its own dungeon brought."""
    from tacora.solvers.dungeon.answer import best_dungeon  # noqa: PLC0415  Numba takes a second
    from tacora.solvers.dungeon.question import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    seen, main, dungeon = _explored(setup, steps, seat, round_)
    nothing_else = dict.fromkeys(("coin", "exit", "side", "recycling", "scissors"), Fraction(0))
    answer = best_dungeon(Question(seen.hand, seen.tools, value_of(main, nothing_else)), REVIEW_SECONDS, workers=1)
    best = Best(
        submission=msgspec.convert(jsonable(answer.submission), Submission),
        points=int(answer.value),
        proven=answer.is_proven,
        bound=int(answer.bound),
    )
    return {"best": msgspec.to_builtins(best), "own": dungeon.explored.discoveries.points(main)}


def _explored(setup: Table, steps: Sequence[Step], seat: Seat, round_: int) -> tuple[SeenView, str, game.Dungeon]:
    """What a seat saw when it built in a round, the main goal, and the seat's dungeon."""
    match = Match(DUNGEON, setup)
    for step in steps:
        state = match.state
        match.take(step)
        dungeon = match.state.players[seat].dungeon
        if isinstance(state.task, Explore) and state.round == round_ and dungeon and state.goals.main:
            return DUNGEON.view(state, seat), state.goals.main.goal, dungeon
    raise ValueError(f"round {round_} has not been explored")
