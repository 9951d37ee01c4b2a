"""Dungeon's bots: a bot's decision depends on its seed and the view alone."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tacora.bots.dungeon.greedy import greedy
from tacora.bots.dungeon.pace import building_seconds, thinking_seconds
from tacora.bots.dungeon.whim import random
from tacora.bots.roster import Roster, Seed
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.view import View

Bot: TypeAlias = Callable[[View], Move]


def _strong(character: str, seed: Seed) -> Bot:
    """A strong bot; the solver, and Numba with it, is loaded when one of them first decides."""

    def choose(view: View) -> Move:
        from tacora.bots.dungeon import strong  # noqa: PLC0415

        return strong.strong(getattr(strong, character), seed)(view)

    return choose


BOTS: dict[str, Callable[[Seed], Bot]] = {
    "random": random,
    "greedy": greedy,
    "apprentice": partial(_strong, "APPRENTICE"),
    "adventurer": partial(_strong, "ADVENTURER"),
    "master": partial(_strong, "MASTER"),
}
"""For each bot, by its name, the function that makes the bot from a seed."""

ROSTER: Roster[View, Move] = Roster(BOTS, seconds=partial(building_seconds, is_race=True), thinking=thinking_seconds)

make_bot = ROSTER.make
