"""Records of whole numbers, with Numba and without it."""

import os
import subprocess
import sys
from collections.abc import MutableSequence, Sequence
from typing import Annotated, NamedTuple

import pytest

from tacora.solvers.dungeon.fast import PLAIN, Row, machine_code
from tacora.solvers.dungeon.records import blank, blanks, records


class Side(NamedTuple):
    length: int
    steps: Annotated[Row, 2]


class Corner:
    height: int


class Field:
    area: int
    rows: Annotated[Row, 3]
    corner: Corner
    sides: Annotated[MutableSequence[Side], 4]


def change(fields: Sequence[Field], sides: Sequence[Side], number: int) -> int:
    """Write to every kind of field, and read from every kind."""
    field = fields[number]
    field.area = len(sides)
    field.rows[1] += 5
    field.corner.height = sides[1].steps[0]
    return field.sides[2].length + sides[0].length


def test_a_kernel_changes_what_python_reads() -> None:
    fields, sides = blanks(Field, 2), records(Side, [Side(7, [1, 2]), Side(8, [3, 4])])
    fields[1].sides[2:3] = records(Side, [Side(30, [0, 0])])
    for kernel in (change, machine_code(change)):
        assert kernel(fields, sides, 1) == 37
    field = fields[1]
    assert (field.area, list(field.rows), field.corner.height) == (2, [0, 10, 0], 3)
    assert fields[0].area == fields[0].corner.height == sum(fields[0].rows) == 0


def test_a_record_of_zeros_shares_nothing_with_another() -> None:
    one, other = blank(Field), blank(Field)
    one.rows[0] = 1
    one.corner.height = 2
    one.sides[0].steps[0] = 3
    assert (other.rows[0], other.corner.height, other.sides[0].steps[0], one.sides[1].steps[0]) == (0, 0, 0, 0)


def test_no_tuples_make_no_records() -> None:
    assert len(records(Side, [])) == 0


@pytest.mark.skipif(PLAIN in os.environ, reason="this is that run")
def test_all_this_holds_without_numba() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env={**os.environ, PLAIN: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stdout
