"""Nothing dies quietly: a bot that raises, a table that fails, a log that cannot be read, a database that says no."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from table_server import DICE, FAULTY, Device, ServerProcess, Socket, cautious, serving, wait_until

PATIENT = ("--bot-pace=0", "--limit=requests_burst=1000", "--limit=tables_burst=1000", "--limit=messages_burst=1000")
STAY = "stay"


@contextmanager
def complaining(database: Path, *options: str, port: int = 0, packages: tuple[Path, ...] = ()) -> Iterator[Any]:
    """A server that may complain; it has to end well all the same."""
    server = ServerProcess(database, *options, port=port, packages=packages)
    try:
        yield server
    finally:
        assert server.stop() == 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with complaining(tmp_path_factory.mktemp("faults") / "t.db", *PATIENT, packages=(DICE, FAULTY)) as server:
        yield server


async def race(device: Device, code: str) -> Socket:
    async with device.sit(code) as socket:
        await socket.hear_type("welcome")
        assert socket.view is not None
        while socket.view["pending"]:
            point = socket.point
            await socket.done("decide", seat=0, point=point, choice=STAY)
            while socket.point == point:
                await socket.hear()
        return socket


async def closed_with(device: Device, code: str) -> int:
    """The code that a socket at this table is closed with."""
    async with device.sit(code) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear_until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def refusal(device: Device, code: str, part: str = "") -> tuple[int, str]:
    answer = device.request("GET", f"/api/tables/{code}{part}")
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("bot", ["faulty", "faulty-later", "dying", "cheat", "unborn"])
def test_a_bot_that_fails_is_replaced_for_that_decision(server: ServerProcess, bot: str) -> None:
    device = Device(server.url)
    code = device.create("pb", bot=bot, game="brittle", options={"goal": 4}, start=True)
    socket = asyncio.run(race(device, code))
    assert socket.view is not None
    assert socket.view["scores"] is not None
    assert f"table {code}: the brittle bot {bot} failed on seat 1; the bot steady decides" in server.log
    moves = [step["moves"] for step in device.get(f"/api/tables/{code}/record")["steps"] if "moves" in step]
    assert {move["1"] for move in moves} == {STAY}
    assert "Traceback" in server.log


def test_without_a_stand_in_the_seat_decides_as_an_absent_one(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pb", bot="faulty-later", game="hopeless", options={"goal": 2}, start=True)
    asyncio.run(race(device, code))
    assert f"table {code}: the hopeless bot faulty-later failed on seat 1; the bot faulty decides" in server.log
    server.wait_for(f"table {code}: the hopeless bot faulty failed on seat 1; the seat decides as an absent one")
    assert device.get("/healthz")
    assert "tacora_bot_failures_total" in device.request("GET", "/metrics").text


def test_a_wire_that_cannot_be_imported_is_left_out(server: ServerProcess) -> None:
    assert list(Device(server.url).get("/api/settings")["games"]) == [
        "diamant",
        "dungeon",
        "brittle",
        "dice",
        "hopeless",
    ]
    assert "the game missing cannot be played here: its wire cannot be imported" in server.log


def test_a_command_at_which_the_game_fails_changes_nothing(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="brittle", start=True)

    async def decide() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            await socket.refused("server-fault", "decide", seat=0, point=point, choice={"guess": 4})
            await socket.done("decide", seat=0, point=point, choice=STAY)

    asyncio.run(decide())
    assert f"table {code}: a command could not be checked" in server.log
    server.wait_for("ZeroDivisionError: (its words are left out: they may tell a secret)")
    assert "{'guess': 4}" not in server.log


def test_a_request_at_which_the_game_fails_is_answered(server: ServerProcess) -> None:
    wish = {
        "game": "brittle", "options": {"goal": 13}, "seats": [{"kind": "person"}, {"kind": "free"}],
        "players": [{"name": "Ada"}], "id": "0123456789abcdef",
    }  # fmt: skip
    answer = Device(server.url).request("POST", "/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (500, "server-fault")
    server.wait_for("the options are broken")


def test_a_table_that_fails_is_set_aside_and_the_others_go_on(server: ServerProcess) -> None:
    device = Device(server.url)
    good = device.create("pb", bot="steady", game="brittle", options={"goal": 4}, start=True)
    bad = device.create("pp", names="Ada,Ben", game="brittle", start=True, public=True)

    async def decide() -> None:
        async with device.sit(good) as other, device.sit(bad) as socket:
            await other.hear_type("welcome")
            await socket.hear_type("welcome")
            point = socket.point
            await socket.done("decide", seat=0, point=point, choice={"guess": 5})
            await socket.send(type="decide", id="last", seat=1, point=point, choice={"guess": 5})
            with pytest.raises(ConnectionClosed) as closed:
                await socket.hear_until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4500
            await other.send(type="ping")
            await other.hear_type("pong")
        assert await closed_with(device, bad) == 4500

    asyncio.run(decide())
    assert f"table {bad} is set aside: the server failed at it" in server.log
    assert refusal(device, bad) == refusal(device, bad, "/record") == (500, "set-aside")
    asyncio.run(race(device, good))


def test_a_table_whose_view_fails_is_set_aside(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="brittle", options={"goal": 100}, start=True)

    async def stay_on(socket: Socket) -> None:
        while True:
            point = socket.point
            for seat in (0, 1):
                await socket.send(type="decide", id=f"{point}.{seat}", seat=seat, point=point, choice=STAY)
            while socket.point == point:
                await socket.hear()

    async def run_ahead() -> int:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            with pytest.raises(ConnectionClosed) as closed:
                await stay_on(socket)
            return 0 if closed.value.rcvd is None else closed.value.rcvd.code

    assert asyncio.run(run_ahead()) == 4500


def _act(number: int) -> str:
    """A log's entry that no table can take."""
    return json.dumps({"entry": "chose", "seat": number, "point": 1, "choice": "return"})


@pytest.mark.parametrize("body", [_act(0), _act(99), "{", '{"entry": "dance"}'], ids=["early", "seat", "cut", "word"])
def test_an_unreadable_log_among_three_tables(tmp_path: Path, body: str) -> None:
    database = tmp_path / "t.db"
    with serving(database) as server:
        device = Device(server.url)
        codes = [device.create("pb") for _ in range(3)]
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO entries (table_code, number, at, body) VALUES (?, 2, 0, ?)", (codes[1], body))
        connection.commit()
    with complaining(database, "--bot-pace=0", "--limit=messages_burst=1000", port=server.port) as again:
        again.wait_for("tables taken up: 2, in ")
        assert f"table {codes[1]} is set aside: its log cannot be read" in again.log
        assert refusal(device, codes[1]) == (500, "set-aside")
        assert asyncio.run(closed_with(device, codes[1])) == 4500

        async def play(code: str) -> None:
            async with device.sit(code) as socket:
                await socket.done("start")
                await socket.play(cautious)

        for code in (codes[0], codes[2]):
            asyncio.run(play(code))
        assert "tacora_tables_set_aside 1" in device.request("GET", "/metrics").text


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"rules":"1"', '"rules":"0"', "it was played under rules '0' of diamant, and '1' are known here"),
        ('"game":"diamant"', '"game":"chess"', "it is a table of 'chess', and no such game is known here"),
    ],
)
def test_a_table_of_other_rules_is_set_aside(tmp_path: Path, old: str, new: str, why: str) -> None:
    database = tmp_path / "t.db"
    with serving(database) as server:
        device = Device(server.url)
        older, newer = device.create("pb", start=True), device.create("pb", start=True)
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(
            "UPDATE entries SET body = replace(body, ?, ?) WHERE table_code = ? AND instr(body, ?)",
            (old, new, older, old),
        )
        assert rows.rowcount == 1
        connection.commit()
    with serving(database, port=server.port) as again:  # no trace in the log: it is nobody's fault
        again.wait_for("tables taken up: 1, in ")
        assert f"table {older} is set aside: {why}" in again.log
        assert refusal(device, older) == refusal(device, older, "/record") == (410, "other-rules")
        assert refusal(device, older, "/qr.svg") == (410, "other-rules")
        assert asyncio.run(closed_with(device, older)) == 4410
        assert device.get(f"/api/tables/{newer}")["phase"] == "playing"
        joined = device.request("POST", f"/api/tables/{older}/seats", json={"players": [], "id": "0" * 16})
        assert joined.status_code == 410


def test_a_log_without_a_rules_version_is_of_the_first(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    with serving(database) as server:
        device = Device(server.url)
        code = device.create("pb", start=True)
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("UPDATE entries SET body = replace(body, ',\"rules\":\"1\"', '')")
        assert rows.rowcount > 0
        assert not connection.execute("SELECT 1 FROM entries WHERE instr(body, 'rules')").fetchall()
        connection.commit()
    with serving(database, port=server.port):
        assert device.get(f"/api/tables/{code}")["phase"] == "playing"


def test_tidying_survives_a_database_error(tmp_path: Path) -> None:
    database = tmp_path / "t.db"
    month = 31 * 86_400_000
    with serving(database) as server:
        device = Device(server.url)
        old = device.create("pf")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET at = at - ?", (month,))
        connection.execute("UPDATE tables SET created_at = created_at - ?", (month,))
        connection.execute(
            "CREATE TRIGGER no BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'nothing is deleted'); END"
        )
        connection.commit()
    with complaining(database, port=server.port) as again:
        again.wait_for("the chore tidy failed, and starts anew")
        assert "nothing is deleted" in again.log
        assert device.get(f"/api/tables/{old}")["phase"] == "lobby"
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("DROP TRIGGER no")
            connection.commit()
        wait_until(lambda: device.request("GET", f"/api/tables/{old}").status_code == 404)
        assert device.create("pb", start=True)


def test_games_are_taken_up_again_after_a_failed_commit(tmp_path: Path) -> None:
    """Nobody is connected: the bots play on from the log all the same."""
    database = tmp_path / "t.db"
    with complaining(database, "--bot-pace=1") as server:
        device = Device(server.url)
        code = device.create("pbb", start=True)
        with closing(sqlite3.connect(database)) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody else holds the file for longer than the server waits
            server.wait_for("cannot write to the database")
            other.rollback()
            server.wait_for("tables taken up: 1, in ")
            count = "SELECT count(*) FROM entries WHERE table_code = ?"
            wait_until(lambda: other.execute(count, (code,)).fetchone()[0] >= 4)
