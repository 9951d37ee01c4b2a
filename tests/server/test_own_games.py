"""Where a device plays: the server tells it to that device alone, and tries no codes out for anybody."""

import asyncio
from collections.abc import Iterator

import pytest

from table_server import Device, ServerProcess, cautious, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = (
        "games=3",
        "games_burst=12",
        "games_per_second=0.001",
        "requests_burst=1000",
        "tables_burst=1000",
        "messages_burst=1000",
    )
    options = (f"--limit={limit}" for limit in limits)
    with serving(tmp_path_factory.mktemp("games") / "t.db", "--bot-pace=0", "--proxy=127.0.0.1", *options) as server:
        yield server


def games(device: Device, address: str = "10.0.0.1") -> list[tuple[str, str]]:
    answer = device.request("GET", "/api/games", headers={"X-Forwarded-For": address})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return [(game["lobby"]["table"], game["lobby"]["phase"]) for game in answer.json()["games"]]


def test_a_device_is_told_its_tables_and_whose_turn_it_is(server: ServerProcess) -> None:
    noa, ben = Device(server.url), Device(server.url)
    lobby = noa.create("pf")
    playing = noa.create("pb", start=True)
    assert games(noa) == [(playing, "playing"), (lobby, "lobby")]
    told = noa.request("GET", "/api/games", headers={"X-Forwarded-For": "10.0.0.1"}).json()["games"]
    assert (told[0]["you"], told[0]["waiting"], told[0]["winners"]) == ([0], [0], [])
    assert games(ben) == []
    ben.join(lobby)
    assert games(ben) == [(lobby, "lobby")]

    async def end() -> None:
        async with noa.sit(playing) as socket:
            await socket.play(cautious)
        async with ben.sit(lobby) as socket:
            await socket.hear_type("welcome")
            await socket.done("leave", seat=1)

    asyncio.run(end())
    assert games(noa) == [(lobby, "lobby"), (playing, "over")]  # what goes on comes first
    assert games(ben) == []


def test_the_list_has_an_end_and_belongs_to_one_device(server: ServerProcess) -> None:
    noa, thief = Device(server.url), Device(server.url)
    codes = [noa.create("pf") for _ in range(4)]
    assert [code for code, _ in games(noa, "10.0.0.2")] == codes[:0:-1]
    thief.create("pf")
    (listed,) = (cookie for cookie in noa.cookies.jar if cookie.name == "tacora-games")
    thief.cookies.jar.set_cookie(listed)
    assert games(thief, "10.0.0.2") == []  # signed for another
    assert listed.path == "/api"


def test_it_is_not_asked_for_without_end(server: ServerProcess) -> None:
    noa = Device(server.url)
    answers = [noa.request("GET", "/api/games", headers={"X-Forwarded-For": "10.0.0.3"}).status_code for _ in range(13)]
    assert answers == [200] * 12 + [429]
