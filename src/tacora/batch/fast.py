"""Numba, where it is installed: only it plays games on arrays at a useful speed."""

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])

PLAIN = "TACORA_PLAIN"
"""The environment variable that turns Numba off."""


def has_numba() -> bool:
    """Whether games can be played on arrays here."""
    return not os.environ.get(PLAIN) and find_spec("numba") is not None


def machine_code(function: FunctionT) -> FunctionT:
    """The function in machine code, kept on disk for the next time; other threads run meanwhile."""
    compiled: FunctionT = import_module("numba").njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def inlined(function: FunctionT) -> FunctionT:
    """A small function that is written into those that call it."""
    compiled: FunctionT = import_module("numba").njit(inline="always")(function)
    return compiled
