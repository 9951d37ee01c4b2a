"""A game that no file of ours names, on the real server: any JSON as a decision, secrets, final decisions, facts."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from table_server import DICE, Device, ServerProcess, Socket, serving

PATIENT = ("--bot-pace=0", "--limit=requests_burst=1000", "--limit=tables_burst=1000", "--limit=messages_burst=1000")
STAY = "stay"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("seam") / "t.db", *PATIENT, packages=[DICE]) as server:
        yield server


def roll(guess: int) -> dict[str, int]:
    return {"guess": guess}


async def take_turn(moves: list[tuple[Socket, int, Any]]) -> None:
    """Everybody decides, in this order, and hears what happened."""
    point = moves[0][0].point
    for socket, seat, choice in moves:
        await socket.done("decide", seat=seat, point=point, choice=choice)
    for socket in {id(socket): socket for socket, _, _ in moves}.values():
        while socket.point == point:
            await socket.hear()


def events(socket: Socket, kind: str) -> list[dict[str, Any]]:
    told = [event for message in socket.heard for event in message.get("events", [])]
    return [event for event in told if event["event"] == kind]


def is_over(socket: Socket) -> bool:
    return socket.view is not None and not socket.view["pending"]


def test_the_game_is_offered_with_its_bots_and_seats(server: ServerProcess) -> None:
    games = Device(server.url).get("/api/settings")["games"]
    assert list(games) == ["diamant", "dungeon", "dice"]
    assert games["dice"] == {
        "bots": ["steady", "gambler"], "stand_in": "steady", "seats": [2, 4], "clocks": [None, 15, 30, 60, 86400],
        "gentle_clock": 60, "form": {},
    }  # fmt: skip


def test_options_are_the_games_own(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dice", options={"goal": 30})
    assert device.get(f"/api/tables/{code}")["options"] == {"goal": 30}
    wish = {
        "game": "dice", "seats": [{"kind": "person"}], "players": [{"name": "Ada"}],
        "id": "0123456789abcdef",
    }  # fmt: skip
    answer = device.request("POST", "/api/tables", json=wish)
    assert (answer.status_code, answer.json()["where"]) == (422, "seats")


def test_a_whole_race_with_a_bot(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pb", bot="gambler", game="dice", start=True)

    async def race() -> Socket:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            while not is_over(socket):
                await take_turn([(socket, 0, STAY)])
            return socket

    socket = asyncio.run(race())
    assert socket.view is not None
    record = device.get(f"/api/tables/{code}/record")
    assert (record["game"], record["rules"], record["format"]) == ("dice", "1", "tacora-match/2")
    assert socket.view["winners"] == [
        seat for seat in (0, 1) if socket.view["scores"][seat] == max(socket.view["scores"])
    ]
    assert [len(draw) for draw in record["fair"]["draws"]] == [2] * sum("chance" in step for step in record["steps"])


def test_every_seat_sees_its_own_charms_and_events_alone(server: ServerProcess) -> None:
    hot_seat, other, stranger = (Device(server.url) for _ in range(3))
    code = hot_seat.create("ppf", names="Ada,Ben", game="dice", options={"goal": 100})
    assert other.join(code, "Cleo") == [2]

    async def race() -> tuple[Socket, Socket, Socket, list[dict[str, Any]]]:
        async with AsyncExitStack() as stack:
            two, one, nobody = [
                await stack.enter_async_context(device.sit(code)) for device in (hot_seat, other, stranger)
            ]
            await two.done("start")
            for socket in (two, one, nobody):
                await socket.hear_type("events")
            while not is_over(two):
                await take_turn([(two, 0, roll(2)), (two, 1, roll(3)), (one, 2, roll(4))])
            while not is_over(nobody):
                await nobody.hear()
            welcomes = []
            for device in (hot_seat, other, stranger):
                back = await stack.enter_async_context(device.sit(code, since=two.heard[0]["seq"]))
                welcomes.append(await back.hear_type("welcome"))
            return two, one, nobody, welcomes

    two, one, nobody, welcomes = asyncio.run(race())
    thrown = [event["pips"] for event in events(nobody, "die-thrown")]
    charms = [thrown.count(pips) for pips in (2, 3, 4)]
    assert sum(charms) > 0
    for socket, seats in ((two, (0, 1)), (one, (2,)), (nobody, ())):
        found = events(socket, "charm-found")
        assert [sum(event["seat"] == seat for event in found) for seat in (0, 1, 2)] == [
            charms[seat] if seat in seats else 0 for seat in (0, 1, 2)
        ]
        assert [event["pips"] for event in events(socket, "die-thrown")] == thrown
        views = [message["view"] for message in socket.heard if message["type"] == "events"]
        assert all(view["open"]["charms"] == [None] * 3 for view in views if view["pending"])
        assert all(set(view["own"]) == {str(seat) for seat in seats} for view in views)
        for seat in seats:
            own = [view["own"][str(seat)]["charms"] for view in views if view["pending"]]
            assert all(known[seat] is not None and known.count(None) == 2 for known in own)
    for socket, welcome in zip((two, one, nobody), welcomes, strict=True):
        told = [event for message in socket.heard for event in message.get("events", [])]
        assert welcome["log"] == told
        assert welcome["missed"] == len(told)


def test_a_decision_is_any_json_that_the_game_reads(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dice", start=True)

    async def decide() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            decide = {"seat": 0, "point": socket.point}
            wrongs: list[Any] = [
                "fly",
                "s" * 60,
                3,
                None,
                [],
                {},
                {"guess": 7},
                {"guess": True},
                {"guess": 1, "more": 2},
            ]
            for wrong in wrongs:
                said = await socket.refused("illegal-move", "decide", **decide, choice=wrong)
                assert said == "choice: stay, or guess a die from 1 to 6 (T-2)"
            said = await socket.refused("too-large", "decide", **decide, choice=["x" * 3072])
            assert said == "a choice has at most 3072 bytes"
            deep: Any = []
            for _ in range(900):
                deep = [deep]
            answer = await socket.ask("decide", **decide, choice=deep)
            assert answer["code"] in ("illegal-move", "bad-message")
            await socket.done("decide", **decide, choice={"guess": 6})
            async with device.sit(code) as tab:
                assert (await tab.hear_type("welcome"))["chosen"] == {"0": {"guess": 6}}

    asyncio.run(decide())


def test_a_final_decision_stands(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", game="dice", start=True)

    async def decide() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            await socket.done("decide", id="first", seat=0, point=point, choice=STAY)
            said = await socket.refused("illegal-move", "decide", seat=0, point=point, choice=roll(2))
            assert said == "seat 0: has decided, and a decision stands here (T-2)"
            await socket.done("decide", id="first", seat=0, point=point, choice=roll(2))  # the same command again
            async with device.sit(code) as tab:
                assert (await tab.hear_type("welcome"))["chosen"] == {"0": STAY}

    asyncio.run(decide())


def test_unfinished_work_is_given_back_to_its_seat_alone(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf", game="dice")
    other.join(code)

    async def leave() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            for one in (socket, friend):
                await one.hear_type("events")
            await socket.send(type="draft", seat=0, point=socket.point, work={"guess": 3})
            async with device.sit(code) as tab, other.sit(code) as third:
                assert (await tab.hear_type("welcome"))["view"]["drafts"] == {"0": {"guess": 3}}
                assert "drafts" not in (await third.hear_type("welcome"))["view"]
            await take_turn([(socket, 0, STAY), (friend, 1, STAY)])
            async with device.sit(code) as tab:
                assert "drafts" not in (await tab.hear_type("welcome"))["view"]

    asyncio.run(leave())


def test_who_was_first_follows_from_the_log_also_after_a_kill(tmp_path: Path) -> None:
    """The order in which decisions were accepted is noted, never drawn."""
    database = tmp_path / "t.db"
    server = ServerProcess(database, *PATIENT, packages=[DICE])
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf", game="dice", options={"goal": 100})
    other.join(code)

    async def begin() -> list[dict[str, Any]]:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            for one in (socket, friend):
                await one.hear_type("events")
            await take_turn([(friend, 1, STAY), (socket, 0, STAY)])
            await take_turn([(socket, 0, STAY), (friend, 1, STAY)])
            await friend.done("decide", seat=1, point=socket.point, choice=STAY)
            return events(socket, "first-told")

    async def go_on() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        async with device.sit(code) as socket:
            before = [event for event in (await socket.hear_type("welcome"))["log"] if event["event"] == "first-told"]
            await take_turn([(socket, 0, STAY)])
            return before, events(socket, "first-told")

    told = asyncio.run(begin())
    assert [event["seat"] for event in told] == [1, 0]
    server.kill()
    with serving(database, *PATIENT, port=server.port, packages=[DICE]):
        before, after = asyncio.run(go_on())
    assert before == told
    assert [event["seat"] for event in after] == [1]


def test_whoever_is_late_has_no_time(tmp_path: Path) -> None:
    """The clock runs out for both: nobody was first, and both stay."""
    database = tmp_path / "t.db"
    with serving(database, packages=[DICE]) as server:
        device = Device(server.url)
        code = device.create("pp", names="Ada,Ben", game="dice", clock=15, start=True)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET at = at - 20000")
        connection.commit()

    async def wait() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            told = await socket.hear_type("events")
            assert told["events"][0] == {"event": "first-told", "seat": None}
            assert told["view"]["open"]["steps"] == [1, 1]
            assert [seat["absent"] for seat in socket.lobby["seats"]] == [True, True]

    with serving(database, port=server.port, packages=[DICE]):
        asyncio.run(wait())
