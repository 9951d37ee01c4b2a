"""What was possible in a round: the best dungeon of a hand, searched in a process of its own."""

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import View

if TYPE_CHECKING:
    from tacora.solvers.dungeon.helper import Helper

SECONDS = 60.0
"""How long a search may take; whoever has seen enough ends it before."""


class Chance(NamedTuple):
    """What a seat had in its hands when it built, and the goal it built for."""

    hand: tuple[Card, ...]
    tools: Tools
    goal: str


def chance_of(match: Match[Table, State, Move, Outcome, Event, View], seat: Seat, round_: int) -> Chance | None:
    """What a seat had when it built in a round; None if the round has not been explored."""
    again = Match(DUNGEON, match.table)
    for step in match.steps:
        state = again.state
        again.take(step)
        if isinstance(state.task, Explore) and state.round == round_ and state.goals.main is not None:
            seen = DUNGEON.view(state, seat)
            return Chance(seen.hand, seen.tools, state.goals.main.goal)
    return None


def search(chance: Chance, seconds: float = SECONDS) -> "Helper":
    """Begin to look for the dungeon that brings the most points for the main goal; whoever begins must stop it."""
    from tacora.solvers.dungeon.fast import stay_plain  # noqa: PLC0415  only whoever asks loads the solver

    stay_plain()  # the other process has the machine code
    from tacora.solvers.dungeon.helper import Helper  # noqa: PLC0415
    from tacora.solvers.dungeon.question import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    nothing_else = dict.fromkeys(("coin", "exit", "side", "recycling", "scissors"), Fraction(0))
    return Helper(Question(chance.hand, chance.tools, value_of(chance.goal, nothing_else)), seconds)
