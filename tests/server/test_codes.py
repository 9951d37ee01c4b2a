"""Tables that an older server made have codes of six letters, and go on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from table_server import Device, serving


def test_an_older_table_keeps_its_short_code(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        code = Device(server.url).create("pf")
    assert len(code) == 8
    with closing(sqlite3.connect(tmp_path / "t.db")) as database, database:
        for table, column in (("tables", "code"), ("entries", "table_code")):
            database.execute(f"UPDATE {table} SET {column} = 'k7m2qx' WHERE {column} = ?", (code,))  # noqa: S608
    with serving(tmp_path / "t.db") as server:
        device = Device(server.url)
        assert device.get("/api/tables/k7m2qx")["table"] == "k7m2qx"
        assert device.join("k7m2qx") == [1]

        async def look() -> None:
            async with device.sit("k7m2qx") as socket:
                assert (await socket.hear_type("welcome"))["you"] == [1]

        asyncio.run(look())
        assert device.request("GET", f"/api/tables/{code}").status_code == 404
