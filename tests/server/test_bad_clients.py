"""What bad clients try: each is refused with its documented code, and the table is unharmed."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from table_server import Device, ServerProcess, Socket, cautious, new_id, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("bad") / "t.db", "--bot-pace=0", "--origin=https://play.example.org",
        "--limit=spectators=3", "--limit=sockets_per_device=2", "--limit=requests_burst=1000",
        "--limit=tables_burst=1000", "--limit=handshakes_burst=1000",
    ) as server:  # fmt: skip
        yield server


@pytest.fixture
def device(server: ServerProcess) -> Device:
    return Device(server.url)


@pytest.fixture
def table(device: Device) -> Iterator[str]:
    """A table that can still be played to its end, whatever was tried at it."""
    code = device.create("pbb", start=True)
    yield code

    async def play() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            await socket.play(cautious)

    asyncio.run(play())


async def closed_with(socket: Socket) -> int:
    """The code that the server closes with."""
    try:
        while True:
            await socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_foreign_origins(device: Device, table: str) -> None:
    async def knock(origin: str) -> int:
        stranger = Device(device.url, origin)
        with pytest.raises(InvalidStatus) as refused:
            async with stranger.sit(table):
                pass
        return refused.value.response.status_code

    for origin in ("https://evil.example", "null", "http://localhost.evil.example", "file://"):
        assert asyncio.run(knock(origin)) == 403
        answer = Device(device.url, origin).request("POST", "/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with httpx.Client() as client:  # none at all
        assert client.post(f"{device.url}/api/tables", json={}).status_code == 403


def test_the_named_origin_gets_secure_cookies(device: Device) -> None:
    wish = {
        "game": "diamant",
        "seats": [{"kind": "person"}],
        "players": [{"name": "Noa"}],
        "id": new_id(),
    }
    answer = Device(device.url, "https://play.example.org").request("POST", "/api/tables", json=wish)
    assert answer.status_code == 201
    assert "; Secure" in answer.headers["set-cookie"]
    qr = device.request("GET", f"/api/tables/{answer.json()['table']}/qr.svg")
    assert qr.status_code == 200


def test_forged_and_foreign_cookies(device: Device, table: str) -> None:
    elsewhere = Device(device.url)
    elsewhere.create("pb")
    good = device.cookies["tacora-device"]
    number, _, mac = good.partition(".")
    other, _, _ = elsewhere.cookies["tacora-device"].partition(".")
    tries = [
        f"{other}.{mac}", f"{number}.{'0' * 64}", f"{number}.", "", ".", f"{number}.{mac}0", f"-1.{mac}", f'"{good}"',
        number, f"{number}{mac}", good.upper(), elsewhere.cookies["tacora-device"],  # a good one, of another device
    ]  # fmt: skip

    async def knock(value: str) -> None:
        stranger = Device(device.url)
        stranger.cookies.set("tacora-device", value)
        async with stranger.sit(table) as socket:
            assert (await socket.hear_type("welcome"))["you"] == []
            await socket.refused("not-your-seat", "decide", seat=0, point=1, choice="continue")

    for value in tries:
        asyncio.run(knock(value))


def test_another_seat(device: Device, table: str) -> None:
    async def knock() -> None:
        async with device.sit(table) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            await socket.refused("not-your-seat", "decide", seat=1, point=point, choice="return")
            await socket.refused("not-your-seat", "leave", seat=2)
            await socket.refused("not-your-seat", "decide", seat=6, point=point, choice="return")

    asyncio.run(knock())


def test_wrong_moments(device: Device, table: str) -> None:
    async def knock() -> None:
        async with device.sit(table) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            await socket.refused("past-point", "decide", seat=0, point=point - 1, choice="return")
            await socket.refused("past-point", "decide", seat=0, point=point + 1, choice="return")
            message = await socket.refused("illegal-move", "decide", seat=0, point=point, choice="stay")
            assert "D-E8" in message
            await socket.refused("not-now", "return", seat=0)
            await socket.refused("not-now", "start")
            await socket.refused("not-now", "rematch")

    asyncio.run(knock())
    lobby = device.create("pf")

    async def early() -> None:
        async with device.sit(lobby) as socket:
            await socket.refused("not-now", "decide", seat=0, point=0, choice="return")

    asyncio.run(early())


def test_who_is_out_of_the_cave_decides_nothing(device: Device) -> None:
    code = device.create("pp", names="Ada,Ben", start=True)

    async def play() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            while len(socket.owing) == 2:
                point = socket.point
                await socket.done("decide", seat=0, point=point, choice="return")
                await socket.done("decide", seat=1, point=point, choice="continue")
                await socket.hear_type("events")
            if socket.owing == [1]:
                point = socket.point
                await socket.refused("illegal-move", "decide", seat=0, point=point, choice="continue")

    asyncio.run(play())


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "1", '"decide"', "{}", '{"type": "dance", "id": "x"}', '{"type": 5}',
        '{"type": "decide", "id": "x", "seat": 0, "point": 1}',
        '{"type": "decide", "id": "x", "seat": "0", "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": "x", "seat": 0.5, "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": "x", "seat": -1, "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": "x", "seat": 99999999999999999999, "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": "", "seat": 0, "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": 7, "seat": 0, "point": 1, "choice": "continue"}',
        '{"type": "decide", "id": "x", "seat": 0, "point": 1, "choice": "continue", "extra": 1}',
        '{"type": "decide", "id": "' + "x" * 65 + '", "seat": 0, "point": 1, "choice": "continue"}',
        '{"type": "seat", "id": "x", "seat": 0, "kind": "person"}',
        "[" * 2000,
    ],
)  # fmt: skip
def test_malformed_messages(device: Device, server: ServerProcess, text: str) -> None:
    code = device.create("pb")

    async def knock() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            await socket.connection.send(text)
            answer = await socket.hear_type("refused")
            assert answer["code"] == "bad-message"
            assert answer["id"] == ("x" if '"id": "x"' in text else None)
            await socket.send(type="ping")
            await socket.hear_type("pong")

    asyncio.run(knock())


def test_binary_and_broken_text(device: Device, table: str) -> None:
    async def knock() -> None:
        async with device.sit(table) as socket:
            await socket.hear_type("welcome")
            await socket.connection.send(b'{"type": "ping"}')
            assert (await socket.hear_type("refused"))["code"] == "bad-message"
            await socket.connection.send(['{"type": ', '"pi', 'ng"}'])  # a message in fragments
            await socket.hear_type("pong")
            await socket.connection.send([b"a", b"b"])
            assert (await socket.hear_type("refused"))["code"] == "bad-message"
            await socket.connection.send(b'"\xff\xfe"', text=True)
            assert await closed_with(socket) == 1007

    asyncio.run(knock())


def test_oversized_messages(device: Device, table: str) -> None:
    async def knock(*parts: str) -> int:
        async with device.sit(table) as socket:
            await socket.hear_type("welcome")
            await socket.connection.send(parts if len(parts) > 1 else parts[0])
            return await closed_with(socket)

    assert asyncio.run(knock("x" * 10_241)) == 1009
    assert asyncio.run(knock(*["x" * 1000] * 11)) == 1009
    body = json.dumps({"name": "x" * 20_000})
    for headers in ({}, {"Transfer-Encoding": "chunked"}):
        content: Any = body.encode() if not headers else iter([body.encode()])
        answer = device.request(
            "POST", "/api/tables", content=content, headers={"Content-Type": "application/json", **headers}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_flood_is_refused_then_closed(device: Device, table: str) -> None:
    async def flood() -> list[dict[str, Any]]:
        async with device.sit(table) as socket:
            await socket.hear_type("welcome")
            for _ in range(400):
                await socket.send(type="ping")
            assert await closed_with(socket) == 1008
            return socket.heard

    heard = asyncio.run(flood())
    assert sum(message["type"] == "pong" for message in heard) >= 40
    assert {message["code"] for message in heard if message["type"] == "refused"} == {"too-fast"}


def test_a_flood_of_requests(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=requests_burst=5", "--limit=requests_per_second=0.01") as server:
        device = Device(server.url)
        answers = [device.request("POST", "/api/tables/zzzzzz/seats", json={}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429]
        assert answers[-1].json()["code"] == "too-fast"
        assert "retry-after" in answers[-1].headers
        assert device.get("/healthz")


def test_a_flood_of_new_tables_leaves_what_other_requests_may(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--limit=tables_burst=2", "--limit=tables_per_second=0.01") as server:
        device = Device(server.url)
        paths = "/api/tables", "/api/t%61bles", "/api/tables?again", "/%61pi/tables"
        answers = [device.request("POST", path, json={}) for path in paths]
        assert [answer.status_code == 429 for answer in answers] == [False, False, True, True]
        assert answers[-1].json()["code"] == "too-fast"
        assert device.request("POST", "/api/tables/zzzzzz/seats", json={}).status_code == 404


def test_no_such_table(device: Device) -> None:
    async def knock(code: str) -> int:
        async with device.sit(code) as socket:
            return await closed_with(socket)

    assert asyncio.run(knock("zzzzzz")) == 4404
    answer = device.request("GET", "/api/tables/zzzzzz")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
    answer = device.request("GET", "/api/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    answer = device.request("GET", "/assets/../../../../etc/passwd.x")
    assert answer.status_code == 404


def test_too_many_sockets_at_one_table(device: Device, table: str) -> None:
    async def crowd(visitor: Device, most: int) -> None:
        async with AsyncExitStack() as opened:
            for _ in range(most):
                socket = await opened.enter_async_context(visitor.sit(table))
                await socket.hear_type("welcome")
            late = await opened.enter_async_context(visitor.sit(table))
            assert (await late.hear_type("refused"))["code"] == "too-many"
            assert await closed_with(late) == 1008

    asyncio.run(crowd(Device(device.url), 3))
    asyncio.run(crowd(device, 2))


def test_security_headers(device: Device) -> None:
    headers = device.request("GET", "/").headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
