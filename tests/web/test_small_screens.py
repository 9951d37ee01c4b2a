"""Nothing is clipped: the table on screens from 320 pixels on, with many players, long names and large numbers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import Meet, Person
from shown_positions import Position, Showroom
from table_server import Device, ServerProcess

PHONES = ((320, 568), (360, 740), (375, 667), (390, 844))
SCREENS = (*PHONES, (768, 1024), (1024, 768), (1440, 900))
MOST_HIDDEN = 0.1
LEAST_HEIGHT_USED = 0.6

BOXES = """(found) => found.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height]
})"""
Box = tuple[float, float, float, float]

BROKEN_TILES = """() => [...document.querySelectorAll('.players li')].flatMap((tile, nth) => {
    const faults = []
    const outer = tile.getBoundingClientRect()
    const parts = [...tile.querySelectorAll('.purse .number, .purse svg')]
    const boxes = parts.map((one) => one.getBoundingClientRect())
    parts.forEach((one, place) => {
        const box = boxes[place]
        if (one.getClientRects().length > 1 || box.height > 26) faults.push(`${nth}: ${one.textContent} breaks`)
        if (box.left < outer.left - 0.5 || box.right > outer.right + 0.5 || box.bottom > outer.bottom + 0.5)
            faults.push(`${nth}: ${one.textContent} leaves its tile`)
        boxes.slice(place + 1).forEach((other) => {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
            if (across > 0.5 && down > 0.5) faults.push(`${nth}: ${one.textContent} overlaps what follows`)
        })
    })
    const name = tile.querySelector('.name')
    const first = document.createRange()
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode()
    first.setStart(text, 0)
    first.setEnd(text, 1)
    const letter = first.getBoundingClientRect()
    const room = name.getBoundingClientRect()
    if (letter.left < room.left - 0.5 || letter.right > room.right + 0.5)
        faults.push(`${nth}: ${name.textContent} has no beginning`)
    const hat = tile.querySelector('.hat svg').getBoundingClientRect()
    const mark = tile.querySelector('.mark')?.getBoundingClientRect()
    if (mark) {
        const across = Math.max(Math.min(mark.right, hat.right) - Math.max(mark.left, hat.left), 0)
        const down = Math.max(Math.min(mark.bottom, hat.bottom) - Math.max(mark.top, hat.top), 0)
        if (across * down > MOST_HIDDEN * hat.width * hat.height) faults.push(`${nth}: the mark hides the hat`)
    }
    return faults
})""".replace("MOST_HIDDEN", str(MOST_HIDDEN))

CUT_CHOICES = """() => [...document.querySelectorAll('.choice')].flatMap((button) => {
    const outer = button.getBoundingClientRect()
    return [...button.querySelectorAll('.word, .fact')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const box = range.getBoundingClientRect()
        const isAcross = box.left >= outer.left && box.right <= outer.right
        const isInside = isAcross && box.top >= outer.top && box.bottom <= outer.bottom
        const isOneLine = !part.matches('.word') || range.getClientRects().length === 1
        return isInside && isOneLine ? [] : [part.textContent]
    })
})"""

CUT_WORDS = """() => [...document.querySelectorAll('dialog[open] select')].flatMap((select) => {
    const style = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const arrow = 20
    const room = select.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd) - arrow
    return [...select.options].map((one) => one.text).filter((text) => pen.measureText(text).width > room)
})"""

LINES = """(tile) => {
    const words = document.createRange()
    words.selectNodeContents(tile.querySelector('span:last-child'))
    return words.getClientRects().length
}"""


@pytest.fixture(scope="module")
def rooms(browser: Browser, server: ServerProcess) -> Iterator[dict[str, Showroom]]:
    """A table in each language that shows any position."""
    people = {language: Person(browser, server.url, language, PHONES[0]) for language in ("en", "de", "he")}
    yield {language: Showroom(person) for language, person in people.items()}
    for person in people.values():
        person.check()
        person.context.close()


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, and a moment for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def boxes(page: Page, what: str) -> list[Box]:
    found: list[Box] = page.locator(what).evaluate_all(BOXES)
    return found


def is_within(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] - 1
        and inner[1] >= outer[1] - 1
        and inner[0] + inner[2] <= outer[0] + outer[2] + 1
        and inner[1] + inner[3] <= outer[1] + outer[3] + 1
    )


@pytest.mark.parametrize(("language", "seats"), [("en", 8), ("en", 4), ("he", 5), ("de", 6), ("he", 7)])
def test_tiles_hold_their_numbers_and_names(rooms: dict[str, Showroom], language: str, seats: int) -> None:
    room = rooms[language]
    page = room.show(Position(seats=seats, decided=range(0, seats, 2), at_home=(1,)), PHONES[0])
    for size in SCREENS:
        resize(page, size)
        assert page.evaluate(BROKEN_TILES) == [], size
        own = page.locator(".players .is-you")
        expect(own.locator(".you")).to_be_visible()
        tiles = boxes(page, ".players li")
        rows = {round(y): [box for box in tiles if round(box[1]) == round(y)] for _, y, _, _ in tiles}
        ends = {
            (round(min(x for x, *_ in row)), round(max(x + width for x, _, width, _ in row))) for row in rows.values()
        }
        assert len(ends) == 1, (size, ends)  # a row with fewer tiles is as wide
        room.person.stays_within_the_screen()


def test_three_digits_twice(rooms: dict[str, Showroom]) -> None:
    page = rooms["en"].show(Position(beside=(124,) * 8, chests=(208,) * 8), PHONES[0])
    for size in PHONES:
        resize(page, size)
        assert page.evaluate(BROKEN_TILES) == [], size


def is_all_in_view(page: Page) -> None:
    """Every card and every explorer is in the cave, and the cave is on the screen."""
    size = page.viewport_size
    assert size
    (cave,) = boxes(page, "section.cave")
    assert is_within(cave, (0, 0, size["width"], size["height"])), (size, cave)
    for what in (".path .card .face", ".path .explorer svg", ".path .next"):
        for box in boxes(page, what):
            assert is_within(box, cave), (size, what, box, cave)


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("cards", [1, 9, 25])
def test_the_whole_path_is_in_view(rooms: dict[str, Showroom], language: str, cards: int) -> None:
    """After a reload at any width, and while the window changes: the newest card and the explorers too."""
    page = rooms[language].show(Position(seats=8, cards=cards, at_home=(1, 2)), SCREENS[cards % 6])
    expect(page.locator(".card.is-last")).to_be_visible()
    for size in (*SCREENS, *reversed(SCREENS), (740, 360)):
        resize(page, size)
        is_all_in_view(page)


def test_the_height_there_is_is_used(rooms: dict[str, Showroom]) -> None:
    page = rooms["en"].show(Position(seats=5, cards=9), SCREENS[0])
    for size in SCREENS[4:]:
        resize(page, size)
        (cave,) = boxes(page, "section.cave")
        tops = [y for _, y, _, _ in (*boxes(page, ".path .card"), *boxes(page, ".explorer"))]
        assert cave[1] + cave[3] - min(tops) > LEAST_HEIGHT_USED * cave[3], (size, cave, min(tops))


def test_what_lies_on_the_path_is_summed_up_where_one_decides(rooms: dict[str, Showroom]) -> None:
    position = Position(cards=9)
    page = rooms["de"].show(position, PHONES[1])
    rubies = sum(card["rubies"] for card in position.path)
    expect(page.locator(".choice.return")).to_contain_text(f"{rubies} auf dem Pfad")


@pytest.mark.parametrize("language", ["en", "de", "he"])
def test_the_two_buttons_are_whole_and_above_the_fold(rooms: dict[str, Showroom], language: str) -> None:
    page = rooms[language].show(Position(seats=8, cards=9), PHONES[0])
    for size in SCREENS:
        resize(page, size)
        assert page.evaluate(CUT_CHOICES) == [], size
        for box in boxes(page, ".choice"):
            assert is_within(box, (0, 0, *size)), (size, box)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in SCREENS:
        resize(page, size)
        assert page.evaluate(CUT_CHOICES) == [], size
        rooms[language].person.stays_within_the_screen()


@pytest.mark.parametrize(("language", "size"), [("de", (320, 568)), ("en", (360, 740)), ("he", (390, 844))])
def test_a_new_table_on_a_phone(meet: Meet, language: str, size: tuple[int, int]) -> None:
    """Its button is in view from the first moment, and no choice is cut."""
    person = meet(language, size)
    person.open()
    person.page.locator(".together > .button").click()
    page = person.page
    for game in ("diamant", "dungeon"):
        page.locator(f"dialog input[name=game][value={game}]").check()
        expect(page.locator("dialog input[name=edition]")).to_have_count(3 if game == "diamant" else 0)
        page.locator("dialog .count .button").last.click()
        assert page.evaluate(CUT_WORDS) == [], game
        assert {page.evaluate(LINES, tile) for tile in page.locator("dialog .tile").element_handles()} == {1}, game
        page.evaluate("document.querySelector('dialog').scrollTo(0, 0)")
        (button,) = boxes(page, "dialog [type=submit]")
        assert is_within(button, (0, 0, *size)), (game, button)
        width, room = page.locator("dialog").evaluate("(dialog) => [dialog.scrollWidth, dialog.clientWidth]")
        assert width <= room, game
    person.is_accessible()


def test_a_code_of_the_widest_letters(meet: Meet, server: ServerProcess) -> None:
    guest = meet("de", (320, 568))
    guest.open("/t/" + Device(server.url).create("pf"))
    guest.page.locator(".code").evaluate("(code) => (code.textContent = 'mwmwmwmw')")
    for size in PHONES:
        resize(guest.page, size)
        guest.stays_within_the_screen()


COVERED = """() => {
    const banner = document.querySelector('[data-testid=link-banner]').getBoundingClientRect()
    const pressed = [...document.querySelectorAll('button, a, input, select')].filter((one) => one.checkVisibility())
    return pressed.filter((one) => {
        const box = one.getBoundingClientRect()
        return box.top < banner.bottom && box.bottom > banner.top
    }).map((one) => one.outerHTML.slice(0, 100))
}"""


def test_the_banner_covers_nothing_that_can_be_pressed(rooms: dict[str, Showroom]) -> None:
    """Nor do the two choices move when it comes."""
    room = rooms["de"]
    page = room.show(Position(), PHONES[1])
    choices = boxes(page, ".choice")
    room.person.may_lose_network = True
    room.person.context.set_offline(True)
    for size in PHONES[1:]:
        resize(page, size)
        expect(page.get_by_test_id("link-banner")).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert not any(box[1] + box[3] > size[1] for box in boxes(page, ".choice"))
    resize(page, PHONES[1])
    assert boxes(page, ".choice") == choices
    room.person.context.set_offline(False)
    expect(page.get_by_test_id("link-banner")).to_have_count(0)
    room.person.may_lose_network = False


def test_one_tap_to_the_chat_and_one_for_a_face(rooms: dict[str, Showroom]) -> None:
    room = rooms["he"]
    page = room.show(Position(), PHONES[1])
    page.get_by_role("button", name="להגיד משהו").click()
    page.get_by_role("button", name="שלום").click()
    bubble = page.locator(".players .is-you .bubble")
    expect(bubble).to_be_visible()
    (box,) = boxes(page, ".players .is-you .bubble")
    assert is_within(box, (0, 0, *PHONES[1])), box
    expect(page.get_by_role("button", name="שלום")).to_have_count(0)
    page.get_by_role("button", name="להגיד משהו").click()
    room.person.is_accessible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="שלום")).to_have_count(0)
    page.get_by_role("button", name="אאוץ׳").click()  # one tap
    expect(bubble).to_contain_text("אאוץ׳")
    expect(bubble).to_have_count(0)  # after some seconds


LONG_NAMES = (
    "Maximiliane-Charlott",
    "Bartholomäusmüllers",
    "Wolfgang Amadeus",
    "אלכסנדרה־מרגלית",
    "Yu",
    "Noa",
    "WWWWWWWWWWWW",
    "👩‍🚀👩‍🚀👩‍🚀",
)
BROKEN_NAMES = """(most) => [...document.querySelectorAll('.sheet .who bdi')].flatMap((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const sheet = name.closest('.sheet').getBoundingClientRect()
    const score = name.closest('tr').querySelector('.score').getBoundingClientRect()
    const whole = words.getBoundingClientRect()
    const overlaps = Math.min(whole.right, score.right) - Math.max(whole.left, score.left) > 0.5
    const leaves = whole.left < sheet.left || whole.right > sheet.right
    const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size
    return lines > most || overlaps || leaves ? [name.textContent] : []
})"""


@pytest.mark.parametrize(
    ("language", "size", "lines"), [("de", PHONES[1], 1), ("he", PHONES[1], 1), ("en", PHONES[0], 2)]
)
def test_names_on_the_score_sheet_are_whole(
    rooms: dict[str, Showroom], language: str, size: tuple[int, int], lines: int
) -> None:
    page = rooms[language].show(Position(is_over=True, names=LONG_NAMES), size)
    expect(page.locator(".sheet .who bdi")).to_have_count(8)
    assert page.evaluate(BROKEN_NAMES, lines) == []
    rooms[language].person.stays_within_the_screen()


@pytest.mark.parametrize(("language", "size"), [("en", PHONES[1]), ("de", PHONES[0]), ("he", (768, 1024))])
def test_the_way_to_the_end_of_an_expedition_covers_no_card(
    rooms: dict[str, Showroom], language: str, size: tuple[int, int]
) -> None:
    page = rooms[language].show(Position(cards=14, at_home=(0,)), size)
    hurry = page.locator(".decision button[aria-pressed]")
    expect(hurry).to_be_in_viewport(ratio=1)
    (button,) = boxes(page, ".decision button[aria-pressed]")
    for card in boxes(page, ".path .card"):
        assert card[1] + card[3] <= button[1], (card, button)


def test_chat_and_log_are_there_at_the_end(rooms: dict[str, Showroom]) -> None:
    room = rooms["en"]
    page = room.show(Position(is_over=True), PHONES[0])
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_role("button", name="Well played").click()
    expect(page.locator(".told")).to_contain_text("Well played")
    room.person.is_accessible()
    room.person.stays_within_the_screen()
