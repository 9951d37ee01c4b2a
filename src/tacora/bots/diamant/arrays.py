"""The bots whose policy is an array, so that the batch simulator can play them."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b

from tacora.batch.diamant.policy import FEATURES, SCALE, Policy, returns, table, threshold
from tacora.bots.diamant.trained import kind_of, trained
from tacora.bots.roster import Seed, member
from tacora.games.diamant import Choice, Table, View

THRESHOLD = "threshold"
"""The family of bots that return with so many rubies beside the chest, and look at nothing else."""

_TRAPS = range(FEATURES["met"])


def by_traps(enough: int) -> Policy:
    """Returns with enough rubies, two fewer for every trap met."""
    return table(["met"], [SCALE * max(0, enough - 2 * met) for met in _TRAPS])


def bold_policy() -> Policy:
    """Where relics lie waits to be the last one there, and then runs with them."""
    entries = [
        SCALE * max(0, (18 if not relics else 24 if players else 2) - 2 * met)
        for players in range(FEATURES["players"])
        for relics in range(FEATURES["relics"])
        for met in _TRAPS
    ]
    return table(["players", "relics", "met"], entries)


POLICIES: dict[str, Callable[[Table], Policy]] = {
    "easy": lambda _table: _easy(),
    "normal": lambda _table: _normal(),
    "timid": lambda _table: by_traps(6),
    "steady": lambda _table: by_traps(12),
    "bold": lambda _table: bold_policy(),
    "trained": lambda table: trained(kind_of(table)),
}
"""The bots that a table of loads says all of; it may depend on what is played."""


def _easy() -> Policy:
    """Likes to be safe at home, with little, and now and then forgets the time."""
    return Policy(by_traps(9).strides, by_traps(9).entries, spread=8 * SCALE)


def _normal() -> Policy:
    """Wants a fair load, fears traps, and is not always of the same mind."""
    return Policy(by_traps(13).strides, by_traps(13).entries, spread=4 * SCALE)


@lru_cache(maxsize=1024)
def policy_of(name: str, table: Table) -> Policy | None:
    """The policy of a bot by its name, if an array says all of it."""
    if name in POLICIES:
        return POLICIES[name](table)
    family, number = member(name) or (None, 0)
    return threshold(number) if family == THRESHOLD else None


def array_bot(name: str, seed: Seed) -> Callable[[View], Choice]:
    """A bot that plays by an array; its seed settles its whims."""

    def choose(view: View) -> Choice:
        policy = policy_of(name, view.camp.table)
        assert policy is not None  # noqa: S101  it is a name of an array
        return Choice.RETURN if returns(policy, view, _dither(seed, view, policy.spread)) else Choice.CONTINUE

    return choose


def _dither(seed: Seed, view: View, spread: int) -> int:
    """A random number below a spread; the same seat at the same moment of the same match gets the same."""
    if spread == 1:
        return 0
    moment = f"{seed}/{view.seat}/{view.camp.expedition}/{len(view.cave.path)}/dither"
    return int.from_bytes(blake2b(moment.encode(), digest_size=6).digest(), "big") % spread


def threshold_bot(rubies: int, _seed: Seed) -> Callable[[View], Choice]:
    """Returns with so many rubies beside the chest."""
    return lambda view: Choice.RETURN if view.cave.beside >= rubies else Choice.CONTINUE
