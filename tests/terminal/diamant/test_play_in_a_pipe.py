"""`tacora play` in a pipe: lines in, plain lines out."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from tacora.bots.diamant import BOTS
from tacora.cli import main
from tacora.i18n import LANGUAGES, Words
from tacora_process import TACORA, environment, in_a_pipe

ANSWERS = ("c", "c", "r") * 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_without_escape_codes(tmp_path: Path, language: str) -> None:
    words = Words(language)
    keys = [words("terminal-key-continue"), words("terminal-key-continue"), words("terminal-key-return")] * 60
    run = in_a_pipe("play", "diamant", "--relics", "--seed", "4", "--lang", language, folder=tmp_path, answers=keys)
    assert (run.returncode, run.stderr) == (0, "")
    assert "\x1b" not in run.stdout
    assert max(cell_len(line) for line in run.stdout.splitlines()) <= 80
    assert words("terminal-scores") in run.stdout
    assert words("diamant-expedition-of", expedition=5, expeditions=5) in run.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "options",
    [
        ["--edition", "2017"],
        ["--edition", "international", "--no-relics", "--hidden-chests"],
        ["--players", "Ada,Ben,Cleo", "--bots", "random,timid,steady,bold,odds"],
        ["--players", "Ada", "--bots", ""],
        ["--players", "", "--bots", "survivor,odds,random"],
    ],
)
def test_every_table_is_played_to_its_end_and_can_be_replayed(tmp_path: Path, options: list[str]) -> None:
    run = in_a_pipe("play", *options, "--seed=1", "--save=match.json", "--lang=en", folder=tmp_path, answers=ANSWERS)
    assert (run.returncode, run.stderr) == (0, "")
    assert "tacora replay match.json" in run.stdout
    replay = in_a_pipe("replay", "match.json", "--json", folder=tmp_path)
    assert json.loads(replay.stdout)["finished"] is True


def test_house_variants_and_custom_tables_are_marked(tmp_path: Path) -> None:
    (tmp_path / "custom.json").write_text('{"expeditions": 1}')
    run = in_a_pipe(
        "play", "--players=Ada,Ben", "--custom=custom.json", "--lang=en", folder=tmp_path, answers=ANSWERS
    )  # fmt: skip
    assert "house variant: fewer than 3 players · custom table" in " ".join(run.stdout.splitlines())
    assert "Expedition 1 of 1" in run.stdout


@pytest.mark.parametrize("options", [[], ["--players=Ada,Ben", "--bots=random,random", "--hidden-chests"]])
def test_an_interrupted_match_goes_on_to_the_same_end(tmp_path: Path, options: list[str]) -> None:
    play = ("play", *options, "--edition=2017", "--seed=9", "--lang=en")
    assert in_a_pipe(*play, "--save=whole.json", folder=tmp_path, answers=ANSWERS).returncode == 0
    first = in_a_pipe(*play, "--save=parts.json", folder=tmp_path, answers=ANSWERS[:4])
    assert first.returncode == 130
    assert "tacora play diamant --resume parts.json --seed=9" in first.stdout
    resume = ("play", "diamant", "--resume=parts.json", "--seed=9", "--lang=en")
    # with two people a joint choice may have been cut in two: the one who chose already chooses again
    step = _answers_kept(tmp_path / "parts.json")
    second = in_a_pipe(*resume, folder=tmp_path, answers=ANSWERS[step:])
    assert second.returncode == 0
    assert "Back at the table." in second.stdout
    assert (tmp_path / "parts.json").read_text() == (tmp_path / "whole.json").read_text()


def _answers_kept(file: Path) -> int:
    """How many of the people's answers a record holds."""
    record = json.loads(file.read_text())
    people = {str(number) for number, seat in enumerate(record["seats"]) if "bot" not in seat}
    return sum(len(people & step.get("moves", {}).keys()) for step in record["steps"])


def test_a_finished_match_resumed_shows_its_scores(tmp_path: Path) -> None:
    in_a_pipe("play", "--seed=2", "--save=match.json", "--lang=en", folder=tmp_path, answers=ANSWERS)
    before = (tmp_path / "match.json").read_text()
    run = in_a_pipe("play", "--resume=match.json", "--lang=en", folder=tmp_path)
    assert run.returncode == 0
    assert "Score sheet" in run.stdout
    assert (tmp_path / "match.json").read_text() == before


def test_quitting_saves_beside_what_is_there(tmp_path: Path) -> None:
    first = in_a_pipe("play", "--lang=en", folder=tmp_path, answers=["c", "q"])
    second = in_a_pipe("play", "--lang=en", folder=tmp_path, answers=["q"])
    assert (first.returncode, second.returncode) == (0, 0)
    files = sorted(file.name for file in tmp_path.iterdir())
    assert len(files) == 2
    assert all(re.fullmatch(r"diamant-[-\d]+\.json", file) for file in files)


def test_bad_answers_get_one_line_and_the_question_again(tmp_path: Path) -> None:
    answers = ["x\x1b[31mred", "", "continue", "q"]
    run = in_a_pipe("play", "--seed=3", "--lang=en", folder=tmp_path, answers=answers)
    assert "“x[31mred” is none of the keys: c r o l ? q" in run.stdout
    assert "Type one of the keys, then Enter: c r o l ? q" in run.stdout
    assert run.stdout.count("P1: continue or return?") == 4
    assert "\x1b" not in run.stdout


def test_odds_log_and_rules_on_request(tmp_path: Path) -> None:
    run = in_a_pipe("play", "--seed=3", "--lang=en", folder=tmp_path, answers=["c", "o", "l", "?", "q"])
    assert "Next card: 7 % second trap, 50 % treasure" in run.stdout
    assert run.stdout.count("Treasure 7: 1 ruby for each in the cave. 3 rubies stay on the card.") == 2
    assert "Where the rulebooks are silent" in run.stdout
    assert "◆ diamond (5)" in run.stdout


def test_a_terminal_that_knows_ascii_only_gets_it(tmp_path: Path) -> None:
    run = in_a_pipe("play", "--lang=en", folder=tmp_path, answers=ANSWERS, PYTHONIOENCODING="ascii")
    assert (run.returncode, run.stderr) == (0, "")
    assert "+---------+" in run.stdout


def test_the_locale_speaks_where_no_language_is_asked_for(tmp_path: Path) -> None:
    assert "Expedition 1 of 5" in in_a_pipe("play", folder=tmp_path, LANG="C.UTF-8").stdout
    assert "Expedition 1 von 5" in in_a_pipe("play", folder=tmp_path, LANG="de_DE.UTF-8").stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess"], "GAME: 'chess' is not one of: diamant"),
        (["--edition=2019"], "edition: must be one of: 2017, 2024, international (D-M1)"),
        (["--edition=2017", "--no-relics"], "relics: are always in the deck of 2017 (D-S1)"),
        (["--players=Ada,Ada"], "--players: Ada sits at the table twice"),
        (["--players=" + "x" * 41], f"--players: “{'x' * 41}” is not 1 to 40 printable characters"),
        (["--players=a\x1bb"], "--players: “a\\x1bb” is not 1 to 40 printable characters"),
        (["--players=a,b,c,d,e,f,g,h,i"], "seats: must be 1 to 8, not 9 (D-M5)"),
        (["--bots=clever"], f"bots: 'clever' is not one of: {', '.join(BOTS)}, threshold-N"),
        (["--custom=none.json"], "--custom: none.json: No such file or directory"),
        (["--custom=list.json"], "--custom: list.json: not a JSON object"),
        (["--custom=bad.json"], "--custom: bad.json: line 1, column 1: not JSON"),
        (["--custom=odd.json"], "custom.expeditions: must be a whole number from 1 to 20 (D-E1)"),
        (["--save=list.json"], "--save: list.json is there already"),
        (["--save=nowhere.json"], "--save: nowhere.json is there already"),
        (["--save=" + "x" * 300], f"--save: {'x' * 80}: File name too long"),
        (["--save=nowhere/match.json"], "--save: nowhere is not a folder"),
        (["--resume=none.json"], "none.json: no such file or directory (F-1)"),
        (["--resume=list.json", "--bots=odds"], "--resume takes the whole table from the file: leave out --bots"),
        (["--lang=fr"], "--lang: 'fr' is not one of: en, de, he"),
        (["--bidi=left"], "--bidi: 'left' is not one of: auto, logical, visual"),
        (["--seed=x"], "Invalid value for '--seed'"),
        (["--no-such-option"], "No such option: --no-such-option"),
    ],
)
def test_bad_input_gets_one_clear_line(
    tmp_path: Path, arguments: list[str], line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in (("list.json", "[]"), ("bad.json", "?"), ("odd.json", '{"expeditions": 0}')):
        Path(name).write_text(text)
    Path("nowhere.json").symlink_to("nothing")
    monkeypatch.setattr("sys.argv", ["tacora", "play", "--lang=en", *arguments])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(line)
    assert err.count("\n") == 1


def test_an_unknown_command_gets_one_clear_line(tmp_path: Path) -> None:
    run = in_a_pipe("dance", folder=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (2, "", "No such command 'dance'.\n")


def test_a_reader_who_leaves_early_is_no_error_and_loses_nothing(tmp_path: Path) -> None:
    play = subprocess.Popen(
        [TACORA, "play", "--players=", "--bots=odds,bold,timid", "--lang=en"],
        cwd=tmp_path, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert play.stdout is not None
    assert play.stderr is not None
    play.stdout.close()
    assert play.stderr.read() == b""
    play.stderr.close()
    assert play.wait() == 1
    (file,) = tmp_path.iterdir()
    assert in_a_pipe("replay", file.name, folder=tmp_path).returncode == 0
