"""The games and tables that the conformance suite, the golden matches and the exact counts run on."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

from tacora.bots.dungeon.whim import random_submission
from tacora.core.game import AnyGame
from tacora.core.match import AnyMatch, Match
from tacora.core.seats import Seat, Viewer
from tacora.games.diamant import DIAMANT, State
from tacora.games.dungeon.cards import COSTS
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.rounds import in_order
from tacora.games.dungeon.state import Held, Origin, Player
from tacora.games.dungeon.state import State as DungeonState
from tacora.games.dungeon.tasks import Explore


@dataclass(frozen=True)
class Case:
    """A table, and how to make another state that a viewer must not be able to tell from a given one."""

    name: str
    game: AnyGame
    options: dict[str, Any]
    seats: int
    twin: Callable[[Any, Viewer, Random], Any]
    random_move: Callable[[Any, Seat, Random], Any] | None = None
    """A decision where there are too many to list; None to choose from the list."""

    def move(self, state: Any, seat: Seat, random: Random) -> Any:
        """A random legal decision."""
        if self.random_move is not None:
            return self.random_move(state, seat, random)
        return random.choice(self.game.legal(state, seat))

    def step(self, match: AnyMatch, random: Random) -> None:
        """Chance, the clock or all pending seats, at random."""
        if urn := self.game.urn(match.state):
            match.draw(random.choice(urn))
        elif facts := self.game.facts(match.state):
            match.note(random.choice(facts))
        else:
            pending = self.game.pending(match.state)
            match.apply({seat: self.move(match.state, seat, random) for seat in pending})

    def match(self, on_events: Callable[[tuple[Any, ...]], None] | None = None) -> AnyMatch:
        return Match(self.game, self.game.table(self.options, self.seats), on_events=on_events)

    def play(self, seed: int | str, on_events: Callable[[tuple[Any, ...]], None] | None = None) -> AnyMatch:
        """A whole match of random draws and random legal moves."""
        random = Random(seed)
        match = self.match(on_events)
        while not match.is_over:
            self.step(match, random)
        return match


def diamant_twin(state: State, viewer: Viewer, random: Random) -> State:
    """The same but for the chests that the viewer may not look into."""
    if not state.camp.table.hidden_chests or DIAMANT.winners(state):
        return state
    chests = (chest if seat == viewer else random.randrange(100) for seat, chest in enumerate(state.chests))
    return state._replace(chests=tuple(chests))


def _diamant(name: str, seats: int, **options: Any) -> Case:
    return Case(f"diamant-{name}", DIAMANT, options, seats, diamant_twin)


def dungeon_move(state: DungeonState, seat: Seat, random: Random) -> Any:
    """What is listed, or a dungeon and a path without any plan."""
    if isinstance(state.task, Explore) and random.random() < 0.7:
        view = DUNGEON.view(state, seat)
        return random_submission(view.hand, view.tools, random)
    return random.choice(DUNGEON.legal(state, seat))


def dungeon_twin(state: DungeonState, viewer: Viewer, random: Random) -> DungeonState:
    """The same but for secret hand cards: mixed anew with the deck, or with the market pile, that they came from."""
    market, players = state.market, list(state.players)
    others = [seat for seat in state.table.all_seats if seat != viewer]
    for seat in others:
        players[seat] = _mixed_with_deck(players[seat], random)
    for cost in COSTS:
        row = market.row(cost)
        hidden = [
            (seat, nth)
            for seat in others
            for nth, held in enumerate(players[seat].hand)
            if held.origin is Origin.BLIND and held.card.cost == cost
        ]
        pool = [*row.pile, *(players[seat].hand[nth].card for seat, nth in hidden)]
        random.shuffle(pool)
        for seat, nth in hidden:
            hand = list(players[seat].hand)
            hand[nth] = Held(pool.pop(), Origin.BLIND)
            players[seat] = players[seat]._replace(hand=tuple(hand))
        market = market.with_row(cost, row._replace(pile=in_order(tuple(pool))))
    return state._replace(market=market, players=tuple(players))


def _mixed_with_deck(player: Player, random: Random) -> Player:
    pool = [*player.deck, *(held.card for held in player.hand if held.origin is Origin.DRAWN)]
    random.shuffle(pool)
    hand = tuple(Held(pool.pop(), held.origin) if held.origin is Origin.DRAWN else held for held in player.hand)
    return player._replace(hand=hand, deck=in_order(tuple(pool)))


def _dungeon(name: str, seats: int, **options: Any) -> Case:
    return Case(f"dungeon-{name}", DUNGEON, options, seats, dungeon_twin, dungeon_move)


def third_game() -> AnyGame:
    """The race with one die, by its file: on the path, its entry points would add it to the games of all tests."""
    file = Path(__file__).parent / "third_game" / "dice.py"
    spec = spec_from_file_location("dice", file)
    assert spec is not None
    assert spec.loader is not None
    sys.modules["dice"] = module = module_from_spec(spec)  # by its name, states can be pickled
    spec.loader.exec_module(module)
    game: AnyGame = module.DICE
    return game


def dice_twin(state: Any, viewer: Viewer, random: Random) -> Any:
    """The same but for the charms and the guesses of others."""
    if state.phase == "over":
        return state
    charms = tuple(own if seat == viewer else random.randrange(9) for seat, own in enumerate(state.charms))
    moves = tuple(move if seat == viewer else "stay" for seat, move in enumerate(state.moves))
    return state._replace(charms=charms, moves=moves)


CASES = (
    _dungeon("two", 2, begins=1),
    _dungeon("three", 3, time_limit=300),
    _diamant("2017", 4, edition="2017"),
    _diamant("2024", 3, edition="2024"),
    _diamant("2024-relics-hidden", 5, edition="2024", relics=True, hidden_chests=True),
    _diamant("international", 8, edition="international"),
    _diamant("international-relics", 6, edition="international", relics=True),
    _diamant("solo", 1, edition="2017", hidden_chests=True),
    _diamant("custom", 2, edition="2024", relics=True, custom={
        "expeditions": 3, "treasures": [1, 8, 8], "trap_copies": {"lava": 2, "snake": 0}, "relic_values": [3, 30]}),
    Case("dice", third_game(), {"goal": 20}, 3, dice_twin),
)  # fmt: skip
