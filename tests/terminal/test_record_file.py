"""Records on disk and on standard input."""

import io
from pathlib import Path

import pytest

from recorded_matches import played
from tacora.core.errors import BadRecord
from tacora.terminal.record_file import load

TEXT = played({"edition": "2024"}, 3, seed=1).text


def test_a_file_is_read_with_its_events(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(TEXT, encoding="utf-8")
    events: list[object] = []
    assert load(str(file), events.extend).match.is_over
    assert events == played({"edition": "2024"}, 3, seed=1).events


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(TEXT.encode())))
    assert load("-").match.is_over


def test_a_file_that_cannot_be_read_is_named_in_plain_characters(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as caught:
        load(str(tmp_path / "נועה\x1b[2J\udcff.json"))
    assert caught.value.rule == "F-1"
    assert caught.value.where.endswith("נועה\\x1b[2J\\udcff.json")
    assert caught.value.message == "no such file or directory"
