"""Numba where it is installed: functions in machine code on arrays; else the same functions on lists."""

import os
import sys
from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

Row: TypeAlias = MutableSequence[int]
"""An array of whole numbers of 64 bits, or a list."""

PLAIN = "TACORA_PLAIN"
"""The environment variable that turns Numba off."""

HAS_NUMBA = not os.environ.get(PLAIN) and find_spec("numba") is not None
IS_FAST = HAS_NUMBA
"""The kernels of this process are in machine code."""


def stay_plain() -> None:
    """Leave Numba to another process: it takes seconds to begin. Nothing changes once there are kernels."""
    global IS_FAST  # noqa: PLW0603  the kernels are made once in a process
    if f"{__package__}.kernel" not in sys.modules:
        IS_FAST = False


def machine_code(function: FunctionT) -> FunctionT:
    """The function in machine code, kept on disk for the next time."""
    if not IS_FAST:
        return function
    compiled: FunctionT = import_module("numba").njit(cache=True, nogil=True)(function)
    return compiled


def row(values: Iterable[int]) -> Row:
    """Whole numbers as the kernels take them."""
    numbers = list(values)
    if not IS_FAST:
        return numbers
    array: Row = import_module("numpy").array(numbers, dtype="int64")
    return array
