"""Calls that may come a little early are made together: the event loop wakes once for all of a moment."""

import asyncio
import logging
import math
from collections.abc import Callable

log = logging.getLogger("tacora.server")

Call = Callable[[], object]


class Moments:
    """Time in moments of equal length, and the calls that wait for each."""

    def __init__(self, loop: asyncio.AbstractEventLoop, length: float) -> None:
        self._loop = loop
        self._length = length
        self._calls: dict[int, dict[Call, None]] = {}

    def __len__(self) -> int:
        """How many calls wait."""
        return sum(map(len, self._calls.values()))

    def within(self, seconds: float, call: Call) -> int:
        """Make this call at the last moment that begins within so many seconds, or at the next. Its number."""
        now = self._loop.time()
        moment = max(math.floor((now + seconds) / self._length), math.floor(now / self._length) + 1)
        calls = self._calls.get(moment)
        if calls is None:
            calls = self._calls[moment] = {}
            self._loop.call_at(moment * self._length, self._come, moment)
        calls[call] = None
        return moment

    def forget(self, moment: int, call: Call) -> None:
        """Do not make this call."""
        calls = self._calls.get(moment)
        if calls is not None:
            calls.pop(call, None)

    def _come(self, moment: int) -> None:
        for call in self._calls.pop(moment):
            try:
                call()
            except Exception:
                log.exception("a call that was to be made at a moment failed")
