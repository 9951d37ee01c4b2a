"""Diamant's commands, and its own options of others."""

import json
from dataclasses import dataclass
from typing import Annotated

import typer

from tacora.commands.of_game import GameCommands
from tacora.commands.options import AsJson, Bidi, Lang, screen_for, words_in
from tacora.terminal.options import one_of

DIAMANT = "diamant"

Edition = Annotated[str | None, typer.Option(help="2017, 2024 or international.")]
Relics = Annotated[bool | None, typer.Option("--relics/--no-relics", help="With or without relics.")]
HiddenChests = Annotated[bool, typer.Option("--hidden-chests", help="Everybody sees their own chest only.")]
Custom = Annotated[str | None, typer.Option(help="A JSON file with the fields of a custom table.")]


@dataclass(kw_only=True)
class TableOptions:
    """The options that set a table up."""

    edition: Edition = None
    relics: Relics = None
    hidden_chests: HiddenChests = False


@dataclass(kw_only=True)
class PlayOptions(TableOptions):
    """The options that set a table up, or a custom one."""

    custom: Custom = None


app = typer.Typer()


@app.command()
def odds(
    game: Annotated[str, typer.Argument(help="The game.")] = DIAMANT,
    *,
    edition: Edition = None,
    relics: Relics = None,
    expedition: Annotated[int, typer.Option(help="The number of the expedition.")] = 1,
    players: Annotated[int, typer.Option(help="How many are still in the cave.")] = 4,
    revealed: Annotated[str, typer.Option(help="The cards of this expedition in order, separated by commas.")] = "",
    removed: Annotated[str, typer.Option(help="The cards out of the game, separated by commas.")] = "",
    beside: Annotated[int, typer.Option(help="The rubies beside the chest of each in the cave.")] = 0,
    on_path: Annotated[int, typer.Option(help="The rubies lying on the path.")] = 0,
    relics_taken: Annotated[int, typer.Option(help="The relics taken out of the cave so far, by anyone.")] = 0,
    as_json: AsJson = False,
    bidi: Bidi = "auto",
    lang: Lang = None,
) -> None:
    """Tell the odds of the next cards, exactly."""
    from tacora.solvers.diamant.answer import answer_json
    from tacora.terminal.diamant.odds import Question, answer_to, tell_odds

    words = words_in(lang)
    one_of(game, (DIAMANT,), "GAME")
    screen = screen_for(words, bidi)
    known = answer_to(Question(edition, relics, expedition, players, revealed, removed, beside, on_path, relics_taken))
    if as_json:
        typer.echo(json.dumps(answer_json(known)))
        return
    screen.show(tell_odds(known, words, width=screen.width, is_unicode=screen.is_unicode))


COMMANDS = GameCommands({"play": PlayOptions, "simulate": TableOptions}, app)
