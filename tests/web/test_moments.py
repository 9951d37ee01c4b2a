"""The moments that the game is about: held long enough, told in order, and never decided by accident."""

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from browser import DESKTOP, PHONE, Meet, Person, play_on
from table_server import ServerProcess

READABLE = 1_000
MOST_CARDS = 8
STEP = 200  # milliseconds
MOST_STEPS = 100
SOON = 5  # seconds: no ping is missed until then
WATCH = """() => {
    const frames = (window.frames_seen = [])
    const look = () => {
        const text = (where) => document.querySelector(where)?.textContent.trim() ?? ''
        frames.push({
            odds: text('#odds-title ~ dl'),
            risk: text('.choice.continue .fact'),
            cards: document.querySelectorAll('.path .card').length,
            reveal: !!document.querySelector('[data-testid=reveal]'),
        })
        requestAnimationFrame(look)
    }
    look()
}"""
SHEET = """() => {
    navigator.canShare = () => true
    navigator.share = async ({ title, text, url, files }) => {
        window.shared = { title, text, url, files: files.map((file) => [file.type, file.size > 1000]) }
    }
}"""
HOLD = """() => {
    const wait = window.setTimeout
    window.setTimeout = (go, length, ...rest) => (length > 3_000 ? 0 : wait(go, length, ...rest))
}"""
"""Scenes stay until they are pressed."""

CONTRAST = """(icon) => {
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255)
        const [r, g, b] = parts.map((one) => (one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const front = icon.parentElement
    const tent = getComputedStyle(front, '::before')
    const under = tent.content === 'none' ? getComputedStyle(front) : tent
    const [one, other] = [light(getComputedStyle(icon).color), light(under.backgroundColor)].sort((a, b) => b - a)
    return (one + 0.05) / (other + 0.05)
}"""

DIM_WORDS = """(root) => {
    const read = (colour) => {
        const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number)
        return [red, green, blue, alpha]
    }
    const over = ([r, g, b, alpha], [R, G, B]) => [
        r * alpha + R * (1 - alpha), g * alpha + G * (1 - alpha), b * alpha + B * (1 - alpha), 1,
    ]
    const share = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const light = ([r, g, b]) => 0.2126 * share(r / 255) + 0.7152 * share(g / 255) + 0.0722 * share(b / 255)
    const ratio = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
        return (bright + 0.05) / (dark + 0.05)
    }
    const paints = (element) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(element)
        return (backgroundImage.match(/rgba?\\([^)]*\\)/g) ?? [backgroundColor]).map(read)
    }
    // every colour that can be behind an element: between two stops of a gradient there is nothing lighter or darker
    const grounds = (element) => {
        if (!element) return [[0, 0, 0, 1], [255, 255, 255, 1]]
        const own = paints(element)
        if (own.every(([, , , alpha]) => alpha === 1)) return own
        return grounds(element.parentElement).flatMap((below) => own.map((paint) => over(paint, below)))
    }
    return [...document.querySelectorAll(`${root} *`)].flatMap((element) => {
        const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
        if (!words.length || !element.checkVisibility() || element.closest('svg, .unseen')) return []
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const size = parseFloat(fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && fontWeight >= 700)
        const found = Math.min(...grounds(element).map((ground) => ratio(over(read(color), ground), ground)))
        return found < (isLarge ? 3 : 4.5) ? [`${words[0].data.trim()}: ${found.toFixed(2)}`] : []
    })
}"""
"""Words with too little contrast, also where their ground is a gradient, of which axe does not judge."""


def quick_game(
    meet: Meet, language: str, size: tuple[int, int], *, still: bool = False, expeditions: int = 5
) -> Person:
    """A game against three bots, at its first decision."""
    noa = meet(language, size, name="Noa", still=still)
    noa.plays_short_games(expeditions)
    noa.open()
    noa.introduce()
    noa.page.locator(".go").click()
    expect(noa.page.locator('.choice.continue[aria-disabled="false"]')).to_be_visible()
    return noa


def held_game(meet: Meet, language: str, size: tuple[int, int]) -> Person:
    """A game at its first decision, in which whatever is shown then stays until the test lets time pass."""
    noa = meet(language, size, name="Noa", still=False)
    noa.page.clock.install()
    noa.open()
    noa.introduce()
    noa.page.locator(".go").click()
    expect(noa.page.locator('.choice.continue[aria-disabled="false"]')).to_be_visible()
    noa.page.clock.pause_at(noa.page.evaluate("Date.now()") / 1000 + SOON)
    return noa


def frames(page: Page) -> list[dict[str, Any]]:
    """What every animation frame has shown since it was watched."""
    seen: list[dict[str, Any]] = page.evaluate("window.frames_seen")
    return seen


def decisions(noa: Person) -> list[str]:
    """The decisions that leave this browser from now on."""
    sent: list[str] = []

    def note(frame: dict[str, Any]) -> None:
        text = frame["response"]["payloadData"]
        if '"type":"decide"' in text:
            sent.append(text)

    session = noa.context.new_cdp_session(noa.page)
    session.send("Network.enable")
    session.on("Network.webSocketFrameSent", note)
    return sent


def decide(noa: Person, choice: str) -> None:
    """Decide in a held game, and see it out without a skip, however long it takes there."""
    point = noa.page.locator(".game").get_attribute("data-point") or ""
    noa.page.locator(f".choice.{choice}").click()
    expect(noa.page.locator(".game")).not_to_have_attribute("data-point", point)
    for _ in range(MOST_STEPS):
        noa.page.clock.run_for(STEP)
        if noa.page.locator('.game[data-open="true"] .choice[aria-disabled="false"]').count():
            return
    raise AssertionError("no decision opens")


def test_no_panel_is_ahead_of_the_stage(meet: Meet) -> None:
    noa = held_game(meet, "de", DESKTOP)
    noa.page.evaluate(WATCH)
    for _ in range(MOST_CARDS):
        decide(noa, "continue")
        if len({frame["odds"] for frame in frames(noa.page)} - {""}) > 2:
            break
    changes, asked_on = 0, 0
    for before, after in pairwise(frames(noa.page)):
        if after["reveal"]:
            asked_on = after["cards"]
            assert (before["odds"], before["risk"]) == (after["odds"], after["risk"])
        if before["odds"] and after["odds"] and before["odds"] != after["odds"]:
            changes += 1
            assert after["cards"] > asked_on > 0
    assert changes


def test_the_reveal_can_be_read_and_sets_leavers_apart(meet: Meet) -> None:
    noa = held_game(meet, "he", PHONE)
    noa.page.locator(".choice.return").click()
    leavers, stayers = noa.page.locator(".reveal .group.return"), noa.page.locator(".reveal .group.continue")
    expect(leavers.locator("bdi", has_text="Noa")).to_be_visible()
    for icon in noa.page.locator(".reveal .icon").all():
        assert icon.evaluate(CONTRAST) >= 3
    if stayers.count():
        away, stay = leavers.bounding_box(), stayers.bounding_box()
        assert away
        assert stay
        assert away["x"] >= stay["x"] + stay["width"], "the camp is on the right in Hebrew"
        shape = "(card) => getComputedStyle(card).clipPath"
        assert leavers.locator(".front").first.evaluate(shape) != stayers.locator(".front").first.evaluate(shape)
    noa.page.clock.run_for(READABLE)
    expect(leavers.locator("bdi", has_text="Noa")).to_be_visible()
    assert not leavers.locator(".gain").count()
    noa.page.clock.run_for(700)
    expect(leavers.locator(".gain").first).to_contain_text("+")
    assert noa.page.locator('.game[data-open="false"]').count()
    noa.stays_within_the_screen()
    noa.page.clock.run_for(1_000)
    expect(noa.page.get_by_test_id("reveal")).to_have_count(0)


def test_the_interlude_the_way_to_it_and_the_finale(meet: Meet) -> None:
    noa = quick_game(meet, "en", PHONE, expeditions=2)
    hurry = noa.page.get_by_role("button", name="To the end of this expedition")
    interlude, finale = noa.page.get_by_test_id("interlude"), noa.page.get_by_test_id("finale")

    def met(what: str) -> None:
        play_on([noa], lambda: bool(noa.page.get_by_test_id(what).count()))

    noa.page.evaluate(HOLD)
    noa.page.locator(".choice.return").click()
    expect(hurry.or_(interlude).first).to_be_visible()
    if hurry.count():
        hurry.click()
    expect(interlude).to_contain_text("Expedition 1 is over")
    expect(interlude.locator("tbody tr")).to_have_count(4)
    noa.stays_within_the_screen()
    noa.is_accessible()
    assert noa.page.evaluate(DIM_WORDS, ".interlude") == []
    interlude.get_by_role("button", name="Go on").click()
    expect(interlude).to_have_count(0)
    met("finale")
    expect(finale.locator("li")).to_have_count(4)
    expect(noa.page.locator(".sheet")).to_have_count(0)
    noa.stays_within_the_screen()
    noa.is_accessible()
    assert noa.page.evaluate(DIM_WORDS, ".finale") == []
    finale.get_by_role("button", name="Go on").click()
    expect(noa.page.locator(".sheet tbody tr").first).to_be_visible()


def test_a_held_key_decides_once(meet: Meet) -> None:
    noa = held_game(meet, "de", DESKTOP)
    sent = decisions(noa)
    for nth, key in enumerate(("w", "Enter"), 1):
        noa.page.locator(".choice.continue").focus()
        point = noa.page.locator(".game").get_attribute("data-point") or ""
        noa.page.keyboard.down(key)
        expect(noa.page.locator(".game")).not_to_have_attribute("data-point", point)
        for _ in range(MOST_STEPS):  # beyond the next card, on which it must not decide
            noa.page.keyboard.down(key)
            noa.page.clock.run_for(STEP)
            if noa.page.locator('.game[data-open="true"] .choice[aria-disabled="false"]').count():
                break
        for _ in range(3):
            noa.page.keyboard.down(key)
            noa.page.clock.run_for(STEP)
        noa.page.keyboard.up(key)
        assert len(sent) == nth
        expect(noa.page.locator('.choice.continue[aria-disabled="false"]')).to_be_visible()


def test_a_double_tap_decides_once_and_keeps_the_reveal(meet: Meet) -> None:
    noa = held_game(meet, "en", PHONE)
    sent = decisions(noa)
    reveal, button = noa.page.get_by_test_id("reveal"), noa.page.locator(".choice.continue")
    button.click()
    expect(reveal).to_be_visible()
    button.click(force=True)
    noa.page.clock.run_for(500)
    expect(reveal).to_be_visible()
    # later a tap skips; the second of its pair decides nothing on the card that has just come
    for _ in range(2):
        button.click(force=True)
    expect(reveal).to_have_count(0)
    assert not noa.page.locator('.choice[aria-pressed="true"]').count()
    assert len(sent) == 1


def test_trap_tiles_say_what_can_still_come(meet: Meet) -> None:
    noa = quick_game(meet, "de", PHONE, still=True)

    def has_met_a_trap() -> bool:
        return bool(noa.page.locator('.game[data-open="true"] .traps li.is-met').count()) or noa.is_over

    for _ in range(40):
        if has_met_a_trap():
            break
        noa.decide_if_asked("continue")
    on_path = noa.page.locator(".path .card .unseen").all_inner_texts()
    tiles = noa.page.locator(".traps li")
    for tile in tiles.all():
        told = tile.locator(".unseen").inner_text()
        number = int(tile.locator(".number").inner_text())
        is_met = any(card in told for card in on_path)
        assert str(number) in told or number == 0
        assert ("is-met" in (tile.get_attribute("class") or "")) == (is_met and number > 0)
    assert tiles.locator(".number").all_inner_texts().count("3") < 5


def test_bots_are_marked_and_the_log_says_who_plays(meet: Meet, server: ServerProcess) -> None:
    ada, ben = meet("en", DESKTOP, name="Ada"), meet("de", PHONE, name="Ben")
    ada.open()
    ada.introduce()
    ada.page.get_by_role("button", name="New table").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="One seat fewer").click()
    dialog.get_by_label("Player 3", exact=True).select_option("bot:bold")
    dialog.get_by_role("button", name="Open the table").click()
    ada.page.locator(".lobby").wait_for()
    ben.open(f"/t/{ada.code}")
    ben.page.locator(".lobby form input[type=text]").first.fill(ben.name)
    ben.page.locator(".lobby form button[type=submit]").click()
    ada.page.get_by_role("button", name="Into the cave").click()
    for person in (ada, ben):
        expect(person.page.locator(".players li .bot")).to_have_count(1)
    ben.page.get_by_role("button", name="Menü und Hilfe").click()
    ben.page.get_by_role("button", name="Tisch verlassen").click()
    ben.page.get_by_role("button", name="Tisch verlassen").click()
    expect(ada.page.locator(".players li .bot")).to_have_count(2)
    expect(ada.page.locator(".log [data-event=left]")).to_contain_text(re.compile("Ben. has left. A bot plays on"))


def test_the_end_has_a_chart_is_shared_and_saved_and_the_rematch_begins_at_once(meet: Meet) -> None:
    noa = quick_game(meet, "he", PHONE, still=True, expeditions=2)
    first = noa.code
    play_on([noa])
    page = noa.page
    chart, scores = page.locator(".chart tbody tr"), page.locator(".sheet td.score").all_inner_texts()
    expect(chart).to_have_count(4)
    sums = [sum(map(int, row.locator("td").all_inner_texts())) for row in chart.all()]
    assert sums == [int(score) for score in scores]
    noa.stays_within_the_screen()
    noa.is_accessible()

    page.evaluate(SHEET)
    page.get_by_role("button", name="שיתוף").click()
    page.wait_for_function("() => window.shared")
    shared: dict[str, Any] = page.evaluate("window.shared")
    assert first in shared["url"]
    assert re.search(r"\d", shared["text"])
    assert shared["files"] == [["image/png", True]]

    with page.expect_download() as saving:
        page.get_by_role("link", name="שמירת הרישום").click()
    assert saving.value.suggested_filename == f"tacora-{first}.json"

    page.get_by_role("button", name="משחק חוזר").click()
    page.wait_for_url(re.compile(r"/t/(?!" + first + ")"))
    expect(page.locator(".choice.continue")).to_be_visible()


def test_without_a_sheet_the_result_is_copied_and_the_picture_shown(meet: Meet) -> None:
    noa = quick_game(meet, "en", DESKTOP, still=True, expeditions=1)
    noa.page.evaluate("delete Navigator.prototype.share")
    play_on([noa])
    noa.page.get_by_role("button", name="Share").click()
    picture = noa.page.locator(".told img")
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 1200)
    expect(noa.page.get_by_role("link", name="Save the picture")).to_be_visible()


def test_home_names_the_game_and_the_quick_games_edition(meet: Meet) -> None:
    for language, size, game, edition in (("de", PHONE, "Diamant", "2024"), ("he", DESKTOP, "המרוץ ליהלום", "2024")):
        noa = meet(language, size)
        noa.open()
        expect(noa.page.get_by_role("heading", level=1)).to_contain_text(game)
        expect(noa.page.locator(".edition").first).to_contain_text(edition)
        noa.stays_within_the_screen()
