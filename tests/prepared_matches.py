"""Matches of Dungeon that wait for one decision of the first seat, as files for `tacora play --resume`."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tacora.bots.dungeon import ROSTER
from tacora.core.chance import SeededChance
from tacora.core.jsonable import jsonable
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.core.seats import Seat
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.state import State
from tacora.games.dungeon.tasks import Exchange, Look, ThirdBook, Tidy, Turn

FIRST = Seat(0)
PLAYERS = (Player("Ada"), Player("greedy", "greedy"), Player("greedy 2", "greedy"))


@dataclass(frozen=True)
class Prepared:
    """How to come there: a seed, what the task is, and what the first seat buys wherever it can."""

    seed: int
    task: type
    wish: str = ""


PREPARED = {
    "clean-up": Prepared(1, Tidy),
    "third-book": Prepared(0, ThirdBook, "book-"),
    "look": Prepared(0, Look, "book-13"),
    "exchange": Prepared(1, Exchange, "book-17"),
}


def prepare(name: str, folder: Path) -> Path:
    """The file of a match that waits for this decision."""
    prepared = PREPARED[name]
    file = folder / f"{name}.json"
    match = match_until(prepared.seed, prepared.wish, is_asked(prepared.task))
    assert match is not None, f"{name} does not come with seed {prepared.seed}"
    file.write_text(write(Record(PLAYERS, match)), encoding="utf-8")
    return file


def is_asked(task: type) -> Callable[[State], bool]:
    """The first seat has such a task."""
    return lambda state: isinstance(state.task, task) and FIRST in DUNGEON.pending(state)


def match_until(seed: int, wish: str, is_there: Callable[[State], bool]) -> Match[Any, Any, Any, Any, Any, Any] | None:
    """A match that bots have played so far; None if it never comes to that."""
    chance = SeededChance(seed)
    match: Match[Any, Any, Any, Any, Any, Any] = Match(DUNGEON, DUNGEON.table({}, len(PLAYERS)))
    bot = ROSTER.make("greedy", str(seed))
    while not match.is_over:
        state = match.state
        if is_there(state):
            return match
        if urn := DUNGEON.urn(state):
            match.draw(urn[chance.below(len(urn))])
        elif DUNGEON.facts(state):
            match.note(DUNGEON.witness(state, {}))
        else:
            match.apply({seat: _move(state, seat, wish, bot) for seat in DUNGEON.pending(state)})
    return None


def _move(state: State, seat: Seat, wish: str, bot: Callable[[Any], Any]) -> Any:
    view = DUNGEON.view(state, seat)
    if wish and seat == FIRST and isinstance(state.task, Turn):
        for choice in view.choices:
            if str(jsonable(choice)).startswith(wish):
                return choice
    return bot(view)
