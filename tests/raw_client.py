"""A client that writes bytes as it likes, from any of this machine's addresses, 127.0.0.1 to 127.255.255.254."""

import json
import re
import socket
from contextlib import closing, suppress
from typing import Any

PATIENCE = 30.0
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def dial(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection from this address."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def said(connection: socket.socket) -> bytes:
    """All that the server says until it closes or cuts the connection."""
    heard = b""
    with suppress(ConnectionResetError, BrokenPipeError):
        while piece := connection.recv(65_536):
            heard += piece
    return heard


def refusal(heard: bytes) -> tuple[int, str]:
    """The status and the code of a refusal."""
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", heard)
    assert found, heard
    body: dict[str, Any] = json.loads(heard.partition(b"\r\n\r\n")[2])
    assert set(body) == {"code", "message", "where"}
    return int(found[1]), str(body["code"])


def asked(port: int, request: bytes, source: str = "127.0.0.1") -> bytes:
    """The answer to a request, with all that the server says until it closes."""
    with closing(dial(port, source)) as connection:
        with suppress(ConnectionResetError, BrokenPipeError):
            connection.sendall(request)
        return said(connection)


def upgrade(port: int, code: str, *headers: str, origin: str | None = None) -> bytes:
    """A handshake's request."""
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1", "Host: localhost", f"Origin: {origin or f'http://localhost:{port}'}",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}", *headers,
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


def shaken(port: int, code: str, *headers: str, source: str = "127.0.0.1") -> tuple[socket.socket, int]:
    """A connection after its handshake, and the status."""
    connection = dial(port, source)
    connection.sendall(upgrade(port, code, *headers))
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        piece = connection.recv(1)
        if not piece:
            break
        heard += piece
    return connection, int(heard.split(b" ")[1])


def masked(first: int, data: bytes) -> bytes:
    """A client's frame with this first byte, masked with zeros."""
    size = len(data)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + b"\0\0\0\0" + data
