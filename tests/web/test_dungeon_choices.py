"""Choices of Dungeon that a game comes to by chance, at tables that are prepared for them, and what was possible."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from prepared_people import Prepared
from prepared_tables import played, state_of
from table_logs import Log
from table_server import serving
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon.tasks import Exchange, Explore, Look, Tidy, Turn

SMALL_PHONE = (360, 640)
PEOPLE = (0, 1)  # a device each


def is_asked(kind: type) -> Callable[[State], bool]:
    """Seat 0 is to decide on a task of this kind."""
    return lambda state: isinstance(state.task, kind) and Seat(0) in DUNGEON.pending(state)


TABLES: dict[str, Callable[[], Log]] = {
    "tidy": lambda: played(270, (0, 1, 2), is_asked(Tidy)),
    "deck": lambda: played(270, (0, 1, 2), is_asked(Tidy)),
    "look": lambda: played(22, (0, 1, 2), is_asked(Look), wish="book-13"),
    "swap": lambda: played(12, (0, 1, 2), is_asked(Exchange), wish="book-17"),
    "helpful": lambda: played(3, PEOPLE, second_market),
    "strict": lambda: played(3, PEOPLE, second_market, odds=False),
    "building": lambda: played(3, PEOPLE, is_asked(Explore)),
}


def second_market(state: State) -> bool:
    """The first round is over."""
    return state.round == 2 and isinstance(state.task, Turn)


@pytest.fixture(scope="module")
def tables(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prepared]:
    database = tmp_path_factory.mktemp("prepared") / "tables.db"
    tables = Prepared(browser, database, {name: table() for name, table in TABLES.items()})
    with serving(database, "--bot-pace=0") as server:
        tables.url = server.url
        yield tables


@pytest.fixture
def prepared(tables: Prepared) -> Iterator[Prepared]:
    yield tables
    tables.leave()


def fate(page: Page, nth: int) -> str:
    """What is to become of a card."""
    return page.locator(".fate").nth(nth).get_attribute("data-fate") or ""


def test_recycling_and_scissors_are_chosen_on_the_cards(prepared: Prepared) -> None:
    """V-F2, V-F3: one card may be kept and one boxed; result and choice have their room on a small phone."""
    person = prepared.sit("tidy", SMALL_PHONE)
    page = person.page
    cards = page.locator(".fate")
    expect(cards).to_have_count(5)
    cards.nth(0).click()
    cards.nth(1).click()
    assert [fate(page, nth) for nth in range(5)] == ["keep", "box", "discard", "discard", "discard"]
    expect(cards.nth(2)).to_have_attribute("aria-disabled", "true")  # no more may be kept or boxed
    cards.nth(2).click(force=True)
    assert fate(page, 2) == "discard"
    cards.nth(0).click()
    assert fate(page, 0) == "discard"
    cards.nth(2).click()
    assert fate(page, 2) == "keep"
    boxes = [page.locator(part).first.bounding_box() for part in (".results", ".dungeon .picture", ".fate")]
    heights = [box["height"] for box in boxes if box]
    assert heights[0] >= 250, heights
    assert heights[1] >= 120, heights
    assert heights[2] >= 44, heights
    person.is_accessible()
    kept, boxed = (cards.nth(nth).get_attribute("data-card") for nth in (2, 1))
    page.locator('[data-choice="clean-up"]').click()
    expect(page.locator('[data-choice="clean-up"]')).to_have_count(0)
    watcher = prepared.sit("tidy", device=1)
    told = re.compile(rf"keeps \W*{kept}\W+P0\W+ puts \W*{boxed}\W* into the box")
    expect(watcher.page.locator(".told")).to_contain_text(told)


def test_dungeons_are_turned_by_hats_by_keys_and_by_swiping(prepared: Prepared) -> None:
    person = prepared.sit("deck", SMALL_PHONE, "he")
    page = person.page
    hats = page.locator(".hats button")
    expect(hats).to_have_count(3)
    second = page.locator(".dungeon").nth(1)
    expect(second).not_to_be_in_viewport(ratio=0.5)
    hats.nth(1).click()
    expect(second).to_be_in_viewport(ratio=0.5)
    expect(hats.nth(1)).to_have_attribute("aria-current", "true")
    page.locator(".dungeons").focus()
    page.keyboard.press("ArrowLeft")  # to the left is on, in Hebrew
    expect(page.locator(".dungeon").nth(2)).to_be_in_viewport(ratio=0.5)
    page.locator(".dungeons").evaluate("(deck) => deck.scrollTo({ left: 0 })")  # as a finger does
    expect(hats.nth(0)).to_have_attribute("aria-current", "true")


def test_book_13_looks_at_the_first_card_drawn(prepared: Prepared) -> None:
    """V-B13: whoever keeps it builds with it."""
    person = prepared.sit("look", SMALL_PHONE)
    page = person.page
    looked = state_of(prepared.logs["look"]).players[0].hand[-1].card.id
    expect(page.locator(".look")).to_contain_text(looked)
    person.is_accessible()
    page.locator('[data-choice="keep"]').click()
    expect(page.locator('[data-choice="keep"]')).to_have_count(0)


def test_book_17_exchanges_a_card_for_one_of_the_market(prepared: Prepared) -> None:
    """V-B17: of equal or lower cost."""
    person = prepared.sit("swap", SMALL_PHONE)
    page = person.page
    swap = page.locator('[data-choice="swap"]')
    expect(swap).to_be_disabled()
    boxes = page.get_by_role("group", name="Into the box")
    boxes.get_by_role("button").first.click()
    takes = page.get_by_role("group", name="From the market")
    takes.get_by_role("button").first.click()
    person.is_accessible()
    swap.click()
    expect(page.locator(".game .last, .told").first).to_be_visible()
    expect(swap).to_have_count(0)


def test_what_was_possible_is_shown_beside_the_own_dungeon(prepared: Prepared) -> None:
    person = prepared.sit("helpful")
    page = person.page
    page.get_by_test_id("look-back").click()
    own = page.locator(".results .dungeon").first
    own.get_by_role("button", name="What was possible").click()
    expect(own.locator('.possible svg[role="img"] image')).to_have_count(5)
    expect(own.locator(".possible p")).to_contain_text("point")
    person.is_accessible()


def test_a_table_without_help_does_not_offer_what_was_possible(prepared: Prepared) -> None:
    person = prepared.sit("strict")
    page = person.page
    page.get_by_test_id("look-back").click()
    expect(page.locator(".results .dungeon").first).to_be_visible()
    expect(page.get_by_role("button", name="What was possible")).to_have_count(0)


def test_whoever_is_done_sees_how_far_the_others_are(prepared: Prepared) -> None:
    """V-R36: how many cards lie, not which."""
    builder, waiter = prepared.sit("building"), prepared.sit("building", device=1)
    waiter.page.get_by_test_id("map-done").click()
    again = waiter.page.get_by_test_id("map-done")
    if again.count():
        again.click()  # nothing is laid yet: it asks once
    expect(waiter.page.locator(".waiting")).to_be_visible()
    for key in ("1", "ArrowRight", "Enter"):
        builder.page.keyboard.press(key)
    expect(builder.page.locator(".hand .card.is-laid")).to_have_count(1)
    expect(waiter.page.locator(".waiting li .laid .is-laid")).to_have_count(1)
    expect(waiter.page.locator(".waiting li").first).to_contain_text(re.compile(r"1\W* of \W*5\W* cards laid"))
    waiter.is_accessible()
