"""A process that searches in machine code for its parent, which has begun in plain Python.

`python -m tacora.solvers.dungeon.helper` reads a pickled question and a number of seconds. It writes pickled progress,
and at last the answer. A byte more of input stops the search; the end of the input ends the process at once.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from threading import Event, Thread
from typing import IO, Any

from tacora.solvers.dungeon.answer import Answer, Progress, best_dungeon
from tacora.solvers.dungeon.question import Question

STOP = b"."
GRACE = 0.5
"""Seconds that a search has to stop and to hand over its best."""


class Helper:
    """The process as its parent sees it. One that fails never answers, and nothing else comes of that."""

    def __init__(self, question: Question, seconds: float | None, command: Sequence[str] = ("-m", __name__)) -> None:
        self.progress: Progress | None = None
        self.answer: Answer | None = None
        self._question = question
        self._process = subprocess.Popen(  # noqa: S603  ourselves
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the parent
        )
        self._say(pickle.dumps((question, seconds)))
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def is_running(self) -> bool:
        """An answer may still come."""
        return self._listener.is_alive()

    def stop(self) -> Answer | None:
        """The best that the process has found, if it has begun to search; the process is gone then."""
        if self.answer is None and self.progress is not None and not self.progress.is_preparing:
            self._say(STOP)
            self._listener.join(GRACE)
        self._process.kill()
        self._process.wait()
        self._listener.join()
        for pipe in (self._process.stdin, self._process.stdout):
            _close(pipe)
        return self.answer

    def _say(self, data: bytes) -> None:
        pipe = self._process.stdin
        assert pipe is not None  # noqa: S101  it is piped
        try:
            pipe.write(data)
            pipe.flush()
        except OSError:  # the process has ended already
            return

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None  # noqa: S101  it is piped
        try:
            while True:
                told = pickle.load(pipe)  # noqa: S301  from ourselves
                if isinstance(told, Progress):
                    self.progress = told
                else:
                    submission, value, bound, nodes = told
                    scale = self._question.value.scale
                    self.answer = Answer(self._question, submission, int(value * scale), int(bound * scale), nodes)
        except (EOFError, OSError, pickle.UnpicklingError):
            return


def _close(pipe: IO[bytes] | None) -> None:
    try:
        if pipe is not None:
            pipe.close()
    except OSError:  # what was not written is lost with the process
        return


def main() -> None:
    """Answer one question."""
    question, seconds = pickle.load(sys.stdin.buffer)  # noqa: S301  from the parent
    is_stopped = Event()

    def heed() -> None:
        if sys.stdin.buffer.read(len(STOP)):
            is_stopped.set()
            sys.stdin.buffer.read()
        os._exit(0)  # the parent is gone, or wants no more; Numba cannot be interrupted

    Thread(target=heed, daemon=True).start()
    answer = best_dungeon(question, seconds, _tell, is_stopped.is_set)
    _write((answer.submission, answer.value, answer.bound, answer.nodes))


def _tell(progress: Progress) -> None:
    _write(progress)


def _write(told: Any) -> None:
    pickle.dump(told, sys.stdout.buffer)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
