"""Games on several workers and one PostgreSQL, while workers are killed, stopped and replaced, and the database too.

    PYTHONPATH=tests python tests/chaos.py --games 60 --workers 3 --blows 16      the long run: make chaos
    PYTHONPATH=tests python tests/chaos.py --beside ../older/src                  workers of two releases

Everybody comes to a random worker each time. In the end every accepted decision is in the log once and only once, all
games are over, and no table had two owners: the database itself keeps a book of who owned what, and who wrote when.
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
from pathlib import Path
from typing import Any

from kill_games import PEOPLE, Person, check
from postgres_server import Postgres
from table_server import Device, ServerProcess
from tacora.server.leases import LEASE
from tacora.server.wire import WIRES

LIMITS = (
    "bot_processes=1",
    "requests_burst=10000",
    "tables_burst=10000",
    "messages_burst=1000",
    "handshakes_burst=10000",
    "pages_burst=10000",
)
OPTIONS = ("--bot-pace=0.05", *(f"--limit={limit}" for limit in LIMITS))
NUMBER = re.compile(r"worker (\d+) is here")
BLOWS = ("kill", "hang", "update", "database")
GAMES = ("diamant", "dungeon")
TAKEN_WITHIN = 5.0  # seconds, after a death
BOOK = """
    CREATE TABLE owned (at timestamptz DEFAULT clock_timestamp(), code text, owner bigint, epoch int);
    CREATE TABLE wrote (at timestamptz DEFAULT clock_timestamp(), code text, owner bigint, epoch int, number int);
    CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO owned (code, owner, epoch) VALUES (NEW.code, NEW.owner, NEW.epoch); RETURN NULL; END $$;
    CREATE FUNCTION note_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO wrote (code, owner, epoch, number)
        SELECT code, owner, NEW.epoch, NEW.number FROM tables WHERE code = NEW.table_code AND epoch = NEW.epoch;
        RETURN NULL; END $$;
    CREATE TRIGGER note AFTER INSERT OR UPDATE OF owner, epoch ON tables
        FOR EACH ROW EXECUTE FUNCTION note_owner();
    CREATE TRIGGER note AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_entry();"""
MISTAKES = {
    "an epoch of a table has two owners": """
        SELECT code, epoch FROM owned WHERE owner IS NOT NULL GROUP BY code, epoch HAVING count(DISTINCT owner) > 1""",
    "an entry was written in an epoch that was not the table's": """
        SELECT table_code, number FROM entries
        WHERE NOT EXISTS (SELECT FROM wrote WHERE code = table_code AND wrote.number = entries.number)""",
    "an entry was written by somebody else than the owner of its epoch": """
        SELECT code, number FROM wrote WHERE NOT EXISTS (
            SELECT FROM owned o WHERE o.code = wrote.code AND o.epoch = wrote.epoch AND o.owner = wrote.owner)""",
    "an owner wrote after the next one had the table": """
        SELECT wrote.code, wrote.number FROM wrote JOIN owned
        ON owned.code = wrote.code AND owned.epoch > wrote.epoch AND owned.at < wrote.at""",
}
"""What the book must not say."""


@dataclass
class House:
    """The workers, and the database that they share."""

    postgres: Postgres
    name: str
    workers: list[ServerProcess] = field(default_factory=list)
    started: int = 0
    blows: Counter[str] = field(default_factory=Counter)
    takeovers: list[float] = field(default_factory=list)
    owners: int = 0
    beside: Path | None = None
    """The sources of another release, which every other worker is of."""

    def start(self) -> ServerProcess:
        """One more worker; every other one is as if on another machine."""
        number, self.started = self.started, self.started + 1
        packages = () if self.beside is None or number % 2 == 0 else (self.beside,)
        here = f"--internal=127.0.0.{1 + number // 2 % 2}"
        worker = ServerProcess(self.postgres.url(self.name), *OPTIONS, here, packages=packages)
        self.workers.append(worker)
        return worker

    def keep_book(self) -> None:
        """Let the database note who owns a table, and each entry, by its own clock."""
        with self.postgres.connect(self.name) as connection:
            connection.execute(BOOK)

    def check_book(self) -> None:
        """No table had two owners."""
        with self.postgres.connect(self.name) as connection:
            for mistake, asked in MISTAKES.items():
                found = connection.execute(asked).fetchall()
                assert not found, f"{mistake}: {found[:5]}"
            asked = "SELECT count(DISTINCT (code, epoch)) FROM owned WHERE owner IS NOT NULL"
            self.owners = int(str((connection.execute(asked).fetchone() or (0,))[0]))

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
            house.blows[blow] += 1
        await asyncio.wait_for(asyncio.gather(*tasks), 300)
    finally:
        for task in tasks:
            task.cancel()
    return people


def run(
    workers: int, games: int, blows: list[str], *, think: float, pause: float, beside: Path | None = None
) -> tuple[House, list[Person], int]:
    """The whole story; how many decisions were accepted."""
    postgres = Postgres()
    house = House(postgres, postgres.new_database(), beside=beside)
    try:
        for _ in range(workers):
            house.start()
        house.keep_book()
        people = asyncio.run(play(house, games, blows, think, pause))
        for worker in list(house.workers):
            assert worker.stop() == 0, worker.log
            assert "Traceback" not in worker.log, worker.log
            house.forget(worker)
        house.check_book()
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
    options.add_argument("--blows", type=int, default=16)
    options.add_argument("--think", type=float, default=4.0)
    options.add_argument("--pause", type=float, default=4.0)
    options.add_argument("--only", choices=BLOWS)
    options.add_argument("--beside", type=Path, help="the sources of another release")
    asked = options.parse_args()
    began = time.monotonic()
    blows = [asked.only or BLOWS[number % len(BLOWS)] for number in range(asked.blows)]
    random.shuffle(blows)
    house, people, total = run(
        asked.workers, asked.games, blows, think=asked.think, pause=asked.pause, beside=asked.beside
    )
    again: Any = sum(person.answered_twice for person in people)
    slowest = max(house.takeovers, default=0.0)
    print(
        f"{asked.workers} workers, {asked.games} games, {dict(house.blows)}: {total} decisions accepted, none lost, "
        f"none applied twice ({again} answered again, {sum(person.reconnects for person in people)} reconnects); "
        f"{house.owners} owners, never two at once; {len(house.takeovers)} deaths, all tables taken over "
        f"within {slowest:.1f} s; {time.monotonic() - began:.0f} s"
    )
    sys.exit(slowest > TAKEN_WITHIN)


if __name__ == "__main__":
    main()
