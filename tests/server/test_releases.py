"""Two releases side by side on one database, as during a rolling update: each leaves alone what it cannot read."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from next_release import make
from postgres_server import postgres, url_of
from table_server import Device, ServerProcess, cautious, serving, wait_until
from tacora.server.entries import LOG_VERSION


async def say_hello(device: Device, code: str) -> None:
    async with device.sit(code) as seat:
        await seat.hear_type("welcome")
        await seat.done("chat", seat=0, preset="hello")


async def play_out(device: Device, code: str) -> None:
    async with device.sit(code) as seat:
        await seat.hear_type("welcome")
        await asyncio.wait_for(seat.play(cautious), 60)


def row(url: str, code: str) -> tuple[object, ...]:
    """How a table stands in the database: the log's version, its epoch, how many entries."""
    with postgres().connect(str(make_url(url).database)) as connection:
        asked = "SELECT log, epoch, (SELECT count(*) FROM entries WHERE table_code = code) FROM tables WHERE code = %s"
        return connection.execute(asked, [code]).fetchone() or ()


def test_an_older_release_leaves_tables_of_a_newer_one_alone(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url, packages = url_of(tmp_path), [make(tmp_path_factory.mktemp("next"))]
    newer = ServerProcess(url, "--bot-pace=0", packages=packages)
    with serving(url, "--bot-pace=0") as older:  # it starts on a database that the newer one has changed
        older.wait_for("of a newer version")
        noa, ben = Device(newer.url), Device(older.url)
        strange, known = noa.create("pbbb", start=True), ben.create("pbbb", start=True)
        asyncio.run(say_hello(noa, strange))
        newer.kill()
        older.wait_for(f"does not know: {strange}\n")
        before = row(url, strange)
        assert before[0] == LOG_VERSION + 1
        asyncio.run(play_out(ben, known))
        assert ben.get(f"/api/tables/{known}")["phase"] == "over"
        noa.url = older.url
        answer = noa.request("GET", f"/api/tables/{strange}")
        assert (answer.status_code, answer.json()["code"]) == (503, "moving")
        assert row(url, strange) == before
        assert row(url, known)[0] == LOG_VERSION
        with serving(url, "--bot-pace=0", packages=packages):
            wait_until(lambda: noa.request("GET", f"/api/tables/{strange}").status_code == 200)
            older.wait_for("does not know: none\n")
            asyncio.run(play_out(noa, strange))
            assert row(url, strange)[:2] == (LOG_VERSION + 1, 2)
