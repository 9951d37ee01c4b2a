"""The options of a table."""

from typing import Any

import pytest

from tacora.core.errors import BadOptions
from tacora.games.dungeon.game import DUNGEON


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players(players: int) -> None:
    """V-M1."""
    assert DUNGEON.table({}, players).all_seats == tuple(range(players))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number(players: int) -> None:
    """V-M1."""
    with pytest.raises(BadOptions) as caught:
        DUNGEON.table({}, players)
    assert (caught.value.field, caught.value.rule) == ("seats", "V-M1")


@pytest.mark.parametrize(
    "options",
    [{"begins": "chance", "time_limit": None}, {"begins": 0, "time_limit": 10}, {"begins": 2, "time_limit": 600}],
)
def test_options_round_trip(options: dict[str, Any]) -> None:
    """V-R1, V-T3: who begins, and how long building may take, which the engine only keeps."""
    table = DUNGEON.table(options, 3)
    assert DUNGEON.options(table) == options


@pytest.mark.parametrize(
    ("options", "field", "rule"),
    [
        ({"begins": 3}, "begins", "V-R1"),
        ({"begins": -1}, "begins", "V-R1"),
        ({"begins": True}, "begins", "V-R1"),
        ({"begins": "youngest"}, "begins", "V-R1"),
        ({"time_limit": 9}, "time_limit", "V-T3"),
        ({"time_limit": 86_401}, "time_limit", "V-T3"),
        ({"time_limit": True}, "time_limit", "V-T3"),
        ({"time_limit": "60"}, "time_limit", "V-T3"),
        ({"edition": "2024"}, "'edition'", "F-2"),
        ({"mode": "cooperative"}, "'mode'", "F-2"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], field: str, rule: str) -> None:
    """V-M8: there is no other mode."""
    with pytest.raises(BadOptions) as caught:
        DUNGEON.table(options, 3)
    assert (caught.value.field, caught.value.rule) == (field, rule)
