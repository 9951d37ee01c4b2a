"""The life of a table before the match: made, listed, joined, changed, left, started."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from table_server import Device, ServerProcess, new_id, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("lobby") / "t.db",
        "--bot-pace=0",
        "--limit=requests_burst=1000",
        "--limit=tables_burst=1000",
        "--limit",
        "tables=60",
    ) as server:
        yield server


@pytest.fixture
def device(server: ServerProcess) -> Device:
    return Device(server.url)


def refusal(device: Device, path: str, **body: Any) -> tuple[int, str, str]:
    answer = device.request("POST", path, json=body)
    value = answer.json()
    return answer.status_code, value["code"], value["where"]


def wish(**changes: Any) -> dict[str, Any]:
    return {
        "game": "diamant",
        "seats": [{"kind": "person"}, {"kind": "bot", "bot": "odds"}],
        "players": [{"name": "Noa", "hat": 3}],
        "id": new_id(),
        **changes,
    }


def test_a_new_table(device: Device) -> None:
    code = device.create("pbf", names="Noa", clock=30, options={"edition": "2017"}, odds=False)
    assert re.fullmatch("[23456789abcdefghjkmnpqrstuvwxyz]{8}", code)
    lobby = device.get(f"/api/tables/{code}")
    assert lobby["options"] == {"edition": "2017", "relics": True, "hidden_chests": False}
    assert (lobby["clock"], lobby["public"], lobby["odds"], lobby["phase"], lobby["host"]) == (
        30,
        False,
        False,
        "lobby",
        0,
    )
    assert [seat["kind"] for seat in lobby["seats"]] == ["person", "bot", "free"]
    assert re.fullmatch("[0-9a-f]{64}", lobby["commitment"])
    assert lobby["house_variant"] is False
    assert (lobby["next"], lobby["shares"]) == (None, None)


def test_the_seat_cookie_is_safe(device: Device, server: ServerProcess) -> None:
    answer = device.request("POST", "/api/tables", json=wish())
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


def test_two_players_are_a_house_variant(device: Device) -> None:
    assert device.get(f"/api/tables/{device.create('pb')}")["house_variant"] is True


def test_public_tables_with_a_free_seat_are_listed(device: Device, server: ServerProcess) -> None:
    shown = device.create("pf", public=True)
    hidden = [device.create("pf"), device.create("pb", public=True)]
    listed = [lobby["table"] for lobby in device.get("/api/tables")["tables"]]
    assert listed[0] == shown
    assert not set(hidden) & set(listed)
    Device(server.url).join(shown)
    assert shown not in [lobby["table"] for lobby in device.get("/api/tables")["tables"]]


def test_names_and_hats(device: Device, server: ServerProcess) -> None:
    code = device.create("pfbf", names="Noa")
    other = Device(server.url)
    assert other.join(code, "Ada,Ben") == [1, 3]
    seats = device.get(f"/api/tables/{code}")["seats"]
    assert [seat["name"] for seat in seats][1::2] == ["Ada", "Ben"]
    assert len({seat["hat"] for seat in seats}) == 4
    for name in ("", "x" * 21, " Noa", "a\u202eb", "a\nb", "\u2003"):
        assert refusal(device, "/api/tables", **wish(players=[{"name": name}])) == (422, "bad-name", "players.0.name")
    assert refusal(device, "/api/tables", **wish(players=[{"name": "Noa", "hat": 8}]))[2] == "players.0.hat"


def test_a_device_may_add_another_player(device: Device) -> None:
    code = device.create("pff")
    assert device.join(code, "Ada") == [0, 1]

    async def look() -> list[int]:
        async with device.sit(code) as socket:
            return list((await socket.hear_type("welcome"))["you"])

    assert asyncio.run(look()) == [0, 1]


@pytest.mark.parametrize(
    ("changes", "status", "code", "where"),
    [
        ({"options": {"edition": "1999"}}, 422, "bad-options", "options.edition"),
        ({"options": {"edition": "2017", "relics": False}}, 422, "bad-options", "options.relics"),
        ({"options": {"custom": {"expeditions": 0}}}, 422, "bad-options", "options.custom.expeditions"),
        ({"game": "chess"}, 422, "bad-options", "game"),
        ({"seats": []}, 422, "bad-message", "seats"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "genius"}]}, 422, "bad-message", "bot"),
        ({"seats": [{"kind": "person"}, {"kind": "bot"}]}, 422, "bad-message", "bot"),
        ({"seats": [{"kind": "person"}, {"kind": "person"}]}, 422, "bad-message", "players"),
        ({"seats": [{"kind": "person"}, {"kind": "free"}], "start": True}, 409, "not-now", ""),
        ({"clock": 7}, 422, "bad-message", "clock"),
        ({"share": "00" * 16}, 409, "old-page", "share"),
        ({"id": "short"}, 422, "bad-message", "id"),
        ({"id": "x" * 65}, 422, "bad-message", "id"),
        ({"id": "a word with spaces"}, 422, "bad-message", "id"),
        ({"unknown": 1}, 422, "bad-message", "unknown"),
        ({"public": "yes"}, 422, "bad-message", "public"),
    ],
)
def test_tables_that_cannot_be(device: Device, changes: dict[str, Any], status: int, code: str, where: str) -> None:
    assert refusal(device, "/api/tables", **wish(**changes)) == (status, code, where)


def test_joining_what_cannot_be_joined(device: Device, server: ServerProcess) -> None:
    other = Device(server.url)
    code = device.create("pf")
    players = {"players": [{"name": "Ada"}, {"name": "Ben"}], "id": new_id()}
    assert refusal(other, f"/api/tables/{code}/seats", **players)[:2] == (409, "table-full")
    assert refusal(other, f"/api/tables/{code}/seats", **{**players, "players": []}) == (422, "bad-message", "players")
    assert refusal(other, "/api/tables/zzzzzz/seats", **players)[:2] == (404, "no-such-table")
    started = device.create("pb", start=True)
    assert refusal(other, f"/api/tables/{started}/seats", **players)[:2] == (409, "not-now")


def test_only_the_host_changes_seats(device: Device, server: ServerProcess) -> None:
    other = Device(server.url)
    code = device.create("pff")
    other.join(code)

    async def change() -> None:
        async with device.sit(code) as host, other.sit(code) as guest:
            await guest.refused("not-host", "seat", seat=2, kind="bot", bot="bold")
            await guest.refused("not-host", "start")
            await host.refused("not-now", "start")
            await host.refused("not-now", "seat", seat=1, kind="free")
            await host.refused("bad-message", "seat", seat=2, kind="bot", bot="genius")
            await host.refused("not-your-seat", "seat", seat=7, kind="free")
            await host.done("seat", seat=2, kind="bot", bot="bold")
            told = await guest.hear_until(lambda message: message["type"] == "lobby" and message["seq"] > 2)
            assert told["lobby"]["seats"][2]["bot"] == "bold"
            await host.done("seat", seat=2, kind="free")
            await host.done("seat", seat=2, kind="bot", bot="timid")
            await host.done("start")
            await host.refused("not-now", "seat", seat=2, kind="free")
            await host.refused("not-now", "start")

    asyncio.run(change())


def test_the_host_leaves_and_the_next_person_is_host(device: Device, server: ServerProcess) -> None:
    other = Device(server.url)
    code = device.create("pf")
    other.join(code)

    async def leave() -> None:
        async with device.sit(code) as host, other.sit(code) as guest:
            await host.done("leave", seat=0)
            await host.refused("not-your-seat", "leave", seat=0)
            told = await guest.hear_until(lambda message: message["type"] == "lobby" and message["lobby"]["host"] == 1)
            assert told["lobby"]["seats"][0]["kind"] == "free"
            await guest.done("seat", seat=0, kind="bot", bot="odds")
            await guest.done("start")

    asyncio.run(leave())


def test_nothing_is_there_before_the_end(device: Device) -> None:
    code = device.create("pb")
    answer = device.request("GET", f"/api/tables/{code}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


def test_the_invite_as_a_picture(device: Device) -> None:
    code = device.create("pf")
    answer = device.request("GET", f"/api/tables/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert device.request("GET", "/api/tables/zzzzzz/qr.svg").status_code == 404


def test_settings(device: Device) -> None:
    settings = device.get("/api/settings")
    assert settings["clocks"] == [None, 15, 30, 60, 86400]
    assert "well-played" in settings["chat"]
    diamant = settings["games"]["diamant"]
    assert "survivor" in diamant["bots"]
    assert (diamant["stand_in"], diamant["seats"], diamant["clocks"]) == ("odds", [1, 8], settings["clocks"])
    assert {edition["name"]: edition["relics"] for edition in diamant["form"]["editions"]} == {
        "2017": "always", "2024": "variant", "international": "variant",
    }  # fmt: skip


def test_metrics_and_health(device: Device) -> None:
    assert device.get("/healthz") == {"status": "ok"}
    text = device.request("GET", "/metrics").text
    assert re.search(r"^tacora_tables \d+$", text, re.M)
    assert re.search(r'^tacora_commit_seconds_bucket\{le="\+Inf"\} [1-9]', text, re.M)


def test_the_limit_of_tables(device: Device) -> None:
    answers = [device.request("POST", "/api/tables", json=wish()) for _ in range(61)]
    assert answers[-1].status_code == 503
    assert answers[-1].json()["code"] == "too-many"
