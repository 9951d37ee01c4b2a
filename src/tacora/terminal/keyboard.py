"""Single keys from a terminal, without waiting for Enter."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from select import select

if sys.platform != "win32":
    import termios
    import tty

ESCAPE = "\x1b"
ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
UNKNOWN = "unknown"
NAMES = {"\r": "enter", "\n": "enter", "\x7f": "undo", "\x08": "undo"}
END_OF_INPUT = "\x04"
NOTICE = 0.3  # seconds until a signal is noticed at the latest
SAME_KEY = 0.05  # seconds within which the rest of a key comes
LONGEST_CHARACTER = 4  # bytes


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
    """The next key: a character, or the name of an arrow, `enter`, `undo` (backspace) or `unknown`; raises EOFError."""
    return key_name(_character(terminal), lambda: _rest(terminal))


def _rest(terminal: int) -> str:
    """The next character of the same key; empty if there is none."""
    return _character(terminal) if select([terminal], [], [], SAME_KEY)[0] else ""


def _character(terminal: int) -> str:
    """One character, of as many bytes as it has; a sign for what is none."""
    text = b""
    while len(text) < LONGEST_CHARACTER:
        wait_for_input(terminal)
        byte = os.read(terminal, 1)
        if not byte:
            break
        text += byte
        try:
            return text.decode()
        except UnicodeDecodeError as bad:
            if bad.reason != "unexpected end of data":
                break
    return text.decode(errors="replace")


def key_name(character: str, following: Callable[[], str]) -> str:
    """The name of a key from its first character and those that follow.

    >>> sequence = iter("[A")
    >>> key_name("\x1b", lambda: next(sequence))
    'up'
    >>> key_name("u", lambda: "")
    'u'
    >>> f5 = iter("[15~")
    >>> key_name("\x1b", lambda: next(f5)), next(f5, "all of it is read")
    ('unknown', 'all of it is read')
    """
    if character in {"", END_OF_INPUT}:
        raise EOFError
    if character != ESCAPE:
        name = NAMES.get(character, character)
        return name if name.isprintable() else UNKNOWN
    introducer = following()
    if introducer == "O":
        return ARROWS.get(following(), UNKNOWN)
    if introducer != "[":
        return UNKNOWN
    parameters = ""
    while (final := following()) and not "@" <= final <= "~":
        parameters += final
    return ARROWS.get(final, UNKNOWN) if not parameters else UNKNOWN
