"""A tournament played: every bot's victories at every kind of table, its rating, and who did how well beside whom."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tacora.arena.kept import Kept, Portion, Tallies
from tacora.arena.portions import jobs_for, results_of
from tacora.arena.rating import Rating, Results, ratings
from tacora.arena.samples import Chances, Mean, Sample, Share, mean_of, share_of
from tacora.arena.simulation import play
from tacora.arena.tally import won
from tacora.arena.tournament import Setting, Tournament
from tacora.core.jsonable import JsonObject, jsonable

Crew = Callable[..., Any]
"""Whoever does work in portions: `results_of`, or the same on other machines."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One bot's results in a tournament."""

    bot: str
    wins: Share
    rating: Rating
    mean: Mean | None
    at: tuple[Share, ...]
    """Its victories at each kind of table."""

    beside: Mapping[str, Share]
    """Its victories at the tables where another bot sat too, by that bot."""


@dataclass(frozen=True, slots=True)
class Standings:
    """A tournament's results, the best bot first, in full or until it was interrupted."""

    tournament: Tournament
    games: int
    games_played: int
    played_at: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def is_interrupted(self) -> bool:
        """Fewer games were played than there are."""
        return self.games_played < self.games


def portions(tournament: Tournament) -> list[Portion]:
    """The tournament's games in portions: a meeting's number, and some of its games."""
    size = tournament.contest.portion
    return [
        (number, first, min(first + size, len(meeting.numbers)))
        for number, meeting in enumerate(tournament.meetings())
        for first in range(0, len(meeting.numbers), size)
    ]


def play_portion(tournament: Tournament, portion: Portion) -> tuple[Portion, Tallies]:
    """Play some games of a meeting; the tally of each seat's bot."""
    number, first, after = portion
    meeting = tournament.meetings()[number]
    return portion, play(tournament.simulation(meeting), meeting.numbers[first:after])


def run(
    tournament: Tournament,
    kept: Kept,
    jobs: int | None = None,
    on_games: Callable[[int], None] = lambda _games: None,
    crew: Crew = results_of,
) -> Standings:
    """Play what is not kept yet, in so many processes; Ctrl-C ends it early, and loses nothing that was told."""
    contest = tournament.contest
    every = portions(tournament)
    missing = [portion for portion in every if portion not in kept.tallies]
    on_games(kept.games)
    jobs = jobs_for(jobs, is_much=sum(after - first for _, first, after in missing) >= contest.worthwhile)
    try:
        if missing:
            with crew(partial(play_portion, tournament), missing, jobs, is_apart=contest.is_apart) as results:
                for portion, tallies in results:
                    kept.add(portion, tallies)
                    on_games(portion[2] - portion[1])
    except KeyboardInterrupt:
        pass  # the games played so far count
    return standings(tournament, {portion: kept.tallies[portion] for portion in every if portion in kept.tallies})


def standings(tournament: Tournament, tallies: Mapping[Portion, Tallies]) -> Standings:
    """The results of the games that were played."""
    meetings = tournament.meetings()
    whole: defaultdict[str, Chances] = defaultdict(Chances)
    at: defaultdict[tuple[str, int], Chances] = defaultdict(Chances)
    beside: defaultdict[tuple[str, str], Chances] = defaultdict(Chances)
    scores: defaultdict[str, Sample] = defaultdict(Sample)
    played_at = [0] * len(tournament.settings)
    results = []
    for (number, _, _), seats in tallies.items():
        meeting = meetings[number]
        played_at[meeting.setting] += seats[0].games
        results.append(
            Results(
                seats[0].games, tuple((bot, float(won(seat))) for bot, seat in zip(meeting.bots, seats, strict=True))
            )
        )
        for bot, seat in zip(meeting.bots, seats, strict=True):
            chances = Chances(seat.games, won(seat))
            whole[bot] += chances
            at[bot, meeting.setting] += chances
            scores[bot] += Sample(seat.games, seat.total, seat.squares)
            others = list(meeting.bots)
            others.remove(bot)
            for other in set(others):
                beside[bot, other] += chances
    found = ratings(tournament.bots, results)
    entries = [
        Entry(
            bot=bot,
            wins=wins,
            rating=found[bot],
            mean=mean_of(scores[bot]),
            at=tuple(_shares(at[bot, setting] for setting in range(len(tournament.settings)))),
            beside={other: share for other in tournament.bots if (share := share_of(beside[bot, other]))},
        )
        for bot in tournament.bots
        if (wins := share_of(whole[bot])) is not None
    ]
    return Standings(
        tournament=tournament,
        games=sum(len(meeting.numbers) for meeting in meetings),
        games_played=sum(played_at),
        played_at=tuple(played_at),
        entries=tuple(sorted(entries, key=lambda entry: -entry.rating.rating)),
    )


def _shares(chances: Iterable[Chances]) -> Iterable[Share]:
    """Shares, where no game yet means anything is possible."""
    return (share_of(chance) or Share(0.0, 0.0, 1.0, 0) for chance in chances)


def standings_json(found: Standings) -> JsonObject:
    """Standings as JSON."""
    tournament = found.tournament
    settings = [
        {"options": _options(tournament, setting), "players": setting.players, "games_played": played}
        for setting, played in zip(tournament.settings, found.played_at, strict=True)
    ]
    return {
        "game": tournament.game,
        "seed": tournament.seed,
        "games": found.games,
        "games_played": found.games_played,
        "settings": jsonable(settings),
        "bots": jsonable(found.entries),
    }


def _options(tournament: Tournament, setting: Setting) -> JsonObject:
    return tournament.contest.game.options(tournament.table(setting))
