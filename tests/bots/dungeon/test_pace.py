"""How long bots take."""

import pytest

from tacora.bots.dungeon import BOTS
from tacora.bots.dungeon.pace import PACES, building_seconds


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
