"""How play stops before its end."""

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


@contextmanager
def signals_stop_play() -> Iterator[None]:
    """Let the signals that would end the process raise Stopped instead."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise Stopped(128 + number)

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
