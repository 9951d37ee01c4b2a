"""The map of Dungeon in the browser: how long its frames are while somebody builds and draws.

    PYTHONPATH=tests python bench/dungeon_map.py                          a minute, the processor throttled fourfold
    PYTHONPATH=tests python bench/dungeon_map.py --seconds 20 --slower 1

A real Chromium at a real server, five cards on the map. Cards are dragged about, lines drawn and rubbed out, the map
moved and zoomed. A frame lasts from one animation frame to the next.
"""

import argparse
import itertools
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from browser import DESKTOP, Person
from chromium import launch
from map_player import Mouse, come_to_the_map, drag_all, draw, middle, settle
from table_server import serving

LIMIT = 50  # milliseconds

WATCH = """() => {
    window.frameTimes = []
    let last = performance.now()
    const next = () => {
        const now = performance.now()
        window.frameTimes.push(now - last)
        last = now
        requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
}"""


def build(page: Page, mouse: Mouse) -> None:
    """Drag a card about and let it fall where it was."""
    page.locator(".modes .button").first.click()
    settle(page)
    x, y = middle(page.get_by_test_id("map-board"))
    start = middle(page.locator(".board img.card").last)
    mouse.press(start)
    for right, down in ((-150, -120), (140, -90), (80, 150), (-90, 60)):
        mouse.move((x + right, y + down))
    mouse.move(start)
    mouse.release()


def ink_and_rub(page: Page, mouse: Mouse) -> None:
    """Draw a line from an opening and rub it out again, then clear the path."""
    been = draw(page, mouse)
    for point in reversed(been[:-1]):
        mouse.move(point)
    mouse.release()
    page.locator(".versions .button").last.click()


def wander(page: Page, mouse: Mouse) -> None:
    """Zoom in and out around the middle."""
    x, y = middle(page.get_by_test_id("map-board"))
    page.mouse.move(x, y)
    for turn in (-120, -120, 120, 120):
        page.mouse.wheel(0, turn)
    mouse.move((x + 40, y + 20))


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", "--bot-pace=0") as server,
        sync_playwright() as play,
    ):
        browser = launch(play)
        person = Person(browser, server.url, "en", DESKTOP, name="Ada", still=False)
        page = come_to_the_map(person)
        mouse = Mouse(page)
        drag_all(page, mouse)
        throttle = page.context.new_cdp_session(page)
        throttle.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
        page.evaluate(WATCH)
        end = time.monotonic() + asked.seconds
        for deed in itertools.cycle((build, ink_and_rub, wander)):
            if time.monotonic() > end:
                break
            deed(page, mouse)
        times: list[float] = sorted(page.evaluate("() => window.frameTimes"))
        browser.close()
    over = [frame for frame in times if frame > LIMIT]
    print(
        f"{len(times):,} frames: median {times[len(times) // 2]:.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms, "
        f"longest {times[-1]:.1f} ms, {len(over)} over {LIMIT} ms"
    )


if __name__ == "__main__":
    main()
