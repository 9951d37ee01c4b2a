"""The host's mistakes: two servers on one file, a file that goes away, a wrong clock, a damaged page."""

import asyncio
import os
import re
import resource
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from table_server import Device, ServerProcess, cautious, new_id, serving, wait_until
from tacora.server.clock import DAY, HouseClock
from tacora_process import in_a_pipe

WISH = {"game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "Noa"}]}


@contextmanager
def troubled(database: Path, *options: str, port: int = 0) -> Iterator[ServerProcess]:
    """A server in trouble; it ends well all the same, and without a trace."""
    server = ServerProcess(database, *options, port=port)
    try:
        yield server
    finally:
        assert server.stop() == 0, server.log
    assert "Traceback" not in server.log, server.log


def why_not_ready(device: Device) -> list[str]:
    answer = device.request("GET", "/readyz")
    assert answer.status_code == (503 if answer.json()["why"] else 200)
    return list(answer.json()["why"])


def is_ready(device: Device) -> bool:
    return why_not_ready(device) == []


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    file, link = tmp_path / "t.db", tmp_path / "link.db"
    with serving(file) as server:
        link.symlink_to(file)
        for name in (file, link):
            done = in_a_pipe(
                "serve", "--port=0", "--no-open", "--lang=en", f"--database=sqlite:///{name}", folder=tmp_path
            )
            assert (done.returncode, done.stdout) == (2, "")
            assert done.stderr == f"Another server (process {server.process.pid}) uses the database {file}.\n"
        assert Device(server.url).create("pf")
    with serving(file) as server:
        server.kill()
    with serving(file):  # the lock dies with its holder
        pass


def decide(device: Device, code: str) -> tuple[str, int]:
    """What a decision is answered, and what the socket is closed with, if it is."""

    async def run() -> tuple[str, int]:
        async with device.sit(code) as socket:
            try:
                await socket.hear_type("welcome")
                answer = await socket.ask("decide", seat=0, point=socket.point, choice="return")
            except ConnectionClosed as closed:
                return "", 0 if closed.rcvd is None else closed.rcvd.code
            return answer.get("code", "accepted"), 0

    return asyncio.run(run())


@pytest.mark.parametrize("how", ["deleted", "replaced", "log deleted"])
def test_a_file_that_goes_away(tmp_path: Path, how: str) -> None:
    file = tmp_path / "t.db"
    with troubled(file) as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)
        wait_until(lambda: is_ready(device))
        if how == "log deleted":
            file.with_name("t.db-wal").unlink()
        else:
            file.rename(tmp_path / "away.db")
        if how == "replaced":
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TABLE strange (x)")
                other.commit()
        answer, closed = decide(device, code)
        assert answer == "no-disk" or closed == 1011
        answered = device.request("POST", "/api/tables", json={"id": new_id(), **WISH})
        assert (answered.status_code, answered.json()["code"]) == (503, "no-disk")
        assert "database-gone" in why_not_ready(device)
        assert device.get("/healthz") == {"status": "ok"}
        server.wait_for("all that was accepted is in")
        assert "was deleted, moved or replaced" in server.log
        if how == "deleted":
            assert not file.exists()  # nothing new was put in its place
        if how == "replaced":
            with closing(sqlite3.connect(file)) as other:
                assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("strange",)]
    (rescued,) = tmp_path.glob("t.db.rescued-*")
    with serving(rescued, "--limit=messages_burst=1000", port=server.port):
        assert decide(device, code) == ("accepted", 0)


def move_clock(file: Path, milliseconds: int) -> None:
    """As if the system's clock had been set by so much: everything in the database is as much older."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE entries SET at = at - ?", (milliseconds,))
        connection.execute("UPDATE tables SET created_at = created_at - ?", (milliseconds,))
        connection.execute("UPDATE house SET value = value - ?", (milliseconds,))
        connection.commit()


def test_a_clock_that_is_a_month_ahead_deletes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        device = Device(server.url)
        codes = {device.create("pf"), device.create("pb", start=True)}
    move_clock(file, 40 * DAY)
    for _ in range(2):  # a second start changes nothing
        with serving(file, port=server.port) as again:
            again.wait_for("nothing is deleted: the system's clock says")
            assert "last used 40 days before" in again.log
            assert {code for code in codes if device.get(f"/api/tables/{code}")} == codes
            assert device.create("pb", start=True)  # games go on meanwhile
    with serving(file, "--clock-ok", port=server.port) as again:
        again.wait_for("tables deleted: 2")
    assert "nothing is deleted" not in again.log


def test_a_clock_that_is_a_month_behind(tmp_path: Path) -> None:
    """What is written meanwhile is not old when the clock is right again, and no clock of a table stands still."""
    file = tmp_path / "t.db"
    with serving(file) as server:
        device, other = Device(server.url), Device(server.url)
        code = device.create("pf", clock=15)
        other.join(code)

        async def start() -> None:
            async with device.sit(code) as socket:
                await socket.done("start")

        asyncio.run(start())
    move_clock(file, -40 * DAY)

    async def deadline() -> int:
        async with device.sit(code) as socket:
            return int((await socket.hear_type("welcome"))["deadline"])

    with serving(file, port=server.port) as again:
        again.wait_for("the tables' time goes on from there")
        assert asyncio.run(deadline()) <= 15_000
        new = device.create("pf")
        Device(again.url).join(new)
    with closing(sqlite3.connect(file)) as connection:  # the clock is set right: the house is where it was
        connection.execute("UPDATE house SET value = value - ?", (40 * DAY,))
        connection.commit()
    with serving(file, port=server.port):
        assert asyncio.run(deadline()) <= 15_000  # though the log says it ends in forty days
        assert device.get(f"/api/tables/{new}")


def test_a_clock_that_is_set_while_the_server_runs(caplog: pytest.LogCaptureFixture) -> None:
    wall, steady = [1_000_000], [0]
    clock = HouseClock(lambda: wall[0], lambda: steady[0])
    clock.start(last_seen=999_000, keep=30 * DAY)
    wall[0] += 30 * DAY + 500
    steady[0] += 500
    assert (clock.now(), clock.gap) == (1_000_500, 0)
    clock.look()
    clock.look()
    assert [record.getMessage() for record in caplog.records] == [
        "the system's clock was set by +2592000 s: the tables' time goes on without that, until the next start"
    ]


def test_a_damaged_page(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file, "--bot-pace=0", "--limit=requests_burst=1000", "--limit=tables_burst=1000") as server:
        device = Device(server.url)
        codes = [device.create("pp", names="Ada,Ben", start=True) for _ in range(40)]
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        pages = "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf' ORDER BY pageno"
        try:
            leaves = [page for (page,) in connection.execute(pages)]
        except sqlite3.OperationalError:  # a SQLite without dbstat: the logs are all that takes room
            leaves = [file.stat().st_size // size]
    damaged = bytearray(file.read_bytes())
    page = leaves[len(leaves) // 2]
    damaged[(page - 1) * size : page * size] = b"\x37" * size
    file.write_bytes(damaged)
    with troubled(file, port=server.port) as again:
        again.wait_for("nothing is accepted any more (database-damaged)")
        assert why_not_ready(device)[0] == "database-damaged"
        readable = [code for code in codes if device.request("GET", f"/api/tables/{code}").status_code == 200]
        assert 0 < len(readable) < len(codes)
        assert decide(device, readable[0]) == ("no-disk", 0)
        answer = device.request("POST", "/api/tables", json={"id": new_id(), **WISH})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-disk")
    assert file.read_bytes()[(page - 1) * size : page * size] == b"\x37" * size


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    file.write_bytes(os.urandom(8192))
    before = file.read_bytes()
    done = in_a_pipe("serve", "--port=0", "--no-open", "--lang=en", f"--database=sqlite:///{file}", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Cannot use the database sqlite:///{file}: file is not a database\n"
    assert file.read_bytes() == before


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file):
        pass
    url = f"sqlite:///file:{file}?mode=ro&uri=true"
    done = in_a_pipe("serve", "--port=0", "--no-open", "--lang=en", f"--database={url}", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("attempt to write a readonly database\n")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else can limit another process")
def test_a_full_disk_and_room_again(tmp_path: Path) -> None:
    """The server says that it is not ready, drops nothing that was accepted, and goes on by itself."""
    file = tmp_path / "t.db"
    with troubled(file, "--limit=messages_burst=1000") as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)
        wait_until(lambda: is_ready(device))
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        full = file.with_name("t.db-wal").stat().st_size  # not a byte more
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, hard))
        assert decide(device, code) == ("", 1011)
        assert why_not_ready(device) == ["no-disk"]
        assert device.get("/healthz") == {"status": "ok"}
        server.wait_for("cannot write to the database: ")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
        wait_until(lambda: is_ready(device))  # without anybody's doing
        assert decide(device, code) == ("accepted", 0)


def test_old_tables_are_deleted_in_portions(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        device = Device(server.url)
        kept = device.create("pf")
        Device(server.url).join(kept)
    with closing(sqlite3.connect(file)) as connection:
        (body,) = connection.execute("SELECT body FROM entries WHERE number = 1").fetchone()
        for number in range(300):
            code = f"old{number:03}"
            connection.execute("INSERT INTO tables (code, created_at, phase, public) VALUES (?, 1, 'over', 0)", (code,))
            rows = [(code, entry, 1, None, None, body) for entry in range(1, 41)]
            connection.executemany(
                "INSERT INTO entries (table_code, number, at, device, command, body) VALUES (?, ?, ?, ?, ?, ?)", rows
            )
        connection.execute("CREATE TABLE seen (code TEXT, number INTEGER)")
        connection.execute(
            "CREATE TRIGGER count_commits AFTER DELETE ON tables BEGIN INSERT INTO seen VALUES (old.code, 0); END"
        )
        connection.commit()
    with serving(file, "--log-level=debug", port=server.port) as again:
        again.wait_for("tables deleted: 300")
        assert device.get(f"/api/tables/{kept}")
    portions = [int(count) for count in re.findall(r"deleted in one transaction: (\d+)", again.log)]
    assert sum(portions) == 300
    assert max(portions) <= 50  # of 40 entries each: 2,000 in one transaction


def test_a_lobby_that_nobody_entered_is_forgotten_after_a_day(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        device = Device(server.url)
        empty, entered, playing = device.create("pf"), device.create("pf"), device.create("pb", start=True)
        Device(server.url).join(entered)
        watched = device.create("pf")
    move_clock(file, DAY + 60_000)
    with closing(sqlite3.connect(file)) as connection:  # the server was there all the time
        connection.execute("UPDATE house SET value = value + ?", (DAY,))
        fresh = "UPDATE entries SET at = at + ? WHERE table_code = ?"
        connection.execute(fresh, (DAY, watched))
        connection.execute("UPDATE tables SET created_at = created_at + ? WHERE code = ?", (DAY, watched))
        connection.commit()
    with serving(file, port=server.port) as again:
        again.wait_for("tables deleted: 1")
        found = [
            device.request("GET", f"/api/tables/{code}").status_code for code in (empty, entered, playing, watched)
        ]
        assert found == [404, 200, 200, 200]


def test_a_socket_that_joins_while_the_database_is_away_is_answered(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with troubled(file) as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)

        async def join() -> int | None:
            async with device.sit(code) as first:
                await first.hear_type("welcome")
                with closing(sqlite3.connect(file)) as other:
                    other.execute("BEGIN EXCLUSIVE")
                    await first.send(type="decide", id="lost", seat=0, point=first.point, choice="return")
                    async with device.sit(code) as late:
                        with pytest.raises(ConnectionClosed) as closed:
                            await late.hear_until(lambda message: message["type"] != "welcome")
                    other.rollback()
                return None if closed.value.rcvd is None else closed.value.rcvd.code

        assert asyncio.run(join()) == 1011
        asyncio.run(_play_on(device, code))


async def _play_on(device: Device, code: str) -> None:
    async with device.sit(code) as socket:
        await socket.play(cautious)
