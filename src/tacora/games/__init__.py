"""The games, each in a package of its own, and the one list of them."""

from tacora.core.game import AnyGame
from tacora.core.registry import Registry

NAMES = ("diamant", "dungeon")
"""Our own games. Every layer finds its part of a game by the game's name."""

GAMES: Registry[AnyGame] = Registry("tacora.games", NAMES, "tacora.games.{name}.game:{NAME}")
"""Every game by its name; another package's game has an entry point in the group `tacora.games`."""
