"""What an address has to wait for, and what the server does not wait for: unread answers, turns, throttled requests.

That somebody waits is shown by others who came later and have their answers.
"""

import json
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from raw_client import PATIENCE, asked, dial, refusal, said
from table_server import ServerProcess, new_id, serving, wait_until
from tacora.server.pages import STATIC

HERE, THERE, PROXY = "127.0.0.1", "127.0.0.2", "127.0.0.250"
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
READ = b"GET /api/settings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
FILES = sorted((file for file in STATIC.rglob("*") if file.is_file()), key=lambda file: file.stat().st_size)
NEVER = 100_000  # seconds


def new_table(port: int) -> bytes:
    """A request for a table."""
    wish = {"game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "A"}], "id": new_id()}
    content = json.dumps(wish).encode()
    return (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\nConnection: close\r\n"
        b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (port, len(content))
    ) + content


def is_answered(port: int, source: str = HERE) -> bool:
    return asked(port, GET, source).startswith(b"HTTP/1.1 200")


def must_still_wait(connection: socket.socket, port: int) -> None:
    """Others are answered meanwhile, this one is not."""
    assert all(is_answered(port, THERE) for _ in range(5))
    connection.setblocking(False)
    with pytest.raises(BlockingIOError):
        connection.recv(1)
    connection.settimeout(PATIENCE)


def ask_for(server: ServerProcess, file: Path, *headers: str) -> socket.socket:
    """A request for a file on a connection that takes in very little before it is read."""
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # with small segments, the server's kernel too
    connection.bind((HERE, 0))
    connection.connect((HERE, server.port))
    path = file.relative_to(STATIC).as_posix()
    connection.sendall("\r\n".join((f"GET /{path} HTTP/1.1", "Host: localhost", *headers, "", "")).encode())
    return connection


def body(heard: bytes) -> bytes:
    return heard.partition(b"\r\n\r\n")[2]


@pytest.mark.parametrize("headers", [(), ("Connection: close",)], ids=["kept", "closed"])
@pytest.mark.parametrize("file", [FILES[-1], FILES[-2]], ids=["largest", "second"])
def test_an_answer_must_be_read(tmp_path: Path, file: Path, headers: tuple[str, ...]) -> None:
    limits = ("--limit=connections_per_address=1", "--limit=answer_seconds=0.3", "--limit=idle_seconds=0.3")
    with serving(tmp_path / "t.db", f"--proxy={PROXY}", *limits) as server:
        with closing(ask_for(server, file, *headers)) as connection:
            assert connection.recv(4, socket.MSG_PEEK) == b"HTTP"
            wait_until(lambda: is_answered(server.port))  # the address has its only connection again
            heard = said(connection)
        assert 0 < len(body(heard)) < file.stat().st_size


def test_whoever_still_reads_is_not_idle(tmp_path: Path) -> None:
    file = FILES[-1]
    with serving(tmp_path / "t.db", f"--limit=answer_seconds={NEVER}", "--limit=idle_seconds=0.3") as server:
        with closing(ask_for(server, file)) as connection:
            for _ in range(6):  # connections that are idle come and are ended, while this one waits
                with closing(dial(server.port, THERE)) as idle:
                    idle.sendall(GET.replace(b"Connection: close\r\n", b""))
                    assert said(idle).startswith(b"HTTP/1.1 200")
            heard = said(connection)
        assert body(heard) == file.read_bytes()


def test_half_a_request_is_not_waited_for_while_an_answer_is_read(tmp_path: Path) -> None:
    file = FILES[-1]
    with serving(
        tmp_path / "t.db", f"--limit=answer_seconds={NEVER}", f"--limit=idle_seconds={NEVER}",
        "--limit=head_seconds=0.5",
    ) as server, closing(ask_for(server, file)) as connection:  # fmt: skip
        assert connection.recv(4, socket.MSG_PEEK) == b"HTTP"
        connection.sendall(b"GET / HTTP/1.1\r\n")
        assert is_answered(server.port, THERE)  # by then the half has come in
        heard = said(connection)
        size = len(heard) - len(body(heard)) + file.stat().st_size
        assert refusal(heard[size:]) == (408, "too-slow")


def test_an_address_has_so_many_requests_worked_on(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    with serving(file, f"--proxy={PROXY}", "--limit=requests_at_once=2") as server, ExitStack() as open_:
        first, second, third = (open_.enter_context(closing(dial(server.port, HERE))) for _ in range(3))
        disk = open_.enter_context(closing(sqlite3.connect(file, isolation_level=None)))
        disk.execute("BEGIN IMMEDIATE")  # until it ends, nothing is written, and whoever makes a table waits
        for connection, request in ((first, new_table(server.port)), (second, new_table(server.port)), (third, GET)):
            connection.sendall(request)
            assert is_answered(server.port, THERE)  # by then this one has begun, or waits
        must_still_wait(third, server.port)
        disk.execute("ROLLBACK")
        assert said(first).startswith(b"HTTP/1.1 201")
        assert said(second).startswith(b"HTTP/1.1 201")
        assert said(third).startswith(b"HTTP/1.1 200")


def test_whoever_asks_too_fast_waits_for_the_refusal(tmp_path: Path) -> None:
    limits = ("--limit=reads_burst=1", "--limit=reads_per_second=0.001")
    request = READ
    with serving(tmp_path / "t.db", f"--proxy={PROXY}", f"--limit=throttle_seconds={NEVER}", *limits) as server:
        assert asked(server.port, request).startswith(b"HTTP/1.1 200")
        with closing(dial(server.port)) as connection:
            connection.sendall(request)
            must_still_wait(connection, server.port)
    with serving(tmp_path / "t.db", f"--proxy={PROXY}", "--limit=throttle_seconds=0.01", *limits) as server:
        assert asked(server.port, request).startswith(b"HTTP/1.1 200")
        assert refusal(asked(server.port, request)) == (429, "too-fast")
