"""Reading: by ear from page to page, in dim light, on paper, and in the other direction."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import DESKTOP, PHONE, STILL, Meet
from shown_positions import Position, Showroom

ENOUGH = 4.5
CONTRASTS = """(what) => [...document.querySelectorAll(what)].flatMap((button) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const share = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    const light = (colour) => {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((one) => share(one / 255))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { color, backgroundColor, opacity, filter } = getComputedStyle(button)
    const [dark, bright] = [light(color), light(backgroundColor)].sort((one, other) => one - other)
    return [{ what: button.textContent, ratio: (bright + 0.05) / (dark + 0.05), opacity, filter }]
})"""


def is_readable(page: Page, what: str) -> None:
    """Dimmed by colour alone, and with enough contrast."""
    page.evaluate(STILL)
    found: list[dict[str, Any]] = page.evaluate(CONTRASTS, what)
    assert found, what
    for button in found:
        assert button["ratio"] >= ENOUGH, button
        assert button["opacity"] == "1", button
        assert button["filter"] in ("none", "brightness(1.06)"), button  # under the pointer


def test_focus_goes_to_the_heading_of_every_new_page(meet: Meet) -> None:
    noa = meet("en", DESKTOP, name="Noa")
    page = noa.page
    noa.open()
    expect(page.locator("h1")).not_to_be_focused()  # the browser's own beginning
    page.locator("nav a[href='/rules']").click()
    expect(page.get_by_role("heading", level=1, name="The rules")).to_be_focused()
    page.go_back()
    expect(page.locator(".home h1")).to_be_focused()
    page.locator("a[href='/verify']").click()
    expect(page.get_by_role("heading", level=1, name="Check a shuffle")).to_be_focused()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", level=1, name="At the camp")).to_be_focused()
    noa.open()
    page.locator(".go").click()
    expect(page.locator(".game h1")).to_be_focused()


def test_dimmed_buttons_can_be_read(meet: Meet) -> None:
    noa = meet("de", PHONE)
    room = Showroom(noa)
    page = room.show(Position(), PHONE)
    page.locator(".choice.return").click()
    expect(page.locator(".choice.return")).to_have_attribute("aria-pressed", "true")
    is_readable(page, '.choice[aria-pressed="false"]')
    page.evaluate("document.querySelector('.choices').classList.add('is-waiting')")
    is_readable(page, '.choice[aria-pressed="false"]')
    noa.open()
    page.get_by_role("button", name="Neuer Tisch").click()
    fewer = page.get_by_role("dialog").get_by_role("button", name="Ein Platz weniger")
    while fewer.is_enabled():
        fewer.click()
    is_readable(page, "dialog .button:disabled")
    page.locator("dialog [type=submit]").evaluate("(button) => (button.disabled = true)")
    is_readable(page, "dialog .button.main:disabled")


def test_rules_and_score_sheet_on_paper(meet: Meet) -> None:
    noa = meet("en", DESKTOP)
    page = noa.page
    noa.open("/rules")
    expect(page.locator("main h2").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("nav").first).not_to_be_visible()
    is_black_on_white(page, "main p")
    page.emulate_media(media="screen")
    room = Showroom(noa)
    room.show(Position(is_over=True), DESKTOP)
    expect(page.locator(".sheet table").first).to_be_visible()
    page.emulate_media(media="print")
    for hidden in ("aside.players", "aside.told", "header", ".sheet .button"):
        expect(page.locator(hidden).first).not_to_be_visible()
    expect(page.locator(".sheet tbody .score")).to_have_count(8)
    is_black_on_white(page, ".sheet tbody .score")


def is_black_on_white(page: Page, what: str) -> None:
    colour, ground = page.locator(what).first.evaluate(
        "(text) => [getComputedStyle(text).color, getComputedStyle(document.documentElement).backgroundColor]"
    )
    assert (colour, ground) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")


def test_rulings_are_one_level_deeper(meet: Meet) -> None:
    guest = meet("en", PHONE)
    guest.open("/rules")
    ruling = guest.page.get_by_text("D-R1", exact=True)
    expect(guest.page.get_by_role("heading", name="Everybody decides")).to_be_visible()
    expect(ruling).not_to_be_visible()
    guest.page.get_by_role("heading", name="Rulings").click()
    expect(ruling).to_be_visible()
    guest.is_accessible()


@pytest.mark.parametrize(("language", "scale"), [("he", "matrix(-1, 0, 0, 1, 0, 0)"), ("de", "none")])
def test_light_and_portrait_are_mirrored_in_hebrew(meet: Meet, language: str, scale: str) -> None:
    guest = meet(language, PHONE)
    guest.open()
    for what in (".hero .backdrop", ".portrait"):
        assert guest.page.locator(what).evaluate("(one) => getComputedStyle(one).transform") == scale, what


def test_a_good_name_for_whoever_gives_none(meet: Meet) -> None:
    guest = meet("de", PHONE)
    guest.open()
    expect(guest.page.get_by_placeholder("Spürnase")).to_be_visible()
