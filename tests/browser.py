"""A real Chromium at a real server: what people do in the browser, for the tests that play in it."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect
from playwright.sync_api import TimeoutError as TooSlow

WEB = Path(__file__).parents[1] / "web"
PHONE = (360, 740)
DESKTOP = (1280, 800)
PATIENCE = 40_000
ENOUGH_CARDS = 2
BRAVE_DECISIONS = 5
MOST_MOVES = 400
A_FEW_DECISIONS = 3
LOOKS = 3
NETWORK_NEWS = (
    "net::ERR_",
    "WebSocket connection to",
    "Failed to load resource",
    "Couldn't load preload assets",  # axe's words
)

SOON = 2_000
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
JUDGED = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # of the rest one example each, which takes less time
    "preload": False,  # only rules that are not asked for read style sheets
}
LOOK = """() => ({
    open: !document.querySelector('.game[data-open="false"]'),
    curtain: !!document.querySelector('.curtain'),
    asked: !!document.querySelector('.choice') && !document.querySelector('.choice[aria-pressed="true"]'),
    point: Number(document.querySelector('.game')?.dataset.point),
    cards: document.querySelectorAll('.path .card').length,
})"""

STILL = """() => Promise.allSettled(
    document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished)
).then(() => null)"""

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a device of their own."""

    def __init__(
        self, browser: Browser, url: str, language: str, size: tuple[int, int], *, name: str = "", still: bool = True
    ) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.may_lose_network = False
        self.context: BrowserContext = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self._listen(self.page)
        self.name = name

    def _listen(self, page: Page) -> None:
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"}:
            return
        if self.may_lose_network and any(news in message.text for news in NETWORK_NEWS):
            return
        self.complaints.append(message.text)

    def another_tab(self) -> Page:
        """A second page of the same browser."""
        page = self.context.new_page()
        self._listen(page)
        return page

    def open(self, path: str = "/") -> Page:
        """Go to a page of the app."""
        self.page.goto(self.url + path)
        self.page.locator("main").first.wait_for()
        return self.page

    def plays_short_games(self, expeditions: int = 1) -> None:
        """Tables that this browser opens have fewer expeditions: for what a whole game says no more about."""

        def shorten(route: Route) -> None:
            if route.request.method != "POST":
                route.continue_()
                return
            wish = json.loads(route.request.post_data or "{}")
            wish["options"] = {**wish["options"], "custom": {"expeditions": expeditions}}
            route.continue_(post_data=json.dumps(wish))

        self.page.route("**/api/tables", shorten)

    def introduce(self) -> None:
        """Write the name on the home page."""
        self.page.locator(".who input[type=text]").fill(self.name)

    @property
    def code(self) -> str:
        """The code of the table this person is at."""
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def point(self) -> int:
        """How many decisions the table is far."""
        return int(self.page.locator(".game").get_attribute("data-point") or 0)

    @property
    def is_over(self) -> bool:
        """The score sheet lies on the table."""
        return bool(self.page.locator(".sheet table").count())

    def decide_if_asked(self, choice: str | None = None) -> bool:
        """Make one decision, if one is open: home after a few cards, later at once, unless told otherwise."""
        page = self.page
        seen: dict[str, Any] = page.evaluate(LOOK)
        if not seen["open"]:
            page.keyboard.press("Escape")
            return False
        try:
            if seen["curtain"]:
                page.locator(".curtain button").click(timeout=SOON)
            elif not seen["asked"]:
                return False
            is_enough = seen["cards"] >= ENOUGH_CARDS or seen["point"] > BRAVE_DECISIONS
            wish = choice or ("return" if is_enough else "continue")
            page.locator(f".choice.{wish}").click(timeout=SOON)
        except TooSlow:
            return False  # somebody else's choice was quicker, and the table has changed
        return True

    def check(self) -> None:
        """Nothing to complain of: no errors, no scrolling sideways."""
        self.stays_within_the_screen()
        assert not self.complaints, self.complaints

    def stays_within_the_screen(self) -> None:
        """The page is not wider than the screen."""
        width, screen = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= screen, f"{self.page.url} is {width} wide on a screen of {screen}"

    def is_accessible(self) -> None:
        """axe finds nothing, once things have stopped moving: what begins to move while it looks is looked at again."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults: list[tuple[str, list[str]]] = []
        for _ in range(LOOKS):
            self.page.evaluate(STILL)
            found: dict[str, Any] = self.page.evaluate("(how) => axe.run(document, how)", JUDGED)
            faults = [
                (
                    fault["id"],
                    [node["html"][:200] + " | " + node["failureSummary"][:300] for node in fault["nodes"][:3]],
                )
                for fault in found["violations"]
            ]
            if not faults:
                return
        assert not faults, faults


class Meet(Protocol):
    """Somebody comes, with a language and a screen."""

    def __call__(
        self,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        *,
        name: str = "",
        still: bool = True,
    ) -> Person:
        """The person."""


def play_on(people: list[Person], until: Callable[[], bool] | None = None) -> None:
    """Everybody decides whenever asked, to the end of the game or of what is waited for."""
    done = until or (lambda: all(person.is_over for person in people))
    for _ in range(MOST_MOVES):
        if done():
            return
        moved = [person.decide_if_asked() for person in people if not person.is_over]
        if not any(moved):
            time.sleep(0.03)
    raise AssertionError("the game does not end: " + "; ".join(person.page.url for person in people))


def play_a_little(people: list[Person]) -> None:
    """Everybody decides a few times, or to the end of a short game: the table works."""
    enough = people[0].point + A_FEW_DECISIONS
    play_on(people, lambda: all(person.is_over or person.point >= enough for person in people))
