"""How the tests run: which of them are traced for coverage, where they begin, and in how many processes.

Coverage is asked of core and games, and measured in their own tests: tracing all others would take as long again.
"""

import os
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

# What a shell runs in the background ignores Ctrl-C, and so would the processes that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).parents[1]
TRACED = tuple(
    ROOT / place
    for place in ("src/tacora/core", "src/tacora/games", "tests/core", "tests/games", "tests/test_replay_dungeon.py")
)
GO_THE_SAME_WAYS_OFTEN = {
    ROOT / "tests/games/dungeon" / name for name in ("test_counts.py", "test_matches.py", "test_second_referee.py")
}

WAITING = ("web", "server", "terminal")


def is_traced(path: Path) -> bool:
    return path not in GO_THE_SAME_WAYS_OFTEN and any(path.is_relative_to(place) for place in TRACED)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    trace = sys.gettrace()
    if trace is None or is_traced(item.path):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First the browser, then whatever else starts processes: those tests mostly wait, while the others work."""
    items.sort(key=lambda item: [name not in item.path.parts for name in WAITING])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, as there is always one that waits."""
    return (os.cpu_count() or 1) + 1
