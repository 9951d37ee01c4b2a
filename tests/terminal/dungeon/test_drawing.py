"""A path in the making: arrows, clicks, taking back and again, cutting, and why not."""

from dungeon_gallery import Case, cases, layout_of, tools_of
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.geometry import cell_of
from tacora.games.dungeon.ground import DIRECTIONS, EAST
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk
from tacora.terminal.dungeon.drawing import Drawing, shifted
from tacora.terminal.dungeon.ink import Point

LEGAL = [case for case in cases() if case.says in {"exit", "dead-end"}]


def drawn(case: Case) -> Drawing:
    return Drawing(layout_of(case), tools_of(case), case.path)


def test_every_path_of_the_gallery_is_drawn_whole() -> None:
    for case in LEGAL:
        drawing = drawn(case)
        assert (drawing.walk.path, drawing.cut_off) == (case.path, 0)


def test_every_step_can_be_taken_back_and_again() -> None:
    for case in LEGAL:
        drawing = drawn(case)
        count = len(drawing.taken)
        while drawing.undo():
            pass
        assert drawing.is_empty
        while drawing.redo():
            pass
        assert (drawing.walk.path, len(drawing.taken)) == (case.path, count)
        drawing.cut(1)
        assert drawing.walk.path == tokens_of(case.path, "path")[0]


def test_another_step_forgets_what_was_taken_back() -> None:
    drawing = drawn(LEGAL[0])
    drawing.cut(0)
    others = [step for step in drawing.steps if step.token != tokens_of(LEGAL[0].path, "path")[0]]
    drawing.take(others[0])
    assert not drawing.can_redo


def test_a_path_that_no_longer_fits_is_cut() -> None:
    case = LEGAL[0]
    drawing = Drawing(layout_of(case), Tools(), case.path + "nnnnnnnn")
    assert drawing.cut_off >= 8 - 1
    assert case.path.startswith(drawing.walk.path[: len(case.path)])


def test_arrows_and_clicks_know_every_step() -> None:
    """Each step that walks goes one way; each step that leads somewhere is found by a click on where it leads."""
    for case in LEGAL:
        drawing = Drawing(layout_of(case), tools_of(case))
        for token in tokens_of(case.path, "path"):
            step = next(step for step in drawing.steps if step.token == token)
            if step.kind in {"walk", "exit"}:
                ways = [way for way in DIRECTIONS if step in drawing.toward(way)]
                assert len(ways) == 1
            point = drawing.point(step)
            assert (point is None) == (step.kind == "take")
            if point is not None:
                assert step in drawing.leading_to(point)
            drawing.take(step)


def test_a_click_on_rock_says_why() -> None:
    drawing = drawn(LEGAL[0])
    drawing.cut(1)
    walk: Walk = drawing.walk
    row, column = walk.dungeon.position(cell_of(walk.spots[0]))
    refusals = [drawing.why_not(Point(shifted((row, column), way), is_under=False)) for way in DIRECTIONS]
    assert any(refusal is not None and refusal.rule.startswith("V-") for refusal in refusals)
    assert drawing.why_not(Point(shifted((row, column + 50), EAST), is_under=False)) is None  # the table
