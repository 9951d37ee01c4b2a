"""Policies as arrays: a table of loads, each the rubies beside the chest with which a seat returns.

The kernel reads the same tables (`kernel.py`); this module is their twin in plain Python, and plays without Numba.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

from tacora.core.errors import TacoraError
from tacora.core.seats import Viewer
from tacora.games.diamant import Trap, Treasure, View
from tacora.games.diamant.state import relic_points, relics_taken

PATH_BOUNDS = (1, 2, 4, 7, 11)
"""Rubies on the path from which the next group begins; so below."""
RELIC_BOUNDS = (1, 8, 13, 20, 30)
LOOT_BOUNDS = (1, 3, 6, 10, 15, 22, 30)
LEAD_BOUNDS = (-24, -14, -7, -2, 3, 8, 15, 25)

FEATURES: Mapping[str, int] = {
    "expeditions": 5,
    "revealed": 16,
    "met": 8,
    "danger": 12,
    "risk": 16,
    "pay": 32,
    "players": 8,
    "path": len(PATH_BOUNDS) + 1,
    "relics": len(RELIC_BOUNDS) + 1,
    "loot": len(LOOT_BOUNDS) + 1,
    "rank": 8,
    "lead": len(LEAD_BOUNDS) + 1,
}
"""What a policy may look at, and how many values each has; more counts as the last.

`expeditions` to come, cards `revealed`, kinds of trap `met`, cards of `danger` left in the deck, `risk` in 32nds of
the deck, `pay`: the load with which one more card does not pay (rubies in the deck, by danger and players), other
`players` in the cave, rubies on the `path`, points of `relics` there, and both as `loot`, in groups, `rank` (how many
have more points), and the `lead` over the best other in groups.
"""

SHARED = tuple(FEATURES)[:-2]
"""The features that are the same for everybody in the cave."""

SCALE = 16
"""An entry is a load in so many parts of a ruby."""

NEVER = 32_000
"""An entry that no load reaches."""


@dataclass(frozen=True, slots=True)
class Policy:
    """A seat returns if its rubies beside the chest, plus a random part below `spread`, reach its entry.

    The entry stands where the features, each times its stride, add up to. A feature with stride 0 counts for nothing.
    """

    strides: tuple[int, ...]
    entries: Sequence[int]
    spread: int = 1

    def entry(self, features: Sequence[int]) -> int:
        """The load, in parts, at which a seat with these features returns."""
        return self.entries[sum(map(int.__mul__, self.strides, features))]


def threshold(rubies: int) -> Policy:
    """Returns with so many rubies beside the chest.

    >>> threshold(7).entries
    (112,)
    """
    return Policy((0,) * len(FEATURES), (SCALE * rubies,))


def table(names: Sequence[str], entries: Sequence[int], spread: int = 1) -> Policy:
    """A policy that looks at the named features, the last one's values side by side; raises TacoraError.

    >>> table(["met"], [96, 64, 32, 0, 0, 0, 0, 0]).strides
    (0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    """
    unknown = [name for name in names if name not in FEATURES]
    if unknown:
        raise TacoraError(f"policy: {unknown[0]!a} is not one of: {', '.join(FEATURES)}")
    sizes = [FEATURES[name] for name in names]
    if len(entries) != prod(sizes):
        raise TacoraError(f"policy: must have {prod(sizes)} entries for {', '.join(names)}, not {len(entries)}")
    strides = {name: prod(sizes[place + 1 :]) for place, name in enumerate(names)}
    return Policy(tuple(strides.get(name, 0) for name in FEATURES), entries, spread)


def features(view: View) -> tuple[int, ...]:
    """What a policy may look at, for a seat in the cave."""
    camp, cave = view.camp, view.cave
    players, cards = len(cave.in_cave), len(cave.deck)
    met = [card for card in cave.path if type(card) is Trap]
    danger = sum([cave.deck.count(card) for card in met])
    rubies = sum([card.rubies for card in cave.deck if type(card) is Treasure])
    path, relics = sum(cave.on_path), relics_at_hand(view)
    return (
        min(camp.table.expeditions - camp.expedition, 4),
        min(len(cave.path), 15),
        len(met),
        min(danger, 11),
        min(32 * danger // cards, 15) if cards else 15,
        min(rubies // (danger * players), 31) if danger else 31,
        players - 1,
        bisect_right(PATH_BOUNDS, path),
        bisect_right(RELIC_BOUNDS, relics),
        bisect_right(LOOT_BOUNDS, path + relics),
        *standing(view, view.seat),
    )


def relics_at_hand(view: View) -> int:
    """The points that a lone leaver takes with the relics on the path."""
    camp, lying = view.camp, view.cave.lying
    if not lying:
        return 0
    taken = relics_taken(camp)
    return sum([camp.table.relic_points(card, taken + nth) for nth, card in enumerate(lying)])


def standing(view: View, of: Viewer) -> tuple[int, int]:
    """How many seats have more points than this one, and the group of its lead over the best of them."""
    points = relic_points(view.camp)
    others, own = [], 0
    for seat, chest in enumerate(view.chests):
        if chest is None:
            return 0, bisect_right(LEAD_BOUNDS, 0)
        if seat == of:
            own = chest + points[seat]
        else:
            others.append(chest + points[seat])
    lead = own - max(others, default=own)
    return len([score for score in others if score > own]), bisect_right(LEAD_BOUNDS, lead)


def returns(policy: Policy, view: View, dither: int = 0) -> bool:
    """Whether a seat in the cave returns by this policy; the dither is a random number below its spread."""
    return SCALE * view.cave.beside + dither >= policy.entry(features(view))
