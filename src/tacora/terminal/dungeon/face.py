"""Dungeon at the terminal."""

from collections.abc import Sequence

from tacora.games.dungeon.summary import summarise
from tacora.i18n import Words
from tacora.terminal.dungeon.replay import tell
from tacora.terminal.faces import Face
from tacora.terminal.screen import Screen
from tacora.terminal.seating import Wishes


def play(wishes: Wishes, words: Words, screen: Screen, resume_options: Sequence[str]) -> int:
    """Play a match line by line; the exit code."""
    from tacora.terminal.dungeon.play import DungeonTable  # noqa: PLC0415  a match is told without bots and solvers
    from tacora.terminal.dungeon.setup import take_seats  # noqa: PLC0415

    return DungeonTable(take_seats(wishes, words), words, screen, resume_options).play()


def play_full(wishes: Wishes, words: Words, screen: Screen, resume_options: Sequence[str]) -> int:
    """Play a match on the full screen; the exit code."""
    from tacora.terminal.dungeon.setup import take_seats  # noqa: PLC0415  as above
    from tacora.terminal.dungeon.stage import DungeonStage  # noqa: PLC0415
    from tacora.terminal.shell.running import run_full  # noqa: PLC0415

    return run_full(DungeonStage, take_seats(wishes, words), words, screen, resume_options)


FACE = Face(play=play, play_full=play_full, tell=tell, summarise=lambda names, state, _events: summarise(names, state))
