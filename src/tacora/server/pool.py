"""Processes that think: each answers one question at a time, and is replaced when it dies or takes too long.

They are started when somebody first needs them, and run at a low priority: whoever is waited for by people comes first.
What a process prepares may go on in a thread; questions are answered meanwhile, since most need nothing of it.
"""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple

from tacora.core.errors import TacoraError
from tacora.server.logs import trace

PREPARATION_SECONDS = 300.0  # compiled kernels may have to be compiled first
NICENESS = 10
COMMAND = "from tacora.server.pool import think; think()"


class Question(NamedTuple):
    """A function of a module, and what it is called with; a preparation's answer is the thread that goes on with it."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    is_preparation: bool = False


class Answer(NamedTuple):
    """What a function gave, or a trace of why it failed."""

    value: Any
    is_fault: bool = False
    is_ready: bool = True
    """The process prepares nothing any more: a question that needs what is prepared is answered in its own time."""


class NoAnswer(TacoraError):  # noqa: N818  reads as what it is
    """A process has died, took too long, or could not answer."""


class Pool:
    """So many processes, and a thread for each that waits for its answers."""

    def __init__(self, size: int, seconds: float, most: int = 1_000_000) -> None:
        self._seconds = seconds
        self._most = most
        self._size = size
        self._threads = ThreadPoolExecutor(size, "tacora-pool")
        self._idle: SimpleQueue[_Thinker] = SimpleQueue()
        self._thinkers = [_Thinker() for _ in range(size)]
        self._preparations: list[Question] = []
        self._foreseen: set[Question] = set()
        self._open: set[asyncio.Future[Any]] = set()
        for thinker in self._thinkers:
            self._idle.put(thinker)

    def prepare(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Let every process begin with something before its next question, and now if it is idle."""
        question = Question(function, arguments, is_preparation=True)
        if question not in self._preparations:
            self._preparations.append(question)
            for _ in range(self._size):
                self._threads.submit(self._answer, None)

    def foresee(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Let one process begin, once, with something that all may need later: what it leaves on disk helps them."""
        question = Question(function, arguments, is_preparation=True)
        if question not in self._foreseen:
            self._foreseen.add(question)
            self._threads.submit(self._answer, question)

    def ask(self, function: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """The answer of a process, or NoAnswer; everything that is sent must be picklable.

        Where too many questions wait already there is no answer at once, so that none waits for longer and longer.
        """
        loop = asyncio.get_running_loop()
        if len(self._open) >= self._most:
            refused: asyncio.Future[Any] = loop.create_future()
            refused.set_exception(NoAnswer(f"{len(self._open)} questions wait already"))
            return refused
        answer = loop.run_in_executor(self._threads, self._answer, Question(function, arguments))
        self._open.add(answer)
        answer.add_done_callback(self._open.discard)
        return answer

    @property
    def queue(self) -> int:
        """How many questions are not answered yet."""
        return len(self._open)

    def close(self) -> None:
        """End all processes, whatever they think about."""
        for answer in list(self._open):
            answer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self._thinkers:
            thinker.close()

    def _answer(self, question: Question | None) -> Any:
        thinker = self._idle.get()
        try:
            for preparation in self._preparations[thinker.prepared :]:
                thinker.prepared += 1
                with suppress(NoAnswer):  # the question itself will tell
                    thinker.ask(preparation, PREPARATION_SECONDS)
            return None if question is None else thinker.ask(question, self._seconds)
        finally:
            self._idle.put(thinker)


class _Thinker:
    """One process, started when it is first asked something, and again after its death."""

    def __init__(self) -> None:
        self.prepared = 0
        self._is_ready = True
        self._process: subprocess.Popen[bytes] | None = None
        self._is_closed = False

    def ask(self, question: Question, seconds: float) -> Any:
        text = pickle.dumps(question)
        process = self._started()
        if not self._is_ready:
            seconds = max(seconds, PREPARATION_SECONDS)
        timer = threading.Timer(seconds, process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(text)  # type: ignore[union-attr]  # it has pipes
            process.stdin.flush()  # type: ignore[union-attr]
            answer: Answer = pickle.load(process.stdout)  # type: ignore[arg-type]  # noqa: S301  our own process
        except (EOFError, OSError, pickle.UnpicklingError):
            self._end()
            raise NoAnswer(f"the process died, or had no answer within {seconds:g} s") from None
        finally:
            timer.cancel()
        self._is_ready = answer.is_ready
        if answer.is_fault:
            raise NoAnswer(answer.value)
        return answer.value

    def close(self) -> None:
        self._is_closed = True
        self._end()

    def _started(self) -> "subprocess.Popen[bytes]":
        if self._is_closed:
            raise NoAnswer("the server stops")
        if self._process is None:
            self._process = subprocess.Popen(  # noqa: S603  our own command
                [sys.executable, "-c", COMMAND],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends this process
            )
        return self._process

    def _end(self) -> None:
        self.prepared, self._is_ready = 0, True
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):
                    stream.close()  # type: ignore[union-attr]


def think() -> None:
    """Answer questions from the standard input until it ends, as it does with the server's life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not be taken for an answer
    questions: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    preparing: list[threading.Thread] = []
    while True:
        question = questions.get()
        answer = _answered(question)
        if question.is_preparation and isinstance(answer.value, threading.Thread):
            preparing.append(answer.value)
            answer = Answer(None)
        preparing = [thread for thread in preparing if thread.is_alive()]
        answers.write(_pickled(answer._replace(is_ready=not preparing)))
        answers.flush()


def _listen(questions: SimpleQueue[Question]) -> None:
    """Take questions while the server lives; end at once when it is gone, even in the midst of a thought."""
    try:
        while True:
            questions.put(pickle.load(sys.stdin.buffer))  # noqa: S301  the server's own words
    finally:
        os._exit(0)


def _answered(question: Question) -> Answer:
    try:
        return Answer(question.function(*question.arguments))
    except Exception as fault:  # noqa: BLE001  the server is told, and logs it
        return Answer(trace(fault), is_fault=True)


def _pickled(answer: Answer) -> bytes:
    try:
        return pickle.dumps(answer)
    except Exception as fault:  # noqa: BLE001  the server is told, and logs it
        return pickle.dumps(answer._replace(value=trace(fault), is_fault=True))
