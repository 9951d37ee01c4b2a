"""Matches as an online table plays them: bots for all seats, chance from seed and shares."""

import random

from tacora.bots.diamant import make_bot
from tacora.core.fair import Fair, FairChance, commitment
from tacora.core.jsonable import JsonObject
from tacora.core.match import Match
from tacora.core.record import Player, Record, write
from tacora.games.diamant import DIAMANT


def fair_record(number: int, options: JsonObject, seats: int) -> str:
    """The record of a match whose draws can be checked."""
    source = random.Random(number)
    seed = source.randbytes(32)
    shares = tuple(source.randbytes(source.randint(16, 64)) for _ in range(source.randint(0, seats)))
    match = Match(DIAMANT, DIAMANT.table(options, seats))
    names = [source.choice(("odds", "bold", "timid", "random")) for _ in range(seats)]
    match.play([make_bot(name, number) for name in names], FairChance(seed, shares))
    players = tuple(Player(f"P{seat}", name) for seat, name in enumerate(names))
    return write(Record(players, match, Fair(commitment(seed), seed, shares)))
