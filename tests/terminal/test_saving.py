"""Records on disk: whole or not at all, and never over another match."""

from pathlib import Path

import pytest

from tacora.terminal.saving import fresh_path, save_new, save_over


def test_a_new_match_never_replaces_another(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    assert save_new("first", file) == file
    assert save_new("second", file) == tmp_path / "match-2.json"
    assert save_new("third", file) == tmp_path / "match-3.json"
    assert [path.read_text() for path in sorted(tmp_path.iterdir())] == ["second", "third", "first"]


def test_the_same_match_replaces_its_earlier_state(tmp_path: Path) -> None:
    file = save_new("first", tmp_path / "match.json")
    file.chmod(0o640)
    save_over("longer than before", file)
    assert file.read_text() == "longer than before"
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_a_write_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = save_new("first", tmp_path / "match.json")
    unwritable = "\ud800"  # no UTF-8 for half a surrogate pair
    with pytest.raises(UnicodeEncodeError):
        save_over(unwritable, file)
    with pytest.raises(UnicodeEncodeError):
        save_new(unwritable, tmp_path / "other.json")
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_text() == "first"


def test_a_match_that_was_deleted_meanwhile_is_written_again(tmp_path: Path) -> None:
    save_over("again", tmp_path / "match.json")
    assert (tmp_path / "match.json").read_text() == "again"


def test_a_fresh_name_is_free(tmp_path: Path) -> None:
    name = fresh_path("diamant", tmp_path)
    name.touch()
    assert name.name.startswith("diamant-")
    assert fresh_path("diamant", tmp_path) != name


def test_a_link_that_leads_nowhere_has_its_name(tmp_path: Path) -> None:
    link = tmp_path / "match.json"
    link.symlink_to(tmp_path / "nowhere")
    assert save_new("text", link) == tmp_path / "match-2.json"
    assert link.is_symlink()
