"""What Dungeon's wire tells of unfinished work: a few small numbers, whatever was left as a draft."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dungeon_tables import building_log, built
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.games.dungeon.state import HAND
from tacora.server import progress
from tacora.server.live import Draft, Live
from tacora.server.wire.dungeon import WIRE

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
DRAFTS = ANYTHING | st.fixed_dictionaries({"layout": ANYTHING, "path": ANYTHING, "now": ANYTHING})


@given(DRAFTS)
def test_whatever_is_left_only_small_numbers_are_told(work: Json) -> None:
    """V-R36."""
    told = WIRE.progress(work)
    if told is not None:
        assert sorted(told) == ["cards", "path"]
        assert told["cards"] in range(HAND + 1)
        assert type(told["cards"]) is int
        assert type(told["path"]) is bool


@pytest.mark.parametrize(
    ("work", "told"),
    [
        ({"layout": [], "path": ""}, (0, False)),
        ({"layout": [1, 2, 3], "path": "1a1n"}, (3, False)),
        ({"layout": [1] * 5, "path": ""}, (5, False)),
        ({"layout": [1] * 5, "path": "1a1"}, (5, True)),
        ({"layout": [1] * 4000, "path": "n" * 4000}, (5, True)),
        ({"layout": [1] * 5, "path": ["n"]}, (5, False)),
        ({"layout": "12345", "path": "n"}, None),
        ({"layout": [], "path": "", "now": {"layout": [1, 2], "path": ""}}, (2, False)),
        ({"layout": [1] * 5, "path": "1a1", "now": {"layout": [1] * 4, "path": "1a1"}}, (4, False)),
        ({"layout": [1] * 5, "path": "1a1", "now": 7}, None),
        ("nothing", None),
    ],
)
def test_cards_are_counted_and_a_path_has_begun_or_not(work: Json, told: tuple[int, bool] | None) -> None:
    assert WIRE.progress(work) == (told and {"cards": told[0], "path": told[1]})


def test_two_drafts_of_as_many_cards_tell_the_others_the_same_bytes() -> None:
    """V-R36: what lies there, and where the path leads, is not told."""
    log = building_log([0, 1])
    works = [built(log, 0, number) for number in range(2)]
    assert works[0] != works[1]
    frames = {progress.frame(Live(log.table, {Seat(0): Draft(work, None)})) for work in works}
    (frame,) = frames
    assert frame.endswith(b'"seats":{"0":{"cards":5,"path":true}}}')


def test_a_game_that_fails_at_a_draft_tells_nothing_of_it(caplog: pytest.LogCaptureFixture) -> None:
    table = building_log([0, 1]).table
    table.wire = replace(WIRE, progress=lambda work: {"length": len(work)})  # type: ignore[arg-type]  # fails
    live = Live(table, {Seat(0): Draft(3, None), Seat(1): Draft("four", None)})
    assert progress.known(live) == {"1": {"length": 4}}
    assert "how far seat 0 is" in caplog.text
