"""The command `tacora`."""

import json
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tacora.core.errors import TacoraError
from tacora.core.jsonable import jsonable
from tacora.games.diamant.events import Event
from tacora.games.diamant.summary import summarise
from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.diamant.replay import tell
from tacora.terminal.record_file import load


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
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


@app.callback()
def tacora() -> None:
    """Two board games, exact and complete."""


@app.command()
def replay(
    file: Annotated[str, typer.Argument(help="A match record; - for standard input.")],
    as_json: AsJson = False,  # noqa: FBT002  an option of the command line
    lang: Lang = None,
) -> None:
    """Tell a recorded match in words, checking every step."""
    words = _words(lang)
    events: list[Event] = []
    record = load(file, events.extend)
    names = [player.name for player in record.players]
    if as_json:
        typer.echo(json.dumps(jsonable(summarise(names, record.match.state, events))))
        return
    typer.echo("\n".join(tell(names, record.match.state, events, words)))


def _words(lang: str | None) -> Words:
    language = preferred_language(lang)
    if language not in LANGUAGES:
        raise TacoraError(f"--lang: {language!a} is not one of: {', '.join(LANGUAGES)}")
    return Words(language)


def main() -> None:
    """Run the command; bad input ends with exit code 2 and one clear line."""
    app()
