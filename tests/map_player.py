"""What people do on the map of Dungeon, for the tests and measurements that play on it."""

from playwright.sync_api import CDPSession, Locator, Page, expect

from browser import Person

Point = tuple[float, float]

MOST_STEPS = 5
MOST_TRIES = 20
MOST_LOOKS = 1_000  # at the market, which ends within seconds, or within a minute on a busy machine


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
    raise AssertionError("the market does not end")


def settle(page: Page) -> None:
    """Wait until the map lies still."""
    page.evaluate(
        "Promise.all(document.querySelector('.plane').getAnimations().map((one) => one.finished)).then(() => null)"
    )


def middle(thing: Locator) -> Point:
    """The middle of something on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


LAST_DOT = """() => {
    const dots = document.querySelector('.board .dots')
    const [left, y, radius] = (dots.getAttribute('d').split('M').at(-1).match(/-?[\\d.]+/g) ?? []).map(Number)
    if (left === undefined) return null
    const middle = new DOMPoint(left + radius, y).matrixTransform(dots.getScreenCTM())
    return [middle.x, middle.y]
}"""


class Mouse:
    """A pointer that is pressed, moved and let go."""

    lift = 0.0

    def __init__(self, page: Page, stops: int = 6) -> None:
        self.page = page
        self.stops = stops

    def press(self, at: Point) -> None:
        """Put the pointer down."""
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        """Move the pressed pointer, with some stops on the way."""
        self.page.mouse.move(*to, steps=self.stops)

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


def last_place(page: Page) -> Point | None:
    """The middle of the last place that glows for the chosen card."""
    found = page.evaluate(LAST_DOT)
    return (found[0], found[1]) if found else None


def drag_all(page: Page, pointer: Mouse | Finger) -> None:
    """Drag every card of the hand to a place that glows."""
    for nth in range(MOST_TRIES):
        cards = page.locator(".hand .card:not(.is-laid)")
        if not cards.count():
            return
        card = cards.nth(nth % cards.count())
        x, y = middle(card)
        pointer.press((x, y))
        pointer.move((x, y - 20))
        expect(page.locator(".float")).to_be_visible()
        settle(page)
        place = last_place(page)
        if place:
            to_x, to_y = place
            cell = page.locator(".float").bounding_box()["width"] * 140 / 152 / 7  # type: ignore[index]
            pointer.move((to_x, to_y + pointer.lift * cell))
            expect(page.locator(".ghost:not(.is-wrong)")).to_have_count(1)
        else:
            pointer.move((x, y))
        before = cards.count()
        pointer.release()
        if place:
            expect(cards).to_have_count(before - 1)
        else:
            card.click()
            card.click()  # turned, it may fit
            page.keyboard.press("Escape")
    raise AssertionError("the cards do not fit")


def ink(page: Page) -> str:
    """All that is drawn of the path."""
    return " ".join(line.get_attribute("d") or "" for line in page.locator(".board .line").all())


def draw(page: Page, pointer: Mouse | Finger) -> list[Point]:
    """Draw from an opening on the edge along the marks of the next cells; where the pointer has been."""
    page.locator(".modes .button").nth(1).click()
    settle(page)
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
