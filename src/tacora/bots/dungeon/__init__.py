"""Dungeon's bots: what each does depends on its seed and the view alone."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tacora.bots.dungeon.greedy import greedy
from tacora.bots.dungeon.strong import ADVENTURER, APPRENTICE, MASTER, strong
from tacora.bots.dungeon.whim import random
from tacora.core.errors import TacoraError
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.view import View

Bot: TypeAlias = Callable[[View], Move]
Seed: TypeAlias = int | str

BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": random,
    "greedy": greedy,
    "apprentice": partial(strong, APPRENTICE),
    "adventurer": partial(strong, ADVENTURER),
    "master": partial(strong, MASTER),
}
"""Every bot by its name: what makes it from a seed."""


class UnknownBot(TacoraError):  # noqa: N818  reads as what it is
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bots: {name[:40]!a} is not one of: {', '.join(BOTS)}")


def make_bot(name: str, seed: Seed) -> Bot:
    """The bot of that name; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
