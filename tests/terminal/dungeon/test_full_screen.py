"""Dungeon on the full screen of a real terminal: whole games by keys and by mouse, and what is seen on the way."""

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from full_screen import BACKSPACE, CTRL_C, DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, FullScreen
from shown_screens import check_screen, shown
from tacora.i18n import LANGUAGES, Words
from tacora_process import in_a_pipe, kept_matches

SMALL, LARGE = (80, 24), (120, 40)
FAST = "--pace=0"
MOST_TURNS = 400
FOOT = 4
"""The last lines, where all that can be done stands."""

PLACES = {
    "market": "dungeon-full-buy",
    "building": "dungeon-full-lay",
    "drawing": "dungeon-full-build",
    "results": "dungeon-full-best",
    "clean-up": "dungeon-full-tidy",
    "choice": "dungeon-full-take",
    "start": "dungeon-full-start",
    "end": "terminal-word-close",
}
"""Where one is, and what only there stands at the foot."""


class Table:
    """A table of Dungeon, seen by somebody who reads the foot of the screen."""

    def __init__(self, *options: str, folder: Path, language: str = "en", size: tuple[int, int] = SMALL) -> None:
        self.words = Words(language)
        self.screen = FullScreen("play", "dungeon", FAST, f"--lang={language}", *options, folder=folder, size=size)

    def said(self, key: str, **facts: str | int) -> str:
        return shown(self.words(key, **facts), self.words)

    def where(self) -> str | None:
        """Which of the places this is; None while nobody is asked."""
        return next((place for place, key in PLACES.items() if self.has(key)), None)

    def has(self, key: str) -> bool:
        """These words stand at the foot."""
        foot = "\n".join(f" {line} " for line in self.screen.text.splitlines()[-FOOT:])
        return f" {self.said(key)} " in foot

    def wait(self, *places: str) -> str:
        return self.screen.until(
            lambda: place if (place := self.where()) is not None and (not places or place in places) else None,
            f"not at {places}",
        )

    def leave(self, place: str, before: str) -> None:
        """Until this is another place, not the same half drawn; the market may come again, but looks different then."""
        self.screen.until(
            lambda: (
                "on"
                if self.where() not in {None, place} or (place == "market" and self.screen.text != before)
                else None
            ),
            f"still at {place}",
        )

    def key(self, name: str) -> str:
        return self.words(f"dungeon-full-key-{name}")

    def click(self, name: str) -> None:
        self.click_on(self.said(f"dungeon-full-{name}"))

    def click_on(self, text: str) -> None:
        """Click, and wait until that has changed something: what stands where may have changed too."""
        self.screen.wait_for(text)
        before = self.screen.text
        self.screen.click(text)
        self.screen.until(lambda: "on" if self.screen.text != before else None, f"nothing comes of a click on {text}")


def turns(table: Table, take: Callable[[str], None]) -> list[tuple[str, str]]:
    """Play to the last page; all places on the way, each with the first line, which tells the round."""
    seen: list[tuple[str, str]] = []
    for _ in range(MOST_TURNS):
        place = table.wait()
        before = table.screen.text
        seen.append((place, before.splitlines()[0]))
        if place == "end":
            return seen
        take(place)
        table.leave(place, before)
    raise AssertionError(f"it does not end; on the screen:\n{table.screen.text}")


def kept_and_replayed(table: Table, folder: Path) -> dict[str, object]:
    """The match is kept, its place is said, and it replays."""
    assert table.screen.ended() == 0
    (kept,) = kept_matches(folder)
    assert str(kept) in table.screen.last_words.decode()
    assert in_a_pipe("replay", str(kept), folder=folder).returncode == 0
    record: dict[str, object] = json.loads(kept.read_text(encoding="utf-8"))
    return record


def decisions(record: dict[str, object]) -> list[object]:
    """What the first seat decided."""
    steps = record["steps"]
    assert isinstance(steps, list)
    return [step["moves"]["0"] for step in steps if "0" in step.get("moves", {})]


def paths(record: dict[str, object]) -> list[str]:
    return [str(move["path"]) for move in decisions(record) if isinstance(move, dict) and "path" in move]


def by_keys(table: Table) -> Callable[[str], None]:
    """Buy the first card that can be had, lay cards where they hover, walk as long as it goes."""
    bought: set[str] = set()

    def take(place: str) -> None:
        match place:
            case "market":
                head = table.screen.text.splitlines()[0]
                if head in bought:
                    table.screen.press(table.key("pass"))
                else:
                    bought.add(head)
                    table.screen.press(RIGHT, LEFT, ENTER)
            case "drawing":
                table.screen.press(ENTER * 12, table.key("finish"))
            case "building":
                table.screen.press(ENTER * 5)
                table.wait("drawing")
            case "choice" | "clean-up" | "start" | "results":
                table.screen.press(ENTER)
            case _:
                raise AssertionError(place)

    return take


def by_mouse(table: Table) -> Callable[[str], None]:
    """The same with clicks alone: the last book, cards laid by the foot, steps in the list."""
    bought: set[str] = set()

    def take(place: str) -> None:
        match place:
            case "market":
                head = table.screen.text.splitlines()[0]
                if head in bought:
                    table.click("pass")
                else:
                    bought.add(head)
                    token = shown(f"§ {table.words('dungeon-token-rope')}", table.words)
                    table.screen.click(token)  # chosen
                    table.click_on(token)  # bought
            case "drawing":
                for _ in range(8):
                    if not table.has("dungeon-full-go"):
                        break
                    table.click("go")
                table.click("finish")
            case "building":
                for _ in range(5):
                    table.click("lay")
                    table.screen.look(0.3)  # the foot has other words then, in other places
                table.wait("drawing")
            case _:
                table.click({"results": "go-on", "choice": "take", "clean-up": "tidy", "start": "start"}[place])

    return take


def whole_games() -> list[tuple[str, tuple[int, int], bool]]:
    """One by keys on a small screen; every language, both hands and both sizes in the long form."""
    if os.environ.get("TACORA_LONG"):
        return [(language, size, hand) for language in LANGUAGES for size in (SMALL, LARGE) for hand in (False, True)]
    return [("en", SMALL, False)]


@pytest.mark.parametrize(("language", "size", "is_by_mouse"), whole_games())
def test_a_whole_game(tmp_path: Path, language: str, size: tuple[int, int], is_by_mouse: bool) -> None:
    table = Table("--seed=5", "--bots=greedy,random", folder=tmp_path, language=language, size=size)
    seen = turns(table, by_mouse(table) if is_by_mouse else by_keys(table))
    rounds = {round_ for place, round_ in seen if place == "results"}
    assert len(rounds) == 6, seen
    assert {"market", "building", "drawing"} <= {place for place, _ in seen}
    if is_by_mouse:
        table.screen.click(table.said("terminal-word-close"))
    else:
        table.screen.press(ENTER)
    walked = paths(kept_and_replayed(table, tmp_path))
    assert len(walked) == 6
    assert all(walked)


@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("de", LARGE), ("he", SMALL)])
def test_market_building_drawing_and_results_look_as_they_did(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    table = Table("--seed=3", "--bots=greedy,greedy", folder=tmp_path, language=language, size=size)
    screen, name = table.screen, f"dungeon-{language}-{size[0]}"
    table.wait("market")
    check_screen(f"{name}-market", screen)
    screen.press(DOWN, DOWN, DOWN, table.key("pass"))
    table.wait("building")
    screen.press(ENTER)
    screen.wait_for("◇")
    check_screen(f"{name}-building", screen)
    screen.press(ENTER * 4)
    table.wait("drawing")
    screen.press(ENTER * 9, table.key("numbers"))
    screen.wait_for("10", "9")
    check_screen(f"{name}-drawing", screen)
    screen.press(table.key("numbers"), table.key("finish"))
    table.wait("results")
    check_screen(f"{name}-results", screen)
    screen.press(CTRL_C)
    assert screen.ended() == 130


def at_the_map(folder: Path, *options: str) -> Table:
    """The first card of five hovers over an empty table."""
    table = Table("--seed=3", "--bots=greedy", *options, folder=folder)
    table.wait("market")
    table.screen.press("p")
    table.wait("building")
    return table


def test_unknown_keys_do_nothing(tmp_path: Path) -> None:
    """F5, Delete, Ctrl-arrow on an empty table, Insert, letters of no action: nothing is laid, nothing is bought."""
    table = Table("--seed=3", "--bots=greedy", folder=tmp_path)
    table.wait("market")
    before = table.screen.text
    keys = ("\x1b[15~", "\x1b[3~", "\x1b[2~", "\x1b[1;5C", "z", "y", "9", "\x1bOP\x1b", "é")
    table.screen.press(*keys[:7], "é")
    assert table.screen.text == before
    table.screen.press("p")
    table.wait("building")
    before = table.screen.text
    table.screen.press(*keys[:3], "z", "y", "9")
    assert table.screen.text == before
    table.screen.press("q")
    assert table.screen.ended() == 0


def test_a_place_is_refused_in_words(tmp_path: Path) -> None:
    """V-D3, V-R8: a card moved freely says what is wrong; Enter does not lay it."""
    table = at_the_map(tmp_path)
    screen = table.screen
    screen.press(ENTER)
    screen.wait_for("it fits in")
    screen.press("\x1b[1;2C")  # Shift and an arrow: one cell, anywhere
    screen.wait_for("V-D3", "V-R8")
    screen.press(ENTER)
    assert screen.wait_for("V-D3", "V-R8")
    assert "►2" in screen.text
    screen.press("x", "1")
    screen.wait_for("►1")  # a laid card is taken up again
    screen.press(CTRL_C)
    assert screen.ended() == 130


def test_finishing_without_a_path_asks_first(tmp_path: Path) -> None:
    """V-R34: also without a dungeon; the answer can be no."""
    table = at_the_map(tmp_path)
    screen = table.screen
    screen.press("f")
    screen.wait_for("Five cards must lie legally")
    screen.press(ENTER)
    table.wait("building")
    screen.press(ENTER * 5)
    table.wait("drawing")
    screen.press("f")
    screen.wait_for("There is no path yet")
    screen.press(ESCAPE)
    table.wait("drawing")
    screen.press("f")
    screen.wait_for("There is no path yet")
    screen.press("f")
    table.wait("results")
    screen.press("q")
    assert screen.ended() == 0
    (kept,) = kept_matches(tmp_path)
    assert paths(json.loads(kept.read_text(encoding="utf-8"))) == [""]


def test_steps_are_taken_back_taken_again_and_cut(tmp_path: Path) -> None:
    table = at_the_map(tmp_path)
    screen = table.screen
    screen.press(ENTER * 5)
    table.wait("drawing")
    screen.press(ENTER * 6)
    screen.wait_for("@")
    whole = screen.text
    screen.press(BACKSPACE, BACKSPACE)
    assert screen.until(lambda: "on" if screen.text != whole else None, "nothing was taken back")
    screen.press("r", "r")
    assert screen.until(lambda: "on" if map_of(screen) == map_of_text(whole) else None, "not taken again")
    row, column = next((row, line.index("▼")) for row, line in enumerate(screen.screen.display) if "▼" in line)
    screen.click_at(column, row)  # the entry
    screen.wait_for("steps taken back")
    screen.press(CTRL_C)
    assert screen.ended() == 130


def map_of(screen: FullScreen) -> list[str]:
    return map_of_text(screen.text)


def map_of_text(text: str) -> list[str]:
    return [line[:46] for line in text.splitlines()[1:20]]


def test_another_size_in_the_middle_of_a_path(tmp_path: Path) -> None:
    table = at_the_map(tmp_path)
    screen = table.screen
    screen.press(ENTER * 5)
    table.wait("drawing")
    screen.press(ENTER * 4)
    screen.wait_for("@")
    for size in ((120, 40), (80, 24), (60, 15), (100, 30)):
        screen.resize(*size)
        screen.look(0.2)
    screen.wait_for("Where to?")
    screen.press(ENTER, "f")
    table.wait("results")
    screen.press(CTRL_C)
    assert screen.ended() == 130


def test_two_people_do_not_see_each_others_hands(tmp_path: Path) -> None:
    """V-H3: a curtain before each dungeon; the market is open to both and needs none."""
    table = Table("--seed=3", "--players=Ada,Ben", "--begins=0", folder=tmp_path)
    screen = table.screen
    for name in ("Ada", "Ben"):
        screen.wait_for(f"► {name}")
        table.wait("market")
        screen.press("p")
    for name in ("Ada", "Ben"):
        screen.wait_for(f"Hand over to {name}")
        assert "░" not in screen.text
        screen.press(ENTER)
        table.wait("building")
        screen.press(ENTER * 5)
        table.wait("drawing")
        screen.press(ENTER * 3, "f")
    table.wait("results")
    assert "1 Ada" in screen.text
    screen.press(TAB)
    screen.wait_for("The dungeon of Ben")
    screen.press("q")
    assert screen.ended() == 0


def test_the_best_possible_dungeon_is_searched_and_can_be_cancelled(tmp_path: Path) -> None:
    table = at_the_map(tmp_path)
    screen = table.screen
    screen.press(ENTER * 5)
    table.wait("drawing")
    screen.press(ENTER * 2, "f")
    table.wait("results")
    screen.press("b")
    found = screen.wait_for("Getting ready", "searched", "being looked for", "What was possible")
    if found != "What was possible":
        screen.press(ESCAPE)
        table.wait("results")
        assert "What was possible" not in screen.text
        screen.press("b")
    screen.wait_for("What was possible")
    screen.wait_for("Best dungeon")
    screen.press(ENTER)
    table.wait("market", "clean-up")
    screen.press("q")
    assert screen.ended() == 0


def test_signals_lose_nothing_and_the_match_goes_on(tmp_path: Path) -> None:
    table = at_the_map(tmp_path)
    table.screen.press(ENTER)
    table.screen.signal(signal.SIGTERM)
    assert table.screen.ended() == 143
    (kept,) = kept_matches(tmp_path)
    again = Table("--resume", str(kept), folder=tmp_path)
    again.wait("building")  # the market is not asked again
    again.screen.press("q")
    assert again.screen.ended() == 0


def test_rules_and_legend_players_and_a_card_are_pages(tmp_path: Path) -> None:
    table = Table("--seed=3", "--bots=greedy", folder=tmp_path)
    table.wait("market")
    for key, text in (("?", "∪ fall pit"), ("w", "Deck 9"), ("c", "Main level"), ("s", "Time bonuses")):
        table.screen.press(key)
        table.screen.wait_for(text)
        table.screen.press(ESCAPE)
        table.wait("market")
    table.screen.press("q")
    assert table.screen.ended() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_actions_of_a_screen_share_a_key(language: str) -> None:
    words = Words(language)
    shell = {words(f"terminal-key-{name}") for name in ("undo", "sheet", "log", "help", "quit")}
    screens = (
        ("pass", "look", "players"),
        ("turn", "back", "draw", "level", "redo", "fairy", "finish"),
        ("redo", "numbers", "level", "build", "finish"),
        ("best", "numbers", "level"),
    )
    for names in screens:
        keys = [words(f"dungeon-full-key-{name}") for name in names]
        assert len(set(keys)) == len(keys)
        assert shell.isdisjoint(keys)
