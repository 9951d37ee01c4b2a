"""The ink of a path: one line without gaps, in the order of its steps, on every path of the gallery."""

import pytest

from dungeon_gallery import Case, cases, layout_of, tools_of
from tacora.games.dungeon.geometry import cell_of
from tacora.games.dungeon.ground import SHIFTS, opposite
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk
from tacora.terminal.dungeon.ink import Ink, Point, ink_of, points_of

LEGAL = [case for case in cases() if case.says in {"exit", "dead-end"}]


def walk_of(case: Case) -> Walk:
    walk = Walk.begin(layout_of(case), tools_of(case))
    for token in tokens_of(case.path, "path"):
        walk = walk.step(token)
    return walk


def loose_ends(ink: Ink) -> int:
    """How many arms lead to a cell that does not lead back."""
    count = 0
    for point, mark in ink.items():
        for direction in mark.arms:
            down, right = SHIFTS[direction]
            other = ink.get(Point((point.position[0] + down, point.position[1] + right), point.is_under))
            count += other is None or opposite(direction) not in other.arms
    return count


def test_the_gallery_has_paths() -> None:
    assert len(LEGAL) > 40


@pytest.mark.parametrize("case", LEGAL, ids=[case.title for case in LEGAL])
def test_the_line_reaches_everything_and_has_no_gaps(case: Case) -> None:
    walk = walk_of(case)
    ink = ink_of(walk.dungeon, walk.history())
    steps = walk.history()
    numbers = {number for mark in ink.values() for number in mark.steps}
    assert numbers == {number for number, step in enumerate(steps, start=1) if step.kind != "take"}
    for step in steps:
        if step.target is not None:
            assert any(point in ink for point in points_of(walk.dungeon, [cell_of(step.target)]))
    assert loose_ends(ink) == 1 + (case.says == "exit")  # the entry, and the exit if there is one
    assert all(mark.steps == sorted(mark.steps) for mark in ink.values())


def test_each_step_begins_where_the_last_one_ended() -> None:
    """In a corridor a line's numbers differ by one from cell to cell; only a room has one number for several cells."""
    for case in LEGAL:
        walk = walk_of(case)
        ink = ink_of(walk.dungeon, walk.history())
        for point, mark in ink.items():
            if mark.heading is None or mark.is_jump:
                continue
            down, right = SHIFTS[mark.heading]
            after = ink.get(Point((point.position[0] + down, point.position[1] + right), point.is_under))
            assert after is None or max(after.steps) >= min(mark.steps)
