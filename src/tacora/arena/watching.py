"""Bots watched at play: how often each does what its game's habit says."""

from collections import defaultdict
from typing import Any

from tacora.arena.habits import AnyHabit, Bins, Watched
from tacora.arena.samples import Chances
from tacora.arena.simulation import bot_named
from tacora.arena.tournament import Tournament
from tacora.core.chance import SeededChance
from tacora.core.match import Decider, Match


def watch(tournament: Tournament, games: int) -> dict[str, Watched]:
    """How often each bot did what the game's habit says, in so many games of each meeting; nothing without a habit."""
    contest = tournament.contest
    habit = contest.habit
    if habit is None:
        return {}
    noted: dict[str, Watched] = {bot: defaultdict(Chances) for bot in tournament.bots}
    for meeting in tournament.meetings():
        for number in meeting.numbers[:games]:
            seed = f"{tournament.seed}/{number}"
            match = Match(contest.game, tournament.table(tournament.settings[meeting.setting]))
            deciders = [_watched(bot_named(bot, contest, seed), habit, noted[bot]) for bot in meeting.bots]
            match.play(deciders, SeededChance(seed), contest.clock(meeting.bots, seed))
    return noted


def _watched(decide: Decider[Any, Any], habit: AnyHabit, noted: Watched) -> Decider[Any, Any]:
    def watched(view: Any) -> Any:
        move = decide(view)
        across, upward, did = habit.seen(view, move)
        place = _bin(habit.across, across), _bin(habit.upward, upward)
        noted[place] = noted[place].with_one(int(did))
        return move

    return watched


def _bin(bins: Bins, number: int) -> int:
    """The bin of a number.

    >>> [_bin((0, 5, 10), number) for number in (0, 4, 5, 99)]
    [0, 0, 1, 2]
    """
    return max(at for at, begin in enumerate(bins) if number >= begin)
