"""Frames as they come: whole, cut anywhere, several at once, in fragments with others in between."""

import asyncio
import base64
import json
import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from raw_client import dial, said, upgrade
from table_server import PATIENCE, Device, ServerProcess, serving


def masked(text: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.fixture(scope="module", params=[(), ("--limit=frames_per_turn=1",), ("--limit=bytes_per_turn=1",)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    options = ("--limit=messages_burst=10000", *request.param)
    with serving(tmp_path_factory.mktemp("sockets") / "t.db", *options) as server:
        yield server


async def _talk(server: ServerProcess, code: str, chunks: list[bytes], answers: int) -> list[dict[str, Any]]:
    """Send these bytes, each by itself; the answers after the welcome."""
    reader, writer = await asyncio.open_connection("localhost", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost:{server.port}\r\nOrigin: {server.url}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    heard: list[dict[str, Any]] = []

    async def hear() -> None:
        head = await reader.readexactly(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        text = await reader.readexactly(size)
        if head[0] == 0x81:
            heard.append(json.loads(text))

    try:
        await hear()
        for chunk in chunks:
            writer.write(chunk)
            await writer.drain()
            await asyncio.sleep(0.02)  # so that it travels by itself
        while len(heard) <= answers:
            await asyncio.wait_for(hear(), PATIENCE)
    finally:
        writer.close()
        await writer.wait_closed()
    return heard[1:]


PING = b'{"type":"ping"}'


def test_frames_cut_and_joined_anywhere(server: ServerProcess) -> None:
    code = Device(server.url).create("pb")
    inner = masked(PING)
    # a long message whose second half looks like a whole frame by itself
    outer = masked(b'{"type":"dance","id":"x","pad":"' + b"y" * 60 + b'"}')
    # unmasked, so that what is inside can be chosen
    body = b'{"type":"dance","id":"' + b"z" * 40
    trap = b"\x82" + bytes([0x80 | len(body) + len(inner)]) + b"\0\0\0\0" + body
    chunks = [
        inner, inner[:1], inner[1:], inner[:7], inner[7:], inner + inner, outer[:20], outer[20:], trap, inner, inner,
        masked(b'{"type":', fin=False), masked(b'"ping"}', opcode=Opcode.CONT), inner,
        masked(b'{"ty', fin=False), masked(b"a", opcode=Opcode.PING), masked(b'pe":"ping"}', opcode=Opcode.CONT),
    ]  # fmt: skip
    kinds = [message["type"] for message in asyncio.run(_talk(server, code, chunks, 11))]
    assert kinds == ["pong"] * 5 + ["refused", "refused"] + ["pong"] * 4


def test_many_frames_at_once_are_all_heard_in_turns(server: ServerProcess) -> None:
    code = Device(server.url).create("pb")
    frames = [masked(PING), masked(b"x", opcode=Opcode.PONG), masked(b"{"), masked(b"x", opcode=Opcode.BINARY)] * 50
    kinds = [message["type"] for message in asyncio.run(_talk(server, code, [b"".join(frames)], 150))]
    assert kinds == ["pong", "refused", "refused"] * 50


def test_what_comes_with_the_handshake_is_heard(server: ServerProcess) -> None:
    code = Device(server.url).create("pb")
    with closing(dial(server.port)) as connection:
        connection.sendall(upgrade(server.port, code) + masked(PING))
        heard = b""
        while b'{"type":"pong"}' not in heard:
            heard += connection.recv(65_536)


def test_nothing_is_heard_after_a_flood(server: ServerProcess) -> None:
    code = Device(server.url).create("pb")
    flood = masked(PING) + b"\xff" + masked(PING) * 10  # the second frame is a fault
    with closing(dial(server.port)) as connection:
        connection.sendall(upgrade(server.port, code))
        while b"welcome" not in connection.recv(65_536):
            pass
        connection.sendall(flood)
        heard = said(connection)
    assert heard.count(b'{"type":"pong"}') == 1
    assert b"\x88" in heard


def test_a_text_frame_inside_a_fragmented_message_breaks_it(server: ServerProcess) -> None:
    code = Device(server.url).create("pb")

    async def break_it() -> None:
        with pytest.raises(asyncio.IncompleteReadError):
            await _talk(server, code, [masked(b'{"type":', fin=False), masked(PING)], 5)

    asyncio.run(break_it())
