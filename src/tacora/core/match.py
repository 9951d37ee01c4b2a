"""A live match: it collects decisions in secret, applies them together, and remembers every step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias

from tacora.core.chance import Chance
from tacora.core.errors import IllegalMove
from tacora.core.game import EventT, Game, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.seats import Seat
from tacora.core.steps import Decision, Draw, Fact, Note, Step, Steps

Decider = Callable[[ViewT], MoveT]
"""Whoever decides for a seat sees that seat's view and nothing else."""

Clock = Callable[[StateT], Mapping[Seat, float]]
"""Whoever has a clock says how long each seat took over its last decision."""


def no_clock(state: object, /) -> Mapping[Seat, float]:  # noqa: ARG001  whatever the state
    """Nobody looked at a clock: no seat has a time."""
    return {}


class Match(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """One match of a game, from its first state on."""

    def __init__(
        self,
        game: Game[TableT, StateT, MoveT, OutcomeT, EventT, ViewT],
        table: TableT,
        *,
        on_events: Callable[[tuple[EventT, ...]], None] | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.state, events = game.start(table)
        self.steps = Steps()
        self._decided: dict[Seat, MoveT] = {}
        self._on_events = on_events
        if on_events is not None:
            on_events(events)

    @property
    def is_over(self) -> bool:
        """The match waits for no decision, no draw and no fact."""
        game, state = self.game, self.state
        return not game.pending(state) and not game.urn(state) and not game.facts(state)

    @property
    def decided(self) -> frozenset[Seat]:
        """The seats that have decided; their moves stay secret."""
        return frozenset(self._decided)

    def draw(self, outcome: OutcomeT) -> None:
        """Chance decides."""
        self.state, events = self.game.draw(self.state, outcome)
        self._keep(Draw, outcome, events)

    def apply(self, moves: Mapping[Seat, MoveT]) -> None:
        """All pending seats decide at once."""
        self.state, events = self.game.apply(self.state, moves)
        self._decided = {}
        self._keep(Decision, dict(moves), events)

    def note(self, fact: Fact) -> None:
        """Somebody with a clock notes a fact."""
        self.state, events = self.game.note(self.state, fact)
        self._keep(Note, fact, events)

    def take(self, step: Step) -> None:
        """Take a step of any kind."""
        if isinstance(step, Draw):
            self.draw(step.outcome)
        elif isinstance(step, Decision):
            self.apply(step.moves)
        else:
            self.note(step.fact)

    def choose(self, seat: Seat, move: MoveT) -> bool:
        """Take one seat's decision in secret; True if no other decision was missing.

        A seat may decide anew until the last seat has decided, unless a rule makes the decision final.
        """
        self.game.check(self.state, seat, move)
        if seat in self._decided and (rule := self.game.final(self.state)):
            raise IllegalMove(rule, f"seat {seat}", "has decided, and a decision stands here")
        self._decided[seat] = move
        if len(self._decided) < len(self.game.pending(self.state)):
            return False
        self.apply(dict(sorted(self._decided.items())))
        return True

    def play(self, deciders: Sequence[Decider[ViewT, MoveT]], chance: Chance, clock: Clock[StateT] = no_clock) -> None:
        """Play on to the end: each seat by its decider, chance by its source, facts by the clock."""
        game, state, on_events = self.game, self.state, self._on_events
        keep_kind, keep_value = self.steps.kinds.append, self.steps.values.append
        pending, view, apply, urn, draw, below = (
            game.pending, game.view, game.apply, game.urn, game.draw, chance.below,
        )  # fmt: skip
        waiting, outcomes = pending(state), urn(state)
        while True:
            if waiting:
                moves = {}
                for seat in waiting:
                    moves[seat] = deciders[seat](view(state, seat))
                state, events = apply(state, moves)
                keep_kind(Decision)
                keep_value(moves)
                waiting = () if (outcomes := urn(state)) else pending(state)  # chance comes after most decisions
            elif outcomes:
                outcome = outcomes[below(len(outcomes))]
                state, events = draw(state, outcome)
                keep_kind(Draw)
                keep_value(outcome)
                outcomes = () if (waiting := pending(state)) else urn(state)
            elif game.facts(state):
                fact = game.witness(state, clock(state))
                state, events = game.note(state, fact)
                self.steps.append(Note(fact))
                waiting, outcomes = pending(state), urn(state)
            else:
                break
            self.state = state
            if on_events is not None:
                on_events(events)

    def _keep(self, kind: type[Step], value: Any, events: tuple[EventT, ...]) -> None:
        self.steps.kinds.append(kind)
        self.steps.values.append(value)
        if self._on_events is not None:
            self._on_events(events)


AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any, Any]
