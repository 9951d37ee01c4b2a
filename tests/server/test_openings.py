"""The start of a match: hashes first, then shares; and what happens when one is missing."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from recorded_frames import TABLES, lay_logs, old_device
from reference_fair import hash_of, is_as_promised, redrawn
from table_server import IS_SHARED, Device, ServerProcess, Socket, cautious, serving

LIMITS = ("opening_seconds=2", "call_off_after=0.2", "openings=3", "hash_changes=2", "messages_burst=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("openings") / "t.db", "--bot-pace=0", "--limit=requests_burst=1000",
        "--limit=tables_burst=1000", *(f"--limit={limit}" for limit in LIMITS),
    ) as server:  # fmt: skip
        yield server


def is_lobby(message: dict[str, Any]) -> bool:
    return message["type"] in ("lobby", "welcome")


async def at_table(stack: AsyncExitStack, code: str, *devices: Device) -> list[Socket]:
    """Everybody's socket, after the welcome."""
    sockets = [await stack.enter_async_context(device.sit_again(code)) for device in devices]
    for socket in sockets:
        await socket.hear_type("welcome")
    return sockets


async def hash_all(*sockets: Socket) -> None:
    """Everybody commits to a share, and knows that all have."""
    for socket in sockets:
        promise = socket.lobby["commitment"]
        await socket.done("hash", commitment=promise, hash=hash_of(socket.device.share, promise))
    for socket in sockets:
        while not all(one["hash"] for one in socket.lobby["hashes"]):
            await socket.hear()


async def lobby_with(socket: Socket, **fields: Any) -> dict[str, Any]:
    """The next lobby that is like this."""
    while any(socket.lobby.get(name) != value for name, value in fields.items()):
        await socket.hear()
    return socket.lobby


def test_shares_are_told_when_all_hashes_are_known_and_nothing_is_drawn_before(server: ServerProcess) -> None:
    host, guest = Device(server.url), Device(server.url)
    code = host.create("pfb")
    guest.join(code)

    async def start() -> None:
        async with AsyncExitStack() as stack:
            one, two = await at_table(stack, code, host, guest)
            promise = one.lobby["commitment"]
            assert one.lobby["hashes"] == [
                {"seats": [0], "hash": None, "open": False}, {"seats": [1], "hash": None, "open": False},
            ]  # fmt: skip
            await one.refused("not-now", "open", share=host.share)
            await one.refused("past-shuffle", "hash", commitment="00" * 32, hash="11" * 32)
            await one.refused("bad-message", "hash", commitment=promise, hash="11")
            await one.done("hash", commitment=promise, hash="11" * 32)
            await two.refused("bad-message", "hash", commitment=promise, hash="11" * 32)  # another's
            own = hash_of(host.share, promise)
            await one.done("hash", commitment=promise, hash=own)  # the share was lost, and there is a new one
            answer = await one.ask("start")
            assert answer["type"] == "accepted"
            await lobby_with(one, opening=True)
            await one.refused("not-now", "open", share=host.share)  # a hash is missing
            await one.refused("not-now", "hash", commitment=promise, hash="22" * 32)
            await one.refused("not-now", "start")
            await one.refused("not-now", "seat", seat=2, kind="free")
            late = hash_of(guest.share, promise)
            await two.done("hash", commitment=promise, hash=late)  # the first one comes even now
            await one.refused("wrong-share", "open", share=guest.share)
            await one.done("open", share=host.share)
            await one.refused("not-now", "open", share=host.share)
            told = await lobby_with(two, opening=True)
            while not told["hashes"][0]["open"]:
                told = (await two.hear_until(is_lobby))["lobby"]
            assert (told["phase"], told["shares"], two.view) == ("lobby", None, None)
            assert [one["hash"] for one in told["hashes"]] == [own, late]
            assert host.share not in json.dumps(two.heard)
            await two.done("open", share=guest.share)
            await two.hear_type("events")
            assert two.lobby["shares"] == [host.share, guest.share]
            assert (two.lobby["phase"], two.lobby["opening"]) == ("playing", False)

    asyncio.run(start())


def test_nobody_takes_part_without_a_seat(server: ServerProcess) -> None:
    host, stranger = Device(server.url), Device(server.url)
    code = host.create("pb")

    async def knock() -> None:
        async with AsyncExitStack() as stack:
            (socket,) = await at_table(stack, code, stranger)
            promise = socket.lobby["commitment"]
            await socket.refused("not-your-seat", "hash", commitment=promise, hash="11" * 32)
            await socket.refused("not-your-seat", "open", share="00" * 16)
            await socket.refused("not-host", "call-off")

    asyncio.run(knock())


def test_who_withholds_a_share_loses_the_seat_and_all_begins_anew(server: ServerProcess) -> None:
    """Nobody chooses between two deals: the first one never was."""
    host, silent, guest = Device(server.url), Device(server.url), Device(server.url)
    code = host.create("pff")
    silent.join(code, "Ben")
    guest.join(code, "Cleo")

    async def start() -> None:
        async with AsyncExitStack() as stack:
            one, quiet, two = await at_table(stack, code, host, silent, guest)
            await hash_all(one, quiet, two)
            first = one.lobby["commitment"]
            await one.ask("start")
            await one.done("open", share=host.share)
            await lobby_with(two, opening=True)
            await two.done("open", share=guest.share)
            told = await lobby_with(two, opening=False)
            assert (told["attempts"], told["called_off"], told["phase"]) == (1, ["Ben"], "lobby")
            assert [seat["kind"] for seat in told["seats"]] == ["person", "free", "person"]
            assert told["commitment"] != first
            assert [one["hash"] for one in told["hashes"]] == [None, None]
            await lobby_with(quiet, attempts=1)
            welcome = await quiet.hear_type("welcome")
            assert (welcome["you"], welcome["lobby"]["called_off"]) == ([], ["Ben"])
            await one.refused("past-shuffle", "hash", commitment=first, hash="11" * 32)
            await one.done("seat", seat=1, kind="bot", bot="odds")
            await one.done("start")
            assert (await lobby_with(two, phase="playing"))["called_off"] is None
        await asyncio.gather(_play(host, code), _play(guest, code))

    asyncio.run(start())
    record = host.get(f"/api/tables/{code}/record")
    assert (record["fair"]["attempts"], len(record["fair"]["shares"])) == (1, 2)
    assert is_as_promised(record["fair"])
    assert redrawn(record) == [step["chance"] for step in record["steps"] if "chance" in step]


async def _play(device: Device, code: str) -> None:
    async with device.sit(code) as socket:
        await socket.hear_type("welcome")
        await socket.play(cautious)


def test_the_host_need_not_wait_to_the_end_and_must_wait_a_little(tmp_path: Path) -> None:
    limits = ("--limit=opening_seconds=1000", "--limit=call_off_after=0.5")
    with serving(tmp_path / "t.db", *limits) as server:
        host, silent = Device(server.url), Device(server.url)
        code = host.create("pf")
        silent.join(code)

        async def start() -> None:
            async with AsyncExitStack() as stack:
                one, quiet = await at_table(stack, code, host, silent)
                await hash_all(one, quiet)
                await one.refused("not-now", "call-off")
                await one.ask("start")
                assert "0.5 seconds" in await one.refused("not-now", "call-off")
                await quiet.refused("not-host", "call-off")
                await one.done("open", share=host.share)
                while (await one.ask("call-off"))["type"] == "refused":
                    await asyncio.sleep(0.05)
                assert (await lobby_with(one, attempts=1))["seats"][1]["kind"] == "free"
                assert one.lobby["seats"][0]["kind"] == "person"

        asyncio.run(start())


def test_leaving_stops_an_opening_and_costs_the_leavers_seat_alone(server: ServerProcess) -> None:
    host, guest = Device(server.url), Device(server.url)
    code = host.create("pf")
    guest.join(code)

    async def start() -> None:
        async with AsyncExitStack() as stack:
            one, two = await at_table(stack, code, host, guest)
            await hash_all(one, two)
            await one.ask("start")
            answer = Device(server.url).request(
                "POST", f"/api/tables/{code}/seats", json={"players": [{"name": "Eve"}], "id": "0" * 16}
            )
            assert answer.json()["code"] == "table-full"
            await two.refused("not-your-seat", "leave", seat=0)
            await two.done("leave", seat=1)
            told = await lobby_with(one, attempts=1)
            assert [seat["kind"] for seat in told["seats"]] == ["person", "free"]
            assert told["opening"] is False

    asyncio.run(start())


def test_openings_and_hashes_have_an_end(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben")

    async def start() -> None:
        async with AsyncExitStack() as stack:
            (socket,) = await at_table(stack, code, device)
            promise = socket.lobby["commitment"]
            for digit in "123":
                await socket.done("hash", commitment=promise, hash=digit * 64)
            await socket.refused("enough", "hash", commitment=promise, hash="4" * 64)
            for attempt in (1, 2, 3):
                if attempt > 1:  # a new commitment needs a new hash, which is no change
                    promise = socket.lobby["commitment"]
                    await socket.done("hash", commitment=promise, hash=hash_of(device.share, promise))
                assert (await socket.ask("start"))["type"] == "accepted"
                await socket.done("leave", seat=1)
                await lobby_with(socket, attempts=attempt)
                device.join(code, "Ben")
                await lobby_with(socket, attempts=attempt)
            await socket.refused("enough", "start")

    asyncio.run(start())


def test_a_server_that_dies_between_opening_and_share(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0", "--limit=messages_burst=1000") as server:
        host, guest = Device(server.url), Device(server.url)
        code = host.create("pf")
        guest.join(code)

        async def begin() -> None:
            async with AsyncExitStack() as stack:
                one, two = await at_table(stack, code, host, guest)
                await hash_all(one, two)
                await one.ask("start")
                await one.done("open", share=host.share)
                server.kill()

        async def go_on() -> None:
            async with AsyncExitStack() as stack:
                one, two = await at_table(stack, code, host, guest)
                assert [part["open"] for part in two.lobby["hashes"]] == [True, False]
                assert two.lobby["opening"] is True
                await one.refused("not-now", "open", share=host.share)
                await two.done("open", share=guest.share)
                await lobby_with(one, phase="playing")
            await asyncio.gather(_play(host, code), _play(guest, code))

        asyncio.run(begin())
        with serving(tmp_path / "t.db", "--bot-pace=0", port=server.port):
            asyncio.run(go_on())
            assert is_as_promised(host.get(f"/api/tables/{code}/record")["fair"])


def test_an_opening_is_called_off_after_a_restart_too(tmp_path: Path) -> None:
    limits = ("--limit=opening_seconds=0.1",)
    with serving(tmp_path / "t.db", "--limit=opening_seconds=1000") as server:
        host, guest = Device(server.url), Device(server.url)
        code = host.create("pf")
        guest.join(code)

        async def begin() -> None:
            async with AsyncExitStack() as stack:
                one, two = await at_table(stack, code, host, guest)
                await hash_all(one, two)
                await one.ask("start")
                server.kill()

        async def look() -> None:
            async with AsyncExitStack() as stack:
                (one,) = await at_table(stack, code, host)
                await one.done("open", share=host.share)  # everybody has time to come back
                assert (await lobby_with(one, attempts=1))["called_off"] == ["Ben"]

        asyncio.run(begin())
        with serving(tmp_path / "t.db", *limits, port=server.port):
            asyncio.run(look())


def test_a_second_tab_and_hot_seat(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben")

    async def start() -> None:
        async with AsyncExitStack() as stack:
            one, tab = await at_table(stack, code, device, device)
            await hash_all(one)
            await lobby_with(tab, hashes=one.lobby["hashes"])
            await tab.refused(
                "not-now", "hash", commitment=tab.lobby["commitment"], hash=one.lobby["hashes"][0]["hash"]
            )
            await tab.ask("start")
            await tab.done("open", share=device.share)
            await lobby_with(one, phase="playing")
            assert len(one.lobby["hashes"]) == 1

    asyncio.run(start())


def test_a_page_of_an_older_server_is_told_so(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pf")

    async def look() -> None:
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        cookie = {"Cookie": f"tacora-device={device.cookies['tacora-device']}"}
        async with connect(url, origin=Origin(server.url), additional_headers=cookie) as connection:
            heard = [json.loads(await connection.recv()) for _ in range(2)]
            assert [message["type"] for message in heard] == ["welcome", "refused"]
            assert heard[1]["code"] == "old-page"
            assert "load it anew" in heard[1]["message"]
        async with connect(url, origin=Origin(server.url)) as connection:  # a spectator needs nothing
            await connection.recv()
            await connection.send('{"type":"ping"}')
            assert json.loads(await connection.recv())["type"] == "pong"

    asyncio.run(look())


@pytest.mark.skipif(IS_SHARED, reason="such a server had a SQLite file")
def test_a_lobby_of_an_older_server_starts_the_new_way(tmp_path: Path) -> None:
    table = TABLES[0]
    lay_logs(tmp_path / "t.db", is_started=False)
    with serving(tmp_path / "t.db", "--bot-pace=0", "--limit=messages_burst=1000") as server:
        devices = [old_device(server.url, table, number) for number in (0, 1)]
        for device in devices:
            device.request("GET", "/")
            device.request("GET", f"/t/{table.code}")

        async def start() -> None:
            async with AsyncExitStack() as stack:
                one, two = await at_table(stack, table.code, *devices)
                await hash_all(one, two)
                await one.ask("start")
                await one.done("open", share=devices[0].share)
                await lobby_with(two, opening=True)
                await two.done("open", share=devices[1].share)
            await asyncio.gather(*(_play(device, table.code) for device in devices))

        asyncio.run(start())
        fair = devices[0].get(f"/api/tables/{table.code}/record")["fair"]
        assert fair["shares"] == [device.share for device in devices]
        assert is_as_promised(fair)
