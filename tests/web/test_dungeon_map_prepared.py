"""The map of Dungeon at prepared tables: room for fingers, ways, words for a screen reader, time that is up."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import DESKTOP, Person
from map_player import Mouse, ink, middle, settle
from prepared_people import Prepared
from prepared_tables import bot_move, played
from table_logs import Log
from table_server import ServerProcess, serving
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.tasks import Explore

SMALL_PHONE = (360, 640)
FINGER = 44
LONG = 600

SMALL_BUTTONS = """least => [...document.querySelectorAll('button, a[href], [role=button], summary')]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width && box.height && getComputedStyle(one).visibility === 'visible')
    .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)}: ${box.width} x ${box.height}`)"""

LAID = ("room-de", "room-he", "found", "moved", "spoken-en", "spoken-he")
LOOPED = ("forks",)
LOOPED_DEAL = 17
"""Two ways lead to some places in the dungeon that is laid there."""
TAPS = 20
"""Taps beside each other when the whole map is tapped on."""
DRAWN = ("counted", "skipped")
FIVE = ("five",)
FIVE_FIT = (DESKTOP, (1024, 768))
SMALLEST_PICTURE = 90

LISTEN = """() => {
    const told = document.querySelector('.map > [role=status]')
    window.told = []
    new MutationObserver(() => window.told.push(told.textContent)).observe(told, {
        childList: true, characterData: true, subtree: true,
    })
}"""


def builds(state: State) -> bool:
    """Seat 0 lays its dungeon."""
    return isinstance(state.task, Explore) and Seat(0) in DUNGEON.pending(state)


def second_round(state: State) -> bool:
    """Seat 0 lays its dungeon, and has had time to buy."""
    return state.round == 2 and builds(state)


def laid(log: Log, *, path: bool = False) -> Json:
    """The work of somebody who has laid five cards, and drawn what a bot would draw."""
    work = bot_move(log, 0)
    assert isinstance(work, dict)
    return {**work, "path": work["path"] if path else "", "turned": [], "changes": 1}


def last_to_build(number: int, seats: int = 3) -> Log:
    """A table where all but seat 0 are done."""
    log = played(number, range(seats), second_round)
    for seat in range(1, seats):
        log.choose(seat, bot_move(log, seat))
    return log


@pytest.fixture(scope="module")
def tables(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    database = tmp_path_factory.mktemp("maps") / "tables.db"
    logs = {name: played(3, (0, 1), second_round) for name in LAID}
    logs |= {name: played(LOOPED_DEAL, (0, 1), second_round) for name in LOOPED}
    drafts = {name: laid(log) for name, log in logs.items()}
    logs |= {name: last_to_build(3) for name in DRAWN}
    logs |= {name: last_to_build(3, 5) for name in FIVE}
    drafts |= {name: laid(logs[name], path=True) for name in (*DRAWN, *FIVE)}
    tables = Prepared(browser, database, logs, drafts)
    with serving(database, "--bot-pace=0") as server:
        tables.url = server.url
        yield tables


@pytest.fixture
def prepared(tables: Prepared) -> Iterator[Prepared]:
    yield tables
    tables.leave()


def has_room_for_fingers(page: Page) -> None:
    small = page.evaluate(SMALL_BUTTONS, FINGER)
    assert not small, small


def to_draw(page: Page) -> None:
    page.locator(".modes .button").nth(1).click()
    settle(page)


@pytest.mark.parametrize("language", ["de", "he"])
def test_every_button_has_room_for_a_finger_on_a_small_phone(prepared: Prepared, language: str) -> None:
    person = prepared.sit(f"room-{language}", SMALL_PHONE, language)
    page = person.page
    page.locator(".hand .card").first.click()
    expect(page.locator(".held .button")).to_have_count(2)
    page.locator(".toggle").click()
    has_room_for_fingers(page)
    to_draw(page)
    expect(page.locator(".level")).to_be_visible()
    expect(page.locator("[data-token]").first).to_be_visible()
    page.get_by_test_id("map-done").click()  # there is no path: it asks
    expect(page.locator(".question")).to_be_visible()
    has_room_for_fingers(page)


def transform(page: Page) -> str:
    return str(page.locator(".board .plane").evaluate("plane => plane.style.transform"))


def follow(page: Page, mouse: Mouse, entry: Locator, found: Locator) -> bool:
    """Draw from an entry until something is found."""
    before = found.inner_text()
    at = middle(entry)
    mouse.press(at)
    mouse.move((at[0] + 9, at[1] + 1))
    mouse.move(at)
    expect(page.locator(".board .tip")).to_have_count(1)
    for _ in range(12):
        if found.inner_text() != before:
            return True
        marks = page.locator(".board .next")
        if not marks.count():
            break
        mouse.move(middle(marks.last))
    return found.inner_text() != before


def test_the_map_does_not_move_under_the_pointer_when_something_is_found(prepared: Prepared) -> None:
    person = prepared.sit("found", SMALL_PHONE)
    page = person.page
    to_draw(page)
    mouse, board, found = Mouse(page), page.get_by_test_id("map-board"), page.locator(".tally")
    for nth in range(page.locator(".board .entry").count()):
        box, lies = board.bounding_box(), transform(page)
        is_found = follow(page, mouse, page.locator(".board .entry").nth(nth), found)
        assert (board.bounding_box(), transform(page)) == (box, lies)
        mouse.release()
        if is_found:
            return
        page.get_by_role("button", name="Rub out the path").click()
        settle(page)
    pytest.fail("nothing can be found in this dungeon")


def test_a_drag_beside_the_line_moves_the_map_and_a_hint_says_so(prepared: Prepared) -> None:
    person = prepared.sit("moved", SMALL_PHONE)
    page = person.page
    to_draw(page)
    expect(page.get_by_text("Dragging anywhere else moves the map")).to_be_visible()
    box = page.get_by_test_id("map-board").bounding_box()
    assert box is not None
    before = page.locator(".board .entry").first.bounding_box()
    mouse = Mouse(page)
    mouse.press((box["x"] + 20, box["y"] + box["height"] / 2))
    mouse.move((box["x"] + 60, box["y"] + box["height"] / 2 - 30))
    mouse.release()
    after = page.locator(".board .entry").first.bounding_box()
    assert before is not None
    assert after is not None
    assert after["x"] - before["x"] == pytest.approx(40, abs=1)
    assert after["y"] - before["y"] == pytest.approx(-30, abs=1)
    expect(page.locator(".board .tip")).to_have_count(0)
    page.locator(".toggle").click()
    page.locator("[data-token]").first.click()
    expect(page.locator(".start")).to_have_count(0)


def begin(page: Page, opening: int) -> str:
    """Enter by an opening, on an empty map; the ink of that one step."""
    page.locator("[data-token]").nth(opening).click()
    expect(page.locator(".board .tip")).to_have_count(1)
    settle(page)
    return ink(page)


def rub_out(page: Page) -> None:
    button = page.get_by_role("button", name="Rub out the path")
    if button.is_enabled():  # a tap on another opening may have rubbed it out
        button.click()
    expect(page.locator(".board .tip")).to_have_count(0)


def find_forks(page: Page) -> None:
    """Tap all over the map, from each opening anew, until several ways lead to a tap."""
    lit, box = page.locator(".board .lit"), page.get_by_test_id("map-board").bounding_box()
    assert box is not None
    for opening in range(page.locator("[data-token]").count()):
        entered = begin(page, opening)
        for part in range(TAPS**2):
            down, right = divmod(part, TAPS)
            page.mouse.click(
                box["x"] + box["width"] * (right + 0.5) / TAPS, box["y"] + box["height"] * (down + 0.5) / TAPS
            )
            if lit.count() > 1:
                return
            page.keyboard.press("Escape")
            if ink(page) != entered:
                rub_out(page)
                assert begin(page, opening) == entered
        rub_out(page)
    pytest.fail("only one way leads to any place of this dungeon")


def test_where_several_ways_lead_to_a_tap_the_forks_are_lit(prepared: Prepared) -> None:
    person = prepared.sit("forks", DESKTOP)
    page = person.page
    to_draw(page)
    page.locator(".toggle").click()
    find_forks(page)
    expect(page.locator(".notice")).to_contain_text("Several ways lead there")
    lit, line = page.locator(".board .lit"), page.locator(".panel p").first
    fork, before = middle(lit.last), line.inner_text()
    page.mouse.click(*fork)
    expect(line).not_to_have_text(before)
    expect(lit).to_have_count(0)


LATIN = re.compile(r"[A-Za-z]{3,}")  # names of cards and cells are shorter


@pytest.mark.parametrize("language", ["en", "he"])
def test_every_step_by_keys_is_told_once_and_listed_in_the_pages_language(prepared: Prepared, language: str) -> None:
    person = prepared.sit(f"spoken-{language}", language=language)
    page = person.page
    page.locator(".toggle").click()
    page.evaluate(LISTEN)
    told = []
    page.keyboard.press("d")
    heard(page)
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
        told.append(heard(page))
    for _ in range(6):
        step = page.locator("[data-token]").first
        if not step.count():
            break
        words = step.inner_text()
        assert words in page.locator(".panel").aria_snapshot()
        step.focus()
        page.keyboard.press("Enter")
        told.append(heard(page))
        assert told[-1] == page.locator(".panel p").first.inner_text()
    assert len(told) > 4
    assert len(set(told)) == len(told)
    for words in told:
        assert bool(LATIN.search(words)) == (language == "en"), words
    page.keyboard.press("Control+z")
    assert heard(page) == told[-2]
    wall = wall_beside(page)
    page.evaluate("window.told.splice(0)")
    page.keyboard.press(wall)  # the same wall once more is told once more
    assert "V-P7" in heard(page)
    person.is_accessible()


def wall_beside(page: Page) -> str:
    """The arrow that leads against the first wall there is."""
    line = page.locator(".panel p").first.inner_text()
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        if page.locator(".notice", has_text="V-P7").count():
            return key
        page.keyboard.press("Escape")
        if page.locator(".panel p").first.inner_text() != line:
            page.keyboard.press("Control+z")
    pytest.fail("there is no wall")


def heard(page: Page) -> str:
    """The only thing that a screen reader was told since it was last asked."""
    page.wait_for_function("() => window.told.length > 0")
    told: list[str] = page.evaluate("window.told.splice(0)")
    assert len(told) == 1, told
    return told[0]


def take_up(person: Person) -> None:
    """Take one of five cards back into the hand."""
    page = person.page
    expect(page.locator(".board .card")).to_have_count(5)
    page.keyboard.press("b")
    page.keyboard.press("3")
    page.keyboard.press("Backspace")
    expect(page.locator(".hand .card.is-laid")).to_have_count(4)


def test_time_is_up_while_a_card_is_taken_up_and_the_last_legal_dungeon_counts(
    browser: Browser, tmp_path: Path
) -> None:
    """V-R34: the server is away while a path is drawn and a card taken up, and again when the time runs out.

    So it never saw the dungeon that counts as the work itself: only beside the work, as the last that was legal.
    """
    database = tmp_path / "tables.db"
    log = played(3, (0, 1), builds, time_limit=LONG)
    tables = Prepared(browser, database, {"hourglass": log}, {"hourglass": laid(log)})
    server = ServerProcess(database, "--bot-pace=0")
    tables.url = server.url
    person = tables.sit("hourglass")
    person.may_lose_network = True
    expect(person.page.locator(".clock")).to_be_visible()
    server.kill()
    to_draw(person.page)
    person.page.locator(".toggle").click()
    person.page.locator("[data-token]").first.click()
    expect(person.page.locator(".board .line")).not_to_have_count(0)
    take_up(person)
    server = ServerProcess(database, "--bot-pace=0", port=server.port)
    wait_for_taken_up(person.page, database)
    server.kill()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE entries SET at = at - ?", (2 * LONG * 1000,))
        connection.commit()
    server = ServerProcess(database, "--bot-pace=0", port=server.port)
    try:
        own = person.page.locator(".results .dungeon").first
        expect(own.locator('svg[role="img"] image')).to_have_count(5)
        expect(own.locator(".line").first).to_be_attached()
        tables.leave()
    finally:
        server.stop()


def wait_for_taken_up(page: Page, database: Path) -> None:
    """Wait until the rearrangement is on disk."""
    for _ in range(400):
        with closing(sqlite3.connect(database)) as connection:
            works = [json.loads(work) for (work,) in connection.execute("SELECT work FROM drafts")]
        if any(len(work.get("now", work)["layout"]) == 4 for work in works):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the draft was not kept")


def hand_in(person: Person, seats: int = 3) -> Locator:
    """Be done, and see the dungeons; what flies onto the sheets."""
    page = person.page
    page.get_by_test_id("map-done").click()
    expect(page.locator(".results .dungeon")).to_have_count(seats)
    return page.locator(".layer .flier")


def test_what_counts_flies_onto_the_sheet(prepared: Prepared) -> None:
    person = prepared.sit("counted", still=False)
    fliers = hand_in(person)
    expect(person.page.locator(".dungeon dd .ink")).to_have_count(0)  # nothing is told before it is counted
    expect(fliers.first).to_be_attached()
    expect(person.page.locator(".dungeon dd .ink").first).to_be_visible()
    expect(person.page.locator('.game[data-open="true"]')).to_be_visible()
    expect(fliers).to_have_count(0)


def test_a_tap_ends_the_counting_at_once(prepared: Prepared) -> None:
    person = prepared.sit("skipped", still=False)
    page = person.page
    fliers = hand_in(person)
    expect(fliers.first).to_be_attached()
    page.locator(".results h2").first.dispatch_event("pointerdown", {"bubbles": True})
    assert not fliers.count()
    expect(page.locator('.game[data-open="true"]')).to_be_visible()
    expect(page.locator(".dungeon dd .ink").first).to_be_visible()


def test_five_dungeons_are_seen_whole_without_scrolling(prepared: Prepared) -> None:
    person = prepared.sit("five")
    page = person.page
    hand_in(person, 5)
    expect(page.locator('.game[data-open="true"]')).to_be_visible()
    for width, height in FIVE_FIT:
        page.set_viewport_size({"width": width, "height": height})
        below = page.locator(".results .on").bounding_box()  # the way on covers what is beneath it
        assert below is not None
        for dungeon in page.locator(".results .dungeon").all():
            box = dungeon.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= below["y"], (width, height, box, below)
            picture = dungeon.locator('svg[role="img"]').bounding_box()
            assert picture is not None
            assert picture["height"] >= SMALLEST_PICTURE, (width, height, picture)
