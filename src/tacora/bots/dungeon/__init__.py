"""Dungeon's bots: what each does depends on its seed and the view alone."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tacora.bots.dungeon.greedy import greedy
from tacora.bots.dungeon.whim import random
from tacora.core.errors import TacoraError
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.view import View

Bot: TypeAlias = Callable[[View], Move]
Seed: TypeAlias = int | str


def _strong(character: str, seed: Seed) -> Bot:
    """A strong bot; the solver, and Numba with it, is loaded for the first of them only."""
    from tacora.bots.dungeon import strong  # noqa: PLC0415

    return strong.strong(getattr(strong, character), seed)


BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": random,
    "greedy": greedy,
    "apprentice": partial(_strong, "APPRENTICE"),
    "adventurer": partial(_strong, "ADVENTURER"),
    "master": partial(_strong, "MASTER"),
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
