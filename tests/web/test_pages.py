"""Every page, in every language and on small and large screens: usable, accessible, and with a face for every state."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser import DESKTOP, PHONE, Meet, Person, play_a_little, play_on
from fair_matches import FOLDER as FAIR
from table_server import DICE, Device, ServerProcess, serving
from tacora.i18n import Words

ZOOMED = (640, 400)  # a desktop at 200 %
NARROW = (320, 640)


@pytest.mark.parametrize(
    ("language", "size"), [("en", PHONE), ("de", DESKTOP), ("he", PHONE), ("he", DESKTOP), ("de", ZOOMED)]
)
def test_pages_are_accessible_and_fit(meet: Meet, language: str, size: tuple[int, int]) -> None:
    reader = meet(language, size)
    for path in ("/", "/rules", "/verify"):
        reader.open(path)
        expect(reader.page.locator("h1").first).to_be_visible()
        expect(reader.page.locator("html")).to_have_attribute("lang", language)
        expect(reader.page.locator("html")).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
        reader.stays_within_the_screen()
        reader.is_accessible()


def test_the_rules_list_every_ruling(meet: Meet) -> None:
    reader = meet("en", DESKTOP)
    reader.open("/rules")
    expect(reader.page.get_by_text("D-R1", exact=True)).to_be_hidden()  # one level deeper than the rules
    reader.page.locator("summary").first.click()
    for number in range(1, 10):
        expect(reader.page.get_by_text(f"D-R{number}", exact=True)).to_be_visible()


def test_the_rules_of_dungeon_are_for_players_and_rulings_deeper(meet: Meet) -> None:
    reader = meet("he", PHONE)
    page = reader.open("/rules/dungeon")
    expect(page.locator(".steps li")).to_have_count(5)
    assert not re.search(r"\bV-[A-Z]\d", page.locator("main").inner_text())  # ids are one level deeper
    books, cards, rulings = page.locator("summary").all()
    expect(page.locator(".cards button")).to_have_count(0)
    cards.click()
    expect(page.locator(".cards button").first).to_be_visible()
    cards.click()
    books.click()
    rulings.click()
    expect(page.get_by_text("V-R34", exact=True)).to_be_visible()
    reader.stays_within_the_screen()
    reader.is_accessible()


@pytest.mark.parametrize("size", [ZOOMED, NARROW])
def test_the_table_works_when_zoomed(meet: Meet, size: tuple[int, int]) -> None:
    player = meet("en", size)
    player.open()
    player.page.get_by_role("button", name="Into the cave").click()
    button = player.page.locator(".choice.return")
    button.scroll_into_view_if_needed()
    player.stays_within_the_screen()
    player.is_accessible()
    box = button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    button.click()


def test_touch_targets_are_large_enough(meet: Meet) -> None:
    player = meet("en", PHONE)
    player.open()
    small = """[...document.querySelectorAll('button, select, input[type=text], label:has(input)')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 120))"""
    assert player.page.evaluate(small) == []
    player.page.get_by_role("button", name="Into the cave").click()
    expect(player.page.locator(".choice.return")).to_be_visible()
    assert player.page.evaluate(small) == []


def test_language_name_hat_and_options_are_remembered(meet: Meet) -> None:
    player = meet("en", PHONE, name="Noa")
    player.open()
    player.introduce()
    player.page.get_by_role("radio", name="Hat 4").check()
    player.page.get_by_role("button", name="עברית").click()
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("lang", "he")
    expect(player.page.get_by_label("השם שלכם")).to_have_value("Noa")
    expect(player.page.get_by_role("radio", name="כובע 4")).to_be_checked()
    player.page.get_by_role("button", name="שולחן חדש").click()
    player.page.get_by_role("radio", name="2017").check()
    expect(player.page.get_by_role("checkbox", name="חפצי כוח")).to_be_disabled()
    player.is_accessible()
    player.page.reload()
    player.page.locator(".go").click()
    expect(player.page.locator(".traps li").first).to_have_attribute("title", re.compile("עכביש ענק"))


def test_a_public_table_is_listed_and_can_be_joined(meet: Meet, server: ServerProcess) -> None:
    code = Device(server.url).create("pf", names="Hanna", public=True)
    guest = meet("en", PHONE, name="Ben")
    guest.open()
    guest.introduce()
    guest.page.get_by_role("link", name=re.compile("Hanna")).click()
    guest.page.wait_for_url(f"**/t/{code}")
    expect(guest.page.get_by_role("img", name="QR code of the invite link")).to_be_visible()
    expect(guest.page.locator("img")).not_to_have_js_property("naturalWidth", 0)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".wait")).to_contain_text("You are in")
    guest.is_accessible()


def test_the_host_gives_a_seat_to_a_bot_and_starts(meet: Meet) -> None:
    host = meet("en", DESKTOP, name="Ada")
    host.open()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_role("button", name="Open the table").click()
    start = host.page.get_by_role("button", name="Into the cave")
    expect(start).to_be_disabled()
    for seat in (2, 3):
        host.page.get_by_label(f"Player {seat}", exact=True).select_option("steady")
    expect(start).to_be_enabled()
    start.click()
    expect(host.page.locator(".choice.return")).to_be_visible()


def test_saying_something_muting_and_leaving(meet: Meet) -> None:
    host, guest = meet("en", DESKTOP, name="Ada"), meet("de", PHONE, name="Ben")
    host.open()
    host.page.get_by_role("button", name="New table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Player 3", exact=True).select_option("bot:odds")
    dialog.get_by_role("button", name="Open the table").click()
    host.page.locator(".lobby").wait_for()
    guest.open(f"/t/{host.code}")
    guest.page.get_by_role("button", name="Hinsetzen").click()
    start = host.page.get_by_role("button", name="Into the cave")
    expect(start).to_be_enabled()
    start.click()
    host.page.get_by_role("button", name="Good luck").click()
    expect(guest.page.locator(".bubble")).to_have_text("Viel Glück")
    expect(guest.page.locator(".bubble svg")).to_be_visible()  # a face
    guest.page.locator(".last").click()
    guest.page.get_by_label("Stumm").check()
    expect(guest.page.locator("dialog").get_by_text("Viel Glück")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name="Menü und Hilfe").click()
    guest.page.get_by_role("button", name="Tisch verlassen").click()
    guest.page.locator(".danger").click()
    guest.page.wait_for_url("**/")
    play_a_little([host])


def test_a_table_that_is_not_there(meet: Meet) -> None:
    guest = meet("en", PHONE)
    guest.may_lose_network = True  # the browser tells of the 404
    guest.open("/t/zzzzzz")
    expect(guest.page.get_by_role("heading", name="This table is not there")).to_be_visible()
    guest.is_accessible()


def test_a_table_of_older_rules_says_so(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as before:
        code = Device(before.url).create("pb", start=True)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute('UPDATE entries SET body = replace(body, \'"rules":"1"\', \'"rules":"0"\')')
        connection.commit()
    with serving(database) as server:
        player = Person(browser, server.url, "en", PHONE)
        player.may_lose_network = True  # the browser tells of the 410
        player.open(f"/t/{code}")
        expect(player.page.get_by_role("heading", name="This table was played under older rules")).to_be_visible()
        player.is_accessible()
        player.check()
        player.context.close()


def test_a_table_of_a_game_that_has_no_screen(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", packages=[DICE]) as server:
        code = Device(server.url).create("pf", names="Ada", game="dice", public=True)
        guest = Person(browser, server.url, "de", PHONE)
        guest.open()
        expect(guest.page.get_by_text("Gerade wartet niemand")).to_be_visible()
        guest.open(f"/t/{code}")
        expect(guest.page.get_by_role("heading", name="Dieser Browser kennt das Spiel")).to_be_visible()
        guest.is_accessible()
        guest.check()
        guest.context.close()


def test_a_page_that_is_not_there(meet: Meet) -> None:
    guest = meet("de", PHONE)
    guest.open("/nowhere")
    expect(guest.page.get_by_role("heading", name="Hier geht es nicht weiter")).to_be_visible()
    guest.is_accessible()


def test_home_without_a_server(meet: Meet) -> None:
    guest = meet("en", PHONE)
    guest.open()
    guest.may_lose_network = True
    guest.context.set_offline(True)
    guest.page.get_by_role("button", name="Into the cave").click()
    expect(guest.page.get_by_role("alert").first).to_contain_text("does not answer")
    guest.is_accessible()


def test_a_wrong_code_is_told(meet: Meet) -> None:
    guest = meet("en", PHONE)
    guest.open()
    guest.page.get_by_label("Code or link of a table").fill("no")
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.locator("#code-fault")).to_contain_text("eight letters and digits")


def test_verify_says_which_draw_is_wrong(meet: Meet, tmp_path: Path) -> None:
    player = meet("en", DESKTOP)
    player.plays_short_games(expeditions=2)  # with three draws at least
    player.open()
    player.page.get_by_role("button", name="Into the cave").click()
    play_on([player])
    record = player.page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/') + '/record').then((it) => it.json())"
    )
    third = [place for place, step in enumerate(record["steps"]) if "chance" in step][2]
    outcomes, taken = record["fair"]["draws"][2]
    record["fair"]["draws"][2][1] = (taken + 1) % outcomes
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record))
    player.open("/verify")
    player.page.locator("input[type=file]").set_input_files(file)
    verdict = player.page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-verdict", "wrong-draw")
    expect(verdict).to_contain_text(f"Draw 3 is wrong (step {third + 1})")
    expect(verdict).to_contain_text(f"The seed gives place {taken + 1} of {outcomes}")
    player.is_accessible()

    def check(text: str) -> None:
        player.page.get_by_label("The record of a match").fill(text)
        player.page.get_by_role("button", name="Check", exact=True).click()

    record["fair"]["draws"][2][1] = taken
    check(json.dumps(record))
    expect(verdict).to_have_attribute("data-verdict", "fair")
    expect(verdict).to_contain_text("this page knows no rules")
    player.is_accessible()
    record["fair"]["seed"] = "00" * 32
    check(json.dumps(record))
    expect(verdict).to_have_attribute("data-verdict", "wrong-seed")
    check("{")
    expect(verdict).to_contain_text(Words("en")("web-verify-unreadable-json"))


def test_a_record_of_the_first_format_is_left_to_the_command(meet: Meet) -> None:
    player = meet("de", PHONE)
    player.open("/verify")
    record = json.loads((FAIR / "1" / "diamant.json").read_text(encoding="utf-8"))
    del record["fair"]["draws"]
    player.page.get_by_label("Die Aufzeichnung einer Partie").fill(json.dumps(record | {"format": "tacora-match/1"}))
    player.page.get_by_role("button", name="Prüfen", exact=True).click()
    expect(player.page.get_by_test_id("verdict")).to_contain_text("der Befehl tacora verify kann es")
