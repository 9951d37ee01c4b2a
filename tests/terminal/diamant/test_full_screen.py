"""Diamant on the full screen of a real terminal: whole games, what is seen when, and what is kept."""

import json
import os
import re
import signal
import time
from pathlib import Path

import pytest

from full_screen import BACKSPACE, CTRL_C, ENTER, ESCAPE, FullScreen
from shown_screens import check_screen, shown
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.record_file import load
from tacora_process import in_a_pipe, kept_matches

SMALL, LARGE = (80, 24), (120, 40)
SLOW = "--pace=60"  # every breath lasts until somebody ends it
FAST = "--pace=0"
MOST_TURNS = 60
SETTLED = 0.2  # seconds in which bots have played on and all is drawn


def whole_games() -> list[tuple[str, tuple[int, int], bool]]:
    """Each language once; by keys and by mouse and at both sizes in the long form."""
    if os.environ.get("TACORA_LONG"):
        return [(language, size, hand) for language in LANGUAGES for size in (SMALL, LARGE) for hand in (False, True)]
    return [("en", SMALL, False), ("de", LARGE, True), ("he", SMALL, True)]


@pytest.mark.parametrize(("language", "size", "is_by_mouse"), whole_games())
def test_a_whole_game(tmp_path: Path, language: str, size: tuple[int, int], is_by_mouse: bool) -> None:
    words = Words(language)
    table = FullScreen("play", "--seed=4", FAST, f"--lang={language}", folder=tmp_path, size=size)
    table.wait_for(shown(words("terminal-ask", name="P1"), words))
    (kept,) = kept_matches(tmp_path)
    for turn in range(MOST_TURNS):
        match = load(str(kept)).match
        if match.is_over:
            break
        choice = "return" if turn % 3 else "continue"
        if is_by_mouse:
            table.click(shown(words(f"terminal-word-{choice}"), words))
        else:
            table.press(words(f"terminal-key-{choice}"))
        before = len(match.steps)
        table.until(lambda before=before: "more" if len(load(str(kept)).match.steps) > before else None, "no step")  # type: ignore[misc]
        table.look(SETTLED)
    table.wait_for(shown(words("terminal-scores"), words))
    if is_by_mouse:
        table.click(shown(words("terminal-word-close"), words))
    else:
        table.press(ENTER)
    assert table.ended() == 0
    assert str(kept) in table.last_words.decode()
    assert in_a_pipe("replay", str(kept), folder=tmp_path).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_curtain_reveal_and_score_sheet_look_as_they_did(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """D-E8: the curtain hides everything; a card is laid face down, then turned over."""
    words = Words(language)
    table = FullScreen(
        "play", "--seed=8", SLOW, f"--lang={language}", "--players=Ada,Ben", "--bots=odds,bold",
        "--edition=international", folder=tmp_path, size=size,
    )  # fmt: skip
    name = f"diamant-{language}-{size[0]}"
    go_on = shown(words("terminal-word-skip"), words)
    table.wait_for(go_on)
    check_screen(f"{name}-face-down", table)
    table.press(ENTER)
    for seat in ("Ada", "Ben"):
        table.wait_for(shown(words("terminal-curtain", name=seat), words))
        check_screen(f"{name}-curtain-{seat}", table)
        table.press(ENTER)
        table.wait_for(shown(words("terminal-ask", name=seat), words))
        if seat == "Ada":
            check_screen(f"{name}-choice", table)
        table.press(words("terminal-key-return" if seat == "Ada" else "terminal-key-continue"))
    table.wait_for(shown(words("terminal-word-undo"), words))
    table.press(ENTER)
    table.wait_for(shown(words("diamant-left", names="Ada"), words))
    check_screen(f"{name}-reveal", table)
    table.press(ENTER)
    table.until(
        lambda: go_on if re.search("│ +[?] +│", table.text) and go_on in table.text else None, "no card lies face down"
    )
    table.press(ENTER)
    table.wait_for(shown(words("terminal-ask", name="Ben"), words))
    table.press(words("terminal-key-sheet"))
    table.wait_for(shown(words("terminal-scores"), words))
    check_screen(f"{name}-sheet", table)
    table.press(CTRL_C)
    assert table.ended() == 130


def two_people(folder: Path, *options: str) -> FullScreen:
    table = FullScreen(
        "play", "--seed=4", FAST, "--lang=en", "--players=Ada,Ben", "--bots=odds", *options, folder=folder
    )  # fmt: skip
    table.wait_for("Hand over to Ada")
    return table


def test_nobody_learns_a_choice_before_all_have_chosen(tmp_path: Path) -> None:
    """D-E8: what is on the screen after a choice is the same, whatever the choice was."""
    seen = []
    for choice in "cr":
        table = two_people(tmp_path)
        table.press(ENTER)
        table.wait_for("Ada: continue or return?")
        table.press(choice)
        table.wait_for("Hand over to Ben")
        screens = [table.text]
        table.press(ENTER)
        table.wait_for("Ben: continue or return?")
        seen.append([*screens, table.text])
        table.press(CTRL_C)
        assert table.ended() == 130
    assert seen[0] == seen[1]
    assert "Ada" not in seen[0][0]


def test_a_hidden_chest_is_seen_by_its_owner_only(tmp_path: Path) -> None:
    """D-R7"""
    table = two_people(tmp_path, "--hidden-chests")
    for name, row in (("Ada", 0), ("Ben", 1)):
        table.press(ENTER)
        table.wait_for(f"{name}: continue or return?")
        rows = [line for line in table.text.splitlines() if "in the cave  " in line]
        assert ["hidden" in line for line in rows] == [number != row for number in range(3)]
        table.press("c")
    table.wait_for("Hand over to Ada")
    table.press(CTRL_C)
    assert table.ended() == 130


def test_a_choice_is_taken_back_before_the_next_person_comes(tmp_path: Path) -> None:
    table = two_people(tmp_path)
    table.press(ENTER)
    table.wait_for("Ada: continue or return?")
    table.press("r")
    table.wait_for("Hand over to Ben")
    table.press(BACKSPACE)
    table.wait_for("Ada: continue or return?")
    table.press("c")
    table.wait_for("Hand over to Ben")
    table.press(ENTER)
    table.wait_for("Ben: continue or return?")
    assert "take back" not in table.text  # what Ada chose is not Ben's
    table.press("c")
    table.wait_for("Hand over to Ada")
    table.press(CTRL_C)
    assert table.ended() == 130
    (kept,) = kept_matches(tmp_path)
    assert json.loads(kept.read_text())["steps"][1]["moves"]["0"] == "continue"


def test_a_choice_against_bots_is_taken_back_before_the_reveal(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", SLOW, "--lang=en", folder=tmp_path)
    table.wait_for("go on")
    table.press(ENTER)
    table.wait_for("P1: continue or return?")
    table.press("r")
    table.wait_for("take back")
    table.press("u")
    table.wait_for("P1: continue or return?")
    table.press("c")
    table.wait_for("take back")
    table.press(ENTER)
    table.wait_for("Continue: P1")
    table.press(CTRL_C)
    assert table.ended() == 130


def test_odds_rules_log_and_scores_are_pages_over_the_table(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    table.wait_for("P1: continue or return?")
    for key, text in (
        ("o", "Better: continue."),
        ("?", "Card after card"),
        ("l", " Log\n"),
        ("s", " Score sheet\n"),
    ):
        table.press(key)
        table.wait_for(text)
        assert "continue or return?" not in table.text
        table.press(ESCAPE)
        table.wait_for("P1: continue or return?")
    table.press("?", "\x1b[6~")
    table.wait_for("Fewer than 3 players")
    table.press(CTRL_C)
    assert table.ended() == 130


def test_a_table_of_eight_fits_the_smallest_screen(tmp_path: Path) -> None:
    table = FullScreen(
        "play", "--seed=4", FAST, "--lang=en", "--players=Ada", f"--bots={','.join(['bold'] * 7)}", folder=tmp_path
    )  # fmt: skip
    for _ in range(4):
        table.wait_for("Ada: continue or return?")
        lines = table.text.splitlines()
        assert [line[1] for line in lines if line[2:4] == "  " and line[1:2] in set("ABCDEFGH")] == list("ABCDEFGH")
        assert "quit" in lines[-1]
        table.press("c")
    table.press(CTRL_C)
    assert table.ended() == 130


def test_another_size_in_the_middle(tmp_path: Path) -> None:
    misleading = {"COLUMNS": "80", "LINES": "24"}
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path, variables=misleading)
    table.wait_for("P1: continue or return?")
    table.resize(120, 40)
    table.wait_for("Expedition 1: everybody is in the\n")
    table.resize(70, 20)
    table.wait_for("This terminal is 70 × 20")
    table.press("r")  # nothing is chosen unseen
    table.resize(80, 24)
    table.wait_for("P1: continue or return?")
    table.press("c")
    table.wait_for("Continue: P1")
    table.press(CTRL_C)
    assert table.ended() == 130


@pytest.mark.parametrize(
    ("number", "exit_code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGQUIT, 131), (signal.SIGKILL, -9)],
)
def test_a_signal_loses_nothing_that_was_decided(tmp_path: Path, number: int, exit_code: int) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    table.wait_for("P1: continue or return?")
    table.press("c")
    table.wait_for("Continue: P1")
    table.signal(number)
    assert table.ended() == exit_code
    (kept,) = kept_matches(tmp_path)
    assert len(json.loads(kept.read_text())["steps"]) == 3
    again = ["play", "diamant", "--resume", str(kept), "--seed=4", "--lang=en"]
    if number != signal.SIGKILL:
        assert f"tacora {' '.join(again)}" in table.last_words.decode()
    resumed = FullScreen(*again, FAST, folder=tmp_path)
    resumed.wait_for("P1: continue or return?")
    assert "│   11   │" in resumed.text
    resumed.press("q")
    assert resumed.ended() == 0
    assert kept_matches(tmp_path) == [kept]


def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    table.wait_for("P1: continue or return?")
    table.press("c")
    table.wait_for("Continue: P1")
    table.hang_up()
    assert table.ended() in {129, -signal.SIGHUP}
    (kept,) = kept_matches(tmp_path)
    assert len(json.loads(kept.read_text())["steps"]) == 3


def test_bytes_that_are_no_letters_choose_nothing(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    table.wait_for("P1: continue or return?")
    table.write_bytes(b"\xff\xfe\xc3(\x1b[99999999999;M")
    table.press("\x1b[15~", "x", "l")
    table.wait_for("Log")
    table.press(ESCAPE, "q")
    assert table.ended() == 0
    (kept,) = kept_matches(tmp_path)
    assert len(json.loads(kept.read_text())["steps"]) == 1


def test_a_letter_that_comes_in_two_parts_is_one_letter(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=he", folder=tmp_path)
    table.until(lambda: table.text.strip() or None, "nothing")
    first, rest = "ש".encode()[:1], "ש".encode()[1:]
    table.write_bytes(first)
    time.sleep(0.5)  # the first part is read by itself
    assert table.look()
    table.write_bytes(rest)
    assert table.ended() == 0  # it means to quit, and is not taken for a terminal that is gone


def test_the_top_tells_the_expedition_that_is_shown(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=2", "--pace=20", "--lang=en", folder=tmp_path)
    table.wait_for("go on")
    table.press(ENTER)  # the first card is turned over
    table.wait_for("P1: continue or return?")
    table.press("c", ENTER, ENTER, ENTER)  # all have chosen, the choices are shown, the next card is turned over
    table.wait_for("flee empty-handed")
    assert "Expedition 1 of 5" in table.text.splitlines()[0]
    table.press(ENTER)
    table.wait_for("Expedition 2 of 5")
    table.press("q")
    assert table.ended() == 0


def test_ctrl_c_ends_play_where_a_pasted_text_never_ended(tmp_path: Path) -> None:
    table = FullScreen("play", "--seed=4", FAST, "--lang=en", folder=tmp_path)
    table.wait_for("P1: continue or return?")
    table.press("\x1b[200~half a text", "q", CTRL_C)
    assert table.ended() == 130


@pytest.mark.parametrize(("option", "variables"), [("--plain", {}), (FAST, {"TERM": "dumb"})])
def test_line_by_line_where_it_is_wished_for(tmp_path: Path, option: str, variables: dict[str, str]) -> None:
    table = FullScreen("play", "--seed=4", option, "--lang=en", folder=tmp_path, variables=variables)
    table.wait_for("c continue · r return")
    table.press("q", ENTER)
    assert table.ended() == 0
