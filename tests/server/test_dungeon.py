"""Dungeon at the online table: whole games, drafts, time limits, what was possible, and what bad clients try."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it ships no types
from websockets.exceptions import ConnectionClosed

from dungeon_tables import dungeon, is_building, play, tools_of
from table_server import PATIENCE, Device, ServerProcess, Socket, serving
from tacora.core.errors import IllegalMove
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.submission import read_submission
from tacora.games.dungeon.walk import Walk

PATIENT = (
    "--bot-pace=0",
    "--limit=requests_burst=1000",
    "--limit=tables_burst=1000",
    "--limit=messages_burst=1000",
    "--limit=bot_processes=1",
)
SCHEMA = json.loads(
    (Path(__file__).parents[2] / "docs" / "formats" / "dungeon-wire.schema.json").read_text(encoding="utf-8")
)
PARTS = {
    name: Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})
    for name in ("View", "Event", "Options", "Choice", "Best", "Form", "Progress")
}
MARK = "a map of my own"  # stands in a draft


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TACORA_PLAIN", "1")  # compiling would take longer than all the rest
        with serving(tmp_path_factory.mktemp("dungeon") / "t.db", *PATIENT) as server:
            yield server


async def to_building(*sockets: Socket) -> None:
    """Everybody passes until all build."""
    for socket in sockets:
        while socket.view is None:
            await socket.hear()
    while not is_building(sockets[0].view or {}):
        for socket in sockets:
            view = socket.view or {}
            for seat in set(socket.you) & set(view["pending"]):
                await socket.send(
                    type="decide", id=f"t{next(socket.ids)}", seat=seat, point=view["point"], choice="pass"
                )
        for socket in sockets:
            point = socket.point
            while socket.point == point:
                await socket.hear()


async def turn_of(socket: Socket, after: int = 0) -> None:
    """Wait until it is this device's turn at the market, after a decision point."""
    while socket.view is None or socket.point <= after or socket.view["pending"] != socket.you:
        await socket.hear()


async def past(point: int, *sockets: Socket) -> None:
    """Wait until all have heard that a decision point is over."""
    for socket in sockets:
        while socket.point <= point:
            await socket.hear()


def own(socket: Socket, seat: int) -> dict[str, Any]:
    assert socket.view is not None
    part: dict[str, Any] = socket.view["own"][str(seat)]
    return part


def work_of(socket: Socket, seat: int) -> dict[str, Any]:
    """A dungeon that a seat has not finished, with a path, and more that only the seat's page knows."""
    for number in range(100):
        work = dungeon(own(socket, seat), random.Random(number))
        assert isinstance(work, dict)
        if work["path"]:
            return {**work, "desk": MARK}
    raise AssertionError("no path was found")


def rough(work: dict[str, Any]) -> dict[str, Any]:
    """The same with a card taken up again: no legal dungeon."""
    return {**work, "layout": work["layout"][:4]}


def through_a_wall(socket: Socket, seat: int, work: dict[str, Any]) -> str:
    """The work's path with its first step into the rock beside it."""
    layout = read_submission({"layout": work["layout"], "path": ""}, "work").layout
    walk = Walk.begin(layout, tools_of(own(socket, seat)))
    for token in tokens_of(work["path"], "work"):
        walk = walk.step(token)
        for direction in "nesw":
            try:
                walk.step(direction)
            except IllegalMove as refused:
                if refused.rule == "V-P7":
                    return walk.path + direction
    raise AssertionError("the path meets no wall")


def stored(database: Path, code: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute("SELECT work FROM drafts WHERE table_code = ?", (code,))
        return [json.loads(work) for (work,) in found]


def test_a_whole_game_of_a_person_and_two_bots(server: ServerProcess) -> None:
    """Everything that is sent fits the schema; afterwards the seat is told what was possible."""
    device = Device(server.url)
    PARTS["Form"].validate(device.get("/api/settings")["games"]["dungeon"]["form"])
    code = device.create("pbb", bot="greedy", game="dungeon", start=True)

    async def play_on() -> tuple[Socket, list[dict[str, Any]]]:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            await socket.refused("not-now", "review", seat=0, round=1)
            await play(socket, random.Random(1))
            reviews = []
            for name in ("a", "b"):
                await socket.send(type="review", id=name, seat=0, round=2)
                reviews.append(await socket.hear_type("review", "refused"))
            await socket.refused("not-now", "review", seat=0, round=7)
            await socket.refused("not-your-seat", "review", seat=1, round=1)
            return socket, reviews

    socket, reviews = asyncio.run(play_on())
    assert socket.view is not None
    assert (socket.view["round"], socket.view["rounds"]) == (6, 6)
    for message in socket.heard:
        if "view" in message:
            PARTS["View"].validate(message["view"])
        for event in message.get("events", []) + message.get("log", []):
            PARTS["Event"].validate(event)
    PARTS["Options"].validate(socket.lobby["options"])
    assert [review.pop("id") for review in reviews] == ["a", "b"]
    assert reviews[0] == reviews[1]
    best = reviews[0]["best"]
    PARTS["Best"].validate(best)
    assert reviews[0]["own"] == socket.view["sheets"][0]["rounds"][1]["main"]
    assert reviews[0]["own"] <= best["points"] <= best["bound"]
    record = device.get(f"/api/tables/{code}/record")
    assert (record["game"], [seat.get("bot") for seat in record["seats"]]) == ("dungeon", [None, "greedy", "greedy"])
    hands = [event["dungeons"][0]["cards"] for message in socket.heard for event in message.get("events", [])
             if event["event"] == "dungeons-revealed"]  # fmt: skip
    assert sorted(hands[1]) == sorted(placed["card"] for placed in best["submission"]["layout"])


def test_a_table_without_help_tells_nobody_what_was_possible(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dungeon", odds=False, start=True)

    async def ask() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            said = await socket.refused("not-now", "review", seat=0, round=1)
            assert said == "this table tells nobody what was possible"

    asyncio.run(ask())


def test_bad_clients(server: ServerProcess) -> None:
    device, other_device = Device(server.url), Device(server.url)
    code = device.create("pf", game="dungeon")
    other_device.join(code)

    async def try_all() -> None:
        async with device.sit(code) as socket, other_device.sit(code) as friend:
            await socket.done("start")
            for one in (socket, friend):
                await one.hear_type("events")
            buyer = next(one for one in (socket, friend) if one.view and one.view["pending"] == one.you)
            await shop_badly(buyer)
            await overspend(buyer, friend if buyer is socket else socket)
            await to_building(socket, friend)
            await build_badly(socket, friend)

    async def shop_badly(buyer: Socket) -> None:
        assert buyer.view is not None
        (seat,), point = buyer.you, buyer.point
        open_books = buyer.view["market"]["books"]
        for wrong, rule in (
            ("card-D3-99", "V-"),
            ("card-S1", "V-K5"),
            ("token-sword-rope", "V-B14"),
            (f"book-{next(book for book in range(1, 18) if book not in open_books)}", "V-K4"),
            ("lay-off-4", "V-K2"),
        ):
            assert f"({rule}" in await buyer.refused("illegal-move", "decide", seat=seat, point=point, choice=wrong)
        await buyer.refused("past-point", "decide", seat=seat, point=point - 1, choice="pass")

    async def overspend(buyer: Socket, other: Socket) -> None:
        """V-K5: what cannot be paid is refused with its price, and neither coins nor market nor log change."""
        (seat,), point = buyer.you, buyer.point
        await buyer.done("decide", seat=seat, point=point, choice="card-top-5")
        await turn_of(other, point)
        await other.done("decide", seat=other.you[0], point=other.point, choice="pass")
        await turn_of(buyer, point)
        await past(buyer.point - 1, other)
        before, seq = json.dumps(buyer.view), buyer.seq
        assert buyer.view is not None
        coins = buyer.view["players"][seat]["coins"]
        assert 0 < coins < 3
        dear = ["card-top-3", *(f"card-{card}" for row in buyer.view["market"]["rows"] for card in row["open"])]
        for choice in (*dear, *(f"book-{book}" for book in buyer.view["market"]["books"] if coins < 2)):
            rule = "V-K4" if choice.startswith("book") else "V-K5"
            said = await buyer.refused("illegal-move", "decide", seat=seat, point=buyer.point, choice=choice)
            assert f"({rule}" in said
            assert f"{choice} costs" in said
        async with (device if seat == 0 else other_device).sit(code) as tab:
            welcome = await tab.hear_type("welcome")
        assert (json.dumps(welcome["view"]), welcome["seq"]) == (before, seq)

    async def build_badly(socket: Socket, friend: Socket) -> None:
        point, work = socket.point, work_of(socket, 0)
        right = {name: work[name] for name in ("layout", "path")}
        decide = {"seat": 0, "point": point}
        foreign = [{**placed, "card": "D6-18"} for placed in right["layout"]]
        apart = [{**placed, "x": 20 * number} for number, placed in enumerate(right["layout"])]
        for wrong, rule in (
            ({**right, "layout": foreign}, "V-D1"),
            ({**right, "layout": right["layout"][:4]}, "V-D1"),
            ({**right, "layout": apart}, "V-R8"),
            ({**right, "path": right["path"] + "n" * 40}, "V-"),
            ({**right, "path": through_a_wall(socket, 0, work)}, "V-P7"),
            ({**right, "layout": [*right["layout"][:4], right["layout"][0]]}, "V-D1"),
            ({**right, "path": "the wall"}, "F-"),
            ({**right, "path": "x" * 2000}, "F-"),
            (work, "F-3"),
            ("pass", "V-D1"),
        ):
            said = await socket.refused("illegal-move", "decide", **decide, choice=wrong)
            assert f"({rule}" in said, said
        await socket.refused("not-your-seat", "decide", seat=1, point=point, choice=right)
        await socket.refused("too-large", "decide", **decide, choice={**right, "path": "n" * 4000})
        await socket.done("decide", **decide, choice=right)
        assert "(V-D5)" in await socket.refused("illegal-move", "decide", **decide, choice="nothing")
        await friend.refused("not-now", "begin", seat=1, point=friend.point)

    asyncio.run(try_all())


def test_blind_purchases_hands_and_dungeons_are_hidden_until_the_rules_show_them(server: ServerProcess) -> None:
    """V-H3, V-R25, V-R36: of what is sent to others and to those who watch, nothing names a card of the hand before."""
    device, other, stranger = (Device(server.url) for _ in range(3))
    code = device.create("pf", game="dungeon")
    other.join(code)

    async def play_on() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend, stranger.sit(code) as watcher:
            await socket.done("start")
            for one in (socket, friend, watcher):
                await one.hear_type("events")
            if socket.view and socket.view["pending"] != [0]:
                await friend.done("decide", seat=1, point=friend.point, choice="pass")
            await turn_of(socket)
            point = socket.point
            await socket.done("decide", seat=0, point=point, choice="card-top-6")
            await past(point, socket, friend)
            await to_building(socket, friend)
            hand = own(socket, 0)["hand"]
            blind = [name for name in hand if name.startswith("D6-")]
            assert len(blind) == 1
            assert blind[0] in json.dumps(socket.heard)
            work = work_of(socket, 0)
            right = {name: work[name] for name in ("layout", "path")}
            await socket.done("decide", seat=0, point=socket.point, choice=right)
            for one in (friend, watcher):
                await one.hear_until(lambda told: told["type"] == "decided" and told["seats"] == [0])
                assert blind[0] not in json.dumps(one.heard)
                assert '"layout"' not in json.dumps(one.heard)
                held = (one.view or {})["players"][0]["hand"]
                assert [card["card"] for card in held] == [None] * 5
            await friend.done("decide", seat=1, point=friend.point, choice="nothing")
            for one in (friend, watcher):
                told = await one.hear_until(lambda told: told["type"] == "events" and not is_building(told["view"]))
                (revealed,) = [event for event in told["events"] if event["event"] == "dungeons-revealed"]
                assert revealed["dungeons"][0]["submission"] == right

    asyncio.run(play_on())


def test_a_draft_is_its_seats_own_secret(server: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> None:
    device, other, stranger = (Device(server.url) for _ in range(3))
    code = device.create("pf", game="dungeon")
    other.join(code)
    database = next(tmp_path_factory.getbasetemp().glob("dungeon*/t.db"))

    async def build() -> None:
        async with AsyncExitStack() as stack:
            socket, friend, nobody = [
                await stack.enter_async_context(one.sit(code)) for one in (device, other, stranger)
            ]
            await socket.done("start")
            await to_building(socket, friend)
            work = work_of(socket, 0)
            assert own(socket, 0)["draft"] is None
            for number in range(10):  # too many in a moment: those after the first three are dropped
                await socket.send(type="draft", seat=0, point=socket.point, work={**work, "number": number})
            await socket.send(type="draft", seat=0, point=socket.point + 1, work="past")
            await friend.send(type="draft", seat=0, point=socket.point, work="forged")
            assert (await friend.hear_type("refused"))["code"] == "not-your-seat"
            await nobody.send(type="draft", seat=0, point=socket.point, work="forged")
            assert (await nobody.hear_type("refused"))["code"] == "not-your-seat"
            await socket.send(type="draft", seat=0, point=socket.point, work="x" * 9000)
            assert (await socket.hear_type("refused"))["code"] == "too-large"
            views = []
            for one in (device, other, stranger):
                tab = await stack.enter_async_context(one.sit(code))
                views.append((await tab.hear_type("welcome"))["view"])
            assert views[0]["own"]["0"]["draft"] == {**work, "number": 2}
            assert MARK not in json.dumps(views[1:])
            right = {name: work[name] for name in ("layout", "path")}
            await socket.done("decide", seat=0, point=socket.point, choice=right)
            tab = await stack.enter_async_context(device.sit(code))
            assert (await tab.hear_type("welcome"))["view"]["own"]["0"]["draft"] is None
            await socket.send(type="draft", seat=0, point=socket.point, work=work)
            await friend.done("decide", seat=1, point=socket.point, choice="nothing")
            for listener in (friend, nobody):
                await listener.hear_until(lambda told: told["type"] == "events" and not is_building(told["view"]))
                assert MARK not in json.dumps(listener.heard)
            assert stored(database, code) == []

    asyncio.run(build())


def test_others_hear_how_far_a_seat_is_and_not_what_it_lays(server: ServerProcess) -> None:
    """V-R36: at most once a second, without a number of the log, and whoever comes later is told too."""
    device, other, stranger = (Device(server.url) for _ in range(3))
    code = device.create("pf", game="dungeon")
    other.join(code)

    async def build() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            await to_building(socket, friend)
            work, seq = work_of(socket, 0), friend.seq
            told = []
            for works in ([rough(work)], [work, {**work, "path": work["path"][:3]}]):
                for left in works:
                    await socket.send(type="draft", seat=0, point=socket.point, work=left)
                told.append(await friend.hear_type("progress"))
            for message in told:
                PARTS["Progress"].validate(message["seats"]["0"])
            first, second = ({"cards": 4, "path": False}, {"cards": 5, "path": True})
            assert [message["seats"] for message in told] == [{"0": first}, {"0": second}]
            assert [message["point"] for message in told] == [socket.point] * 2
            assert friend.seq == seq
            assert work["layout"][0]["card"] not in json.dumps(told)
            async with stranger.sit(code) as watcher:
                assert await watcher.hear_type("progress") == told[1]
            await socket.done("decide", seat=0, point=socket.point, choice="nothing")
            async with stranger.sit(code) as watcher:
                await watcher.hear_type("welcome")
                await watcher.send(type="ping")
                assert (await watcher.hear_type("progress", "pong"))["type"] == "pong"
            assert sum(message["type"] == "progress" for message in friend.heard) == 2

    asyncio.run(build())


def test_a_draft_of_ten_megabytes_is_not_read(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dungeon", start=True)

    async def knock() -> int | None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            try:
                await socket.send(type="draft", seat=0, point=socket.point, work="x" * 10_000_000)
                while True:
                    await socket.hear()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    assert asyncio.run(knock()) in (1009, None)  # the connection may break before the reason is read
    assert device.get(f"/api/tables/{code}")["phase"] == "playing"


def test_after_a_kill_the_draft_is_there_and_counts_when_time_is_up(tmp_path: Path) -> None:
    """V-R34, V-T3: the last legal dungeon counts, and nobody is absent for building too long."""
    database = tmp_path / "t.db"
    server = ServerProcess(database, *PATIENT)
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf", game="dungeon", options={"time_limit": 60})
    other.join(code)

    async def begin() -> dict[str, Any]:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            await to_building(socket, friend)
            work = work_of(socket, 0)
            for left in (work, rough(work)):
                await socket.send(type="draft", seat=0, point=socket.point, work=left)
                async with asyncio.timeout(PATIENCE):
                    while stored(database, code) != [left]:
                        await asyncio.sleep(0.01)
            return work

    async def go_on(work: dict[str, Any]) -> None:
        async with device.sit(code) as socket:
            welcome = await socket.hear_type("welcome")
            assert own(socket, 0)["draft"] == rough(work)
            assert welcome["deadline"] == 0
            told = await socket.hear_type("events")
            (revealed,) = [event for event in told["events"] if event["event"] == "dungeons-revealed"]
            laid = [dungeon["submission"] for dungeon in revealed["dungeons"]]
            assert laid == [{"layout": work["layout"], "path": work["path"]}, None]
            assert not any(seat["absent"] for seat in socket.lobby["seats"])

    work = asyncio.run(begin())
    server.kill()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET at = at - 70000")
        connection.commit()
    with serving(database, *PATIENT, port=server.port):
        asyncio.run(go_on(work))
    assert stored(database, code) == []


def test_bots_build_like_people_and_are_done_soon_after_them(tmp_path: Path) -> None:
    """At this pace a bot builds for longer than the test would wait."""
    with serving(tmp_path / "t.db", "--bot-pace=0.6", *PATIENT[1:]) as server:
        device = Device(server.url)
        code = device.create("pb", bot="greedy", game="dungeon", start=True)

        async def build() -> None:
            async with device.sit(code) as socket:
                await play(socket, random.Random(3), until=is_building)
                assert socket.view is not None
                assert socket.heard[-1]["type"] == "events"
                point = socket.point
                await socket.done("decide", seat=0, point=point, choice="nothing")
                await socket.hear_until(lambda told: told["type"] == "events" and told["view"]["point"] != point)

        asyncio.run(build())


def test_on_one_device_each_seat_says_when_it_begins(server: ServerProcess) -> None:
    """V-R33: once a point, and everybody hears of it only where a time limit starts anew."""
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dungeon", options={"time_limit": 600}, start=True)

    async def build() -> None:
        async with device.sit(code) as socket:
            await to_building(socket)
            point = socket.point
            await socket.done("begin", id="b", seat=0, point=point)
            told = await socket.hear_type("events")
            assert (told["events"], told["view"]["point"]) == ([], point)
            assert 590_000 < told["deadline"] <= 600_000
            await socket.done("begin", id="b", seat=0, point=point)  # the same command again
            await socket.refused("not-now", "begin", seat=0, point=point)
            await socket.refused("past-point", "begin", seat=1, point=point - 1)
            await socket.done("decide", seat=0, point=point, choice="nothing")
            await socket.done("begin", seat=1, point=point)
            await socket.done("decide", seat=1, point=point, choice="nothing")
            while socket.point == point:
                await socket.hear()

    asyncio.run(build())
