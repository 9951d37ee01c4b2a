"""Simulations: many matches of the same bots, each from its own seed, so that the result is the same on any machine."""

import gc
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool

from tacora.arena.tally import Standing, Tally, standing
from tacora.bots import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import BadOptions, TacoraError
from tacora.core.jsonable import JsonObject, jsonable
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Table

MOST_GAMES = 100_000_000
MOST_JOBS = 256
PORTION = 200  # games between two looks at the clock, the progress and Ctrl-C
WORTHWHILE = 2000  # games; with fewer, starting processes takes longer than playing


@dataclass(frozen=True, slots=True)
class Simulation:
    """Which bots play how many games at which table; seats stay fixed, for no seat is before another (D-E8)."""

    table: Table
    bots: tuple[str, ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise TacoraError(f"games: must be 1 to {MOST_GAMES}, not {self.games}")
        for name in self.bots:
            make_bot(name, self.seed)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a simulation came to, in full or until it was interrupted."""

    simulation: Simulation
    games_played: int
    standings: tuple[Standing, ...]

    @property
    def is_interrupted(self) -> bool:
        """Fewer games were played than asked for."""
        return self.games_played < self.simulation.games


def set_up(bots: str, games: int, seed: int, wishes: JsonObject) -> Simulation:
    """A simulation from the bots' names, separated by commas, and a table's options where they are not None."""
    names = tuple(name.strip() for name in bots.split(","))
    options: JsonObject = {field: wish for field, wish in wishes.items() if wish is not None}
    try:
        table = DIAMANT.table(options, len(names))
    except BadOptions as bad:
        raise TacoraError(f"{'bots' if bad.field == 'seats' else bad.field}: {bad.message} ({bad.rule})") from None
    return Simulation(table, names, games, seed)


def play(simulation: Simulation, numbers: range) -> tuple[Tally, ...]:
    """Play the games of these numbers; each seat's tally."""
    table, seats = simulation.table, len(simulation.bots)
    totals, squares = [0] * seats, [0] * seats
    victories = [[0] * seats for _ in range(seats)]
    for number in numbers:
        seed = f"{simulation.seed}/{number}"
        match = Match(DIAMANT, table)
        match.play([make_bot(name, seed) for name in simulation.bots], SeededChance(seed))
        for seat, score in enumerate(DIAMANT.scores(match.state)):
            totals[seat] += score
            squares[seat] += score * score
        winners = DIAMANT.winners(match.state)
        for seat in winners:
            victories[seat][len(winners) - 1] += 1
    return tuple(Tally(len(numbers), totals[seat], squares[seat], tuple(victories[seat])) for seat in range(seats))


def run(
    simulation: Simulation, jobs: int | None = None, on_games: Callable[[int], None] = lambda _games: None
) -> Outcome:
    """Play a simulation in so many processes, reporting games as they are played; Ctrl-C ends it early."""
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise TacoraError(f"jobs: must be 1 to {MOST_JOBS}, not {jobs}")
    portions = [range(first, min(first + PORTION, simulation.games)) for first in range(0, simulation.games, PORTION)]
    if jobs is None:
        jobs = os.cpu_count() or 1 if simulation.games >= WORTHWHILE else 1
    tallies: Sequence[Tally] = [Tally(0, 0, 0, (0,) * len(simulation.bots))] * len(simulation.bots)
    try:
        with _played(simulation, portions, min(jobs, len(portions))) as results:
            for result in results:
                tallies = [so_far + more for so_far, more in zip(tallies, result, strict=True)]
                on_games(result[0].games)
    except KeyboardInterrupt:
        pass  # what has been played counts
    played = tallies[0].games
    names = enumerate(zip(simulation.bots, tallies, strict=True))
    standings = tuple(standing(seat, bot, tally) for seat, (bot, tally) in names) if played else ()
    return Outcome(simulation, played, standings)


@contextmanager
def _played(simulation: Simulation, portions: list[range], jobs: int) -> Iterator[Iterator[tuple[Tally, ...]]]:
    """The portions' tallies as they come, from this process or from a pool that is gone afterwards."""
    if jobs == 1:
        with _rare_collections():
            yield map(partial(play, simulation), portions)
    else:
        with _pool(jobs) as pool:
            yield pool.imap_unordered(partial(play, simulation), portions)


def _pool(jobs: int) -> Pool:
    """Processes that leave Ctrl-C to this one, from their first moment on."""
    answer = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs, _start_worker)
    finally:
        signal.signal(signal.SIGINT, answer)


@contextmanager
def _rare_collections() -> Iterator[None]:
    """States are thrown away by counting references; looking for cycles all the time finds none."""
    threshold = gc.get_threshold()
    gc.set_threshold(100_000)
    try:
        yield
    finally:
        gc.set_threshold(*threshold)


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(100_000)


def outcome_json(outcome: Outcome) -> JsonObject:
    """An outcome as JSON."""
    simulation = outcome.simulation
    return {
        "game": DIAMANT.name,
        "options": DIAMANT.options(simulation.table),
        "seed": simulation.seed,
        "games": simulation.games,
        "games_played": outcome.games_played,
        "seats": jsonable(outcome.standings),
    }
