"""What an operator has: a door of one's own, backups that games go on from, lines in the log, and metrics."""

import asyncio
import json
import logging
import os
import re
import socket
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from websockets.exceptions import ConnectionClosed

from table_server import Device, ServerProcess, cautious, serving
from tacora.server.logs import Notes
from tacora_process import in_a_pipe


def run(file: Path, *arguments: str) -> CompletedProcess[str]:
    return in_a_pipe(*arguments, "--lang=en", f"--database=sqlite:///{file}", folder=file.parent)


def told(file: Path, *arguments: str) -> str:
    done = run(file, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


async def closed_with(device: Device, code: str) -> int:
    async with device.sit(code) as table:
        with pytest.raises(ConnectionClosed) as closed:
            await table.hear_until(lambda _: False)
    return 0 if closed.value.rcvd is None else closed.value.rcvd.code


def test_the_operators_door(tmp_path: Path) -> None:
    folder = tmp_path / ("a-long-name-" * 9)  # longer than a socket's path may be
    folder.mkdir()
    file = folder / "t.db"
    with serving(file) as server:
        device = Device(server.url)
        code, other = device.create("pp", names="Ada,Ben", start=True), device.create("pf")
        door = folder / "t.db.admin"
        assert stat.S_IMODE(door.stat().st_mode) == 0o600
        assert {table["table"] for table in json.loads(told(file, "admin", "list", "--json"))} == {code, other}
        assert "2 tables are open." in told(file, "admin", "list")

        async def choose() -> None:
            async with device.sit(code) as table:
                await table.hear_type("welcome")
                await table.done("decide", seat=0, point=table.point, choice="return")
                before = show()
                await table.done("decide", seat=0, point=table.point, choice="continue")
                assert show() == before  # a changed choice is nobody's business (D-E8)

        def show() -> str:
            done = in_a_pipe("admin", "show", code, f"--database=sqlite:///{file}", folder=folder)
            assert done.returncode == 0, done.stderr
            return done.stdout

        asyncio.run(choose())
        with closing(sqlite3.connect(file)) as disk:
            (seed,) = disk.execute(
                "SELECT json_extract(body, '$.seed') FROM entries WHERE table_code = ? AND number = 1", (code,)
            ).fetchone()
        shown = json.loads(show())
        assert shown["phase"] == "playing"
        assert seed not in json.dumps(shown)
        assert "Still playing: 1" in told(file, "admin", "drain")
        assert device.get("/healthz") == {"status": "ok"}
        assert device.request("GET", "/readyz").json() == {"status": "not-ready", "why": ["draining"]}
        wish = {"id": "1" * 32, "game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "Noa"}]}
        answer = device.request("POST", "/api/tables", json={**wish, "share": "ab" * 16})
        assert (answer.status_code, answer.json()["code"]) == (503, "too-many")
        assert "New tables are welcome." in told(file, "admin", "drain", "--undo")
        assert device.create("pf")

        async def watch() -> int:
            closing_code = asyncio.create_task(closed_with(device, code))
            await asyncio.to_thread(lambda: told(file, "admin", "close", code))
            return await closing_code

        assert asyncio.run(watch()) == 4404
        assert device.request("GET", f"/api/tables/{code}").status_code == 404
        done = run(file, "admin", "close", code)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "clock is believed" in told(file, "admin", "clock-ok")
    assert not door.exists()
    with serving(file, port=server.port):  # it stays closed, and its log is still there
        assert device.request("GET", f"/api/tables/{code}").status_code == 404
        with closing(sqlite3.connect(file)) as disk:
            assert disk.execute("SELECT count(*) FROM entries WHERE table_code = ?", (code,)).fetchone()[0] > 1


def test_a_door_without_a_server(tmp_path: Path) -> None:
    done = run(tmp_path / "t.db", "admin", "list")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{tmp_path / 't.db.admin'}: No such file or directory\n"


@pytest.mark.parametrize("line", [b"\n", b"nonsense\n", b'{"do": "dance"}\n', b"[]\n", b"x" * 10_000 + b"\n"])
def test_nonsense_at_the_door(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "t.db"
    with serving(file) as server:
        folder = os.open(tmp_path, os.O_RDONLY)
        with socket.socket(socket.AF_UNIX) as door:
            door.connect(f"/proc/self/fd/{folder}/t.db.admin")
            door.sendall(line)
            answer = door.makefile("rb").readline()
        os.close(folder)
        assert answer == b"" or "refused" in json.loads(answer)
        assert "0 tables are open." in told(file, "admin", "list")
        assert Device(server.url).get("/healthz")


def test_a_backup_while_people_play_and_games_go_on_from_it(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.db", tmp_path / "copy.db"
    with serving(file, "--limit=messages_burst=1000") as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)

        async def play() -> None:
            async with device.sit(code) as table:
                await table.hear_type("welcome")
                await table.done("decide", id="kept", seat=0, point=table.point, choice="return")
                done = await asyncio.to_thread(run, file, "backup", str(copy))
                assert (done.returncode, done.stderr) == (0, "")
                said = " ".join(done.stdout.split())
                assert re.fullmatch(rf"The copy is {re.escape(str(copy))}: tables 1, entries [1-9]\.", said)
                await table.done("decide", id="lost", seat=1, point=table.point, choice="return")
                await table.hear_type("events")

        asyncio.run(play())
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    with serving(copy, "--limit=messages_burst=1000", port=server.port):

        async def go_on() -> None:
            async with device.sit(code) as table:
                welcome = await table.hear_type("welcome")
                assert (welcome["decided"], welcome["chosen"]) == ([0], {"0": "return"})
                await table.done("decide", seat=1, point=table.point, choice="continue")
                await table.hear_type("events")
                await table.play(cautious)

        asyncio.run(go_on())


def test_a_backup_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    there = tmp_path / "there.db"
    there.write_text("precious")
    with serving(file):
        pass
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(file.read_bytes()[:4096] + os.urandom(file.stat().st_size - 4096))
    for source, target, why in (
        (tmp_path / "none.db", tmp_path / "copy.db", "there is no file"),
        (file, there, "is there already"),
        (file, tmp_path / "no" / "folder.db", "No such file or directory"),
        (damaged, tmp_path / "copy.db", ""),
    ):
        done = run(source, "backup", str(target))
        assert (done.returncode, done.stdout) == (2, "")
        assert why in done.stderr
        assert done.stderr.count("\n") == 1
    assert there.read_text() == "precious"
    assert not list(tmp_path.glob("copy*"))


def test_the_log_tells_of_tables(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    for level, is_told in (("info", True), ("warning", False)):
        with serving(file, "--bot-pace=0", f"--log-level={level}") as server:
            device = Device(server.url)
            code = device.create("pb", start=True)

            async def leave(device: Device, code: str) -> None:
                async with device.sit(code) as table:
                    await table.done("leave", seat=0)
                    await table.hear_until(lambda message: message.get("lobby", {}).get("phase") == "over")

            asyncio.run(leave(device, code))
            if is_told:
                server.wait_for(f"table {code} is made: diamant, 2 seats")
                server.wait_for(f"table {code} is over")
        assert (f"table {code}" in server.log) == is_told


def test_a_flood_of_lines_is_counted_instead(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("tests.notes")
    log.setLevel(logging.INFO)
    notes = Notes(log)
    for number in range(1_000):
        notes.say("made", "table %d is made", number)
    notes.sum_up()
    notes.say("made", "table %d is made", 1_000)
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == Notes.MOST + 2
    assert said[-2:] == ["made: 980 more in the last minute", "table 1000 is made"]


def test_what_is_measured(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", start=True)

        async def decide() -> None:
            async with device.sit(code) as table:
                await table.hear_type("welcome")
                for seat in (0, 1):
                    await table.done("decide", seat=seat, point=table.point, choice="return")

        asyncio.run(decide())
        text = device.request("GET", "/metrics").text
        values = dict(re.findall(r"^(tacora_\w+) ([\d.e+]+)$", text, re.M))
        assert float(values["tacora_memory_bytes"]) > 1e6
        assert float(values["tacora_open_files"]) > 3
        assert float(values["tacora_told_seconds_count"]) >= 2
        assert float(values["tacora_decisions_total"]) == 2
        for name in ("writer_queue", "failed_commits_total"):
            assert values[f"tacora_{name}"] == "0"
        for name in ("ready", "clock_believed", "tables_made_total"):
            assert values[f"tacora_{name}"] == "1"
        assert "tacora_loop_lag_seconds_bucket" in text


def test_a_proxy_whose_address_is_not_allowed_is_said(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "t.db", "--proxy=10.0.0.1")
    headers = {"Host": "play.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    for _ in range(2):
        Device(server.url).request("GET", "/", headers=headers)
    server.wait_for("start with --origin 'https://play.example.org'")
    assert server.stop() == 0
    assert server.log.count("play.example.org") == 2  # one line
    assert "--proxy is set, and no --origin" in server.log
    with serving(tmp_path / "t.db", "--origin=https://play.example.org") as allowed:
        Device(allowed.url).request("GET", "/", headers=headers)
    assert "--origin" not in allowed.log
