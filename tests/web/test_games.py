"""Whole games in the browser, against the real server."""

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser import DESKTOP, PHONE, Meet, Person, play_a_little, play_on
from table_server import ServerProcess


def test_one_person_and_three_bots_on_a_phone(meet: Meet) -> None:
    noa = meet("en", PHONE, name="Noa", still=False)
    noa.open()
    noa.introduce()
    noa.page.get_by_role("button", name="Into the cave").click()
    expect(noa.page.locator(".players li")).to_have_count(4)
    noa.stays_within_the_screen()
    play_on([noa])
    expect(noa.page.locator(".sheet tbody tr:has(.score)")).to_have_count(4)
    expect(noa.page.locator(".sheet .who bdi").filter(has_text="Noa")).to_have_count(1)
    noa.is_accessible()
    noa.page.get_by_role("link", name="Check the shuffles").click()
    expect(noa.page.get_by_test_id("verdict")).to_have_attribute("data-verdict", "fair")


def test_four_people_on_four_devices(meet: Meet) -> None:
    host = meet("de", DESKTOP, name="Ada")
    host.plays_short_games()
    host.open()
    host.introduce()
    host.page.get_by_role("button", name="Neuer Tisch").click()
    dialog = host.page.get_by_role("dialog")
    for seat in (2, 3, 4):
        dialog.get_by_label(f"Platz {seat}", exact=True).select_option("free")
    dialog.get_by_role("button", name="Tisch öffnen").click()
    host.page.locator(".lobby").wait_for()
    host.is_accessible()
    guests = [meet("de", PHONE, name="Ben"), meet("en", DESKTOP, name="Cleo"), meet("he", PHONE, name="דנה")]
    for guest in guests:
        guest.open(f"/t/{host.code}")
        guest.page.locator(".lobby form input[type=text]").first.fill(guest.name)
        guest.page.locator(".lobby form button[type=submit]").click()
        expect(host.page.locator(".lobby li.person", has_text=guest.name)).to_be_visible()
    guests[2].is_accessible()
    host.page.get_by_role("button", name="In die Höhle").click()
    everybody = [host, *guests]
    for person in everybody:
        expect(person.page.locator(".choice.return")).to_be_visible()

    # a choice may be changed until all have decided, and nobody learns it before
    host.page.locator(".choice.return").click()
    host.page.locator(".choice.continue").click()
    expect(host.page.locator(".choice.continue")).to_have_attribute("aria-pressed", "true")
    expect(guests[0].page.locator(".players li.decided")).to_have_count(1)
    guests[0].is_accessible()

    play_on(everybody)
    sheets = [person.page.locator(".sheet td.score").all_inner_texts() for person in everybody]
    assert sheets[0] == sheets[1] == sheets[2] == sheets[3]
    assert guests[2].page.locator("html").get_attribute("dir") == "rtl"


def test_hot_seat_in_hebrew(meet: Meet) -> None:
    pair = meet("he", PHONE, name="דנה")
    pair.plays_short_games()
    pair.open()
    pair.introduce()
    pair.page.get_by_role("button", name="שולחן חדש").click()
    dialog = pair.page.get_by_role("dialog")
    dialog.get_by_label("מקום 2", exact=True).select_option("person")
    dialog.get_by_label("השם במקום 2").fill("יואב")
    dialog.get_by_label("מקום 3", exact=True).select_option("bot:timid")
    dialog.get_by_label("מקום 4", exact=True).select_option("bot:bold")
    dialog.get_by_label("תיבות סמויות").check()
    dialog.get_by_role("button", name="מתחילים").click()
    page = pair.page
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("דנה")
    assert not page.locator(".choice").count()
    expect(page.locator(".players .chest", has_text="?")).to_have_count(4)
    curtain.get_by_role("button").click()
    expect(page.locator(".players .chest", has_text="?")).to_have_count(3)
    page.locator(".choice.continue").click()
    expect(curtain).to_contain_text("יואב")
    expect(page.locator(".players .chest", has_text="?")).to_have_count(4)
    play_on([pair])
    expect(page.locator(".sheet tbody tr:has(.score)")).to_have_count(4)
    pair.is_accessible()


def test_a_spectator_sees_all_and_decides_nothing(meet: Meet) -> None:
    player = meet("en", DESKTOP, name="Noa")
    player.plays_short_games()
    player.open()
    player.page.get_by_role("button", name="Into the cave").click()
    expect(player.page.locator(".choice.return")).to_be_visible()
    watcher = meet("de", PHONE)
    watcher.open(f"/t/{player.code}")
    expect(watcher.page.locator(".status")).to_contain_text("Du siehst zu")
    assert not watcher.page.locator(".choice").count()
    watcher.is_accessible()
    play_on([player])
    expect(watcher.page.locator(".sheet tbody tr:has(.score)")).to_have_count(4)
    assert not watcher.page.get_by_role("button", name="Revanche", exact=True).count()


def test_a_rematch_with_the_same_people(meet: Meet) -> None:
    ada, ben = meet("de", PHONE, name="Ada"), meet("en", DESKTOP, name="Ben")
    ada.plays_short_games()
    ada.open()
    ada.introduce()
    ada.page.get_by_role("button", name="Neuer Tisch").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ein Platz weniger").click()
    dialog.get_by_label("Platz 3", exact=True).select_option("bot:odds")
    dialog.get_by_role("button", name="Tisch öffnen").click()
    ada.page.locator(".lobby").wait_for()
    first = ada.code
    ben.open()
    ben.introduce()
    ben.page.get_by_label("Code or link of a table").fill(first)
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".lobby li.person")).to_have_count(2)
    ada.page.get_by_role("button", name="In die Höhle").click()
    play_on([ada, ben])
    ada.page.get_by_role("button", name="Revanche").click()
    ada.page.wait_for_url(re.compile(r"/t/(?!" + first + ")"))
    ben.page.get_by_role("button", name="To the rematch").click()
    ben.page.wait_for_url(re.compile(r"/t/(?!" + first + ")"))
    assert ada.code == ben.code != first
    start = ada.page.get_by_role("button", name="In die Höhle")
    expect(start).to_be_enabled()
    start.click()
    for person in (ada, ben):
        expect(person.page.locator(".choice.continue")).to_be_visible()
    play_a_little([ada, ben])


def test_reload_lost_network_and_a_second_tab(meet: Meet) -> None:
    host, guest = meet("en", PHONE, name="Ada"), meet("en", DESKTOP, name="Ben")
    host.may_lose_network = True
    start_two(host, guest)
    host.page.locator(".choice.continue").click()
    expect(guest.page.locator(".players li.decided")).to_have_count(1)

    host.page.reload()
    expect(host.page.locator(".choice.continue")).to_have_attribute("aria-pressed", "true")

    host.context.set_offline(True)
    expect(host.page.get_by_test_id("link-banner")).to_contain_text("No network")
    host.page.locator(".choice.return").click()
    host.context.set_offline(False)
    expect(host.page.get_by_test_id("link-banner")).to_have_count(0)
    point = guest.page.locator(".game").get_attribute("data-point")
    guest.page.locator(".choice.continue").click()
    # the choice made without a network has reached the server: the host is home, or a new expedition has begun
    expect(guest.page.locator(".game")).not_to_have_attribute("data-point", point or "")
    host.page.keyboard.press("Escape")
    expect(host.page.locator('.game[data-open="true"]')).to_be_visible()
    host.page.locator(".last").click()
    expect(host.page.locator(".log [data-event=choices-revealed]").first).to_contain_text(re.compile("Return: .*Ada"))
    host.page.keyboard.press("Escape")

    other_tab = host.another_tab()
    other_tab.goto(host.page.url)
    expect(other_tab.locator(".players li.is-you")).to_have_count(1)
    other_tab.close()
    play_a_little([host, guest])


def test_a_restart_is_told_as_one(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = ServerProcess(database, "--bot-pace=0")
    noa = Person(browser, first.url, "de", PHONE, name="Noa")
    noa.may_lose_network = True
    noa.open()
    noa.page.locator(".go").click()
    expect(noa.page.locator(".choice.continue")).to_be_visible()
    first.stop()
    expect(noa.page.get_by_test_id("link-banner")).to_contain_text("Der Server startet neu")
    second = ServerProcess(database, "--bot-pace=0", port=first.port)
    try:
        expect(noa.page.get_by_test_id("link-banner")).to_have_count(0)
        expect(noa.page.locator(".choice.continue")).to_be_visible()
        noa.check()
    finally:
        noa.context.close()
        second.stop()


def test_the_server_is_killed_in_mid_decision(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    first = ServerProcess(database, "--bot-pace=0")
    noa = Person(browser, first.url, "he", DESKTOP, name="נועה")
    noa.may_lose_network = True
    noa.open()
    noa.page.locator(".go").click()
    expect(noa.page.locator(".choice.continue")).to_be_visible()
    first.kill()
    expect(noa.page.get_by_test_id("link-banner")).to_be_visible()
    noa.page.locator(".choice.continue").click()
    point = noa.page.locator(".game").get_attribute("data-point")
    second = ServerProcess(database, "--bot-pace=0", port=first.port)
    try:
        expect(noa.page.locator(".game")).not_to_have_attribute("data-point", point or "")
        expect(noa.page.get_by_test_id("link-banner")).to_have_count(0)
        play_a_little([noa])
        noa.check()
    finally:
        noa.context.close()
        second.stop()


def test_the_clock_runs_out_and_the_seat_is_taken_back(meet: Meet, server: ServerProcess) -> None:
    noa = meet("en", PHONE, name="Noa")
    noa.open()
    noa.page.get_by_role("button", name="New table").click()
    dialog = noa.page.get_by_role("dialog")
    for seat in (2, 3, 4):
        dialog.get_by_label(f"Player {seat}", exact=True).select_option("bot:bold")
    dialog.get_by_label("Time for a decision").select_option(label="15 seconds")
    dialog.get_by_role("button", name="Start now").click()
    expect(noa.page.locator(".clock")).to_be_visible()
    take_back = noa.page.get_by_role("button", name="Play on myself")
    take_back.wait_for(timeout=60_000)
    take_back.click()
    expect(take_back).to_have_count(0)


def test_a_press_that_skips_decides_nothing(meet: Meet) -> None:
    noa = meet("en", PHONE, name="Noa", still=False)
    noa.page.clock.install()
    noa.open()
    noa.page.locator(".go").click()
    expect(noa.page.locator('.choice.continue[aria-disabled="false"]')).to_be_visible()
    noa.page.clock.pause_at(time.time() + 3600)  # what is being shown stays as it is
    noa.page.locator(".choice.continue").click()
    noa.page.get_by_test_id("reveal").wait_for()
    point = noa.page.locator(".game").get_attribute("data-point") or ""
    noa.page.clock.run_for(500)  # no double tap
    noa.page.locator(".choice.continue").click(force=True)
    for _ in range(2):  # an expedition may have ended: its interlude, and the next card
        noa.page.keyboard.press("Escape")
    expect(noa.page.locator('.game[data-open="true"]')).to_be_visible()
    expect(noa.page.locator('.choice[aria-pressed="true"]')).to_have_count(0)
    expect(noa.page.locator(".game")).to_have_attribute("data-point", point)
    noa.page.clock.run_for(500)
    noa.page.locator(".choice.continue").click()
    expect(noa.page.locator(".game")).not_to_have_attribute("data-point", point)


def test_keys_alone(meet: Meet) -> None:
    noa = meet("de", DESKTOP, name="Noa")
    noa.open()
    noa.page.locator(".go").focus()
    noa.page.keyboard.press("Enter")
    expect(noa.page.locator('.choice.continue[aria-disabled="false"]')).to_be_visible()
    point = noa.page.locator(".game").get_attribute("data-point") or ""
    noa.page.keyboard.press("w")
    expect(noa.page.locator(".game")).not_to_have_attribute("data-point", point)
    noa.page.keyboard.press("Escape")
    expect(noa.page.locator('.game[data-open="true"] .choice.return')).to_be_visible()
    noa.page.keyboard.press("ArrowLeft")
    expect(noa.page.locator(".choice.return")).to_be_focused()
    noa.page.keyboard.press("ArrowRight")
    expect(noa.page.locator(".choice.continue")).to_be_focused()
    noa.page.keyboard.press("?")
    expect(noa.page.get_by_role("dialog", name="Menü und Hilfe")).to_be_visible()
    noa.is_accessible()
    noa.page.keyboard.press("Escape")
    expect(noa.page.get_by_role("dialog", name="Menü und Hilfe")).to_have_count(0)


def start_two(host: Person, guest: Person) -> None:
    """A table of two people, playing."""
    host.open()
    host.introduce()
    host.page.get_by_role("button", name="New table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name="One seat fewer").click()
    dialog.get_by_role("button", name="One seat fewer").click()
    dialog.get_by_role("button", name="Open the table").click()
    host.page.locator(".lobby").wait_for()
    guest.open(f"/t/{host.code}")
    guest.page.locator(".lobby form input[type=text]").first.fill(guest.name)
    guest.page.get_by_role("button", name="Sit down").click()
    start = host.page.get_by_role("button", name="Into the cave")
    expect(start).to_be_enabled()
    start.click()
    for person in (host, guest):
        expect(person.page.locator(".choice.return")).to_be_visible()
