"""Chance is a player: a state lists the outcomes as an urn, and a source outside the rules picks one.

An urn is a tuple of outcomes, each entry equally likely; an outcome's exact weight is the number of its entries.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction
from random import Random
from typing import Protocol, TypeVar

OutcomeT = TypeVar("OutcomeT", bound=Hashable)


class Chance(Protocol):
    """Something that picks one number below another, each with the same probability."""

    def below(self, count: int, /) -> int:
        """A whole number from 0 to count - 1."""
        ...


class SeededChance:
    """Chance from a seed: the same seed gives the same draws on every machine and Python version.

    >>> chance = SeededChance(1)
    >>> [chance.below(6) for _ in range(5)]
    [1, 4, 0, 2, 0]
    """

    __slots__ = ("_getrandbits",)

    def __init__(self, seed: int | str) -> None:
        self._getrandbits = Random(seed).getrandbits

    def below(self, count: int, /) -> int:
        """A whole number from 0 to count - 1, without modulo bias."""
        getrandbits = self._getrandbits
        bits = count.bit_length()
        number = getrandbits(bits)
        while number >= count:
            if count < 1:
                raise ValueError("there is nothing to pick from")
            number = getrandbits(bits)
        return number


def weights(urn: Sequence[OutcomeT]) -> dict[OutcomeT, Fraction]:
    """The exact probability of every outcome of an urn.

    >>> weights(("snake", "snake", "gem"))
    {'snake': Fraction(2, 3), 'gem': Fraction(1, 3)}
    """
    return {outcome: Fraction(count, len(urn)) for outcome, count in Counter(urn).items()}
