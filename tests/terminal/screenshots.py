"""Takes the pictures of the full screen in docs/screenshots anew, as SVG (`make terminal-screenshots`)."""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from textual.pilot import Pilot

from tacora.i18n import Words
from tacora.terminal.diamant.setup import take_seats
from tacora.terminal.diamant.stage import DiamantStage
from tacora.terminal.layout import Order
from tacora.terminal.seating import Wishes
from tacora.terminal.shell.app import Shell

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SMALL, LARGE = (80, 24), (120, 32)


async def wait_for(pilot: Pilot[Any], seen: Callable[[Shell], bool]) -> None:
    """Until the app is as far."""
    for _ in range(200):
        await pilot.pause(0.02)
        app = pilot.app
        assert isinstance(app, Shell)
        if seen(app):
            return
    raise AssertionError("it never came to that")


def asks(app: Shell) -> bool:
    """Somebody is asked."""
    return app.stage.is_asking


def shell(language: str, **wishes: Any) -> Shell:
    """A table of Diamant whose pauses last until a key is pressed."""
    words = Words(language)
    order = Order.VISUAL if words.is_right_to_left else Order.LEFT_TO_RIGHT
    seating = take_seats(Wishes(seed=7, **wishes), words)
    return Shell(DiamantStage(seating, words, order), pace=0, keep=Path)


async def take(name: str, app: Shell, size: tuple[int, int], do: Callable[[Pilot[Any]], Awaitable[None]]) -> None:
    """Play, and draw what is seen then."""
    async with app.run_test(size=size) as pilot:
        await do(pilot)
        await pilot.pause(0.1)
        picture = app.export_screenshot(title="tacora play diamant")
        # letters are in the order in which they are seen already
        picture = picture.replace("<style>", "<style>text { direction: ltr; unicode-bidi: bidi-override; }", 1)
        picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no font is fetched from anywhere
        (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
        app.exit()


async def on(pilot: Pilot[Any], *, turns: int, then: str = "") -> None:
    """Go on some times, then press a key."""
    for _ in range(turns):
        await wait_for(pilot, asks)
        await pilot.press("c")
        await pilot.pause(0.05)
    await wait_for(pilot, asks)
    if then:
        await pilot.press(then)


async def curtain(pilot: Pilot[Any]) -> None:
    """Somebody is to take over."""
    await wait_for(pilot, lambda app: type(app.screen).__name__ == "Curtain")


async def to_the_end(pilot: Pilot[Any]) -> None:
    """Return each time, to the score sheet."""
    while not pilot.app.stage.match.is_over:  # type: ignore[attr-defined]  # the shell's
        await wait_for(pilot, lambda app: asks(app) or app.stage.match.is_over)
        await pilot.press("r")
        await pilot.pause(0.05)
    await wait_for(pilot, lambda app: type(app.screen).__name__ == "Page")


async def main() -> None:
    """All pictures."""
    alone: dict[str, Any] = {"own": {"edition": "2017"}}
    await take("terminal-diamant", shell("en", **alone), LARGE, lambda pilot: on(pilot, turns=4))
    await take("terminal-diamant-de", shell("de", **alone), SMALL, lambda pilot: on(pilot, turns=3))
    await take("terminal-diamant-he", shell("he", **alone), SMALL, lambda pilot: on(pilot, turns=3))
    await take("terminal-diamant-odds", shell("en", **alone), SMALL, lambda pilot: on(pilot, turns=3, then="o"))
    await take("terminal-diamant-curtain", shell("en", players="Ada,Ben,Cleo"), SMALL, curtain)
    await take("terminal-diamant-sheet", shell("en", **alone), SMALL, to_the_end)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        asyncio.run(main())
