"""Options: what a table can be set up from, and how it is said what is wrong."""

from typing import Any

import pytest

from diamant_story import EDITION_OPTIONS
from tacora.core.errors import BadOptions
from tacora.games.diamant import DIAMANT


def test_defaults() -> None:
    """The newest book, without its variant."""
    table = DIAMANT.table({}, 3)
    assert DIAMANT.options(table) == {"edition": "2024", "relics": False, "hidden_chests": False}


def test_2017_has_its_relics_always() -> None:
    assert DIAMANT.table({"edition": "2017"}, 3).relics
    with pytest.raises(BadOptions, match="relics: are always in the deck of 2017"):
        DIAMANT.table({"edition": "2017", "relics": False}, 3)


@pytest.mark.parametrize("options", EDITION_OPTIONS)
def test_options_round_trip(options: dict[str, Any]) -> None:
    custom = {"expeditions": 3, "treasures": [1, 8, 8], "trap_copies": {"lava": 2}, "relic_values": [4, 9]}
    extras: tuple[dict[str, Any], ...] = (
        {},
        {"hidden_chests": True},
        {"custom": custom},
        {"custom": {"expeditions": 2}},
    )
    for more in extras:
        table = DIAMANT.table({**options, **more}, 4)
        assert DIAMANT.table(DIAMANT.options(table), 4) == table


def test_custom_values_replace_the_editions() -> None:
    table = DIAMANT.table(
        {"relics": True, "custom": {"expeditions": 2, "treasures": [9, 1], "trap_copies": {"lava": 5}}}, 3
    )
    assert table.expeditions == 2
    assert table.treasures == (1, 9)
    assert dict(table.trap_copies) == {"scorpion": 3, "snake": 3, "lava": 5, "boulder": 3, "spikes": 3}
    assert table.relic_values == (5, 7, 8, 10, 12)


@pytest.mark.parametrize(("players", "house"), [(1, True), (2, True), (3, False), (8, False)])
def test_one_and_two_players_are_a_house_variant(players: int, house: bool) -> None:
    assert DIAMANT.table({}, players).is_house_variant is house


@pytest.mark.parametrize(
    ("options", "field", "rule"),
    [
        ({"edition": "2018"}, "edition", "D-M1"),
        ({"edition": 2017}, "edition", "D-M1"),
        ({"edition": None}, "edition", "D-M1"),
        ({"relics": "yes"}, "relics", "F-2"),
        ({"relics": 1}, "relics", "F-2"),
        ({"hidden_chests": None}, "hidden_chests", "F-2"),
        ({"speed": 3}, "'speed'", "F-2"),
        ({"a\x1b[31m": 3}, r"'a\x1b[31m'", "F-2"),
        ({"custom": []}, "custom", "D-M1"),
        ({"custom": {"rounds": 3}}, "custom.'rounds'", "F-2"),
        ({"custom": {"expeditions": 0}}, "custom.expeditions", "D-E1"),
        ({"custom": {"expeditions": 21}}, "custom.expeditions", "D-E1"),
        ({"custom": {"expeditions": 2.0}}, "custom.expeditions", "D-E1"),
        ({"custom": {"expeditions": True}}, "custom.expeditions", "D-E1"),
        ({"custom": {"treasures": 5}}, "custom.treasures", "D-M1"),
        ({"custom": {"treasures": []}}, "custom.treasures", "D-M1"),
        ({"custom": {"treasures": [1] * 61}}, "custom.treasures", "D-M1"),
        ({"custom": {"treasures": [1, 100]}}, "custom.treasures[1]", "D-M1"),
        ({"custom": {"treasures": [0]}}, "custom.treasures[0]", "D-M1"),
        ({"custom": {"treasures": ["7"]}}, "custom.treasures[0]", "D-M1"),
        ({"custom": {"trap_copies": [3]}}, "custom.trap_copies", "D-M2"),
        ({"custom": {"trap_copies": {"spider": 3}}}, "custom.trap_copies.'spider'", "F-2"),
        ({"custom": {"trap_copies": {"snake": -1}}}, "custom.trap_copies.snake", "D-M2"),
        ({"custom": {"trap_copies": {"snake": 21}}}, "custom.trap_copies.snake", "D-M2"),
        ({"custom": {"relic_values": [1] * 21}}, "custom.relic_values", "D-M3"),
        ({"custom": {"relic_values": [5, None]}}, "custom.relic_values[1]", "D-M3"),
        ({"edition": "2017", "custom": {"relic_values": [5]}}, "custom.relic_values", "D-R9"),
        ({"custom": {"expeditions": 11}}, "custom.trap_copies", "D-R2"),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], field: str, rule: str) -> None:
    with pytest.raises(BadOptions) as bad:
        DIAMANT.table(options, 4)
    assert (bad.value.field, bad.value.rule) == (field, rule)
    assert "\x1b" not in str(bad.value)
