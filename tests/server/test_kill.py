"""`kill -9` at random moments: all games end, no accepted decision is lost, none is applied twice."""

import asyncio
from pathlib import Path

from kill_games import check, play_and_kill

EVENINGS = 4  # a kill seldom comes just between a commit and its answer: so many are tried until an answer was lost


def test_games_survive_kill_9(tmp_path: Path) -> None:
    repeated = 0
    for evening in range(EVENINGS):
        file = tmp_path / f"{evening}.db"
        people, killed = asyncio.run(play_and_kill(file, games=50, kills=3, think=0.2))
        assert killed == 3
        assert sum(person.reconnects for person in people) >= 50
        assert check(file, people) > 500
        repeated = sum(person.answered_twice for person in people)
        if repeated:
            break
    assert repeated > 0


def test_games_of_dungeon_survive_kill_9(tmp_path: Path) -> None:
    people, killed = asyncio.run(play_and_kill(tmp_path / "t.db", games=5, kills=2, think=0.02, game="dungeon"))
    assert killed == 2
    assert check(tmp_path / "t.db", people) > 5 * 6 * 2  # games, rounds, people: a dungeon each
