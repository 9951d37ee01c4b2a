"""A game's part of the command line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import typer

NO_COMMANDS = typer.Typer()


@dataclass(frozen=True, slots=True)
class GameCommands:
    """A game's own options of commands on any game, and commands on this game alone."""

    options: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """By the name of a command: a class or function whose parameters are the options, each None or False by default."""

    app: typer.Typer = NO_COMMANDS
    """The commands on this game alone."""
