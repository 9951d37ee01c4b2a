"""A coin that a bot tosses, and the bot that does nothing else."""

from collections.abc import Callable
from hashlib import blake2b

from tacora.games.diamant import Choice, View


def coin(seed: int | str, view: View) -> bool:
    """A fair toss; the same seat at the same moment of the same match gets the same side."""
    moment = f"{seed}/{view.seat}/{view.camp.expedition}/{len(view.cave.path)}"
    return blake2b(moment.encode(), digest_size=1).digest()[0] < 128


def random(seed: int | str) -> Callable[[View], Choice]:
    """Tosses a coin for every choice."""
    return lambda view: Choice.RETURN if coin(seed, view) else Choice.CONTINUE
