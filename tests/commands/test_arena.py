"""The command `tacora arena`."""

import json
import os
import signal
from pathlib import Path

import pytest

from tacora.i18n import LANGUAGES
from tacora_process import in_a_pipe, on_a_terminal

SMALL = ("arena", "diamant", "--bots", "odds,bold,timid", "--players", "3,4", "--edition", "2017,2024", "--lang", "en")


def test_tables_and_a_report(tmp_path: Path) -> None:
    done = in_a_pipe(*SMALL, "--games", "60", "--save", "file", "--report", "new", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for title in ("Ratings", "Wins by kind of table", "Wins beside each other"):
        assert title in done.stdout
    assert "2017 3 players" in done.stdout
    page = (tmp_path / "new" / "arena-diamant.md").read_text(encoding="utf-8")
    assert "--bots odds,bold,timid --games 60 --players 3,4 --edition 2017,2024 --seed 1 --report DIR" in page
    for picture in ("ratings", "leaving"):
        assert f"(arena/diamant-{picture}.svg)" in page
        assert (tmp_path / "new" / "arena" / f"diamant-{picture}.svg").stat().st_size > 1000


def test_json_is_the_same_in_one_process_in_two_and_on_ray(tmp_path: Path) -> None:
    commands = (("--jobs", "1"), ("--jobs", "2"), ("--jobs", "2", "--ray", "local"))
    told = [
        in_a_pipe(*SMALL, "--games", "96", "--json", "--save", f"file{number}", *more, folder=tmp_path)
        for number, more in enumerate(commands)
    ]
    assert [done.returncode for done in told] == [0, 0, 0], told[-1].stderr
    assert told[0].stdout == told[1].stdout == told[2].stdout
    found = json.loads(told[0].stdout)
    assert [setting["games_played"] for setting in found["settings"]] == [96] * 4
    for number, setting in enumerate(found["settings"]):
        seats = [bot["at"][number] for bot in found["bots"]]
        wins = sum(seat["share"] * seat["observations"] for seat in seats)
        assert wins == pytest.approx(setting["games_played"])
        assert sum(seat["observations"] for seat in seats) == 96 * setting["players"]


def test_a_killed_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = in_a_pipe(*SMALL, "--games", "960", "--json", "--save", "whole", folder=tmp_path)
    child = on_a_terminal(*SMALL, "--games", "960", "--json", "--save", "cut", "--jobs", "1", folder=tmp_path)
    child.expect(r"[1-9]\d*/3840")
    child.kill(signal.SIGKILL)
    child.wait()
    file = tmp_path / "cut"
    lines = file.read_text(encoding="utf-8").splitlines()
    assert 1 < len(lines) < len((tmp_path / "whole").read_text(encoding="utf-8").splitlines())
    file.write_text("\n".join(lines) + '\n{"games": [1, 2', encoding="utf-8")  # a line that a crash cut short
    rest = in_a_pipe(*SMALL, "--games", "960", "--json", "--save", "cut", folder=tmp_path)
    assert "are taken from cut; --fresh begins anew." in rest.stderr
    assert rest.stdout == whole.stdout
    again = in_a_pipe(*SMALL, "--games", "960", "--json", "--save", "cut", "--fresh", folder=tmp_path)
    assert (again.stderr, again.stdout) == ("", whole.stdout)


def test_ctrl_c_tells_what_has_been_played_and_how_to_go_on(tmp_path: Path) -> None:
    child = on_a_terminal(*SMALL, "--games", "120000", "--save", "file", "--jobs", "2", folder=tmp_path)
    child.expect(r"[1-9]\d*/480000")
    os.killpg(child.pid, signal.SIGINT)
    child.expect("Ratings")
    child.expect(r"Stopped after [\d,]+ games of 480,000\.")
    assert "Traceback" not in child.before
    child.expect_exact("the same command goes on from there.")
    child.wait()
    assert child.exitstatus == 130


def test_results_are_kept_in_the_users_folder_if_no_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    in_a_pipe(*SMALL, "--games", "3", folder=tmp_path)
    (file,) = (tmp_path / "tacora" / "arena").iterdir()
    assert file.name.startswith("diamant-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_dungeon_meets_in_every_language(tmp_path: Path, language: str) -> None:
    bots = ("--bots", "random,random" if language == "en" else "random,greedy")
    arguments = ("arena", "dungeon", *bots, "--games", "1", "--players", "2", "--save", "f", "--lang", language)
    done = in_a_pipe(*arguments, folder=tmp_path)
    if language == "en":
        assert (done.returncode, done.stderr) == (2, "bots: a name stands twice\n")
    else:
        assert done.returncode == 0
        assert done.stdout.count("greedy") >= 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", "drei"), "players: 'drei' is no number of players"),
        (("--players", "9"), "players: must be 1 to 8, not 9 (D-M5)"),
        (("--edition", "2017,1999"), "edition: must be one of: 2017, 2024, international (D-M1)"),
        (("--jobs", "0"), "jobs: must be 1 to 256, not 0"),
        (("--save", "text"), "--save: text: is no tournament's file"),
        (("--save", "bytes"), "--save: bytes: is no tournament's file"),
        (("--save", "other"), "--save: other: is of another tournament, or of other rules; --fresh begins anew"),
        (("--save", "."), "--save: .: Is a directory"),
        (("dungeon", "--edition", "2017"), "--edition: is an option of diamant"),
        (("chess",), "GAME: 'chess' is not one of: diamant, dungeon"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    (tmp_path / "text").write_text("a\nb\n")
    (tmp_path / "bytes").write_bytes(b"\xff\n")
    (tmp_path / "other").write_text('{"format": "tacora-arena/1"}\n')
    done = in_a_pipe("arena", *arguments, "--games", "1", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{message}\n")
    assert (tmp_path / "text").read_text() == "a\nb\n"


def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    child = on_a_terminal(*SMALL, "--games", "120000", "--save", "file", "--jobs", "1", folder=tmp_path)
    child.expect(r"[1-9]\d*/480000")
    done = in_a_pipe(*SMALL, "--games", "120000", "--save", "file", folder=tmp_path)
    child.kill(signal.SIGKILL)
    child.wait()
    assert (done.returncode, done.stderr) == (2, "--save: file: another tournament is writing it\n")
