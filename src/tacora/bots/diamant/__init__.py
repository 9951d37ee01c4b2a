"""Diamant's bots: a bot's decision depends on its seed, the view, and the views that it has seen in this match."""

from collections.abc import Callable
from threading import Thread
from typing import TypeAlias

from tacora.bots.diamant import master, rollout
from tacora.bots.diamant.arrays import THRESHOLD, array_bot, threshold_bot
from tacora.bots.diamant.characters import bold, steady, timid
from tacora.bots.diamant.counting import odds, survivor
from tacora.bots.diamant.master import Master
from tacora.bots.diamant.rollout import Rollout
from tacora.bots.diamant.whim import random
from tacora.bots.roster import Roster, Seed
from tacora.games.diamant import Choice, View

Bot: TypeAlias = Callable[[View], Choice]

BOTS: dict[str, Callable[[Seed], Bot]] = {
    "easy": lambda seed: array_bot("easy", seed),
    "normal": lambda seed: array_bot("normal", seed),
    "hard": survivor,
    "master": Master,
    "random": random,
    "timid": lambda _seed: timid,
    "steady": lambda _seed: steady,
    "bold": lambda _seed: bold,
    "odds": odds,
    "survivor": survivor,
    "trained": lambda seed: array_bot("trained", seed),
    "rollout": lambda seed: Rollout(seed, playouts=100_000, milliseconds=8.0),
}
"""For each bot, by its name, the function that makes the bot from a seed: the four levels, then the characters."""

REMEMBERING = frozenset({"master", "rollout"})
"""The bots that learn from what others did in the match: they have a method `watch` for earlier views."""

PACES: dict[str, tuple[float, float]] = {
    "easy": (1.2, 3.5),
    "normal": (1.0, 3.0),
    "hard": (0.9, 2.6),
    "master": (0.8, 2.2),
    "timid": (1.2, 3.5),
    "bold": (0.6, 1.6),
    "random": (0.5, 3.0),
}
"""How many seconds a bot takes over a decision at a table with people, where it differs from the usual."""

ROSTER: Roster[View, Choice] = Roster(BOTS, families={THRESHOLD: threshold_bot})

make_bot = ROSTER.make


def _prepare() -> None:
    for bot in (master, rollout):
        bot.prepare()


def warm_up() -> Thread | None:
    """Make ready what the bots that play out need, in the background."""
    thread = Thread(target=_prepare, name="warm-up", daemon=True)
    thread.start()
    return thread
