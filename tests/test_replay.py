"""Replaying: a record, the live match, and a second referee agree; broken records are refused by the command."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from recorded_matches import Played, house_tables, played, tables
from reference_diamant import judge
from tacora.cli import app
from tacora.core.jsonable import jsonable
from tacora.core.record import MOST_BYTES, read, write
from tacora.games.diamant import DIAMANT
from tacora.games.diamant.events import Event
from tacora.games.diamant.summary import summarise

MATCHES_A_TABLE = 34  # 30 tables: more than 1,000 matches
TABLES = list(tables())
HOUSE_TABLES = list(house_tables())


def replay(*arguments: str, text: str | bytes | None = None) -> Result:
    """The command, in this process."""
    return CliRunner().invoke(app, ["replay", *arguments], input=text)


def agree(live: Played) -> None:
    """The record replays to the same events, state and summary as the live match and the second referee."""
    events: list[Event] = []
    back = read(live.text, {"diamant": DIAMANT}, events.extend)
    assert events == live.events
    assert back.match.state == live.match.state
    assert back.match.steps == live.match.steps
    assert back.match.table == live.match.table
    assert write(back) == live.text
    summary = jsonable(summarise(live.names, live.match.state, live.events))
    assert jsonable(summarise(live.names, back.match.state, events)) == summary
    assert judge(live.text) == summary


def title(value: Any) -> str:
    return "-".join(map(str, value.values())) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("options", "players"), TABLES, ids=title)
def test_a_thousand_matches_agree_with_their_records(options: dict[str, Any], players: int) -> None:
    for seed in range(MATCHES_A_TABLE):
        agree(played(options, players, seed))


@pytest.mark.parametrize(("options", "players"), HOUSE_TABLES, ids=title)
def test_house_and_custom_tables_agree_with_their_records(options: dict[str, Any], players: int) -> None:
    for seed in range(8):
        agree(played(options, players, seed))


@pytest.mark.parametrize(("options", "players"), TABLES[2::5] + HOUSE_TABLES[3::9], ids=title)
def test_a_match_agrees_with_its_record_wherever_it_stops(options: dict[str, Any], players: int) -> None:
    steps = len(played(options, players, seed=3).match.steps)
    for most_steps in range(steps + 1):
        agree(played(options, players, 3, most_steps))


@pytest.mark.parametrize(("options", "players"), TABLES + HOUSE_TABLES, ids=title)
def test_the_command_prints_the_outcome(options: dict[str, Any], players: int, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    whole, part = played(options, players, seed=7), played(options, players, 7, most_steps=17)
    file.write_text(whole.text, encoding="utf-8")
    for text, answer in (
        (whole.text, replay(str(file), "--json")),
        (part.text, replay("-", "--json", text=part.text)),
    ):
        assert (answer.exit_code, answer.stderr) == (0, "")
        assert json.loads(answer.stdout) == judge(text)


@pytest.mark.parametrize("language", ["en", "de", "he"])
def test_the_command_tells_the_match_to_its_end(language: str) -> None:
    live = played({"edition": "2024", "relics": True}, 4, seed=5)
    answer = replay("-", "--lang", language, text=live.text)
    assert (answer.exit_code, answer.stderr) == (0, "")
    outcome = judge(live.text)
    told = " ".join(answer.stdout.split())
    assert all(f"{seat['name']}: {seat['score']}" in told for seat in outcome["seats"])


def test_an_unfinished_match_is_told_to_where_it_stops() -> None:
    live = played({"edition": "2024"}, 3, seed=5)
    for most_steps in (0, 1, 2):
        told = replay("-", "--lang", "en", text=played({"edition": "2024"}, 3, 5, most_steps).text)
        assert told.exit_code == 0
        last = told.stdout.splitlines()[-1]
        assert last == (
            "The record stops here, waiting for a decision: P1, P2 and P3."
            if most_steps == 1
            else "The record stops here, before the next card is revealed."
        )
    assert "The record stops here" not in replay("-", "--lang", "en", text=live.text).stdout


def refused(answer: Result) -> str:
    """The one line of a refusal."""
    assert answer.exit_code == 2
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    assert line.isprintable()
    return line


RECORD = json.loads(played({"edition": "2024", "relics": True}, 3, seed=1).text)


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_broken_record_is_refused_in_one_line(flags: list[str]) -> None:
    text = json.dumps({**RECORD, "steps": [*RECORD["steps"], {"chance": "treasure-7"}]})
    number = len(RECORD["steps"]) + 1
    expected = f"step {number}: chance: no card is revealed now: the game is over (D-G1)"
    assert refused(replay("-", *flags, text=text)) == expected


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(replay(str(tmp_path / "none.json"))).endswith("none.json: no such file or directory (F-1)")
    assert refused(replay(str(tmp_path))).endswith("is a directory (F-1)")
    assert refused(replay(str(tmp_path / "\x1b[2J\n.json"))).endswith(
        "\\x1b[2J\\n.json: no such file or directory (F-1)"
    )


def test_a_file_too_long_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    with file.open("wb") as stream:
        stream.truncate(MOST_BYTES * 1000)  # a hole: nothing is on the disk
    assert refused(replay(str(file))) == f"the record: longer than {MOST_BYTES} bytes (F-1)"


def test_an_unknown_language_is_refused() -> None:
    assert refused(replay("-", "--lang", "tlh", text=json.dumps(RECORD))) == "--lang: 'tlh' is not one of: en, de, he"


def tacora(*arguments: str, text: bytes) -> subprocess.CompletedProcess[bytes]:
    """The real command, in a process of its own."""
    command = Path(sys.executable).with_name("tacora")
    return subprocess.run([command, *arguments], input=text, capture_output=True, check=False)


def test_the_installed_command_replays() -> None:
    for options, players in islice(TABLES, 0, None, 11):
        text = played(options, players, seed=9).text
        done = tacora("replay", "-", "--json", text=text.encode())
        assert (done.returncode, done.stderr) == (0, b"")
        assert json.loads(done.stdout) == judge(text)


@pytest.mark.parametrize(
    "text",
    [b"\xff\xfe", b"[" * 200_000, json.dumps(RECORD).encode()[:-70], json.dumps({**RECORD, "\x1b[31m": 1}).encode()],
    ids=["not utf-8", "deep", "cut", "control characters"],
)
def test_the_installed_command_refuses_without_a_traceback(text: bytes) -> None:
    done = tacora("replay", "-", text=text)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.isascii()
    assert done.stderr.decode().removesuffix("\n").isprintable()


@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_full_disk_is_said_in_one_line(flags: list[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    command = Path(sys.executable).with_name("tacora")
    with full.open("wb") as disk:
        done = subprocess.run(
            [command, "replay", "-", *flags],
            input=json.dumps(RECORD).encode(),
            stdout=disk,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"tacora: No space left on device\n")


def test_an_output_without_the_letters_gets_the_rest() -> None:
    command = Path(sys.executable).with_name("tacora")
    done = subprocess.run(
        [command, "replay", "-", "--lang", "he"],
        input=json.dumps(RECORD).encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"P1" in done.stdout
