"""The command `tacora simulate`."""

import json
import os
import signal
from pathlib import Path

import pytest

from tacora.arena.simulation import Outcome, run, set_up
from tacora.bots.dungeon import BOTS as DUNGEON_BOTS
from tacora.i18n import LANGUAGES, Words
from tacora.reports.simulation import notes, rows
from tacora_process import in_a_pipe, on_a_terminal

FOUR = "odds,bold,timid,random"
DUNGEON_BOT = f"bots: 'odds' is not one of: {', '.join(DUNGEON_BOTS)}"


def test_a_table_and_how_to_read_it(tmp_path: Path) -> None:
    done = in_a_pipe("simulate", "diamant", "--bots", FOUR, "--games", "50", "--lang", "en", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    heading, *seats = done.stdout.splitlines()[:5]
    assert heading.split() == ["Bot", "Seat", "Mean", "Spread", "Wins", "95", "%", "interval"]
    assert [seat.split()[0] for seat in seats] == FOUR.split(",")
    assert "50 games, seed 1." in done.stdout


def test_json_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    arguments = (
        "simulate",
        "diamant",
        "--games",
        "450",
        "--seed",
        "7",
        "--edition",
        "2017",
        "--hidden-chests",
        "--json",
    )
    one, two = (in_a_pipe(*arguments, "--jobs", jobs, folder=tmp_path) for jobs in ("1", "2"))
    assert one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert told["options"] == {"edition": "2017", "relics": True, "hidden_chests": True}
    assert (told["games"], told["games_played"], told["seed"]) == (450, 450, 7)
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)


def test_dungeon_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    arguments = ("simulate", "dungeon", "--bots", "random,random", "--games", "3", "--json")
    one, two = (in_a_pipe(*arguments, "--jobs", jobs, folder=tmp_path) for jobs in ("1", "2"))
    assert (one.returncode, one.stderr) == (0, "")
    assert one.stdout == two.stdout
    assert [bot["bot"] for bot in json.loads(one.stdout)["bots"]] == ["random", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_numbers(language: str) -> None:
    words = Words(language)
    outcome = run(set_up("diamant", "bold,bold", 10, 1, {}))
    heading, *seats = rows(outcome, words)
    assert len(set(heading)) == len(heading)
    for number, seat in enumerate(seats, start=1):
        assert seat[:2] == ("bold", str(number))
        assert words("simulate-percent", percent=50.0) in seat
    assert "10" in notes(outcome, words)[0]


def test_nothing_played_is_said_in_one_line() -> None:
    words = Words("en")
    nothing = Outcome(set_up("diamant", "bold,bold", 10, 1, {}), games_played=0, standings=())
    assert rows(nothing, words) == []
    assert notes(nothing, words) == ["Stopped after 0 games of 10."]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_has_been_played(tmp_path: Path, jobs: str) -> None:
    child = on_a_terminal("simulate", "--games", "1000000", "--jobs", jobs, "--lang", "en", folder=tmp_path)
    child.expect(r"[1-9]\d*00/1000000")  # the progress bar has moved
    os.killpg(child.pid, signal.SIGINT)  # to all its processes, as a terminal does
    child.expect(r"Stopped after [\d,]+00 games of 1,000,000\.")
    assert "Traceback" not in child.before
    child.expect_exact("seats stay as they are.")
    child.wait()
    assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "odds,brave"), "bots: 'brave' is not one of: random, timid, steady, bold, odds, survivor"),
        (("--bots", ",".join(["bold"] * 9)), "bots: must be 1 to 8, not 9 (D-M5)"),
        (("--games", "0"), "games: must be 1 to 100000000, not 0"),
        (("--jobs", "0"), "jobs: must be 1 to 256, not 0"),
        (("--edition", "1999"), "edition: must be one of: 2017, 2024, international (D-M1)"),
        (("dungeon", "--bots", "odds,greedy"), DUNGEON_BOT),
        (("dungeon", "--bots", "greedy"), "bots: must be 2 to 5, not 1 (V-M1)"),
        (("dungeon", "--edition", "2017"), "--edition: is an option of diamant"),
        (("dungeon", "--hidden-chests"), "--hidden-chests: is an option of diamant"),
        (("chess",), "GAME: 'chess' is not one of: diamant, dungeon"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    done = in_a_pipe("simulate", *arguments, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{message}\n")
