"""Takes the pictures of docs/screenshots anew: Diamant's home, table, reveal and end, Dungeon's four rooms."""

import sys
import tempfile
import time
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from browser import DESKTOP, PHONE, STILL, Person, play_on
from chromium import launch
from prepared_tables import bot_move, lay, played
from table_logs import Log
from table_server import serving
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.tasks import Explore, Turn

TARGET = Path(__file__).parents[2] / "docs" / "screenshots"
SHOTS = (("en", PHONE, "phone"), ("en", DESKTOP, "desktop"), ("he", PHONE, "phone"), ("he", DESKTOP, "desktop"))
NAMES = {"en": "Noa", "he": "נועה"}
COMPANY = {"en": ("Noa", "Ben", "Dana"), "he": ("נועה", "בן", "דנה")}
ROOMS = (("en", PHONE, "phone"), ("en", DESKTOP, "desktop"), ("he", PHONE, "phone"))
COLOURS = 256
TABLE = 3  # a table whose second round is a picture
CARDS = 3
MOST_TRIES = 12


def main() -> None:
    """All pictures, from real games; with `dungeon`, those of Dungeon alone."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        database = Path(folder) / "tables.db"
        tables = [prepare(database, number) for number in range(len(ROOMS))]
        with serving(database, "--bot-pace=0") as server:
            browser = launch(play, is_whole=True)
            for language, size, screen in SHOTS if len(sys.argv) == 1 else ():
                pictures(browser, server.url, language, size, screen)
            for room, prepared in zip(ROOMS, tables, strict=True):
                rooms(browser, server.url, room, prepared)
            browser.close()
    for file in TARGET.glob("*.png"):
        Image.open(file).quantize(COLOURS).save(file, optimize=True)


Laid = tuple[str, tuple[str, str], Log]


def prepare(database: Path, number: int) -> tuple[Laid, Laid]:
    """The market of the second round, and its building when all others are done, for one of the rooms."""

    def at(task: type, wish: str = "") -> Log:
        def is_there(state: State) -> bool:
            return state.round == 2 and isinstance(state.task, task) and Seat(0) in DUNGEON.pending(state)

        return played(TABLE, (0, 1, 2), is_there, wish=wish, names=COMPANY[ROOMS[number][0]])

    market, building = at(Turn), at(Explore)
    for seat in (1, 2):
        building.choose(seat, bot_move(building, seat))
    laid = []
    for letter, log in (("m", market), ("b", building)):
        code = letter * 5 + str(number + 2)
        laid.append((code, lay(database, code, log)[0], log))
    return laid[0], laid[1]


def rooms(browser: Browser, url: str, room: tuple[str, tuple[int, int], str], prepared: tuple[Laid, Laid]) -> None:
    """Dungeon's market, building, drawing and scoring in one language on one screen."""
    language, size, screen = room
    noa = Person(browser, url, language, size, name=NAMES[language], still=False)
    page = noa.page

    def take(what: str) -> None:
        page.evaluate(STILL)
        page.wait_for_function(SHOWN)
        page.screenshot(path=TARGET / f"dungeon-{what}-{screen}-{language}.png")

    for _, (name, value), _ in prepared:
        noa.context.add_cookies([{"name": name, "value": value, "url": url}])
    (market, _, _), (building, _, log) = prepared
    noa.open(f"/t/{market}")
    expect(page.locator('[data-choice="pass"]')).to_be_visible()
    take("market")
    noa.open(f"/t/{building}")
    page.locator(".hand .card").first.wait_for()
    choice = bot_move(log, 0)
    assert isinstance(choice, dict)
    point = log.table.point
    for what, work in (("building", {**choice, "path": ""}), ("drawing", choice)):
        page.evaluate(SEND, [building, {"type": "draft", "seat": 0, "point": point, "work": work}])
        page.reload()
        page.locator(".modes .button").nth(0 if what == "building" else 1).click()
        expect(page.locator(".hand .card.is-laid" if what == "building" else ".board .line").first).to_be_visible()
        take(what)
    page.evaluate(SEND, [building, {"type": "decide", "id": "done", "seat": 0, "point": point, "choice": choice}])
    expect(page.locator('[data-score="side"] .ink').first).to_be_visible()
    take("scoring")
    noa.check()
    noa.context.close()


SHOWN = """() => [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.complete || !width || bottom < 0 || top > innerHeight
})"""
"""Pictures are loaded when they come into view."""

SEND = """async ([code, message]) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`)
    await new Promise((resolve) => (socket.onmessage = resolve))
    socket.send(JSON.stringify(message))
    await new Promise((resolve) => setTimeout(resolve, 1200))
    socket.close()
}"""


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
