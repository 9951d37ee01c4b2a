"""The one list of games: our own by name, others by entry points, each loaded when it is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from tacora.core.registry import Registry
from tacora.games import GAMES, NAMES
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.game import DUNGEON


def test_our_games_are_found_by_their_names() -> None:
    assert tuple(GAMES) == NAMES
    assert len(GAMES) == len(NAMES)
    assert (GAMES["diamant"], GAMES["dungeon"]) == (DIAMANT, DUNGEON)
    assert all(GAMES[name].name == name for name in GAMES)


def test_an_unknown_name_is_none_of_them() -> None:
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError, match="chess"):
        GAMES["chess"]


def test_another_package_adds_its_game_by_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And cannot take the name of one of ours."""
    package = tmp_path / "others-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n", encoding="utf-8")
    points = "[tacora.numbers]\npi = math:pi\ndiamant = math:e\n"
    (package / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    numbers = Registry[object]("tacora.numbers", ("diamant",), "tacora.games.{name}.game:{NAME}")
    assert list(numbers) == ["diamant", "pi"]
    assert str(numbers["pi"]).startswith("3.14")
    assert numbers["diamant"] is DIAMANT


def test_a_game_is_loaded_only_when_it_is_asked_for() -> None:
    """Whoever plays Diamant need not wait for the cards of Dungeon."""
    asked = (
        "import sys; from tacora.games import GAMES; assert 'dungeon' in GAMES; GAMES['diamant'];"
        "print([name for name in sys.modules if name.startswith('tacora.games.d')])"
    )
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert "tacora.games.diamant" in loaded
    assert "dungeon" not in loaded
