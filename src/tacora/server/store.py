"""The log on disk: what is read, and what is deleted. What is written comes in groups (`writer.py`)."""

import logging
import sqlite3
import time
from collections.abc import Collection, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from tacora.server.appending import Appender, SqliteAppender
from tacora.server.entries import LOG_VERSION, Entry, read_act, write_act
from tacora.server.file import DatabaseFile, path_of
from tacora.server.schema import Group, Line, StoredDraft, drafts, entries, house, secrets, tables, workers

log = logging.getLogger("tacora.server")

MIGRATIONS = Path(__file__).with_name("migrations")
LAST_SEEN = "last-seen"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "wal_autocheckpoint=8000",  # pages, 32 MB: whoever writes copies them only where `copy_pages` does not keep up
)
LEAST_COPIED = 4_000_000  # bytes of the log of pages: with fewer, nobody waits long for their copying
MOST_COPIES = 3  # in a row
MIGRATING = 0x7AC02A  # the number of a lock: one worker migrates, the others wait
NETWORK = {
    "connect_timeout": 3, "keepalives_idle": 5, "keepalives_interval": 1, "keepalives_count": 3,
    "tcp_user_timeout": 5000, "application_name": "tacora",
    "options": "-c idle_in_transaction_session_timeout=1500 -c lock_timeout=4000 -c tcp_user_timeout=5000 "
    "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3",
}  # fmt: skip
"""A database that is gone is noticed, as a machine is by the database; and whoever hangs within a transaction of some
statements keeps its locks for half a lease at most."""


class Store:
    """The database: what is written here is never told before it is on disk."""

    def __init__(self, url: str) -> None:
        path = path_of(make_url(url))
        self.file = None if path is None else DatabaseFile(path)
        self.engine = open_engine(url, self.file)
        self.is_shared = self.engine.dialect.name == "postgresql"  # several workers may use it at once
        self.is_in_memory = not self.is_shared and self.file is None  # it is known to one thread only
        self._appender: Appender
        if self.is_shared:
            from tacora.server.postgres import PostgresAppender  # noqa: PLC0415  its driver is an extra

            self._appender = self.shared = PostgresAppender(self.engine, LOG_VERSION)
        else:
            self._appender = SqliteAppender(self.engine, self.file)

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.is_shared:
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            config.attributes["connection"] = connection
            newer = self._newer_form(connection, config) if self.is_shared else None
            if newer is None:
                command.upgrade(config, "head")
            else:
                log.warning(
                    "the database has the form %s, of a newer version: this one uses what it knows of it", newer
                )
        if self.file is not None:
            self.file.remember()

    def _newer_form(self, connection: Connection, config: Config) -> str | None:
        """The database's form, if this version does not know it: workers of two versions run side by side."""
        form = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        return None if form is None or form in known else form

    def secret(self) -> bytes:
        """What seat cookies are signed with; made once."""
        with self.engine.begin() as connection:
            if self.is_shared:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            value = connection.scalar(select(secrets.c.value).where(secrets.c.name == "cookies"))
            if value is None:
                value = token_hex(32)
                connection.execute(insert(secrets).values(name="cookies", value=value))
        return bytes.fromhex(value)

    def append(self, group: Group) -> Collection[str]:
        """One transaction: new tables, entries, phases, and drafts, of which None is no draft any more.

        The tables that are another worker's by now: nothing of them is written.
        """
        return self._appender.append(group)

    # Tables

    def read(self, code: str, after: int = 0) -> list[Entry]:
        """A table's log: the whole, or what came after that number."""
        asked = (
            select(entries.c.number, entries.c.at, entries.c.body, entries.c.device, entries.c.command)
            .where(entries.c.table_code == code, entries.c.number > after)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [
                Entry(number, at, read_act(body), device, command_id)
                for number, at, body, device, command_id in connection.execute(asked)
            ]

    def read_drafts(self, code: str) -> dict[int, StoredDraft]:
        """The unfinished work at a table, by seat."""
        asked = select(drafts.c.seat, drafts.c.point, drafts.c.work, drafts.c.valid).where(drafts.c.table_code == code)
        with self.engine.connect() as connection:
            return {seat: StoredDraft(*draft) for seat, *draft in connection.execute(asked)}

    def all_codes(self) -> list[str]:
        """Every table but the closed ones."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(tables.c.code).where(tables.c.phase != "closed")))

    def codes(self, *phases: str) -> list[str]:
        """The tables in these phases, newest first."""
        asked = select(tables.c.code).where(tables.c.phase.in_(phases)).order_by(tables.c.created_at.desc())
        with self.engine.connect() as connection:
            return list(connection.scalars(asked))

    def count_open(self) -> int:
        """How many tables are not over."""
        with self.engine.connect() as connection:
            return connection.scalar(select(func.count()).where(tables.c.phase.in_(("lobby", "playing")))) or 0

    def close_table(self, code: str) -> None:
        """Nobody finds the table any more; its log stays until it is forgotten."""
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.code == code).values(phase="closed"))

    # Forgetting

    def old_codes(self, before: int, lobbies_before: int, worker: int | None = None) -> list[str]:
        """The tables at which nothing has happened since then (ms), and the lobbies that nobody has entered since.

        Of several workers, each forgets what is its own or nobody's.
        """
        last, at_last = func.max(entries.c.number), func.max(entries.c.at)
        mine = entries.c.table_code == tables.c.code
        newest = select(at_last).where(mine).scalar_subquery()
        is_old = (tables.c.created_at < before) & (func.coalesce(newest, 0) < before)
        is_empty = (
            (tables.c.phase == "lobby")
            & (tables.c.created_at < lobbies_before)
            & (select(last).where(mine).scalar_subquery() == 1)
        )
        asked = select(tables.c.code).where(is_old | is_empty)
        if worker is not None:
            others = select(workers.c.id).where(workers.c.id != worker, workers.c.state != "gone")
            asked = asked.where(tables.c.owner.is_(None) | tables.c.owner.not_in(others))
        with self.engine.connect() as connection:
            return list(connection.scalars(asked))

    def sizes(self, codes: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        asked = select(entries.c.table_code, func.max(entries.c.number)).where(entries.c.table_code.in_(codes))
        with self.engine.connect() as connection:
            rows = connection.execute(asked.group_by(entries.c.table_code))
            return dict.fromkeys(codes, 0) | {code: int(size) for code, size in rows}

    def forget(self, codes: Collection[str]) -> None:
        """Delete these tables, in one transaction; not those that another worker is about to delete or take."""
        with self.engine.begin() as connection:
            if self.is_shared:
                free = select(tables.c.code).where(tables.c.code.in_(codes)).with_for_update(skip_locked=True)
                codes = list(connection.scalars(free))
            for code in codes:
                connection.execute(delete(drafts).where(drafts.c.table_code == code))
                connection.execute(delete(entries).where(entries.c.table_code == code))
                connection.execute(delete(tables).where(tables.c.code == code))

    # The house

    def last_seen(self) -> int | None:
        """When a server last used this database (ms), by its own clock; without a note, the newest entry."""
        with self.engine.connect() as connection:
            seen = connection.scalar(select(house.c.value).where(house.c.name == LAST_SEEN))
            return connection.scalar(select(func.max(entries.c.at))) if seen is None else int(seen)

    def note_seen(self, now: int | None) -> None:
        """Note that a server uses this database now (ms); None writes the old note again, to see whether it can."""
        if self.file is not None:
            self.file.must_be_same()
        with self.engine.begin() as connection:
            if now is None:
                connection.execute(update(house).where(house.c.name == LAST_SEEN).values(value=house.c.value))
                return
            found = connection.execute(update(house).where(house.c.name == LAST_SEEN).values(value=now))
            if found.rowcount == 0:
                if self.is_shared:  # another worker may be about to note it, too
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                    if connection.scalar(select(house.c.value).where(house.c.name == LAST_SEEN)) is not None:
                        return
                connection.execute(insert(house).values(name=LAST_SEEN, value=now))

    def damage(self) -> str | None:
        """What is wrong with the pages of a SQLite file, if anything is."""
        if self.engine.dialect.name != "sqlite":
            return None
        with self.engine.connect() as connection:
            found = list(connection.scalars(text("PRAGMA quick_check(3)")))
        return None if found == ["ok"] else "; ".join(" ".join(line.split()) for line in found)

    def copy_pages(self) -> bool:
        """Copy the log of pages into a SQLite file while others write, so that they need not; True if it was long.

        What is written meanwhile is copied in turn: once nothing is left, the log begins anew.
        """
        if self.file is None or self.file.log_bytes < LEAST_COPIED:
            return False
        with self.engine.connect() as connection:
            for _ in range(MOST_COPIES):
                _, pages, copied = connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).one()
                if copied == pages:
                    break
        return True

    def rescue(self) -> Path | None:
        """Copy a database whose file is gone, as long as this process still holds it; where the copy is."""
        if self.file is None or not isinstance(self._appender, SqliteAppender):
            return None
        copy = self.file.beside(time.strftime(".rescued-%Y%m%d-%H%M%S"))
        target = sqlite3.connect(copy)
        try:
            self._appender.connection().backup(target)
        finally:
            target.close()
        return copy

    def close(self) -> None:
        """Let go of the database."""
        self._appender.close()
        self.engine.dispose()


def portions(sizes: Iterable[tuple[str, int]], most: int) -> list[list[str]]:
    """Tables in portions of at most so many entries; a larger table is a portion by itself.

    >>> portions([("a", 3), ("b", 2), ("c", 9), ("d", 1)], 5)
    [['a', 'b'], ['c'], ['d']]
    """
    cut: list[list[str]] = []
    room = 0
    for code, size in sizes:
        if not cut or size + 1 > room:
            cut.append([])
            room = most + 1
        cut[-1].append(code)
        room -= size
    return cut


def open_engine(url: str, file: DatabaseFile | None = None) -> Engine:
    """An engine; SQLite in WAL mode, each commit on disk before it returns. No parameter gets into an error's words."""
    kind = make_url(url).get_backend_name()
    is_sqlite = kind == "sqlite"
    if kind not in ("sqlite", "postgresql"):
        raise ArgumentError(f"{kind} is not one of: sqlite, postgresql")
    if not is_sqlite and find_spec("psycopg") is None:
        raise ArgumentError("PostgreSQL needs its driver: pip install 'tacora[postgres]'")
    shared = {"connect_args": NETWORK, "pool_recycle": 600, "pool_size": 3, "max_overflow": 2}
    engine = create_engine(url, pool_pre_ping=not is_sqlite, hide_parameters=True, **({} if is_sqlite else shared))
    if is_sqlite:

        @event.listens_for(engine, "do_connect")
        def _look_first(*_: object) -> None:
            if file is not None:
                file.must_be_same()  # SQLite would make a new file, or open a strange one

        @event.listens_for(engine, "connect")
        def _set_pragmas(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def line(code: str, entry: Entry) -> Line:
    """An entry as a row."""
    return code, entry.number, entry.at, entry.device, entry.command, write_act(entry.act)
