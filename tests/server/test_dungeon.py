"""Dungeon at the online table: whole games, drafts, time limits, races, reviews."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from dungeon_tables import play
from table_server import Device, ServerProcess, serving

PATIENT = ("--bot-pace=0", "--limit=requests_burst=1000", "--limit=messages_burst=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("dungeon") / "t.db", *PATIENT) as server:
        yield server


def test_a_whole_game_of_a_person_and_two_bots(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pbb", bot="greedy", game="dungeon", start=True)

    async def play_on() -> dict[str, object]:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            await play(socket, random.Random(1))
            assert socket.view is not None
            return socket.view

    view = asyncio.run(play_on())
    assert view["round"] == 6
    record = device.get(f"/api/tables/{code}/record")
    assert (record["game"], [seat.get("bot") for seat in record["seats"]]) == ("dungeon", [None, "greedy", "greedy"])
