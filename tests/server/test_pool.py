"""Processes that think: they answer, fail, die and hang, and the next question is answered all the same."""

import asyncio
import operator
import os
import subprocess
import sys
import time
from threading import Thread
from typing import Any

import pytest

from tacora.server.pool import NoAnswer, Pool

PATIENCE = 30.0
HOST = """
import asyncio, os, sys, time
from tacora.server.pool import Pool
async def ask():
    pool = Pool(1, 60)
    print(await pool.ask(os.getpid), flush=True)
    await pool.ask(time.sleep, 60)
asyncio.run(ask())
"""


def asked(*questions: tuple[Any, ...], seconds: float = PATIENCE, prepare: tuple[Any, ...] = ()) -> list[Any]:
    """The answers of one process to these questions, in order; a fault instead of an answer that did not come."""

    async def ask() -> list[Any]:
        pool = Pool(1, seconds)
        if prepare:
            pool.prepare(*prepare)
        try:
            answers = [pool.ask(*question) for question in questions]
            return await asyncio.gather(*answers, return_exceptions=True)
        finally:
            pool.close()

    return asyncio.run(ask())


def test_another_process_answers() -> None:
    total, pid, again = asked((operator.add, 2, 3), (os.getpid,), (os.getpid,))
    assert total == 5
    assert pid == again != os.getpid()


def test_a_question_that_raises_tells_why_and_the_process_lives() -> None:
    first, fault, second = asked((os.getpid,), (operator.truediv, 1, 0), (os.getpid,))
    assert isinstance(fault, NoAnswer)
    assert "ZeroDivisionError" in str(fault)
    assert first == second


def test_what_cannot_be_sent_is_a_fault_of_its_own() -> None:
    fault, total = asked((lambda: 1,), (operator.add, 1, 1))
    assert isinstance(fault, Exception)
    assert total == 2


@pytest.mark.parametrize("death", [(os._exit, 1), (time.sleep, 60)], ids=["dies", "hangs"])
def test_a_process_that_dies_or_hangs_is_replaced(death: tuple[Any, ...]) -> None:
    fault, total = asked(death, (operator.add, 2, 2), seconds=5)
    assert isinstance(fault, NoAnswer)
    assert "died, or had no answer within 5 s" in str(fault)
    assert total == 4


DEEP = 4321
SLOW = 2.0


def prepare_slowly(seconds: float) -> Thread:
    """Be ready after a while."""

    def prepare() -> None:
        time.sleep(seconds)
        sys.setrecursionlimit(DEEP)

    thread = Thread(target=prepare, daemon=True)
    thread.start()
    return thread


def depth(wait_until: int = 0) -> int:
    """How deep this process may recurse; on wish, when it has come to that."""
    while wait_until and sys.getrecursionlimit() != wait_until:
        time.sleep(0.01)
    return sys.getrecursionlimit()


def test_every_process_prepares_also_a_new_one() -> None:
    prepare = sys.setrecursionlimit, DEEP
    before, _, after = asked((depth, DEEP), (os._exit, 1), (depth, DEEP), prepare=prepare)
    assert before == after == DEEP


def test_questions_are_answered_while_a_process_prepares_and_have_time_for_it() -> None:
    """The first needs nothing of what is prepared; the second waits for it, longer than a question usually may."""
    early, late = asked((depth,), (depth, DEEP), seconds=SLOW / 2, prepare=(prepare_slowly, SLOW))
    assert (early, late) == (sys.getrecursionlimit(), DEEP)


def test_once_it_has_prepared_a_process_that_hangs_is_replaced_in_time() -> None:
    ready, fault = asked((depth, DEEP), (time.sleep, 60), seconds=5, prepare=(sys.setrecursionlimit, DEEP))
    assert ready == DEEP
    assert "had no answer within 5 s" in str(fault)


def test_one_process_foresees_what_all_may_need() -> None:
    async def ask() -> set[int]:
        pool = Pool(2, PATIENCE)
        try:
            for _ in range(2):
                pool.foresee(sys.setrecursionlimit, DEEP)
            return set(await asyncio.gather(*[pool.ask(depth_in_a_while) for _ in range(2)]))
        finally:
            pool.close()

    assert asyncio.run(ask()) == {DEEP, sys.getrecursionlimit()}


def depth_in_a_while() -> int:
    """How deep this process may recurse; the other process is asked meanwhile."""
    time.sleep(1)
    return sys.getrecursionlimit()


def test_a_process_ends_with_its_server_even_in_the_midst_of_a_thought() -> None:
    server = subprocess.Popen([sys.executable, "-c", HOST], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    pid = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdout.close()
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and _lives(pid):
        time.sleep(0.05)
    assert not _lives(pid)


def _lives(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def test_where_too_many_questions_wait_there_is_no_answer_at_once() -> None:
    async def ask() -> list[Any]:
        pool = Pool(1, PATIENCE, most=2)
        try:
            answers = [pool.ask(operator.add, number, 1) for number in range(4)]
            assert pool.queue == 2
            heard = await asyncio.gather(*answers, return_exceptions=True)
            return [*heard, await pool.ask(operator.add, 5, 5)]
        finally:
            pool.close()

    first, second, third, fourth, later = asyncio.run(ask())
    assert (first, second, later) == (1, 2, 10)
    assert isinstance(third, NoAnswer)
    assert isinstance(fourth, NoAnswer)
