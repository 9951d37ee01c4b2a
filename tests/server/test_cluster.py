"""Several workers and one PostgreSQL: any worker takes any request, and each table has one owner."""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest
from sqlalchemy.engine import make_url

from postgres_server import postgres, url_of
from raw_client import dial, upgrade
from table_server import Device, ServerProcess, cautious, new_id, serving, wait_until
from tacora_process import in_a_pipe

HERE, THERE = "--internal=127.0.0.1", "--internal=127.0.0.2"


@pytest.fixture(scope="module", params=["one machine", "two machines"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    url = url_of(tmp_path_factory.mktemp("pair"))
    other = THERE if request.param == "two machines" else HERE
    with serving(url, "--bot-pace=0", HERE) as one, serving(url, "--bot-pace=0", other) as two:
        yield one, two


def metric(server: ServerProcess, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"tacora_{name} ")))


def at(device: Device, server: ServerProcess) -> Device:
    """The same browser, whose next request a proxy sends to this worker."""
    device.url = server.url
    return device


async def play(code: str, *devices: Device) -> None:
    async def one(device: Device) -> None:
        async with device.sit(code) as seat:
            await seat.hear_type("welcome")
            while seat.lobby["phase"] == "lobby":
                await seat.shuffle()
                is_ready = all(each["hash"] for each in seat.lobby["hashes"]) and not seat.lobby["opening"]
                if seat.you == [0] and is_ready:
                    await seat.send(type="start", id="c-start")
                await seat.hear()
            await seat.play(cautious)

    await asyncio.wait_for(asyncio.gather(*map(one, devices)), 60)


def test_people_at_two_workers_play_one_game(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    noa, ben = Device(one.url), Device(two.url)
    code = noa.create("pfbb")
    before = metric(one, "passed_on_total") + metric(two, "passed_on_total")
    ben.join(code)
    asyncio.run(play(code, noa, ben))
    assert metric(one, "passed_on_total") + metric(two, "passed_on_total") > before
    for server in pair:
        assert at(ben, server).get(f"/api/tables/{code}")["phase"] == "over"
        assert at(ben, server).get(f"/api/tables/{code}/record")["format"].startswith("tacora-match/")
        games = at(ben, server).get("/api/games")["games"]
        assert [(game["lobby"]["table"], game["you"]) for game in games] == [(code, [1])]


def test_a_public_table_is_in_every_workers_list(pair: tuple[ServerProcess, ServerProcess]) -> None:
    for server in pair:
        code = Device(server.url).create("pf", game="dungeon", public=True)
        for other in pair:
            wait_until(lambda: code in str(Device(other.url).get("/api/tables")))  # noqa: B023


def test_a_request_that_is_repeated_at_another_worker_makes_one_table(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    name = new_id()
    codes = {at(Device(one.url), server).create("pbbb", id=name) for server in (one, two, one)}
    assert len(codes) == 1


def test_a_table_that_is_not_there_is_not_there_anywhere(pair: tuple[ServerProcess, ServerProcess]) -> None:
    for server in pair:
        answer = Device(server.url).request("GET", "/api/tables/22222222")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def ask_for_rematch(device: Device, code: str) -> str:
    async with device.sit(code) as seat:
        await seat.hear_type("welcome")
        await seat.done("rematch")
        while not seat.lobby.get("next"):
            await seat.hear()
        return str(seat.lobby["next"])


def test_a_rematch_is_claimed_at_any_worker(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    noa, ben = Device(one.url), Device(two.url)
    code = noa.create("pfbb")
    ben.join(code)
    asyncio.run(play(code, noa, ben))
    following = asyncio.run(ask_for_rematch(at(noa, two), code))
    for device, server, own in ((noa, two, [0]), (ben, one, [1])):
        assert at(device, server).join(following, rematch=code) == own


def test_limits_of_an_address_hold_for_connections_that_were_passed_on(tmp_path: Path) -> None:
    url = url_of(tmp_path)
    few = "--limit=sockets_per_address=2"
    with serving(url, HERE, few, "--proxy=127.0.0.9") as one, serving(url, THERE, few, "--proxy=127.0.0.9") as two:
        code = Device(one.url).create("pbbb")
        held, statuses = [], []
        for source in ("127.0.0.5",) * 3 + ("127.0.0.6",):
            connection = dial(two.port, source)
            connection.sendall(upgrade(two.port, code, origin=one.url))
            statuses.append(connection.recv(12)[-3:])
            held.append(connection)
        assert statuses == [b"101", b"101", b"503", b"101"]
        for connection in held:
            connection.close()


def test_a_stranger_at_the_internal_door_gets_nothing(tmp_path: Path) -> None:
    url = url_of(tmp_path)
    with serving(url, HERE) as server:
        process = psutil.Process(server.process.pid)
        ports = {one.laddr.port for one in process.net_connections("tcp4") if one.status == "LISTEN"} - {server.port}
        with closing(socket.create_connection(("127.0.0.1", ports.pop()), 10)) as stranger:
            nonce = stranger.recv(100)
            assert len(nonce) == 16
            told = b"127.0.0.1"
            request = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"
            stranger.sendall(bytes(32) + len(told).to_bytes(2, "big") + told + request)
            with suppress(ConnectionResetError):
                assert stranger.recv(100) == b""


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    ended = in_a_pipe("serve", "--workers=2", "--port=0", "--no-open", "--lang=en", folder=tmp_path)
    assert ended.returncode != 0
    assert "Several workers need PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_other_databases_are_refused(tmp_path: Path) -> None:
    ended = in_a_pipe("serve", "--database=mysql://x/y", "--port=0", "--no-open", "--lang=en", folder=tmp_path)
    assert ended.returncode != 0
    assert "mysql is not one of: sqlite, postgresql" in ended.stderr
    assert "Traceback" not in ended.stderr


def admin(url: str, folder: Path, *arguments: str) -> str:
    done = in_a_pipe("admin", *arguments, f"--database={url}", folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_an_operator_sees_the_tables_of_all_workers_and_whose_they_are(tmp_path: Path) -> None:
    url = url_of(tmp_path)
    with serving(url, HERE) as one, serving(url, THERE) as two:
        codes = [Device(server.url).create("pf") for server in (one, two)]
        told = json.loads(admin(url, tmp_path, "list", "--json"))
        assert {table["table"] for table in told} == set(codes)
        assert {table["sockets"] for table in told} == {0}
        assert {table["worker"] for table in told} == {int(metric(server, "worker")) for server in (one, two)}
        assert "2 tables are open." in admin(url, tmp_path, "list", "--lang=en")
        for code in codes:
            assert json.loads(admin(url, tmp_path, "show", code))["phase"] == "lobby"
        admin(url, tmp_path, "close", codes[0])
        for server in (one, two):
            assert Device(server.url).request("GET", f"/api/tables/{codes[0]}").status_code == 404
        assert "sockets: 0" in admin(url, tmp_path, "drain", "--lang=en")
        for server in (one, two):
            assert Device(server.url).request("GET", "/readyz").json()["why"] == ["draining"]
        admin(url, tmp_path, "drain", "--undo")
        for server in (one, two):
            assert Device(server.url).get("/readyz")["status"] == "ready"
    ended = in_a_pipe("admin", "list", f"--database={url}", folder=tmp_path)
    assert ended.returncode != 0
    assert "no worker that uses this database runs here" in ended.stderr


async def play_on(device: Device, code: str) -> None:
    async with device.sit_again(code) as seat:
        await seat.hear_type("welcome")
        await asyncio.wait_for(seat.play(cautious), 60)


def test_games_go_on_from_a_dump_that_was_taken_while_they_were_played(tmp_path: Path) -> None:
    url, other = url_of(tmp_path), postgres().new_database()
    with serving(url, "--bot-pace=0") as server:
        device = Device(server.url)
        code = device.create("pbbb", start=True)
        postgres().dump(str(make_url(url).database), tmp_path / "tacora.dump")
        asyncio.run(play_on(device, code))
    postgres().restore(tmp_path / "tacora.dump", other)
    with serving(postgres().url(other), "--bot-pace=0") as server:
        device.url = device.origin = server.url
        assert device.request("GET", f"/api/tables/{code}").json().get("phase") != "over"
        asyncio.run(play_on(device, code))
        assert device.get(f"/api/tables/{code}")["phase"] == "over"


def children(server: ServerProcess) -> set[int]:
    return {child.pid for child in psutil.Process(server.process.pid).children()}


def test_a_parent_keeps_its_workers(tmp_path: Path) -> None:
    url = url_of(tmp_path)
    with serving(url, "--workers=2", "--bot-pace=0") as server:
        first = children(server)
        assert len(first) == 2
        device = Device(server.url)
        codes = [device.create("pfbb") for _ in range(6)]
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(children(server) - {min(first)}) == 2)
        second = children(server)
        server.process.send_signal(signal.SIGHUP)
        wait_until(lambda: len(children(server)) == 2 and not children(server) & second)
        for code in codes:
            end = time.monotonic() + 30
            while device.request("GET", f"/api/tables/{code}").status_code != 200:
                assert time.monotonic() < end
                time.sleep(0.1)
    with postgres().connect(str(make_url(url).database)) as connection:
        (states,) = connection.execute("SELECT array_agg(DISTINCT state) FROM workers").fetchone() or (None,)
    assert states in (None, ["gone"])
