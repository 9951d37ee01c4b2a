"""Single keys from a terminal, without waiting for Enter."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select

if sys.platform != "win32":
    import termios
    import tty

ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
NAMES = {"\r": "enter", "\n": "enter", "\x7f": "undo", "\x08": "undo"}
END_OF_INPUT = "\x04"
NOTICE = 0.3  # seconds until a signal is noticed at the latest


@contextmanager
def single_keys(terminal: int) -> Iterator[None]:
    """Let keys come one by one and unseen, those typed early too."""
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def wait_for_input(terminal: int) -> None:
    """Wait until there is something to read: a read would not end for a signal that came a moment before it."""
    while not select([terminal], [], [], NOTICE)[0]:
        pass


def read_key(terminal: int) -> str:
    """The next key: a character, or the name of an arrow, `enter` or `undo` (backspace); raises EOFError."""
    return key_name(_character(terminal), lambda: _character(terminal))


def _character(terminal: int) -> str:
    """One character, of as many bytes as it has."""
    text = b""
    while True:
        wait_for_input(terminal)
        byte = os.read(terminal, 1)
        text += byte
        try:
            return text.decode()
        except UnicodeDecodeError:
            continue


def key_name(character: str, following: Callable[[], str]) -> str:
    """The name of a key from its first character and those that follow.

    >>> sequence = iter("[A")
    >>> key_name("\x1b", lambda: next(sequence))
    'up'
    >>> key_name("u", lambda: "")
    'u'
    """
    if character in {"", END_OF_INPUT}:
        raise EOFError
    if character != "\x1b":
        return NAMES.get(character, character)
    following()  # [ or O
    return ARROWS.get(following(), "")
