"""A dungeon in the making, by keys and by commands."""

import io

import pytest

from dungeon_story import Story
from tacora.bots.dungeon.layouts import column
from tacora.core.seats import Seat
from tacora.games.dungeon.cards import START_CARDS
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import NOTHING, Move
from tacora.games.dungeon.places import places_for
from tacora.games.dungeon.submission import Submission, check_submission
from tacora.i18n import Words
from tacora.terminal.dungeon.building import Building
from tacora.terminal.dungeon.maps import draw
from tacora.terminal.dungeon.workbench import Workbench
from tacora.terminal.layout import Order
from tacora.terminal.screen import Screen

HAND = START_CARDS[:5]


def bench_with_path(tools: Tools) -> Workbench:
    bench = Workbench(HAND, tools)
    bench.put(Submission(column(HAND), ""))
    return bench


def built(keys: str, monkeypatch: pytest.MonkeyPatch, *, is_time_up: bool = False) -> Move:
    """What a person builds who types these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{key}\n" for key in keys.split())))
    view = DUNGEON.view(Story(2).to_exploration().state, Seat(0))
    building = Building(view, Screen(Order.LEFT_TO_RIGHT), Words("en"), is_time_up=lambda: is_time_up)
    return building.build("Ada")


def test_the_hand_hovers_over_every_place() -> None:
    bench = Workbench(HAND, Tools())
    assert bench.accept()
    places = places_for(bench.layout, bench.left[0])
    seen = []
    for _ in places:
        seen.append(bench.hovering)
        bench.arrow("right")
    assert seen == list(places)
    assert bench.hovering == places[0]
    bench.arrow("left")
    assert bench.hovering == places[-1]


def test_another_card_can_be_taken() -> None:
    bench = Workbench(HAND, Tools())
    for number in (1, 2, 3, 4, 0):
        bench.arrow("down")
        assert bench.hovering is not None
        assert bench.hovering.card is HAND[number]
    bench.arrow("up")
    assert bench.hovering is not None
    assert bench.hovering.card is HAND[4]


def test_arrows_walk_along_every_legal_step_with_a_direction() -> None:
    """Each arrow takes the step that goes that way, in corridors and out of rooms, and says when there is none."""
    bench = bench_with_path(Tools(Tokens(5, 5, 5, 5)))
    assert bench.accept()
    walked = 0
    while bench.steps and walked < 40:
        before = bench.walk
        if not any(bench.arrow(name) for name in ("down", "right", "left", "up")):
            bench.take(bench.steps[0])
        assert bench.walk is not before
        walked += 1
    assert walked > 5
    move = bench.finished()
    assert isinstance(move, Submission)
    check_submission(HAND, move, Tools(Tokens(5, 5, 5, 5)))


def test_everything_can_be_taken_back() -> None:
    bench = bench_with_path(Tools())
    bench.accept()
    while bench.undo():
        pass
    assert bench.layout == ()
    assert bench.walk is None
    assert bench.finished() == NOTHING


def test_a_step_can_be_refused() -> None:
    bench = bench_with_path(Tools())
    refusal = bench.try_step("1b2")
    assert refusal is not None
    assert refusal.rule == "V-P1"
    assert bench.try_step(bench.steps[0].token) is None


def test_a_step_is_taken_by_a_number_in_plain_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that is too long for Python's `int` is no number either."""
    for number in ("1", "١", "１", "²", "9" * 5000):
        move = built(f"y y y y y {number} f", monkeypatch)
        assert isinstance(move, Submission)
        assert bool(move.path) == (number == "1")


def test_time_is_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """V-R34, V-T3: the last legal dungeon and path count; without one nothing does."""
    assert built("y", monkeypatch, is_time_up=True) == NOTHING
    assert "Time is up" in capsys.readouterr().out


def test_a_fairy_builds_what_the_rules_accept(monkeypatch: pytest.MonkeyPatch) -> None:
    view = DUNGEON.view(Story(2).to_exploration().state, Seat(0))
    move = built("h f", monkeypatch)
    assert isinstance(move, Submission)
    assert check_submission(view.hand, move, view.tools).ending != "empty"


def test_nothing_laid_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert built("f", monkeypatch) == NOTHING


def test_a_tall_dungeon_is_shown_around_the_focus() -> None:
    layout = column(HAND)
    assert len(draw(layout, {})) == 45
    assert draw(layout, {}, height=10, focus=(20, 0)) == draw(layout, {})[15:25]
    assert draw(layout, {}, height=10, focus=(44, 0)) == draw(layout, {})[35:]
    assert draw((), {}) == []
