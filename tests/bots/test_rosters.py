"""Every game has a roster of bots, and whoever plays by default is on it."""

import pytest

from tacora.arena.contests import CONTESTS
from tacora.bots import ROSTERS
from tacora.bots.roster import UnknownBot
from tacora.games import NAMES


def test_every_game_has_one() -> None:
    assert tuple(ROSTERS) == NAMES


@pytest.mark.parametrize("game", NAMES)
def test_bots_are_made_by_their_names(game: str) -> None:
    roster = ROSTERS[game]
    assert all(callable(roster.make(name, 1)) for name in roster.bots)
    known = (*roster.bots, *(f"{family}-N" for family in roster.families))
    for name in ("nobody", "nobody-7", "threshold-", "threshold-07", "threshold-1000", "threshold--1"):
        with pytest.raises(UnknownBot, match=f"^bots: '{name}' is not one of: {', '.join(known)}$"):
            roster.make(name, 1)


@pytest.mark.parametrize("game", NAMES)
def test_time_is_the_same_for_the_same_seed(game: str) -> None:
    roster = ROSTERS[game]
    for name in roster.bots:
        assert roster.seconds(name, "seed") == roster.seconds(name, "seed") >= 0


@pytest.mark.parametrize("game", NAMES)
def test_a_contest_is_between_bots_of_the_game(game: str) -> None:
    contest = CONTESTS[game]
    assert contest.game.name == game
    assert contest.roster is ROSTERS[game]
    assert set(contest.bots.split(",")) <= set(contest.roster.bots)
