"""How the tests run: where they begin, and in how many processes."""

import os
import signal

import pytest

# What a shell runs in the background ignores Ctrl-C, and so would the processes that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

collect_ignore = ["third_game", "faulty_games"]  # packages of other authors: a server finds them on its own path

WAITING = ("web", "server", "terminal", "commands")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """First the browser, then whatever else starts processes: those tests mostly wait, while the others work.

    Then the files with the most work, which are at the top; small ones at the end, so that all processes end together.
    """
    items.sort(key=lambda item: ([name not in item.path.parts for name in WAITING], len(item.path.parts)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, as there is always one that waits."""
    return (os.cpu_count() or 1) + 1
