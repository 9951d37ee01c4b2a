"""The file of a SQLite database: one server uses it, and it must stay the file that was opened."""

import os
import sys
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SQLITE_CORRUPT, SQLITE_NOTADB = 11, 26
SECRET_WORDS = ("pass", "secret", "token", "key")
Identity = tuple[int, int]
"""Where a file is: its device, and its number there."""


class InUse(Exception):  # noqa: N818  reads as what it is
    """Another server uses the database."""

    def __init__(self, path: Path, pid: str) -> None:
        super().__init__(str(path))
        self.path, self.pid = path, pid


class DatabaseGone(SQLAlchemyError):  # noqa: N818
    """The database's file was deleted, moved or replaced: what is written would go nowhere."""


def is_damage(fault: BaseException | None) -> bool:
    """SQLite says that pages of the file are not what they should be."""
    code: Any = getattr(getattr(fault, "orig", fault), "sqlite_errorcode", 0)
    return code & 0xFF in (SQLITE_CORRUPT, SQLITE_NOTADB)


def reason(fault: BaseException) -> str:
    """What the database says, in one line."""
    return str(getattr(fault, "orig", None) or fault).partition("\n")[0]


def safe_url(url: str) -> str:
    """A database's URL without its secrets.

    >>> safe_url("postgresql://ada:lovelace@db/tacora?sslpassword=1815&sslmode=require")
    'postgresql://ada:***@db/tacora?sslmode=require&sslpassword=***'
    >>> safe_url("half/a:pass@word")
    '***@word'
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        before, _, after = url.rpartition("@")
        return f"***@{after}" if before else after
    hidden = {
        name: "***" if any(word in name.lower() for word in SECRET_WORDS) else value
        for name, value in parsed.query.items()
    }
    return parsed.set(query=hidden).render_as_string(hide_password=True).replace("%2A%2A%2A", "***")


def path_of(url: URL) -> Path | None:
    """The file of a SQLite database; None for one in memory, and for all others."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or ":memory:" in name or url.query.get("mode") == "memory":
        return None
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()


class DatabaseFile:
    """A file, and the lock beside it that a server holds as long as it lives."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._names = str(path), f"{path}-wal"  # looked at at every commit
        self._lock: int | None = None
        self._identity: Identity | None = None
        self._log: Identity | None = None

    def beside(self, suffix: str) -> Path:
        """A file that belongs to this one."""
        return self.path.with_name(self.path.name + suffix)

    def take(self) -> None:
        """Lock the file for this process; raises InUse, or OSError where no file can be."""
        beside = self.beside(".lock")
        lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(lock)
        except OSError:
            pid = os.read(lock, 20).decode("ascii", "replace").strip()
            os.close(lock)
            raise InUse(self.path, pid) from None
        os.ftruncate(lock, 0)
        os.write(lock, f"{os.getpid()}\n".encode())
        self._lock = lock

    def release(self) -> None:
        """Let others use the file."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def remember(self) -> None:
        """This is the file, from now on."""
        self._identity = _identity(self._names[0])
        self._log = None

    @property
    def log_bytes(self) -> int:
        """How long the log of pages has ever been since it was made."""
        try:
            return os.stat(self._names[1]).st_size  # noqa: PTH116  as below
        except FileNotFoundError:
            return 0

    def must_be_same(self) -> None:
        """Raises DatabaseGone unless the file, and its log of pages, are those that were opened."""
        if self._identity is None:
            return
        pages, log_of_pages = self._names
        if _identity(pages) != self._identity:
            raise DatabaseGone(f"{pages} was deleted, moved or replaced")
        log = _identity(log_of_pages)
        if self._log is not None and log != self._log:
            raise DatabaseGone(f"{log_of_pages} was deleted, moved or replaced")
        self._log = log


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116  at every commit: without the detour
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _lock(file: int) -> None:
    """Raises OSError if another process has the lock."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
