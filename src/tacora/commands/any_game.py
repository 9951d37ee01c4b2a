"""Commands on any game, to which each game adds options of its own."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from tacora.commands import COMMANDS
from tacora.core.errors import TacoraError
from tacora.core.jsonable import JsonObject
from tacora.i18n import Words


class AnyGameCommand(TyperCommand):
    """A command on any game; the games' own options are looked up when the command is read or explained."""

    @cached_property
    def own(self) -> dict[str, dict[str, Any]]:
        """For each game by its name, its own options of this command by their names."""
        return {game: {option.name: option for option in self._options_of(game)} for game in COMMANDS}

    def _options_of(self, game: str) -> Iterator[Any]:
        declared = COMMANDS[game].options.get(str(self.name))
        if declared is not None:
            app = typer.Typer(add_completion=False)
            app.command()(declared)
            options: list[Any] = list(get_command(app).params)
            for option in options:
                option.of_game = game
                option.rich_help_panel = game
                yield option

    @cached_property
    def _of_games(self) -> dict[str, Any]:
        """All games' options by their names; an option that games share is the first game's."""
        options: dict[str, Any] = {}
        for own in self.own.values():
            options = options | own | options
        return options

    def get_params(self, ctx: Any) -> list[Any]:
        """All options: those of the command itself, then those of the games."""
        return [*super().get_params(ctx), *self._of_games.values()]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line; the values of the games' own options go to the context's `obj`."""
        rest = super().parse_args(ctx, args)
        values = {name: ctx.params.pop(name) for name in self._of_games}
        ctx.obj = {name: value for name, value in values.items() if value != self._of_games[name].default}
        return rest


def own_options(context: typer.Context, game: str, words: Words) -> JsonObject:
    """The values of a game's own options on the command line; raises TacoraError for an option of another game."""
    command, given = context.command, context.obj
    assert isinstance(command, AnyGameCommand)  # noqa: S101  no other command has such options
    for other, options in command.own.items():
        for name in options:
            if name in given and name not in command.own.get(game, {}):
                raise TacoraError(words("refused-other-game", option=f"--{name.replace('_', '-')}", game=other))
    return dict(given)
