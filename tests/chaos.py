"""Games on several workers and one PostgreSQL, while workers are killed, stopped and replaced, and the database too.

    PYTHONPATH=tests python tests/chaos.py --games 60 --workers 3 --blows 20      the long run: make chaos

Everybody comes to a random worker each time. In the end every accepted decision is in the log once and only once, all
games are over, and no owner of a table has written after the next one.
"""

import argparse
import asyncio
import random
import re
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from kill_games import PEOPLE, Person, check
from postgres_server import Postgres
from table_server import Device, ServerProcess
from tacora.server.leases import LEASE
from tacora.server.wire import WIRES

LIMITS = (
    "bot_processes=1",
    "requests_burst=10000",
    "messages_burst=1000",
    "handshakes_burst=10000",
    "pages_burst=10000",
)
OPTIONS = ("--bot-pace=0.05", *(f"--limit={limit}" for limit in LIMITS))
NUMBER = re.compile(r"worker (\d+) is here")
BLOWS = ("kill", "hang", "update", "database")
GAMES = ("diamant", "dungeon")
TAKEN_WITHIN = 5.0  # seconds, after a death


@dataclass
class House:
    """The workers, and the database that they share."""

    postgres: Postgres
    name: str
    workers: list[ServerProcess] = field(default_factory=list)
    logs: list[str] = field(default_factory=list)
    takeovers: list[float] = field(default_factory=list)

    def start(self) -> ServerProcess:
        """One more worker; every other one is as if on another machine."""
        here = f"127.0.0.{1 + len(self.logs) % 2}"
        self.logs.append("")
        worker = ServerProcess(self.postgres.url(self.name), *OPTIONS, f"--internal={here}")
        self.workers.append(worker)
        return worker

    @property
    def url(self) -> str:
        """Some worker's."""
        return random.choice(self.workers).url

    def forget(self, worker: ServerProcess) -> None:
        """It is gone, or going: nobody comes to it any more."""
        self.workers.remove(worker)

    def tables_of(self, numbers: list[str]) -> int:
        """How many open tables are these workers'."""
        with self.postgres.connect(self.name) as connection:
            asked = "SELECT 1 FROM tables WHERE owner = ANY(%s) AND phase IN ('lobby', 'playing')"
            return len(connection.execute(asked, [list(map(int, numbers))]).fetchall())

    async def watch(self, worker: ServerProcess) -> None:
        """Until others have the tables of a worker that is dead or hangs."""
        began, numbers = time.monotonic(), NUMBER.findall(worker.log)
        while await asyncio.to_thread(self.tables_of, numbers):
            assert time.monotonic() - began < 30, "nobody takes the tables"
            await asyncio.sleep(0.05)
        self.takeovers.append(time.monotonic() - began)


async def kill(house: House) -> None:
    """As the power going off."""
    worker = random.choice(house.workers)
    house.start()
    house.forget(worker)
    await asyncio.to_thread(worker.kill)
    await house.watch(worker)


async def hang(house: House) -> None:
    """A worker is stopped for longer than its lease, and wakes up: it may write nothing of what it had."""
    worker = random.choice(house.workers)
    worker.process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    await house.watch(worker)
    await asyncio.sleep(max(0.0, began + LEASE + 2 - time.monotonic()))
    worker.process.send_signal(signal.SIGCONT)


async def update(house: House) -> None:
    """Every worker is replaced, one after the other."""
    for worker in list(house.workers):
        await asyncio.to_thread(house.start)
        house.forget(worker)
        assert await asyncio.to_thread(worker.stop) == 0
        assert "Traceback" not in worker.log, worker.log


async def database(house: House) -> None:
    """PostgreSQL is stopped, well or not so well, and starts again."""
    await asyncio.to_thread(house.postgres.stop, random.choice(("fast", "immediate")))
    await asyncio.sleep(random.uniform(0, 1))
    await asyncio.to_thread(house.postgres.start)


class Wanderer(Person):
    """A person who comes to another worker each time."""

    house: House

    def come_back(self) -> None:
        """Anywhere."""
        self.device.url = self.house.url


async def play(house: House, games: int, blows: list[str], think: float, pause: float) -> list[Person]:
    """Play all games to the end while these things happen."""
    people: list[Person] = []
    for number in range(games):
        devices = [Device(house.url) for _ in range(PEOPLE)]
        game = GAMES[number % len(GAMES)]
        code = await asyncio.to_thread(devices[0].create, "pfbb", game=game, bot=WIRES[game].stand_in)
        await asyncio.to_thread(devices[1].join, code)
        for seat, device in enumerate(devices):
            person = Wanderer(device, code, seat, think, game)
            person.house = house
            people.append(person)
    tasks = [asyncio.create_task(person.play()) for person in people]
    try:
        for blow in blows:
            await asyncio.sleep(random.uniform(pause / 2, pause))
            if all(task.done() for task in tasks):
                break
            await globals()[blow](house)
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
    finally:
        for task in tasks:
            task.cancel()
    return people


def run(workers: int, games: int, blows: list[str], think: float, pause: float) -> tuple[House, list[Person], int]:
    """The whole story; how many decisions were accepted."""
    postgres = Postgres()
    house = House(postgres, postgres.new_database())
    try:
        for _ in range(workers):
            house.start()
        people = asyncio.run(play(house, games, blows, think, pause))
        for worker in list(house.workers):
            assert worker.stop() == 0, worker.log
            assert "Traceback" not in worker.log, worker.log
            house.forget(worker)
        return house, people, check(postgres.url(house.name), people)
    finally:
        for worker in house.workers:
            print(worker.log[-6000:], file=sys.stderr)
            worker.process.send_signal(signal.SIGCONT)
            worker.kill()
        postgres.remove()


def main() -> None:
    """The long run."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=60)
    options.add_argument("--workers", type=int, default=3)
    options.add_argument("--blows", type=int, default=20)
    options.add_argument("--think", type=float, default=1.5)
    options.add_argument("--pause", type=float, default=4.0)
    options.add_argument("--only", choices=BLOWS)
    asked = options.parse_args()
    began = time.monotonic()
    blows = [asked.only or random.choice(BLOWS) for _ in range(asked.blows)]
    house, people, total = run(asked.workers, asked.games, blows, asked.think, asked.pause)
    again: Any = sum(person.answered_twice for person in people)
    slowest = max(house.takeovers, default=0.0)
    print(
        f"{asked.workers} workers, {asked.games} games, {dict(Counter(blows))}: {total} decisions accepted, none lost, "
        f"none applied twice ({again} answered again, {sum(person.reconnects for person in people)} reconnects); "
        f"{len(house.takeovers)} deaths, all tables taken over within {slowest:.1f} s; {time.monotonic() - began:.0f} s"
    )
    sys.exit(slowest > TAKEN_WITHIN)


if __name__ == "__main__":
    main()
