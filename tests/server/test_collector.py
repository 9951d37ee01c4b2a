"""Garbage is collected in small portions, and all of it when there is twice as much as there was."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from tacora.server.collector import TIMES, YOUNG, Collector
from tacora.server.metrics import Histogram


class Node:
    """Something that can hold itself."""

    def __init__(self) -> None:
        self.me: Node | None = self


@pytest.fixture
def pauses() -> Histogram:
    return Histogram()


@pytest.fixture
def collector(pauses: Histogram) -> Iterator[Collector]:
    before = gc.get_threshold()
    collector = Collector(pauses)
    collector.start()
    yield collector
    collector.stop()
    gc.set_threshold(*before)


def count(pauses: Histogram) -> int:
    return int(list(pauses.lines("x"))[-1].split()[1])


def test_young_garbage_is_found_and_its_pauses_are_counted(collector: Collector, pauses: Histogram) -> None:
    node = Node()
    known = weakref.ref(node)
    del node
    kept = [Node() for _ in range(2 * YOUNG)]
    assert known() is None
    assert count(pauses) > 0
    assert len(kept) == 2 * YOUNG


def test_what_is_old_is_looked_at_when_there_is_twice_as_much(collector: Collector) -> None:
    node = Node()
    known = weakref.ref(node)
    kept = [Node() for _ in range(YOUNG * (TIMES + 2))]  # it is old now
    del node
    collector.look()
    assert known() is not None
    kept += [Node() for _ in range(gc.get_freeze_count() + YOUNG * (TIMES + 2))]
    collector.look()
    assert known() is None
