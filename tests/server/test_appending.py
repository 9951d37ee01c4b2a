"""A group of entries is written as a whole or not at all, whatever its size."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from cut_line import CutLine
from postgres_server import url_of
from table_server import wait_until
from tacora.server.appending import SqliteAppender
from tacora.server.entries import LOG_VERSION, Chatted, Entry
from tacora.server.leases import LEASE, Leases, Look
from tacora.server.schema import Group, NewTable, StoredDraft
from tacora.server.store import LEAST_COPIED, Store, line

MOST = SqliteAppender.MOST_LINES
WORKER = 7


def lines(first: int, count: int) -> Group:
    entries = [Entry(number, 7, Chatted(0, "hello"), 0, f"id{number}") for number in range(first, first + count)]
    return Group(lines=[line("abc", entry) for entry in entries], epochs={"abc": 1})


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 't.db'}" if request.param == "sqlite" else url_of(tmp_path))
    store.migrate()
    if store.is_shared:
        store.shared.worker = WORKER
    made = lines(1, 1)
    made.made.append(NewTable("abc", 1, public=False))
    store.append(made)
    yield store
    store.close()


def numbers(store: Store, code: str = "abc") -> list[int]:
    return [entry.number for entry in store.read(code)]


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, 2 * MOST + 3])
def test_all_lines_of_a_group_are_written(store: Store, count: int) -> None:
    assert not store.append(lines(2, count))
    assert store.read("abc", after=1) == [
        Entry(number, 7, Chatted(0, "hello"), 0, f"id{number}") for number in range(2, count + 2)
    ]


@pytest.mark.parametrize("count", [2, MOST, 2 * MOST + 3])
def test_a_group_with_a_line_that_is_there_already_is_not_written_at_all(store: Store, count: int) -> None:
    store.append(lines(count + 1, 1))
    group = lines(2, count - 1)
    group.lines.append(("abc", count + 1, 7, 0, "other", "{}"))
    if store.is_shared:
        assert store.append(group) == {"abc"}
    else:
        with pytest.raises(SQLAlchemyError):
            store.append(group)
    assert numbers(store) == [1, count + 1]
    store.append(lines(2, count - 1))  # nothing is left over from what failed
    assert len(numbers(store)) == count + 1


def test_what_comes_with_the_lines_is_written_with_them(store: Store) -> None:
    group = lines(2, 3)
    group.made.append(NewTable("def", 2, public=True))
    group.lines.append(line("def", Entry(1, 7, Chatted(0, "hello"))))
    group.epochs["def"] = 1
    group.phases["abc"] = "playing"
    group.drafts["abc", 1] = StoredDraft(5, "1", "2")
    assert not store.append(group)
    assert store.codes("playing") == ["abc"]
    assert store.codes("lobby") == ["def"]
    assert store.read_drafts("abc") == {1: StoredDraft(5, "1", "2")}
    assert numbers(store) == [1, 2, 3, 4]
    group = lines(5, 1)
    group.drafts["abc", 1] = None
    group.drafts["abc", 2] = StoredDraft(6, "3", "4")
    store.append(group)
    assert store.read_drafts("abc") == {2: StoredDraft(6, "3", "4")}


def test_the_log_of_pages_is_copied_while_the_store_writes(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    store = Store(f"sqlite:///{file}")
    store.migrate()
    made = Group(made=[NewTable("abc", 1, public=False)], epochs={"abc": 1})
    store.append(made)
    assert not store.copy_pages()  # there is little to copy
    next_entry = 1
    while store.file is not None and store.file.log_bytes < LEAST_COPIED:
        store.append(lines(next_entry, MOST))
        next_entry += MOST
    assert store.copy_pages()
    alone = tmp_path / "alone.db"  # without its log of pages
    shutil.copy(file, alone)
    with closing(sqlite3.connect(alone)) as copy:
        assert copy.execute("SELECT count(*), max(number) FROM entries").fetchone() == (next_entry - 1,) * 2
    log = file.with_name("t.db-wal")
    before = log.stat().st_size
    store.append(lines(next_entry, MOST))
    assert log.stat().st_size == before  # it has begun anew
    assert len(numbers(store)) == next_entry + MOST - 1
    store.close()


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Store]:
    store = Store(url_of(tmp_path))
    store.migrate()
    store.shared.worker = WORKER
    for code in ("abc", "def"):
        made = Group(lines=[line(code, Entry(1, 7, Chatted(0, "hello")))], epochs={code: 1})
        made.made.append(NewTable(code, 1, public=False, rules="chess 1"))
        store.append(made)
    yield store
    store.close()


def both(number: int) -> Group:
    entry = Entry(number, 7, Chatted(0, "hello"))
    return Group(lines=[line("abc", entry), line("def", entry)], epochs={"abc": 1, "def": 1})


@pytest.mark.parametrize("is_mixed", [False, True])
def test_of_a_table_with_another_owner_nothing_is_written_and_of_others_all(shared: Store, is_mixed: bool) -> None:
    leases = Leases(shared.engine, ["chess 1"])
    other = leases.enter("machine", "place")
    assert leases.take(other, "abc") == 2  # its owner was never there
    group = both(2)
    if is_mixed:
        group.phases = {"abc": "playing", "def": "playing"}
        group.drafts = {("abc", 0): StoredDraft(1, "1", "1"), ("def", 0): StoredDraft(1, "1", "1")}
    assert shared.append(group) == {"abc"}
    assert numbers(shared, "abc") == [1]
    assert numbers(shared, "def") == [1, 2]
    assert shared.codes("playing") == (["def"] if is_mixed else [])
    assert not shared.read_drafts("abc")
    shared.shared.worker = other  # the right worker in a wrong epoch
    assert shared.append(both(3)) == {"abc", "def"}


def test_a_table_that_another_worker_has_just_made_is_not_made_again(shared: Store) -> None:
    shared.shared.worker = WORKER + 1
    group = both(1)
    group.made.append(NewTable("abc", 1, public=False))
    assert shared.append(group) == {"abc", "def"}
    assert numbers(shared, "abc") == [1]


def end_sessions(store: Store) -> None:
    with store.engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )


def test_what_was_written_before_a_lost_connection_is_not_written_again(shared: Store) -> None:
    shared.append(both(2))
    end_sessions(shared)
    assert not shared.append(both(2))  # as if the answer to the first had been lost
    assert shared.shared.read_back == 1
    assert numbers(shared, "abc") == numbers(shared, "def") == [1, 2]


def test_what_was_not_written_before_a_lost_connection_is_written_then(shared: Store) -> None:
    end_sessions(shared)
    assert not shared.append(both(2))
    assert shared.shared.read_back == 1
    assert numbers(shared, "abc") == numbers(shared, "def") == [1, 2]


def test_a_worker_leaves_tables_alone_whose_rules_or_log_it_does_not_know(shared: Store) -> None:
    strange = Leases(shared.engine, ["chess 2", "go 1"])
    worker = strange.enter("machine", "place")
    assert strange.claim(worker, 10) == {}
    found = strange.take(worker, "abc")
    assert isinstance(found, Look)
    assert found.owner is None
    leases = Leases(shared.engine, ["chess 1"])
    leases.release(WORKER, ["abc", "def"])
    with shared.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET log = :later WHERE code = 'abc'"), {"later": LOG_VERSION + 1})
    assert leases.claim(worker, 10) == {"def": 2}


def test_a_table_that_somebody_has_locked_is_not_waited_for(shared: Store) -> None:
    """As a worker might that was stopped within a transaction: others go on with what they can have."""
    leases = Leases(shared.engine, ["chess 1"])
    other = leases.enter("machine", "place")
    with shared.engine.begin() as stopped:
        stopped.execute(text("SELECT 1 FROM tables WHERE code = 'abc' FOR SHARE"))
        found = leases.take(other, "abc")
        assert isinstance(found, Look)
        assert found.owner is None
        leases.release(WORKER, ["def"])
        assert leases.claim(other, 10) == {"def": 2}
    assert leases.take(other, "abc") == 2


def test_a_worker_that_does_not_renew_its_lease_is_gone(shared: Store) -> None:
    leases = Leases(shared.engine, ["chess 1"])
    one, two = leases.enter("machine", "one"), leases.enter("machine", "two")
    leases.release(WORKER, ["abc", "def"])
    assert leases.claim(one, 1).keys() | leases.claim(one, 1).keys() == {"abc", "def"}
    assert leases.beat(two, 0, None, judge=True).has_orphans is False
    with shared.engine.begin() as connection:
        late = text("UPDATE workers SET seen_at = seen_at - make_interval(secs => :lease) WHERE id = :worker")
        connection.execute(late, {"lease": LEASE, "worker": one})
        since = connection.scalar(text("SELECT clock_timestamp() - pg_postmaster_start_time() > interval '4 s'"))
    if not since:
        time.sleep(4)  # nobody is judged by what was before the database's own start
    beat = leases.beat(two, 0, None, judge=True)
    assert [worker.state for worker in beat.workers] == ["gone", "here"]
    assert leases.beat(one, 0, None, judge=True).at is None
    assert set(leases.claim(two, 10)) == {"abc", "def"}
    assert leases.claim(two, 10) == {}
    assert [worker.id for worker in leases.beat(two, 0, None, judge=True).workers] == [two]


@pytest.mark.parametrize("worked_before", [0, 8], ids=["new statements", "prepared statements"])
def test_a_worker_that_stops_in_the_midst_of_an_append_keeps_no_table_from_the_others(
    tmp_path: Path, worked_before: int
) -> None:
    """At whatever message: what PostgreSQL holds for it then is seen in pg_stat_activity and pg_locks."""
    direct = Store(url_of(tmp_path))
    direct.migrate()
    leases = Leases(direct.engine, ["chess 1"])
    other = leases.enter("machine", "place")
    for cut in count():
        code = f"t{cut}"
        line_to = CutLine(url_of(tmp_path))
        store = Store(line_to.url)
        store.shared.worker = WORKER
        group = Group(lines=[line(code, Entry(1, 7, Chatted(0, "hello")))], epochs={code: 1})
        group.made.append(NewTable(code, 1, public=False, rules="chess 1"))
        store.append(group)
        for number in range(2, 2 + worked_before):
            store.append(everything(code, number))
        line_to.cut(cut)
        with closing(line_to), ThreadPoolExecutor(1) as thread:
            append = thread.submit(store.append, everything(code, 2 + worked_before))
            try:
                wait_until(lambda: line_to.is_cut.is_set() or append.done())  # noqa: B023
                wait_until(lambda: rests(direct))
                assert open_transactions(direct) == []
                assert leases.take(other, code) == 2
                is_whole = append.done()
            finally:
                line_to.mend()
                end_sessions(direct)
            append.result()
        store.close()
        if is_whole:
            break
    assert cut > 1
    direct.close()


def everything(code: str, number: int) -> Group:
    """A group of every kind of thing."""
    return Group(
        lines=[line(code, Entry(number, 7, Chatted(0, "hello")))],
        phases={code: "playing"},
        drafts={(code, 0): StoredDraft(number, "1", "1"), (code, 1): None},
        epochs={code: 1},
    )


AT_WORK = text("""
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = 'tacora' AND wait_event IS DISTINCT FROM 'ClientRead'""")
LOCKS = text("""
    SELECT state, mode FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND application_name = 'tacora' AND locktype = 'transactionid' AND granted""")


def rests(store: Store) -> bool:
    """Nobody's session works: each waits for what its worker says next."""
    with store.engine.connect() as connection:
        return connection.execute(AT_WORK).first() is None


def open_transactions(store: Store) -> list[tuple[str, str]]:
    """Those that have locked or written a row, and wait for their workers."""
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(LOCKS)]
