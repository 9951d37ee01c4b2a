"""Many games at once on a server that is killed again and again: what was accepted is there, once.

python tests/kill_games.py --games 50 --kills 40                    the long run
python tests/kill_games.py --games 20 --kills 20 --game dungeon
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from dungeon_tables import decision
from table_server import Device, ServerProcess, Socket, url_for
from tacora.core.jsonable import Json
from tacora.server.wire import WIRES

PEOPLE = 2
TROUBLE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


@dataclass
class Person:
    """A scripted person: decides, repeats what was not answered, and remembers every accepted decision."""

    device: Device
    code: str
    seat: int
    think: float
    game: str = "diamant"
    accepted: dict[str, tuple[int, Json]] = field(default_factory=dict)
    unanswered: dict[str, tuple[int, Json]] = field(default_factory=dict)
    answered_twice: int = 0
    reconnects: int = -1

    async def play(self) -> None:
        """To the end of the game, however often the server goes away."""
        while True:
            self.reconnects += 1
            try:
                async with self.device.sit(self.code, open_timeout=5, ping_interval=None) as socket:
                    if await self._play_on(socket):
                        return
            except TROUBLE:
                await asyncio.sleep(random.uniform(0.05, 0.3))
                self.come_back()

    def come_back(self) -> None:
        """Before the next try."""

    async def _play_on(self, socket: Any) -> bool:
        for name, (point, choice) in self.unanswered.items():
            await socket.send(type="decide", id=name, seat=self.seat, point=point, choice=choice)
        for name, (point, choice) in list(self.accepted.items())[-1:]:  # and one too many
            await socket.send(type="decide", id=name, seat=self.seat, point=point, choice=choice)
        asked = -1
        while True:
            message = await socket.hear()
            if message["type"] == "accepted":
                self.answered_twice += message["id"] in self.accepted
                if message["id"] in self.unanswered:
                    self.accepted[message["id"]] = self.unanswered.pop(message["id"])
            elif message["type"] == "refused" and message["id"].startswith("c"):
                pass  # a hash or a share that was on disk already
            elif message["type"] == "refused":
                # the choice never reached the disk, and the game could not go on without it
                raise AssertionError(message)
            elif socket.lobby.get("phase") == "over" and not self.unanswered:
                return True
            await self._begin(socket)
            view = socket.view
            if view is not None and self._owes(socket) and view["point"] != asked:
                asked = view["point"]
                if any(point == asked for point, _ in (*self.unanswered.values(), *self.accepted.values())):
                    continue
                await asyncio.sleep(random.uniform(0, self.think))
                name = f"{asked}.{random.randrange(1 << 30)}"
                choice = self._choice(view)
                self.unanswered[name] = (asked, choice)
                await socket.send(type="decide", id=name, seat=self.seat, point=asked, choice=choice)

    async def _begin(self, socket: Socket) -> None:
        """Do what the shuffle needs; the host starts after a while. The server may die at each step of it."""
        lobby = socket.lobby
        if lobby["phase"] != "lobby":
            return
        await asyncio.sleep(random.uniform(0, self.think / 3))
        await socket.shuffle()
        is_ready = all(one["hash"] for one in lobby["hashes"]) and not lobby["opening"]
        if self.seat == 0 and is_ready:
            await socket.send(type="start", id="c-start")

    def _owes(self, socket: Socket) -> bool:
        if self.game == "dungeon":
            return socket.view is not None and self.seat in socket.view["pending"]
        return socket.owing == [self.seat]

    def _choice(self, view: dict[str, Any]) -> Json:
        if self.game == "dungeon":
            return decision(view, self.seat, random.Random())
        return "continue" if random.random() < 0.75 else "return"


async def play_and_kill(
    database: Path | str, games: int, kills: int, think: float, game: str = "diamant"
) -> tuple[list[Person], int]:
    """Play all games to the end; the people, and how often the server was killed."""
    pace = 0.05 if game == "diamant" else 0
    limits = (
        "bot_processes=1",
        "requests_burst=10000",
        "tables_burst=10000",
        "messages_burst=1000",
        "handshakes_burst=10000",
    )
    options = (f"--bot-pace={pace}", *(f"--limit={limit}" for limit in limits))
    server = ServerProcess(database, *options)
    people = []
    for _ in range(games):
        devices = [Device(server.url) for _ in range(PEOPLE)]
        code = devices[0].create("pfbb", game=game, bot=WIRES[game].stand_in)
        devices[1].join(code)
        people += [Person(device, code, seat, think, game) for seat, device in enumerate(devices)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    killed = 0
    try:
        while killed < kills and not all(task.done() for task in tasks):
            await asyncio.sleep(random.uniform(0.3, 2.0 if think > 0.1 else 0.6))  # before quick games are over
            await asyncio.to_thread(server.kill)
            killed += 1
            server = await asyncio.to_thread(ServerProcess, database, *options, port=server.port)
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
    finally:
        for task in tasks:
            task.cancel()
        assert await asyncio.to_thread(server.stop) == 0
        assert "Traceback" not in server.log, server.log
    return people, killed


def check(database: Path | str, people: list[Person]) -> int:
    """Compare what people were told with what is on disk; how many decisions were."""
    engine = create_engine(url_for(database))
    with engine.connect() as connection:
        logs: dict[str, list[tuple[Any, ...]]] = {person.code: [] for person in people}
        epochs: dict[str, list[int]] = {person.code: [] for person in people}
        for code, epoch, *row in connection.execute(
            text("SELECT table_code, epoch, number, device, command, body FROM entries ORDER BY table_code, number")
        ):
            logs[code].append(tuple(row))
            epochs[code].append(epoch)
        phases = {row.code: row.phase for row in connection.execute(text("SELECT code, phase FROM tables"))}
    engine.dispose()
    assert set(phases.values()) == {"over"}, phases
    for code, log in logs.items():
        assert [number for number, *_ in log] == list(range(1, len(log) + 1)), code
        assert epochs[code] == sorted(epochs[code]), "an owner wrote after the next one"
    total = 0
    for person in people:
        stored: dict[str, tuple[int, Json]] = {}
        points = []
        for _, device, command, body in logs[person.code]:
            act = json.loads(body)
            if act["entry"] == "chose" and act["seat"] == person.seat:
                assert device == person.seat
                assert command not in stored, "applied twice"
                stored[command] = (act["point"], act["choice"])
                points.append(act["point"])
        assert stored == person.accepted, "what was accepted is what is on disk"
        assert points == sorted(set(points)), "once a point"
        total += len(stored)
    return total


def main() -> None:
    """The long run."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=50)
    options.add_argument("--kills", type=int, default=40)
    options.add_argument("--think", type=float, default=1.5)
    options.add_argument("--game", choices=("diamant", "dungeon"), default="diamant")
    asked = options.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as directory:
        database = Path(directory) / "kill.db"
        people, killed = asyncio.run(play_and_kill(database, asked.games, asked.kills, asked.think, asked.game))
        total = check(database, people)
    again = sum(person.answered_twice for person in people)
    print(  # noqa: T201
        f"{asked.games} games, {killed} kills, {total} decisions accepted, none lost, none applied twice "
        f"({again} repeated commands answered again) in {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
