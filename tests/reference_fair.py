"""A second implementation of `tacora-fair/1` and `/2`, written from docs/formats/table.md alone, HMAC included."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    if len(key) > BLOCK:
        key = sha256(key).digest()
    key = key + b"\0" * (BLOCK - len(key))
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def hash_of(share: str, commitment: str) -> str:
    """What a device tells of its share before the start, at the table that has told this commitment."""
    return sha256(b"tacora-fair/2" + b"\x00" + commitment.encode() + b"\x00" + share.encode()).hexdigest()


def is_as_promised(fair: dict[str, Any]) -> bool:
    """The seed is the one that the table committed to, and each share the one of its device."""
    if sha256(bytes.fromhex(fair["seed"])).hexdigest() != fair["commitment"]:
        return False
    return list(fair["hashes"]) == [hash_of(share, fair["commitment"]) for share in fair["shares"]]


def numbers(seed: str, shares: Sequence[str], scheme: str = "tacora-fair/2") -> Iterator[int]:
    """x for the counters 0, 1, 2, …"""
    counter = 0
    while True:
        message = scheme.encode() + b"\x00" + ",".join(shares).encode() + b"\x00" + bytes.fromhex(f"{counter:016x}")
        yield int(hmac_sha256(bytes.fromhex(seed), message).hex(), 16)
        counter += 1


def picks(seed: str, shares: Sequence[str], sizes: Sequence[int], scheme: str = "tacora-fair/2") -> list[int]:
    """The place picked from each of these urns, one after the other."""
    source = numbers(seed, shares, scheme)
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


TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
KINDS = {"2017": ("spider", "snake", "lava", "boulder", "ram")}
NEWER = ("scorpion", "snake", "lava", "boulder", "spikes")


def redrawn(record: dict[str, Any]) -> list[str]:
    """The cards that a record's seed and shares give, following its decisions only."""
    edition, fair = record["options"]["edition"], record["fair"]
    kinds = KINDS.get(edition, NEWER)
    stock = [f"treasure-{rubies}" for rubies in TREASURES] + [f"trap-{kind}" for kind in kinds for _ in range(3)]
    pile = [f"relic-{number}" for number in (5, 7, 8, 10, 12)] if record["options"]["relics"] else []
    if edition == "2017":
        stock, pile = stock + ["relic"] * 5, []
    source = numbers(fair["seed"], fair["shares"], fair["scheme"])
    cards: list[str] = []
    path: list[str] = []
    in_cave: set[str] = set()
    for step in record["steps"]:
        if "moves" in step:
            in_cave -= {seat for seat, choice in step["moves"].items() if choice == "return"}
            if not in_cave:
                stock = _without_relics(stock, path)
            continue
        if not in_cave:
            in_cave, path = {str(seat) for seat in range(len(record["seats"]))}, []
            stock, pile = stock + pile[:1], pile[1:]
        deck = list(stock)
        for card in path:
            deck.remove(card)
        deck = urn(deck, kinds)
        while (number := next(source)) >= 2**256 - (2**256 % len(deck)):
            pass
        card = deck[number % len(deck)]
        cards.append(card)
        if card.startswith("trap") and card in path:
            stock = _without_relics(stock, path)
            stock.remove(card)
            in_cave = set()
        path.append(card)
    return cards


def _without_relics(stock: list[str], path: list[str]) -> list[str]:
    left = list(stock)
    for card in path:
        if card.startswith("relic"):
            left.remove(card)
    return left
