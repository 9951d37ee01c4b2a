"""Choices between the big screens on a real terminal: clean-up, third book, look, exchange."""

from pathlib import Path
from typing import Any

import pytest

from full_screen import CTRL_C, DOWN, ENTER, RIGHT, FullScreen
from prepared_matches import FIRST, PREPARED, prepare
from shown_screens import check_screen, shown
from tacora.core.steps import Decision
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import CleanUp
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.record_file import load

SMALL, LARGE = (80, 24), (120, 40)
QUESTIONS = {
    "clean-up": "dungeon-full-ask-clean-up",
    "third-book": "dungeon-full-ask-third-book",
    "look": "dungeon-full-ask-look",
    "exchange": "web-dungeon-swap",
}


class Choice:
    """A match that waits for one choice, on a terminal."""

    def __init__(self, name: str, folder: Path, language: str = "en", size: tuple[int, int] = SMALL) -> None:
        self.words = Words(language)
        self.file = prepare(name, folder)
        self.match = load(str(self.file)).match
        self.choices = DUNGEON.view(self.match.state, FIRST).choices
        self.screen = FullScreen(
            "play", "dungeon", "--pace=0", f"--lang={language}", f"--resume={self.file}", folder=folder, size=size
        )
        self.screen.wait_for(shown(self.words(QUESTIONS[name]).split(".")[0].split("?")[0], self.words))

    def decided(self) -> Any:
        """What the first seat has decided since."""
        before = len(self.match.steps)

        def found() -> str | None:
            return "more" if len(load(str(self.file)).match.steps) > before else None

        self.screen.until(found, "no step")
        step = load(str(self.file)).match.steps[before]
        assert isinstance(step, Decision)
        self.screen.press(CTRL_C)
        assert self.screen.ended() == 130
        return step.moves[FIRST]


@pytest.mark.parametrize("name", PREPARED)
@pytest.mark.parametrize(("language", "size"), [*((language, SMALL) for language in LANGUAGES), ("en", LARGE)])
def test_it_looks_as_it_did(tmp_path: Path, name: str, language: str, size: tuple[int, int]) -> None:
    choice = Choice(name, tmp_path, language, size)
    check_screen(f"dungeon-{language}-{size[0]}-{name}", choice.screen)
    choice.screen.press(CTRL_C)
    assert choice.screen.ended() == 130


@pytest.mark.parametrize("name", ["third-book", "look", "exchange"])
def test_one_line_is_chosen_by_keys(tmp_path: Path, name: str) -> None:
    choice = Choice(name, tmp_path)
    choice.screen.press(DOWN, ENTER)
    assert choice.decided() == choice.choices[1]


@pytest.mark.parametrize("name", ["third-book", "look", "exchange"])
def test_one_line_is_chosen_by_its_number(tmp_path: Path, name: str) -> None:
    choice = Choice(name, tmp_path)
    number = len(choice.choices)
    choice.screen.press(*str(number), ENTER)
    assert choice.decided() == choice.choices[number - 1]


@pytest.mark.parametrize("name", ["third-book", "look", "exchange"])
def test_one_line_is_chosen_by_mouse(tmp_path: Path, name: str) -> None:
    """The first click chooses a line, the second takes it."""
    choice = Choice(name, tmp_path)
    for _ in range(2):
        choice.screen.click(" 2 ")
    assert choice.decided() == choice.choices[1]


def test_in_the_clean_up_a_card_is_boxed_by_keys(tmp_path: Path) -> None:
    """V-F3."""
    choice = Choice("clean-up", tmp_path)
    cards = _cards(choice)
    choice.screen.press(RIGHT, " ", ENTER)
    assert choice.decided() == CleanUp((), (cards[1],))


def test_in_the_clean_up_a_card_is_boxed_by_mouse(tmp_path: Path) -> None:
    """V-F3."""
    choice = Choice("clean-up", tmp_path)
    cards = _cards(choice)
    choice.screen.click(cards[2].id)
    choice.screen.click(choice.words("dungeon-full-tidy"))
    assert choice.decided() == CleanUp((), (cards[2],))


def _cards(choice: Choice) -> Any:
    dungeon = choice.match.state.players[FIRST].dungeon
    assert dungeon is not None
    return dungeon.cards
