"""How others may play: the policies that training plays against, and that `rollout` fits to what each seat has done.

Thresholds of 5, 7 and 9 are left out on purpose: the bots' strength is measured against those.
"""

from functools import cache

from tacora.batch.diamant.policy import FEATURES, SCALE, Policy, table, threshold
from tacora.bots.diamant.arrays import bold_policy, by_traps

THRESHOLDS = (2, 3, 4, 6, 8, 10, 11, 13, 15, 18, 22, 28)
LOADS_BY_TRAPS = (6, 9, 12, 15, 18, 22)

WAYS = (
    *map(THRESHOLDS.index, (8, 11, 15, 22)),
    *(len(THRESHOLDS) + LOADS_BY_TRAPS.index(enough) for enough in (12, 18)),
)
"""The places of some, each quite another way to play."""


def coin() -> Policy:
    """Returns as often as not."""
    return table([], [15_000], spread=30_000)


def by_odds(hope: float) -> Policy:
    """Returns when one more card does not pay, if the treasures of the deck are shared by fewer, as hoped."""
    players = range(1, FEATURES["players"] + 1)
    entries = [
        round(SCALE * (pay + 0.5) * sharers / max(1, sharers - hope))
        for pay in range(FEATURES["pay"])
        for sharers in players
    ]
    return table(["pay", "players"], entries, spread=2 * SCALE)


def about(rubies: int) -> Policy:
    """Returns with so many rubies beside the chest, or with one fewer as often as not."""
    return Policy(threshold(rubies).strides, threshold(rubies).entries, spread=2 * SCALE)


@cache
def models() -> tuple[Policy, ...]:
    """All of them, for training."""
    return (*map(threshold, THRESHOLDS), *_others())


@cache
def fitted() -> tuple[Policy, ...]:
    """The same in the same places, for fitting: somebody's threshold may lie between two of ours."""
    return (*map(about, THRESHOLDS), *_others())


@cache
def _others() -> tuple[Policy, ...]:
    return (
        *map(by_traps, LOADS_BY_TRAPS),
        bold_policy(),
        by_odds(0),
        by_odds(1),
        coin(),
    )
