"""Diamant's bots: a bot's decision depends on its seed and the view alone."""

from collections.abc import Callable
from typing import TypeAlias

from tacora.bots.diamant.characters import bold, steady, timid
from tacora.bots.diamant.counting import odds, survivor
from tacora.bots.diamant.whim import random
from tacora.bots.roster import Roster, Seed
from tacora.games.diamant import Choice, View

Bot: TypeAlias = Callable[[View], Choice]

BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": random,
    "timid": lambda _seed: timid,
    "steady": lambda _seed: steady,
    "bold": lambda _seed: bold,
    "odds": odds,
    "survivor": survivor,
}
"""For each bot, by its name, the function that makes the bot from a seed."""

ROSTER: Roster[View, Choice] = Roster(BOTS)

make_bot = ROSTER.make
