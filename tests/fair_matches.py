"""Matches as an online table plays them: bots for all seats, chance from seed and shares."""

import random
from functools import cache
from pathlib import Path

from tacora.arena.dungeon.race import race_clock
from tacora.bots import dungeon as dungeon_bots
from tacora.bots.diamant import make_bot
from tacora.core.fair import FIRST_SCHEME, SCHEME, Fair, FairChance, commitment, share_hash
from tacora.core.jsonable import JsonObject
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.game import DUNGEON

FOLDER = Path(__file__).parent / "data" / "fair"


def fair_record(number: int, options: JsonObject, seats: int, scheme: str = SCHEME) -> str:
    """The record of a match whose draws can be checked."""
    source = random.Random(number)
    seed = source.randbytes(32)
    shares = tuple(source.randbytes(source.randint(16, 64)) for _ in range(source.randint(0, seats)))
    match = Match(DIAMANT, DIAMANT.table(options, seats))
    names = [source.choice(("odds", "bold", "timid", "random")) for _ in range(seats)]
    chance = FairChance(seed, shares, scheme)
    match.play([make_bot(name, number) for name in names], chance)
    players = tuple(Player(f"P{seat}", name) for seat, name in enumerate(names))
    return write(Record(players, match, _proof(seed, shares, chance, scheme)))


def _proof(seed: bytes, shares: tuple[bytes, ...], chance: FairChance, scheme: str) -> Fair:
    promise = commitment(seed)
    hashes = None if scheme == FIRST_SCHEME else tuple(share_hash(promise, share) for share in shares)
    return Fair(promise, seed, shares, tuple(chance.draws), hashes, attempts=0 if hashes is None else len(shares) % 3)


@cache
def fair_dungeon_record(scheme: str = SCHEME) -> str:
    """The record of a match of Dungeon with an hourglass in some round, whose draws can be checked."""
    seed, shares = bytes(range(32)), (bytes(16),)
    chance = FairChance(seed, shares, scheme)
    match = Match(DUNGEON, DUNGEON.table({}, 2))
    names = ("greedy", "greedy")
    match.play([dungeon_bots.make_bot(name, seat) for seat, name in enumerate(names)], chance, race_clock(names, "1"))
    players = tuple(Player(f"P{seat}", name) for seat, name in enumerate(names))
    return write(Record(players, match, _proof(seed, shares, chance, scheme)))


def main() -> None:
    """Write the records that the browser's tests recompute anew."""
    FOLDER.mkdir(exist_ok=True)
    options: JsonObject = {"edition": "2024", "relics": True}
    for scheme, folder in ((FIRST_SCHEME, FOLDER / "1"), (SCHEME, FOLDER / "2")):
        folder.mkdir(exist_ok=True)
        (folder / "diamant.json").write_text(fair_record(1, options, 4, scheme), encoding="utf-8")
        (folder / "dungeon.json").write_text(fair_dungeon_record(scheme), encoding="utf-8")


if __name__ == "__main__":
    main()
