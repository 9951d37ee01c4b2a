"""A line between a worker and its PostgreSQL that can be cut at any message: to PostgreSQL, the worker has stopped.

`SIGSTOP` comes at a moment of its own choice; here each moment has its turn.
"""

import select
import socket
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import make_url

NAME = ".s.PGSQL.5432"
SYNC = b"S"
HEAD = 5  # bytes of a message: a letter and a length; the first message of all has no letter


class CutLine:
    """Passes everything on, but after `cut` only so many messages more of the worker's; it hears all answers."""

    def __init__(self, url: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="line-", dir="/tmp")
        self._there = str(Path(str(make_url(url).query["host"])) / NAME)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(Path(self._folder.name) / NAME))
        self._listening.listen()
        self._left: int | None = None
        self.is_cut = threading.Event()
        self.url = make_url(url).set(query={"host": self._folder.name}).render_as_string()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self, messages: int) -> None:
        """Let only so many messages more through."""
        self._left = messages

    def mend(self) -> None:
        """New connections get through."""
        self._left = None

    def close(self) -> None:
        """No line any more."""
        self._listening.close()
        self._folder.cleanup()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near = self._listening.accept()[0]
                threading.Thread(target=self._pass_on, args=(near,), daemon=True).start()

    def _pass_on(self, near: socket.socket) -> None:
        heard, has_begun = b"", False
        with near, socket.socket(socket.AF_UNIX) as far, suppress(OSError):
            far.connect(self._there)
            while True:
                for ready in select.select([near, far], [], [])[0]:
                    said = ready.recv(1 << 20)
                    if not said:
                        return
                    if ready is far:
                        near.sendall(said)
                        continue
                    heard += said
                    while len(heard) >= (size := _size(heard, has_begun)):
                        message, heard, has_begun = heard[:size], heard[size:], True
                        if self._may_pass(message):
                            far.sendall(message)

    def _may_pass(self, message: bytes) -> bool:
        if self._left is None or (message[:1] == SYNC and not self.is_cut.is_set()):
            return True  # a statement and its end, which is a message of its own, are sent in one go
        if self._left == 0:
            self.is_cut.set()
            return False
        self._left -= 1
        return True


def _size(heard: bytes, has_begun: bool) -> int:
    head = HEAD if has_begun else HEAD - 1
    if len(heard) < head:
        return head
    return int.from_bytes(heard[head - 4 : head], "big") + head - 4
