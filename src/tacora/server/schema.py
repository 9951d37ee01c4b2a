"""The database's tables, and what is written into them."""

from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Text
from sqlalchemy import Table as SqlTable

metadata = MetaData()

tables = SqlTable(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("phase", String(8), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
)

entries = SqlTable(
    "entries",
    metadata,
    Column("table_code", String(16), ForeignKey("tables.code"), primary_key=True),
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

TABLE_COLUMNS = tuple(tables.columns.keys())
COLUMNS = tuple(entries.columns.keys())

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

    def __bool__(self) -> bool:
        """There is something to write."""
        return bool(self.lines or self.drafts)
