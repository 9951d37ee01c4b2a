"""The command `tacora` without its start: a process that has loaded everything once, and forks for every command.

What runs is a process of its own, with its own pipes, folder, environment, signals and exit code.
Tests of the start itself, and of a terminal, run the installed command.
"""

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock, Timer
from typing import Any, NoReturn

LOADED = (
    "tacora.cli",
    "tacora.arena.diamant.contest",
    "tacora.arena.dungeon.contest",
    "tacora.commands.diamant",
    "tacora.commands.dungeon",
    "tacora.terminal.diamant.odds",
    "tacora.terminal.diamant.play",
    "tacora.terminal.dungeon.cards",
    "tacora.terminal.dungeon.play",
    "tacora.terminal.progress",
    "tacora.terminal.diamant.face",
    "tacora.terminal.dungeon.face",
    "fluent.runtime",
    "typer._adapters",
)
LOADED_FOR = {
    "serve": ("tacora.server.host", "alembic.command", "uvicorn.protocols.http.httptools_impl", "uvloop"),
    "play dungeon": ("tacora.bots.dungeon.strong",),
}
PATIENCE = 120
ONE_AT_A_TIME = Lock()
PIECE = 1 << 16


class Forked:
    """A command that runs; what it says is read from its pipes."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], folder: Path | None = None) -> None:
        ours, theirs = socket.socketpair()
        ours.settimeout(PATIENCE)
        (read_in, write_in), (read_out, write_out), (read_err, write_err) = os.pipe(), os.pipe(), os.pipe()
        request = {"arguments": list(arguments), "environment": dict(environment), "folder": str(folder or Path.cwd())}
        their_ends = [read_in, write_out, write_err]
        self._news = ours.makefile("r")
        with ONE_AT_A_TIME, ours, theirs:
            socket.send_fds(_nursery(), [json.dumps(request).encode() + b"\n"], [theirs.fileno(), *their_ends])
            self.pid = int(self._news.readline())
        for end in their_ends:
            os.close(end)
        self.stdin = os.fdopen(write_in, "w", encoding="utf-8")
        self.stdout = os.fdopen(read_out, encoding="utf-8")
        self.stderr = os.fdopen(read_err, encoding="utf-8")
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """As `kill` does; nothing, if it is over."""
        with suppress(ProcessLookupError):
            if self.returncode is None:
                os.kill(self.pid, number)

    def wait(self) -> int:
        """Until it is over; the exit code, or what killed it as a negative number."""
        if self.returncode is None:
            self.returncode = os.waitstatus_to_exitcode(int(self._news.readline()))
            self._news.close()
        return self.returncode

    def communicate(self, said: str = "") -> tuple[str, str]:
        """Say something, hear everything, and wait; what takes too long is killed."""
        end = Timer(PATIENCE, self.send_signal, [signal.SIGKILL])
        end.start()
        with ThreadPoolExecutor(2) as readers, self.stdout, self.stderr:
            heard = [readers.submit(stream.read) for stream in (self.stdout, self.stderr)]
            with suppress(BrokenPipeError), self.stdin:
                self.stdin.write(said)
            told = [text.result() for text in heard]
        self.wait()
        end.cancel()
        return told[0], told[1]


@cache
def _nursery() -> socket.socket:
    """Where to ask for a fork, in this process."""
    ours, theirs = socket.socketpair()
    with theirs:
        nursery = subprocess.Popen(
            [sys.executable, "-W", "error", __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
        )
    atexit.register(nursery.wait)
    atexit.register(ours.close)
    return ours


def _load(names: Sequence[str]) -> None:
    for name in names:
        import_module(name)
    gc.freeze()  # what is never looked at is never copied


def serve_forks(asking: socket.socket) -> None:
    """Fork for every request, until nobody can ask any more; returns in the fork, which is the command then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for whoever runs the tests
    _load(LOADED)
    while True:
        text, ends, _flags, _from = socket.recv_fds(asking, PIECE, 4)
        if not text:
            _reap(0)
            os._exit(0)
        while not text.endswith(b"\n"):
            text += asking.recv(PIECE)
        request = json.loads(text)
        for beginning, names in LOADED_FOR.items():
            if " ".join(request["arguments"]).startswith(beginning):
                _load(names)
        if os.fork() == 0:
            asking.close()
            _keep_or_become(request, *ends)
            return
        for end in ends:
            os.close(end)
        _reap(os.WNOHANG)


def _reap(options: int) -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, options)[0]:
            pass


def _keep_or_become(request: dict[str, Any], news: int, *streams: int) -> None:
    """Become the command, and leave somebody behind who tells its number and its end."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if pid := os.fork():
        _tell(pid, news, streams)
    os.close(news)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["tacora", *request["arguments"]]
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115  as the interpreter opens them
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)  # noqa: SIM115


def _tell(pid: int, news: int, streams: Sequence[int]) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for stream in streams:
        os.close(stream)
    os.write(news, b"%d\n" % pid)
    os.write(news, b"%d\n" % os.waitpid(pid, 0)[1])
    os._exit(0)


if __name__ == "__main__":
    serve_forks(socket.socket(fileno=int(sys.argv[1])))
    from tacora.cli import main

    main()
