"""Every byte that a Diamant table sends is as it was recorded: to players, to a second tab, to a spectator.

The logs that it plays on are laid into a SQLite file.
"""

import pytest

from recorded_frames import FOLDER, TABLES, record


@pytest.fixture(scope="module")
def frames() -> dict[str, str]:
    return record()


@pytest.mark.parametrize("name", [table.name for table in TABLES])
def test_the_frames_are_as_recorded(frames: dict[str, str], name: str) -> None:
    assert frames[name].splitlines() == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
