"""Finding a table by its code, for those who know it: whoever guesses is soon told to wait."""

from collections.abc import Callable
from typing import NamedTuple

from tacora.server.hall import Hall
from tacora.server.live import Live
from tacora.server.messages import Lobby
from tacora.server.refusals import Refused
from tacora.server.visitors import Visitors


class Found(NamedTuple):
    """A table, and what everybody was last told of it."""

    live: Live
    told: Lobby


async def find(
    hall: Hall, visitors: Visitors, address: str, code: str, device_at: Callable[[Live], int | None]
) -> Found:
    """The table of that code; raises Refused.

    An address that has guessed too often is told the same of every table; a device that has a seat there finds it.
    """
    may_guess = visitors.may_guess(address)
    try:
        found = Found(*await hall.find_told(code))
    except Refused as no:
        if not may_guess:
            raise _waits() from None
        if no.code == "no-such-table":
            visitors.guessed(address)
        raise
    if not may_guess and device_at(found.live) is None:
        raise _waits()
    return found


def _waits() -> Refused:
    return Refused("too-fast", "too many tables that are not there were asked for: wait a minute", "table")
