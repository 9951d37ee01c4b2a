"""`tacora verify`: in words, as JSON, with its exit codes."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from fair_matches import fair_dungeon_record, fair_record
from tacora_process import in_a_pipe


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(fair_record(3, {"edition": "2024", "relics": True}, 4), encoding="utf-8")
    return file


def _changed(record: Path, **fair: str) -> Path:
    value = json.loads(record.read_text(encoding="utf-8"))
    value["fair"] |= fair
    record.write_text(json.dumps(value), encoding="utf-8")
    return record


@pytest.mark.parametrize(
    ("language", "words"), [("en", "draws are right."), ("de", "Ziehungen stimmen."), ("he", "השליפות נכונות")]
)
def test_a_fair_match(record: Path, tmp_path: Path, language: str, words: str) -> None:
    done = in_a_pipe("verify", str(record), "--lang", language, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert words in done.stdout


def test_a_fair_match_as_json(record: Path, tmp_path: Path) -> None:
    done = in_a_pipe("verify", str(record), "--json", folder=tmp_path)
    verdict = json.loads(done.stdout)
    steps = json.loads(record.read_text(encoding="utf-8"))["steps"]
    assert verdict["fair"] is True
    assert verdict["wrong"] is None
    assert verdict["draws"] == sum("chance" in step for step in steps)


def test_a_broken_promise(record: Path, tmp_path: Path) -> None:
    done = in_a_pipe("verify", str(_changed(record, commitment="0" * 64)), "--lang=en", folder=tmp_path)
    assert done.returncode == 1
    assert "the seed is not the one that was promised" in done.stdout


def test_a_wrong_draw_is_named(record: Path, tmp_path: Path) -> None:
    seed = "5" * 64
    broken = _changed(record, seed=seed, commitment=sha256(bytes.fromhex(seed)).hexdigest())
    done = in_a_pipe("verify", str(broken), "--lang=en", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("Not fair: step ")
    verdict = json.loads(in_a_pipe("verify", str(broken), "--json", folder=tmp_path).stdout)
    assert verdict["wrong"]["step"] >= 1
    assert verdict["wrong"]["recorded"] != verdict["wrong"]["drawn"]


def test_what_a_browser_saw(record: Path, tmp_path: Path) -> None:
    fair = json.loads(record.read_text(encoding="utf-8"))["fair"]
    seen = {"format": "tacora-seen/1", "table": "k7m2qx", "share": fair["shares"][0]}
    seen |= {name: fair[name] for name in ("commitment", "hashes", "attempts")}
    file = tmp_path / "seen.json"
    file.write_text(json.dumps(seen), encoding="utf-8")
    done = in_a_pipe("verify", str(record), "--seen", str(file), "--lang=en", folder=tmp_path)
    assert done.returncode == 0
    assert "what the browser was shown before the match" in " ".join(done.stdout.split())
    assert "only a browser that played can say" in " ".join(
        in_a_pipe("verify", str(record), "--lang=en", folder=tmp_path).stdout.split()
    )
    for name, changed, words in (
        ("commitment", "0" * 64, "the promise of the seed was another"),
        ("hashes", [], "the hashes of the shares were others"),
        ("share", "0" * 32, "its own share is missing"),
        ("attempts", 99, "the number of starts"),
    ):
        file.write_text(json.dumps(seen | {name: changed}), encoding="utf-8")
        done = in_a_pipe("verify", str(record), "--seen", str(file), "--lang=en", folder=tmp_path)
        assert done.returncode == 1
        assert words in " ".join(done.stdout.split())
    file.write_text("{}", encoding="utf-8")
    done = in_a_pipe("verify", str(record), "--seen", str(file), folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_share_that_was_not_promised(record: Path, tmp_path: Path) -> None:
    value = json.loads(record.read_text(encoding="utf-8"))
    value["fair"]["hashes"][0] = "0" * 64
    record.write_text(json.dumps(value), encoding="utf-8")
    done = in_a_pipe("verify", str(record), "--lang=en", folder=tmp_path)
    assert done.returncode == 1
    assert "share 1 is not the one that its device had promised" in " ".join(done.stdout.split())


def test_bad_input(record: Path, tmp_path: Path) -> None:
    for broken in (_changed(record, seed="zz"), tmp_path / "missing.json"):
        done = in_a_pipe("verify", str(broken), folder=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1


def test_facts_of_a_clock_are_told_and_not_judged(record: Path, tmp_path: Path) -> None:
    """V-T1: an honest match with an hourglass is fair, and nobody says that its clock was checked."""
    hourglass = tmp_path / "hourglass.json"
    hourglass.write_text(fair_dungeon_record(), encoding="utf-8")
    done = in_a_pipe("verify", str(hourglass), "--lang=en", folder=tmp_path)
    assert done.returncode == 0
    assert "not checked" in " ".join(done.stdout.split())
    assert "not checked" not in in_a_pipe("verify", str(record), "--lang=en", folder=tmp_path).stdout
