"""Where one plays, under which name, and how one is called: your games, names and links, your turn."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser import PHONE, Meet, Person, play_on
from friends import SHORT, join, log_line, make, start, vanish
from table_server import ServerProcess, serving

NEEDS_WHOLE_BROWSER = True  # for notifications

HIDE = """(isHidden) => {
    Object.defineProperty(document, 'hidden', {value: isHidden, configurable: true})
    document.dispatchEvent(new Event('visibilitychange'))
}"""

PLATFORM = """
    window.calls = []
    Object.defineProperty(navigator, 'vibrate', {value: (how) => calls.push(['vibrate', how.length])})
    const lock = {release: () => Promise.resolve(calls.push(['released']))}
    const request = (kind) => Promise.resolve(calls.push([kind]) && lock)
    Object.defineProperty(navigator, 'wakeLock', {value: {request}})
"""
NOTICES = """async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    return worker ? (await worker.getNotifications()).map(({title, tag}) => [title, tag]) : null
}"""
TAP = """async () => {
    const led = new Promise((resolve) => {
        WindowClient.prototype.focus = function () { resolve(['focus', this.url]) }
        Clients.prototype.openWindow = (path) => resolve(['open', path])
    })
    const [notification] = await registration.getNotifications()
    dispatchEvent(new NotificationEvent('notificationclick', {notification}))
    return led
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    limits = (
        "requests_burst=1000",
        "tables_burst=1000",
        "handshakes_burst=1000",
        "messages_burst=1000",
        "games_burst=1000",
    )
    options = (f"--limit={limit}" for limit in limits)
    with serving(tmp_path_factory.mktemp("web") / "tables.db", "--bot-pace=0", *options) as process:
        yield process


def decide(person: Person, choice: str) -> None:
    person.page.locator(f".choice.{choice}").click()


def test_your_games_lead_back_with_one_tap(meet: Meet) -> None:
    noa, ben = meet("en", PHONE, name="Noa"), meet(name="Ben")
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    page = noa.open()
    running = page.get_by_test_id("running")
    expect(running.locator("a")).to_contain_text("Not begun yet")
    noa.is_accessible()
    running.locator("a").click()
    start(noa, ben)
    decide(noa, "continue")
    noa.open()
    expect(running.locator("a")).to_contain_text("Ben")  # who is waited for
    decide(ben, "continue")
    noa.open()
    expect(running.locator("a")).to_contain_text("Your turn")
    expect(page.locator("main > :first-child")).to_have_attribute("data-testid", "running")  # on top
    running.locator("a").click()
    play_on([noa, ben])
    noa.open()
    expect(page.get_by_test_id("finished").locator("a")).to_contain_text("won")
    expect(running).to_have_count(0)
    stranger = meet(name="Dov")
    stranger.open()
    stranger.page.locator(".together").wait_for()
    expect(stranger.page.get_by_test_id("finished")).to_have_count(0)


def test_whoever_leaves_without_network_has_not_left_and_is_told(meet: Meet) -> None:
    noa, ben = meet("en", PHONE, name="Noa"), meet(name="Ben")
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    start(noa, ben)
    noa.may_lose_network = True
    noa.context.set_offline(True)
    page = noa.page
    page.get_by_role("button", name="Menu and help").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_test_id("leaving")).to_contain_text("not left yet")
    page.get_by_role("button", name="Stay", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave the table").click()
    assert page.url.endswith(code)
    noa.context.set_offline(False)
    page.wait_for_url("**/")
    expect(log_line(ben.page, "left")).to_contain_text("Noa")


def leave_without_network(person: Person) -> None:
    """Leaves, and closes the page before the network is back."""
    person.may_lose_network = True
    person.context.set_offline(True)
    page = person.page
    page.get_by_role("button", name="Menu and help").click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator(".danger").click()
    expect(page.get_by_test_id("leaving")).to_contain_text("with your next visit")
    person.page = person.another_tab()
    page.close()


def test_a_leave_without_network_is_told_at_the_next_visit(meet: Meet) -> None:
    noa, ben = meet("en", PHONE, name="Noa"), meet(name="Ben")
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    start(noa, ben)
    leave_without_network(noa)
    noa.context.set_offline(False)
    noa.open("/rules")
    expect(noa.page.get_by_test_id("left")).to_contain_text("You have left your table")
    noa.is_accessible()
    expect(log_line(ben.page, "left")).to_contain_text("Noa")
    noa.open()
    noa.page.locator(".together").wait_for()
    expect(noa.page.get_by_test_id("left")).to_be_empty()  # it is told once
    expect(noa.page.get_by_test_id("running")).to_have_count(0)


def test_whoever_comes_back_to_the_table_has_not_left(meet: Meet) -> None:
    noa, ben = meet("en", PHONE, name="Noa"), meet(name="Ben")
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    start(noa, ben)
    leave_without_network(noa)
    noa.context.set_offline(False)
    noa.open(f"/t/{code}")
    expect(noa.page.get_by_test_id("returned")).to_contain_text("You are back")
    noa.is_accessible()
    play_on([noa, ben])
    expect(log_line(ben.page, "left")).to_have_count(0)


def test_a_second_tab_shows_what_the_first_has_chosen(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    start(noa, ben)
    second = noa.another_tab()
    second.goto(f"{noa.url}/t/{code}")
    second.locator(".choice").first.wait_for()
    decide(noa, "continue")
    expect(second.locator(".choice.continue")).to_have_attribute("aria-pressed", "true")
    decide(noa, "return")
    expect(second.locator(".choice.return")).to_have_attribute("aria-pressed", "true")
    expect(second.locator(".choice.continue")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(("language", "words"), [("de", "niemand sehen kann"), ("he", "אי אפשר לראות")])
def test_names_people_have_and_what_is_none(meet: Meet, language: str, words: str) -> None:
    noa, sara = meet(name="👩‍🚀"), meet(language, PHONE, name="שרה\u200f")
    code = make(noa, "pff")
    sara.open(f"/t/{code}")
    field = sara.page.locator(".lobby form input[type=text]").first
    field.fill("a\u202eb")
    expect(sara.page.get_by_test_id("name-fault")).to_contain_text(words)
    sara.is_accessible()
    sara.page.locator(".lobby form button[type=submit]").click()
    expect(sara.page.locator(".lobby form")).to_have_count(1)  # it was refused
    field.fill("Zoe\u0308 👨‍👩‍👧‍👦")
    expect(sara.page.get_by_test_id("name-fault")).to_have_count(0)
    field.fill(sara.name)
    hats = sara.page.locator(".lobby form input[type=radio]")
    expect(hats.nth(0)).to_be_disabled()  # Noa wears it
    hats.nth(3).check()
    sara.page.locator(".lobby form button[type=submit]").click()
    expect(noa.page.locator("li bdi").filter(has_text="שרה")).to_have_count(1)
    expect(sara.page.locator("li bdi").filter(has_text="👩‍🚀")).to_have_count(1)


def test_a_link_with_anything_behind_the_code(meet: Meet) -> None:
    noa, ben = meet(name="Noa"), meet(name="Ben")
    code = make(noa, "pf")
    for behind in (".", ")", "?utm_source=chat#x", "/and/more", "%E2%80%8F"):
        ben.open(f"/t/{code}{behind}")
        ben.page.locator(".lobby").wait_for()
        assert ben.page.url == f"{ben.url}/t/{code}"
    ben.open()
    ben.page.get_by_label("Code or link of a table").fill(f"Come: {ben.url}/t/{code}?x=1) at eight!")
    ben.page.get_by_role("button", name="Join").click()
    ben.page.locator(".lobby").wait_for()


def test_whoever_wants_it_is_called(meet: Meet) -> None:
    noa, ben = meet("en", PHONE, name="Noa"), meet(name="Ben")
    noa.context.grant_permissions(["notifications"])
    noa.page.add_init_script(PLATFORM)
    code = make(noa, "pf", options=SHORT)
    join(code, ben)
    page = noa.page
    icon = page.locator('link[rel="icon"][type="image/svg+xml"]')
    assert ["screen"] in page.evaluate("calls")  # the screen stays awake in the lobby
    start(noa, ben)
    expect(page).to_have_title("● Your turn · Diamant")
    expect(icon).to_have_attribute("href", "/turn.svg")
    assert not [call for call in page.evaluate("calls") if call[0] == "vibrate"]  # nobody asked for it
    assert page.evaluate(NOTICES) is None  # nor is there a worker
    page.get_by_role("button", name="Menu and help").click()
    page.get_by_label("Vibrate when it is my turn").check()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    decide(noa, "continue")
    expect(page).to_have_title("Diamant")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.evaluate(HIDE, True)
    decide(ben, "continue")
    expect(page).to_have_title("● Your turn · Diamant")
    assert ["vibrate", 3] in page.evaluate("calls")
    told = [["Your turn", code]]
    page.wait_for_function(
        f"async (told) => JSON.stringify(await ({NOTICES})()) === told", arg=json.dumps(told, separators=(",", ":"))
    )
    (worker,) = noa.context.service_workers
    assert worker.evaluate("caches.keys()") == []  # it keeps nothing of the app
    assert worker.evaluate(TAP) == ["focus", page.url]
    page.evaluate(HIDE, False)
    assert page.evaluate("calls.filter(([kind]) => kind === 'screen').length") >= 2  # awake again
    play_on([noa, ben])
    page.wait_for_function("calls.some(([kind]) => kind === 'released')")
    vanish(noa)
