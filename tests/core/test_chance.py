"""Chance from a seed."""

from collections import Counter

import pytest

from tacora.core.chance import SeededChance


def test_every_number_comes_equally_often() -> None:
    """Within five standard deviations, for numbers that are no power of two."""
    for count in (1, 3, 28, 35):
        chance = SeededChance(count)
        tries = 2_000 * count
        seen = Counter(chance.below(count) for _ in range(tries))
        assert sorted(seen) == list(range(count))
        assert all(abs(times - 2_000) < 5 * 2_000**0.5 for times in seen.values())


def test_a_seed_can_be_a_text() -> None:
    first, second = SeededChance("game 7"), SeededChance("game 7")
    assert [first.below(99) for _ in range(20)] == [second.below(99) for _ in range(20)]


@pytest.mark.parametrize("count", [0, -3])
def test_of_nothing_nothing_is_picked(count: int) -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        SeededChance(1).below(count)
