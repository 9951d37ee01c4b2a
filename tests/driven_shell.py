"""The shell of the full screen without a terminal, driven from inside."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from tacora.i18n import Words
from tacora.terminal.layout import Order
from tacora.terminal.seating import Seating, Wishes
from tacora.terminal.shell.app import Shell

MOST_PAUSES = 2000
MOST_SECONDS = 60


def shell_of(
    take_seats: Callable[[Wishes, Words], Seating[Any, Any, Any, Any, Any, Any]], stage: Any, **wishes: Any
) -> Shell:
    """A table in English without pauses."""
    words = Words("en")
    return Shell(stage(take_seats(Wishes(seed=7, **wishes), words), words, Order.LEFT_TO_RIGHT), pace=0, keep=Path)


def drive(shell: Shell, do: Callable[[Shell, Pilot[Any]], Awaitable[None]]) -> None:
    """Run a shell while something is done to it; a fault in one of its handlers is raised here."""

    async def run() -> None:
        async with asyncio.timeout(MOST_SECONDS), shell.run_test(size=(80, 24)) as pilot:
            await do(shell, pilot)
            shell.exit()

    asyncio.run(run())


async def until(pilot: Pilot[Any], seen: Callable[[], bool]) -> None:
    """Until something is seen."""
    for _ in range(MOST_PAUSES):
        if seen():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came to that")


def key(name: str) -> Key:
    """A key as Textual tells it."""
    return Key(name, name if len(name) == 1 else None)
