"""Work done in portions, in this process or in several; results come as they are ready, in any order."""

import gc
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.pool import Pool
from threading import Thread
from typing import TypeVar

from tacora.core.errors import TacoraError

MOST_JOBS = 256
ENDS_WITHIN = 10  # seconds
RARELY = 100_000  # objects between two collections

PortionT = TypeVar("PortionT")
ResultT = TypeVar("ResultT")


def jobs_for(wish: int | None, *, is_much: bool) -> int:
    """How many processes work: as wished, else one for each core if there is much to do; raises TacoraError."""
    if wish is None:
        return os.cpu_count() or 1 if is_much else 1
    if not 1 <= wish <= MOST_JOBS:
        raise TacoraError(f"jobs: must be 1 to {MOST_JOBS}, not {wish}")
    return wish


@contextmanager
def results_of(
    work: Callable[[PortionT], ResultT], portions: Sequence[PortionT], jobs: int, *, is_apart: bool = False
) -> Iterator[Iterator[ResultT]]:
    """The portions' results as they come, from this process or from a pool that is gone afterwards.

    Work that would swallow Ctrl-C is done apart: in processes of its own, even if only in one.
    """
    jobs = min(jobs, len(portions))
    if jobs == 1 and not is_apart:
        with _rare_collections():
            yield map(work, portions)
    else:
        with _pool(jobs) as pool:
            yield pool.imap_unordered(work, portions)


@contextmanager
def _pool(jobs: int) -> Iterator[Pool]:
    """Processes that leave Ctrl-C to this one, from their first moment on."""
    others = active_children()
    answer = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(jobs, _start_worker)
    finally:
        signal.signal(signal.SIGINT, answer)
    try:
        yield pool
    finally:
        # a pool that is left in the midst of its work has been seen to wait for one of its own threads for minutes
        ending = Thread(target=pool.terminate, daemon=True)
        ending.start()
        ending.join(ENDS_WITHIN)
        if ending.is_alive():
            for process in set(active_children()).difference(others):
                process.kill()


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Collect cycles rarely: reference counts free the states, which form no cycles."""
    threshold = gc.get_threshold()
    gc.set_threshold(RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*threshold)


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(RARELY)
