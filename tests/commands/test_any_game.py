"""Commands on any game, with a game that another package brings."""

from pathlib import Path

import pytest

from tacora_process import in_a_pipe

OTHERS = '''
from dataclasses import dataclass
from typing import Annotated

import typer

from tacora.commands.of_game import GameCommands
from tacora.terminal.faces import Face


@dataclass(kw_only=True)
class Options:
    edition: Annotated[str | None, typer.Option(help="Of the last century.")] = None
    board: Annotated[int | None, typer.Option(help="How many squares a side.")] = None


app = typer.Typer()


@app.command()
def openings() -> None:
    """Name all openings."""
    print("e4")


def play(wishes, words, screen, resume_options):
    print(sorted(wishes.own.items()), *resume_options)
    return 0


COMMANDS = GameCommands({"play": Options}, app)
FACE = Face(play=play, tell=lambda *_: (), summarise=lambda *_: None)
'''
ENTRY_POINTS = "[tacora.commands]\nchess = chess_of_others:COMMANDS\n[tacora.terminal]\nchess = chess_of_others:FACE\n"


@pytest.fixture
def chess(tmp_path: Path) -> Path:
    """A folder with an installed package that has a third game."""
    (tmp_path / "chess_of_others.py").write_text(OTHERS)
    info = tmp_path / "chess_of_others-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: chess-of-others\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    return tmp_path


def said(chess: Path, *arguments: str) -> tuple[int, str, str]:
    run = in_a_pipe(*arguments, folder=chess, PYTHONPATH=str(chess))
    return run.returncode, run.stdout, run.stderr


def test_a_game_is_played_with_its_own_options(chess: Path) -> None:
    own = "[('board', 8), ('edition', '1999')]"
    given = ("play", "chess", "--board=8", "--edition=1999", "--seed=3")
    assert said(chess, *given) == (0, f"{own} --seed=3\n", "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "diamant", "--board=8"), "--board: is an option of chess"),
        (("play", "chess", "--relics"), "--relics: is an option of diamant"),
        (("play", "chess", "--no-relics"), "--relics: is an option of diamant"),
        (("play", "dungeon", "--edition=1999"), "--edition: is an option of diamant"),
        (("play", "go"), "GAME: 'go' is not one of: diamant, dungeon, chess"),
        (("simulate", "chess"), "GAME: 'chess' is not one of: diamant, dungeon"),
    ],
)
def test_options_of_other_games_are_refused(chess: Path, arguments: tuple[str, ...], message: str) -> None:
    assert said(chess, *arguments) == (2, "", f"{message}\n")


def test_help_names_the_options_of_each_game(chess: Path) -> None:
    _, told, _ = said(chess, "play", "--help")
    assert [part.split(" ─")[0] for part in told.split("Options of ")[1:]] == ["diamant", "dungeon", "chess"]
    diamant, dungeon, others = told.split("Options of ")[1:]
    assert "--edition" in diamant
    assert "--time-limit" in dungeon
    assert "--board" in others
    assert "--edition" not in others  # it is named where it comes first


def test_a_game_brings_commands_of_its_own(chess: Path) -> None:
    assert said(chess, "openings") == (0, "e4\n", "")
    _, told, _ = said(chess, "--help")
    assert "Name all openings." in told
