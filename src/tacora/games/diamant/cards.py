"""The cave cards. Each face exists once, so cards compare by identity, which is fast and survives copying."""

from dataclasses import dataclass
from functools import cache
from typing import Any, final

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json

TRAP_KINDS = ("spider", "scorpion", "snake", "lava", "boulder", "ram", "spikes")
LARGEST_VALUE = 99


@final
@dataclass(frozen=True, slots=True, eq=False)
class Treasure:
    """D-M1: rubies to share."""

    wire: str
    rubies: int

    def __reduce__(self) -> tuple[Any, ...]:
        return treasure, (self.rubies,)


@final
@dataclass(frozen=True, slots=True, eq=False)
class Trap:
    """D-M2: harmless once, the end of the expedition the second time."""

    wire: str
    kind: str

    def __reduce__(self) -> tuple[Any, ...]:
        return trap, (self.kind,)


@final
@dataclass(frozen=True, slots=True, eq=False)
class Relic:
    """D-M3: points for a lone leaver; its printed number, or None in `2017`, where all relics are alike."""

    wire: str
    number: int | None

    def __reduce__(self) -> tuple[Any, ...]:
        return relic, (self.number,)


Card = Treasure | Trap | Relic


@cache
def treasure(rubies: int) -> Treasure:
    """The treasure card with so many rubies.

    >>> treasure(7).wire, treasure(7) is treasure(7)
    ('treasure-7', True)
    """
    return Treasure(f"treasure-{rubies}", rubies)


@cache
def trap(kind: str) -> Trap:
    """The trap card of that kind."""
    return Trap(f"trap-{kind}", kind)


def relic(number: int | None = None) -> Relic:
    """The relic with that printed number, or the plain one of `2017`."""
    return _relic(number)


@cache
def _relic(number: int | None) -> Relic:
    return Relic("relic" if number is None else f"relic-{number}", number)


def read_card(value: Json, where: str) -> Card:
    """A card from its name; raises IllegalMove.

    >>> read_card("trap-snake", "chance") is trap("snake")
    True
    """
    if not isinstance(value, str):
        raise IllegalMove("F-2", where, "a card's name is a text")
    face, dash, rest = value.partition("-")
    if face == "trap" and rest in TRAP_KINDS:
        return trap(rest)
    if value == "relic":
        return relic()
    # 1 to LARGEST_VALUE without a leading zero: every card has one name only
    if dash and rest.isascii() and rest.isdigit() and rest[0] != "0" and int(rest[:3]) <= LARGEST_VALUE:
        if face == "treasure":
            return treasure(int(rest))
        if face == "relic":
            return relic(int(rest))
    rule = {"treasure": "D-M1", "trap": "D-M2", "relic": "D-M3"}.get(face, "D-S1")
    raise IllegalMove(rule, where, f"{value[:40]!a} is not the name of a card")
