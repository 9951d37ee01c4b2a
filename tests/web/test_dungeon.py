"""Whole games of Dungeon in the browser, against the real server."""

import re
import time
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import DESKTOP, PHONE, STILL, Meet, Person
from map_player import Point, last_place
from tacora.games.dungeon.table import SHORTEST_LIMIT

STEPS = 4
# the list of steps comes after the line has been painted
WORDS_ARE_THERE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
MOST_TRIES = 30
LONGEST_GAME = 240.0
PAUSE = 0.03


class Delver:
    """Somebody who plays Dungeon, by mouse or by finger."""

    def __init__(self, person: Person, *, is_touching: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.is_touching = is_touching

    def press(self, what: Locator) -> None:
        """Click or tap."""
        if self.is_touching:
            what.tap()
        else:
            what.click()

    def press_at(self, what: Locator) -> None:
        """Click or tap the middle of something that has come to rest, whatever lies on top of it."""
        self.page.evaluate(STILL)
        box = what.bounding_box()
        assert box is not None
        self.press_point((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def press_point(self, point: Point) -> None:
        """Click or tap a point of the page."""
        if self.is_touching:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def asked(self, *choices: str) -> Locator:
        """The choices that are open now."""
        return self.page.locator(
            ", ".join(f'.game[data-open="true"] [data-choice{choice}]:enabled' for choice in choices)
        )

    def play(self) -> bool:
        """Do one thing that is asked, if anything is."""
        page = self.page
        if page.locator('.game[data-open="false"]').count():
            page.keyboard.press("Escape")
            return True
        if page.locator(".curtain").count():
            self.press(page.locator(".curtain button"))
            return True
        return any(deed() for deed in (self.go_on, self.tidy, self.choose, self.explore, self.buy))

    def go_on(self) -> bool:
        """Turn from the results of a round to what comes next."""
        button = self.page.get_by_test_id("go-on")
        if not button.count():
            return False
        self.press(button)
        return True

    def tidy(self) -> bool:
        """Keep or box the first card that may be."""
        page = self.page
        if not self.asked('="clean-up"').count():
            return False
        self.press(page.locator('.fate[aria-disabled="false"]').first)
        self.press(page.locator('[data-choice="clean-up"]'))
        return True

    def choose(self) -> bool:
        """Take the first of the small choices: a book to lay off, a card to keep, nothing to exchange."""
        choice = self.asked('^="lay-off"', '="keep"', '="nothing"')
        if not choice.count():
            return False
        self.press(choice.first)
        return True

    def buy(self) -> bool:
        """Buy the dearest thing that can be paid for, or pass."""
        page = self.page
        if not self.asked('="pass"').count():
            return False
        goods = page.locator(".tile:not(.is-dim):enabled")
        if not goods.count():
            self.press(page.locator('[data-choice="pass"]'))
            return True
        self.press(goods.last)
        self.press(page.get_by_test_id("buy"))
        expect(page.get_by_role("dialog")).to_have_count(0)
        return True

    def explore(self) -> bool:
        """Lay five cards, draw a path, and be done."""
        if not self.page.locator(".map").count():
            return False
        self.lay()
        self.draw()
        self.be_done()
        return True

    def lay(self) -> None:
        """Lay all five cards: press a card, then one of the places that glow for it."""
        page = self.page
        for nth in range(MOST_TRIES):
            cards = page.locator(".hand .card:not(.is-laid)")
            if not cards.count():
                return
            card = cards.nth(nth % cards.count())
            self.press(card)
            if not last_place(page):
                self.press(card)  # turned, it may fit
            page.evaluate(STILL)
            if place := last_place(page):
                self.press_point(place)
        pytest.fail("the cards do not fit")

    def draw(self) -> None:
        """Draw a short path, a step at a time, by the list of all that can be done."""
        page = self.page
        self.press(page.locator(".modes .button").nth(1))
        page.evaluate(WORDS_ARE_THERE)
        if not page.locator("[data-token]").first.is_visible():
            self.press(page.locator(".tools .toggle"))
        for _ in range(STEPS):
            steps = page.locator("[data-token]")
            page.evaluate(WORDS_ARE_THERE)
            if not steps.count():
                return
            self.press(steps.last)
        page.evaluate(WORDS_ARE_THERE)

    def be_done(self) -> None:
        """Hand the dungeon in."""
        self.press(self.page.get_by_test_id("map-done"))
        expect(self.page.locator(".map")).to_have_count(0)

    @property
    def is_over(self) -> bool:
        """The score sheets lie on the table."""
        return bool(self.page.locator(".sheet .paper").count())


class Typist(Delver):
    """Somebody who plays Dungeon by keys alone."""

    def press(self, what: Locator) -> None:
        """Come to a button, and press Enter."""
        what.focus()
        self.page.keyboard.press("Enter")

    def lay(self) -> None:
        """Take each card by its number, and lay it at the first place that an arrow leads to."""
        keyboard = self.page.keyboard
        for _ in range(MOST_TRIES):
            for number in range(1, 6):
                if not self.page.locator(f".hand .card:nth-child({number}).is-laid").count():
                    for key in (str(number), "ArrowRight", "Enter", "t", "ArrowRight", "Enter"):
                        if not self.page.locator(f".hand .card:nth-child({number}).is-laid").count():
                            keyboard.press(key)
            if not self.page.locator(".hand .card:not(.is-laid)").count():
                return
        pytest.fail("the cards do not fit")


def play_on(delvers: list[Delver], until: Callable[[], bool]) -> None:
    """Everybody does what is asked of them, until what is waited for has come."""
    end = time.monotonic() + LONGEST_GAME
    while not until():
        assert time.monotonic() < end, "the game does not end: " + "; ".join(delver.page.url for delver in delvers)
        deeds = [delver.play() for delver in delvers if not delver.is_over]
        if not any(deeds):
            time.sleep(PAUSE)


def shows(delver: Delver, selector: str) -> Callable[[], bool]:
    return lambda: bool(delver.page.locator(selector).count())


def test_a_whole_game_of_one_person_and_two_bots_by_mouse(meet: Meet) -> None:
    person = meet("en", DESKTOP, name="Noa")
    person.open()
    person.introduce()
    person.page.get_by_role("button", name="Into the dungeon").click()
    noa, page = Delver(person), person.page
    expect(page.locator(".market .tile.card")).to_have_count(12)
    expect(page.locator(".players li")).to_have_count(3)
    person.is_accessible()

    play_on([noa], shows(noa, ".map"))
    person.is_accessible()
    play_on([noa], shows(noa, ".results"))
    own = page.locator(".results .dungeon", has_text="Noa")
    expect(own.locator('svg[role="img"] image')).to_have_count(5)
    person.is_accessible()
    play_on([noa], lambda: noa.is_over)

    expect(page.locator(".sheet .paper")).to_have_count(3)
    rows = page.locator(".paper", has_text="Noa").locator("tbody tr")
    expect(rows).to_have_count(6)
    assert all(re.fullmatch(r"\d+", rows.nth(nth).locator("td").first.inner_text()) for nth in range(6))
    totals = [int(text) for text in page.locator(".paper .score").all_inner_texts()]
    assert all(one >= other for one, other in pairwise(totals))
    person.is_accessible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("list", name="Round 1 of 6")).to_be_visible()  # bots wait for nobody


def test_a_whole_game_by_finger_on_a_phone(meet: Meet) -> None:
    person = meet("de", PHONE, name="Ben", still=False)
    person.open()
    person.page.get_by_role("button", name="In den Dungeon").tap()
    ben = Delver(person, is_touching=True)
    person.page.locator(".market").wait_for()
    person.stays_within_the_screen()
    play_on([ben], shows(ben, ".map"))
    person.stays_within_the_screen()
    play_on([ben], lambda: ben.is_over)
    person.stays_within_the_screen()
    expect(person.page.locator(".sheet .paper")).to_have_count(3)
    person.is_accessible()


NEW_TABLE = """async (options) => (await (await fetch('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
        game: 'dungeon', options, clock: null, public: false, odds: true, start: true, id: crypto.randomUUID(),
        seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }], players: [{ name: 'Noa', hat: 0 }],
    }),
})).json()).invite"""


def test_time_runs_out_and_the_last_legal_dungeon_counts(meet: Meet) -> None:
    """V-R34, with the shortest time that a table may have: what lies on the map is handed in by the server."""
    person = meet("en", DESKTOP, name="Noa")
    page = person.open()
    person.open(page.evaluate(NEW_TABLE, {"begins": "chance", "time_limit": SHORTEST_LIMIT}))
    noa = Delver(person)
    play_on([noa], shows(noa, ".map"))
    expect(page.locator(".clock")).to_be_visible()
    noa.lay()
    expect(page.locator(".results, .market")).to_be_visible()
    own = page.locator(".results .dungeon", has_text="Noa")
    expect(own.locator('svg[role="img"] image')).to_have_count(5)


def test_a_spectator_sees_the_market_and_no_hand(meet: Meet) -> None:
    player = meet("en", DESKTOP, name="Noa")
    player.open()
    player.page.get_by_role("button", name="Into the dungeon").click()
    noa = Delver(player)
    player.page.locator(".market").wait_for()
    watcher = meet("de", PHONE)
    watcher.open(f"/t/{player.code}")
    expect(watcher.page.locator(".market .tile.card")).to_have_count(12)
    watcher.is_accessible()
    play_on([noa], shows(noa, ".map"))
    expect(watcher.page.locator(".waiting")).to_be_visible()
    assert not watcher.page.locator("[data-choice], .hand, .holdings").count()
    noa.explore()
    expect(watcher.page.locator(".results .dungeon")).to_have_count(3)
    watcher.is_accessible()


def new_table(person: Person, *seats: str) -> None:
    """Asks for a table of Dungeon with these seats besides the own."""
    page = person.page
    person.open()
    person.introduce()
    page.locator(".together .button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[name=game][value=dungeon]").check()
    expect(dialog.locator("option[value='bot:greedy']").first).to_be_attached()
    while dialog.locator("fieldset li").count() > len(seats) + 1:
        dialog.locator(".count .button").first.click()
    for place, seat in enumerate(seats):
        dialog.locator("fieldset li select").nth(place).select_option(seat)
    dialog.locator("button[type=submit]").click()


def test_a_whole_game_by_keys_alone(meet: Meet) -> None:
    person = meet("en", DESKTOP, name="Noa")
    person.open()
    noa = Typist(person)
    noa.press(person.page.get_by_role("button", name="Into the dungeon"))
    person.page.locator(".market").wait_for()
    play_on([noa], lambda: noa.is_over)
    expect(person.page.locator(".sheet .paper")).to_have_count(3)


def test_hot_seat_in_hebrew_each_behind_the_curtain(meet: Meet) -> None:
    person = meet("he", PHONE, name="דנה")
    new_table(person, "person", "bot:greedy")
    page = person.page
    pair = Delver(person)
    page.locator(".market").wait_for()
    play_on([pair], lambda: bool(page.locator(".curtain").count() and page.locator(".waiting").count()))
    expect(page.locator(".curtain")).to_contain_text("דנה")
    assert not page.locator(".map").count()
    page.locator(".curtain button").click()
    expect(page.locator(".hand .card")).to_have_count(5)
    pair.explore()
    expect(page.locator(".curtain")).to_be_visible()
    assert not page.locator(".map").count()
    assert not page.locator(".waiting figure").count()  # the first one's dungeon is nobody else's business
    page.locator(".curtain button").click()
    expect(page.locator(".hand .card:not(.is-laid)")).to_have_count(5)
    person.is_accessible()
    pair.explore()
    play_on([pair], shows(pair, ".results"))
    expect(page.locator(".results .dungeon")).to_have_count(3)
    person.stays_within_the_screen()


def test_three_people_a_reload_in_mid_drawing_and_a_lost_network_at_done(meet: Meet) -> None:
    host = meet("en", DESKTOP, name="Ada")
    guests = [meet("de", PHONE, name="Ben"), meet("he", DESKTOP, name="דנה")]
    host.may_lose_network = guests[0].may_lose_network = True
    new_table(host, "free", "free")
    host.page.locator(".lobby").wait_for()
    for guest in guests:
        guest.open(f"/t/{host.code}")
        guest.page.locator(".lobby form input[type=text]").first.fill(guest.name)
        guest.page.locator(".lobby form button[type=submit]").click()
    start = host.page.get_by_role("button", name="To the market")
    expect(start).to_be_enabled()
    start.click()
    ada, ben, dana = everybody = [Delver(person) for person in (host, *guests)]
    play_on_to_the_map(everybody)

    # what lies on the map is there after a reload
    ada.lay()
    ada.draw()
    path = ada.page.locator(".panel p").first.inner_text()
    ada.page.reload()
    ada.page.locator(".modes .button").nth(1).click()
    ada.page.locator(".toggle").click()
    expect(ada.page.locator(".panel p").first).to_have_text(path)

    # a dungeon that is handed in without a network arrives when there is one again
    ben.lay()
    ben.draw()
    guests[0].context.set_offline(True)
    expect(ben.page.get_by_test_id("link-banner")).to_be_visible()
    ben.be_done()
    guests[0].context.set_offline(False)
    expect(ada.page.locator(".players li.decided", has_text="Ben")).to_be_visible()

    assert not dana.page.locator(".results").count()  # V-R36
    dana.explore()
    ada.be_done()
    for delver in everybody:
        expect(delver.page.locator(".results .dungeon")).to_have_count(3)


def test_a_wish_is_one_press_away_when_the_turn_comes(meet: Meet) -> None:
    host, guest = meet("en", DESKTOP, name="Ada"), meet("en", PHONE, name="Ben")
    new_table(host, "free")
    host.page.locator(".lobby").wait_for()
    guest.open(f"/t/{host.code}")
    guest.page.locator(".lobby form button[type=submit]").click()
    start = host.page.get_by_role("button", name="To the market")
    expect(start).to_be_enabled()
    start.click()
    for person in (host, guest):
        expect(person.page.locator('.game[data-open="true"] .market')).to_be_visible()
        expect(person.page.locator(".status, [data-choice=pass]")).to_be_visible()
    buyer, waiter = (host, guest) if host.page.locator('[data-choice="pass"]').count() else (guest, host)

    wish(waiter, waiter.page.locator(".tile.card").first)
    buy(buyer, buyer.page.locator('[data-good="token-rope"]'))
    wished = waiter.page.locator('[data-choice^="card-D3-"]')
    wished.click()
    expect(waiter.page.locator(".players li.is-you .coins .number")).to_have_text("3")
    expect(waiter.page.locator(".is-wished")).to_have_count(0)

    # somebody else takes what was wished for
    expect(buyer.page.locator('[data-choice="pass"]:enabled')).to_be_visible()
    tile = waiter.page.locator(".tile.card").first
    good = tile.get_attribute("data-good")
    wish(waiter, tile)
    buy(buyer, buyer.page.locator(f'[data-good="{good}"]'))
    expect(waiter.page.locator('[data-choice="pass"]:enabled')).to_be_visible()
    expect(waiter.page.locator(f'[data-good="{good}"], .is-wished, [data-choice^="card-"]')).to_have_count(0)


def wish(person: Person, tile: Locator) -> None:
    """Marks something of the market before it is one's turn."""
    expect(person.page.locator('.game[data-open="true"]')).to_be_visible()
    tile.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("It is not your turn yet.")
    dialog.get_by_role("button", name="Mark as my wish").click()
    expect(person.page.locator(".is-wished")).to_have_count(1)


def buy(person: Person, tile: Locator) -> None:
    """Buys something of the market."""
    expect(person.page.locator('[data-choice="pass"]:enabled')).to_be_visible()
    expect(person.page.locator('.game[data-open="true"]')).to_be_visible()
    tile.click()
    person.page.get_by_test_id("buy").click()


def play_on_to_the_map(delvers: list[Delver]) -> None:
    """Everybody buys until all have passed."""
    end = time.monotonic() + LONGEST_GAME
    while not all(delver.page.locator(".map").count() for delver in delvers):
        assert time.monotonic() < end, "the market does not end"
        for delver in delvers:
            if not delver.page.locator(".map").count():
                delver.play()
