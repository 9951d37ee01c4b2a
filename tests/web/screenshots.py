"""Takes the pictures of docs/screenshots anew: home, table, reveal and end, left to right and right to left."""

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from browser import DESKTOP, PHONE, Person, play_on
from chromium import launch
from table_server import serving

TARGET = Path(__file__).parents[2] / "docs" / "screenshots"
SHOTS = (("en", PHONE, "phone"), ("en", DESKTOP, "desktop"), ("he", PHONE, "phone"), ("he", DESKTOP, "desktop"))
NAMES = {"en": "Noa", "he": "נועה"}
CARDS = 3
MOST_TRIES = 12


def main() -> None:
    """All pictures, from real games."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as play,
        serving(Path(folder) / "tables.db", "--bot-pace=0") as server,
    ):
        browser = launch(play)
        for language, size, screen in SHOTS:
            pictures(browser, server.url, language, size, screen)
        browser.close()


def pictures(browser: Browser, url: str, language: str, size: tuple[int, int], screen: str) -> None:
    """One language on one screen."""
    noa = Person(browser, url, language, size, name=NAMES[language], still=False)

    def take(what: str) -> None:
        if screen == "desktop" and what != "table":
            return  # one large picture a direction is enough
        noa.page.evaluate("document.activeElement.blur()")
        noa.page.screenshot(path=TARGET / f"{what}-{screen}-{language}.png")

    noa.open()
    noa.introduce()
    noa.page.locator(".who label").nth(4).click()
    time.sleep(0.5)
    take("home")
    for _ in range(MOST_TRIES):
        noa.open()
        noa.page.locator(".go").click()
        expect(noa.page.locator(".choice.return")).to_be_visible()
        if reaches_deep(noa):
            break
    time.sleep(7)  # the last expedition's notice is gone
    take("table")
    noa.page.locator(".choice.continue").click()
    noa.page.get_by_test_id("reveal").wait_for()
    time.sleep(0.4)
    take("reveal")
    play_on([noa])
    time.sleep(2)
    take("end")
    noa.check()
    noa.context.close()


def reaches_deep(noa: Person) -> bool:
    """A few cards deep with everybody still in the cave: that is a picture."""
    for _ in range(200):
        noa.page.keyboard.press("Escape")
        if noa.is_over:
            return False
        in_cave = noa.page.locator(".explorer:not(.is-home)").count()
        cards = noa.page.locator(".path .card").count()
        is_open = noa.page.locator('.game[data-open="true"] .choice').count() > 0
        has_rubies = noa.page.locator(".players .beside .number").first.inner_text() != "0"
        if is_open and has_rubies and cards >= CARDS and in_cave == noa.page.locator(".players li").count():
            return True
        noa.decide_if_asked("continue")
        time.sleep(0.02)
    return False


if __name__ == "__main__":
    main()
