"""Match records on disk and on standard input."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tacora.core.errors import BadRecord
from tacora.core.game import AnyGame
from tacora.core.record import MOST_BYTES, AnyRecord, read
from tacora.games import GAMES

STANDARD_INPUT = "-"


def load(
    file: str, on_events: Callable[[tuple[Any, ...]], None] | None = None, game: AnyGame | None = None
) -> AnyRecord:
    """The record in a file, of one game or of any; `-` is standard input; raises BadRecord."""
    try:
        text = _bytes(file)
    except OSError as bad:
        raise BadRecord(_printable(file), (bad.strerror or "cannot be read").lower(), "F-1") from None
    return read(text, GAMES if game is None else {game.name: game}, on_events)


def _bytes(file: str) -> bytes:
    one_too_many = MOST_BYTES + 1  # enough to see that it is too long
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(one_too_many)
    with Path(file).open("rb") as stream:
        return stream.read(one_too_many)


def _printable(text: str) -> str:
    """A text without characters that command a terminal."""
    return "".join(character if character.isprintable() else ascii(character)[1:-1] for character in text)
