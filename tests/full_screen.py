"""The command `tacora` on the full screen of a real pseudo-terminal, seen through a terminal emulator."""

import os
import re
import signal
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it ships no types
import psutil  # type: ignore[import-untyped]  # it ships no types
import pyte

from tacora_process import TACORA, environment

PATIENCE = 30.0
QUIET = 0.05  # seconds without a byte: what was sent is drawn
NOT_KNOWN = re.compile(rb"\x1b\[[<>=][0-9;]*u|\x1b\[8[hl]|\x1b\[\?20(26|48)\$p")  # the emulator would print their ends
ALTERNATE_OFF = b"\x1b[?1049l"
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER, ESCAPE, TAB, BACKSPACE, CTRL_C = "\r", "\x1b", "\t", "\x7f", "\x03"


class FullScreen:
    """A terminal of some size in which `tacora` runs; matches are kept under the given folder."""

    def __init__(
        self,
        *arguments: str,
        folder: Path,
        size: tuple[int, int] = (80, 24),
        variables: Mapping[str, str] | None = None,
    ) -> None:
        width, height = size
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)
        self.last_words = b""
        """What is written after the full screen is left."""

        self.heard = b""
        """All that was ever written, also what is off the screen by now."""

        self._is_left = False
        self.exit_code: int | None = None
        self.child = pexpect.spawn(
            TACORA,
            list(arguments),
            cwd=str(folder),
            env=environment(XDG_STATE_HOME=str(folder), **(variables or {})),
            dimensions=(height, width),
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    @property
    def text(self) -> str:
        """The screen as it is, without spaces at the ends of lines."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def look(self, seconds: float = QUIET) -> bool:
        """Take in what the process draws, until nothing comes for a while; False once it has ended."""
        while True:
            try:
                self._take(self.child.read_nonblocking(1 << 16, seconds))
            except pexpect.TIMEOUT:
                return True
            except pexpect.EOF:
                return False

    def _take(self, piece: bytes) -> None:
        self.heard += piece
        if not self._is_left and ALTERNATE_OFF in piece:
            piece, _, self.last_words = piece.partition(ALTERNATE_OFF)
            self._is_left = True
        elif self._is_left:
            self.last_words += piece
            return
        self._stream.feed(NOT_KNOWN.sub(b"", piece))

    def wait_for(self, *texts: str) -> str:
        """Until one of these texts stands on the screen; which."""
        return self.until(lambda: next((text for text in texts if text in self.text), None), f"none of {texts}")

    def until(self, seen: Callable[[], str | None], otherwise: str) -> str:
        """Until something is seen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            is_alive = self.look()
            if (found := seen()) is not None:
                return found
            if not is_alive:
                break
        raise AssertionError(f"{otherwise} on:\n{self.text}\n{self.last_words.decode(errors='replace')}")

    def press(self, *keys: str) -> None:
        """Keys, one after the other, each drawn before the next."""
        for key in keys:
            self.child.send(key)
            self.look()

    def click(self, text: str) -> None:
        """The left button on a text: the lowest one, as the foot has everything that can be done."""
        lines = reversed(list(enumerate(self.screen.display)))
        row, column = next((row, line.index(text)) for row, line in lines if text in line)
        self.click_at(column, row)

    def click_at(self, column: int, row: int) -> None:
        """The left button, down and up again."""
        for end in "Mm":
            self.child.send(f"\x1b[<0;{column + 1};{row + 1}{end}")
        self.look()

    def resize(self, width: int, height: int) -> None:
        """Another size, as a window manager gives it."""
        self.screen.resize(height, width)
        self.child.setwinsize(height, width)
        self.look()

    def signal(self, number: int) -> None:
        """A signal from outside."""
        self.child.kill(number)

    def hang_up(self) -> None:
        """The terminal goes away, and the process must go too."""
        self.child.ptyproc.fileobj.close()
        end = time.monotonic() + PATIENCE
        while psutil.pid_exists(self.child.pid) and psutil.Process(self.child.pid).status() != psutil.STATUS_ZOMBIE:
            if time.monotonic() > end:
                self.child.kill(signal.SIGKILL)
                raise AssertionError("it goes on without a terminal")
            time.sleep(QUIET)
        self.child.ptyproc.closed = self.child.closed = True
        self.child.child_fd = -1
        self.exit_code = os.waitstatus_to_exitcode(os.waitpid(self.child.pid, 0)[1])

    def ended(self) -> int:
        """Wait for the end; the exit code, or a negative number for the signal that killed it."""
        if self.exit_code is not None:
            return self.exit_code
        end = time.monotonic() + PATIENCE
        while self.look(0.2):
            if time.monotonic() > end:
                self.child.kill(signal.SIGKILL)
                raise AssertionError(f"it does not end; on the screen:\n{self.text}")
        self.child.wait()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus)

    def write_bytes(self, data: bytes) -> None:
        """Anything at all."""
        os.write(self.child.child_fd, data)
