"""The map of Dungeon in the browser: how long its frames are while somebody builds and draws.

    PYTHONPATH=tests python bench/dungeon_map.py                          a minute, the processor throttled fourfold
    PYTHONPATH=tests python bench/dungeon_map.py --phone --seconds 20 --slower 1
    PYTHONPATH=tests python bench/dungeon_map.py --tell                   and what was done in the longest frames
    PYTHONPATH=tests python bench/dungeon_map.py --trace map.json         for Chromium's own profiler, too

A real Chromium at a real server, with the five cards that have the most floor, tokens and two books. Cards are dragged
to other places and back, a long line is drawn, half rubbed out and drawn again, the map moved and zoomed. A frame lasts
from one animation frame to the next.

What is done is planned beforehand: in that minute the page does nothing but what a person makes it do.
"""

import argparse
import base64
import itertools
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocketRoute, expect, sync_playwright

from browser import DESKTOP, PHONE, Person
from chromium import launch
from map_player import Point, come_to_the_map, middle
from table_server import serving
from tacora.core.errors import IllegalMove
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed, cell_of
from tacora.games.dungeon.places import places_for
from tacora.games.dungeon.walk import Walk

LIMIT = 50  # milliseconds
REPEAT = 33  # milliseconds from one to the next of a held key
CELL = 20  # pixels, at the scale 1
BUILD, DRAW = 0, 1
LONGEST = 10  # frames that are told of

CARDS = tuple(itertools.chain(*DUNGEON_CARDS.values()))
HAND = sorted(CARDS, key=lambda card: sum(glyph != "#" for glyph in card.ground.glyphs))[-5:]
TOOLS = Tools(Tokens(sword=2, scroll=1, key=2, rope=2), (Book.CLIMB_PIT, Book.TRAVEL_TO_BARREL))
DUNGEONS, WALKS = 30, 60  # that are looked at for a long line

TRACED = "toplevel,devtools.timeline,blink.user_timing,v8.execute,disabled-by-default-v8.cpu_profiler"
WATCH = """(isTraced) => {
    window.frameTimes = [performance.now()]
    const next = () => {
        window.frameTimes.push(performance.now())
        if (isTraced) performance.mark('frame')
        requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
}"""
# Chromium keeps by itself what each frame did that took the page's thread long.
TOLD = """async () => {
    const told = await new Promise((done) =>
        new PerformanceObserver((list) => done(list.getEntries().map((entry) => entry.toJSON())))
            .observe({ type: 'long-animation-frame', buffered: true }) || setTimeout(() => done([]), 1000))
    return { origin: performance.timeOrigin, times: window.frameTimes, told }
}"""
PLANE = """(mode) => {
    if (document.querySelectorAll('.modes .button')[mode].ariaPressed !== 'true') throw new Error('the wrong mode')
    const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect()
    const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.plane')).transform)
    return [left + e, top + f, a, left + width / 2, top + height / 2]
}"""


def some_dungeon(dice: random.Random) -> tuple[Placed, ...]:
    """The five cards, laid legally."""
    layout: tuple[Placed, ...] = ()
    for card in dice.sample(HAND, 5):
        if places := places_for(layout, card):
            layout = (*layout, dice.choice(places))
    return layout


def some_walk(layout: tuple[Placed, ...], dice: random.Random) -> Walk:
    """A walk on foot until it is stuck."""
    walk = Walk.begin(layout, TOOLS)
    while steps := [step for step in walk.steps() if step.kind in {"enter", "walk"} and step.defeats is None]:
        walk = walk.step(dice.choice(steps).token)
    return walk


def longest_walk(dice: random.Random) -> Walk:
    """The longest of some walks through some dungeons of the five cards."""
    dungeons = [layout for _ in range(DUNGEONS) if len(layout := some_dungeon(dice)) == len(HAND)]
    walks = (some_walk(layout, dice) for layout in dungeons for _ in range(WALKS))
    return max(walks, key=lambda walk: len(walk.tokens_of_path))


class Pointer:
    """A mouse through Chromium's own protocol: Playwright's runs a script of its own in the page at every move."""

    STOPS = 3  # on the way to a point

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._at: Point = (0, 0)
        self._button = "none"

    def _send(self, kind: str, at: Point, **more: object) -> None:
        self._at = at
        event = {"type": kind, "x": at[0], "y": at[1], "button": self._button}
        self._session.send("Input.dispatchMouseEvent", {**event, **more})

    def press(self, at: Point, button: str = "left") -> None:
        """Go somewhere, and put the button down."""
        self._send("mouseMoved", at)
        self._button = button
        self._send("mousePressed", at, clickCount=1)

    def move(self, to: Point) -> None:
        """Move on, with some stops on the way."""
        (x, y), (to_x, to_y) = self._at, to
        for stop in range(1, self.STOPS + 1):
            self._send("mouseMoved", (x + (to_x - x) * stop / self.STOPS, y + (to_y - y) * stop / self.STOPS))

    def release(self) -> None:
        """Let the button go."""
        self._send("mouseReleased", self._at, clickCount=1)
        self._button = "none"

    def wheel(self, at: Point, turn: float) -> None:
        """Turn the wheel."""
        self._send("mouseWheel", at, deltaX=0, deltaY=turn)


class Builder:
    """Somebody who builds and draws, and counts what they did."""

    def __init__(self, walk: Walk) -> None:
        self.moved = self.drawn = self.changes = 0
        self.layout = walk.dungeon.layout
        line = [walk.dungeon.position(cell_of(step.target)) for step in walk.history() if step.target]
        self._line = [(column + 0.5, row + 0.5) for row, column in line]
        self._dice = random.Random(1)

    def come(self, page: Page) -> None:
        """To the map, on which the five cards lie."""
        self.page = page
        self._mouse = Pointer(page.context.new_cdp_session(page))
        page.route_web_socket("**/socket*", self._with_full_cards)

    def _with_full_cards(self, socket: WebSocketRoute) -> None:
        """Put the fullest cards into the hand on their way to the browser: in a game they come together late."""
        server = socket.connect_to_server()
        layout = [{"card": card.id, "x": x, "y": y, "turned": turned} for card, x, y, turned in self.layout]
        tools = {"tokens": TOOLS.tokens._asdict(), "books": list(TOOLS.books)}
        own = {"hand": [card.id for card in HAND], "tools": tools, "draft": {"layout": layout, "path": ""}}

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            for seen in ((told.get("view") or {}).get("own") or {}).values():
                seen.update(own)
            socket.send(json.dumps(told))

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "draft":
                self.changes = told["work"]["changes"]
            server.send(message)

        server.on_message(tell)
        socket.on_message(hear)

    def look(self) -> None:
        """See where the button of each mode is while the other is on: the hand below moves them."""
        page = self.page
        expect(page.locator(".board img.card[src^='data:']")).to_have_count(5)
        page.wait_for_timeout(1000)  # what a map does beforehand, while nothing else is to be done
        buttons = page.locator(".modes .button")
        self._buttons = [(0.0, 0.0), middle(buttons.nth(DRAW))]
        self._turn_to(DRAW)
        self._buttons[BUILD] = middle(buttons.nth(BUILD))
        self._turn_to(BUILD)

    def _turn_to(self, mode: int) -> None:
        self._mouse.press(self._buttons[mode])
        self._mouse.release()
        self.page.wait_for_timeout(300)  # the map comes to rest
        *plane, x, y = self.page.evaluate(PLANE, mode)
        self._plane, self._middle = plane, (x, y)

    def _at(self, x: float, y: float) -> Point:
        left, top, scale = self._plane
        return left + x * CELL * scale, top + y * CELL * scale

    def build(self) -> None:
        """Drag three cards about, each to another place if it has one, and undo it."""
        self._turn_to(BUILD)
        for placed in self._dice.sample(self.layout, 3):
            self._move(placed)

    def _move(self, placed: Placed) -> None:
        to = self._dice.choice(self._elsewhere(placed) or [placed._replace(x=placed.x + 20)])
        self._mouse.press(self._at(placed.x + 3.5, placed.y + 4.5))
        x, y = self._middle
        for right, down in ((-120, -100), (110, -70), (60, 100), (-70, 50)):
            self._mouse.move((x + right, y + down))
        self._mouse.move(self._at(to.x + 3.5, to.y + 4.5))
        self._mouse.release()
        self.page.wait_for_timeout(300)
        self.moved += 1
        self.page.keyboard.press("Control+z")

    def _elsewhere(self, placed: Placed) -> list[Placed]:
        """Where else a card may lie; nowhere, if it joins others."""
        others = tuple(other for other in self.layout if other != placed)
        try:
            places = places_for(others, placed.card)
        except IllegalMove:
            return []
        return [place for place in places if place.turned == placed.turned and place != placed]

    def draw(self) -> None:
        """Draw a long line, rub the half of it out, and draw it again."""
        self._turn_to(DRAW)
        points = [self._at(x, y) for x, y in self._line]
        half = len(points) // 2
        self._mouse.press(points[0])
        for point in [*points, *reversed(points[half:-1]), *points[half:]]:
            self._mouse.move(point)
        self._mouse.release()
        self.drawn += len(points)

    def wander(self) -> None:
        """Zoom in and out around the middle, and pan."""
        x, y = self._middle
        for turn in (-120, -120, 120, 120):
            self._mouse.wheel(self._middle, turn)
        self._mouse.press(self._middle, "middle")
        self._mouse.move((x + 40, y + 20))
        self._mouse.move((x, y))
        self._mouse.release()

    def clear(self) -> None:
        """Undo and rub out step by step, with a key that is held, and look at the whole again."""
        self._turn_to(DRAW)
        for key in ["Control+z"] * 10 + ["Backspace"] * len(self._line):
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(REPEAT)
        self._turn_to(BUILD)


def write_trace(session: CDPSession, file: Path) -> None:
    """Write what Chromium has traced."""
    streams: list[str] = []
    session.on("Tracing.tracingComplete", lambda news: streams.append(news["stream"]))
    session.send("Tracing.end")
    while not streams:
        session.send("Browser.getVersion")
    with file.open("wb") as out:
        while True:
            part = session.send("IO.read", {"handle": streams[0], "size": 1 << 20})
            text = part["data"]
            out.write(base64.b64decode(text) if part.get("base64Encoded") else text.encode())
            if part["eof"]:
                return


def tell_longest(seen: dict[str, Any], deeds: list[tuple[float, str]]) -> None:
    """Print the longest frames: when, in which deed, and what Chromium itself kept of them."""
    frames = sorted(itertools.pairwise(seen["times"]), key=lambda frame: frame[0] - frame[1])[:LONGEST]
    for start, end in sorted(frames):
        at = (seen["origin"] + start) / 1000
        since, deed = max(((begun, name) for begun, name in deeds if begun <= at), default=(at, "-"))
        print(
            f"{end - start:5.1f} ms at {start - seen['times'][0]:6.0f} ms, {at - since:.2f} s after the begin of {deed}"
        )
        for told in seen["told"]:
            if told["startTime"] < end and told["startTime"] + told["duration"] > start:
                scripts = ", ".join(f"{one['invoker']} {one['duration']:.0f}" for one in told["scripts"])
                render = told["startTime"] + told["duration"] - (told["renderStart"] or told["startTime"])
                begin = told["startTime"] - start
                print(f"      took {told['duration']:.0f} from {begin:+.0f}, rendering {render:.0f}: {scripts}")


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--phone", action="store_true", help="on the screen of a phone")
    parser.add_argument("--tell", action="store_true", help="tell what was done in the longest frames")
    parser.add_argument("--trace", type=Path, help="where to write a trace")
    asked = parser.parse_args()
    builder = Builder(longest_walk(random.Random(1)))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", "--bot-pace=0") as server,
        sync_playwright() as play,
    ):
        browser = launch(play, is_whole=True)
        person = Person(browser, server.url, "en", PHONE if asked.phone else DESKTOP, name="Ada", still=False)
        builder.come(person.page)
        page = come_to_the_map(person)
        builder.look()
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slower})
        if asked.trace:
            session.send("Tracing.start", {"transferMode": "ReturnAsStream", "categories": TRACED})
        page.evaluate(WATCH, bool(asked.trace))
        end = time.time() + asked.seconds
        deeds: list[tuple[float, str]] = []
        for deed in itertools.cycle((builder.draw, builder.build, builder.wander, builder.clear)):
            if time.time() > end:
                break
            deeds.append((time.time(), deed.__name__))
            deed()
        seen = page.evaluate(TOLD)
        if asked.trace:
            write_trace(session, asked.trace)
        browser.close()
    times = sorted(second - first for first, second in itertools.pairwise(seen["times"]))
    over = [frame for frame in times if frame > LIMIT]
    print(
        f"{len(times):,} frames: median {times[len(times) // 2]:.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms, "
        f"longest {times[-1]:.1f} ms, {len(over)} over {LIMIT} ms; "
        f"{builder.moved} cards moved, {builder.drawn} steps drawn, {builder.changes} changes told to the server"
    )
    if asked.tell:
        tell_longest(seen, deeds)


if __name__ == "__main__":
    main()
