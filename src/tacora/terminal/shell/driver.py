"""The terminal as the shell drives it: strange bytes, and a terminal that is gone, do not lose a match."""

import os
import selectors
import sys
from codecs import getincrementaldecoder
from typing import IO, TYPE_CHECKING, Any, cast

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

from tacora.terminal.layout import Order

if TYPE_CHECKING:
    from textual.app import App

    from tacora.terminal.shell.app import Shell

NOTICE = 0.1  # seconds until the thread sees that it is to end
PIECE = 4096
CTRL_C = b"\x03"
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"  # BDSM (ECMA-48): letters stay where we put them; the terminal moves them


class UntilGone:
    """A file that takes everything, also once nobody can read it any more."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write, if anybody is there."""
        try:
            self._file.write(text)
        except (OSError, ValueError):
            self._file = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  it stays open to the end

    def flush(self) -> None:
        """Send what is written."""
        try:
            self._file.flush()
        except (OSError, ValueError):
            self._file = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  as above

    def fileno(self) -> int:
        """The number of the file."""
        return self._file.fileno()


class Terminal(LinuxDriver):
    """Textual's driver, writing to standard output, and with a reader of our own."""

    def __init__(self, app: "App[Any]", **settings: Any) -> None:
        super().__init__(app, **settings)
        self._reorders = cast("Shell", app).order is Order.LOGICAL
        self._file = cast("Any", UntilGone(sys.__stdout__ or sys.stdout))

    def start_application_mode(self) -> None:
        """Take the terminal over."""
        super().start_application_mode()  # type: ignore[no-untyped-call]  # Textual's
        if not self._reorders:
            self.write(EXPLICIT)

    def stop_application_mode(self) -> None:
        """Give the terminal back."""
        if not self._reorders:
            self.write(IMPLICIT)
        super().stop_application_mode()

    def run_input_thread(self) -> None:
        """Read keys and the mouse until the end; a byte that is no letter, or a sequence that is no key, is nothing."""
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        parser = XTermParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                is_ready = selector.select(NOTICE)
                try:
                    piece = os.read(self.fileno, PIECE) if is_ready else None
                except OSError:
                    piece = b""
                if piece == b"":
                    self._loop.call_soon_threadsafe(cast("Shell", self._app).hang_up)  # nobody waits for it
                    return
                if piece == CTRL_C:
                    parser = XTermParser(self._debug)  # the key itself, even where a pasted text never ended
                text = decode(piece) if piece else ""  # nothing either where a letter has come in part
                try:
                    for message in (*(parser.feed(text) if text else ()), *parser.tick()):
                        self.process_message(message)
                except Exception:  # noqa: BLE001  whatever the parser cannot read
                    parser = XTermParser(self._debug)
