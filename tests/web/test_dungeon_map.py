"""The map of Dungeon in the browser: cards laid and a path drawn by mouse, by finger and by keys."""

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from browser import DESKTOP, PHONE, Meet, Person

Point = tuple[float, float]

MOST_STEPS = 5
MOST_TRIES = 20
MOST_LOOKS = 1_000  # at the market, which ends within seconds, or within a minute on a busy machine
A_DRAFT = 1_500  # milliseconds: a draft is left once a second


def come_to_the_map(person: Person) -> Page:
    """Start a quick game, and pass in the market."""
    page = person.page
    person.open()
    page.locator(".start .button:not(.main)").first.click()
    board = page.get_by_test_id("map-board")
    for _ in range(MOST_LOOKS):
        if board.count():
            return page
        choice = page.locator('[data-choice="pass"]:enabled')
        if choice.count():
            choice.click()
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    pytest.fail("the market does not end")


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """A pointer that is pressed, moved and let go."""

    lift = 0.0

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Point) -> None:
        """Put the pointer down."""
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        """Move the pressed pointer."""
        self.page.mouse.move(*to, steps=6)

    def release(self) -> None:
        """Take the pointer away."""
        self.page.mouse.up()


class Finger:
    """A finger on the glass, through Chromium's own protocol: Playwright's taps do not move."""

    lift = 3.5  # a card from the hand hangs above the finger, so many cells

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def touch(self, kind: str, *points: Point) -> None:
        """Send one event of some fingers."""
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, at: Point) -> None:
        """Put the finger down."""
        self.at = at
        self.touch("touchStart", at)

    def move(self, to: Point) -> None:
        """Move the finger on the glass."""
        (x, y), (to_x, to_y) = self.at, to
        for part in range(1, 7):
            self.touch("touchMove", (x + (to_x - x) * part / 6, y + (to_y - y) * part / 6))
        self.at = to

    def release(self) -> None:
        """Take the finger away."""
        self.touch("touchEnd")


def drag_all(page: Page, pointer: Mouse | Finger) -> None:
    """Drag every card of the hand to a place that glows."""
    dots = page.locator(".board .dot")
    for nth in range(MOST_TRIES):
        cards = page.locator(".hand .card:not(.is-laid)")
        if not cards.count():
            return
        card = cards.nth(nth % cards.count())
        x, y = middle(card)
        pointer.press((x, y))
        pointer.move((x, y - 20))
        expect(page.locator(".float")).to_be_visible()
        if dots.count():
            to_x, to_y = middle(dots.last)
            cell = page.locator(".float").bounding_box()["width"] * 140 / 152 / 7  # type: ignore[index]
            pointer.move((to_x, to_y + pointer.lift * cell))
            expect(page.locator(".ghost:not(.is-wrong)")).to_have_count(1)
        else:
            pointer.move((x, y))
        before = cards.count()
        has_place = dots.count() > 0
        pointer.release()
        if has_place:
            expect(cards).to_have_count(before - 1)
        else:
            card.click()
            card.click()  # turned, it may fit
            page.keyboard.press("Escape")
    pytest.fail("the cards do not fit")


def ink(page: Page) -> str:
    """All that is drawn of the path."""
    return " ".join(line.get_attribute("d") or "" for line in page.locator(".board .line").all())


def draw(page: Page, pointer: Mouse | Finger) -> list[Point]:
    """Draw from an opening on the edge along the marks of the next cells; where the pointer has been."""
    page.locator(".modes .button").nth(1).click()
    been = [middle(page.locator(".board .entry").first)]
    pointer.press(been[0])
    pointer.move((been[0][0] + 9, been[0][1] + 1))  # a pull, not a tap
    pointer.move(been[0])
    expect(page.locator(".board .tip")).to_have_count(1)
    for _ in range(MOST_STEPS):
        marks = page.locator(".board .next")
        if not marks.count():
            break
        been.append(middle(marks.first))
        pointer.move(been[-1])
    return been


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
