"""How a group of entries gets into PostgreSQL, where several workers share it: fenced, in one round trip.

Every table in a group is named with the epoch in which this worker owns it. What belongs to a table that has got
another owner meanwhile is left out, and the writer is told so; the other tables are written. A group is one statement,
sent at once: a worker that is stopped at any moment leaves no transaction open, and so no lock that others wait for.
"""

import logging
import time
from collections.abc import Callable, Collection
from typing import Any, LiteralString, TypeVar

import psycopg
from psycopg import errors
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from tacora.server.schema import Group

log = logging.getLogger("tacora.server")

PATIENCE = 20.0  # seconds in which a lost database is waited for, before the tables in memory are given up
AGAIN = 0.1  # seconds between two tries
ENDED_WITHIN = 5.0  # seconds for a session that is told to end

HELD: LiteralString = """
    WITH held AS MATERIALIZED (
        SELECT t.code FROM tables t JOIN unnest(%(codes)s::text[], %(epochs)s::int[]) AS mine (code, epoch) USING (code)
        WHERE t.owner = %(worker)s AND t.epoch = mine.epoch FOR SHARE OF t
    )"""
MADE: LiteralString = """, made AS (
        INSERT INTO tables (code, created_at, phase, public, rules, owner, epoch, log)
        SELECT code, created_at, phase, public, rules, %(worker)s, 1, %(log)s
        FROM unnest(%(made_codes)s::text[], %(created)s::bigint[], %(made_phases)s::text[], %(public)s::bool[],
            %(rules)s::text[]) AS new (code, created_at, phase, public, rules)
        ON CONFLICT DO NOTHING RETURNING code
    ), ours AS (SELECT code FROM held UNION ALL SELECT code FROM made)"""
NONE_MADE: LiteralString = ", ours AS (SELECT code FROM held)"
LINES: LiteralString = """, written AS (
        INSERT INTO entries (table_code, number, at, device, command, body, epoch)
        SELECT code, number, at, device, command, body, epoch
        FROM unnest(%(of)s::text[], %(numbers)s::int[], %(ats)s::bigint[], %(devices)s::int[], %(commands)s::text[],
            %(bodies)s::text[], %(in_epochs)s::int[]) AS line (code, number, at, device, command, body, epoch)
        JOIN ours USING (code)
    )"""
PHASES: LiteralString = """, phased AS (
        UPDATE tables SET phase = changed.phase
        FROM unnest(%(changed)s::text[], %(phases)s::text[]) AS changed (code, phase) JOIN held USING (code)
        WHERE tables.code = changed.code
    )"""
DRAFTS: LiteralString = """, drafted AS (
        INSERT INTO drafts (table_code, seat, point, work, valid)
        SELECT code, seat, point, work, valid
        FROM unnest(%(drafted)s::text[], %(seats)s::int[], %(points)s::int[], %(works)s::text[], %(valids)s::text[])
            AS draft (code, seat, point, work, valid) JOIN ours USING (code)
        ON CONFLICT (table_code, seat)
        DO UPDATE SET point = excluded.point, work = excluded.work, valid = excluded.valid
    )"""
NO_DRAFTS: LiteralString = """, undrafted AS (
        DELETE FROM drafts USING unnest(%(undrafted)s::text[], %(unseats)s::int[]) AS gone (code, seat)
        JOIN held USING (code) WHERE drafts.table_code = gone.code AND drafts.seat = gone.seat
    )"""
OURS: LiteralString = " SELECT code FROM ours"
FOUND: LiteralString = """
    SELECT DISTINCT code
    FROM unnest(%(of)s::text[], %(numbers)s::int[], %(in_epochs)s::int[]) AS line (code, number, epoch)
    JOIN entries ON table_code = code AND entries.number = line.number AND entries.epoch = line.epoch"""
SESSION: LiteralString = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END: LiteralString = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"

_T = TypeVar("_T")


class PostgresAppender:
    """Writes groups for one worker, on a connection of its own."""

    def __init__(self, engine: Engine, log_version: int) -> None:
        self._engine = engine
        self._log_version = log_version
        self._held: Any = None  # the pool's hold on the connection
        self._connection: psycopg.Connection[Any] | None = None
        self._session: tuple[Any, ...] | None = None  # of a connection whose last statement may still be under way
        self.worker = 0
        self.read_back = 0  # groups of which it was not known whether they were written

    def append(self, group: Group) -> Collection[str]:
        """Write what is still ours; the tables that are not."""
        codes = dict.fromkeys((*(line[0] for line in group.lines), *(code for code, _ in group.drafts)))
        if not codes:
            return ()
        try:
            return self._append(group, list(codes))
        except (errors.IntegrityError, errors.DataError):
            return self._one_by_one(group, list(codes))
        except psycopg.Error as bad:
            raise OperationalError(None, None, bad, hide_parameters=True) from None

    def _append(self, group: Group, codes: list[str]) -> Collection[str]:
        parameters = _parameters(group, codes, self.worker, self._log_version)

        def write(connection: psycopg.Connection[Any]) -> Collection[str]:
            return _write(connection, group, parameters)

        def write_unless_found(connection: psycopg.Connection[Any]) -> Collection[str]:
            found = {code for (code,) in connection.execute(FOUND, parameters)} if group.lines else ()
            return set(parameters["of"]).difference(found) if found else write(connection)

        try:
            return write(self._connected())
        except psycopg.OperationalError:
            if self._connection is not None and not self._connection.closed:
                raise  # it says that nothing was written
        self.read_back += 1
        log.warning("the connection to the database was lost: what was under way is read back")
        return self._patiently(write_unless_found)

    def _one_by_one(self, group: Group, codes: list[str]) -> Collection[str]:
        """One table cannot be written: the others are, and that one is given up."""
        lost: set[str] = set()
        for code in codes:
            alone = Group(
                [made for made in group.made if made.code == code],
                [line for line in group.lines if line[0] == code],
                {of: phase for of, phase in group.phases.items() if of == code},
                {key: draft for key, draft in group.drafts.items() if key[0] == code},
                {code: group.epochs[code]},
            )
            try:
                lost.update(self._append(alone, [code]))
            except (errors.IntegrityError, errors.DataError) as bad:
                log.error("table %s cannot be written, and is read anew: %s", code, bad.diag.message_primary)  # noqa: TRY400
                lost.add(code)
        return lost

    def _patiently(self, work: Callable[["psycopg.Connection[Any]"], _T]) -> _T:
        """Do something as soon as the database is back."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return work(self._connected())
            except (psycopg.OperationalError, OperationalError):
                if time.monotonic() > end:
                    raise
                time.sleep(AGAIN)

    def _connected(self) -> "psycopg.Connection[Any]":
        """The connection that writes; a new one first makes sure that the old one's last statement is over."""
        if self._connection is not None and self._connection.closed:
            self._held.invalidate()
            self._held = self._connection = None
        if self._connection is None:
            self._held = self._engine.raw_connection()
            connection: psycopg.Connection[Any] = self._held.driver_connection
            connection.autocommit = True
            if self._session is not None:
                _end(connection, self._session)
            self._session = connection.execute(SESSION).fetchone()
            self._connection = connection
        return self._connection

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            if not self._connection.closed:
                self._connection.autocommit = False
            self._held.close()
            self._held = self._connection = None


def _write(connection: "psycopg.Connection[Any]", group: Group, parameters: dict[str, Any]) -> Collection[str]:
    held = connection.execute(_statement(group, parameters), parameters).fetchall()
    if len(held) == len(parameters["codes"]):
        return ()
    return set(parameters["codes"]).difference(code for (code,) in held)


def _statement(group: Group, parameters: dict[str, Any]) -> LiteralString:
    """One statement for the whole group, so that it is a transaction by itself."""
    statement = HELD + (MADE if group.made else NONE_MADE) + (LINES if group.lines else "")
    if group.phases:
        statement += PHASES
    if parameters.get("drafted"):
        statement += DRAFTS
    if parameters.get("undrafted"):
        statement += NO_DRAFTS
    return statement + OURS


def _parameters(group: Group, codes: list[str], worker: int, log_version: int) -> dict[str, Any]:
    columns = list(zip(*group.lines, strict=True)) or [()] * 6
    of, numbers, ats, devices, commands, bodies = map(list, columns)
    epochs = group.epochs
    parameters = {
        "worker": worker,
        "codes": codes,
        "epochs": [epochs[code] for code in codes],
        "of": of,
        "numbers": numbers,
        "ats": ats,
        "devices": devices,
        "commands": commands,
        "bodies": bodies,
        "in_epochs": [epochs[code] for code in of],
    }
    if group.made:
        parameters |= {
            "log": log_version,
            "made_codes": [new.code for new in group.made],
            "created": [new.created_at for new in group.made],
            "made_phases": [group.phases.get(new.code, "lobby") for new in group.made],
            "public": [new.public for new in group.made],
            "rules": [new.rules for new in group.made],
        }
    if group.phases:
        parameters |= {"changed": list(group.phases), "phases": list(group.phases.values())}
    if group.drafts:
        kept = [(code, seat, *draft) for (code, seat), draft in group.drafts.items() if draft is not None]
        gone = [key for key, draft in group.drafts.items() if draft is None]
        drafted, seats, points, works, valids = map(list, list(zip(*kept, strict=True)) or [()] * 5)
        undrafted, unseats = map(list, list(zip(*gone, strict=True)) or [()] * 2)
        parameters |= {"drafted": drafted, "seats": seats, "points": points, "works": works, "valids": valids}
        parameters |= {"undrafted": undrafted, "unseats": unseats}
    return parameters


def _end(connection: "psycopg.Connection[Any]", session: tuple[Any, ...]) -> None:
    """Until a session of ours is over: it may have been about to commit."""
    end = time.monotonic() + ENDED_WITHIN
    while connection.execute(END, session).fetchone() is not None:
        if time.monotonic() > end:
            raise psycopg.OperationalError("the last session of this worker does not end")
        time.sleep(0.01)
