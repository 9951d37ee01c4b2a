"""A real server process on a real port with a real database, and the clients that tests play with.

The database is a SQLite file; where TACORA_STORE says `postgres`, one of a private PostgreSQL stands for the file.
"""

import asyncio
import json
import os
import re
import secrets
import signal
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from forked_tacora import Forked
from postgres_server import url_of
from reference_fair import hash_of

READY = re.compile(r"http://localhost:(\d+)/")
PATIENCE = 30.0
IS_SHARED = os.environ.get("TACORA_STORE") == "postgres"
TESTS = Path(__file__).parent
DICE, FAULTY = TESTS / "third_game", TESTS / "faulty_games"
"""Packages of other authors, with games of their own."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used; making a real one takes longer than a request


def new_id() -> str:
    """The id of a request that may be repeated."""
    return secrets.token_hex(16)


class ServerProcess:
    """`tacora serve` as a child process; with packages of other authors, it is started as it is installed."""

    def __init__(self, database: Path | str, *options: str, port: int = 0, packages: Sequence[Path] = ()) -> None:
        command = ["serve", f"--port={port}", "--no-open", "--lang=en"]
        self.options = (f"--database={url_for(database)}", *options)
        self.process = (
            _installed([*command, *self.options], packages)
            if packages
            else Forked([*command, *self.options], os.environ)
        )
        line = self.process.stdout.readline()
        found = READY.search(line)
        assert found, line + self.process.communicate()[1]
        self.port = int(found[1])
        self.log = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self.process.stderr:
            self.log += line

    def wait_for(self, words: str) -> None:
        """Until the log says so."""
        end = time.monotonic() + PATIENCE
        while words not in self.log:
            assert time.monotonic() < end, self.log
            time.sleep(0.02)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def kill(self) -> None:
        """As the power going off."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """As a host ends it; the exit code."""
        self.process.send_signal(how)
        code = self.process.wait()
        self._reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()
        return code


def url_for(database: Path | str) -> str:
    """What the server is told: a URL as it is, a file, or what stands for that file."""
    if isinstance(database, str):
        return database
    return url_of(database) if IS_SHARED else f"sqlite:///{database}"


class Installed(subprocess.Popen[str]):
    """The installed command, with pipes that are read as those of a fork are."""

    stdin: IO[str]
    stdout: IO[str]
    stderr: IO[str]


def _installed(arguments: Sequence[str], packages: Sequence[Path]) -> Installed:
    pipe = subprocess.PIPE
    path = os.pathsep.join(map(str, packages))
    return Installed(
        [Path(sys.executable).with_name("tacora"), *arguments],
        stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8", env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip


@contextmanager
def serving(
    database: Path | str, *options: str, port: int = 0, packages: Sequence[Path] = ()
) -> Iterator[ServerProcess]:
    """A server that is stopped at the end, and has nothing to complain of."""
    server = ServerProcess(database, *options, port=port, packages=packages)
    try:
        yield server
    finally:
        server.stop()
    assert "Traceback" not in server.log, server.log


class Device:
    """A browser: its cookies and its HTTP requests."""

    def __init__(self, url: str, origin: str | None = None) -> None:
        self.url = url
        self.origin = origin or url
        self.cookies = httpx.Cookies()
        self.share = secrets.token_hex(16)

    def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Any request."""
        headers = {"Origin": self.origin, **options.pop("headers", {})}
        with httpx.Client(base_url=self.url, cookies=self.cookies, timeout=PATIENCE, verify=PLAIN) as client:
            answer = client.request(method, path, headers=headers, **options)
            self.cookies = client.cookies
        return answer

    def get(self, path: str) -> Any:
        """A request that must succeed."""
        answer = self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """A request that must succeed."""
        answer = self.request("POST", path, json=body)
        assert answer.status_code == 201, answer.text
        ticket = answer.json()
        seated = SEATED.setdefault((self.url, ticket["table"]), [])
        if self not in seated:
            seated.append(self)
        return ticket

    def create(self, seats: str = "pbbb", names: str = "Noa", bot: str = "odds", **wish: Any) -> str:
        """A table: a letter a seat (person, bot, free); its code."""
        kinds = {"p": "person", "b": "bot", "f": "free"}
        code = str(self.post(
            "/api/tables",
            **{
                "game": "diamant",
                "seats": [{"kind": kinds[letter], **({"bot": bot} if letter == "b" else {})} for letter in seats],
                "players": [{"name": name, "hat": hat} for hat, name in enumerate(names.split(","))],
                "id": new_id(),
                **wish,
            },
        )["table"])  # fmt: skip
        if wish.get("start"):
            with ThreadPoolExecutor(1) as thread:  # the caller may have an event loop of its own
                thread.submit(asyncio.run, self.take_part(code)).result()
        return code

    def join(self, code: str, names: str = "Ben", **wish: Any) -> list[int]:
        """Take free seats."""
        players = [{"name": name, "hat": 0} for name in names.split(",")]
        ticket = self.post(f"/api/tables/{code}/seats", **{"players": players, "id": new_id(), **wish})
        return list(ticket["seats"])

    @asynccontextmanager
    async def sit(self, code: str, since: int | None = None, **options: Any) -> AsyncIterator["Socket"]:
        """A socket at a table."""
        query = "?fair=2" if since is None else f"?fair=2&since={since}"
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies.jar)
        headers = {"Cookie": jar} if jar else {}
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket{query}"
        async with connect(
            url,
            origin=Origin(self.origin),
            additional_headers=headers,
            compression=None,
            max_size=None,
            **options,
        ) as connection:
            yield Socket(connection, self, code)

    @asynccontextmanager
    async def sit_again(self, code: str) -> AsyncIterator["Socket"]:
        """A socket at a table, which may have to wait for another worker to take it, as a browser does."""
        end = time.monotonic() + PATIENCE
        while self.request("GET", f"/api/tables/{code}").status_code == 503:
            assert time.monotonic() < end, code
            await asyncio.sleep(0.1)
        async with self.sit(code) as socket:
            yield socket

    async def take_part(self, code: str) -> None:
        """Do at a table what a browser does by itself for the shuffle, until the match begins."""
        async with self.sit(code) as socket:
            await socket.hear_type("welcome")
            while socket.you and socket.lobby["phase"] == "lobby":
                await socket.shuffle()
                await socket.hear()


SEATED: dict[tuple[str, str], list[Device]] = {}
"""The devices that have taken seats, by server and table."""


class Socket:
    """A socket that keeps what it was told."""

    ids = count(1)

    def __init__(self, connection: ClientConnection, device: Device, code: str) -> None:
        self.connection = connection
        self.device = device
        self.code = code
        self._shuffled: set[tuple[str, str]] = set()
        self.heard: list[dict[str, Any]] = []
        self.lobby: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.you: list[int] = []
        self.seq = 0

    async def hear(self) -> dict[str, Any]:
        """The next message; seq never goes back, and never leaves a gap."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        kind = message["type"]
        if kind == "welcome":
            self.you, self.seq = message["you"], message["seq"]
        elif kind in ("events", "decided", "lobby", "chat", "note"):
            is_repeated = kind == "decided" or (kind == "lobby" and message["seq"] == self.seq)
            assert message["seq"] == self.seq + (not is_repeated), (self.seq, message)
            self.seq = message["seq"]
        self.lobby = message.get("lobby", self.lobby)
        self.view = message.get("view", self.view)
        return message

    async def hear_until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def hear_type(self, *kinds: str) -> dict[str, Any]:
        """The next message of these types."""
        return await self.hear_until(lambda message: message["type"] in kinds)

    async def send(self, **message: Any) -> None:
        """A message as it is."""
        await self.connection.send(json.dumps(message))

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """A command, and its answer."""
        name = fields.pop("id", None) or f"c{next(self.ids)}"
        await self.send(type=kind, id=name, **fields)
        return await self.hear_until(
            lambda message: message["type"] in ("accepted", "refused") and message["id"] in (name, None)
        )

    async def done(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """A command that must be accepted."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "accepted", answer
        if kind == "start":
            await asyncio.gather(*(one.take_part(self.code) for one in SEATED[self.device.url, self.code]))
        return answer

    async def shuffle(self) -> None:
        """Send what this device owes to the shuffle by now: its hash, or its share."""
        lobby = self.lobby
        own = next((one for one in lobby["hashes"] if set(one["seats"]) & set(self.you)), None)
        if lobby["phase"] != "lobby" or own is None:
            return
        promise, share = lobby["commitment"], self.device.share
        if own["hash"] is None:
            await self._owe("hash", promise, commitment=promise, hash=hash_of(share, promise))
        elif lobby["opening"] and not own["open"] and all(one["hash"] for one in lobby["hashes"]):
            await self._owe("open", promise, share=share)

    async def _owe(self, kind: str, promise: str, **fields: str) -> None:
        if (kind, promise) not in self._shuffled:
            self._shuffled.add((kind, promise))
            await self.send(type=kind, id=f"c{next(self.ids)}", **fields)

    async def refused(self, code: str, kind: str, /, **fields: Any) -> str:
        """A command that must be refused with that code; the message."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["code"] == code, answer
        return str(answer["message"])

    @property
    def point(self) -> int:
        """The decision point that the table has reached."""
        assert self.view is not None
        return int(self.view["point"])

    @property
    def owing(self) -> list[int]:
        """The seats of this device that must choose."""
        if self.view is None or self.view["phase"] != "decide":
            return []
        return [seat for seat in self.you if seat in self.view["in_cave"]]

    async def play(self, choose: Callable[[dict[str, Any], int], str]) -> dict[str, Any]:
        """Play on to the end; the last view."""
        decided = -1
        while True:
            if self.view is not None and self.view["phase"] == "over" and self.lobby["phase"] == "over":
                return self.view
            if self.view is not None and self.view["point"] != decided and self.owing:
                decided = self.view["point"]
                view = self.view
                for seat in self.owing:
                    await self.send(
                        type="decide", id=f"c{next(self.ids)}", seat=seat, point=decided, choice=choose(view, seat)
                    )
            message = await self.hear()
            assert message["type"] != "refused", message


def wait_until(is_so: Callable[[], bool]) -> None:
    """Until something is so."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it has not come to that"
        time.sleep(0.02)


def cautious(view: dict[str, Any], seat: int) -> str:
    """Home with five rubies."""
    return "return" if view["beside"][seat] >= 5 else "continue"
