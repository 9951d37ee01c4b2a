"""After a flood or a fault a socket is deaf: nothing that it sends is applied, answered, or even read."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from raw_client import dial, masked, said, upgrade
from table_server import Device, ServerProcess, serving

PING = masked(0x81, b'{"type":"ping"}')
CHAT = masked(0x81, b'{"type":"chat","id":"after","seat":0,"preset":"hello"}')
RESERVED = b"\xc1\x80\0\0\0\0"
MUCH = masked(0x81, b"[" * 10_000) * 3200
"""32 MB: far more than the kernel keeps of what nobody reads."""
FAULTS = {
    "reserved-bits": (1002, RESERVED + CHAT),
    "reserved-bits-in-a-later-turn": (1002, PING * 20 + RESERVED + CHAT),
    "broken-text-alone": (1007, masked(0x81, b"\xff")),
    "broken-text-in-parts": (1007, masked(0x01, b"\xff") + masked(0x80, b"") + CHAT),
    "flood": (1008, PING * 100 + CHAT),
    "oversized": (1009, masked(0x81, b"x" * 10_241) + CHAT),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("fault") / "t.db", "--limit=sockets_per_device=1") as server:
        yield server


def handshake(device: Device, code: str, port: int) -> bytes:
    """A request for this device's socket."""
    return upgrade(port, code, "Cookie: " + "; ".join(f"{one.name}={one.value}" for one in device.cookies.jar))


def hear(connection: socket.socket, words: bytes) -> bytes:
    """What the server says, as far as these words."""
    heard = b""
    while words not in heard:
        piece = connection.recv(65_536)
        assert piece, heard
        heard += piece
    return heard


def must_be_deaf(connection: socket.socket, number: int) -> None:
    """The server closes with this code, says nothing after that, and reads nothing."""
    heard = hear(connection, b"\x88")
    with pytest.raises((ConnectionResetError, BrokenPipeError)):  # it blocks, until the server cuts it
        connection.sendall(CHAT + MUCH)
    heard += said(connection)
    frame = heard[heard.index(b"\x88") :]
    assert frame[1] == len(frame) - 2
    assert int.from_bytes(frame[2:4], "big") == number


def must_be_able_to_chat(device: Device, code: str) -> None:
    """Nobody has said anything yet; the command is a good one all the same."""

    async def chat() -> None:
        async with device.sit(code) as seat:
            assert (await seat.hear_type("welcome"))["chat"] == []
            await seat.done("chat", id="after", seat=0, preset="hello")
            assert (await seat.hear_type("chat"))["preset"] == "hello"

    asyncio.run(chat())


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_is_read_after_a_fault(server: ServerProcess, name: str) -> None:
    number, fault = FAULTS[name]
    device = Device(server.url)
    code = device.create("pf")
    with closing(dial(server.port)) as connection:
        connection.sendall(handshake(device, code, server.port))
        hear(connection, b'"type":"welcome"')
        connection.sendall(fault)
        must_be_deaf(connection, number)
    must_be_able_to_chat(device, code)


def test_nothing_is_read_from_one_socket_too_many(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pf")
    with closing(dial(server.port)) as first:
        first.sendall(handshake(device, code, server.port))
        hear(first, b'"type":"welcome"')
        with closing(dial(server.port)) as second:
            second.sendall(handshake(device, code, server.port) + CHAT)
            must_be_deaf(second, 1008)
        first.sendall(masked(0x88, b""))
        said(first)
    must_be_able_to_chat(device, code)
