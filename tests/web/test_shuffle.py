"""Fair shuffles in the browser: what was shown before the game, who is waited for, and joins whose answers are lost."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser import DESKTOP, PHONE, Meet, Person, play_a_little, play_on
from table_server import Device, ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = ("--limit=opening_seconds=1000", "--limit=call_off_after=0.5")
    with serving(tmp_path_factory.mktemp("shuffle") / "tables.db", "--bot-pace=0", *limits) as process:
        yield process


def host_a_table(host: Person, seats: int) -> None:
    """A table with the host's seat, and free ones."""
    host.open()
    host.introduce()
    host.page.get_by_role("button", name="New table").click()
    dialog = host.page.get_by_role("dialog")
    for seat in range(2, 5):
        if seat <= seats:
            dialog.get_by_label(f"Player {seat}", exact=True).select_option("free")
        else:
            dialog.get_by_label(f"Player {seat}", exact=True).select_option("bot:timid")
    dialog.get_by_role("button", name="Open the table").click()
    host.page.locator(".lobby").wait_for()


def sit_down(guest: Person, code: str) -> None:
    """At a free seat."""
    if guest.code != code:
        guest.open(f"/t/{code}")
    guest.page.locator(".lobby form input[type=text]").first.fill(guest.name)
    guest.page.locator(".lobby form button[type=submit]").click()
    expect(guest.page.locator(".lobby form")).to_have_count(0)


def test_two_people_verify_what_was_shown_to_their_browsers(meet: Meet, server: ServerProcess, tmp_path: Path) -> None:
    noa, ben = meet("en", DESKTOP, name="Noa"), meet("de", PHONE, name="Ben")
    noa.plays_short_games()
    host_a_table(noa, 2)
    code = noa.code
    sit_down(ben, code)
    ben.page.reload()  # between joining and the start: the share is kept
    expect(noa.page.locator(".lobby li.person", has_text="Ben")).to_be_visible()
    noa.page.get_by_role("button", name="Into the cave").click()
    play_on([noa, ben])
    noa.page.get_by_role("link", name="Check the shuffles").click()
    verdict = noa.page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-verdict", "fair")
    expect(verdict).to_have_attribute("data-seen", "this")
    expect(verdict).to_contain_text("Shown to this browser before the game")
    noa.is_accessible()
    ben.open(f"/verify?table={code}")
    expect(ben.page.get_by_test_id("verdict")).to_contain_text("Diesem Browser vor dem Spiel gezeigt")

    # the same with the command, and what was saved
    with noa.page.expect_download() as saved:
        noa.page.get_by_role("button", name="Save what this browser saw").click()
    seen, record = tmp_path / "seen.json", tmp_path / "record.json"
    saved.value.save_as(seen)
    told = Device(server.url).get(f"/api/tables/{code}/record")
    record.write_text(json.dumps(told), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("tacora")), "verify", str(record), "--seen", str(seen), "--lang=en"]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0

    # a browser that was not there says so, and claims nothing
    stranger = meet("en", DESKTOP)
    stranger.open(f"/verify?table={code}")
    verdict = stranger.page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-verdict", "fair")
    expect(verdict).to_have_attribute("data-seen", "nothing")
    expect(verdict).to_contain_text("This browser saw nothing of this game")
    expect(verdict).not_to_contain_text("Shown to this browser")

    # a server that writes the record anew is found out by whoever was there
    told["fair"]["attempts"] += 1
    noa.page.route("**/record", lambda route: route.fulfill(json=told))
    noa.page.reload()
    verdict = noa.page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-seen", "another")
    expect(verdict).to_contain_text("This is not what this browser was shown before the game")
    noa.is_accessible()


def test_a_device_that_does_not_answer_is_waited_for_and_then_not(meet: Meet) -> None:
    noa, ben, cleo = (
        meet("en", DESKTOP, name="Noa"), meet("en", PHONE, name="Ben"), meet("en", DESKTOP, name="Cleo"),
    )  # fmt: skip
    ben.may_lose_network = True
    host_a_table(noa, 3)
    for guest in (ben, cleo):
        sit_down(guest, noa.code)
    ben.context.set_offline(True)
    expect(noa.page.locator(".lobby li.is-away", has_text="Ben")).to_be_visible()
    noa.page.get_by_role("button", name="Into the cave").click()
    for person in (noa, cleo):
        expect(person.page.get_by_test_id("opening")).to_contain_text(re.compile("Waiting for .*Ben"))
    noa.is_accessible()
    noa.page.get_by_role("button", name="Stop waiting").click()
    for person in (noa, cleo):
        expect(person.page.get_by_test_id("called-off")).to_contain_text(re.compile("because of .*Ben"))
    ben.context.set_offline(False)
    expect(ben.page.get_by_test_id("seat-lost")).to_contain_text("Your seat is free again")
    ben.is_accessible()
    sit_down(ben, noa.code)
    noa.page.get_by_role("button", name="Into the cave").click()
    play_a_little([noa, ben, cleo])


def test_a_join_whose_answer_is_lost_leaves_no_ghost(meet: Meet) -> None:
    noa, ben = meet("en", DESKTOP, name="Noa"), meet("en", PHONE, name="Ben")
    ben.may_lose_network = True
    host_a_table(noa, 3)
    ben.open(f"/t/{noa.code}")
    asked: list[str] = []

    def lose(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}")["id"])
        if len(asked) < 3:
            route.fetch()  # the server does it, and nobody hears of it
            route.abort()
        else:
            route.continue_()

    ben.page.route("**/seats", lose)
    sit_down(ben, noa.code)
    expect(noa.page.locator(".lobby li.person", has_text="Ben")).to_have_count(1)
    expect(noa.page.locator(".lobby li.free")).to_have_count(1)
    assert len(asked) == 3
    assert len(set(asked)) == 1
