"""How play stops before its end."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

STOPPED_BY_HAND = 130  # a shell's exit code for Ctrl-C
SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]


class Stopped(BaseException):
    """Somebody or something ends play early: not an error, and past every handler of errors."""

    def __init__(self, exit_code: int) -> None:
        super().__init__(exit_code)
        self.exit_code = exit_code


def ctrl_c_leaves() -> None:
    """Let Ctrl-C end the process at once: what it raises while modules are loaded may get lost in one of them."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)


def ctrl_c_raises() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again."""
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(STOPPED_BY_HAND)


@contextmanager
def signals_stop_play() -> Iterator[None]:
    """Let the signals that would end the process raise Stopped instead."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise Stopped(128 + number)

    ctrl_c_raises()
    before = {number: signal.signal(number, stop) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let no signal interrupt a block that must be done whole."""
    numbers = [signal.SIGINT, *SIGNALS]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
