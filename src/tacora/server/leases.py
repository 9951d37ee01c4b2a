"""Who owns which table, in PostgreSQL: a worker has a row that it renews, and a table names its owner and an epoch.

A worker whose row was not renewed for `LEASE` seconds, by the database's clock, is gone for good: others take its
tables, each in a new epoch, and it has to begin anew under another number. What it still writes is left out by the
fence (`postgres.py`), so nobody has to know whether it is dead, slow or cut off.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Engine, text

from tacora.server.entries import LOG_VERSION

LEASE = 3.0  # seconds

_ENTER = text("""
    INSERT INTO workers (state, machine, place, seen_at, load, listing, listed)
    VALUES ('here', :machine, :place, clock_timestamp(), 0, '[]', 0) RETURNING id""")
_BEAT = text("""
    UPDATE workers SET seen_at = clock_timestamp(), load = :load WHERE id = :worker AND state <> 'gone'
    RETURNING extract(epoch FROM clock_timestamp()) * 1000""")
_LIST = text("UPDATE workers SET listing = :listing, listed = listed + 1 WHERE id = :worker")
_JUDGE = text("""
    UPDATE workers SET state = 'gone'
    WHERE id IN (
        SELECT id FROM workers WHERE state <> 'gone' AND id <> :worker
        AND greatest(seen_at, pg_postmaster_start_time()) < clock_timestamp() - make_interval(secs => :lease)
        FOR UPDATE SKIP LOCKED
    )""")
_OTHERS = text("SELECT id, state, machine, place, load, listed FROM workers ORDER BY id")
_LISTINGS = text("SELECT id, listed, listing FROM workers WHERE id = ANY(:workers)")
_ORPHANS = text("""
    SELECT EXISTS (SELECT FROM tables WHERE owner IS NULL AND phase IN ('lobby', 'playing') AND rules = ANY(:rules)
        AND log <= :log)
    OR EXISTS (SELECT FROM workers WHERE state = 'gone')""")
_CLAIM = text("""
    UPDATE tables SET owner = :worker, epoch = epoch + 1, log = :log
    WHERE code IN (
        SELECT code FROM tables
        WHERE phase IN ('lobby', 'playing') AND rules = ANY(:rules) AND log <= :log
        AND (owner IS NULL OR owner = ANY(ARRAY(SELECT id FROM workers WHERE state = 'gone')))
        LIMIT :most FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING code, epoch""")
_STRANGE = text("""
    SELECT code FROM tables
    WHERE phase IN ('lobby', 'playing') AND NOT (coalesce(rules = ANY(:rules), false) AND log <= :log)
    AND (owner IS NULL OR owner = ANY(ARRAY(SELECT id FROM workers WHERE state = 'gone')))
    ORDER BY code""")
_TAKE = text("""
    UPDATE tables SET owner = :worker, epoch = epoch + 1, log = :log
    WHERE code = (
        SELECT code FROM tables
        WHERE code = :code AND phase <> 'closed' AND rules = ANY(:rules) AND log <= :log
        AND (owner IS NULL OR owner = :worker OR owner NOT IN (SELECT id FROM workers WHERE state <> 'gone'))
        FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING epoch""")
_LOOK = text("""
    SELECT id, coalesce(machine, ''), coalesce(place, '')
    FROM tables LEFT JOIN workers ON workers.id = owner AND state <> 'gone'
    WHERE code = :code AND phase <> 'closed'""")
_RELEASE = text("UPDATE tables SET owner = NULL WHERE code = ANY(:codes) AND owner = :worker RETURNING code")
_BURY = text("""
    DELETE FROM workers WHERE state = 'gone' AND NOT EXISTS (
        SELECT FROM tables WHERE owner = workers.id AND phase IN ('lobby', 'playing'))""")
_LEAVE = text("UPDATE workers SET state = 'leaving' WHERE id = :worker AND state = 'here'")
_END = text("UPDATE workers SET state = 'gone' WHERE id = :worker")
_OPEN = text("""
    SELECT code, phase, coalesce(split_part(rules, ' ', 1), ''), id FROM tables
    LEFT JOIN workers ON workers.id = owner AND state <> 'gone'
    WHERE phase IN ('lobby', 'playing') ORDER BY created_at DESC""")
_MINE = text("SELECT code FROM tables WHERE owner = :worker AND phase IN ('lobby', 'playing')")


class Worker(NamedTuple):
    """A worker as its row says."""

    id: int
    state: str
    machine: str
    place: str
    load: int
    listed: int


class Beat(NamedTuple):
    """What a worker learns when it renews its row; without `at` (ms) it was too late, and is gone."""

    at: int | None
    workers: list[Worker]
    has_orphans: bool


class Look(NamedTuple):
    """Whose a table is: nobody's if its owner is gone, or if it waits for somebody who knows its rules and its log."""

    owner: int | None
    machine: str
    place: str


class Leases:
    """The questions and statements, in the thread of whoever calls.

    Each statement is a transaction by itself, and none waits for a lock of another worker that it could do without: a
    worker that is stopped between two of them keeps nobody waiting.
    """

    def __init__(self, engine: Engine, rules: Sequence[str]) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._known: dict[str, Any] = {"rules": list(rules), "log": LOG_VERSION}

    def enter(self, machine: str, place: str) -> int:
        """A new worker; its number."""
        with self._engine.connect() as connection:
            return int(connection.execute(_ENTER, {"machine": machine, "place": place}).scalar_one())

    def beat(self, worker: int, load: int, listing: str | None, *, judge: bool) -> Beat:
        """Renew the row; then see who else is there, and who has not renewed theirs."""
        with self._engine.connect() as connection:
            at = connection.scalar(_BEAT, {"worker": worker, "load": load})
            if at is None:
                return Beat(None, [], has_orphans=False)
            if listing is not None:
                connection.execute(_LIST, {"worker": worker, "listing": listing})
            if judge:
                connection.execute(_JUDGE, {"worker": worker, "lease": LEASE})
            workers = [Worker(*row) for row in connection.execute(_OTHERS)]
            return Beat(int(at), workers, bool(connection.scalar(_ORPHANS, self._known)))

    def listings(self, workers: Sequence[int]) -> list[tuple[int, int, str]]:
        """The public lists of these workers: number, how often it has changed, JSON."""
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(_LISTINGS, {"workers": list(workers)})]

    def claim(self, worker: int, most: int) -> dict[str, int]:
        """Take some of the tables that nobody has: their epochs. When none is left, rows of those who are gone end."""
        with self._engine.connect() as connection:
            rows = connection.execute(_CLAIM, {"worker": worker, "most": most, **self._known})
            claimed = {str(code): int(epoch) for code, epoch in rows}
            if not claimed:
                connection.execute(_BURY)
        return claimed

    def strange(self) -> list[str]:
        """The open tables that nobody has, and that this version cannot read: they wait for another."""
        with self._engine.connect() as connection:
            return list(connection.scalars(_STRANGE, self._known))

    def workers(self) -> list[Worker]:
        """All that are not gone."""
        with self._engine.connect() as connection:
            return [worker for row in connection.execute(_OTHERS) if (worker := Worker(*row)).state != "gone"]

    def open_tables(self) -> list[tuple[str, str, str, int | None]]:
        """Every table that is not over, newest first: code, phase, game, and whose it is."""
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(_OPEN)]

    def take(self, worker: int, code: str) -> int | Look | None:
        """Take this table, if nobody who lives has it: its epoch, or else whose it is; None if there is none."""
        with self._engine.connect() as connection:
            asked = {"worker": worker, "code": code, **self._known}
            epoch: int | None = connection.scalar(_TAKE, asked)
            if epoch is not None:
                return epoch
            found = connection.execute(_LOOK, asked).one_or_none()
        return None if found is None else Look(*found)

    def look(self, code: str) -> Look | None:
        """Whose table it is; None if there is none."""
        with self._engine.connect() as connection:
            found = connection.execute(_LOOK, {"code": code, **self._known}).one_or_none()
        return None if found is None else Look(*found)

    def mine(self, worker: int) -> list[str]:
        """The open tables of a worker."""
        with self._engine.connect() as connection:
            return list(connection.scalars(_MINE, {"worker": worker}))

    def release(self, worker: int, codes: Sequence[str]) -> None:
        """Let others have these tables."""
        with self._engine.connect() as connection:
            connection.execute(_RELEASE, {"worker": worker, "codes": list(codes)})

    def leave(self, worker: int) -> None:
        """Take no more tables."""
        with self._engine.connect() as connection:
            connection.execute(_LEAVE, {"worker": worker})

    def end(self, worker: int) -> None:
        """Be gone, now."""
        with self._engine.connect() as connection:
            connection.execute(_END, {"worker": worker})
