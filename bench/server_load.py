"""The server under load: T tables of 4 seats, one socket a seat, each seat deciding after a random 0 to 10 seconds.

    python bench/server_load.py --tables 500 --seconds 20              the workload
    python bench/server_load.py --tables 500 --seconds 20 --think 0.2  faster seats, to find the ceiling
    python bench/server_load.py --tables 500 --think 0.2 --seats 8     more of them, where 4 a table offer too little
    python bench/server_load.py --tables 500 --dungeons 200            beside Dungeon with two strong bots a table

The server is one process, this load generator is another, with as many workers as asked for. What is measured: from
the last needed decision sent, to each seat's event received.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]  # it ships no types
import uvloop
from msgspec import Struct
from msgspec.json import Decoder

from dungeon_load import DungeonLoad
from shuffle import owed

AT_ONCE = 20
ONE_ADDRESS = (  # all players come from this machine
    "requests_burst", "requests_at_once", "tables_burst", "handshakes_burst", "reads_burst", "connections",
    "connections_per_address", "sockets", "sockets_per_address",
)  # fmt: skip
WELCOME_WITHIN = 60
PULSE = 0.02  # seconds


class Table:
    """When each seat's decision left, for the point under way."""

    __slots__ = ("code", "last_sent", "point", "waiting")

    def __init__(self, code: str) -> None:
        self.code = code
        self.last_sent = 0.0
        self.point = -1
        self.waiting = 0


class View(Struct):
    """What a seat has to know to decide."""

    phase: str
    point: int
    in_cave: list[int]


class Told(Struct):
    """A message with a view."""

    view: View | None


_decode = Decoder(Told).decode


class Seat(asyncio.Protocol):
    """A client that decides and listens, with as little work as possible: it is not what is measured."""

    def __init__(self, load: "Load", table: Table, seat: int, cookie: str) -> None:
        self._load, self._table, self._seat, self._cookie = load, table, seat, cookie
        self._transport: asyncio.Transport
        self._loop = asyncio.get_running_loop()
        self._count = 0
        self._point = -1
        self._unread = b""
        self._is_open = False
        self._told: set[str] = set()
        self.is_welcome = self._loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # a stream
        self._transport.write(
            f"GET /api/tables/{self._table.code}/socket?fair=2 HTTP/1.1\r\nHost: localhost:{self._load.port}\r\n"
            f"Origin: {self._load.origin}\r\nCookie: {self._cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        if self._unread:
            data = self._unread + data
        at = 0
        if not self._is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._unread = data
                return
            self._is_open = True
        size = len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < begin + length:
                break
            if data[at] == 0x81:
                self._hear(data[begin : begin + length], now)
            elif data[at] == 0x89:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            at = begin + length
        self._unread = data[at:]

    def _hear(self, text: bytes, now: float) -> None:
        load = self._load
        load.messages += 1
        kind = text[9:11]
        if kind == b"ev":
            if load.is_measuring and self._table.last_sent:
                load.delays.append(now - self._table.last_sent)
            self._think(_decode(text).view)
        elif kind == b"we":
            self._think(_decode(text).view)
            self._shuffle(text)
            self.is_welcome.set_result(None)
        elif kind == b"lo" and self._point < 0:
            self._shuffle(text)
        elif kind == b"re":
            load.refusals.append(text.decode())

    def _shuffle(self, text: bytes) -> None:
        """Before the match: tell the hash, then the share."""
        message = owed(json.loads(text)["lobby"], self._seat)
        if message is not None and message["id"] not in self._told:
            self._told.add(message["id"])
            self._send(json.dumps(message).encode())

    def _think(self, view: View | None) -> None:
        if view is None:
            return
        if view.phase == "decide" and self._seat in view.in_cave:
            self._point = point = view.point
            if self._table.point != point:
                self._table.point, self._table.waiting = point, len(view.in_cave)
                self._table.last_sent = 0.0
            self._loop.call_later(random.uniform(0, self._load.think), self._decide, point)
        elif view.phase == "over":
            self._load.over += 1

    def _decide(self, point: int) -> None:
        if point != self._point or self._load.is_over:
            return
        self._count += 1
        choice = "continue" if random.random() < self._load.go_on else "return"
        text = (
            f'{{"type":"decide","id":"{self._seat}.{self._count}","seat":{self._seat},'
            f'"point":{point},"choice":"{choice}"}}'
        ).encode()
        self._send(text)
        table = self._table
        table.waiting -= 1
        if table.waiting == 0:
            table.last_sent = time.perf_counter()
        self._load.decisions += 1

    def start(self) -> None:
        """The host starts the match."""
        self._send(b'{"type":"start","id":"start"}')

    def _send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(b"\x81" + head + b"\0\0\0\0" + text)  # masked with zeros

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


class Load:
    """One worker's tables."""

    def __init__(self, port: int, asked: argparse.Namespace) -> None:
        self.port, self.think, self.go_on, self.seats = port, asked.think, asked.go_on, asked.seats
        self.origin = f"http://localhost:{port}"
        self.delays: list[float] = []
        self.refusals: list[str] = []
        self.decisions = self.messages = self.over = 0
        self.is_measuring = self.is_over = False

    async def run(self, count: int, barrier: Any, seconds: float) -> dict[str, Any]:
        """Make the tables, sit down, play for some seconds."""
        loop = asyncio.get_running_loop()
        tables: list[tuple[Table, list[str]]] = []
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each seat is a device of its own
        async with httpx.AsyncClient(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=60, cookies=jar
        ) as client:
            for _ in range(0, count, AT_ONCE):
                tables += await asyncio.gather(*(self._make(client) for _ in range(AT_ONCE)))
        await loop.run_in_executor(None, barrier.wait)  # all tables are made: memory is measured
        await loop.run_in_executor(None, barrier.wait)
        seats = []
        for table, cookies in tables:
            for seat, cookie in enumerate(cookies):
                protocol = Seat(self, table, seat, cookie)
                await loop.create_connection(lambda protocol=protocol: protocol, "127.0.0.1", self.port)  # type: ignore[misc]
                seats.append(protocol)
        async with asyncio.timeout(WELCOME_WITHIN):
            for one in seats:
                await one.is_welcome
        await loop.run_in_executor(None, barrier.wait)  # all sockets are open
        for one in seats[:: self.seats]:
            one.start()
        await loop.run_in_executor(None, barrier.wait)  # warmed up
        self.decisions = self.messages = 0
        self.is_measuring = True
        began, worked = time.perf_counter(), time.process_time()
        lag = await _longest_lag(seconds)
        lasted = time.perf_counter() - began
        self.is_measuring, self.is_over = False, True
        result = {
            "delays": self.delays,
            "decisions": self.decisions / lasted,
            "messages": self.messages / lasted,
            "refusals": self.refusals,
            "over": self.over // self.seats,
            "cpu": (time.process_time() - worked) / lasted,
            "lag": lag,
        }
        await loop.run_in_executor(None, barrier.wait)
        for one in seats:
            one.close()
        return result

    async def _make(self, client: httpx.AsyncClient) -> tuple[Table, list[str]]:
        wish = {
            "game": "diamant",
            "seats": [{"kind": "person"}, *[{"kind": "free"}] * (self.seats - 1)],
            "players": [{"name": "P0"}],
            "id": secrets.token_hex(16),
            # long games, so that none ends while it is measured
            "options": {"edition": "2024", "custom": {"expeditions": 20, "trap_copies": dict.fromkeys(TRAPS, 5)}},
        }
        made = await client.post("/api/tables", json=wish)
        code = made.json()["table"]
        cookies = [made.headers["set-cookie"].partition(";")[0]]
        for seat in range(1, self.seats):
            joined = await client.post(
                f"/api/tables/{code}/seats",
                json={"players": [{"name": f"P{seat}"}], "id": secrets.token_hex(16)},
            )
            cookies.append(joined.headers["set-cookie"].partition(";")[0])
        return Table(code), cookies


async def _longest_lag(seconds: float) -> float:
    """Wait for so long; by how much this process was ever late, for whatever reason."""
    end, longest = time.perf_counter() + seconds, 0.0
    while (now := time.perf_counter()) < end:
        await asyncio.sleep(PULSE)
        longest = max(longest, time.perf_counter() - now - PULSE)
    return longest


TRAPS = ("scorpion", "snake", "lava", "boulder", "spikes")


def _work(port: int, asked: argparse.Namespace, barrier: Any, results: Any) -> None:
    results.put(uvloop.run(Load(port, asked).run(asked.tables // asked.workers, barrier, asked.seconds)))


def _explore(port: int, asked: argparse.Namespace, barrier: Any, results: Any) -> None:
    results.put(asyncio.run(DungeonLoad(port, asked.think).run(asked.dungeons, barrier, asked.seconds)))


def _bots_seconds(process: psutil.Process) -> float:
    """The processor time of the processes in which bots think."""
    return sum(sum(child.cpu_times()[:2]) for child in process.children())


def _busy_seconds() -> float:
    """What all processors have worked for anybody, or had to wait for another machine."""
    spent = psutil.cpu_times()
    return float(sum(spent) - spent.idle - getattr(spent, "iowait", 0.0) - getattr(spent, "guest", 0.0))


def _share(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _metrics(port: int) -> dict[str, float]:
    """What the server says of itself."""
    text = httpx.get(f"http://localhost:{port}/metrics", timeout=60).text
    return {name: float(value) for name, value in re.findall(r"^tacora_(\S+) (\S+)$", text, re.MULTILINE)}


def _over(metrics: dict[str, float], name: str, seconds: str) -> int:
    """How often something took longer than that."""
    within = metrics.get(f'{name}_seconds_bucket{{le="{seconds}"}}', 0.0)
    return round(metrics.get(f"{name}_seconds_count", 0.0) - within)


def _dungeon_row(told: dict[str, Any], asked: argparse.Namespace, thought: float) -> dict[str, Any]:
    delays = told["delays"] or [0.0]
    return {
        "dungeons": asked.dungeons,
        "bot_pace": asked.bot_pace,
        "dungeon_decisions_s": round(len(told["delays"]) / asked.seconds, 1),
        "dungeon_rounds": told["rounds"],
        "dungeon_p50_ms": round(_share(delays, 0.5) * 1000, 1),
        "dungeon_p99_ms": round(_share(delays, 0.99) * 1000, 1),
        "bots_cpu": round(thought, 3),
        "dungeon_faults": told["faults"][:1],
    }


def main() -> None:
    """Run one measurement and print it as a row."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--warm-up", type=float, default=5)
    options.add_argument("--think", type=float, default=10)
    options.add_argument("--seats", type=int, default=4, help="of a table, 3 to 8")
    options.add_argument("--go-on", type=float, default=0.8, help="the share of decisions that go on into the cave")
    options.add_argument("--dungeons", type=int, default=0)
    options.add_argument("--bot-pace", type=float, default=1)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--directory", default=None)
    options.add_argument("--metrics", action="store_true", help="print the server's own metrics, too")
    options.add_argument("--python", default=sys.executable, help="the interpreter that runs the server")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.directory) as directory:
        _measure(asked, Path(directory))


def _measure(asked: argparse.Namespace, directory: Path) -> None:
    server = subprocess.Popen(
        [
            asked.python, "-c", "from tacora.cli import main; main()", "serve", "--port=0", "--no-open", "--lang=en",
            f"--database=sqlite:///{directory / 'load.db'}", f"--bot-pace={asked.bot_pace}", "--log-level=warning",
            *(f"--limit={name}=1000000" for name in ONE_ADDRESS),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert server.stdout is not None  # noqa: S101
    found = re.search(r":(\d+)/", server.stdout.readline())
    assert found  # noqa: S101
    port = int(found[1])
    process = psutil.Process(server.pid)
    empty = process.memory_info().rss
    barrier = multiprocessing.Barrier(asked.workers + 1 + (asked.dungeons > 0))
    results: Any = multiprocessing.Queue()
    explored: Any = multiprocessing.Queue()
    workers = [
        multiprocessing.Process(target=_work, args=(port, asked, barrier, results)) for _ in range(asked.workers)
    ]
    if asked.dungeons:
        workers.append(multiprocessing.Process(target=_explore, args=(port, asked, barrier, explored)))
    for worker in workers:
        worker.start()
    barrier.wait()
    made = process.memory_info().rss
    barrier.wait()
    barrier.wait()
    seated = process.memory_info().rss
    time.sleep(asked.warm_up)
    barrier.wait()
    print(f"process {server.pid} is measured for {asked.seconds:g} s", file=sys.stderr)  # for a profiler
    early = _metrics(port)
    before, began = sum(process.cpu_times()[:2]), time.perf_counter()
    thought, all_busy = _bots_seconds(process), _busy_seconds()
    time.sleep(asked.seconds)
    all_busy = (_busy_seconds() - all_busy) / (time.perf_counter() - began)
    thought = (_bots_seconds(process) - thought) / (time.perf_counter() - began)
    cpu = (sum(process.cpu_times()[:2]) - before) / (time.perf_counter() - began)
    barrier.wait()
    rows = [results.get() for _ in range(asked.workers)]
    dungeons = explored.get() if asked.dungeons else {}
    after = process.memory_info().rss
    late = _metrics(port)
    metrics = {name: value - early.get(name, 0) for name, value in late.items()}
    if asked.metrics:
        print(json.dumps(metrics, indent=1), file=sys.stderr)
    for worker in workers:
        worker.join()
    server.terminate()
    server.wait(30)
    delays = [delay for row in rows for delay in row["delays"]] or [0.0]
    refusals = [refusal for row in rows for refusal in row["refusals"]]
    print(json.dumps({
        "tables": asked.tables,
        "think": asked.think,
        "seats": asked.seats,
        "go_on": asked.go_on,
        "decisions_s": round(sum(row["decisions"] for row in rows)),
        "messages_s": round(sum(row["messages"] for row in rows)),
        "p50_ms": round(_share(delays, 0.5) * 1000, 1),
        "p99_ms": round(_share(delays, 0.99) * 1000, 1),
        "max_ms": round(max(delays) * 1000, 1),
        "cpu": round(cpu, 3),
        "cpu_us_a_decision": round(cpu * 1e6 / max(1, sum(row["decisions"] for row in rows))),
        "load_cpu": round(sum(row["cpu"] for row in rows), 2),
        "others_cpu": round(all_busy - cpu - sum(row["cpu"] for row in rows), 2),
        "kB_table": round((made - empty) / 1024 / asked.tables, 1),
        "kB_socket": round((seated - made) / 1024 / asked.tables / asked.seats, 1),
        "MB_end": round(after / 1e6),
        "commits_s": round(metrics["commit_seconds_count"] / asked.seconds),
        "commits_over_100_ms": _over(metrics, "commit", "0.1"),
        "commit_ms": round(metrics["commit_seconds_sum"] / metrics["commit_seconds_count"] * 1000, 2),
        "lags_over_50_ms": _over(metrics, "loop_lag", "0.05"),
        "collections_over_20_ms": _over(metrics, "collection", "0.02"),
        "load_lag_ms": round(max(row["lag"] for row in rows) * 1000, 1),
        "entries_a_commit": round(metrics["entries_total"] / metrics["commit_seconds_count"], 1),
        "refusals": len(refusals),
        "first_refusal": refusals[:1],
        "games_over": sum(row["over"] for row in rows),
        "load_cores": os.cpu_count(),
        **(_dungeon_row(dungeons, asked, thought) if asked.dungeons else {}),
    }))  # fmt: skip


if __name__ == "__main__":
    main()
