"""The door between workers: a client's connection that is for another worker is passed on to it.

On one machine the connection itself is passed, as a file descriptor over a Unix socket: from then on it costs nothing
here. To another machine its bytes are passed, over a connection that begins with a proof of the secret in the database
and the client's address. Nobody passes on what was passed on: who is not the owner either, lets the client come again.
"""

import asyncio
import hmac
import logging
import os
import secrets
import socket
import stat
import tempfile
import uuid
from array import array
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from tacora.core.errors import TacoraError
from tacora.server.leases import Worker

log = logging.getLogger("tacora.server")

NONCE = 16  # bytes
PROOF = 32
LONGEST = 512  # bytes of what is said of a client
LARGEST = 160_000  # bytes that are passed together with a connection
WITHIN = 3.0  # seconds for another worker to answer
AGAIN = 0.005  # seconds between two tries
HIGH = 262_144  # bytes that wait for a slow end
BOOT = Path("/proc/sys/kernel/random/boot_id")


Maker = Callable[[str | None, bytes], asyncio.Protocol]
"""Goes on with a connection of that address, of which so much was read already."""


class Door:
    """Where this worker is reached by the others, and how it reaches them."""

    def __init__(self, internal: str | None) -> None:
        host, _, port = (internal or "").rpartition(":") if ":" in (internal or "") else (internal or "", "", "0")
        try:
            self._at = (host.strip("[]"), int(port)) if internal else None
        except ValueError:
            raise TacoraError(f"--internal: must be HOST or HOST:PORT, not {internal!a}") from None
        self.machine = host or _machine()
        self._unix: socket.socket | None = None
        self._path = ""
        self._server: asyncio.Server | None = None
        self._key = b""
        self._has_warned = False
        self.make: Maker | None = None

    async def open(self) -> None:
        """Listen; raises OSError."""
        loop = asyncio.get_running_loop()
        if hasattr(socket, "AF_UNIX") and hasattr(socket, "recv_fds"):
            self._path = str(_folder() / secrets.token_hex(8))
            self._unix = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._unix.setblocking(False)  # noqa: FBT003
            self._unix.bind(self._path)
            loop.add_reader(self._unix.fileno(), self._receive)
        if self._at is not None:
            self._server = await loop.create_server(lambda: _Entrance(self), *self._at)

    def open_to(self, secret: bytes) -> None:
        """Let in whoever knows the house's secret."""
        self._key = hmac.digest(secret, b"door", "sha256")

    @property
    def path(self) -> str:
        """The socket through which connections come on this machine; empty where there are no such sockets."""
        return self._path

    @property
    def place(self) -> str:
        """What other workers have to know."""
        port = self._server.sockets[0].getsockname()[1] if self._server is not None else 0
        return f"{self._path}|{port}"

    def know(self, machines: Iterable[str]) -> None:
        """Say once if there are workers that cannot be reached."""
        strange = {machine for machine in machines if machine != self.machine}
        if strange and self._at is None and not self._has_warned:
            self._has_warned = True
            log.warning("workers on other machines cannot reach this one: start with --internal ADDRESS")

    async def close(self) -> None:
        """Listen no more."""
        if self._unix is not None:
            asyncio.get_running_loop().remove_reader(self._unix.fileno())
            self._unix.close()
            Path(self._path).unlink(missing_ok=True)
        if self._server is not None:
            self._server.close()

    # Passing on

    async def pass_on(self, transport: asyncio.Transport, peer: str, said: bytes, to: Worker) -> "Pipe | None":
        """Pass a connection on, of which this was read already; a pipe if bytes go on. Raises OSError."""
        path, _, port = to.place.rpartition("|")
        if to.machine == self.machine and path and self._unix is not None:
            await self._hand(transport, said, path)
            return None
        if port == "0":
            raise OSError("the other worker has no internal address")
        return await self._connect(transport, peer, said, (to.machine, int(port)))

    async def _hand(self, transport: asyncio.Transport, said: bytes, path: str) -> None:
        """Give the connection itself away."""
        if self._unix is None or len(said) > LARGEST:
            raise OSError("too much was said already")
        copy = os.dup(transport.get_extra_info("socket").fileno())
        try:
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [copy]))]
            for _ in range(int(WITHIN / AGAIN)):
                with suppress(BlockingIOError):  # the other has a few waiting already
                    self._unix.sendmsg([said], files, 0, path)  # socket.send_fds forgets the address
                    break
                await asyncio.sleep(AGAIN)
            else:
                raise OSError("the other worker takes no connections")
        finally:
            os.close(copy)
        transport.abort()  # this end only: the other worker has it now

    def _receive(self) -> None:
        """Connections of this machine's other workers; the folder lets nobody else in."""
        if self._unix is None:
            return
        for _ in range(64):
            try:
                said, files, _flags, _from = socket.recv_fds(self._unix, LARGEST + 1, 1)
            except (BlockingIOError, InterruptedError):
                return
            for file in files:
                asyncio.get_running_loop().create_task(self._take_in(socket.socket(fileno=file), said))

    async def _take_in(self, connection: socket.socket, said: bytes) -> None:
        connection.setblocking(False)  # noqa: FBT003
        make = self.make
        try:
            if make is not None:
                await asyncio.get_running_loop().connect_accepted_socket(lambda: make(None, said), connection)
                return
        except OSError:
            pass
        connection.close()

    async def _connect(self, transport: asyncio.Transport, peer: str, said: bytes, at: tuple[str, int]) -> "Pipe":
        """Prove who we are, say whose connection it is, and pass all bytes on."""
        async with asyncio.timeout(WITHIN):
            loop = asyncio.get_running_loop()
            upstream = _Knock(loop.create_future())
            await loop.create_connection(lambda: upstream, *at)
            nonce = await upstream.nonce
        told = peer.encode()[:LONGEST]
        proof = hmac.digest(self._key, nonce + told, "sha256")
        upstream.transport.write(proof + len(told).to_bytes(2, "big") + told + said)
        return Pipe(transport, upstream.transport)

    def proves(self, nonce: bytes, proof: bytes, told: bytes) -> bool:
        """Whoever knocks knows the secret."""
        return bool(self._key) and hmac.compare_digest(proof, hmac.digest(self._key, nonce + told, "sha256"))


class _Knock(asyncio.Protocol):
    """At another worker's door: wait for what has to be signed."""

    transport: asyncio.Transport

    def __init__(self, nonce: "asyncio.Future[bytes]") -> None:
        self.nonce = nonce
        self._heard = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # a stream

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) >= NONCE and not self.nonce.done():
            self.nonce.set_result(self._heard[:NONCE])

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        if not self.nonce.done():
            self.nonce.set_exception(ConnectionResetError("the other worker has hung up"))


class _Entrance(asyncio.Protocol):
    """Somebody knocks: a worker of another machine, or a stranger, who has no proof and little time."""

    transport: asyncio.Transport

    def __init__(self, door: Door) -> None:
        self._door = door
        self._nonce = secrets.token_bytes(NONCE)
        self._heard = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # a stream
        self.transport.write(self._nonce)
        self._timer = asyncio.get_running_loop().call_later(WITHIN, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._timer.cancel()

    def data_received(self, data: bytes) -> None:
        self._heard = heard = self._heard + data
        if len(heard) < PROOF + 2:
            return
        size = int.from_bytes(heard[PROOF : PROOF + 2], "big")
        if size > LONGEST:
            self.transport.abort()
            return
        end = PROOF + 2 + size
        if len(heard) < end:
            return
        self._timer.cancel()
        peer = heard[PROOF + 2 : end]
        if self._door.make is None or not self._door.proves(self._nonce, heard[:PROOF], peer):
            self.transport.abort()
            return
        connection = self._door.make(peer.decode("ascii", "replace"), heard[end:])
        self.transport.set_protocol(connection)
        connection.connection_made(self.transport)


class Pipe(asyncio.Protocol):
    """All bytes of a client to another worker, and back; each end waits for the other."""

    def __init__(self, near: asyncio.Transport, far: asyncio.Transport) -> None:
        self._near, self._far = near, far
        self.on_end: Callable[[], None] = lambda: None
        self._is_over = False
        back = _Half(self, far, near)
        near.set_protocol(_Half(self, near, far))
        far.set_protocol(back)
        for end in (near, far):
            end.set_write_buffer_limits(high=HIGH)
        near.resume_reading()

    def shutdown(self) -> None:
        """The server stops: the client comes again, to another worker."""
        self.end()

    def end(self) -> None:
        """Close both ends, after what is on its way."""
        if not self._is_over:
            self._is_over = True
            for end in (self._near, self._far):
                with suppress(Exception):
                    end.close()
            self.on_end()


class _Half(asyncio.Protocol):
    """What comes from one end goes to the other."""

    __slots__ = ("_from", "_pipe", "_to")

    def __init__(self, pipe: Pipe, come_from: asyncio.Transport, go_to: asyncio.Transport) -> None:
        self._pipe, self._from, self._to = pipe, come_from, go_to

    def data_received(self, data: bytes) -> None:
        self._to.write(data)

    def pause_writing(self) -> None:
        self._to.pause_reading()

    def resume_writing(self) -> None:
        self._to.resume_reading()

    def eof_received(self) -> None:
        self._pipe.end()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._pipe.end()


def _machine() -> str:
    """What tells this machine, or this container, from others."""
    try:
        boot = BOOT.read_text().strip()
    except OSError:
        boot = f"{uuid.getnode():x}"
    return f"{socket.gethostname()[:60]} {boot}"


def _folder() -> Path:
    """A folder for this user alone, systemd's if it gives one; raises OSError if somebody else has made it."""
    given = os.environ.get("RUNTIME_DIRECTORY", "").partition(":")[0]
    folder = Path(given) if given else Path(tempfile.gettempdir()) / f"tacora-{os.getuid()}"
    with suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise OSError(f"{folder} is not for this user alone")
    return folder
