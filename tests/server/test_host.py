"""`tacora serve`: what it says, and what it refuses."""

import json
import logging
import signal
import socket
from pathlib import Path

import httpx
import pytest

from table_server import ServerProcess
from tacora.core.errors import TacoraError
from tacora.server.logs import JsonLines
from tacora.server.settings import Limits, read_limits
from tacora_process import in_a_pipe


def refused(folder: Path, *options: str, **variables: str) -> str:
    done = in_a_pipe("serve", "--no-open", "--lang=en", *options, folder=folder, **variables)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Cannot listen at 127.0.0.1, port {port}" in refused(tmp_path, f"--port={port}")


@pytest.mark.parametrize("database", ["sqlite:////missing/folder/t.db", "nonsense", "oracle://x"])
def test_a_database_that_cannot_be(tmp_path: Path, database: str) -> None:
    assert f"Cannot use the database {database}" in refused(tmp_path, "--port=0", f"--database={database}")


def test_options_come_from_the_environment_too(tmp_path: Path) -> None:
    assert "'chess' is not one of: text, json" in refused(tmp_path, "--port=0", TACORA_LOG_FORMAT="chess")
    assert "'thieves' is not one of: tables" in refused(tmp_path, "--port=0", TACORA_LIMIT="thieves=40")


def test_the_lan_address_has_a_picture(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "t.db", "--lan")
    second = server.process.stdout.readline()
    answer = httpx.get(f"http://127.0.0.1:{server.port}/healthz")
    assert answer.status_code == 200
    told = second
    server.process.send_signal(signal.SIGTERM)
    told += server.process.stdout.read()
    assert server.stop() == 0
    assert "The games are kept." in told
    if "In this network" in told:
        assert "█" in told or "\x1b[" in told or "▄" in told


def test_limits() -> None:
    assert read_limits(["tables=7", "chats-per-second=0.25"]) == Limits(tables=7, chats_per_second=0.25)
    for wrong in ("tables", "tables=", "tables=0", "tables=-1", "tables=many", "tables=1e99", "chairs=3"):
        with pytest.raises(TacoraError, match="--limit"):
            read_limits([wrong])


def test_the_log_as_json_lines() -> None:
    record = logging.LogRecord("tacora.server", logging.ERROR, __file__, 1, "no %s", ("disk",), None)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("error", "tacora.server", "no disk")
