"""Coverage is asked of core and games, and measured in their own tests: tracing all others would take as long again.

Those of their tests that go the same ways many times are marked `no_cover` too.
"""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MEASURED = tuple(
    ROOT / place
    for place in ("src/tacora/core", "src/tacora/games", "tests/core", "tests/games", "tests/test_replay_dungeon.py")
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not any(item.path.is_relative_to(place) for place in MEASURED):
            item.add_marker(pytest.mark.no_cover)
