"""Chance that anyone can check afterwards: commit, share, draw, reveal (docs/formats/table.md).

Under `tacora-fair/1` the shares were known when they came; under `tacora-fair/2` their hashes come first.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

FIRST_SCHEME = "tacora-fair/1"
SCHEME = "tacora-fair/2"
SEED_BYTES = 32
FEWEST_SHARE_BYTES, MOST_SHARE_BYTES = 16, 64

_SPAN = 1 << 256

Drawn: TypeAlias = tuple[int, int]
"""A draw in numbers: how many outcomes there were, and which one was taken, counted from 0."""


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed, in hex, which is shown before the match.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def share_hash(commitment: str, share: bytes) -> str:
    """The hash of a share, in hex, by which a device commits to it; at another table it is another.

    >>> share_hash("00" * 32, bytes(16))[:16]
    '8fdacb2cb3bbd0ab'
    """
    return sha256(b"\0".join((SCHEME.encode(), commitment.encode(), share.hex().encode()))).hexdigest()


class FairChance:
    """Chance from a secret seed and everybody's shares.

    >>> chance = FairChance(bytes(32), [bytes(16)])
    >>> [chance.below(6) for _ in range(5)]
    [3, 0, 2, 1, 2]
    >>> chance = FairChance(bytes(32), [bytes(16)], "tacora-fair/1")
    >>> [chance.below(6) for _ in range(5)]
    [2, 5, 4, 1, 2]
    """

    __slots__ = ("_counter", "_message", "_seed", "draws")

    def __init__(self, seed: bytes, shares: Sequence[bytes], scheme: str = SCHEME) -> None:
        told = ",".join(share.hex() for share in shares).encode()
        self._seed = seed
        self._message = scheme.encode() + b"\0" + told + b"\0"
        self._counter = 0
        self.draws: list[Drawn] = []

    def below(self, count: int, /) -> int:
        """A whole number from 0 to count - 1, without modulo bias."""
        fair = _SPAN - _SPAN % count
        number = self._next()
        while number >= fair:
            number = self._next()
        taken = number % count
        self.draws.append((count, taken))
        return taken

    def _next(self) -> int:
        draw = hmac.digest(self._seed, self._message + self._counter.to_bytes(8, "big"), "sha256")
        self._counter += 1
        return int.from_bytes(draw, "big")


@dataclass(frozen=True, slots=True)
class Fair:
    """The part of a match record that proves its draws."""

    commitment: str
    seed: bytes
    shares: tuple[bytes, ...]
    draws: tuple[Drawn, ...] | None = None
    """Every draw in numbers, so that a program without rules can recompute it; None in a record of the first format."""
    hashes: tuple[str, ...] | None = None
    """What the devices committed to before any share was known; None under the first scheme, which had no hashes."""
    attempts: int = 0
    """How often the match was about to start and did not, because a share was missing."""

    @property
    def scheme(self) -> str:
        """How the draws follow from seed and shares."""
        return FIRST_SCHEME if self.hashes is None else SCHEME

    @property
    def wrong_share(self) -> int | None:
        """The first share that is not the one its device had committed to, counted from 0."""
        pairs = zip(self.hashes or (), self.shares, strict=False)
        wrong = (nth for nth, (told, share) in enumerate(pairs) if share_hash(self.commitment, share) != told)
        return next(wrong, None)

    @property
    def keeps_its_word(self) -> bool:
        """The revealed seed matches the commitment."""
        return hmac.compare_digest(commitment(self.seed), self.commitment)
