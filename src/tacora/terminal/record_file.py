"""Match records on disk and on standard input."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tacora.core.errors import BadRecord
from tacora.core.game import AnyGame
from tacora.core.record import MOST_BYTES, AnyRecord, read
from tacora.core.seen import Seen, read_seen
from tacora.games import GAMES

STANDARD_INPUT = "-"


def load(
    file: str, on_events: Callable[[tuple[Any, ...]], None] | None = None, game: AnyGame | None = None
) -> AnyRecord:
    """The record in a file, of one game or of any; `-` is standard input; raises BadRecord."""
    return read(_bytes(file), GAMES if game is None else {game.name: game}, on_events)


def load_seen(file: str) -> Seen:
    """What a browser saw before a match; `-` is standard input; raises BadRecord."""
    return read_seen(_bytes(file))


def _bytes(file: str) -> bytes:
    one_too_many = MOST_BYTES + 1  # enough to see that it is too long
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(one_too_many)
        with Path(file).open("rb") as stream:
            return stream.read(one_too_many)
    except OSError as bad:
        raise BadRecord(_printable(file) or "''", (bad.strerror or "cannot be read").lower(), "F-1") from None


def _printable(text: str) -> str:
    """A text without characters that command a terminal."""
    return "".join(character if character.isprintable() else ascii(character)[1:-1] for character in text)
