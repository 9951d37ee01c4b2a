"""What the host may change after the link was sent, and that the shuffle stays as it was promised."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from reference_fair import is_as_promised, redrawn
from table_server import Device, ServerProcess, Socket, cautious, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = ("requests_burst=1000", "tables_burst=1000", "messages_burst=1000", "seat_changes=12")
    options = (f"--limit={limit}" for limit in limits)
    with serving(tmp_path_factory.mktemp("lobby") / "t.db", "--bot-pace=0", *options) as server:
        yield server


async def sit(stack: AsyncExitStack, code: str, *people: Device) -> list[Socket]:
    sockets = [await stack.enter_async_context(device.sit(code)) for device in people]
    for socket in sockets:
        await socket.hear_type("welcome")
    return sockets


def wish(lobby: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {name: lobby[name] for name in ("options", "clock", "public", "odds")} | changes


async def latest(socket: Socket) -> dict[str, Any]:
    """The lobby after all that was sent before."""
    await socket.send(type="ping")
    await socket.hear_type("pong")
    return socket.lobby


def test_seats_and_options_are_changed_and_the_shuffle_stays_as_promised(server: ServerProcess) -> None:
    host, guest, third = (Device(server.url) for _ in range(3))
    code = host.create("pbff", options={"edition": "2024"})
    guest.join(code, "Ben")
    third.join(code, "Ada")

    async def change() -> None:
        async with AsyncExitStack() as stack:
            one, two, three = await sit(stack, code, host, guest, third)
            promise = one.lobby["commitment"]
            for socket in (one, two, three):
                await socket.shuffle()
            while not all(part["hash"] for part in two.lobby["hashes"]):
                await two.hear()
            hashes = {part["hash"] for part in two.lobby["hashes"]}
            await one.done("add-seat")
            await one.done("drop-seat", seat=1)  # the bot's: Ben and Ada move up
            assert (await two.hear_type("welcome"))["you"] == [1]
            assert (await three.hear_type("welcome"))["you"] == [2]
            options = {"edition": "international", "relics": True, "hidden_chests": True}
            await one.done("change", **wish(one.lobby, options=options, clock=30, public=True, odds=False))
            await one.done("drop-seat", seat=3)
            lobby = await latest(two)
            while len(lobby["seats"]) > 3:
                lobby = (await two.hear_type("lobby"))["lobby"]
            assert (lobby["options"]["edition"], lobby["clock"], lobby["public"], lobby["odds"]) == (
                "international", 30, True, False,
            )  # fmt: skip
            assert [seat["name"] for seat in lobby["seats"]] == ["Noa", "Ben", "Ada"]
            assert (lobby["commitment"], {part["hash"] for part in lobby["hashes"]}) == (promise, hashes)
            await one.done("start")
            await asyncio.gather(*(socket.play(cautious) for socket in (one, two, three)))
            await one.refused("not-now", "change", **wish(one.lobby))

    asyncio.run(change())
    record = host.get(f"/api/tables/{code}/record")
    assert record["options"]["edition"] == "international"
    assert is_as_promised(record["fair"])
    assert redrawn(record) == [step["chance"] for step in record["steps"] if "chance" in step]


def test_only_the_host_changes_the_lobby(server: ServerProcess) -> None:
    host, guest = Device(server.url), Device(server.url)
    code = host.create("pff")
    guest.join(code, "Ben")

    async def change() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, code, host, guest)
            for command, fields in (
                ("add-seat", {}), ("drop-seat", {"seat": 2}), ("remove", {"seat": 0, "name": "Noa"}),
                ("pass-host", {"seat": 1}), ("change", wish(one.lobby)), ("start", {"here": True}),
            ):  # fmt: skip
                await two.refused("not-host", command, **fields)
            await one.refused("not-now", "drop-seat", seat=1)
            await one.refused("not-your-seat", "drop-seat", seat=7)
            await one.refused("bad-options", "change", **wish(one.lobby, clock=7))
            await one.refused("bad-options", "change", **wish(one.lobby, options={"edition": "1999"}))
            await one.refused("not-now", "pass-host", seat=2)
            await one.done("pass-host", seat=1)
            assert (await latest(two))["host"] == 1
            await one.refused("not-host", "add-seat")
            for _ in range(5):
                await two.done("add-seat")
            await two.refused("bad-options", "add-seat")  # eight seats
            for _ in range(6):
                await two.done("seat", seat=3, kind="free")
            await two.refused("enough", "seat", seat=3, kind="free")
            await two.refused("enough", "drop-seat", seat=3)

    asyncio.run(change())


def test_a_removed_person_is_told_and_has_no_seat_by_their_cookie(server: ServerProcess) -> None:
    host, guest = Device(server.url), Device(server.url)
    code = host.create("pf")
    request = "a" * 32
    guest.join(code, "Ben", id=request)

    async def remove() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, code, host, guest)
            await one.refused("not-now", "remove", seat=1, name="Ada")
            await one.refused("not-now", "remove", seat=0, name="Noa")
            await one.done("remove", seat=1, name="Ben")
            told = await two.hear_type("welcome")
            assert (told["you"], told["removed"]) == ([], True)
            await two.refused("not-your-seat", "leave", seat=1)
            await two.refused("not-your-seat", "hash", commitment=two.lobby["commitment"], hash="11" * 32)
            again = guest.post(f"/api/tables/{code}/seats", players=[{"name": "Ben", "hat": 0}], id=request)
            assert again["seats"] == []  # the same request sits down once
            assert (await latest(one))["seats"][1]["kind"] == "free"
            assert guest.join(code, "Ben") == [1]  # openly, as everybody with the link
        async with guest.sit(code) as socket:
            assert not (await socket.hear_type("welcome"))["removed"]

    asyncio.run(remove())


def test_a_start_with_whoever_is_here(server: ServerProcess) -> None:
    host, guest, missing = (Device(server.url) for _ in range(3))
    code = host.create("pfffb")
    missing.join(code, "Ada")
    guest.join(code, "Ben")

    async def start() -> None:
        async with AsyncExitStack() as stack:
            one, two = await sit(stack, code, host, guest)
            await one.send(type="start", id="go", here=True)
            while one.view is None:
                for socket in (one, two):
                    await socket.shuffle()
                    await socket.hear()
            assert [seat["name"] for seat in one.lobby["seats"]] == ["Noa", "Ben", "Ada"]
            assert [seat["kind"] for seat in one.lobby["seats"]] == ["person", "person", "bot"]
            while two.you != [1]:
                await two.hear()
        async with missing.sit(code) as late:
            told = await late.hear_type("welcome")
            assert (told["you"], told["removed"]) == ([], True)

    asyncio.run(start())


def test_too_few_are_here(server: ServerProcess) -> None:
    host = Device(server.url)
    code = host.create("pf", game="dungeon", bot="greedy")

    async def start() -> None:
        async with host.sit(code) as one:
            await one.hear_type("welcome")
            fewest = host.get("/api/settings")["games"]["dungeon"]["seats"][0]
            answer = await one.ask("start", here=True)
            assert answer["type"] == ("accepted" if fewest == 1 else "refused")
            if fewest > 1:
                assert (await latest(one))["seats"][1]["kind"] == "free"

    asyncio.run(start())
