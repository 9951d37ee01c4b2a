"""An absent person: the others are told, a bot may play on, and the seat is given back; the host's rights as well."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from dungeon_tables import building_log, built
from table_logs import Log
from table_server import Device, ServerProcess, Socket, serving
from tacora.core.seats import Seat
from tacora.server import telling
from tacora.server.entries import CameBack, StoodIn
from tacora.server.news import NoteNews

Message = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = (
        "away_seconds=0.3",
        "requests_burst=1000",
        "tables_burst=1000",
        "messages_burst=1000",
        "opening_seconds=5",
    )
    options = (f"--limit={limit}" for limit in limits)
    with serving(tmp_path_factory.mktemp("absence") / "t.db", "--bot-pace=0", *options) as server:
        yield server


def devices(server: ServerProcess, count: int) -> list[Device]:
    return [Device(server.url) for _ in range(count)]


def table_of(people: list[Device], seats: str, **wish: Any) -> str:
    code = people[0].create(seats, **wish)
    for number, device in enumerate(people[1:], 1):
        device.join(code, f"P{number}")
    return code


def seat_is(seat: int, **told: Any) -> Callable[[Message], bool]:
    def is_so(message: Message) -> bool:
        seats = message.get("lobby", {}).get("seats")
        return seats is not None and all(seats[seat][name] == value for name, value in told.items())

    return is_so


def is_note(seat: int, note: str) -> Callable[[Message], bool]:
    return lambda message: message["type"] == "note" and (message["seat"], message["note"]) == (seat, note)


async def sit(stack: AsyncExitStack, code: str, *people: Device) -> list[Socket]:
    sockets = [await stack.enter_async_context(device.sit(code)) for device in people]
    for socket in sockets:
        await socket.hear_type("welcome")
    return sockets


def test_a_bot_plays_on_for_whoever_is_away_until_they_return(server: ServerProcess) -> None:
    """D-R5."""
    people = devices(server, 3)
    code = table_of(people, "pff")

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            noa, ada = await sit(stack, code, people[0], people[2])
            async with people[1].sit(code) as ben:
                await ben.hear_type("welcome")
                await noa.done("start")
                while noa.view is None or not noa.owing:
                    await noa.hear()
                await noa.refused("not-away", "stand-in", seat=1)
                point = noa.point
                await noa.done("decide", seat=0, point=point, choice="continue")
                await ada.done("decide", seat=2, point=point, choice="continue")
            await noa.hear_until(seat_is(1, present=False, away=False))
            await noa.hear_until(seat_is(1, present=False, away=True))
            async with Device(server.url).sit(code) as spectator:
                await spectator.hear_type("welcome")
                await spectator.refused("not-your-seat", "stand-in", seat=1)
            await noa.refused("not-your-seat", "stand-in", seat=7)
            await noa.done("stand-in", seat=1)
            await noa.refused("not-now", "stand-in", seat=1)
            await ada.hear_until(is_note(1, "stood-in"))
            await ada.hear_until(lambda message: message["type"] == "events" and message["view"]["point"] > point)
            async with people[1].sit(code) as ben:
                welcome = await ben.hear_type("welcome")
                assert welcome["lobby"]["seats"][1]["absent"]
                assert [(note["seat"], note["note"]) for note in welcome["notes"]] == [(1, "stood-in")]
                assert 0 < welcome["notes"][0]["after"] <= len(welcome["log"])
                await ben.done("return", seat=1)
                await ada.hear_until(is_note(1, "returned"))
                await ada.hear_until(seat_is(1, present=True, away=False, absent=False))

    asyncio.run(evening())


def test_whoever_is_here_cannot_be_declared_away(server: ServerProcess) -> None:
    people = devices(server, 3)
    code = table_of(people, "pff")

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            noa, ben = await sit(stack, code, *people[:2])
            async with people[1].sit(code) as second_page, people[2].sit(code) as ada:
                await second_page.hear_type("welcome")
                await ada.hear_type("welcome")
                await noa.done("start")
            # Ada has closed hers, and Ben one of two pages
            await noa.hear_until(seat_is(2, away=True))
            assert not noa.lobby["seats"][1]["away"]
            await noa.refused("not-away", "stand-in", seat=1)
            await noa.refused("not-away", "stand-in", seat=0)
            await ben.done("stand-in", seat=2)

    asyncio.run(evening())


def test_a_page_behind_others_is_not_looked_at(server: ServerProcess) -> None:
    people = devices(server, 2)
    code = table_of(people, "pf")

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            noa, ben = await sit(stack, code, *people)
            await ben.send(type="sight", seen=False)
            await noa.hear_until(seat_is(1, present=True, away=True))
            await ben.send(type="sight", seen=True)
            await noa.hear_until(seat_is(1, present=True, away=False))
            await ben.refused("bad-message", "sight", seen="no")

    asyncio.run(evening())


def test_the_host_of_a_lobby_is_away_and_comes_back(server: ServerProcess) -> None:
    people = devices(server, 3)
    code = table_of(people, "pfff")

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            ben, ada = await sit(stack, code, *people[1:])
            await ben.hear_until(lambda message: message["type"] == "lobby" and message["lobby"]["host"] == 1)
            await ada.refused("not-host", "seat", seat=3, kind="bot", bot="odds")
            await ben.done("seat", seat=3, kind="bot", bot="odds")
            async with people[0].sit(code) as noa:
                assert (await noa.hear_type("welcome"))["lobby"]["host"] == 0
                await ben.hear_until(lambda message: message["type"] == "lobby" and message["lobby"]["host"] == 0)
                await ben.refused("not-host", "drop-seat", seat=3)
                await noa.done("drop-seat", seat=3)

    asyncio.run(evening())


def test_after_a_restart_everybody_has_the_whole_time_again(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0", "--limit=away_seconds=0.2") as server:
        people = devices(server, 2)
        code = table_of(people, "pf")

        async def wait() -> None:
            async with people[0].sit(code) as noa:
                await noa.hear_until(seat_is(1, away=True))

        asyncio.run(wait())
        port = server.port
    with serving(tmp_path / "t.db", "--bot-pace=0", "--limit=away_seconds=100", port=port):

        async def look() -> bool:
            async with people[0].sit(code) as noa:
                return bool((await noa.hear_type("welcome"))["lobby"]["seats"][1]["away"])

        assert not asyncio.run(look())


def test_unfinished_work_counts_and_nobody_else_learns_of_it() -> None:
    """V-R34, V-R36."""
    log = building_log([0, 1, 2])
    works = [built(log, 1, number) for number in range(2)]
    assert works[0] != works[1]
    twins = [Log.again(log) for _ in works]
    told = [twin.add(StoodIn(1, twin.table.point, work)) for twin, work in zip(twins, works, strict=True)]
    first, second = (twin.table.chosen[Seat(1)] for twin in twins)
    assert first != second
    for viewer in (None, 0, 2):
        sent = [
            [telling.frames(twin.table, piece, ()).for_seats(twin.table.seats_of(viewer)) for piece in news]
            for twin, news in zip(twins, told, strict=True)
        ]
        assert sent[0] == sent[1]
        welcomes = [telling.welcome(twin.table, viewer, (), twin.table.at, None) for twin in twins]
        assert welcomes[0] == welcomes[1]


def test_a_seat_without_unfinished_work_is_left_to_the_bot() -> None:
    """D-R5: a decision that was given stands."""
    log = Log({"edition": "2024"}, [0, 1, 2], seed="33" * 32)
    log.choose(1, "return")
    log.add(StoodIn(1, log.table.point))
    told = log.add(StoodIn(2, log.table.point))
    assert [piece.note for piece in told if isinstance(piece, NoteNews)] == ["stood-in"]
    assert set(log.table.chosen) == {1}
    assert [place.absent for place in log.table.places] == [False, True, True]
    log.add(CameBack(2))
    assert [place.absent for place in log.table.places] == [False, True, False]
    assert [note.note for note in log.table.notes] == ["stood-in", "stood-in", "returned"]
