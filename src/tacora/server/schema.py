"""The database's tables, and what is written into them."""

from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Identity,
    Index,
    Integer,
    MetaData,
    String,
    Text,
)
from sqlalchemy import Table as SqlTable

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("owner", BigInteger),  # the worker that writes the log; where there is one process only, nobody is named
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often the table has got an owner
    Column("rules", String(120)),  # the game and the version of its rules
    Column("log", Integer, nullable=False, server_default="1"),  # the version of the log's entries
)
Index("open_tables_by_owner", tables.c.owner, postgresql_where=tables.c.phase.in_(("lobby", "playing")))

entries = SqlTable(
    "entries",
    metadata,
    Column("table_code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("device", Integer),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
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
    Column("table_code", String(16), ForeignKey("tables.code"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("point", Integer, nullable=False),
    Column("work", Text, nullable=False),
    Column("valid", Text, nullable=False),
    sqlite_with_rowid=False,
)

house = SqlTable(
    "house",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

workers = SqlTable(
    "workers",
    metadata,
    Column("id", BigInteger, Identity(), primary_key=True),
    Column("state", String(8), nullable=False),  # here, leaving, gone
    Column("machine", String(120), nullable=False),
    Column("place", String(200), nullable=False),  # where connections are passed on to
    Column("seen_at", DateTime(timezone=True), nullable=False),
    Column("load", Integer, nullable=False),
    Column("listing", Text, nullable=False),  # its part of the public list
    Column("listed", Integer, nullable=False),  # how often that has changed
)

Line = tuple[str, int, int, int | None, str | None, str]
"""A row of `entries`."""

DraftKey = tuple[str, int]
"""A table's code, and a seat."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is made."""

    code: str
    created_at: int
    public: bool
    rules: str = ""


class StoredDraft(NamedTuple):
    """Unfinished work at a decision point as JSON text, and the last of it that would count for something."""

    point: int
    work: str
    valid: str


@dataclass(slots=True)
class Group:
    """What is written together."""

    made: list[NewTable] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    phases: dict[str, str] = field(default_factory=dict)
    drafts: dict[DraftKey, StoredDraft | None] = field(default_factory=dict)
    epochs: dict[str, int] = field(default_factory=dict)
    """Of the tables in here, where several workers share a database."""

    def __bool__(self) -> bool:
        """There is something to write."""
        return bool(self.lines or self.drafts)
