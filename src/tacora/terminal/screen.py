"""The one place that writes to and reads from a terminal or a pipe."""

import sys
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from getpass import getpass
from time import sleep

from rich.console import Console
from rich.text import Text

from tacora.i18n import Words
from tacora.terminal.keyboard import read_key, single_keys, wait_for_input
from tacora.terminal.layout import WIDTH, Cell, Line, Order, lay_out, paragraph

if sys.platform != "win32":
    import termios

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled off it, and the cursor to the top

REORDERING_PROGRAMS = frozenset({"iTerm.app", "Apple_Terminal", "mlterm"})


def text_order(words: Words, wish: str, environment: Mapping[str, str], *, is_terminal: bool) -> Order:
    """The order in which this terminal needs the language's characters."""
    if not words.is_right_to_left:
        return Order.LEFT_TO_RIGHT
    if wish != "auto":
        return Order(wish)
    return Order.LOGICAL if not is_terminal or _reorders(environment) else Order.VISUAL


def full_text_order(words: Words, wish: str, environment: Mapping[str, str]) -> Order:
    """The order on the full screen: some terminals that reorder can be told to leave every letter where it is put."""
    if words.is_right_to_left and wish == "auto" and _obeys(environment):
        return Order.VISUAL
    return text_order(words, wish, environment, is_terminal=True)


def _obeys(environment: Mapping[str, str]) -> bool:
    return "VTE_VERSION" in environment or "mlterm" in environment.get("TERM", "") + environment.get("TERM_PROGRAM", "")


def _reorders(environment: Mapping[str, str]) -> bool:
    """The terminal is known to reorder right-to-left text by itself."""
    return (
        "VTE_VERSION" in environment
        or "KONSOLE_VERSION" in environment
        or environment.get("TERM", "").startswith("mlterm")
        or environment.get("TERM_PROGRAM") in REORDERING_PROGRAMS
    )


class Screen:
    """Lines out, answers in; colours, clearing and pauses on a terminal only."""

    def __init__(self, order: Order, *, pace: float = 0, full_order: Order | None = None) -> None:
        self.order = order
        self.full_order = full_order or order
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.start_afresh()
        self.pace = pace if self.is_terminal else 0
        self.width = min(WIDTH, self._console.width) if self.is_terminal else WIDTH
        self.is_unicode = self._console.encoding.startswith("utf")
        self.can_be_full = self.is_terminal and self.is_unicode and not self._console.is_dumb_terminal
        """The whole screen can be drawn, again and again."""

    def start_afresh(self) -> None:
        """Drop text that an interrupt left half printed, as Rich would hold back all that follows."""
        self._console = Console(force_terminal=sys.stdout.isatty(), highlight=False, markup=False, emoji=False)

    def show(self, lines: Iterable[Line]) -> None:
        """Lines, one under the other."""
        for line in lines:
            self._console.print(self._laid_out(line), no_wrap=True, overflow="ignore", crop=False)

    def say(self, text: str, style: str = "") -> None:
        """A text, broken into lines where it must be."""
        self.show(paragraph(text, self.width, style))

    def gap(self) -> None:
        """An empty line."""
        self._console.print()

    def ask(self, question: str, *, in_secret: bool = False) -> str:
        """A line that a person types, hidden from the screen if in secret; raises EOFError."""
        self._forget_what_was_typed_early()
        prompt = self._laid_out((Cell(question, style="bold"),))
        prompt.append(" " if self.order is Order.LEFT_TO_RIGHT else "\n")
        if in_secret and self.is_terminal:
            return getpass(prompt.plain).strip()  # turns echo off before it asks
        self._console.print(prompt, end="", soft_wrap=True)
        self._console.file.flush()
        if self.has_keys:
            wait_for_input(sys.stdin.fileno())
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        if not self.is_terminal:
            self.gap()
        return answer.strip()

    @property
    def height(self) -> int | None:
        """How many lines fit; None in a pipe, where any number fits."""
        return self._console.height if self.is_terminal else None

    @property
    def has_keys(self) -> bool:
        """Keys can be read one by one."""
        return self.is_terminal and sys.platform != "win32"

    def single_keys(self) -> AbstractContextManager[None]:
        """Let `key` read single keys inside this block."""
        return single_keys(sys.stdin.fileno()) if self.has_keys else nullcontext()

    def key(self, question: str) -> str:
        """One key on a terminal, an arrow by its name; in a pipe a line; raises EOFError."""
        if not self.has_keys:
            return self.ask(question)
        self.show([(Cell(question, style="bold"),)])
        self._console.file.flush()
        return read_key(sys.stdin.fileno())

    def clear(self) -> None:
        """Clear the screen; a terminal that cannot clear scrolls the lines away."""
        if not self.is_terminal:
            return
        if self._console.is_dumb_terminal:
            self._console.file.write("\n" * 2 * self._console.height)
        else:
            self._console.file.write(CLEAR)
        self._console.file.flush()

    def pause(self) -> None:
        """Time to read, on a terminal."""
        if self.pace:
            sleep(self.pace)

    def _forget_what_was_typed_early(self) -> None:
        """An answer typed before its question was meant for another one."""
        if self.is_terminal and sys.platform != "win32":
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def _laid_out(self, line: Line) -> Text:
        return lay_out(line, self.order, self.width if self.is_terminal else 0)
