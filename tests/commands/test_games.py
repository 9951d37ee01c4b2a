"""`tacora games`: matches played at a terminal are listed, gone on with, and looked back at."""

import json
from pathlib import Path

import pytest

from full_screen import FullScreen
from tacora.i18n import LANGUAGES
from tacora_process import in_a_pipe, kept_matches


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with a finished match and, later, one that was left."""
    matches = tmp_path / "tacora" / "matches"
    matches.mkdir(parents=True)
    for name, answers in (("a-finished", ["r"] * 60), ("b-open", ["c", "q"])):
        in_a_pipe("play", "--seed=4", f"--save={matches / name}.json", folder=tmp_path, answers=answers)
    assert len(kept_matches(tmp_path)) == 2
    return tmp_path


def listed(folder: Path, *arguments: str, **extra: str) -> str:
    told = in_a_pipe("games", *arguments, folder=folder, XDG_STATE_HOME=str(folder), **extra)
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_saved_and_finished_matches_are_listed_the_latest_first(kept: Path) -> None:
    first, second, where, *_ = listed(kept, "--lang=en").splitlines()
    assert first.startswith("1: ")
    assert "open after 3 steps" in first
    assert second.startswith("2: ")
    assert "won by " in second
    assert str(kept / "tacora" / "matches") in where
    for language in LANGUAGES:
        assert "P1" in listed(kept, f"--lang={language}")


def test_the_list_as_json(kept: Path) -> None:
    (kept / "tacora" / "matches" / "c-broken.json").write_text("{")
    broken, left, finished = json.loads(listed(kept, "--json"))
    assert (left["is_over"], left["winners"]) == (False, [])
    assert (finished["is_over"], finished["names"][0]) == (True, "P1")
    assert "fault" in broken
    assert in_a_pipe("games", "1", folder=kept, XDG_STATE_HOME=str(kept)).returncode == 2


def test_a_finished_match_is_told_and_a_saved_one_goes_on(kept: Path) -> None:
    assert "The game is over." in listed(kept, "2", "--lang=en")
    assert "Expedition 1: everybody is in the cave." in listed(kept, "1", "--replay", "--lang=en")
    table = FullScreen("games", "1", "--lang=en", "--pace=0", folder=kept)
    table.wait_for("P1: continue or return?")
    table.press("q")
    assert table.ended() == 0
    assert len(kept_matches(kept)) == 2


def test_a_number_that_no_match_has_is_refused(kept: Path) -> None:
    told = in_a_pipe("games", "3", "--lang=en", folder=kept, XDG_STATE_HOME=str(kept))
    assert (told.returncode, told.stderr) == (2, "3: there are matches 1 to 2\n")


def test_an_empty_folder_is_said_so(tmp_path: Path) -> None:
    assert listed(tmp_path, "--lang=en").startswith("No matches are kept in ")
