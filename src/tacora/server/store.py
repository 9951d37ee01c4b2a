"""The log on disk: tables and entries through SQLAlchemy, written in groups by one thread."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy import bindparam as bind
from sqlalchemy.engine import make_url

from tacora.server.entries import Entry, read_act, write_act

log = logging.getLogger("tacora.server")

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("device", Integer),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

secrets = SqlTable(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(128), nullable=False),
)

drafts = SqlTable(
    "drafts",
    metadata,
    Column("table_code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("point", Integer, nullable=False),
    Column("work", Text, nullable=False),
    Column("valid", Text, nullable=False),
    sqlite_with_rowid=False,
)

COLUMNS = tuple(entries.columns.keys())
Line = tuple[str, int, int, int | None, str | None, str]
"""A row of `entries`."""

DraftKey = tuple[str, int]
"""A table's code, and a seat."""

MIGRATIONS = Path(__file__).with_name("migrations")


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is made."""

    code: str
    created_at: int
    public: bool


class StoredDraft(NamedTuple):
    """Unfinished work at a decision point as JSON text, and the last of it that would count for something."""

    point: int
    work: str
    valid: str


class Store:
    """The database: what is written here is never told before it is on disk."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._insert: Any = insert(entries).compile(dialect=self.engine.dialect, column_keys=list(COLUMNS))

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def secret(self) -> bytes:
        """What seat cookies are signed with; made once."""
        with self.engine.begin() as connection:
            value = connection.scalar(select(secrets.c.value).where(secrets.c.name == "cookies"))
            if value is None:
                value = token_hex(32)
                connection.execute(insert(secrets).values(name="cookies", value=value))
        return bytes.fromhex(value)

    def append(
        self,
        made: Sequence[NewTable],
        lines: Sequence[Line],
        phases: dict[str, str],
        works: dict[DraftKey, StoredDraft | None],
    ) -> None:
        """One transaction: new tables, entries, phases, and drafts, of which None is no draft any more."""
        with self.engine.begin() as connection:
            if made:
                connection.execute(
                    insert(tables),
                    [
                        {"code": new.code, "created_at": new.created_at, "phase": "lobby", "public": new.public}
                        for new in made
                    ],
                )
            if lines and self._insert.positional:
                connection.exec_driver_sql(str(self._insert), list(lines))  # compiled once
            elif lines:
                connection.execute(insert(entries), [dict(zip(COLUMNS, row, strict=True)) for row in lines])
            if phases:
                connection.execute(
                    update(tables).where(tables.c.code == bind("of")).values(phase=bind("to")),
                    [{"of": code, "to": phase} for code, phase in phases.items()],
                )
            if works:
                _write_drafts(connection, works)

    def read(self, code: str) -> list[Entry]:
        """A table's whole log."""
        asked = (
            select(entries.c.number, entries.c.at, entries.c.body, entries.c.device, entries.c.command)
            .where(entries.c.table_code == code)
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
        """Every table."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(tables.c.code)))

    def codes(self, *phases: str) -> list[str]:
        """The tables in these phases, newest first."""
        asked = select(tables.c.code).where(tables.c.phase.in_(phases)).order_by(tables.c.created_at.desc())
        with self.engine.connect() as connection:
            return list(connection.scalars(asked))

    def count_open(self) -> int:
        """How many tables are not over."""
        with self.engine.connect() as connection:
            return connection.scalar(select(func.count()).where(tables.c.phase != "over")) or 0

    def forget(self, before: int) -> list[str]:
        """Delete the tables at which nothing has happened since then (ms)."""
        lately = select(entries.c.number).where(entries.c.table_code == tables.c.code, entries.c.at >= before)
        asked = select(tables.c.code).where(tables.c.created_at < before, ~lately.exists())
        with self.engine.begin() as connection:
            old = list(connection.scalars(asked))
            for code in old:
                connection.execute(delete(drafts).where(drafts.c.table_code == code))
                connection.execute(delete(entries).where(entries.c.table_code == code))
                connection.execute(delete(tables).where(tables.c.code == code))
        return old

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def _write_drafts(connection: Connection, works: dict[DraftKey, StoredDraft | None]) -> None:
    connection.execute(
        delete(drafts).where(drafts.c.table_code == bind("of"), drafts.c.seat == bind("by")),
        [{"of": code, "by": seat} for code, seat in works],
    )
    rows = [
        {"table_code": code, "seat": seat, **draft._asdict()}
        for (code, seat), draft in works.items()
        if draft is not None
    ]
    if rows:
        connection.execute(insert(drafts), rows)


def open_engine(url: str) -> Engine:
    """An engine; SQLite in WAL mode, each commit on disk before it returns."""
    engine = create_engine(url, pool_pre_ping=make_url(url).get_backend_name() != "sqlite")
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _set_pragmas(connection: Any, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def line(code: str, entry: Entry) -> Line:
    """An entry as a row."""
    return code, entry.number, entry.at, entry.device, entry.command, write_act(entry.act)


class Writer:
    """Group commit: what comes within a moment is committed together, then everybody is told, in order."""

    def __init__(
        self,
        store: Store,
        gather: float,
        on_commit: Callable[[int, float], None],
        on_failure: Callable[[BaseException], None],
    ) -> None:
        self._store = store
        self._gather = gather
        self._on_commit = on_commit
        self._on_failure = on_failure
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "tacora-writer")
        self._made: list[NewTable] = []
        self._lines: list[Line] = []
        self._phases: dict[str, str] = {}
        self._works: dict[DraftKey, StoredDraft | None] = {}
        self._then: list[Callable[[], object]] = []
        self._waiting: set[asyncio.Future[None]] = set()
        self._is_due = False
        self._is_busy = False

    def put(
        self,
        row: Line,
        then: Callable[[], object],
        *,
        made: NewTable | None = None,
        phase: str | None = None,
    ) -> None:
        """Write an entry; `then` is called when it is on disk."""
        if made is not None:
            self._made.append(made)
        self._lines.append(row)
        if phase is not None:
            self._phases[row[0]] = phase
        self._then.append(then)
        self._make_due()

    def put_draft(self, code: str, seat: int, draft: StoredDraft | None) -> None:
        """Write a seat's unfinished work in place of an earlier one; None deletes it."""
        self._works[code, seat] = draft
        self._make_due()

    def after(self, then: Callable[[], object]) -> None:
        """Call when all that was put before is on disk: at once if it is."""
        if self._is_busy or self._then or self._works:
            self._then.append(then)
            self._make_due()
        else:
            then()

    async def settled(self) -> None:
        """Wait until all that was put before is on disk."""
        if self._is_busy or self._then or self._works:
            quiet = self._loop.create_future()
            self._waiting.add(quiet)
            self.after(lambda: _settle(quiet))
            try:
                await quiet
            finally:
                self._waiting.discard(quiet)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Other work on the database, in the same thread."""
        return await self._loop.run_in_executor(self._thread, work, *args)

    def _make_due(self) -> None:
        if not self._is_due and not self._is_busy:
            self._is_due = True
            self._loop.call_later(self._gather, self._commit)

    def _commit(self) -> None:
        self._is_due, self._is_busy = False, True
        made, self._made = self._made, []
        lines, self._lines = self._lines, []
        phases, self._phases = self._phases, {}
        works, self._works = self._works, {}
        then, self._then = self._then, []
        began = time.perf_counter()
        job = self._loop.run_in_executor(self._thread, self._store.append, made, lines, phases, works)
        job.add_done_callback(lambda job: self._committed(job, len(lines), then, began))

    def _committed(self, job: asyncio.Future[None], count: int, then: list[Callable[[], object]], began: float) -> None:
        self._is_busy = False
        failure = job.exception()
        if failure is not None:
            self._made, self._lines, self._phases, self._works, self._then = [], [], {}, {}, []
            for waiting in self._waiting:
                if not waiting.done():
                    waiting.set_exception(failure)
            self._on_failure(failure)
            return
        self._on_commit(count, time.perf_counter() - began)
        for call in then:
            try:
                call()
            except Exception:
                log.exception("what is on disk could not be told")
        if self._then or self._works:
            self._make_due()

    async def close(self) -> None:
        """Flush, then stop."""
        await self.settled()
        await self._loop.run_in_executor(None, self._thread.shutdown)


def _settle(quiet: asyncio.Future[None]) -> None:
    if not quiet.done():
        quiet.set_result(None)
