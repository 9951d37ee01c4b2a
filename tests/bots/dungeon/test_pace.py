"""How long bots take."""

import pytest

from dungeon_story import Story
from tacora.bots.dungeon import BOTS
from tacora.bots.dungeon.pace import LATEST, PACES, building_seconds, thinking_seconds
from tacora.core.seats import Seat


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


@pytest.mark.parametrize("bot", PACES)
def test_a_bot_shops_and_builds_at_its_pace(bot: str) -> None:
    market, building = Story(2).state, Story(2).to_exploration().state
    shortest, longest = PACES[bot].shops
    assert all(shortest <= thinking_seconds(bot, market, Seat(0), str(seed)) <= longest for seed in range(20))
    shortest, longest = PACES[bot].builds
    assert all(shortest <= thinking_seconds(bot, building, Seat(0), str(seed)) <= longest for seed in range(20))


@pytest.mark.parametrize("bot", PACES)
def test_a_bot_is_done_before_the_time_limit(bot: str) -> None:
    """V-T3."""
    building = Story(2, time_limit=60).to_exploration().state
    times = [thinking_seconds(bot, building, Seat(0), str(seed)) for seed in range(50)]
    assert max(times) <= LATEST * 60
    assert len(set(times)) == 50
