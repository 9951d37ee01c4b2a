"""`tacora dungeon cards` and `tacora dungeon card`."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tacora.cli import app
from tacora.drawing.dungeon.svg import card_svg
from tacora.games.dungeon.cards import card
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.dungeon.cards import ALL_CARDS, contents, drawn


def tacora(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["dungeon", *arguments])


def data() -> list[dict[str, object]]:
    folder = files("tacora.games.dungeon").joinpath("data")
    return [
        entry
        for name in ("start.toml", "dungeon.toml")
        for entry in tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))["card"]
    ]


def test_all_cards_as_json_are_as_in_the_data_files() -> None:
    shown = json.loads(tacora("cards", "--json").stdout)
    assert shown == [{"cost": None, **entry} for entry in data()]
    assert json.loads(tacora("card", "D4-07", "--json").stdout) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_card(language: str) -> None:
    shown = tacora("cards", "--lang", language)
    assert shown.exit_code == 0
    for card_ in ALL_CARDS:
        assert f"{card_.id}:" in shown.stdout


def test_a_card_drawn_in_words_and_maps() -> None:
    lines = tacora("card", "d4-05", "--lang", "en").stdout.splitlines()
    assert lines[0] == "D4-05: dungeon card for 4 coins, 4 openings"
    assert lines[1] == "Main level"
    assert lines[11] == "Underground"
    assert lines[2] == "░░░░  ░░░░░░░░"
    assert "f  fall pit" in lines
    start = tacora("card", "S1", "--lang", "en").stdout.splitlines()
    assert start[0] == "S1: start card, 4 openings"
    assert "Underground" not in start


def test_without_unicode_a_card_is_plain() -> None:
    texts = [cell.text for line in drawn(card("S1"), Words("en"), is_unicode=False) for cell in line]
    assert all(text.isascii() for text in texts)
    assert "######  ######" in texts


def test_the_maps_stay_as_they_are_from_right_to_left() -> None:
    rows = ["░░" * 3 + "  " + "░░" * 3]
    for order in ("logical", "visual"):
        assert rows[0] in tacora("card", "S1", "--lang", "he", "--bidi", order).stdout


def test_contents_count_stairs_once_and_rooms() -> None:
    assert contents(card("S6")) == {"barrel": 1, "lock": 1, "room": 1, "coin": 1, "stairs": 2}


def test_a_card_as_a_picture() -> None:
    assert tacora("card", "S3", "--svg").stdout == card_svg(card("S3"))


def test_pictures_of_all_cards(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cards"
    shown = tacora("cards", "--svg", str(folder), "--lang", "en")
    assert shown.stdout.startswith("81 pictures in")
    assert (folder / "D6-18.svg").read_text(encoding="utf-8") == card_svg(card("D6-18"))
    assert len(list(folder.iterdir())) == 81


def test_a_folder_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    refused = tacora("cards", "--svg", "")
    assert (refused.exit_code, refused.stderr) == (2, "--svg: no folder is named\n")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    refused = tacora("cards", "--svg", str(tmp_path / "file"))
    assert refused.exit_code == 2
    assert refused.stderr.startswith("--svg: ")
    assert len(refused.stderr.splitlines()) == 1


def test_an_unknown_card_is_refused_in_one_line() -> None:
    refused = tacora("card", "D7-01")
    assert refused.exit_code == 2
    assert refused.stderr == "CARD: 'D7-01' is no card; S1 to S9 and D3-01 to D6-18 are\n"
    assert refused.stdout == ""
