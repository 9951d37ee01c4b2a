"""Simulations: many matches of the same bots, each from its own seed, so that the result is the same on any machine."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from tacora.arena.contests import CONTESTS, BatchPlayer, Contest
from tacora.arena.own_bots import is_own, load
from tacora.arena.portions import jobs_for, results_of
from tacora.arena.tally import Standing, Tally, standing
from tacora.core.chance import SeededChance
from tacora.core.errors import BadOptions, IllegalMove, TacoraError
from tacora.core.jsonable import JsonObject, jsonable
from tacora.core.match import Decider, Match

MOST_GAMES = 100_000_000
BATCH_PORTION = 20_000
"""How many games on arrays are played between two looks at progress and Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Which bots play how many games at which table."""

    game: str
    table: Any
    bots: tuple[str, ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise TacoraError(f"games: must be 1 to {MOST_GAMES}, not {self.games}")
        for name in self.bots:
            bot_named(name, self.contest, str(self.seed))

    @property
    def contest(self) -> Contest:
        """The game with its bots."""
        return CONTESTS[self.game]


def bot_named(name: str, contest: Contest, seed: str) -> Decider[Any, Any]:
    """The bot of that name, or somebody's own; raises TacoraError."""
    return load(name, contest.game) if is_own(name) else contest.roster.make(name, seed)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a simulation, in full or until it was interrupted."""

    simulation: Simulation
    games_played: int
    standings: tuple[Standing, ...]
    is_batch: bool = False
    """The games were played on arrays: other games than the engine plays from the same seed, with the same odds."""

    seconds: float = field(default=0.0, compare=False)

    @property
    def games_per_second(self) -> float | None:
        """How many games were played a second, on all cores; None if no time has passed."""
        return self.games_played / self.seconds if self.seconds else None

    @property
    def is_interrupted(self) -> bool:
        """Fewer games were played than asked for."""
        return self.games_played < self.simulation.games


def set_up(game: str, bots: str, games: int, seed: int, wishes: JsonObject) -> Simulation:
    """A simulation of a game, from bots' names between commas and from a table's options where they are not None."""
    names = tuple(name.strip() for name in bots.split(","))
    options: JsonObject = {field: wish for field, wish in wishes.items() if wish is not None}
    try:
        table = CONTESTS[game].game.table(options, len(names))
    except BadOptions as bad:
        raise TacoraError(f"{'bots' if bad.field == 'seats' else bad.field}: {bad.message} ({bad.rule})") from None
    return Simulation(game, table, names, games, seed)


def play(simulation: Simulation, numbers: range) -> tuple[Tally, ...]:
    """Play the games of these numbers; each bot's tally."""
    contest, bots = simulation.contest, len(simulation.bots)
    game = contest.game
    totals, squares = [0] * bots, [0] * bots
    victories = [[0] * bots for _ in range(bots)]
    for number in numbers:
        seed = f"{simulation.seed}/{number}"
        moved = number % bots if contest.rotates else 0
        at_seat = [(seat - moved) % bots for seat in range(bots)]
        seated = [simulation.bots[bot] for bot in at_seat]
        match = Match(game, simulation.table)
        try:
            match.play(
                [bot_named(bot, contest, seed) for bot in seated], SeededChance(seed), contest.clock(seated, seed)
            )
        except IllegalMove as bad:
            own = ", ".join(dict.fromkeys(filter(is_own, seated)))
            raise (TacoraError(f"bots: {own}: {bad}") if own else bad) from None
        for bot, score in zip(at_seat, game.scores(match.state), strict=True):
            totals[bot] += score
            squares[bot] += score * score
        winners = game.winners(match.state)
        for seat in winners:
            victories[at_seat[seat]][len(winners) - 1] += 1
    return tuple(Tally(len(numbers), totals[bot], squares[bot], tuple(victories[bot])) for bot in range(bots))


def run(
    simulation: Simulation, jobs: int | None = None, on_games: Callable[[int], None] = lambda _games: None
) -> Outcome:
    """Play a simulation in so many processes, reporting games as they are played; Ctrl-C ends it early."""
    contest, games = simulation.contest, simulation.games
    is_much = games >= contest.worthwhile
    jobs = jobs_for(jobs, is_much=is_much)
    batch = contest.batch(simulation.table, simulation.bots) if is_much else None
    portion = contest.portion if batch is None else BATCH_PORTION
    portions = [range(first, min(first + portion, games)) for first in range(0, games, portion)]
    tallies: Sequence[Tally] = [Tally(0, 0, 0, (0,) * len(simulation.bots))] * len(simulation.bots)
    began = perf_counter()
    try:
        if batch is None:
            playing = results_of(partial(play, simulation), portions, jobs, is_apart=contest.is_apart)
        else:
            playing = _on_arrays(batch, simulation.seed, portions, jobs)
        with playing as results:
            began = perf_counter()  # kernels are ready
            for result in results:
                tallies = [so_far + more for so_far, more in zip(tallies, result, strict=True)]
                on_games(result[0].games)
    except KeyboardInterrupt:
        pass  # the games played so far count
    seconds = perf_counter() - began
    played = tallies[0].games
    names = enumerate(zip(simulation.bots, tallies, strict=True))
    standings = tuple(standing(seat, bot, tally) for seat, (bot, tally) in names) if played else ()
    return Outcome(simulation, played, standings, batch is not None, seconds)


@contextmanager
def _on_arrays(
    batch: BatchPlayer, seed: int, portions: Sequence[range], jobs: int
) -> Iterator[Iterator[tuple[Tally, ...]]]:
    """The portions' results from threads of this process, which let each other run."""
    batch(seed, range(1))  # compiles the kernel, or loads it from disk, before the time is taken
    pool = ThreadPoolExecutor(jobs)
    try:
        yield pool.map(partial(batch, seed), portions)
    finally:
        pool.shutdown(cancel_futures=True)


def outcome_json(outcome: Outcome) -> JsonObject:
    """An outcome as JSON: by seat, or by bot where bots change seats."""
    simulation = outcome.simulation
    contest = simulation.contest
    told: JsonObject = {
        "game": simulation.game,
        "options": contest.game.options(simulation.table),
        "seed": simulation.seed,
        "games": simulation.games,
        "games_played": outcome.games_played,
        "simulator": "batch" if outcome.is_batch else "engine",
        "games_per_second": outcome.games_per_second,
    }
    if not contest.rotates:
        return {**told, "seats": jsonable(outcome.standings)}
    return {**told, "bots": [_without_seat(standing) for standing in outcome.standings]}


def _without_seat(result: Standing) -> JsonObject:
    return {field: value for field, value in asdict(result).items() if field != "seat"}
