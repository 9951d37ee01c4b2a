"""At a table among friends nobody is stuck: whoever is away, and whatever the host wants to change."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser import PHONE, Meet, play_on
from friends import SHORT, join, log_line, make, named, start, vanish
from table_server import ServerProcess, serving

HIDDEN = "Object.defineProperty(document, 'hidden', {value: %s, configurable: true});"
TOLD = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = (
        "away_seconds=1",
        "requests_burst=1000",
        "tables_burst=1000",
        "handshakes_burst=1000",
        "messages_burst=1000",
    )
    options = (f"--limit={limit}" for limit in limits)
    with serving(tmp_path_factory.mktemp("web") / "tables.db", "--bot-pace=0", *options) as process:
        yield process


def test_the_others_are_told_who_is_away_and_may_let_a_bot_play_on(meet: Meet) -> None:
    noa = meet("he", PHONE, name="Noa")
    ben, ada = meet("en", name="Ben"), meet("en", name="Ada")
    code = make(noa, "pff", options=SHORT)
    join(code, ben, ada)
    start(noa, ben, ada)
    vanish(ben)
    notice = noa.page.get_by_test_id("away")
    expect(notice).to_contain_text("Ben")
    noa.is_accessible()
    noa.stays_within_the_screen()
    buttons = notice.locator("button")
    for button in buttons.all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    expect(ada.page.get_by_test_id("away")).to_contain_text("Ben")
    ada.page.get_by_test_id("away").locator("button").nth(1).click()  # she waits
    expect(ada.page.get_by_test_id("away")).to_have_count(0)
    point = noa.point
    buttons.nth(0).click()
    expect(notice).to_have_count(0)
    expect(log_line(ada.page, "stood-in")).to_contain_text("Ben")
    expect(noa.page.locator(".last .text")).to_contain_text("Ben")
    play_on([noa, ada], lambda: noa.point > point)
    ben.open(f"/t/{code}")  # and the seat is his again
    expect(log_line(ada.page, "returned")).to_contain_text("Ben")
    expect(log_line(ben.page, "stood-in")).to_have_count(1)
    expect(log_line(ben.page, "returned")).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Play on myself")).to_have_count(0)
    play_on([noa, ada, ben])


@pytest.mark.parametrize("clock", [None, 15])
def test_a_table_ends_though_the_host_and_another_vanish_for_good(meet: Meet, clock: int | None) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    ada, dov = meet(name="Ada"), meet("en", PHONE, name="Dov")
    code = make(noa, "pfff", options=SHORT, clock=clock)
    join(code, ben, ada, dov)
    vanish(noa)  # in the lobby
    here = ben.page.get_by_role("button", name="Start with whoever is here")
    here.wait_for()
    expect(ben.page.locator("li").filter(has_text="Ben")).to_contain_text("host")
    expect(dov.page.locator("li.is-away")).to_have_count(1)
    here.click()
    for person in (ben, ada, dov):
        person.page.locator(".game").wait_for()
    expect(ben.page.locator(".players li")).to_have_count(3)
    vanish(ada)  # in the game
    expect(dov.page.get_by_test_id("away")).to_contain_text("Ada")
    dov.page.get_by_test_id("away").get_by_role("button", name="Let a bot play on").click()
    play_on([ben, dov])
    noa.open(f"/t/{code}")
    noa.page.locator(".sheet table").first.wait_for()  # she can look at the end


def test_host_rights_come_back(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pff")
    join(code, ben)
    vanish(noa)
    ben.page.get_by_role("button", name="Change the table").wait_for()
    noa.open(f"/t/{code}")
    noa.page.get_by_role("button", name="Change the table").wait_for()
    expect(ben.page.get_by_role("button", name="Change the table")).to_have_count(0)


def test_a_page_behind_others_counts_as_away_until_it_is_looked_at(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pf")
    join(code, ben)
    start(noa, ben)
    ben.page.evaluate(HIDDEN % "true" + TOLD)
    noa.page.get_by_test_id("away").get_by_role("button", name="Let a bot play on").click()
    expect(log_line(noa.page, "stood-in")).to_have_count(1)
    ben.page.evaluate(HIDDEN % "false" + TOLD)
    expect(log_line(noa.page, "returned")).to_have_count(1)


def test_whoever_looks_just_as_a_bot_is_let_in_has_the_seat_back(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pf")
    join(code, ben)
    start(noa, ben)
    ben.page.evaluate(HIDDEN % "true" + TOLD)
    let_in = noa.page.get_by_test_id("away").get_by_role("button", name="Let a bot play on")
    let_in.wait_for()
    ben.page.evaluate(HIDDEN % "false")  # he looks, and the server does not know it yet
    let_in.click()
    expect(log_line(noa.page, "stood-in")).to_have_count(1)
    expect(log_line(noa.page, "returned")).to_have_count(1)


def test_the_host_changes_the_lobby(meet: Meet) -> None:
    noa, ben, ada = meet("en", PHONE, name="Noa"), meet(name="Ben"), meet(name="Ada")
    code = make(noa, "pfbf", options={"edition": "2024"}, clock=60)
    join(code, ben, ada)
    page = noa.page
    seats = page.locator("ol > li")
    page.get_by_role("button", name="One seat more").click()
    expect(seats).to_have_count(5)
    page.get_by_label("Player 3").select_option("drop")  # the bot's
    expect(seats).to_have_count(4)
    expect(ada.page.locator("ol > li").nth(2)).to_contain_text("You")  # she moved up
    page.get_by_role("button", name="Change the table").click()
    page.get_by_role("radio", name="International").check()
    page.get_by_label("Time for a decision").select_option(label="no clock")
    noa.is_accessible()
    page.get_by_role("button", name="Play like this").click()
    expect(ben.page.get_by_test_id("options")).to_contain_text("no clock")
    expect(ben.page.get_by_test_id("options")).to_contain_text("nternational")
    page.get_by_role("button", name=named("Remove", "Ben")).click()
    noa.stays_within_the_screen()
    page.get_by_role("button", name=named("Really remove", "Ben")).click()
    expect(ben.page.get_by_test_id("removed")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_test_id("removed")).to_be_visible()
    page.get_by_role("button", name=named("Make", "Ada")).click()
    expect(page.get_by_role("button", name="Change the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Start with whoever is here").click()
    for person in (noa, ada):
        person.page.locator(".game").wait_for()
    expect(ben.page.locator(".game")).to_be_visible()


def test_whoever_is_not_here_at_the_start_is_told(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pff")
    join(code, ben)
    vanish(ben)
    expect(noa.page.locator("li.is-away")).to_have_count(1)
    noa.page.get_by_text(named("Without", "Ben")).wait_for()
    noa.page.get_by_role("button", name="Start with whoever is here").click()
    noa.page.locator(".game").wait_for()
    ben.open(f"/t/{code}")
    expect(ben.page.get_by_test_id("began-without-you")).to_be_visible()


def test_a_gentle_clock_is_proposed_where_others_come(meet: Meet) -> None:
    noa = meet(name="Noa")
    page = noa.open()
    page.get_by_role("button", name="New table").click()
    clock = page.get_by_label("Time for a decision")
    expect(clock.locator("option:checked")).to_have_text("60 seconds")
    for place in (2, 3):
        page.get_by_label(f"Player {place}", exact=True).select_option("person")
    expect(clock.locator("option:checked")).to_have_text("no clock")  # they sit together
    page.get_by_label("Player 2", exact=True).select_option("free")
    clock.select_option(label="no clock")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("options")).to_contain_text("no clock")
