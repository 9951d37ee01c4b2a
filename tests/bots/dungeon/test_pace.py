"""How long bots take, and who is done first."""

import pytest

from tacora.bots.dungeon import BOTS
from tacora.bots.dungeon.pace import PACES, building_seconds, first_done


def test_every_bot_has_a_pace() -> None:
    assert set(PACES) == set(BOTS)


@pytest.mark.parametrize("bot", PACES)
def test_a_bot_builds_as_long_as_its_pace_says(bot: str) -> None:
    for is_race in (False, True):
        shortest, longest = PACES[bot].races if is_race else PACES[bot].builds
        times = [building_seconds(bot, seed, is_race=is_race) for seed in range(50)]
        assert times == [building_seconds(bot, seed, is_race=is_race) for seed in range(50)]
        assert shortest <= min(times) < max(times) <= longest


def test_whoever_hurries_is_quicker() -> None:
    for seed in range(20):
        assert building_seconds("master", seed, is_race=True) < building_seconds("master", seed, is_race=False)


def test_the_quickest_is_first_and_of_equals_nobody() -> None:
    """V-R33: nobody counts whose dungeon does not."""
    assert first_done(("seat-0", "seat-2", "nobody"), {"seat-0": 9, "seat-1": 1, "seat-2": 8}) == "seat-2"
    assert first_done(("seat-0", "seat-1", "nobody"), {"seat-0": 9, "seat-1": 9}) == "nobody"
    assert first_done(("seat-1",), {"seat-0": 3}) == "seat-1"
