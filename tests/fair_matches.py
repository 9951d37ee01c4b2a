"""Matches as an online table plays them: bots for all seats, chance from seed and shares."""

import random
from functools import cache
from pathlib import Path

from tacora.arena.dungeon.race import race_clock
from tacora.bots import dungeon as dungeon_bots
from tacora.bots.diamant import make_bot
from tacora.core.fair import Fair, FairChance, commitment
from tacora.core.jsonable import JsonObject
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.game import DUNGEON

FOLDER = Path(__file__).parent / "data" / "fair"


def fair_record(number: int, options: JsonObject, seats: int) -> str:
    """The record of a match whose draws can be checked."""
    source = random.Random(number)
    seed = source.randbytes(32)
    shares = tuple(source.randbytes(source.randint(16, 64)) for _ in range(source.randint(0, seats)))
    match = Match(DIAMANT, DIAMANT.table(options, seats))
    names = [source.choice(("odds", "bold", "timid", "random")) for _ in range(seats)]
    chance = FairChance(seed, shares)
    match.play([make_bot(name, number) for name in names], chance)
    players = tuple(Player(f"P{seat}", name) for seat, name in enumerate(names))
    return write(Record(players, match, Fair(commitment(seed), seed, shares, tuple(chance.draws))))


@cache
def fair_dungeon_record() -> str:
    """The record of a match of Dungeon with an hourglass in some round, whose draws can be checked."""
    seed, shares = bytes(range(32)), (bytes(16),)
    chance = FairChance(seed, shares)
    match = Match(DUNGEON, DUNGEON.table({}, 2))
    names = ("greedy", "greedy")
    match.play([dungeon_bots.make_bot(name, seat) for seat, name in enumerate(names)], chance, race_clock(names, "1"))
    players = tuple(Player(f"P{seat}", name) for seat, name in enumerate(names))
    return write(Record(players, match, Fair(commitment(seed), seed, shares, tuple(chance.draws))))


def main() -> None:
    """Write the records that the browser's tests recompute anew."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "diamant.json").write_text(fair_record(1, {"edition": "2024", "relics": True}, 4), encoding="utf-8")
    (FOLDER / "dungeon.json").write_text(fair_dungeon_record(), encoding="utf-8")


if __name__ == "__main__":
    main()
