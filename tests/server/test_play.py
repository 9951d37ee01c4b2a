"""Whole games over real sockets: alone with bots, with people, on one device, watched, interrupted."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reference_fair import is_as_promised, redrawn
from table_server import Device, ServerProcess, Socket, cautious, new_id, serving

PATIENT = ("--limit=requests_burst=1000", "--limit=tables_burst=1000", "--limit=messages_burst=1000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("play") / "t.db", "--bot-pace=0", *PATIENT) as server:
        yield server


async def _play(device: Device, code: str) -> Socket:
    async with device.sit(code) as socket:
        await socket.hear_type("welcome")
        await socket.play(cautious)
        return socket


def test_one_person_and_three_bots(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pbbb", start=True)
    socket = asyncio.run(_play(device, code))
    view = socket.view
    assert view is not None
    assert view["expedition"] == 5
    assert view["winners"] == [seat for seat in range(4) if view["scores"][seat] == max(view["scores"])]
    record = device.get(f"/api/tables/{code}/record")
    assert [seat.get("bot") for seat in record["seats"]] == [None, "odds", "odds", "odds"]
    assert len({seat["name"] for seat in record["seats"]}) == 4


def test_four_people_see_the_same_game(server: ServerProcess) -> None:
    devices = [Device(server.url) for _ in range(4)]
    code = devices[0].create("pfff", options={"edition": "2024", "relics": True})
    for number, device in enumerate(devices[1:], start=1):
        assert device.join(code, f"P{number}") == [number]

    async def game() -> list[Socket]:
        async with devices[0].sit(code) as host:
            await host.done("start")
        return await asyncio.gather(*(_play(device, code) for device in devices))

    sockets = asyncio.run(game())
    told = [
        {message["seq"]: message["events"] for message in socket.heard if message["type"] == "events"}
        for socket in sockets
    ]
    assert told[0]
    for others in told[1:]:
        assert all(told[0][seq] == events for seq, events in others.items() if seq in told[0])
    assert all(socket.you == [seat] for seat, socket in enumerate(sockets))
    first = sockets[0].view
    assert first is not None
    for socket in sockets:
        assert socket.view == first


def test_hot_seat_with_hidden_chests(server: ServerProcess) -> None:
    together, other = Device(server.url), Device(server.url)
    code = together.create("pfp", names="Ada,Ben", options={"hidden_chests": True})
    assert other.join(code, "Cleo") == [1]

    async def game() -> tuple[Socket, Socket]:
        async with together.sit(code) as host:
            await host.done("start")
        return await asyncio.gather(_play(together, code), _play(other, code))

    two, one = asyncio.run(game())
    assert two.you == [0, 2]
    views = [message["view"] for message in two.heard if message["type"] == "events"]
    assert any(view["chests"][0] and view["chests"][2] for view in views)
    assert all(view["chests"][1] is None for view in views if view["phase"] != "over")
    assert all(set(view["alone"]) <= {"0", "2"} for view in views)
    views = [message["view"] for message in one.heard if message["type"] == "events"]
    assert all(view["chests"][0] is view["chests"][2] is None for view in views if view["phase"] != "over")


def test_a_spectator_sees_and_may_do_nothing(server: ServerProcess) -> None:
    device, stranger = Device(server.url), Device(server.url)
    code = device.create("pb", start=True)

    async def game() -> Socket:
        async with stranger.sit(code) as watching:
            await watching.hear_type("welcome")
            await watching.refused("not-your-seat", "decide", seat=0, point=1, choice="continue")
            await watching.refused("not-host", "start")
            await watching.refused("not-your-seat", "chat", seat=0, preset="hello")
            player = asyncio.create_task(_play(device, code))
            await watching.play(cautious)
            await player
            await watching.refused("not-your-seat", "rematch")
            return watching

    watching = asyncio.run(game())
    assert watching.you == []
    welcome = watching.heard[0]
    assert welcome["chosen"] == {}
    assert all(not message["view"]["alone"] for message in watching.heard if message["type"] == "events")


def test_events_are_told_to_the_log_once_each(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pbb", start=True)

    async def game() -> tuple[Socket, dict[str, Any]]:
        socket = await _play(device, code)
        async with device.sit(code) as again:
            return socket, await again.hear_type("welcome")

    socket, welcome = asyncio.run(game())
    told = [event for message in socket.heard if message["type"] == "events" for event in message["events"]]
    log = welcome["log"]
    assert log[0]["event"] == "expedition-began"
    assert log[-1]["event"] == "game-ended"
    first = socket.heard[0]["log"]
    assert log == first + told


def test_reconnecting_with_since_tells_what_was_missed(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf")
    other.join(code)

    async def game() -> None:
        async with other.sit(code) as friend:
            async with device.sit(code) as socket:
                await socket.done("start")
                await socket.hear_type("events")
                seq, point = socket.seq, socket.point
                await socket.done("decide", seat=0, point=point, choice="continue")
                assert socket.heard[-1]["type"] == "accepted"
                seq = socket.seq
            await friend.done("decide", seat=1, point=point, choice="continue")
            await friend.hear_until(lambda message: message["type"] == "events" and message["view"]["point"] > point)
            async with device.sit(code, since=seq) as back:
                welcome = await back.hear_type("welcome")
                assert welcome["seq"] > seq
                assert welcome["missed"] >= 2
                assert welcome["log"][-welcome["missed"]]["event"] == "choices-revealed"
                assert welcome["you"] == [0]

    asyncio.run(game())


def test_own_choice_is_told_back_and_only_to_its_device(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf")
    other.join(code)

    async def game() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            await socket.hear_type("events")
            point = socket.point
            await socket.done("decide", seat=0, point=point, choice="return")
            mark = await friend.hear_type("decided")
            assert mark["seats"] == [0]
            heard, seq = len(friend.heard), friend.seq
            # D-E8: nobody learns that a choice was changed: no message, and no number missing
            await socket.done("decide", seat=0, point=point, choice="continue")
            await friend.send(type="ping")
            await friend.hear_type("pong")
            assert [message["type"] for message in friend.heard[heard:]] == ["pong"]
            async with device.sit(code) as tab, other.sit(code) as friends_tab:
                assert (await tab.hear_type("welcome"))["chosen"] == {"0": "continue"}
                assert tab.heard[0]["decided"] == [0]
                welcome = await friends_tab.hear_type("welcome")
                assert welcome["chosen"] == {}
                assert welcome["seq"] == seq
            await friend.done("decide", seat=1, point=point, choice="return")
            revealed = await friend.hear_type("events")
            assert revealed["events"][0]["stayed"] == [0]

    asyncio.run(game())


def test_a_command_is_never_applied_twice(server: ServerProcess) -> None:
    device = Device(server.url)
    code = device.create("pp", names="Ada,Ben", start=True)

    async def game() -> None:
        async with device.sit(code) as socket:
            await socket.hear_type("welcome")
            point = socket.point
            first = await socket.done("decide", id="a", seat=0, point=point, choice="return")
            again = await socket.done("decide", id="a", seat=0, point=point, choice="return")
            assert again == first
            # the id counts, not what it is sent with
            await socket.done("decide", id="a", seat=0, point=point, choice="continue")
            await socket.done("decide", id="b", seat=1, point=point, choice="continue")
            revealed = await socket.hear_type("events")
            assert revealed["events"][0] == {"event": "choices-revealed", "stayed": [1], "left": [0]}
            assert (await socket.done("decide", id="a", seat=0, point=point, choice="return")) == first
            # reordered: a new command for a point that is past changes nothing
            await socket.refused("past-point", "decide", id="c", seat=0, point=point, choice="continue")

    asyncio.run(game())


def test_every_draw_of_a_record_can_be_recomputed(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pfb", options={"edition": "2017"})
    other.join(code)
    before = device.get(f"/api/tables/{code}")
    assert before["shares"] is None

    async def game() -> None:
        async with device.sit(code) as host:
            await host.done("start")
        await asyncio.gather(_play(device, code), _play(other, code))

    asyncio.run(game())
    record = device.get(f"/api/tables/{code}/record")
    fair = record["fair"]
    assert (fair["scheme"], fair["attempts"]) == ("tacora-fair/2", 0)
    assert fair["commitment"] == before["commitment"]
    after = device.get(f"/api/tables/{code}")
    assert fair["shares"] == [device.share, other.share] == after["shares"]
    assert fair["hashes"] == [one["hash"] for one in after["hashes"]]
    assert is_as_promised(fair)
    assert redrawn(record) == [step["chance"] for step in record["steps"] if "chance" in step]
    assert json.dumps(record).count(fair["seed"]) == 1


def test_chat_goes_to_all_with_a_rate_limit(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf")
    other.join(code)

    async def talk() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await friend.hear_type("welcome")
            await socket.done("chat", seat=0, preset="well-played")
            said = await friend.hear_type("chat")
            assert (said["seat"], said["preset"]) == (0, "well-played")
            await socket.refused("bad-message", "chat", seat=0, preset="something rude")
            answers = [await socket.ask("chat", seat=0, preset="hello") for _ in range(6)]
            assert answers[-1].get("code") == "too-fast"
            async with other.sit(code) as again:
                assert (await again.hear_type("welcome"))["chat"][0]["preset"] == "well-played"

    asyncio.run(talk())


def test_rematch_keeps_the_seats(server: ServerProcess) -> None:
    device, other, stranger = Device(server.url), Device(server.url), Device(server.url)
    code = device.create("pfb", clock=60)
    other.join(code, "Ben")

    async def game() -> str:
        async with device.sit(code) as host:
            await host.done("start")
            await host.refused("not-now", "rematch")
        await asyncio.gather(_play(device, code), _play(other, code))
        async with device.sit(code) as socket, other.sit(code) as friend:
            await friend.hear_type("welcome")
            await socket.done("rematch")
            told = await friend.hear_until(lambda message: message["type"] == "lobby" and message["lobby"]["next"])
            await friend.done("rematch")  # both pressed the button
            return str(told["lobby"]["next"])

    following = asyncio.run(game())
    lobby = device.get(f"/api/tables/{following}")
    assert [seat["name"] for seat in lobby["seats"]] == [
        seat["name"] for seat in device.get(f"/api/tables/{code}")["seats"]
    ]
    assert [seat["reserved"] for seat in lobby["seats"]] == [True, True, False]
    assert lobby["clock"] == 60
    wish = {"rematch": code, "id": new_id()}
    refused = stranger.request("POST", f"/api/tables/{following}/seats", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    assert other.post(f"/api/tables/{following}/seats", **wish)["seats"] == [1]
    assert device.get(f"/api/tables/{following}")["host"] == 1  # who is back first, until the first person is, too
    assert other.post(f"/api/tables/{following}/seats", **wish)["seats"] == [1]

    async def second_game() -> None:
        assert device.post(f"/api/tables/{following}/seats", **wish)["seats"] == [0]
        async with device.sit(following) as host:
            await host.done("start")
        await asyncio.gather(_play(device, following), _play(other, following))

    asyncio.run(second_game())


def test_leaving_in_play_gives_the_seat_to_a_bot(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf")
    other.join(code, "Ben")

    async def game() -> None:
        async with device.sit(code) as socket, other.sit(code) as friend:
            await socket.done("start")
            await friend.done("leave", seat=1)
            told = await socket.hear_until(
                lambda message: message["type"] == "lobby" and message["lobby"]["seats"][1]["kind"] == "bot"
            )
            assert told["lobby"]["seats"][1]["name"] == "Ben"
            await friend.refused("not-your-seat", "decide", seat=1, point=1, choice="continue")
        await _play(device, code)

    asyncio.run(game())


def test_presence_is_told(server: ServerProcess) -> None:
    device, other = Device(server.url), Device(server.url)
    code = device.create("pf")
    other.join(code)

    async def look() -> None:
        async with device.sit(code) as socket:
            welcome = await socket.hear_type("welcome")
            assert [seat["present"] for seat in welcome["lobby"]["seats"]] == [True, False]
            async with other.sit(code):
                told = await socket.hear_type("lobby")
                assert [seat["present"] for seat in told["lobby"]["seats"]] == [True, True]
            told = await socket.hear_type("lobby")
            assert [seat["present"] for seat in told["lobby"]["seats"]] == [True, False]
            assert told["seq"] == welcome["seq"]

    asyncio.run(look())


def test_where_too_many_strong_bots_wait_quick_ones_decide_and_the_game_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "t.db", "--bot-pace=0", "--limit=bot_questions=1")
    try:
        device = Device(server.url)
        code = device.create("pbbb", bot="hard", start=True)

        async def play() -> None:
            async with device.sit(code) as seat:
                await seat.hear_type("welcome")
                await seat.play(lambda *_: "return")

        asyncio.run(play())
        assert device.get(f"/api/tables/{code}")["phase"] == "over"
    finally:
        server.stop()
    assert "the diamant bot hard failed" in server.log
    assert "1 questions wait already" in server.log
