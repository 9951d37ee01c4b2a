"""What a real server sends to every device at tables whose seeds are known: the recording in `data/frames`.

The tables' logs are laid into the database as texts, so that a log of the first version stays readable too.
"""

import asyncio
import json
import re
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

from table_server import PATIENCE, Device, ServerProcess, Socket, serving
from tacora.core.fair import commitment
from tacora.server import cookies
from tacora.server.store import Store

FOLDER = Path(__file__).parent / "data" / "frames"
SECRET = "5e" * 32
SPECTATOR = "spectator"
TIME_LEFT = re.compile(r'"deadline":\d+')
"""What a welcome says of a clock that runs is no two times the same."""


class Recorded(NamedTuple):
    """A table to play: its code, its options, and the device of each seat."""

    name: str
    code: str
    options: dict[str, Any]
    devices: tuple[int, ...]
    clock: int | None = None
    odds: bool = True
    leaver: int | None = None  # a seat whose person leaves after a few points

    @property
    def seed(self) -> str:
        """The table's secret."""
        return self.code.encode().hex().ljust(64, "0")


TABLES = (
    Recorded("relics-hidden", "aaaaaa", {"edition": "2024", "relics": True, "hidden_chests": True}, (0, 0, 1)),
    Recorded("2017-clock", "bbbbbb", {"edition": "2017", "custom": {"expeditions": 3}}, (0, 1), clock=60),
    Recorded("left", "cccccc", {"edition": "international"}, (0, 1, 1, 0), odds=False, leaver=2),
)


def lay_logs(database: Path, *, is_started: bool = True) -> None:
    """Lay the tables' logs into a new database, as the server wrote them first."""
    store = Store(f"sqlite:///{database}")
    store.migrate()
    store.close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO secrets (name, value) VALUES ('cookies', ?)", (SECRET,))
        for table in TABLES:
            at = 4_000_000_000_000  # far away: nothing is forgotten
            phase = "playing" if is_started else "lobby"
            connection.execute(
                "INSERT INTO tables (code, created_at, phase, public) VALUES (?, ?, ?, 0)", (table.code, at, phase)
            )
            acts = [*_log(table), *([{"entry": "started"}] if is_started else [])]
            for number, act in enumerate(acts, start=1):
                row = (table.code, number, at, None, None, json.dumps(act, separators=(",", ":")))
                connection.execute(
                    "INSERT INTO entries (table_code, number, at, device, command, body) VALUES (?, ?, ?, ?, ?, ?)", row
                )
        connection.commit()


def _log(table: Recorded) -> list[dict[str, Any]]:
    seats = [
        {"kind": "person", "name": f"P{seat}", "hat": seat} if device == 0 else {"kind": "free"}
        for seat, device in enumerate(table.devices)
    ]
    made = {
        "entry": "created", "game": "diamant", "options": table.options, "seats": seats, "clock": table.clock,
        "public": False, "odds": table.odds, "seed": table.seed, "share": "0a" * 16,
    }  # fmt: skip
    others = {
        str(seat): {"kind": "person", "name": f"Q{seat}", "hat": seat}
        for seat, device in enumerate(table.devices)
        if device == 1
    }
    return [made, {"entry": "seated", "seats": others, "share": "0b" * 16, "device": None}]


def old_device(url: str, table: Recorded, number: int = 0) -> Device:
    """Somebody who sat down at a table of an older server."""
    device = Device(url)
    promise = commitment(bytes.fromhex(table.seed))
    value = cookies.seat_cookie(bytes.fromhex(SECRET), table.code, promise, number)
    device.cookies.set(cookies.SEAT_PREFIX + table.code, value, domain="localhost.local", path="/")
    return device


class Recorder:
    """The devices at one table, and all that each of them says and hears, in its order, as lines."""

    def __init__(self, server: ServerProcess, table: Recorded) -> None:
        self.server = server
        self.table = table
        self.lines: dict[str, list[str]] = {}
        self.sockets: dict[str, Socket] = {}
        self._commands = 0

    @asynccontextmanager
    async def sit(self, name: str, since: int | None = None) -> AsyncIterator[Socket]:
        """A device's socket."""
        url = self.server.url
        device = Device(url) if name == SPECTATOR else old_device(url, self.table, int(name[-1]))
        async with device.sit(self.table.code, since) as socket:
            self.lines[name] = [f"{name}, since {since}"]
            self.sockets[name] = socket
            await self._settle(name, "welcome")
            yield socket
        del self.sockets[name]

    async def send(self, name: str, **message: Any) -> None:
        """A device's command; then everybody hears what follows."""
        self._commands += 1
        text = json.dumps({**message, "id": f"c{self._commands}"})
        self.lines[name].append(f"> {text}")
        await self.sockets[name].connection.send(text)
        await self._settle(name, "accepted", "refused")

    async def _settle(self, asker: str, *answers: str) -> None:
        """Whoever asked hears the answer; then everybody hears all that came before the answer to a ping."""
        if answers:
            await self._hear(asker, answers)
        for socket in self.sockets.values():
            await socket.send(type="ping")
        for name in self.sockets:
            await self._hear(name, ("pong",))

    async def _hear(self, name: str, until: tuple[str, ...]) -> None:
        socket = self.sockets[name]
        kind = ""
        while kind not in until:
            text = str(await asyncio.wait_for(socket.connection.recv(), PATIENCE))
            message = json.loads(text)
            kind = message["type"]
            if kind == "welcome":
                text = TIME_LEFT.sub('"deadline":60000', text)
            socket.heard.append(message)
            socket.view = message.get("view", socket.view)
            if kind not in ("pong", "decided"):  # when a mark comes is left to a timer
                self.lines[name].append(f"< {text}")

    def text(self) -> str:
        """The recording; a device's line that the spectator hears too is told by its number there."""
        public = {line: f"={number}" for number, line in enumerate(self.lines[SPECTATOR], start=1)}
        told = [
            *self.lines[SPECTATOR],
            *(public.get(line, line) for name, lines in self.lines.items() if name != SPECTATOR for line in lines),
        ]
        return "\n".join([*told, ""])

    async def wait_for_bot(self, seat: int) -> None:
        """Until the bot on that seat has decided, or what it decided has happened."""
        watcher = self.sockets[SPECTATOR]
        while not any(
            message["type"] == "events" or (message["type"] == "decided" and seat in message["seats"])
            for message in watcher.heard
        ):
            await asyncio.sleep(0.02)
            await self._settle(SPECTATOR)


async def _play(recorder: Recorder) -> None:
    table = recorder.table
    async with AsyncExitStack() as stack:
        for name in (SPECTATOR, "device-1", "device-0"):
            await stack.enter_async_context(recorder.sit(name))
        watcher = recorder.sockets[SPECTATOR]
        await recorder.send("device-1", type="start")  # not the host
        await recorder.send("device-0", type="decide", seat=0, point=0, choice="return")  # too early
        await recorder.send("device-0", type="start")
        left: int | None = None
        for number in range(1000):
            assert watcher.view is not None
            if watcher.view["phase"] == "over":
                break
            if number == 4 and table.leaver is not None and table.leaver in watcher.view["in_cave"]:
                left = table.leaver
                watcher.heard.clear()
                await recorder.send("device-1", type="leave", seat=left)
            await _decide(recorder, watcher.view, left)
            if number == 1:
                await recorder.send("device-1", type="chat", seat=table.devices.index(1), preset="ouch")
                await recorder.send("device-1", type="decide", seat=0, point=watcher.view["point"], choice="return")
                await recorder.send("device-0", type="decide", seat=0, point=0, choice="continue")
                await recorder.send("device-0", type="dance")
                await recorder.send("device-0", type="decide", seat=0, point=watcher.view["point"], choice="fly")
            if number == 6 and table.clock is None:
                async with recorder.sit("second-tab-of-device-1", since=9):
                    pass
        assert left == table.leaver


async def _decide(recorder: Recorder, view: dict[str, Any], left: int | None) -> None:
    watcher = recorder.sockets[SPECTATOR]
    if left in view["in_cave"]:
        await recorder.wait_for_bot(left)  # type: ignore[arg-type]  # a seat in the cave is a number
    if watcher.view is not None and watcher.view["point"] != view["point"]:
        watcher.heard.clear()
        return
    watcher.heard.clear()
    people = [seat for seat in view["in_cave"] if seat != left]
    for nth, seat in enumerate(people):
        choice = "return" if view["beside"][seat] >= 4 + 2 * seat else "continue"
        decide = {"type": "decide", "seat": seat, "point": view["point"]}
        name = f"device-{recorder.table.devices[seat]}"
        if nth == 0 and len(people) > 1 and view["point"] % 3 == 0:  # changes its mind
            await recorder.send(name, **decide, choice="return")
        await recorder.send(name, **decide, choice=choice)


def record() -> dict[str, str]:
    """Play every table on a new server; the recordings by name."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "t.db"
        lay_logs(database)
        options = ("--bot-pace=0", "--limit=messages_burst=100000", "--limit=messages_per_second=100000")
        recordings = {}
        with serving(database, *options) as server:
            for table in TABLES:
                recorder = Recorder(server, table)
                asyncio.run(_play(recorder))
                recordings[table.name] = recorder.text()
    return recordings


def main() -> None:
    """Write the recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in record().items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
