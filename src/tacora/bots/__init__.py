"""The bots: a bot's decision depends on its seed and the view alone."""

from tacora.bots.roster import AnyRoster
from tacora.core.registry import Registry
from tacora.games import NAMES

ROSTERS: Registry[AnyRoster] = Registry("tacora.bots", NAMES, "tacora.bots.{name}:ROSTER")
"""Every game's bots by the game's name; another package's have an entry point in the group `tacora.bots`."""
