"""Pictures of Dungeon's full screen for the docs."""

import asyncio
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tacora.i18n import Words
from tacora.terminal.dungeon.setup import take_seats
from tacora.terminal.dungeon.stage import DungeonStage
from tacora.terminal.layout import Order
from tacora.terminal.seating import Wishes
from tacora.terminal.shell.app import Shell

PATIENCE = 120
SCENES: dict[str, Sequence[str]] = {
    "market": ("until buy", "right", "right", "right"),
    "building": ("pass", "until lay", "enter", "enter", "enter", "t"),
    "drawing": ("fairy", "until build", "undo 7"),
    "scoring": ("redo 7", "finish", "until go-on"),
}


async def take(language: str, size: tuple[int, int], folder: Path) -> None:
    """One match, seen to the end of its first round."""
    words = Words(language)
    order = Order.VISUAL if words.is_right_to_left else Order.LEFT_TO_RIGHT
    stage = DungeonStage(take_seats(Wishes(bots="adventurer,greedy", seed=8), words), words, order)
    shell = Shell(stage, 0, Path)
    async with shell.run_test(size=size) as pilot:
        for name, doings in SCENES.items():
            for doing in doings:
                await do(doing, pilot, stage)
            await pilot.pause()
            svg = shell.export_screenshot(title="tacora play dungeon")
            (folder / f"terminal-dungeon-{name}-{size[0]}-{language}.svg").write_text(steady(svg), encoding="utf-8")
        shell.stop(0)


async def do(doing: str, pilot: Pilot[Any], stage: DungeonStage) -> None:
    """Wait for something, press a key, or do an action some times."""
    name, _, count = doing.partition(" ")
    if name == "until":
        await until(lambda: count in {action.name for action in stage.actions()}, pilot)
    elif name in {"pass", "fairy", "finish", "undo", "redo"}:
        for _ in range(int(count or 1)):
            stage.act(name)
            await pilot.pause()
    else:
        await pilot.press(name)


async def until(is_there: Callable[[], bool], pilot: Pilot[Any]) -> None:
    """Until a person can do something."""
    end = time.monotonic() + PATIENCE
    while not is_there():
        assert time.monotonic() < end, "it does not come"
        await pilot.pause(0.05)


def steady(svg: str) -> str:
    """Letters stay in the order in which they are seen, no font is fetched, and parts have the same names each time."""
    svg = svg.replace("<style>", "<style>text { direction: ltr; unicode-bidi: bidi-override; }", 1)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    names = re.findall(r"terminal-\d+", svg)
    return svg.replace(names[0], "terminal-0") if names else svg


def wanted() -> Iterator[tuple[str, tuple[int, int]]]:
    """English at both sizes, the other languages at the small one."""
    yield from (("en", (80, 24)), ("en", (120, 40)), ("de", (80, 24)), ("he", (80, 24)))


def main(folder: Path) -> None:
    """Take all pictures anew."""
    for language, size in wanted():
        asyncio.run(take(language, size, folder))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
