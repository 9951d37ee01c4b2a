"""A slow phone: how soon there is something to see, to press and to play, and how long the page is busy in a game.

    PYTHONPATH=tests python bench/slow_phone.py                 loading, seven times each, with an empty cache
    PYTHONPATH=tests python bench/slow_phone.py --game          a minute of a game
    PYTHONPATH=tests python bench/slow_phone.py --game --table dungeon     as long at a table of Dungeon, undecided

A real Chromium at a real server. Loading: every request takes 400 ms, and all together get 50 kB/s ("slow 3G").
The game: one person and three bots, everything shown as it is. A task of the page's own thread is told in processor
time, times four: that is what it takes on a phone a fourth as fast, whatever else runs on the machine that measures.
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from browser import PHONE, Person
from chromium import launch
from table_server import Device, serving

LATENCY = 400  # milliseconds
RATE = 50_000  # bytes a second
SLOWER = 4
LONGEST = 100  # milliseconds
CHOICES = 2
DEEP = 4  # cards, then home
TABLES = ("diamant", "dungeon")  # as the home page offers them

WATCH = """(wanted) => {
    window.seen = new Promise((tell) => {
        const look = () => (document.querySelector(wanted) ? tell(performance.now()) : requestAnimationFrame(look))
        look()
    })
}"""
PAINT = """() => new Promise((tell) => {
    const look = (list) => list.getEntriesByName('first-contentful-paint').forEach((one) => tell(one.startTime))
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
})"""


def load(browser: Browser, url: str, path: str, wanted: str, cookies: Sequence[Any] = ()) -> list[float]:
    """Milliseconds until something is painted, and until what is wanted is there."""
    person = Person(browser, url, "en", PHONE, still=False)
    person.context.add_cookies(list(cookies))
    page = person.page
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE},
    )
    page.add_init_script(f"({WATCH})({wanted!r})")
    page.goto(url + path, wait_until="commit")
    usable = page.evaluate("window.seen")
    times = [page.evaluate(PAINT), usable]
    person.context.close()
    return times


def loading(browser: Browser, url: str, runs: int) -> None:
    """The home page, an invite link, and a table in play."""
    invite = "/t/" + Device(url).create("pff")
    print(f"{'':24}{'first paint':>14}{'usable':>14}")
    for what, path, wanted in (
        ("home", "/", ".go:not(:disabled)"),
        ("rules", "/rules", "main h2"),
        ("invite link", invite, ".lobby form [type=submit]:not(:disabled)"),
    ):
        tell(what, [load(browser, url, path, wanted) for _ in range(runs)])
    seated = []
    for _ in range(runs):
        person = Person(browser, url, "en", PHONE, still=False)
        person.open()
        person.page.locator(".go").click()
        expect(person.page.locator(".choice.continue")).to_be_visible()
        code, cookies = person.code, person.context.cookies()
        person.context.close()
        seated.append(load(browser, url, f"/t/{code}", ".choice.continue", cookies))
    tell("a table in play", seated)


def tell(what: str, runs: list[list[float]]) -> None:
    """The median of each, and the slowest."""
    cells = [f"{statistics.median(times):6.0f} ({max(times):.0f})" for times in zip(*runs, strict=True)]
    print(f"{what:24}" + "".join(f"{cell:>14}" for cell in cells))


def game(browser: Browser, url: str, seconds: float, table: str) -> None:
    """The longest tasks of the page's own thread while somebody plays, in processor time."""
    person = Person(browser, url, "en", PHONE, still=False)
    page = person.page
    person.open()
    browser.start_tracing(page=page, categories=["toplevel"])
    page.locator(".start .button").nth(TABLES.index(table)).click()
    decisions = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end and not person.is_over:
        buttons = page.locator('.game[data-open="true"] .choice')
        if page.locator('.choice[aria-pressed="true"]').count() == 0 and buttons.count() == CHOICES:
            depth = page.locator(".path .card").count()
            buttons.nth(1 if depth < DEEP else 0).click()
            decisions += 1
        page.wait_for_timeout(50)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = sorted(
        (
            SLOWER * event["tdur"] / 1000
            for event in events
            if event.get("name") == "ThreadControllerImpl::RunTask"
            and (event["pid"], event["tid"]) in pages
            and "tdur" in event
        ),
        reverse=True,
    )
    long = sum(task > LONGEST for task in tasks)
    longest = ", ".join(f"{task:.0f}" for task in tasks[:8])
    print(
        f"{decisions} decisions, {len(tasks)} tasks; the longest, {SLOWER} times: {longest} ms; over {LONGEST}: {long}"
    )
    person.context.close()


def main() -> None:
    """What was asked for."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--runs", type=int, default=7)
    reader.add_argument("--game", action="store_true")
    reader.add_argument("--seconds", type=float, default=60, help="of the game")
    reader.add_argument("--table", choices=TABLES, default=TABLES[0])
    asked = reader.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as play,
        serving(Path(folder) / "tables.db", "--bot-pace=0") as server,
    ):
        browser = launch(play, is_whole=True)
        if asked.game:
            game(browser, server.url, asked.seconds, asked.table)
        else:
            loading(browser, server.url, asked.runs)
        browser.close()


if __name__ == "__main__":
    main()
