"""`tacora play dungeon` on a real terminal: the arrow keys, the score sheet, and the way out."""

import os
import re
from pathlib import Path

import pytest

from tacora.terminal.screen import CLEAR
from tacora_process import Child, ended, in_a_pipe, kept_matches, on_a_terminal

UP, RIGHT, DOWN, LEFT = "\x1b[A", "\x1b[C", "\x1b[B", "\x1b[D"
ENTER, BACKSPACE = "\r", "\x7f"
SEED = "--seed=7"
TABLE = ["play", "--plain", "dungeon", "--bots=random", "--pace=0", "--begins=0", "--lang=en", SEED]


def at_the_building(folder: Path, seed: str = SEED) -> Child:
    child = on_a_terminal(*TABLE[:-1], seed, folder=folder)
    child.expect("P1, a number")
    child.sendline("0")
    child.expect("Enter starts building")
    child.sendline("")
    return child


def test_cards_are_laid_and_a_path_is_walked_by_keys(tmp_path: Path) -> None:
    child = at_the_building(tmp_path)
    child.expect("place 1 of 2")
    for key, answer in ((RIGHT, "place 2 of 2"), (LEFT, "place 1 of 2"), (DOWN, "place 1 of 2")):
        child.send(key)
        child.expect(answer)
    for left in (4, 3, 2, 1):
        child.send(ENTER)
        child.expect("place 1 of")
        child.expect("Left: ((S|D).-?[0-9]*,? ?)+")
        assert str(child.after).count(",") == left - 1
    child.send(BACKSPACE)
    child.expect("Left: [^\r\n]*,")
    child.send(ENTER)
    child.expect("place 1 of")
    child.send(ENTER)
    child.expect("Steps: 1 enter")
    child.send(RIGHT)
    child.expect("Steps: 1 enter")
    child.send(ENTER)
    child.expect("Discovered: ")
    child.expect("Bag: ")
    child.expect("Steps: 1 ")
    child.send("f")
    child.expect("P1 ends in a dead end")
    child.expect("P1, a number")
    child.sendline("q")
    child.expect("tacora play dungeon --resume")
    assert ended(child) == 0


def test_a_whole_game_ends_with_the_score_sheet(tmp_path: Path) -> None:
    child = on_a_terminal(*TABLE, folder=tmp_path)
    questions = [
        "P1, a number",
        "Enter starts building",
        "Left: ",
        "Cards to keep",
        "into the box, or Enter",
        "Score sheet",
    ]
    while (asked := child.expect(questions)) < len(questions) - 1:
        match asked:
            case 0:
                child.sendline("0")
            case 2:
                child.send("h")
                child.expect("save and quit")
                child.send("f")
            case _:
                child.sendline("")
    child.expect("Column")
    child.expect("1  2  3  4")
    child.expect("Round 6")
    child.expect("Total")
    assert ended(child) == 0
    (kept,) = kept_matches(tmp_path)
    assert in_a_pipe("replay", str(kept), folder=tmp_path).returncode == 0


def test_people_at_one_terminal_hand_over(tmp_path: Path) -> None:
    """V-H3, V-R36: what one has seen is cleared before the other is asked."""
    child = on_a_terminal(
        "play", "--plain", "dungeon", "--players=Ada,Ben", "--seed=1", "--pace=0", "--begins=0", "--lang=en",
        folder=tmp_path,
    )  # fmt: skip
    for name in ("Ada", "Ben"):
        child.expect(f"Hand over to {name}")
        child.sendline("")
        child.expect(f"{name}, a number")
        child.sendline("0")
        child.expect_exact(CLEAR)
    for name in ("Ada", "Ben"):
        child.expect(f"Hand over to {name}")
        child.sendline("")
        child.expect(f"{name}, Enter starts building")
        child.sendline("")
        child.expect("Left: ")
        child.expect(f"{name}:")
        child.send("f")
        child.expect_exact(CLEAR)
    child.expect("Ben lays no dungeon")
    child.expect("Hand over to")
    child.sendline("")
    child.expect("a number")
    child.sendline("q")
    assert ended(child) == 0


@pytest.mark.parametrize("key", ["\x04", "\x03", "q"])
def test_building_can_be_left(tmp_path: Path, key: str) -> None:
    child = at_the_building(tmp_path)
    child.expect("P1:")
    child.send(key)
    child.expect("tacora play dungeon --resume")
    assert ended(child) == (0 if key == "q" else 130)
    assert len(kept_matches(tmp_path)) == 1


def test_a_key_that_means_nothing_lays_nothing(tmp_path: Path) -> None:
    """F5, Delete, Esc, Ctrl and an arrow, F1, Alt and a letter, Tab."""
    child = at_the_building(tmp_path)
    child.expect("place 1 of 2")
    for key in ("\x1b[15~", "\x1b[3~", "\x1b", "\x1b[1;5C", "\x1bOP", "\x1bx", "\t"):
        child.send(key)
        child.expect("place 1 of 2")
        child.expect("That key does nothing here")
    child.send(RIGHT)
    child.expect("place 2 of 2")
    child.send("q")
    assert ended(child) == 0


def test_bytes_that_are_no_letters_lose_nothing(tmp_path: Path) -> None:
    child = on_a_terminal(*TABLE, folder=tmp_path)
    child.expect("P1, a number")
    os.write(child.child_fd, b"\xff\xfe\n")
    child.expect("P1, a number")
    child.sendline("0")
    child.expect("Enter starts building")
    child.sendline("")
    child.expect("place 1 of 2")
    os.write(child.child_fd, b"\xff")
    child.expect("means nothing here")
    child.send("q")
    child.expect("tacora play dungeon --resume")
    assert ended(child) == 0


def with_ten_entries(folder: Path) -> tuple[Child, str]:
    """Somebody who has laid five cards with ten entries or more, and the tenth."""
    for seed in range(1, 20):
        child = at_the_building(folder, f"--seed={seed}")
        for _ in range(5):
            child.expect("P1:")
            child.send(ENTER)
        child.expect("P1:")
        if tenth := re.search(r"\b10\s+enter\s+(\S+)", child.before):
            return child, tenth.group(1)
        child.close(force=True)
    pytest.fail("no five cards have ten entries")


def test_steps_from_ten_on_have_two_digits(tmp_path: Path) -> None:
    child, tenth = with_ten_entries(tmp_path)
    child.send("1")
    child.expect("1 and a second digit, or Enter")
    child.send("0")
    child.expect("P1:")
    child.send("f")
    child.expect("P1, a number")
    child.sendline("q")
    child.expect("tacora play dungeon --resume")
    assert ended(child) == 0
    *_, file = kept_matches(tmp_path)
    assert f'"path":"{tenth}"' in file.read_text(encoding="utf-8").replace(" ", "")
