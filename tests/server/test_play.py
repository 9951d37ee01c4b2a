"""Whole games over real sockets."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from table_server import Device, ServerProcess, Socket, cautious, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("play") / "t.db", "--bot-pace=0") as server:
        yield server


async def _take_place(device: Device, code: str) -> dict[str, Any]:
    async with device.sit(code) as socket:
        await socket.hear_type("welcome")
        return await socket.play(cautious)


def test_one_person_and_three_bots(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pbbb", start=True)
    view = asyncio.run(_take_place(device, code))
    assert view["phase"] == "over"
    assert view["expedition"] == 5
    assert len(view["scores"]) == 4
    assert view["winners"] == [seat for seat in range(4) if view["scores"][seat] == max(view["scores"])]
    record = device.get(f"/api/tables/{code}/record")
    assert [seat.get("bot") for seat in record["seats"]] == [None, "odds", "odds", "odds"]
