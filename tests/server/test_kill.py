"""`kill -9` at random moments: all games end, no accepted decision is lost, none is applied twice."""

import asyncio
from pathlib import Path

from kill_games import check, play_and_kill


def test_games_survive_kill_9(tmp_path: Path) -> None:
    people, killed = asyncio.run(play_and_kill(tmp_path / "t.db", games=50, kills=3, think=0.2))
    assert killed == 3
    assert sum(person.reconnects for person in people) >= 50
    assert check(tmp_path / "t.db", people) > 500
    assert sum(person.answered_twice for person in people) > 0


def test_games_of_dungeon_survive_kill_9(tmp_path: Path) -> None:
    people, killed = asyncio.run(play_and_kill(tmp_path / "t.db", games=5, kills=2, think=0.02, game="dungeon"))
    assert killed == 2
    assert check(tmp_path / "t.db", people) > 5 * 6 * 2  # games, rounds, people: a dungeon each
