"""Floods of every kind against a real server, while somebody plays beside them: `make attack`.

One row an attack: by how much the server's memory grew, and the bystander's delay from a decision to the news of it,
before the flood and under it. The attackers come from one address, the bystander from another. The exit code says
whether memory grew by less than 50 MB and the bystander's p99 stayed under 100 ms in every row. A newcomer is somebody
else with a new connection each time: the p99 until the server has answered, without a limit; inf is a refusal.

Beside it, a probe writes to a file of its own on the same disk and waits until it is there; its longest wait is in the
row. Delays over 100 ms have a line of their own: how many of them fell into a wait of the probe, and what the server
saw meanwhile: the longest commit, the database's part of one, how late its loop was, the longest collection.

    PYTHONPATH=tests python tests/attack.py [--seconds 8] [--scale 1.0] [NAME ...]
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import psutil  # type: ignore[import-untyped]  # it ships no types

from raw_client import masked, upgrade
from reference_fair import hash_of
from table_server import ServerProcess
from witnesses import DiskProbe, Span, Witness, slow_ones

ATTACKER, BYSTANDER, NEWCOMER, PROXY = "127.0.0.1", "127.0.0.2", "127.0.0.4", "127.0.0.250"
MOST_MEGABYTES, MOST_MILLISECONDS = 50.0, 100.0
SHARE = "5e" * 16
TOGETHER = 5  # attacks, where all are tried
TABLES = 10
"""The bystander's: one table alone may decide ten times a second only."""
EVERY = 0.13  # seconds between the decisions of one table
LONG_GAME = {"edition": "2024", "custom": {"expeditions": 20, "trap_copies": dict.fromkeys(
    ("scorpion", "snake", "lava", "boulder", "spikes"), 5)}}  # fmt: skip
SPAWN = multiprocessing.get_context("spawn")
Attack = Callable[["Target"], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {}


class Target(NamedTuple):
    """Where to, what table, how long, and how much of a flood."""

    port: int
    code: str
    until: float  # by time.monotonic()
    scale: float = 1.0
    source: str = ATTACKER

    def goes_on(self) -> bool:
        """There is time left."""
        return time.monotonic() < self.until

    def many(self, count: int) -> int:
        """So many, to scale."""
        return max(1, round(count * self.scale))


def attack(function: Attack) -> Attack:
    """One row of the table."""
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


# Connections


async def dial(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from this address."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))


async def pour(target: Target, first: bytes, again: bytes) -> None:
    """Send the first bytes, then the others again and again as fast as they are taken; after a cut, anew."""
    while target.goes_on():
        try:
            _, writer = await dial(target.port, target.source)
            try:
                writer.write(first)
                while target.goes_on():
                    writer.write(again)
                    await asyncio.wait_for(writer.drain(), max(0.1, target.until - time.monotonic()))
            finally:
                writer.transport.abort()
        except (TimeoutError, OSError):
            await asyncio.sleep(0.001)


async def hold(target: Target, count: int, first: bytes, drip: bytes = b"") -> None:
    """Hold connections open, with a byte now and then; what is cut comes anew."""

    async def one() -> None:
        while target.goes_on():
            try:
                _, writer = await dial(target.port, target.source)
                try:
                    writer.write(first)
                    while target.goes_on() and not writer.transport.is_closing():
                        await asyncio.sleep(0.5)
                        writer.write(drip)
                        await asyncio.wait_for(writer.drain(), 1)
                finally:
                    writer.transport.abort()
            except (TimeoutError, OSError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(count)))


async def ask(target: Target, requests: Callable[[int], bytes], workers: int) -> None:
    """Requests as fast as they are answered, on connections that are kept where the server keeps them."""

    async def one(number: int) -> None:
        while target.goes_on():
            try:
                reader, writer = await dial(target.port, target.source)
                try:
                    while target.goes_on():
                        number += workers
                        writer.write(requests(number))
                        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                        if b"content-length: " in head:
                            await reader.readexactly(int(head.partition(b"content-length: ")[2].split(b"\r\n")[0]))
                        if b"connection: close" in head:
                            break
                finally:
                    writer.transport.abort()
            except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                await asyncio.sleep(0.001)

    await asyncio.gather(*(one(number) for number in range(workers)))


async def from_many(target: Target, addresses: int, flood: Attack) -> None:
    """The same from many addresses at once."""
    last = target.source.rpartition(".")[2]
    await asyncio.gather(*(flood(target._replace(source=f"127.0.{2 + nth}.{last}")) for nth in range(addresses)))


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@attack
async def headers(target: Target) -> None:
    """One connection, tiny headers without end."""
    await pour(target, GET, b"".join(b"X%d: y\r\n" % number for number in range(1000)))


@attack
async def address(target: Target) -> None:
    """An endless URL."""
    await pour(target, b"GET /", b"x" * 262_144)


@attack
async def half_requests(target: Target) -> None:
    """Half a request on many connections, and a header now and then."""
    await hold(target, target.many(500), GET, b"X: y\r\n")


@attack
async def bodies(target: Target) -> None:
    """Bodies without end."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\n" % target.port
    await pour(target, head + b"Transfer-Encoding: chunked\r\n\r\n", b"1000\r\n" + b"x" * 4096 + b"\r\n")


@attack
async def slow_bodies(target: Target) -> None:
    """Bodies that never come to an end, on many connections."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\n" % target.port
    await hold(target, target.many(500), head + b"Content-Length: 16000\r\n\r\n", b"x")


@attack
async def bodies_of_many(target: Target) -> None:
    """Such bodies from twenty addresses: more connections than the house has."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\n" % target.port
    head += b"Content-Length: 16000\r\n\r\n"
    await from_many(target, 20, lambda one: hold(one, target.many(190), head, b"x"))


@attack
async def pipelined_requests(target: Target) -> None:
    """Requests that do not wait for answers."""
    await pour(target, b"", (GET + b"\r\n") * 2000)


@attack
async def idle_connections(target: Target) -> None:
    """2,000 connections that ask for nothing."""
    await hold(target, target.many(2000), b"")


@attack
async def slow_readers(target: Target) -> None:
    """Big pages that nobody reads."""
    await hold(target, target.many(500), b"".join([GET + b"\r\n"]))


@attack
async def page_reads(target: Target) -> None:
    """Pages, as fast as they come."""
    await ask(target, lambda _: GET + b"\r\n", target.many(100))


ODD_HEADS = (
    b"Transfer-Encoding: chunked, identity",
    b"Transfer-Encoding: gzip, chunked",
    b"Transfer-Encoding: chunked\r\nContent-Length: 5",
    b"Content-Length: 5\r\nContent-Length: 6",
    b"Content-Length: -1",
    b"Content-Length: 1e3",
    b"Content-Length: " + b"9" * 400,
    b"Transfer-Encoding:\x0bchunked",
    b"Transfer-Encoding : chunked",
    b"Expect: 100-continue",
    b"Upgrade: h2c\r\nConnection: Upgrade",
    b"Cookie: " + b"tacora-device=x; " * 480,
    b"Cookie: tacora-games=" + b"A" * 8000,
    b"Accept-Encoding: gzip;q=1e309, *;q=-1",
    b"Range: bytes=" + b"0-1," * 1500,
    b"If-None-Match: " + b'"x",' * 2000,
    b"If-Modified-Since: x",
    b"X-Forwarded-For: " + b"1," * 4000,
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Extensions: permessage-deflate; x=" + b"9" * 99,
)


@attack
async def odd_heads(target: Target) -> None:
    """Requests with headers that no browser sends."""
    paths = (b"/", b"/api/tables", b"/api/settings", b"/favicon.ico", b"/api/tables/%s/socket" % target.code.encode())

    def request(number: int) -> bytes:
        head, path = ODD_HEADS[number % len(ODD_HEADS)], paths[number // len(ODD_HEADS) % len(paths)]
        method = b"POST" if number // len(ODD_HEADS) // len(paths) % 2 else b"GET"
        origin = b"Origin: http://localhost:%d" % target.port
        return b"\r\n".join(
            (b"%s %s HTTP/1.1" % (method, path), b"Host: localhost", origin, head, b"", b"5\r\nhello\r\n0\r\n\r\n")
        )

    await from_many(target, 40, lambda one: ask(one, request, target.many(5)))


@attack
async def table_reads(target: Target) -> None:
    """The list of tables, as fast as it comes."""
    await ask(target, lambda _: b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", target.many(100))


@attack
async def pictures(target: Target) -> None:
    """QR pictures."""
    request = f"GET /api/tables/{target.code}/qr.svg HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    await ask(target, lambda _: request, target.many(100))


@attack
async def code_guesses(target: Target) -> None:
    """Tables that are not there."""
    await ask(
        target, lambda n: f"GET /api/tables/{n:08} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode(), target.many(100)
    )


@attack
async def table_creation(target: Target) -> None:
    """Tables and tables."""

    def make(number: int) -> bytes:
        wish = json.dumps({
            "game": "diamant", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "odds"}], "public": True,
            "players": [{"name": "Flood"}], "id": f"{os.getpid():08}-{number:032}"[-32:],
        }).encode()  # fmt: skip
        return (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (target.port, len(wish))
        ) + wish

    await ask(target, make, target.many(100))


@attack
async def connects(target: Target) -> None:
    """Connections that come and go."""

    async def one() -> None:
        while target.goes_on():
            try:
                _, writer = await dial(target.port, target.source)
                writer.transport.abort()
            except OSError:
                await asyncio.sleep(0.001)

    await asyncio.gather(*(one() for _ in range(target.many(50))))


# Sockets


async def shake(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at the table, as a spectator; raises ConnectionError if it is refused."""
    reader, writer = await dial(target.port, target.source)
    writer.write(upgrade(target.port, target.code))
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
    if b" 101 " not in head[:20]:
        writer.transport.abort()
        raise ConnectionError(head)
    return reader, writer


async def flood(target: Target, sockets: int, frames: bytes) -> None:
    """Sockets that send these frames as fast as they are taken; what is cut comes anew."""

    async def one() -> None:
        while target.goes_on():
            try:
                _, writer = await shake(target)
                try:
                    while target.goes_on() and not writer.transport.is_closing():
                        writer.write(frames)
                        await asyncio.wait_for(writer.drain(), 1)
                finally:
                    writer.transport.abort()
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.001)

    await asyncio.gather(*(one() for _ in range(sockets)))


def _flood_of(name: str, frames: bytes, sockets: int = 1) -> None:
    async def one(target: Target) -> None:
        await flood(target, target.many(sockets), frames)

    ATTACKS[name] = one


_flood_of("texts", masked(0x81, b'{"type":"ping"}') * 4000)
_flood_of("bad-texts", masked(0x81, b"{") * 8000)
_flood_of("big-texts", masked(0x81, b"[" * 10_000) * 30)
_flood_of("binaries", masked(0x82, b"x" * 20) * 4000)
_flood_of("pings", masked(0x89, b"x" * 20) * 4000)
_flood_of("pongs", masked(0x8A, b"") * 16_000)
_flood_of("fragments", masked(0x01, b"") + masked(0x00, b"") * 16_000)
_flood_of("texts-on-100-sockets", masked(0x81, b'{"type":"ping"}') * 4000, 100)
_flood_of("fragments-on-100-sockets", masked(0x01, b"") + masked(0x00, b"") * 16_000, 100)


@attack
async def handshakes(target: Target) -> None:
    """Handshakes, one after the other."""

    async def one() -> None:
        while target.goes_on():
            try:
                _, writer = await shake(target)
                writer.transport.abort()
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.001)

    await asyncio.gather(*(one() for _ in range(target.many(100))))


@attack
async def reconnects(target: Target) -> None:
    """Sockets of twenty addresses that hear their welcome, say goodbye, and come again."""

    async def come_and_go(target: Target) -> None:
        while target.goes_on():
            try:
                reader, writer = await shake(target)
                await asyncio.wait_for(_hear(reader, "welcome"), 5)
                writer.write(masked(0x88, (1000).to_bytes(2, "big")))
                await asyncio.wait_for(reader.read(), 5)
                writer.transport.abort()
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.01)

    async def some(target: Target) -> None:
        await asyncio.gather(*(come_and_go(target) for _ in range(target.many(5))))

    await from_many(target, 20, some)


@attack
async def deaf_sockets(target: Target) -> None:
    """Sockets that ask, and never read an answer."""

    async def one() -> None:
        while target.goes_on():
            try:
                _, writer = await shake(target)
                try:
                    while target.goes_on() and not writer.transport.is_closing():
                        writer.write(masked(0x81, b'{"type":"ping"}'))
                        await asyncio.sleep(0.11)
                finally:
                    writer.transport.abort()
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(target.many(200))))


# The bystander


class Seat:
    """Somebody who plays alone at a table, and measures how long the news of a decision takes."""

    def __init__(self, port: int, delays: list[Span]) -> None:
        self._port, self._delays = port, delays

    async def play(self) -> None:
        """Play, and begin anew when the game is over."""
        number = 0
        while True:
            number += 1
            cookie, code = await self.make(f"{id(self):016x}{number:016x}"[-32:])
            reader, writer = await dial(self._port, BYSTANDER)
            writer.write(upgrade(self._port, code, f"Cookie: {cookie}"))
            await reader.readuntil(b"\r\n\r\n")
            promise = (await _hear(reader, "welcome"))["lobby"]["commitment"]
            told = {"type": "hash", "id": "hash", "commitment": promise, "hash": hash_of(SHARE, promise)}
            writer.write(masked(0x81, json.dumps(told).encode()))
            await _hear(reader, "lobby")
            writer.write(masked(0x81, json.dumps({"type": "open", "id": "open", "share": SHARE}).encode()))
            view = (await _hear(reader, "events"))["view"]
            while view["phase"] == "decide":
                await asyncio.sleep(EVERY)
                text = json.dumps(
                    {
                        "type": "decide",
                        "id": f"c{view['point']}",
                        "seat": 0,
                        "point": view["point"],
                        "choice": "continue",
                    }
                )
                began = time.perf_counter()
                writer.write(masked(0x81, text.encode()))
                view = (await _hear(reader, "events"))["view"]
                self._delays.append((time.monotonic(), time.perf_counter() - began))
            writer.transport.abort()

    async def make(self, request: str) -> tuple[str, str]:
        wish = json.dumps({
            "game": "diamant", "seats": [{"kind": "person"}], "players": [{"name": "By"}],
            "options": LONG_GAME, "start": True, "id": request,
        }).encode()  # fmt: skip
        reader, writer = await dial(self._port, BYSTANDER)
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:%d\r\nConnection: close\r\n"
            b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (self._port, len(wish)) + wish
        )
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        cookie = next(line for line in head.decode().split("\r\n") if line.lower().startswith("set-cookie: "))
        return cookie[12:].partition(";")[0], json.loads(body)["table"]


async def _hear(reader: asyncio.StreamReader, wanted: str) -> dict[str, Any]:
    """The next message of that type."""
    while True:
        head = await reader.readexactly(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        data = await reader.readexactly(size)
        if head[0] == 0x88:
            raise ConnectionError(f"the bystander's socket was closed: {data!r}")
        if head[0] != 0x81:  # a ping
            continue
        message: dict[str, Any] = json.loads(data)
        if message["type"] == wanted:
            return message


async def _come_again(port: int, delays: list[Span]) -> None:
    """Somebody who has no connection yet looks in, again and again; whoever is refused waits for ever."""
    while True:
        await asyncio.sleep(EVERY)
        began, status = time.perf_counter(), b""
        with suppress(OSError):
            reader, writer = await dial(port, NEWCOMER)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            status = (await reader.read())[9:12]
            writer.close()
        delays.append((time.monotonic(), time.perf_counter() - began if status == b"200" else float("inf")))


def stand_by(port: int, pipe: Connection) -> None:
    """Play until the pipe says stop; then tell every delay, with its time: of decisions, and of newcomers."""
    delays: list[Span] = []
    visits: list[Span] = []

    async def play() -> None:
        seats = [asyncio.create_task(Seat(port, delays).play()) for _ in range(TABLES)]
        seats.append(asyncio.create_task(_come_again(port, visits)))
        stop = asyncio.get_running_loop().run_in_executor(None, pipe.recv)
        done, _ = await asyncio.wait([*seats, asyncio.ensure_future(stop)], return_when=asyncio.FIRST_COMPLETED)
        for seat in seats:
            if seat in done:
                seat.result()
            seat.cancel()

    asyncio.run(play())
    pipe.send((delays, visits))


class Bystander:
    """Somebody who plays on, in a process of their own."""

    def __init__(self, port: int) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=stand_by, args=(port, theirs))
        self._process.start()

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process.pid is not None
        return self._process.pid

    def stop(self) -> tuple[list[Span], list[Span]]:
        """When each decision was told, and after how many seconds; and the same of each newcomer."""
        self._pipe.send("stop")
        heard: tuple[list[Span], list[Span]] = self._pipe.recv() if self._pipe.poll(30) else ([], [])
        self._process.join(10)
        return heard


def prefer(*processes: int) -> None:
    """Give these the processor before all others, where we may: what else runs here is not what is measured."""
    for process in processes:
        for thread in psutil.Process(process).threads():  # on Linux each has a priority of its own
            with suppress(PermissionError, ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, thread.id, -10)


def strike(name: str, target: Target) -> None:
    """One attack, in a process of its own, which leaves the processor to the players."""
    os.nice(10)
    asyncio.run(ATTACKS[name](target))


def strike_all(port: int, code: str, seconds: float, scale: float) -> None:
    """All attacks, a few at a time, each from an address of its own, so that none is refused for what another did."""

    async def strike_together(numbers: range) -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(
            *(attacks[number](Target(port, code, until, scale, f"127.0.1.{number + 1}")) for number in numbers)
        )

    attacks = list(ATTACKS.values())
    for first in range(0, len(attacks), TOGETHER):
        asyncio.run(strike_together(range(len(attacks))[first : first + TOGETHER]))


# The table


class Row(NamedTuple):
    """What an attack did."""

    name: str
    grown: float  # megabytes
    before: float  # milliseconds, p99
    under: float
    decisions: int
    newcomer: float  # milliseconds, p99
    disk: float  # milliseconds, the probe's longest wait
    notes: list[str]

    @property
    def holds(self) -> bool:
        """The server stood it."""
        return self.grown < MOST_MEGABYTES and self.under < MOST_MILLISECONDS


def _p99(delays: list[Span]) -> float:
    seconds = sorted(delay for _, delay in delays)
    return seconds[min(len(seconds) - 1, int(len(seconds) * 0.99))] * 1000


def run(name: str, seconds: float, scale: float, directory: Path) -> Row:
    """One attack against a server of its own."""
    server = ServerProcess(directory / f"{name}.db", f"--proxy={PROXY}")
    probe, witness = DiskProbe(directory / f"{name}.probe"), Witness(server.port)
    try:
        probe.start()
        witness.start()
        bystander = Bystander(server.port)
        code = asyncio.run(Seat(server.port, []).make("attacked" + "0" * 24))[1]
        process = psutil.Process(server.process.pid)
        prefer(server.process.pid, bystander.pid)
        time.sleep(2 + seconds / 2)
        began, memory = time.monotonic(), process.memory_info().rss
        attacker = SPAWN.Process(target=strike, args=(name, Target(server.port, code, began + seconds, scale)))
        attacker.start()
        highest = memory
        while attacker.is_alive():
            highest = max(highest, process.memory_info().rss)
            attacker.join(0.05)
        ended = time.monotonic()
        delays, visits = bystander.stop()
    finally:
        probe.stop()
        witness.stop()
        server.stop()
    assert attacker.exitcode == 0, f"{name}: the attack itself failed"
    assert "Traceback" not in server.log, server.log
    before = [(at, delay) for at, delay in delays if began - seconds / 2 < at < began]
    under = [(at, delay) for at, delay in delays if began + 0.5 < at < ended] or [(ended, float("inf"))]
    disk = max((took for at, took in probe.waits if began - seconds / 2 < at), default=0.0) * 1000
    came = [(at, delay) for at, delay in visits if began + 0.5 < at < ended] or [(ended, float("inf"))]
    notes = [f"before: {line}" for line in slow_ones(before, MOST_MILLISECONDS, probe, witness)]
    notes += [f"under: {line}" for line in slow_ones(under, MOST_MILLISECONDS, probe, witness)]
    return Row(name, (highest - memory) / 1e6, _p99(before), _p99(under), len(under), _p99(came), disk, notes)


def main() -> int:
    """Print the table; 1 if the server did not stand an attack."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    options.add_argument("--seconds", type=float, default=8)
    options.add_argument("--scale", type=float, default=1)
    asked = options.parse_args()
    holds = True
    heads = ("p99 before", "p99 under", "decisions", "newcomer", "disk")
    print(f"{'attack':26} {'memory':>9}", *(f"{head:>11}" for head in heads))
    with tempfile.TemporaryDirectory() as directory:
        for name in asked.names or list(ATTACKS):
            row = run(name, asked.seconds, asked.scale, Path(directory))
            holds = holds and row.holds
            print(
                f"{row.name:26} {row.grown:6.1f} MB {row.before:8.1f} ms {row.under:8.1f} ms {row.decisions:11} "
                f"{row.newcomer:8.1f} ms {row.disk:8.1f} ms{'' if row.holds else '  TOO MUCH'}",
                *(f"\n    {note}" for note in row.notes),
                sep="",
                flush=True,
            )
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
