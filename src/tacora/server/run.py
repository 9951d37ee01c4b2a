"""Starts the server process, and ends it well."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import Callable, Generator
from dataclasses import replace

import uvicorn

from tacora.server.connections import HttpConnection
from tacora.server.hall import Hall
from tacora.server.http import make_app
from tacora.server.origins import Origins
from tacora.server.settings import Settings
from tacora.server.sockets import TableSocket

log = logging.getLogger("tacora.server")

SWITCH_SECONDS = 0.0001  # the writer thread gets its turn soon after the disk has answered, also while the loop is busy
HAND_OVER_WITHIN = 40.0  # seconds
BACKLOG = 256  # connections that are accepted in one turn of the loop


class TableServer(uvicorn.Server):
    """Uvicorn that says when it is ready, and ends with exit code 0 when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None], parent: int | None = None) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._parent = parent  # the file in which a worker says that it lives

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            hall: Hall = self.lifespan.state["hall"]
            if hall.cluster is not None:
                hall.cluster.door.make = self._go_on
            self._on_ready()

    def _go_on(self, peer: str | None, said: bytes) -> HttpConnection:
        """A client's connection that another worker passed on."""
        return HttpConnection(self.config, self.server_state, self.lifespan.state).go_on(peer, said)

    async def on_tick(self, counter: int) -> bool:
        """Tell the parent that the loop goes on; without a parent there is no reason to."""
        if self._parent is not None and counter % 10 == 0:
            try:
                os.write(self._parent, b".")
            except BlockingIOError:
                pass
            except OSError:
                self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over first, where there is somebody to take them."""
        hall: Hall = self.lifespan.state["hall"]
        try:
            async with asyncio.timeout(HAND_OVER_WITHIN):
                await hall.hand_over()
        except Exception:
            log.exception("not all tables could be handed over")
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal is a wish to stop, not a death."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _allow_many_files() -> None:
    """A socket is a file: raise the soft limit to the hard one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  there is none on Windows

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    settings: Settings,
    listening: socket.socket,
    addresses: tuple[str, ...],
    on_ready: Callable[[int], None],
    parent: int | None = None,
) -> None:
    """Serve until a signal comes; as one of several workers, until its parent is gone."""
    port = listening.getsockname()[1]
    settings = replace(settings, port=port)
    sys.setswitchinterval(SWITCH_SECONDS)
    _allow_many_files()
    config = uvicorn.Config(
        make_app(settings, Origins(settings, addresses)),
        ws=TableSocket,  # HttpConnection makes it
        http=HttpConnection,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # HttpConnection reads them
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )
    TableServer(config, lambda: on_ready(port), parent).run([listening])
