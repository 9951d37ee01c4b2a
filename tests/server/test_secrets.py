"""What neither strangers nor the log are told: metrics, changed choices, parameters, passwords."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from table_server import PLAIN, Device, ServerProcess, Socket, serving
from tacora_process import in_a_pipe

TOKEN = "a-token-of-the-operator"  # noqa: S105  of this test alone
PATIENT = ("--limit=messages_burst=100000", "--limit=messages_per_second=10000", "--limit=choice_changes=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("secrets") / "t.db", *PATIENT, f"--metrics-token={TOKEN}") as server:
        yield server


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "203.0.113.7"}, 404),
        ({"X-Forwarded-For": "127.0.0.1"}, 404),
        ({"X-Forwarded-Proto": "https"}, 404),
        ({"Forwarded": "for=127.0.0.1"}, 404),
        ({"Host": "play.example.org"}, 404),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {TOKEN}"}, 200),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer another"}, 404),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": f"Basic {TOKEN}"}, 404),
        ({"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer"}, 404),
    ],
)
def test_metrics_are_for_this_machine_and_who_has_the_token(
    server: ServerProcess, headers: dict[str, str], status: int
) -> None:
    answer = Device(server.url).request("GET", "/metrics", headers=headers)
    assert answer.status_code == status
    assert ("tacora_" in answer.text) == (status == 200)


def test_without_a_token_nobody_can_name_it(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        for value in ("Bearer", "Bearer None", ""):
            headers = {"X-Forwarded-For": "203.0.113.7", "Authorization": value}
            assert Device(server.url).request("GET", "/metrics", headers=headers).status_code == 404


async def begin(socket: Socket) -> int:
    await socket.hear_type("welcome")
    return socket.point


def test_nobody_waits_for_what_another_writes_in_secret(tmp_path: Path) -> None:
    """D-E8: while a changed choice is not on disk yet, whoever else asks anything is answered at once."""
    file = tmp_path / "t.db"
    with serving(file, *PATIENT) as server:
        changer, other = Device(server.url), Device(server.url)
        code = changer.create("pf", public=True)
        other.join(code)

        async def start() -> None:
            async with changer.sit(code) as socket:
                await socket.done("start")

        asyncio.run(start())

        async def look() -> None:
            async with changer.sit(code) as socket, other.sit(code) as rival:
                point = await begin(socket)
                await begin(rival)
                await socket.done("decide", seat=0, point=point, choice="continue")
                await rival.hear_type("decided")
                with closing(sqlite3.connect(file)) as disk:
                    disk.execute("BEGIN IMMEDIATE")  # the server's commit waits
                    await socket.send(type="decide", id="again", seat=0, point=point, choice="return")
                    for path in (f"/api/tables/{code}", "/api/tables", f"/api/tables/{code}/qr.svg", "/readyz"):
                        answer = await asyncio.to_thread(other.request, "GET", path)
                        assert answer.status_code == 200
                    await rival.refused("not-now", "return", seat=1)
                    async with other.sit(code) as tab, Device(server.url).sit(code) as spectator:
                        await tab.hear_type("welcome")
                        await spectator.hear_type("welcome")
                    assert all(message.get("id") != "again" for message in socket.heard)
                    disk.rollback()
                await socket.hear_until(lambda message: message.get("id") == "again")
                assert [message["type"] for message in rival.heard].count("decided") == 1

        asyncio.run(look())


def test_a_changed_choice_cannot_be_told_by_the_time(server: ServerProcess) -> None:
    """An attacker who reads the table, and sends nonsense, at the very moment of a change cannot do better than guess.

    Noise can only help this test to pass; the mechanism is tested above.
    """
    trials = 60
    changer, other = Device(server.url), Device(server.url)
    code = changer.create("pf")
    other.join(code)
    source = random.Random(7)
    choices = cycle(("continue", "return"))

    async def attack() -> list[tuple[float, float, bool]]:
        seen = []
        async with (
            changer.sit(code) as socket,
            other.sit(code) as rival,
            httpx.AsyncClient(base_url=server.url, verify=PLAIN) as client,
        ):
            await rival.hear_type("welcome")
            await socket.done("start")
            await socket.hear_type("events")
            point = socket.point
            await socket.done("decide", seat=0, point=point, choice=next(choices))
            for trial in range(trials):
                is_changed = source.random() < 0.5
                if is_changed:
                    await socket.send(type="decide", id=f"t{trial}", seat=0, point=point, choice=next(choices))
                else:
                    await socket.send(type="ping")
                began = time.perf_counter()
                await client.get(f"/api/tables/{code}")
                read = time.perf_counter() - began
                began = time.perf_counter()
                await rival.ask("return", id=f"r{trial}", seat=1)
                seen.append((read, time.perf_counter() - began, is_changed))
                assert (await socket.hear_type("accepted", "pong", "refused"))["type"] != "refused"
        return seen

    seen = asyncio.run(attack())
    assert any(changed for *_, changed in seen)
    for column in (0, 1):
        times = sorted((row[column], row[2]) for row in seen)
        best = max(
            max(hits, trials - hits)
            for cut in range(trials + 1)
            for hits in [sum(changed == (place >= cut) for place, (_, changed) in enumerate(times))]
        )
        assert best < 0.9 * trials, times


def test_parameters_never_reach_the_log(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    server = ServerProcess(file)
    device = Device(server.url)
    code = device.create("pp", names="Xanthippe,Ben", start=True)
    with closing(sqlite3.connect(file)) as disk:
        (seed,) = disk.execute("SELECT json_extract(body, '$.seed') FROM entries WHERE number = 1").fetchone()
        disk.execute("CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'not today'); END")
        disk.commit()

    async def decide() -> None:
        async with device.sit(code) as socket:
            point = await begin(socket)
            with pytest.raises(ConnectionClosed):
                await socket.done("decide", id="the-secret-id", seat=0, point=point, choice="return")

    asyncio.run(decide())
    wish = {"id": "0" * 32, "game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "Hypatia"}]}
    answer = device.request("POST", "/api/tables", json={**wish, "share": "ab" * 16})
    assert answer.json()["code"] == "no-disk"
    server.wait_for("not today")
    assert server.stop() == 0
    for secret in (seed, "the-secret-id", '"choice"', "Xanthippe", "Hypatia", "ab" * 16):
        assert secret not in server.log
        assert secret not in answer.text


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+nosuch://ada:hunter2@localhost/tacora",
        "postgresql+nosuch://localhost/tacora?sslpassword=hunter2",
        "half a url:hunter2@localhost",
    ],
)
def test_a_database_password_is_never_shown(tmp_path: Path, url: str) -> None:
    for command in (["serve", "--port=0", "--no-open"], ["backup", "copy.db"], ["admin", "list"]):
        for arguments, variables in (([f"--database={url}"], {}), ([], {"TACORA_DATABASE": url})):
            done = in_a_pipe(*command, "--lang=en", *arguments, folder=tmp_path, **variables)
            assert done.returncode == 2
            assert "hunter2" not in done.stdout + done.stderr
            assert done.stderr.count("\n") == 1
