"""The command `tacora simulate`."""

import json
import os
import signal
from pathlib import Path

import pytest

from tacora.arena.simulation import Outcome, run, set_up
from tacora.bots.diamant import BOTS
from tacora.bots.dungeon import BOTS as DUNGEON_BOTS
from tacora.i18n import LANGUAGES, Words
from tacora.reports.simulation import notes, rows
from tacora_process import in_a_pipe, on_a_terminal


def untimed(text: str) -> dict[str, object]:
    """What a simulation told, without its speed."""
    told: dict[str, object] = json.loads(text)
    rate = told.pop("games_per_second")
    assert isinstance(rate, float)
    assert rate > 0
    return told


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
    assert untimed(one.stdout) == untimed(two.stdout)
    told = json.loads(one.stdout)
    assert told["options"] == {"edition": "2017", "relics": True, "hidden_chests": True}
    assert (told["games"], told["games_played"], told["seed"]) == (450, 450, 7)
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)


def test_dungeon_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    arguments = ("simulate", "dungeon", "--bots", "random,random", "--games", "3", "--json")
    one, two = (in_a_pipe(*arguments, "--jobs", jobs, folder=tmp_path) for jobs in ("1", "2"))
    assert (one.returncode, one.stderr) == (0, "")
    assert untimed(one.stdout) == untimed(two.stdout)
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
        (
            ("--bots", "odds,brave"),
            f"bots: 'brave' is not one of: {', '.join(BOTS)}, threshold-N",
        ),
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


THRESHOLDS = "threshold-5,threshold-7,threshold-9,steady"


def test_bots_that_are_arrays_are_played_on_arrays(tmp_path: Path) -> None:
    arguments = ("simulate", "--bots", THRESHOLDS, "--games", "50001", "--relics", "--json")
    one, two = (in_a_pipe(*arguments, "--jobs", jobs, folder=tmp_path) for jobs in ("1", "2"))
    assert (one.returncode, one.stderr) == (0, "")
    told = untimed(one.stdout)
    assert told == untimed(two.stdout)
    assert (told["simulator"], told["games_played"]) == ("batch", 50_001)
    words = in_a_pipe("simulate", "--bots", THRESHOLDS, "--games", "2000", "--lang", "en", folder=tmp_path)
    assert "Played on arrays" in words.stdout


def test_the_engine_plays_where_a_bot_is_no_array_or_numba_is_missing(tmp_path: Path) -> None:
    for bots, environment in ((f"odds,{THRESHOLDS}", {}), (THRESHOLDS, {"TACORA_PLAIN": "1"})):
        done = in_a_pipe("simulate", "--bots", bots, "--games", "2000", "--json", folder=tmp_path, **environment)
        assert untimed(done.stdout)["simulator"] == "engine"


OWN = """
from tacora.games.diamant import Choice, View

def decide(view: View) -> Choice:
    return Choice.RETURN if view.cave.beside >= 7 else Choice.CONTINUE

def in_words(view: View) -> str:
    return decide(view).value

def fails(view: View) -> Choice:
    return [][len(view.cave.path)]

def leaves() -> None:
    raise SystemExit(3)

def nonsense(view: View) -> str:
    return "home"

def number(view: View) -> int:
    return 7
"""


@pytest.mark.parametrize("function", ["decide", "in_words"])
def test_somebodys_own_bot_plays(tmp_path: Path, function: str) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    arguments = ("simulate", "--games", "30", "--json", "--bots")
    own = in_a_pipe(*arguments, f"mine.py:{function},odds,bold", folder=tmp_path)
    twin = in_a_pipe(*arguments, "threshold-7,odds,bold", folder=tmp_path)
    told, expected = untimed(own.stdout)["seats"], untimed(twin.stdout)["seats"]
    assert isinstance(told, list)
    assert isinstance(expected, list)
    assert [seat["mean"] for seat in told] == [seat["mean"] for seat in expected]
    assert told[0]["bot"] == f"mine.py:{function}"


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("yours.py:decide", "bots: yours.py: there is no such file"),
        ("mine.py:guess", "bots: mine.py: has no function 'guess'"),
        ("broken.py:decide", "bots: broken.py: line 1: NameError: name 'nonsense' is not defined"),
        ("mine.py:fails", "bots: mine.py:fails: line 11: IndexError: list index out of range"),
        ("mine.py:leaves", "bots: mine.py:leaves: TypeError: leaves() takes 0 positional arguments but 1 was given"),
        ("mine.py:nonsense", "bots: mine.py:nonsense: its answer: a choice is continue or return (D-E8)"),
        ("mine.py:number", "bots: mine.py:number: seat 0: a choice is continue or return (D-E8)"),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_is_wrong_with_somebodys_own_bot_is_said_in_one_line(
    tmp_path: Path, bot: str, message: str, jobs: str
) -> None:
    (tmp_path / "mine.py").write_text(OWN)
    (tmp_path / "broken.py").write_text("nonsense")
    done = in_a_pipe("simulate", "--bots", f"{bot},odds", "--games", "401", "--jobs", jobs, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{message}\n")
