"""The parts of the command `tacora` that belong to one game."""

from tacora.commands.of_game import GameCommands
from tacora.core.registry import Registry
from tacora.games import NAMES

COMMANDS: Registry[GameCommands] = Registry("tacora.commands", NAMES, "tacora.commands.{name}:COMMANDS")
"""Every game's part by the game's name; another package's has an entry point in the group `tacora.commands`."""
