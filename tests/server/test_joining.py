"""Joins that cannot be spoilt: each request counts once, and nobody can fill a table's log."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from table_server import Device, ServerProcess, cautious, new_id, serving

MOST_TRIES = 60
LIMITS = ("joins=5", "seat_changes=5", "choice_changes=3", "chats=4", "chats_burst=100", "messages_burst=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("joining") / "t.db", "--bot-pace=0", "--limit=requests_burst=1000",
        "--limit=tables_burst=1000", *(f"--limit={limit}" for limit in LIMITS),
    ) as server:  # fmt: skip
        yield server


@pytest.fixture
def device(server: ServerProcess) -> Device:
    return Device(server.url)


def body(**fields: Any) -> dict[str, Any]:
    return {"players": [{"name": "Ben"}], "id": new_id(), **fields}


def ask(url: str, path: str, wish: dict[str, Any]) -> httpx.Response:
    """A request of somebody whose cookie was lost with the answer; while the table moves, it is made again."""
    for _ in range(MOST_TRIES):
        answer = httpx.post(url + path, json=wish, headers={"Origin": url})
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            return answer
        time.sleep(0.5)
    pytest.fail("the table does not arrive")


def names(device: Device, code: str) -> list[str]:
    return [seat["name"] for seat in device.get(f"/api/tables/{code}")["seats"]]


def test_a_join_counts_once(device: Device, server: ServerProcess) -> None:
    code, wish = device.create("pfff"), body()
    answers = [ask(server.url, f"/api/tables/{code}/seats", wish) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {201}
    assert all(answer.json()["seats"] == [1] for answer in answers)
    assert len({answer.headers["set-cookie"] for answer in answers}) == 1
    assert names(device, code) == ["Noa", "Ben", "", ""]
    other = ask(server.url, f"/api/tables/{code}/seats", body())
    assert other.json()["seats"] == [2]
    assert other.headers["set-cookie"] != answers[0].headers["set-cookie"]


def test_the_same_id_of_another_device_is_another_join(device: Device, server: ServerProcess) -> None:
    code, wish = device.create("pfff"), body()
    first, second = Device(server.url), Device(server.url)
    for one in (first, second):
        one.request("GET", "/")  # a cookie of its own
    assert first.post(f"/api/tables/{code}/seats", **wish)["seats"] == [1]
    assert second.post(f"/api/tables/{code}/seats", **wish)["seats"] == [2]
    assert first.post(f"/api/tables/{code}/seats", **wish)["seats"] == [1]


def test_a_join_counts_once_across_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        device, wish = Device(server.url), body()
        code = device.create("pff")
        first = ask(server.url, f"/api/tables/{code}/seats", wish)
        server.kill()
        with serving(tmp_path / "t.db", port=server.port):
            again = ask(server.url, f"/api/tables/{code}/seats", wish)
            assert again.json() == first.json()
            assert again.headers["set-cookie"] == first.headers["set-cookie"]
            assert names(device, code) == ["Noa", "Ben", ""]


def test_a_table_is_made_once(tmp_path: Path) -> None:
    table = {"game": "diamant", "seats": [{"kind": "person"}, {"kind": "free"}]}
    wish = {**table, **body()}
    with serving(tmp_path / "t.db") as server:
        first = ask(server.url, "/api/tables", wish)
        assert ask(server.url, "/api/tables", wish).json() == first.json()
        assert ask(server.url, "/api/tables", {**wish, "id": new_id()}).json() != first.json()
        server.kill()
        with serving(tmp_path / "t.db", port=server.port):
            again = ask(server.url, "/api/tables", wish)
            assert again.json() == first.json()
            assert again.headers["set-cookie"] == first.headers["set-cookie"]
            other = Device(server.url)
            other.request("GET", "/")
            assert other.post("/api/tables", **wish) != first.json()


def test_a_refused_start_leaves_no_table(device: Device, server: ServerProcess) -> None:
    table = {"game": "diamant", "seats": [{"kind": "person"}, {"kind": "free"}], "start": True, "public": True}
    before = device.get("/api/tables")
    assert ask(server.url, "/api/tables", {**table, **body()}).json()["code"] == "not-now"
    assert device.get("/api/tables") == before


def test_coming_and_going_has_an_end_and_the_host_starts_all_the_same(device: Device, server: ServerProcess) -> None:
    code = device.create("pf")
    other = Device(server.url)

    async def come_and_go() -> None:
        async with device.sit(code) as host:
            for _ in range(5):
                other.join(code)
                async with other.sit(code) as guest:
                    await guest.done("leave", seat=1)
            answer = other.request("POST", f"/api/tables/{code}/seats", json=body())
            assert (answer.status_code, answer.json()["code"]) == (409, "enough")
            await host.done("seat", seat=1, kind="bot", bot="odds")
            await host.done("start")
            await host.play(cautious)

    asyncio.run(come_and_go())
    assert device.get(f"/api/tables/{code}/record")["seats"][1]["bot"] == "odds"


def test_a_hosts_changes_have_an_end(device: Device) -> None:
    code = device.create("pb")

    async def change() -> None:
        async with device.sit(code) as host:
            for _ in range(5):
                await host.done("seat", seat=1, kind="bot", bot="odds")
            await host.refused("enough", "seat", seat=1, kind="free")
            await host.done("start")

    asyncio.run(change())


def test_changed_choices_and_words_have_an_end_and_the_game_goes_on(device: Device) -> None:
    code = device.create("pp", names="Ada,Ben", start=True)

    async def change() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            for _ in range(2):  # the count begins anew at every point
                point = socket.point
                for choice in ("return", "continue", "return", "continue"):
                    await socket.done("decide", seat=0, point=point, choice=choice)
                words = await socket.refused("changed-enough", "decide", seat=0, point=point, choice="return")
                assert "3 times" in words
                await socket.done("decide", seat=1, point=point, choice="continue")
                await socket.hear_type("events")
            for _ in range(4):
                await socket.done("chat", seat=1, preset="hello")
            await socket.refused("enough", "chat", seat=1, preset="hello")
            await socket.done("chat", seat=0, preset="hello")
            await socket.done("leave", seat=1)
        async with device.sit(code) as again:
            await again.play(cautious)

    asyncio.run(change())
