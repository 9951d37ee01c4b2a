"""The command `tacora dungeon balance`."""

import json
import os
import signal
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it ships no types
import pytest
from typer.testing import CliRunner, Result

from tacora.arena.dungeon.agreement import read
from tacora.arena.dungeon.balance import Balance, balance_json
from tacora.arena.dungeon.figures import figures
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.requirements import requirements
from tacora.arena.dungeon.study import Study, play
from tacora.cli import app
from tacora.core.jsonable import Json
from tacora.reports.dungeon.page import page
from tacora_process import on_a_terminal

STUDY = Study(games=1, players=(2,), bot="random", decent="greedy", seed=194)
OPTIONS = ("--games", "1", "--players", "2", "--bot", "random", "--decent", "greedy", "--seed", "194")


@pytest.fixture(scope="module")
def balance() -> Balance:
    ledger = Ledger()
    for number in range(STUDY.matches):
        ledger.add(play(STUDY, number))
    found = figures(STUDY, ledger)
    return Balance(STUDY, found, requirements(STUDY, found))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["dungeon", "balance", *arguments])


def test_tables_and_a_report_in_one_go(balance: Balance, tmp_path: Path) -> None:
    done = run(*OPTIONS, "--jobs", "1", "--report", str(tmp_path / "new"), "--lang", "en")
    assert done.exit_code == 0
    assert "2 games played by random and greedy, seed 194." in done.stdout
    assert "The report is in" in done.stdout
    share = next(card.bought for card in balance.figures.cards if card.bought is not None)
    assert f"{100 * share.share:.1f} %" in done.stdout
    assert (tmp_path / "new" / "balance.md").read_text(encoding="utf-8") == page(balance)


def test_another_seed_stands_beside(balance: Balance, tmp_path: Path) -> None:
    others = run(*OPTIONS[:-1], "195", "--jobs", "1", "--json")
    (tmp_path / "other.json").write_text(others.stdout, encoding="utf-8")
    beside = read(tmp_path / "other.json", STUDY)
    assert beside is not None
    assert beside.seed == 195
    done = run(*OPTIONS, "--jobs", "1", "--report", str(tmp_path), "--and", str(tmp_path / "other.json"))
    assert done.exit_code == 0
    assert (tmp_path / "balance.md").read_text(encoding="utf-8") == page(balance, beside)


@pytest.mark.parametrize("change", [{"seed": 194}, {"games": 2}, {"bot": "greedy"}, {"games_played": 1}, {"books": 3}])
def test_what_is_no_other_run_is_not_set_beside(balance: Balance, tmp_path: Path, change: dict[str, Json]) -> None:
    (tmp_path / "other.json").write_text(json.dumps(balance_json(balance) | {"seed": 195} | change), encoding="utf-8")
    assert read(tmp_path / "other.json", STUDY) is None


def test_json_says_the_same(balance: Balance) -> None:
    done = run(*OPTIONS, "--jobs", "1", "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout) == json.loads(json.dumps(balance_json(balance)))


def test_json_names_everything_that_settles_the_result(balance: Balance) -> None:
    found = balance_json(balance)
    assert (found["game"], found["games_played"]) == ("dungeon", 2)
    settings = {"games": 1, "players": [2], "bot": "random", "decent": "greedy", "seed": 194}
    assert {key: found[key] for key in settings} == settings
    sizes = {key: len(value) for key, value in found.items() if isinstance(value, list)}
    assert sizes["cards"] == 72
    assert sizes["books"] == 17 + 1
    assert (sizes["tokens"], sizes["costs"], sizes["goals"]) == (4, 4, 12)
    assert (sizes["bots"], sizes["tables"], sizes["order"], sizes["seats"]) == (2, 2, 2, 2)


def test_ctrl_c_tells_what_has_been_played(tmp_path: Path) -> None:
    arguments = ("--games", "1000", "--players", "2", "--bot", "random", "--decent", "random", "--jobs", "1")
    child = on_a_terminal("dungeon", "balance", *arguments, "--lang", "en", folder=tmp_path)
    child.expect(r"[1-9]\d*/1000")
    os.killpg(child.pid, signal.SIGINT)
    child.expect(r"Stopped after \d+ games? of 1,000\.")
    assert "Traceback" not in child.before
    child.expect(pexpect.EOF)  # a terminal that nobody reads holds a few thousand characters
    child.wait()
    assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--games", "0"), "games: must be 1 to 1000000, not 0"),
        (("--players", "6"), "players: must be 2 to 5, not 6 (V-M1)"),
        (("--bot", "brave"), "bots: 'brave' is not one of: random, greedy"),
        (("--jobs", "0"), "jobs: must be 1 to 256, not 0"),
    ],
)
def test_bad_input_gets_one_line(arguments: tuple[str, ...], message: str) -> None:
    done = run(*OPTIONS, *arguments)
    assert done.exit_code == 2
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run(*OPTIONS, "--report", str(tmp_path / "file"))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("--report: ")


def test_a_report_without_matplotlib_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = run(*OPTIONS, "--report", str(tmp_path))
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == "--report: needs Matplotlib: pip install 'tacora[plots]'\n"
