"""`tacora play` on a real terminal: whole games, the curtain, and every way to stop."""

import json
import re
import signal
from pathlib import Path
from shutil import rmtree

import pytest

from tacora.i18n import LANGUAGES, Words
from tacora.terminal.layout import Cell, Order, lay_out
from tacora.terminal.screen import CLEAR
from tacora_process import ended, in_a_pipe, kept_matches, on_a_terminal

FAST = "--pace=0"


def shown(text: str, language: str) -> str:
    """A text as it stands on the screen."""
    order = Order.VISUAL if language == "he" else Order.LEFT_TO_RIGHT
    return lay_out((Cell(text),), order).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots(tmp_path: Path, language: str) -> None:
    words = Words(language)
    child = on_a_terminal("play", "--plain", "--seed=4", FAST, f"--lang={language}", folder=tmp_path)
    question, scores = (
        re.escape(shown(text, language)) for text in (words("terminal-ask", name="P1"), words("terminal-scores"))
    )
    while child.expect([question, scores]) == 0:
        child.sendline(words("terminal-key-return"))
    assert ended(child) == 0


def test_colours_on_a_terminal_and_none_when_not_wanted(tmp_path: Path) -> None:
    coloured = on_a_terminal("play", "--plain", FAST, "--lang=en", folder=tmp_path)
    coloured.expect("P1: continue or return")
    assert "\x1b[36m" in str(coloured.before)
    coloured.sendline("q")
    assert ended(coloured) == 0
    dull = on_a_terminal("play", "--plain", FAST, "--lang=en", folder=tmp_path, variables={"NO_COLOR": "1"})
    dull.expect("P1: continue or return")
    assert "\x1b[36m" not in str(dull.before)
    dull.sendline("q")
    assert ended(dull) == 0


def before_the_reveal(folder: Path, choice: str, *options: str) -> str:
    """All that is on the screen until the choices of Ada (that one) and Ben (to continue) are revealed."""
    child = on_a_terminal(
        "play", "--plain", "--players=Ada,Ben", "--bots=odds", "--seed=4", FAST, "--lang=en", *options, folder=folder
    )  # fmt: skip
    seen = ""
    for name, answer in (("Ada", choice), ("Ben", "c")):
        child.expect(f"Hand over to {name}, who presses Enter: ")
        seen += f"{child.before}{child.after}"
        child.sendline()
        child.expect(f"{name}: continue or return\\? ")
        seen += f"{child.before}{child.after}"
        child.sendline(answer)
    child.expect("All have chosen.")
    seen += str(child.before)
    child.expect("Return: Ada." if choice == "r" else "Continue: Ada, Ben")
    child.sendintr()
    assert ended(child) == 130
    return seen


def test_nobody_learns_a_choice_before_all_have_chosen(tmp_path: Path) -> None:
    """D-E8"""
    home, on = (before_the_reveal(tmp_path, choice) for choice in ("r", "c"))
    assert home == on
    assert home.count(CLEAR) == 2


def test_a_hidden_chest_is_behind_the_curtain_too(tmp_path: Path) -> None:
    """D-R7"""
    seen = before_the_reveal(tmp_path, "c", "--hidden-chests")
    assert seen.count(CLEAR) == 4
    screens = [re.sub(r"\x1b\[[\d;]*m", "", screen) for screen in seen.split(CLEAR)]
    chests = [re.findall(r"(?m)^[ABC]  (\S+).* in the cave .*(0●|hidden)\s*$", screen) for screen in screens]
    assert [dict(found) for found in chests if found] == [
        {"Ada": "hidden", "Ben": "hidden", "odds": "hidden"},
        {"Ada": "0●", "Ben": "hidden", "odds": "hidden"},
        {"Ada": "hidden", "Ben": "hidden", "odds": "hidden"},
        {"Ada": "hidden", "Ben": "0●", "odds": "hidden"},
    ]


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    child = on_a_terminal("play", "--plain", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    child.expect("P1: continue or return")
    child.sendline("c")
    child.expect("P1: continue or return")
    child.sendintr()
    child.expect(r"tacora play diamant --resume (\S+\.json) --seed=4")
    assert ended(child) == 130
    (file,) = kept_matches(tmp_path)
    assert len(json.loads(file.read_text())["steps"]) == 3
    again = on_a_terminal("play", "--plain", f"--resume={file}", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    while again.expect(["P1: continue or return", "Score sheet"]) == 0:
        again.sendline("c")
    assert ended(again) == 0
    whole = in_a_pipe("play", "--seed=4", "--save=whole.json", folder=tmp_path, answers=["c"] * 60)
    assert whole.returncode == 0
    assert file.read_text() == (tmp_path / "whole.json").read_text()


@pytest.mark.parametrize(("number", "exit_code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_while_bots_play_saves_too(tmp_path: Path, number: int, exit_code: int) -> None:
    child = on_a_terminal(
        "play", "--plain", "--players=", "--bots=odds,bold,timid", "--pace=20", "--lang=en", folder=tmp_path
    )
    child.expect("Traps in the game")
    child.kill(number)
    child.expect("--resume")
    assert ended(child) == exit_code
    (file,) = kept_matches(tmp_path)
    assert in_a_pipe("replay", str(file), folder=tmp_path).returncode == 0


def test_the_end_of_input_saves_like_ctrl_c(tmp_path: Path) -> None:
    child = on_a_terminal("play", "--plain", "--players=Ada,Ben,Cleo", FAST, "--lang=en", folder=tmp_path)
    child.expect("Hand over to Ada")
    child.sendeof()
    child.expect("--resume")
    assert ended(child) == 130


def test_what_is_typed_while_bots_play_answers_nothing(tmp_path: Path) -> None:
    child = on_a_terminal("play", "--plain", "--seed=4", "--pace=0.3", "--lang=en", folder=tmp_path)
    child.expect("P1: continue or return")
    child.sendline("r")
    child.expect("Return: .*P1")
    child.sendline("r")
    child.expect("Expedition 2: everybody is in the cave")
    child.expect("P1: continue or return")
    child.sendline("c")
    child.expect("Continue: P1")
    child.sendintr()
    assert ended(child) == 130


def test_a_match_that_cannot_be_saved_here_is_saved_elsewhere(tmp_path: Path) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir()
    elsewhere.mkdir()
    child = on_a_terminal("play", "--plain", FAST, "--lang=en", folder=here, variables={"TMPDIR": str(elsewhere)})
    child.expect("P1: continue or return")
    rmtree(here)
    child.sendline("q")
    assert ended(child) == 0
    assert len(list(elsewhere.iterdir())) == 1
