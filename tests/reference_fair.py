"""A second implementation of `tacora-fair/1`, written from docs/formats/table.md alone: HMAC by hand, big numbers by text."""

from collections.abc import Iterator, Sequence
from hashlib import sha256

BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    if len(key) > BLOCK:
        key = sha256(key).digest()
    key = key + b"\0" * (BLOCK - len(key))
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def numbers(seed: str, shares: Sequence[str]) -> Iterator[int]:
    """x for the counters 0, 1, 2, …"""
    counter = 0
    while True:
        message = b"tacora-fair/1" + b"\x00" + ",".join(shares).encode() + b"\x00" + bytes.fromhex(f"{counter:016x}")
        yield int(hmac_sha256(bytes.fromhex(seed), message).hex(), 16)
        counter += 1


def picks(seed: str, shares: Sequence[str], sizes: Sequence[int]) -> list[int]:
    """The place picked from each of these urns, one after the other."""
    source = numbers(seed, shares)
    chosen = []
    for size in sizes:
        while (number := next(source)) >= 2**256 - (2**256 % size):
            pass
        chosen.append(number % size)
    return chosen


def order(card: str, trap_kinds: Sequence[str]) -> tuple[int, int]:
    """Where a card stands in the urn: treasures rising, traps by kind in the edition's order, relics rising."""
    face, _, rest = card.partition("-")
    if face == "treasure":
        return 0, int(rest)
    return (1, trap_kinds.index(rest)) if face == "trap" else (2, int(rest or 0))


def urn(deck: Sequence[str], trap_kinds: Sequence[str]) -> list[str]:
    """A deck in the order of the urn."""
    return sorted(deck, key=lambda card: order(card, trap_kinds))
