"""A group of entries is written as a whole or not at all, whatever its size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from tacora.server.appending import Appender, PlainAppender, SqliteAppender
from tacora.server.entries import Chatted, Entry
from tacora.server.schema import Group, NewTable, StoredDraft
from tacora.server.store import Store, line

MOST = SqliteAppender.MOST_LINES


def lines(first: int, count: int) -> Group:
    entries = [Entry(number, 7, Chatted(0, "hello"), 0, f"id{number}") for number in range(first, first + count)]
    return Group(lines=[line("abc", entry) for entry in entries])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 't.db'}")
    store.migrate()
    store.append(Group(made=[NewTable("abc", 1, public=False)]))
    yield store
    store.close()


@pytest.fixture(params=["straight", "plain"])
def appender(request: pytest.FixtureRequest, store: Store) -> Iterator[Appender]:
    is_straight = request.param == "straight"
    appender: Appender = SqliteAppender(store.engine, store.file) if is_straight else PlainAppender(store.engine)
    yield appender
    appender.close()


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, 2 * MOST + 3])
def test_all_lines_of_a_group_are_written(store: Store, appender: Appender, count: int) -> None:
    appender.append(lines(1, count))
    assert store.read("abc") == [
        Entry(number, 7, Chatted(0, "hello"), 0, f"id{number}") for number in range(1, count + 1)
    ]


@pytest.mark.parametrize("count", [2, MOST, 2 * MOST + 3])
@pytest.mark.parametrize("code", ["abc", "no such table"])
def test_a_group_with_a_wrong_line_is_not_written_at_all(
    store: Store, appender: Appender, count: int, code: str
) -> None:
    appender.append(lines(count, 1))
    group = lines(1, count - 1)
    group.lines.append((code, count, 7, 0, "other", "{}"))
    with pytest.raises(SQLAlchemyError):
        appender.append(group)
    assert [entry.number for entry in store.read("abc")] == [count]
    appender.append(lines(1, count - 1))  # nothing is left over from what failed
    assert len(store.read("abc")) == count


def test_what_comes_with_the_lines_is_written_with_them(store: Store, appender: Appender) -> None:
    group = lines(1, 3)
    group.made.append(NewTable("def", 2, public=True))
    group.phases["abc"] = "playing"
    group.drafts["abc", 1] = StoredDraft(5, "1", "2")
    appender.append(group)
    assert store.codes("playing") == ["abc"]
    assert store.codes("lobby") == ["def"]
    assert store.read_drafts("abc") == {1: StoredDraft(5, "1", "2")}
    assert len(store.read("abc")) == 3
