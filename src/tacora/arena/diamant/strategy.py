"""What the game teaches, measured: lone explorers, crowds, leaving together, relics, and being behind.

Everything but the exact values of lone play is played in batches, each question from a seed of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import pairwise
from math import sqrt

from tacora.arena.samples import Mean, Sample, Share, mean_of
from tacora.arena.tally import CERTAINTY, wilson
from tacora.batch.diamant.games import Batch, play
from tacora.batch.diamant.kernel import Array
from tacora.batch.diamant.policy import FEATURES, LEAD_BOUNDS, SCALE, Policy, table, threshold
from tacora.bots.diamant import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Card, Choice, State, Table, View
from tacora.games.diamant.events import Event, RelicsTaken, Returned
from tacora.solvers.diamant.stopping import lone, prospect

MOST_GAMES = 10_000_000
LOADS = range(1, 31)
"""The rubies with which a threshold player goes home."""

CROWDS = (2, 3, 4, 6, 8)
BASE = 7
RIVALS = (5, 9, 13)
"""In the question about being behind: the usual load of the player, and those of the three others."""

COMPANY = ("odds", "bold", "steady", "timid")
"""The bots that are watched leaving together."""

ENGINE_GAMES = 2_000
"""The most games of a question that the rules engine plays."""

SHIFTS = range(-6, 13, 2)
"""How many rubies more somebody waits for in the last expedition."""

TABLES: dict[str, dict[str, str | bool]] = {
    "2024": {"edition": "2024", "relics": False},
    "2024 with relics": {"edition": "2024", "relics": True},
    "2017": {"edition": "2017"},
}


@dataclass(frozen=True, slots=True)
class LonePlay:
    """One player alone at a table: the best first expedition, and mean scores of whole games by rule and by load."""

    best_expedition: Fraction
    exact: Mean
    """Of whoever returns exactly when that is best."""

    by_load: tuple[Mean, ...]


@dataclass(frozen=True, slots=True)
class Leavers:
    """So many who go home at the same moment: how often, what each took from the path, and the points of relics."""

    number: int
    times: int
    share: Mean | None
    relics: Mean | None


@dataclass(frozen=True, slots=True)
class Crowd:
    """So many players who all go home with the same load: their mean score, by load."""

    players: int
    means: tuple[Mean, ...]

    @property
    def best(self) -> int:
        """The load with the highest mean."""
        return LOADS[max(range(len(LOADS)), key=lambda at: self.means[at].mean)]


@dataclass(frozen=True, slots=True)
class Outsider:
    """One player among three who all have another load: the share of games it wins."""

    shares: tuple[tuple[Share, ...], ...]
    """By the load of the three, then by its own."""

    def answer(self, load: int) -> int:
        """The load that wins most often among three who have this one."""
        shares = self.shares[LOADS.index(load)]
        return LOADS[max(range(len(LOADS)), key=lambda at: shares[at].share)]


@dataclass(frozen=True, slots=True)
class Behind:
    """What waiting for more in the last expedition changes, for whoever stands so at that moment."""

    gains: tuple[tuple[Mean, ...], ...]
    """By group of the lead over the best other, then by shift: the change of the share of games won."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """All that was measured."""

    games: int
    seed: int
    lone: dict[str, LonePlay]
    leavers: dict[str, tuple[Leavers, ...]]
    crowds: dict[str, tuple[Crowd, ...]]
    outsiders: dict[str, Outsider]
    behind: dict[str, Behind]


DiamantMatch = Match[Table, State, Choice, Card, Event, View]


def study(games: int, seed: int, on_question: Callable[[int], None] = lambda _done: None) -> Lessons:
    """Ask every question with so many games for each figure; raises TacoraError."""
    if not 2 <= games <= MOST_GAMES:
        raise TacoraError(f"games: must be 2 to {MOST_GAMES}, not {games}")
    found = Lessons(games, seed, {}, {}, {}, {}, {})
    for name, options in TABLES.items():
        found.lone[name] = _lone(options, games, seed)
        on_question(1)
        found.leavers[name] = _leavers(DIAMANT.table(dict(options), len(COMPANY)), games, seed)
        on_question(1)
        found.crowds[name] = tuple(_crowd(DIAMANT.table(dict(options), players), games, seed) for players in CROWDS)
        on_question(1)
        found.outsiders[name] = _outsider(DIAMANT.table(dict(options), 4), games, seed)
        on_question(1)
        found.behind[name] = _behind(DIAMANT.table(dict(options), 4), games, seed)
        on_question(1)
    return found


QUESTIONS = 5 * len(TABLES)
"""How many questions a study asks."""


def _lone(options: dict[str, str | bool], games: int, seed: int) -> LonePlay:
    alone = DIAMANT.table(dict(options), 1)
    state, _ = DIAMANT.start(alone)
    exact = Sample()
    for number in range(min(games, ENGINE_GAMES)):
        match = _played(alone, ("survivor",), f"{seed}/{number}")
        exact = exact.with_one(DIAMANT.scores(match.state)[0])
    return LonePlay(prospect(lone(state.camp, state.cave)).value, _known(mean_of(exact)), _means(alone, games, seed))


def _leavers(at: Table, games: int, seed: int) -> tuple[Leavers, ...]:
    shares = [Sample() for _ in range(at.seats)]
    relics = [Sample() for _ in range(at.seats)]
    for number in range(min(games, ENGINE_GAMES)):
        events: list[Event] = []
        _played(at, COMPANY, f"{seed}/{number}", events.extend)
        for event, following in zip(events, [*events[1:], None], strict=True):
            if isinstance(event, Returned):
                leavers = len(event.seats)
                points = sum(following.points) if isinstance(following, RelicsTaken) else 0
                shares[leavers - 1] = shares[leavers - 1].with_one(event.share)
                relics[leavers - 1] = relics[leavers - 1].with_one(points)
    return tuple(
        Leavers(number, share.observations, mean_of(share), mean_of(taken))
        for number, (share, taken) in enumerate(zip(shares, relics, strict=True), start=1)
    )


def _played(
    at: Table, bots: Sequence[str], seed: str, on_events: Callable[[tuple[Event, ...]], None] | None = None
) -> DiamantMatch:
    match: DiamantMatch = Match(DIAMANT, at, on_events=on_events)
    match.play([make_bot(bot, seed) for bot in bots], SeededChance(seed))
    return match


def _known(mean: Mean | None) -> Mean:
    assert mean is not None  # noqa: S101  there were two games at least
    return mean


def _crowd(at: Table, games: int, seed: int) -> Crowd:
    return Crowd(at.seats, _means(at, games, seed))


def _means(at: Table, games: int, seed: int) -> tuple[Mean, ...]:
    """The mean score where everybody has the same load, for each load; the spread is between games."""
    found = []
    for load in LOADS:
        scores = Batch(at, [threshold(load)] * at.seats).scores(seed + load, range(games)).mean(axis=1)
        found.append(_mean(float(scores.mean()), float(scores.std(ddof=1)), games))
    return tuple(found)


def _mean(mean: float, spread: float, games: int) -> Mean:
    reach = CERTAINTY * spread / sqrt(games)
    return Mean(mean, mean - reach, mean + reach, spread, games)


def _outsider(at: Table, games: int, seed: int) -> Outsider:
    others = at.seats - 1
    shares = []
    for theirs in LOADS:
        row = []
        for own in LOADS:
            played = play(at, [threshold(own), *[threshold(theirs)] * others], games, seed=seed)
            share = float(played.win_shares[0])
            row.append(Share(share, *wilson(Fraction(share).limit_denominator(10**6) * games, games), games))
        shares.append(tuple(row))
    return Outsider(tuple(shares))


def _behind(at: Table, games: int, seed: int) -> Behind:
    """One player changes the usual load in the last expedition, with one lead alone; the same cards for both."""
    usual = _waiting({})
    others = [threshold(load) for load in RIVALS]
    outcome = partial(_won, at, games, seed, others)
    before = outcome(usual)
    gains = []
    for group in range(FEATURES["lead"]):
        row = []
        for shift in SHIFTS:
            change = outcome(_waiting({group: shift})) - before
            row.append(_mean(float(change.mean()), float(change.std(ddof=1)), games))
        gains.append(tuple(row))
    return Behind(tuple(gains))


def _waiting(shifts: dict[int, int]) -> Policy:
    """Goes home with the usual load, but in the last expedition with a load shifted by the lead's group."""
    names = ("expeditions", "lead")
    entries = [
        SCALE * max(1, BASE + (shifts.get(lead, 0) if to_come == 0 else 0))
        for to_come in range(FEATURES["expeditions"])
        for lead in range(FEATURES["lead"])
    ]
    return table(names, entries)


def _won(at: Table, games: int, seed: int, others: Sequence[Policy], policy: Policy) -> Array:
    """For each game the first seat's part of the victory."""
    scores = Batch(at, [policy, *others]).scores(seed, range(games))
    best = scores.max(axis=1)
    winners = (scores == best[:, None]).sum(axis=1)
    share: Array = (scores[:, 0] == best) / winners
    return share


def lead_groups() -> list[str]:
    """Each group of the lead in points, from far behind to far ahead.

    >>> lead_groups()[0], lead_groups()[-1]
    ('< -24', '≥ 25')
    """
    bounds = LEAD_BOUNDS
    between = [f"{low} to {high - 1}" for low, high in pairwise(bounds)]
    return [f"< {bounds[0]}", *between, f"≥ {bounds[-1]}"]
