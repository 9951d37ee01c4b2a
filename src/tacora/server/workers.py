"""The parent of several workers: it starts them, replaces those that die or hang, and ends them all.

They share the listening socket, which the parent has bound: whichever is free takes the next client, and none waits in
the queue of one that hangs. A worker says every second that its event loop goes on; when nobody hears it, it ends.
"""

import logging
import os
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

log = logging.getLogger("tacora.server")

HUNG = 30.0  # seconds without a sign, then a worker is killed
STARTS_WITHIN = 120.0  # seconds
AGAIN = 1.0  # seconds before one that died is started anew
LOOK = 0.5  # seconds
ENDS_WITHIN = 60.0  # seconds for a worker to hand its tables over

Run = Callable[[int], None]
"""What a worker does, with the file in which it says that it lives."""


class _Child:
    def __init__(self, run: Run) -> None:
        signs, to_parent = os.pipe()
        os.set_blocking(signs, False)
        os.set_blocking(to_parent, False)
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(signs)
            _be(run, to_parent)
        os.close(to_parent)
        self.signs = signs
        self.heard_at = time.monotonic()
        self.is_ready = False

    def listen(self) -> None:
        with suppress(BlockingIOError):
            if os.read(self.signs, 4096):
                self.is_ready, self.heard_at = True, time.monotonic()

    @property
    def is_hung(self) -> bool:
        return time.monotonic() - self.heard_at > (HUNG if self.is_ready else STARTS_WITHIN)

    def send(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)


def _be(run: Run, to_parent: int) -> None:
    """Be a worker, and nothing after that."""
    code = 1
    try:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        run(to_parent)
        code = 0
    except SystemExit as end:
        code = int(end.code or 0) if not isinstance(end.code, str) else 1
    except BaseException:
        log.exception("a worker could not run")
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


class Parent:
    """Keeps so many workers running until it is told to stop."""

    def __init__(self, count: int, run: Run, on_ready: Callable[[], None]) -> None:
        self._count, self._run, self._on_ready = count, run, on_ready
        self._children: dict[int, _Child] = {}
        self._is_stopping = self._is_renewing = self._was_ready = False
        self._start_at = 0.0
        self._code = 0

    def serve(self) -> int:
        """Until a signal comes; the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self._hear)
        for _ in range(self._count):
            self._start()
        while self._children:
            self._look(LOOK)
            if self._is_stopping:
                self._stop_all()
            elif not self._children and not self._was_ready:
                return 1  # none could start: the log says why
            else:
                self._replace()
        return self._code

    def _hear(self, number: int, _: FrameType | None) -> None:
        if number == signal.SIGHUP:
            self._is_renewing = True
        else:
            self._is_stopping = True

    def _start(self) -> _Child:
        child = _Child(self._run)
        self._children[child.pid] = child
        return child

    def _look(self, seconds: float) -> None:
        """Hear what workers say, and bury the dead."""
        files = {child.signs: child for child in self._children.values()}
        for file in select.select(list(files), [], [], seconds)[0]:
            files[file].listen()
        with suppress(ChildProcessError):
            while (found := os.waitpid(-1, os.WNOHANG))[0]:
                self._bury(*found)
        for child in self._children.values():
            if child.is_hung:
                log.error("a worker (process %d) hangs, and is killed", child.pid)
                child.send(signal.SIGKILL)
        if not self._was_ready and self._children and all(child.is_ready for child in self._children.values()):
            self._was_ready = True
            self._on_ready()

    def _bury(self, pid: int, status: int) -> None:
        child = self._children.pop(pid, None)
        if child is None:
            return
        os.close(child.signs)
        code = os.waitstatus_to_exitcode(status)
        if self._is_stopping:
            self._code = self._code or abs(code)
        else:
            log.error("a worker (process %d) has ended: %d", pid, code)
            self._start_at = time.monotonic() + AGAIN
            if not self._was_ready:
                self._is_stopping, self._code = True, 1

    def _replace(self) -> None:
        if len(self._children) < self._count and time.monotonic() >= self._start_at:
            self._start()
        if self._is_renewing and all(child.is_ready for child in self._children.values()):
            self._is_renewing = False
            self._renew()

    def _renew(self) -> None:
        """One worker after the other: the new one is ready before the old one hands its tables over."""
        for old in list(self._children.values()):
            new = self._start()
            while not new.is_ready and new.pid in self._children and not self._is_stopping:
                self._look(LOOK)
            if self._is_stopping or new.pid not in self._children:
                return
            self._end(old)

    def _end(self, child: _Child) -> None:
        self._children.pop(child.pid)
        child.send(signal.SIGTERM)
        end = time.monotonic() + ENDS_WITHIN
        while os.waitpid(child.pid, os.WNOHANG) == (0, 0):
            if time.monotonic() > end:
                child.send(signal.SIGKILL)
            child.listen()
            time.sleep(0.05)
        os.close(child.signs)

    def _stop_all(self) -> None:
        for child in self._children.values():
            child.send(signal.SIGTERM)
        end = time.monotonic() + ENDS_WITHIN
        while self._children:
            self._look(LOOK)
            if time.monotonic() > end:
                for child in self._children.values():
                    child.send(signal.SIGKILL)
