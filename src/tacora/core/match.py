"""A live match: it collects decisions in secret, applies them together, and remembers every step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from tacora.core.chance import Chance
from tacora.core.game import EventT, Game, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.seats import Seat

Decider = Callable[[ViewT], MoveT]
"""Whoever decides for a seat sees that seat's view and nothing else."""


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
        self.steps: list[OutcomeT | dict[Seat, MoveT]] = []  # an outcome of chance, or moves
        self._decided: dict[Seat, MoveT] = {}
        self._on_events = on_events
        if on_events is not None:
            on_events(events)

    @property
    def is_over(self) -> bool:
        """Nothing is waited for any more."""
        return not self.game.pending(self.state) and not self.game.urn(self.state)

    @property
    def decided(self) -> frozenset[Seat]:
        """Who has chosen: that may be seen, what was chosen may not."""
        return frozenset(self._decided)

    def draw(self, outcome: OutcomeT) -> None:
        """Chance decides."""
        self.state, events = self.game.draw(self.state, outcome)
        self._note(outcome, events)

    def apply(self, moves: Mapping[Seat, MoveT]) -> None:
        """All pending seats decide at once."""
        self.state, events = self.game.apply(self.state, moves)
        self._decided = {}
        self._note(dict(moves), events)

    def choose(self, seat: Seat, move: MoveT) -> bool:
        """One seat decides in secret, and may choose anew until the last one has; True when that was the last."""
        self.game.check(self.state, seat, move)
        self._decided[seat] = move
        if len(self._decided) < len(self.game.pending(self.state)):
            return False
        self.apply(dict(sorted(self._decided.items())))
        return True

    def play(self, deciders: Sequence[Decider[ViewT, MoveT]], chance: Chance) -> None:
        """Play on to the end: each seat by its decider, chance by its source."""
        game, state, steps, on_events = self.game, self.state, self.steps, self._on_events
        pending, view, apply, urn, draw, below = (
            game.pending, game.view, game.apply, game.urn, game.draw, chance.below,
        )  # fmt: skip
        while True:
            if waiting := pending(state):
                moves = {}
                for seat in waiting:
                    moves[seat] = deciders[seat](view(state, seat))
                state, events = apply(state, moves)
                steps.append(moves)
            elif outcomes := urn(state):
                outcome = outcomes[below(len(outcomes))]
                state, events = draw(state, outcome)
                steps.append(outcome)
            else:
                break
            self.state = state
            if on_events is not None:
                on_events(events)

    def _note(self, step: OutcomeT | dict[Seat, MoveT], events: tuple[EventT, ...]) -> None:
        self.steps.append(step)
        if self._on_events is not None:
            self._on_events(events)
