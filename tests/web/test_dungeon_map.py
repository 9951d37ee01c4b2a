"""The map of Dungeon in the browser: cards laid and a path drawn by mouse, by finger and by keys."""

import pytest
from playwright.sync_api import expect

from browser import DESKTOP, PHONE, Meet
from map_player import Finger, Mouse, come_to_the_map, drag_all, draw, ink, middle

A_DRAFT = 1_500  # milliseconds: a draft is left once a second


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
    assert len(been) == 2 or len(ink(page)) < len(drawn)
    person.stays_within_the_screen()
    person.is_accessible()
    page.get_by_test_id("map-done").click()
    expect(page.locator(".map")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "he"])
def test_keys_alone_build_and_draw_and_a_reload_loses_nothing(meet: Meet, language: str) -> None:
    person = meet(language, DESKTOP, name="Ada")
    page = come_to_the_map(person)
    for number in "12345":
        page.keyboard.press(number)
        if not page.locator(".board .dot").count():
            page.keyboard.press("t")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    expect(page.locator(".board img.card")).to_have_count(5)
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
    page.wait_for_timeout(A_DRAFT)
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
    assert scale() == pytest.approx(before)
    page.get_by_role("button", name="Größer").click()
    assert scale() == pytest.approx(before * 1.3)
