"""Tasks: no two kinds are alike, and views show all of them in one form."""

from typing import get_args

from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.tasks import BlindCard, Explore, Fill, OpenCard, Task, Tidy, Turn


def test_every_kind_has_a_word_of_its_own_and_says_what_is_due() -> None:
    kinds = [task.kind for task in get_args(Task)]
    assert len(set(kinds)) == len(kinds) == 15
    assert all(task.rule.startswith("V-") and task.due for task in get_args(Task))


def test_tasks_of_two_kinds_are_never_equal() -> None:
    """Nor is one without fields false."""
    bare: set[Task] = {Explore(), Tidy(), Turn(Seat(1)), Fill(Seat(1)), Explore()}
    assert len(bare) == 4
    assert all(map(bool, bare))


def test_a_task_in_a_view() -> None:
    assert jsonable(BlindCard(Seat(2), 4)) == {"kind": "blind-card", "seat": 2, "cost": 4}
    assert jsonable(OpenCard(3)) == {"kind": "open-card", "seat": None, "cost": 3}
    assert jsonable(Tidy()) == {"kind": "clean-up", "seat": None, "cost": None}
