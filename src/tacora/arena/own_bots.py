"""Somebody's own bot, named by its file and function: `mine.py:decide`. The function takes a view and gives a move."""

import traceback
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from tacora.core.errors import TacoraError
from tacora.core.game import AnyGame
from tacora.core.match import Decider


def is_own(name: str) -> bool:
    """Whether a bot's name is a file and a function.

    >>> is_own("mine.py:decide"), is_own("bold")
    (True, False)
    """
    return name.rpartition(":")[0].endswith(".py")


def load(name: str, game: AnyGame) -> Decider[Any, Any]:
    """The bot of that name; raises TacoraError, and the bot does too, where the bot's own code is at fault."""
    decide = _function(name)

    def choose(view: Any) -> Any:
        try:
            move = decide(view)
        except (Exception, SystemExit) as bad:  # noqa: BLE001  whatever somebody's code raises
            raise TacoraError(f"bots: {name}: {_told(bad, name)}") from None
        return game.read_move(move, "its answer") if isinstance(move, str) else move

    return choose


@cache
def _function(name: str) -> Callable[[Any], Any]:
    file, _, function = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise TacoraError(f"bots: {file}: there is no such file")
    spec = spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec is not None  # noqa: S101  the name ends in .py
    assert spec.loader is not None  # noqa: S101
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as bad:  # noqa: BLE001
        raise TacoraError(f"bots: {file}: {_told(bad, name)}") from None
    decide = getattr(module, function, None)
    if not callable(decide):
        raise TacoraError(f"bots: {file}: has no function {function[:40]!a}")
    return decide  # type: ignore[no-any-return]  # what it gives is checked as a move


def _told(bad: BaseException, name: str) -> str:
    """What was raised, and on which line of the bot's own file."""
    file = str(Path(name.rpartition(":")[0]))
    lines = [frame.lineno for frame in traceback.extract_tb(bad.__traceback__) if frame.filename.endswith(file)]
    where = f"line {lines[-1]}: " if lines else ""
    return f"{where}{type(bad).__name__}: {bad}"
