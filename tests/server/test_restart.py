"""What survives: a restart in mid-game, a clock that ends meanwhile, a wish to stop, a reader that does not read."""

import asyncio
import json
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from table_server import SHARE, Device, ServerProcess, cautious, new_id, serving, wait_until

WISH = {"game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "Noa"}], "share": SHARE}


def test_a_restart_in_mid_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "t.db"

    async def begin(device: Device, code: str) -> tuple[int, dict[str, object]]:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            assert socket.view is not None
            point = socket.view["point"]
            await socket.done("decide", id="first", seat=0, point=point, choice="return")
            return point, socket.view

    async def go_on(device: Device, code: str, point: int, view: dict[str, object]) -> None:
        async with device.sit(code) as socket:
            welcome = await socket.hear_type("welcome")
            assert welcome["view"] == view
            assert welcome["chosen"] == {"0": "return"}
            assert welcome["decided"] == [0]
            await socket.done("decide", id="first", seat=0, point=point, choice="return")  # again, after the restart
            await socket.done("decide", seat=1, point=point, choice="continue")
            revealed = await socket.hear_type("events")
            assert revealed["events"][0]["left"] == [0]
            await socket.play(cautious)

    with serving(file) as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)
        lobby = device.create("pf", public=True)
        point, view = asyncio.run(begin(device, code))
        port = server.port
    with serving(file, "--limit=messages_burst=1000", port=port) as server:
        asyncio.run(go_on(device, code, point, view))
        assert [table["table"] for table in device.get("/api/tables")["tables"]] == [lobby]
        assert Device(server.url).join(lobby) == [1]


def test_a_clock_that_ran_out_makes_absent_and_the_seat_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        device, other = Device(server.url), Device(server.url)
        code = device.create("pf", clock=15)
        other.join(code)

        async def begin() -> None:
            async with device.sit(code) as socket:
                await socket.done("start")
                told = await socket.hear_type("events")
                assert 14_000 <= told["deadline"] <= 15_000
                await socket.done("decide", seat=0, point=told["view"]["point"], choice="continue")

        asyncio.run(begin())
        port = server.port
    with closing(sqlite3.connect(file)) as connection:  # the night passes
        connection.execute("UPDATE entries SET at = at - 20000")
        connection.commit()

    async def back() -> None:
        async with device.sit(code) as socket, other.sit(code) as late:
            welcome = await socket.hear_type("welcome")
            assert welcome["deadline"] == 0
            told = await socket.hear_until(
                lambda message: message["type"] == "lobby" and message["lobby"]["seats"][1]["absent"]
            )
            assert not told["lobby"]["seats"][0]["absent"]
            revealed = await socket.hear_type("events")
            assert revealed["events"][0] == {"event": "choices-revealed", "stayed": [0], "left": [1]}  # D-R5
            await late.hear_until(lambda message: message["type"] == "lobby" and message["lobby"]["seats"][1]["absent"])
            await late.refused("past-point", "decide", seat=1, point=1, choice="continue")
            await late.refused("not-your-seat", "return", seat=0)
            # home while absent: in the next expedition a bot decides, until the seat is taken back
            while not (socket.view and socket.view["expedition"] == 2 and socket.view["in_cave"] == [0, 1]):
                point = socket.view["point"] if socket.view else 0
                await socket.done("decide", seat=0, point=point, choice="return")
                await socket.hear_type("events")
            point = socket.point
            await socket.hear_until(lambda message: message["type"] == "decided" and message["seats"] == [1])
            await late.refused("not-now", "decide", seat=1, point=point, choice="return")
            await late.done("return", seat=1)
            await late.done("decide", seat=1, point=point, choice="return")
            await socket.done("decide", seat=0, point=point, choice="continue")
            revealed = await socket.hear_type("events")
            assert revealed["events"][0]["left"] == [1]
            assert not socket.lobby["seats"][1]["absent"]
            await late.refused("not-now", "return", seat=1)

    with serving(file, port=port):
        asyncio.run(back())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_wish_to_stop(tmp_path: Path, how: signal.Signals) -> None:
    server = ServerProcess(tmp_path / "t.db", "--log-format=json")
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", start=True)

    async def stop() -> int:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            await socket.send(type="decide", id="last", seat=0, point=point, choice="return")
            await socket.hear_type("accepted")
            ending = asyncio.create_task(asyncio.to_thread(server.stop, how))
            with pytest.raises(ConnectionClosed) as closed:
                await socket.hear_type("events")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            return await ending

    assert asyncio.run(stop()) == 0
    assert all(json.loads(line)["level"] != "error" for line in server.log.splitlines())
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE command = 'last'").fetchone() == (1,)


def test_a_reader_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    fast = ("--limit=messages_per_second=1000000", "--limit=messages_burst=1000000", "--limit=outgoing_bytes=10000")
    with serving(tmp_path / "t.db", *fast) as server:
        device = Device(server.url)
        code = device.create("pb")

        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the system may take all for the reader
        narrow.connect(("127.0.0.1", server.port))

        async def ignore() -> int:
            async with device.sit(code, max_queue=1, sock=narrow) as reader, device.sit(code) as other:
                try:
                    for _ in range(60_000):
                        await reader.connection.send("[]")
                    await asyncio.sleep(1)
                    while True:
                        await reader.connection.recv()
                except ConnectionClosed as closed:
                    await other.send(type="ping")
                    await other.hear_type("pong")  # nobody else is held up
                    return closed.rcvd.code if closed.rcvd is not None else 0

        assert asyncio.run(ignore()) in (1013, 0)  # 0: cut off before it read the code
        metrics = device.request("GET", "/metrics").text
        assert "tacora_slow_readers_total 1" in metrics


def test_a_disk_that_does_not_take_it(tmp_path: Path) -> None:
    """A commit fails: nothing of it is told, everybody starts afresh from the log, and the game goes on."""
    file = tmp_path / "t.db"
    with serving(file, "--limit=messages_burst=1000") as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)

        async def decide_without_a_disk() -> None:
            async with device.sit(code) as socket:
                await socket.hear_type("welcome")
                point = socket.point
                with closing(sqlite3.connect(file)) as other:
                    other.execute("BEGIN IMMEDIATE")  # somebody else holds the file for longer than the server waits
                    await socket.send(type="decide", id="lost", seat=0, point=point, choice="return")
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.hear()
                    answer = await asyncio.to_thread(
                        device.request, "POST", "/api/tables", json={**WISH, "id": new_id()}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (503, "no-disk")
                    other.rollback()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
            async with device.sit(code) as again:
                assert (await again.hear_type("welcome"))["decided"] == []
                await again.done("decide", id="lost", seat=0, point=point, choice="return")
                await again.play(cautious)

        asyncio.run(decide_without_a_disk())
        assert "cannot write to the database" in server.log


def test_a_long_log_takes_what_the_game_needs_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=entries=6", "--limit=messages_burst=1000") as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)

        async def change_ones_mind() -> None:
            async with device.sit(code) as socket:
                await socket.hear_type("welcome")
                point = socket.point
                answers = [await socket.ask("decide", seat=0, point=point, choice="return") for _ in range(6)]
                assert answers[-1]["code"] == "enough"
                await socket.refused("enough", "chat", seat=0, preset="hello")
                await socket.done("decide", seat=1, point=point, choice="continue")
                await socket.hear_type("events")
                await socket.play(cautious)
                await socket.done("rematch")

        asyncio.run(change_ones_mind())


def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        device = Device(server.url)
        old, new = device.create("pf"), device.create("pf")
        Device(server.url).join(new)
        port = server.port
    with closing(sqlite3.connect(file)) as connection:
        month = 31 * 86_400_000
        connection.execute("UPDATE entries SET at = at - ? WHERE table_code = ?", (month, old))
        connection.execute("UPDATE tables SET created_at = created_at - ?", (month,))
        connection.commit()
    with serving(file, port=port):
        assert device.get("/healthz")
        assert device.request("GET", f"/api/tables/{new}").status_code == 200
        wait_until(lambda: device.request("GET", f"/api/tables/{old}").status_code == 404)
        assert device.request("GET", f"/api/tables/{new}").status_code == 200


def test_a_cookie_of_a_forgotten_table_is_worth_nothing_when_its_code_is_given_out_again(tmp_path: Path) -> None:
    file = tmp_path / "t.db"

    async def seats_of(device: Device, code: str) -> list[int]:
        async with device.sit(code) as socket:
            return list((await socket.hear_type("welcome"))["you"])

    async def knock(device: Device, code: str) -> None:
        async with device.sit(code) as socket:
            assert (await socket.hear_type("welcome"))["you"] == []
            await socket.refused("not-host", "start")
            await socket.refused("not-your-seat", "leave", seat=0)

    with serving(file) as server:
        earlier, later = Device(server.url), Device(server.url)
        code, other = earlier.create("pf"), later.create("pf")
        assert asyncio.run(seats_of(earlier, code)) == [0]
        port = server.port
    with closing(sqlite3.connect(file)) as connection:  # the first is forgotten, and the second has its code
        connection.execute("DELETE FROM entries WHERE table_code = ?", (code,))
        connection.execute("DELETE FROM tables WHERE code = ?", (code,))
        connection.execute("UPDATE tables SET code = ? WHERE code = ?", (code, other))
        connection.execute("UPDATE entries SET table_code = ? WHERE table_code = ?", (code, other))
        connection.commit()
    with serving(file, port=port):
        asyncio.run(knock(earlier, code))
        assert earlier.join(code, "Noa") == [1]  # as a newcomer, without the host's seat
        assert asyncio.run(seats_of(earlier, code)) == [1]
