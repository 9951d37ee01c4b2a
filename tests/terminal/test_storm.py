"""A few sessions of random keys, bytes, sizes and signals; `make terminal` has 200."""

import pytest

from terminal_storm import storm


@pytest.mark.parametrize("number", range(6))
def test_whatever_is_pressed_nothing_breaks_and_every_match_replays(number: int) -> None:
    assert storm(range(number, number + 1)) == []
