"""Calls that are made together: all of a moment in one turn, none that was forgotten, none too soon or too late."""

import asyncio
import logging

import pytest

from tacora.server.moments import Moments

LENGTH = 0.02


def test_a_call_is_made_within_its_time_and_at_most_a_moment_before() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        moments = Moments(loop, LENGTH)
        for seconds in (0.0, 0.01, 0.02, 1.0, 20.0):
            before = loop.time()
            at = moments.within(seconds, lambda: None) * LENGTH
            assert max(before, before + seconds - LENGTH) < at <= loop.time() + max(seconds, LENGTH)

    asyncio.run(run())


def test_calls_of_a_moment_are_made_in_one_turn_and_those_forgotten_are_not(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> list[str]:
        loop, made = asyncio.get_running_loop(), list[str]()
        moments, done = Moments(loop, LENGTH), loop.create_future()

        def first() -> None:
            made.append("first")
            loop.call_soon(made.append, "next turn")
            raise ValueError("choice 7")

        def never() -> None:
            made.append("never")

        while True:  # until all are of one moment: the clock goes on between two of them
            numbers = {moments.within(LENGTH, call): call for call in (first, never, lambda: made.append("last"))}
            if len(numbers) == 1:
                break
        (moment,) = numbers
        moments.forget(moment, never)
        moments.forget(moment, never)  # it is gone already
        loop.call_at((moment + 1) * LENGTH, done.set_result, None)
        await done
        moments.forget(moment, never)  # so is the moment
        assert len(moments) == 0
        return made

    with caplog.at_level(logging.ERROR, "tacora.server"):
        made = asyncio.run(run())
    assert made[-3:] == ["first", "last", "next turn"]
    assert "failed" in caplog.text
