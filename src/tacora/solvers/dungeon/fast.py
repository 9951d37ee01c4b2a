"""Numba where it is installed: the same functions compiled, else as they are."""

import os
from collections.abc import Callable, Iterable, MutableSequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

Numbers: TypeAlias = MutableSequence[int]
"""An array of whole numbers of 64 bits, or a list."""

PLAIN = "TACORA_PLAIN"
"""Set in the environment, it leaves Numba aside."""

IS_FAST = not os.environ.get(PLAIN) and find_spec("numba") is not None


def compiled(function: FunctionT) -> FunctionT:
    """The function in machine code, kept on disk for the next time."""
    if not IS_FAST:
        return function
    made: FunctionT = import_module("numba").njit(cache=True, nogil=True)(function)
    return made


def numbers(values: Iterable[int]) -> Numbers:
    """Whole numbers as the kernels take them."""
    listed = list(values)
    if not IS_FAST:
        return listed
    array: Numbers = import_module("numpy").array(listed, dtype="int64")
    return array
