"""`tacora play dungeon` in a pipe: lines in, plain lines out."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from tacora.i18n import LANGUAGES, Words
from tacora_process import in_a_pipe

ROUND = ("0", "h", "f", "", "")  # pass, let a fairy build, done, and twice nothing in the clean-up
FAST_BOTS = "--bots=random,random"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_without_escape_codes(tmp_path: Path, language: str) -> None:
    words = Words(language)
    run = in_a_pipe("play", "dungeon", FAST_BOTS, "--seed=4", f"--lang={language}", folder=tmp_path, answers=ROUND * 60)
    assert (run.returncode, run.stderr) == (0, "")
    assert "\x1b" not in run.stdout
    assert max(cell_len(line) for line in run.stdout.splitlines()) <= 80
    for key in ("terminal-scores", "dungeon-sheet-total", "dungeon-game-ended"):
        assert words(key) in run.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_match_is_saved_and_replayed(tmp_path: Path) -> None:
    run = in_a_pipe(
        "play", "dungeon", "--players=Ada,Ben", "--begins=1", "--time-limit=600", "--save=match.json", "--seed=2",
        "--lang=en", folder=tmp_path, answers=ROUND * 200,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert "tacora replay match.json" in run.stdout
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert record["options"] == {"begins": 1, "time_limit": 600}
    replay = in_a_pipe("replay", "match.json", "--json", folder=tmp_path)
    assert json.loads(replay.stdout)["finished"] is True


def test_a_match_is_left_and_gone_on_with(tmp_path: Path) -> None:
    """With the same seed the match is the same as without the break."""
    command = ["play", "dungeon", FAST_BOTS, "--seed=5", "--lang=en"]
    first, rest = ["token-key", "0"], ROUND * 60
    whole = in_a_pipe(*command, "--save=whole.json", folder=tmp_path, answers=[*first, *rest])
    assert whole.returncode == 0
    left = in_a_pipe(*command, "--save=part.json", folder=tmp_path, answers=[*first, "q"])
    assert left.returncode == 0
    assert "tacora play dungeon --resume part.json --seed=5" in left.stdout
    again = in_a_pipe("play", "dungeon", "--resume=part.json", "--seed=5", "--lang=en", folder=tmp_path, answers=rest)
    assert (again.returncode, again.stderr) == (0, "")
    assert "Back at the table." in again.stdout
    assert (tmp_path / "part.json").read_text() == (tmp_path / "whole.json").read_text()


def test_the_end_of_input_saves(tmp_path: Path) -> None:
    run = in_a_pipe("play", "dungeon", FAST_BOTS, "--seed=1", "--lang=en", folder=tmp_path, answers=["0", "h"])
    assert run.returncode == 130
    assert len(list(tmp_path.glob("dungeon-*.json"))) == 1


def test_a_card_is_shown_and_nonsense_is_refused(tmp_path: Path) -> None:
    run = in_a_pipe(
        "play", "dungeon", FAST_BOTS, "--seed=1", "--lang=en", "--begins=0",
        folder=tmp_path, answers=["?d3-01", "?D9-99", "99", "q"],
    )  # fmt: skip
    assert run.returncode == 0
    assert "D3-01  main level / underground" in run.stdout
    assert "?: 'D9-99' is no card" in run.stdout
    assert "Type a number from 0 to" in run.stdout


def test_laying_and_walking_by_words(tmp_path: Path) -> None:
    """Arrows by their names, a card taken back, steps by number or notation, and why a step is refused."""
    run = in_a_pipe(
        "play", "dungeon", FAST_BOTS, "--seed=1", "--lang=en", "--begins=0",
        folder=tmp_path,
        answers=["0", "f?", "down", "right", "enter", "u", "u", "y", "f", *"yyyy", "left", "y", "zz", "u", *"1lfq"],
    )  # fmt: skip
    assert run.returncode == 0
    assert "“f?” means nothing here." in run.stdout
    assert "There is nothing to do there." in run.stdout
    assert "Lay all five cards first, or take them back." in run.stdout
    assert "“zz” means nothing here." in run.stdout
    assert "\nunderground\n" in run.stdout
    assert "P1 ends in a dead end" in run.stdout


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["dungeon", "--edition=2024"], "--edition: is an option of diamant"),
        (["diamant", "--begins=1"], "--begins: is an option of dungeon"),
        (["dungeon", "--begins=5"], "begins: must be chance or a seat's number from 0 to 2 (V-R1)"),
        (["dungeon", "--time-limit=1"], "time_limit: must be null or whole seconds from 10 to 86400 (V-T3)"),
        (["dungeon", "--bots="], "seats: must be 2 to 5, not 1 (V-M1)"),
        (["dungeon", "--bots=nobody"], "bots: 'nobody' is not one of: random, greedy"),
        (["dungeon", "--players=Ada,Ada"], "--players: Ada sits at the table twice"),
        (["dungeon", f"--players={'x' * 41}"], "printable characters"),
        (["dungeon", "--save=taken.json"], "--save: taken.json is there already"),
        (["dungeon", "--save=no/where.json"], "--save: no is not a folder"),
        (["dungeon", "--resume=taken.json"], 'game: "diamant" is not one of: dungeon (F-4)'),
        (["dungeon", "--resume=taken.json", "--bots=random"], "leave out --bots"),
        (["dungeon", "--resume=nothing.json"], "nothing.json: no such file or directory (F-1)"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(tmp_path: Path, options: list[str], error: str) -> None:
    head = {"format": "tacora-match/1", "game": "diamant", "rules": "1", "options": {}, "seats": [], "steps": []}
    (tmp_path / "taken.json").write_text(json.dumps(head))
    run = in_a_pipe("play", *options, "--lang=en", folder=tmp_path)
    assert run.returncode == 2
    assert run.stdout == ""
    assert error in run.stderr
    assert len(run.stderr.splitlines()) == 1
