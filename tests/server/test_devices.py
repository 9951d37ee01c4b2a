"""One cookie for all tables: who gets it, how it is read, and how the seat cookies of older servers are exchanged."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from recorded_frames import TABLES, lay_logs, old_device
from table_server import Device, ServerProcess, new_id, serving
from tacora.server import cookies

OLD = TABLES[0]
MOST_COOKIES = 1_000  # bytes, however many tables: a proxy takes 8,000 of all headers
FOREIGN = (
    "x=a b", '{"a":1}', "é=ü; ñ", 'quoted="a;b"', "=", ";;;", "x", "tacora-device", "tacora-device=", "tacora-device=é",
    f"tacora-device={'0' * 32}.{'0' * 64}", "$Version=1", "a=b,c=d", "__Host-x=1", "tacora-zzzzzz=0.00",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("devices") / "t.db",
        "--bot-pace=0",
        "--limit=requests_burst=1000",
        "--limit=tables_burst=1000",
    ) as server:
        yield server


@pytest.fixture
def device(server: ServerProcess) -> Device:
    return Device(server.url)


def seats(device: Device, code: str) -> list[int]:
    """What the socket says that this device holds."""

    async def look() -> list[int]:
        async with device.sit(code) as socket:
            return list((await socket.hear_type("welcome"))["you"])

    return asyncio.run(look())


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, with all that stands behind them."""
    return dict(header.split("=", 1) for header in answer.headers.get_list("set-cookie"))


def test_a_page_gives_a_device_its_cookie_once(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as client:
        first = client.get("/t/abcdef")
        assert list(given(first)) == ["tacora-device"]
        value = given(first)["tacora-device"]
        assert "; HttpOnly; SameSite=Lax" in value
        assert "Secure" not in value
        assert "private" in first.headers["cache-control"]
        assert given(client.get("/")) == given(client.get("/verify")) == {}
        assert given(client.get("/api/settings")) == {}
        with httpx.Client(base_url=server.url, headers={"X-Forwarded-Proto": "https"}) as safe:
            assert "; Secure" in given(safe.get("/"))["tacora-device"]
        assert given(httpx.get(f"{server.url}/favicon.svg")) == {}


def test_one_device_has_one_cookie_for_all_its_tables(device: Device) -> None:
    codes = [device.create("pf") for _ in range(150)]
    assert {cookie.name for cookie in device.cookies.jar} == {"tacora-device", "tacora-games"}
    assert sum(len(cookie.value or "") for cookie in device.cookies.jar) < MOST_COOKIES
    assert [seats(device, code) for code in codes[::30]] == [[0]] * 5
    stranger = Device(device.url)
    assert stranger.join(codes[0]) == [1]
    assert seats(stranger, codes[1]) == []


@pytest.mark.parametrize("foreign", FOREIGN)
def test_a_foreign_cookie_makes_nobody_a_spectator(device: Device, foreign: str) -> None:
    code = device.create("pffff")
    own = f"tacora-device={device.cookies['tacora-device']}"

    async def look(header: bytes) -> list[int]:
        reader, writer = await asyncio.open_connection("localhost", int(device.url.rpartition(":")[2]))
        writer.write(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {device.url[7:]}\r\nOrigin: {device.url}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n".encode() + b"Cookie: " + header + b"\r\n\r\n"
        )  # fmt: skip
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        assert (await reader.readexactly(2))[1] == 126
        text = await reader.readexactly(int.from_bytes(await reader.readexactly(2), "big"))
        writer.close()
        return list(json.loads(text)["you"])

    for header in (f"{foreign}; {own}", f"{own}; {foreign}", f"{foreign};{own};{foreign}"):
        assert asyncio.run(look(header.encode()))[0] == 0, header
        answer = httpx.post(
            f"{device.url}/api/tables/{code}/seats",
            headers=[(b"Origin", device.url.encode()), (b"Cookie", header.encode())],
            json={"players": [{"name": "Ada"}], "id": new_id()},
        )
        assert answer.json()["seats"][0] == 0, header


def test_a_cookie_that_is_not_ours_does_not_stand_before_ours(device: Device) -> None:
    """Another site of the same domain may set a cookie of the same name."""
    device.create("pf")
    good = device.cookies["tacora-device"]
    jar = cookies.Jar([f"tacora-device={'a' * 32}.{'b' * 64}; tacora-device={good}"])
    assert jar.values("tacora-device")[1] == good


def test_the_log_holds_no_id_of_a_device(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db") as server:
        host, guest = Device(server.url), Device(server.url)
        code = host.create("pf")
        guest.join(code)
        ids = [one.cookies["tacora-device"].partition(".")[0] for one in (host, guest)]
        told = json.dumps(host.get(f"/api/tables/{code}"))
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        log = "".join(map(str, connection.execute("SELECT * FROM entries").fetchall()))
    assert "owner" in log
    for number in ids:
        assert number not in log
        assert number not in told
        assert cookies.owner(number, code) in log
        assert cookies.owner(number, code) not in told


# Seat cookies of older servers


@pytest.fixture
def older(tmp_path: Path) -> Iterator[ServerProcess]:
    lay_logs(tmp_path / "t.db")
    with serving(tmp_path / "t.db") as server:
        yield server


def owners(folder: Path) -> list[Any]:
    """Which devices the table knows by their ids."""
    with closing(sqlite3.connect(folder / "t.db")) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE table_code = ? ORDER BY number", (OLD.code,))
        acts = [json.loads(body) for (body,) in rows]
    return [act["device"] for act in acts if act["entry"] == "adopted"]


def test_a_seat_cookie_is_exchanged_at_the_page(older: ServerProcess, tmp_path: Path) -> None:
    device = old_device(older.url, OLD)
    device.request("GET", "/")  # gives the device its id; the seat cookie counts until that was seen to be kept
    assert sorted(cookie.name for cookie in device.cookies.jar) == [f"tacora-{OLD.code}", "tacora-device"]
    assert owners(tmp_path) == []
    assert given(device.request("GET", f"/t/{OLD.code}"))[f"tacora-{OLD.code}"].startswith("; Path=/; Max-Age=0")
    assert [cookie.name for cookie in device.cookies.jar] == ["tacora-device"]
    assert owners(tmp_path) == [0]
    assert seats(device, OLD.code) == [0, 1]
    assert seats(old_device(older.url, OLD), OLD.code) == []  # the old one has had its time
    assert seats(old_device(older.url, OLD, 1), OLD.code) == [2]


def test_a_seat_cookie_is_exchanged_at_the_socket(older: ServerProcess, tmp_path: Path) -> None:
    device = old_device(older.url, OLD, 1)
    new: dict[str, str] = {}

    async def sit() -> list[int]:
        async with device.sit(OLD.code) as socket:
            answer = socket.connection.response
            assert answer is not None
            new.update(header.partition("=")[::2] for header in answer.headers.get_all("Set-Cookie"))
            return list((await socket.hear_type("welcome"))["you"])

    assert asyncio.run(sit()) == [2]
    assert owners(tmp_path) == []  # an answer may be lost
    device.cookies.set("tacora-device", new["tacora-device"].partition(";")[0], domain="localhost.local", path="/")
    new.clear()
    assert asyncio.run(sit()) == [2]
    assert owners(tmp_path) == [1]
    assert asyncio.run(sit()) == [2]
    assert new[f"tacora-{OLD.code}"].startswith("; Path=/; Max-Age=0")
    assert owners(tmp_path) == [1]
    assert seats(old_device(older.url, OLD, 1), OLD.code) == []


def test_a_seat_cookie_is_exchanged_by_http(older: ServerProcess, tmp_path: Path) -> None:
    device = old_device(older.url, OLD)
    device.request("GET", "/")
    assert f"tacora-{OLD.code}" in given(device.request("GET", f"/api/tables/{OLD.code}"))
    assert owners(tmp_path) == [0]
    assert seats(device, OLD.code) == [0, 1]


def test_seat_cookies_of_forgotten_tables_go_away(server: ServerProcess) -> None:
    device = Device(server.url)
    device.request("GET", "/")
    for number in range(20):
        device.cookies.set(f"tacora-zzzz{number % 8 + 2}{number // 8 + 2}", "0.00", domain="localhost.local", path="/")
    device.request("GET", "/")
    assert [cookie.name for cookie in device.cookies.jar] == ["tacora-device"]
