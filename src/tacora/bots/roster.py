"""Bots by their names, for any game."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from tacora.core.errors import TacoraError

BotT = TypeVar("BotT")
Seed: TypeAlias = int | str


class UnknownBot(TacoraError):  # noqa: N818  reads as what it is
    """A name that no bot has."""


def made(bots: Mapping[str, Callable[[Seed], BotT]], name: str, seed: Seed) -> BotT:
    """The bot of that name; raises UnknownBot."""
    if name not in bots:
        raise UnknownBot(f"bots: {name[:40]!a} is not one of: {', '.join(bots)}")
    return bots[name](seed)
