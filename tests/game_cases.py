"""The games and tables that the conformance suite, the golden matches and the exact counts run on."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from tacora.core.game import Game
from tacora.core.match import Match
from tacora.core.seats import Viewer
from tacora.games.diamant import DIAMANT, State

AnyGame = Game[Any, Any, Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Case:
    """A table, and how to make another state that a viewer must not be able to tell from a given one."""

    name: str
    game: AnyGame
    options: dict[str, Any]
    seats: int
    twin: Callable[[Any, Viewer, Random], Any]

    def match(self, on_events: Callable[[tuple[Any, ...]], None] | None = None) -> AnyMatch:
        return Match(self.game, self.game.table(self.options, self.seats), on_events=on_events)

    def play(self, seed: int | str, on_events: Callable[[tuple[Any, ...]], None] | None = None) -> AnyMatch:
        """A whole match of random draws and random legal moves."""
        random = Random(seed)
        match = self.match(on_events)
        while not match.is_over:
            random_step(match, random)
        return match


def random_step(match: AnyMatch, random: Random) -> None:
    """Chance or all pending seats, at random."""
    game, state = match.game, match.state
    if urn := game.urn(state):
        match.draw(random.choice(urn))
    else:
        match.apply({seat: random.choice(game.legal(state, seat)) for seat in game.pending(state)})


def diamant_twin(state: State, viewer: Viewer, random: Random) -> State:
    """The same but for the chests that the viewer may not look into."""
    if not state.camp.table.hidden_chests or DIAMANT.winners(state):
        return state
    chests = (chest if seat == viewer else random.randrange(100) for seat, chest in enumerate(state.chests))
    return state._replace(chests=tuple(chests))


def _diamant(name: str, seats: int, **options: Any) -> Case:
    return Case(f"diamant-{name}", DIAMANT, options, seats, diamant_twin)


CASES = (
    _diamant("2017", 4, edition="2017"),
    _diamant("2024", 3, edition="2024"),
    _diamant("2024-relics-hidden", 5, edition="2024", relics=True, hidden_chests=True),
    _diamant("international", 8, edition="international"),
    _diamant("international-relics", 6, edition="international", relics=True),
    _diamant("solo", 1, edition="2017", hidden_chests=True),
    _diamant("custom", 2, edition="2024", relics=True, custom={
        "expeditions": 3, "treasures": [1, 8, 8], "trap_copies": {"lava": 2, "snake": 0}, "relic_values": [3, 30]}),
)  # fmt: skip
