"""How anybody at the table may play, for `master`: what it fits to a seat's choices, and how it may play on itself.

Every load from 1 to 16 and some up to 40 are hypotheses, alike whatever traps lie there, or less by up to three rubies
for each: a person may have any habit. No load is likelier than another before the match. Whoever sits there may also
play as one of the characters that are shipped; only what they do in this match tells.
"""

from collections.abc import Sequence
from functools import cache, lru_cache

from tacora.batch.diamant.policy import FEATURES, LOOT_BOUNDS, NEVER, SCALE, Policy, table
from tacora.bots.diamant.arrays import POLICIES
from tacora.bots.diamant.counting import chance_to_return
from tacora.bots.diamant.memory import Models
from tacora.bots.diamant.models import coin
from tacora.bots.diamant.trained import kind_of, trained
from tacora.games.diamant import Table

LOADS = (*range(1, 17), 18, 20, 22, 25, 28, 32, 40)
SLOPES = (0, 1, 2, 3)
WHIMS = (4, 8)
"""Some are not always of the same mind, by so many rubies."""

CHARACTERS = ("easy", "normal", "timid", "steady", "bold")
"""The shipped bots that an array says all of; a coin is `random`."""

_LOOT = (0, *LOOT_BOUNDS)
_MEAN_LOOT = (0, 1.5, 4, 7.5, 12, 18, 25.5, 34)


def by_load(enough: float, slope: float, whim: int = 0) -> Policy:
    """Returns with so many rubies, fewer for every trap; with a whim, up to so many earlier."""
    spread = max(1, whim * SCALE)
    if not slope:
        return table([], [round(SCALE * enough)], spread)
    entries = [round(SCALE * max(0.0, enough - slope * met)) for met in range(FEATURES["met"])]
    return table(["met"], entries, spread)


def by_pay(factor: float, loot: float = 0.0, hope: float = 0.0, whim: int = 1) -> Policy:
    """Returns when one more card does not pay, by this factor, earlier by a part of the loot.

    The treasures of the deck may be hoped to be shared by fewer.
    """

    def load(pay: int, sharers: int, group: int) -> int:
        if pay == FEATURES["pay"] - 1:  # or more
            return NEVER // 2
        worth = factor * (pay + 0.5) * sharers / max(1.0, sharers - hope)
        return round(SCALE * max(0.0, worth - loot * _LOOT[group]))

    entries = [
        load(pay, sharers, group)
        for pay in range(FEATURES["pay"])
        for sharers in range(1, FEATURES["players"] + 1)
        for group in range(FEATURES["loot"])
    ]
    return table(["pay", "players", "loot"], entries, spread=max(1, whim * SCALE))


def by_count(treasures: Sequence[int], part: float) -> Policy:
    """Returns much as `odds` does, where that seat counts all of the loot (part 1) or nothing (part 0)."""

    def load(pay: int, players: int, group: int) -> int:
        if pay == FEATURES["pay"] - 1:  # or more
            return NEVER // 2
        sharers = max(1, players - 1)
        each = players * sum([rubies // sharers for rubies in treasures]) / sum(treasures)
        counted = (part if players > 1 else 1) * _MEAN_LOOT[group]
        return round(SCALE * max(0.0, each * (pay + 0.5) + 0.5 - counted))

    entries = [
        load(pay, players, group)
        for pay in range(FEATURES["pay"])
        for players in range(1, FEATURES["players"] + 1)
        for group in range(FEATURES["loot"])
    ]
    return table(["pay", "players", "loot"], entries, spread=SCALE)


def by_loot(enough: float, part: float) -> Policy:
    """Returns with so many rubies, part of the loot counted."""
    return table(["loot"], [round(SCALE * max(0.0, enough - part * loot)) for loot in _LOOT])


@lru_cache(maxsize=64)
def people(table: Table) -> Models:
    """The models of others: the first two count the deck as `odds` does, the third is the bot's own table."""
    counting = [by_count(table.treasures, 0), by_count(table.treasures, 1)]
    families: tuple[tuple[float, list[Policy]], ...] = (
        (0.12, counting),
        (0.06, [trained(kind_of(table))]),
        (0.36, [*(POLICIES[name](table) for name in CHARACTERS), coin()]),
        (0.20, [by_load(load, 0) for load in LOADS]),
        (0.10, [by_load(load, slope) for load in LOADS for slope in SLOPES[1:]]),
        (0.06, [by_load(load, slope, whim) for load in LOADS[3:] for slope in (0, 2) for whim in WHIMS]),
        (0.10, [by_pay(1, loot, hope, whim) for loot in (0, 0.5, 1) for hope in (0, 1) for whim in (1, 4)]),
    )
    policies = [policy for _, members in families for policy in members]
    prior = [weight / len(members) for weight, members in families for _ in members]
    return Models(policies, prior, dict.fromkeys(range(len(counting)), chance_to_return))


@cache
def ways(kind: str) -> tuple[Policy, ...]:
    """How the bot may play on in an expedition: the first returns at once."""
    return (
        by_load(0, 0),
        trained(kind),
        *(by_load(load, 0) for load in (2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 19, 25, 60)),
        *(by_load(load, 2) for load in (8, 12, 17, 24)),
        *(by_pay(factor) for factor in (0.5, 0.75, 1.0, 1.4)),
        *(by_loot(load, 0.5) for load in (5, 8, 12, 17)),
    )


LATER = (1, 4, 6, 8, 10, 11, 16, 17, 19, 20, 21)
"""The places of those ways by which the bot may play the expeditions to come."""
