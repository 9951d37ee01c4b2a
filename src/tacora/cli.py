"""The command `tacora`."""

import json
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from tacora.core.errors import TacoraError
from tacora.core.jsonable import jsonable
from tacora.games.diamant.events import Event
from tacora.games.diamant.summary import summarise
from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.diamant.play import TerminalTable
from tacora.terminal.diamant.replay import tell
from tacora.terminal.diamant.setup import Wishes, take_seats
from tacora.terminal.record_file import GAMES, load
from tacora.terminal.screen import BIDI_CHOICES, BIDI_VARIABLE, Screen, text_order


class Commands(TyperGroup):
    """The commands; bad input ends any of them with exit code 2 and one clear line."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except TacoraError as bad:
            typer.echo(str(bad), err=True)
            raise typer.Exit(2) from None


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, help="Two board games, exact and complete.")

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, de or he; else the locale's.")]
Bidi = Annotated[str, typer.Option(envvar=BIDI_VARIABLE, help="Hebrew for this terminal: auto, logical or visual.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


@app.callback()
def tacora() -> None:
    """Two board games, exact and complete."""


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "diamant",
    *,
    edition: Annotated[str | None, typer.Option(help="2017, 2024 or international.")] = None,
    relics: Annotated[bool | None, typer.Option("--relics/--no-relics", help="With or without relics.")] = None,
    hidden_chests: Annotated[
        bool, typer.Option("--hidden-chests", help="Everybody sees their own chest only.")
    ] = False,
    players: Annotated[
        str | None, typer.Option(help="The people, separated by commas; several share the screen.")
    ] = None,
    bots: Annotated[str | None, typer.Option(help="The bots, separated by commas; three if one person plays.")] = None,
    custom: Annotated[str | None, typer.Option(help="A JSON file with the fields of a custom table.")] = None,
    seed: Annotated[int | None, typer.Option(help="A number that settles the cards and the bots.")] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with the match in this file.")] = None,
    save: Annotated[str | None, typer.Option(help="Save the match in this file, which must be new.")] = None,
    bidi: Bidi = "auto",
    pace: Annotated[float, typer.Option(help="Seconds to look at what the bots do.", min=0, max=60)] = 0.8,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or each other."""
    words = _words(lang)
    _one_of(game, tuple(GAMES), "GAME")
    _one_of(bidi, BIDI_CHOICES, "--bidi")
    wishes = Wishes(edition, relics, hidden_chests or None, players, bots, custom, seed, resume, save)
    screen = Screen(text_order(words, bidi, os.environ, is_terminal=sys.stdout.isatty()), pace=pace)
    again = [f"--seed={seed}"] if seed is not None else []
    raise typer.Exit(TerminalTable(take_seats(wishes, words), words, screen, again).play())


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A match record; - for standard input.")],
    *,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell a recorded match in words, checking every step."""
    words = _words(lang)
    _one_of(bidi, BIDI_CHOICES, "--bidi")
    events: list[Event] = []
    record = load(file, events.extend)
    names = [player.name for player in record.players]
    if as_json:
        typer.echo(json.dumps(jsonable(summarise(names, record.match.state, events))))
        return
    screen = Screen(text_order(words, bidi, os.environ, is_terminal=sys.stdout.isatty()))
    for line in tell(names, record.match.state, events, words):
        screen.say(line)


def _words(lang: str | None) -> Words:
    return Words(_one_of(preferred_language(lang), LANGUAGES, "--lang"))


def _one_of(value: str, known: Sequence[str], where: str) -> str:
    if value not in known:
        raise TacoraError(f"{where}: {value[:40]!a} is not one of: {', '.join(known)}")
    return value


def main() -> None:
    """Run the command; bad input ends with exit code 2 and one clear line."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an output without these letters still gets the rest
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as bad:
        typer.echo(bad.format_message(), err=True)
        sys.exit(2)
    except OSError as bad:  # the output is full or gone
        typer.echo(f"tacora: {bad.strerror}", err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left unwritten goes nowhere
        sys.exit(1)
