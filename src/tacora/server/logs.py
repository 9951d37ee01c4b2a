"""The log on the standard error, as text or JSON lines: it never tells a choice, a seed or a password."""

import json
import logging
import sys
import time
import traceback
from collections import Counter
from types import TracebackType

from tacora.core.errors import IllegalMove, TacoraError

LEVELS = ("debug", "info", "warning", "error")
SPEAKING: tuple[type[BaseException], ...] = (TacoraError, OSError, ImportError, SyntaxError)
"""Exceptions whose words tell no secret. Nor do those of SQLite, and of SQLAlchemy, which hides its parameters."""

LEFT_OUT = "(its words are left out: they may tell a secret)"


def trace(fault: BaseException) -> str:
    """Where and how something failed; what a game or a bot says of it may hold a hidden card or a choice."""
    lines: list[str] = []
    chain: list[BaseException] = []
    cause: BaseException | None = fault
    while cause is not None and cause not in chain:
        chain.insert(0, cause)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    for one in chain:
        if lines:
            lines.append("\nThen, because of that:\n\n")
        lines.append("Traceback (most recent call last):\n")
        lines += traceback.format_tb(one.__traceback__)
        lines.append(f"{type(one).__module__}.{type(one).__qualname__}: {_words(one)}\n")
    return "".join(lines).rstrip("\n")


def _words(fault: BaseException) -> str:
    if isinstance(fault, IllegalMove):
        return fault.rule
    homes = [kind.__module__ for kind in type(fault).__mro__]
    is_known = isinstance(fault, SPEAKING) or any(home.startswith(("sqlalchemy.", "sqlite3")) for home in homes)
    return str(fault) if is_known else LEFT_OUT


ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class TextLines(logging.Formatter):
    """A log record as a line of text, and its trace."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  the library's name
        """The trace."""
        return "" if ei[1] is None else trace(ei[1])


class JsonLines(logging.Formatter):
    """A log record as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def set_up_log(form: str, level: str) -> None:
    """Log to the standard error; other libraries say no less than warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    ours = getattr(logging, level.upper())
    logging.basicConfig(level=max(ours, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("tacora.server").setLevel(ours)


class Notes:
    """Lines for an operator, of each kind only so many a minute: a flood of what happens must not fill the disk."""

    MOST = 20

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._said: Counter[str] = Counter()

    def say(self, kind: str, message: str, *args: object) -> None:
        """A line, unless there were too many of its kind."""
        self._said[kind] += 1
        if self._said[kind] <= self.MOST:
            self._log.info(message, *args)

    def sum_up(self) -> None:
        """Say what was left out in this minute, and begin the next."""
        for kind, count in self._said.items():
            if count > self.MOST:
                self._log.info("%s: %d more in the last minute", kind, count - self.MOST)
        self._said.clear()
