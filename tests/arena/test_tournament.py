"""Who meets whom in a tournament."""

from collections import Counter

import pytest

from tacora.arena.simulation import MOST_GAMES
from tacora.arena.tournament import Setting, Tournament, line_ups, set_up
from tacora.bots.diamant import BOTS
from tacora.core.errors import TacoraError

SIX = ("random", "timid", "steady", "bold", "odds", "survivor")


@pytest.mark.parametrize("bots", range(2, 14))
@pytest.mark.parametrize("players", range(1, 9))
def test_every_bot_sits_down_equally_often_and_twice_only_if_there_are_too_few(bots: int, players: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    tables = line_ups(names, players, 1000, "seed")
    assert {len(table) for table in tables} == {players}
    seats = Counter(bot for table in tables for bot in table)
    assert len(set(seats.values())) == 1
    assert set(seats) == set(names)
    most_alike = max(max(Counter(table).values()) for table in tables)
    assert most_alike <= -(-players // bots) + (players % bots > 0 and players > bots)
    if players <= bots:
        assert most_alike == 1


def test_few_games_mean_few_tables_and_still_everybody_plays() -> None:
    assert len(line_ups("abcdefgh", 3, 1, "seed")) == 8
    assert len(line_ups("abcdefgh", 3, 16, "seed")) == 16


def test_no_game_is_played_twice() -> None:
    tournament = set_up("diamant", bots=None, games=50, players="3,8", seed=1, wishes={})
    numbers = [number for meeting in tournament.meetings() for number in meeting.numbers]
    assert len(set(numbers)) == len(numbers)
    played = Counter(number // MOST_GAMES for number in numbers)
    assert len(played) == len(tournament.settings) == 6
    assert all(games >= 50 for games in played.values())


def test_options_between_commas_are_all_played() -> None:
    tournament = set_up(
        "diamant", bots=None, games=1, players="3, 4", seed=1, wishes={"edition": "2017, 2024", "relics": None}
    )
    assert tournament.settings == tuple(
        Setting({"edition": edition}, players) for edition in ("2017", "2024") for players in (3, 4)
    )
    assert tournament.bots == tuple(BOTS)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: must be 1 to 100000000, not 0"),
        ({"bots": ("odds",)}, "bots: a tournament needs two of them"),
        ({"bots": ("odds", "odds")}, "bots: a name stands twice"),
        ({"bots": ("odds", "brave")}, "bots: 'brave' is not one of"),
        ({"settings": (Setting({}, 9),)}, r"players: must be 1 to 8, not 9 \(D-M5\)"),
        ({"settings": (Setting({"edition": "1999"}, 3),)}, "edition: must be one of"),
        ({"settings": (Setting({}, 3), Setting({}, 3))}, "players: a kind of table stands twice"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], message: str) -> None:
    right = {"game": "diamant", "bots": SIX, "settings": (Setting({}, 3),), "games": 10, "seed": 1}
    with pytest.raises(TacoraError, match=message):
        Tournament(**{**right, **wrong})  # type: ignore[arg-type]  # wrong on purpose
