"""How a group of entries gets into a SQLite file. Into PostgreSQL it gets by `postgres.py`."""

import sqlite3
from collections.abc import Collection
from itertools import chain
from typing import Any, Protocol

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from tacora.server import schema
from tacora.server.file import DatabaseFile
from tacora.server.schema import Group, Line


class Appender(Protocol):
    """Writes groups."""

    def append(self, group: Group) -> Collection[str]:
        """One transaction: new tables, entries, phases, and drafts, of which None is no draft any more.

        The tables that are another worker's by now: nothing of them is written.
        """
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


class SqliteAppender:
    """For SQLite, on a connection of its own, without a layer between: a small group costs little but its commit.

    Python gives its lock away at every step of SQLite, and has to wait for it afterwards while the event loop is busy.
    So a group is one statement where that is possible: it is a transaction by itself.
    """

    MADE = "INSERT INTO tables (code, created_at, phase, public) VALUES (?, ?, ?, ?)"
    LINES = "INSERT INTO entries (table_code, number, at, device, command, body) VALUES "
    LINE = "(?, ?, ?, ?, ?, ?)"
    MOST_LINES = 128  # in one statement
    PHASES = "UPDATE tables SET phase = ? WHERE code = ?"
    CACHE = "PRAGMA cache_size = -32000"  # kB: the pages that the tables in play write to stay at hand
    NO_DRAFTS = "DELETE FROM drafts WHERE table_code = ? AND seat = ?"
    DRAFTS = "INSERT INTO drafts (table_code, seat, point, work, valid) VALUES (?, ?, ?, ?, ?)"

    def __init__(self, engine: Engine, file: DatabaseFile | None) -> None:
        self._engine = engine
        self._file = file
        self._held: Any = None  # the pool's hold on the connection
        self._connection: sqlite3.Connection | None = None

    def append(self, group: Group) -> Collection[str]:
        """One transaction, in a file that is still there afterwards."""
        try:
            self._append(self.connection(), group)
        except sqlite3.Error as bad:
            raise OperationalError(None, None, bad, hide_parameters=True) from None
        if self._file is not None:
            self._file.must_be_same()
        return ()

    def _append(self, connection: sqlite3.Connection, group: Group) -> None:
        lines = group.lines
        if 0 < len(lines) <= self.MOST_LINES and not (group.made or group.phases or group.drafts):
            self._insert(connection, lines)
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            if group.made:
                connection.executemany(self.MADE, map(_table_row, group.made))
            for start in range(0, len(lines), self.MOST_LINES):
                self._insert(connection, lines[start : start + self.MOST_LINES])
            if group.phases:
                connection.executemany(self.PHASES, [(phase, code) for code, phase in group.phases.items()])
            if group.drafts:
                connection.executemany(self.NO_DRAFTS, group.drafts)
                rows = [(*key, *draft) for key, draft in group.drafts.items() if draft is not None]
                connection.executemany(self.DRAFTS, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _insert(self, connection: sqlite3.Connection, lines: list[Line]) -> None:
        rows = ",".join([self.LINE] * len(lines))
        connection.execute(self.LINES + rows, list(chain.from_iterable(lines)))

    def connection(self) -> sqlite3.Connection:
        """The connection that writes: one as long as the server lives."""
        if self._connection is None:
            self._held = self._engine.raw_connection()
            self._connection = self._held.driver_connection
            self._connection.isolation_level = None  # BEGIN and COMMIT are ours
            self._connection.execute(self.CACHE)
        return self._connection

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.isolation_level = "DEFERRED"  # as the pool knows it
            self._held.close()
            self._connection = self._held = None


def _table_row(new: schema.NewTable) -> tuple[str, int, str, bool]:
    return new.code, new.created_at, "lobby", new.public
