"""Plain JSON values."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tacora.core.jsonable import event_json, event_name, jsonable
from tacora.core.seats import Seat


class Colour(StrEnum):
    RED = "red"


class Size(Enum):
    LARGE = (3, 4)


@dataclass(frozen=True)
class Stone:
    colour: Colour
    facets: tuple[int, ...]


class StoneFound(NamedTuple):
    stone: Stone
    seat: Seat | None


class Named:
    wire = "named"


@dataclass
class GameOver:
    pass


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, None),
        (True, True),
        (3, 3),
        (0.5, 0.5),
        ("text", "text"),
        (Colour.RED, "red"),
        (Size.LARGE, [3, 4]),
        (Named(), "named"),
        ([1, (2, 3)], [1, [2, 3]]),
        ({Seat(0): Colour.RED}, {"0": "red"}),
        (MappingProxyType({"a": ()}), {"a": []}),
        (Stone(Colour.RED, (1, 2)), {"colour": "red", "facets": [1, 2]}),
        (StoneFound(Stone(Colour.RED, ()), None), {"stone": {"colour": "red", "facets": []}, "seat": None}),
    ],
)
def test_our_values_become_plain_json(value: Any, expected: object) -> None:
    plain = jsonable(value)
    assert plain == expected
    assert _is_plain(plain)


def _is_plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(type(key) is str and _is_plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return value is None or type(value) in {bool, int, float, str}


@pytest.mark.parametrize("value", [object(), {1, 2}, b"bytes", Stone, 1j])
def test_what_has_no_json_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="no JSON for"):
        jsonable(value)


def test_an_event_carries_its_name() -> None:
    assert event_name(StoneFound(Stone(Colour.RED, ()), None)) == "stone-found"
    assert event_json(StoneFound(Stone(Colour.RED, (7,)), Seat(2))) == {
        "event": "stone-found",
        "stone": {"colour": "red", "facets": [7]},
        "seat": 2,
    }
    assert event_json(GameOver()) == {"event": "game-over"}


def test_an_event_has_fields() -> None:
    with pytest.raises(TypeError, match="no JSON for tuple"):
        event_json((1, 2))
