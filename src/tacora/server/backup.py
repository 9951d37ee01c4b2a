"""A copy of the database while the server runs: one moment of it, checked, and there as a whole or not at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tacora.core.errors import TacoraError
from tacora.server.file import path_of, safe_url


class Copied(NamedTuple):
    """What is in a copy."""

    tables: int
    entries: int


class NoCopy(TacoraError):  # noqa: N818  reads as what it is
    """A copy could not be made, and nothing is there."""


def back_up(url: str, target: Path) -> Copied:
    """Copy a database into a new file; raises NoCopy."""
    try:
        source = path_of(make_url(url))
    except ArgumentError:
        source = None
    if source is None:
        raise NoCopy(f"{safe_url(url)} is no SQLite file: use the database's own means")
    if not source.is_file():
        raise NoCopy(f"there is no file {source}")
    if target.exists():
        raise NoCopy(f"{target} is there already")
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # the secret of the cookies is in it
        try:
            copied = _copy(source, part)
            _flush(part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as bad:
        raise NoCopy(f"{target}: {getattr(bad, 'strerror', None) or bad}") from None
    return copied


def _copy(source: Path, part: Path) -> Copied:
    with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)  # in one step: a snapshot, beside which the server goes on writing
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log of pages beside it
        found = [line for (line,) in new.execute("PRAGMA quick_check(1)")]
        if found != ["ok"]:
            raise NoCopy(f"the copy of {source} is damaged: {' '.join(str(found[0]).split())}")
        (tables,) = new.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = new.execute("SELECT count(*) FROM entries").fetchone()
    return Copied(tables, entries)


def _flush(file: Path) -> None:
    """Everything of the file is on disk."""
    opened = os.open(file, os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
