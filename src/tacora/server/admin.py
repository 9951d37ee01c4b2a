"""The operator's door: a Unix socket beside the database, for the user that runs the server alone.

Of several workers each has one, beside the socket through which it gets connections; the database names them all.

One JSON object a line: `{"do": "list"}`, answered by `{"told": ...}` or `{"refused": message}`. Nothing hidden is told
here either: of a table, what everybody may see.
"""

import asyncio
import json
import logging
import os
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from tacora.core.errors import TacoraError
from tacora.server import messages
from tacora.server.file import reason
from tacora.server.hall import Hall
from tacora.server.leases import Leases, Worker
from tacora.server.refusals import Refused
from tacora.server.store import open_engine

log = logging.getLogger("tacora.server")

SUFFIX = ".admin"
LONGEST_LINE = 4096
LONGEST_NAME = 100  # bytes of a socket's path; the system has room for little more
PATIENCE = 30.0  # seconds for an answer


class AdminDoor:
    """Listens while the server runs."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._server: asyncio.Server | None = None
        self._path: Path | None = None

    async def open(self) -> None:
        """Listen, where there are such sockets."""
        path = self._place()
        if path is None or not hasattr(socket, "AF_UNIX"):
            return
        try:
            path.unlink(missing_ok=True)  # of a server that was killed: the lock says that it is gone
            with _short(path) as name, _only_for_owner():
                self._server = await asyncio.start_unix_server(self._talk, name, limit=LONGEST_LINE)
        except OSError as bad:
            log.warning("tacora admin cannot reach this server: %s", bad.strerror)
            return
        self._path = path

    def _place(self) -> Path | None:
        if self._hall.store.file is not None:
            return self._hall.store.file.beside(SUFFIX)
        way = "" if self._hall.cluster is None else self._hall.cluster.door.path
        return Path(way + SUFFIX) if way else None

    async def close(self) -> None:
        """Close the door."""
        if self._server is not None:
            self._server.close()
            if self._path is not None:
                self._path.unlink(missing_ok=True)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if _is_own(writer.get_extra_info("socket")):
                answer = await self._answer(await reader.readline())
                writer.write(json.dumps(answer).encode() + b"\n")
                await writer.drain()
        except (OSError, ValueError):
            log.warning("an operator's question could not be read")
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            asked = json.loads(line)
            if not isinstance(asked, dict):
                raise Refused("bad-message", "must be an object")  # noqa: TRY301
            return {"told": await self._do(str(asked.get("do")), str(asked.get("table", "")))}
        except Refused as no:
            return {"refused": no.message}
        except SQLAlchemyError as fault:
            return {"refused": reason(fault)}

    async def _do(self, wish: str, code: str) -> Any:
        hall = self._hall
        match wish:
            case "list":
                return await self._list()
            case "show":
                live, told = await hall.glance(code)
                return {**json.loads(messages.encode(told)), "sockets": len(live.sockets), "seq": live.seq}
            case "close":
                await hall.close_table(code)
                return {}
            case "drain" | "undrain":
                hall.health.is_draining = wish == "drain"
                log.info("new tables are %s", "refused" if hall.health.is_draining else "welcome again")
                gauges = hall.gauges()
                return {"playing": gauges["tables_playing"], "sockets": gauges["sockets"]}
            case "clock-ok":
                hall.clock.believe()
                await hall.disk.note_seen()
                log.info("the operator says that the clock is right")
                await hall.forget()
                return {}
        raise Refused("bad-message", f"{wish!a} is nothing that can be done here")

    async def _list(self) -> list[dict[str, Any]]:
        """The open tables that are in memory, newest first; what is only on disk waits for nothing."""
        now = time.monotonic()
        return [
            {
                "table": told.table,
                "game": told.game,
                "phase": told.phase,
                "people": sum(seat.kind == "person" for seat in told.seats),
                "present": sum(seat.present for seat in told.seats),
                "seats": len(told.seats),
                "sockets": len(live.sockets),
                "idle_minutes": int((now - live.used_at) / 60),
            }
            for live in self._hall.lives
            if (told := live.told) is not None and told.phase != "over"
        ]


def ask(database: Path, wish: str, table: str | None = None) -> Any:
    """Ask the server that uses this file; raises TacoraError."""
    return _ask(database.with_name(database.name + SUFFIX), wish, table)


def ask_workers(url: str, wish: str, table: str | None = None) -> Any:
    """Ask the workers on this machine that share this database; raises TacoraError."""
    engine = open_engine(url)
    try:
        leases = Leases(engine, ())
        workers = {worker.id: worker for worker in leases.workers()}
        doors = {number: door for number, worker in workers.items() if (door := _door_of(worker)).exists()}
        if not doors:
            raise TacoraError("no worker that uses this database runs here, for this user")
        match wish:
            case "list":
                near = {told["table"]: told for door in doors.values() for told in _ask(door, wish, None)}
                return [
                    {"table": code, "game": game, "phase": phase, **near.get(code, {}), "worker": owner}
                    for code, phase, game, owner in leases.open_tables()
                ]
            case "show" | "close":
                found = leases.look(table or "")
                owner = None if found is None else found.owner
                if wish == "close" and owner is not None and owner not in doors:
                    raise TacoraError(f"worker {owner} has the table: ask on its machine, {workers[owner].machine}")
                return _ask(doors.get(owner or 0, next(iter(doors.values()))), wish, table)
        answers = [_ask(door, wish, table) for door in doors.values()]
        return {name: sum(told[name] for told in answers) for name in answers[0]}
    except SQLAlchemyError as fault:
        raise TacoraError(reason(fault)) from None
    finally:
        engine.dispose()


def _door_of(worker: Worker) -> Path:
    return Path(worker.place.rpartition("|")[0] + SUFFIX)


def _ask(path: Path, wish: str, table: str | None) -> Any:
    if not hasattr(socket, "AF_UNIX"):
        raise TacoraError("this system has no Unix sockets")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as door:
        door.settimeout(PATIENCE)
        try:
            with _short(path) as name:
                door.connect(name)
            door.sendall(json.dumps({"do": wish, "table": table or ""}).encode() + b"\n")
            line = door.makefile("rb").readline()
        except OSError as bad:
            raise TacoraError(f"{path}: {bad.strerror or bad}") from None
    if not line:
        raise TacoraError(f"{path}: no answer")
    answer = json.loads(line)
    if "refused" in answer:
        raise TacoraError(answer["refused"])
    return answer["told"]


@contextmanager
def _short(path: Path) -> Iterator[str]:
    """A name of this path that is short enough for a socket."""
    with ExitStack() as stack:
        name = str(path)
        if len(os.fsencode(name)) > LONGEST_NAME and sys.platform == "linux":
            folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
            stack.callback(os.close, folder)
            name = f"/proc/self/fd/{folder}/{path.name}"
        yield name


@contextmanager
def _only_for_owner() -> Iterator[None]:
    """What is made meanwhile is for its owner alone."""
    before = os.umask(0o177)
    try:
        yield
    finally:
        os.umask(before)


def _is_own(peer: Any) -> bool:
    """Whoever is at the other end is the user that runs the server; elsewhere than on Linux the file's mode says so."""
    if sys.platform != "linux":
        return True
    with suppress(OSError):
        told = peer.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
        return bool(struct.unpack("3i", told)[1] == os.getuid())
    return False
