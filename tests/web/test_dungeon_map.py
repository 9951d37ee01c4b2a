"""The map of Dungeon in the browser: cards laid and a path drawn by mouse, by finger and by keys."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import DESKTOP, PATIENCE, PHONE, Meet, Person
from map_player import Finger, Mouse, come_to_the_map, drag_all, draw, ink, middle
from table_server import ServerProcess

SHORTER = """length => {
    const lines = [...document.querySelectorAll('.board .line')].map((line) => line.getAttribute('d'))
    return lines.join(' ').length < length
}"""


@pytest.mark.parametrize(("size", "pointer"), [(DESKTOP, Mouse), (PHONE, Finger)])
def test_cards_are_dragged_and_the_line_follows_the_pointer_and_back(
    meet: Meet, size: tuple[int, int], pointer: type[Mouse | Finger]
) -> None:
    person = meet("en", size, name="Noa")
    page = come_to_the_map(person)
    hand = pointer(page)
    drag_all(page, hand)
    expect(page.locator(".board img.card")).to_have_count(5)
    assert not page.locator(".board .is-wrong, .board .seam").count()
    been = draw(page, hand)
    drawn = ink(page)
    for point in reversed(been[:-1]):  # the way back rubs the line out
        hand.move(point)
    hand.release()
    if len(been) > 2:  # a line of one cell has no way back
        page.wait_for_function(SHORTER, arg=len(drawn))
    person.stays_within_the_screen()
    person.is_accessible()
    page.get_by_test_id("map-done").click()
    expect(page.locator(".map")).to_have_count(0)


def lay_by_keys(page: Page) -> None:
    """Lay every card on its first place."""
    for number in "12345":
        page.keyboard.press(number)
        if not page.locator(".board .dots").get_attribute("d"):
            page.keyboard.press("t")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    expect(page.locator(".board img.card")).to_have_count(5)


def test_cards_are_bitmaps_as_long_as_those_are_sharp(meet: Meet) -> None:
    page = come_to_the_map(meet("en", DESKTOP, name="Noa"))
    lay_by_keys(page)
    expect(page.locator(".board img.card[src^='data:image/png']")).to_have_count(5)
    expect(page.locator(".hand img[src^='data:image/png']")).to_have_count(5)
    shown, made = page.locator(".board img.card").first.evaluate(
        "(card) => [card.getBoundingClientRect().width * devicePixelRatio, card.naturalWidth]"
    )
    assert shown <= made
    zoom_in, zoom_out = page.locator(".corner .round").first, page.locator(".corner .round").nth(1)
    for _ in range(8):
        zoom_in.click()
    expect(page.locator(".board img.card[src$='.svg']")).to_have_count(5)
    for _ in range(8):
        zoom_out.click()
    expect(page.locator(".board img.card[src^='data:image/png']")).to_have_count(5)


def lies(page: Page) -> list[str | None]:
    """The cards on the map and then those in the hand, as they are turned, and where they lie."""
    expect(page.locator(".hand .card")).to_have_count(5)
    laid = page.locator(".plane img.card").all()
    held = page.locator(".hand .card:not(.is-laid) img").all()
    return [one.get_attribute(name) for one in laid for name in ("data-card", "style")] + [
        one.get_attribute("data-card") for one in held
    ]


def wait_for_draft(database: Path, laid: int) -> None:
    """Wait until a draft with so many cards on the map is on disk."""
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        with closing(sqlite3.connect(database)) as connection:
            works = [json.loads(work) for (work,) in connection.execute("SELECT work FROM drafts")]
        if any(len(work.get("now", work)["layout"]) == laid for work in works):
            return
        time.sleep(0.05)
    raise AssertionError(f"no draft has {laid} cards")


def rearrange(page: Page) -> None:
    """Take a card back, turn it in the hand, and move another across its neighbour."""
    page.keyboard.press("3")
    page.keyboard.press("Backspace")
    page.keyboard.press("t")
    mouse = Mouse(page)
    x, y = middle(page.locator(".board img.card").first)
    mouse.press((x, y))
    mouse.move((x + 30, y + 60))
    mouse.release()
    expect(page.locator(".board .seam, .board .card.is-wrong").first).to_be_visible()


def test_a_rearrangement_lies_as_it_lay_after_a_reload_on_another_device_and_after_a_kill(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    server = ServerProcess(database, "--bot-pace=0")
    ada = Person(browser, server.url, "en", DESKTOP, name="Ada")
    page = come_to_the_map(ada)
    lay_by_keys(page)
    rearrange(page)
    before = lies(page)
    page.reload()
    assert lies(page) == before
    wait_for_draft(database, 4)
    ada.check()
    page.close()
    server.kill()
    # another device of the seat, at the server that was killed
    server = ServerProcess(database, "--bot-pace=0", port=server.port)
    ben = Person(browser, server.url, "en", PHONE, name="Ada")
    ben.may_lose_network = True
    ben.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    ben.page.goto(page.url)
    assert lies(ben.page) == before
    server.kill()
    # what is done while the server is away is kept once it is back
    expect(ben.page.get_by_test_id("link-banner")).to_be_visible()
    ben.page.keyboard.press("2")
    ben.page.keyboard.press("Backspace")
    after = lies(ben.page)
    assert after != before
    server = ServerProcess(database, "--bot-pace=0", port=server.port)
    try:
        wait_for_draft(database, 3)
        again = ben.another_tab()
        again.goto(page.url)
        assert lies(again) == after
        ben.check()
    finally:
        ada.context.close()
        ben.context.close()
        server.stop()


@pytest.mark.parametrize("language", ["en", "he"])
def test_keys_alone_build_and_draw_and_a_reload_loses_nothing(meet: Meet, language: str) -> None:
    person = meet(language, DESKTOP, name="Ada")
    page = come_to_the_map(person)
    lay_by_keys(page)
    page.keyboard.press("d")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".board .tip")).to_have_count(1)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        page.keyboard.press("Escape")  # nothing is chosen where there is a choice
    drawn = ink(page)
    page.keyboard.press("Backspace")
    assert ink(page) != drawn
    page.keyboard.press("Control+z")
    assert ink(page) == drawn
    page.reload()
    expect(page.locator(".board .tip")).to_have_count(1)
    assert ink(page) == drawn
    person.is_accessible()


def test_a_map_is_moved_and_zoomed_by_two_fingers_and_by_buttons(meet: Meet) -> None:
    person = meet("de", PHONE, name="Ben")
    page = come_to_the_map(person)
    finger = Finger(page)
    drag_all(page, finger)
    plane = page.locator(".board .plane")

    def scale() -> float:
        return float(plane.evaluate("plane => new DOMMatrix(getComputedStyle(plane).transform).a"))

    before = scale()
    x, y = middle(page.get_by_test_id("map-board"))
    finger.touch("touchStart", (x - 20, y), (x + 20, y))
    for far in range(20, 60, 8):
        finger.touch("touchMove", (x - far, y), (x + far, y))
    finger.touch("touchEnd")
    assert scale() > before * 1.5
    page.get_by_role("button", name="Alles zeigen").click()
    assert scale() == pytest.approx(before, rel=1e-4)
    page.get_by_role("button", name="Größer").click()
    assert scale() == pytest.approx(before * 1.3, rel=1e-4)
