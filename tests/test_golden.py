"""Matches and counts stay as they were; `make golden` rewrites them when a change is meant."""

import pytest

from game_cases import CASES, Case
from golden import DATA, SMALL_TABLES, exact_counts, golden_match


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_golden_match(case: Case) -> None:
    """Every view at every step."""
    now = golden_match(case).splitlines()
    assert now == (DATA / "golden" / f"{case.name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", SMALL_TABLES)
def test_exact_counts(name: str) -> None:
    """On a difference pytest prints the counts by depth."""
    now = exact_counts(*SMALL_TABLES[name]).splitlines()
    assert now == (DATA / "counts" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert now[-1].split()[-1] == "1"


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in DATA.glob("golden/*")} == {case.name for case in CASES}
    walks = "dungeon-walks"  # tests/games/dungeon counts those
    assert {path.stem for path in DATA.glob("counts/*")} == {*SMALL_TABLES, walks}


def test_one_count_by_hand() -> None:
    """Solo, one expedition, one treasure and one pair of traps: 3 cards, 2 choices after each safe card."""
    game, _, _ = SMALL_TABLES["diamant-solo"]
    traps = {"scorpion": 2, "snake": 0, "lava": 0, "boulder": 0, "spikes": 0}
    text = exact_counts(game, {"custom": {"expeditions": 1, "treasures": [5], "trap_copies": traps}}, 1)
    # Histories after the first card: 3. Each returns (3 end) or goes on (3); then two cards are left: 6.
    # The treasure first (1 of 3): trap, decide, trap springs. A trap first (2 of 3): treasure, decide, then
    # trap springs; or the other trap springs at once.
    assert text.splitlines() == [
        "depth states histories ended probability",
        "0 1 1 0 0",
        "1 2 3 0 0",
        "2 2 3 3 1/2",
        "3 2 4 2 1/6",
        "4 2 4 4 1/6",
        "5 0 0 4 1/6",
        "total 13 1",
    ]
