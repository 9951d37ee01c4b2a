"""Starts the server process, and ends it well."""

import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Generator
from dataclasses import replace

import uvicorn

from tacora.server.connections import HttpConnection
from tacora.server.http import make_app
from tacora.server.origins import Origins
from tacora.server.settings import Settings
from tacora.server.sockets import TableSocket

SWITCH_SECONDS = 0.0001  # the writer thread gets its turn soon after the disk has answered, also while the loop is busy
BACKLOG = 256  # connections that are accepted in one turn of the loop
GC_THRESHOLDS = (50_000, 50, 1_000)


class TableServer(uvicorn.Server):
    """Uvicorn that says when it is ready, and ends with exit code 0 when it is asked to stop."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what lives since the start is never looked at again
        gc.set_threshold(*GC_THRESHOLDS)
        if self.started:
            self._on_ready()

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
    settings: Settings, listening: socket.socket, addresses: tuple[str, ...], on_ready: Callable[[int], None]
) -> None:
    """Serve until a signal comes."""
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
    TableServer(config, lambda: on_ready(port)).run([listening])
