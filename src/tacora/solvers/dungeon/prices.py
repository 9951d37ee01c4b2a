"""The prices at which the second bound is low: one after the other is found by halving, as the bound is convex."""

from collections.abc import Callable, Sequence

from tacora.solvers.dungeon.arrays import JUMP_SETS, Given, Hand, Work
from tacora.solvers.dungeon.fast import Row
from tacora.solvers.dungeon.kernel import price, priced_bound
from tacora.solvers.dungeon.kinds import END, KINDS, lane
from tacora.solvers.dungeon.records import blank

ROUNDS = 2
"""A price depends on the others: once all are set, each is set anew."""


def set_prices(hands: Sequence[Hand], given: Given, have: int, spent: int) -> None:
    """Price what some visit spends and what some jump arrives by, and make the figures of the second bound."""
    hand = hands[0]
    before = unvisited(hand)
    prices: list[tuple[Row, int]] = [(hand.prices, kind) for kind in KINDS if lane(spent, kind)]
    arrivals = {int(kind) for shape in hand.shapes[: hand.cards] for kind in shape.kind[: shape.arrivals]}
    prices += [(hand.arrival_prices, kind) for kind in sorted(arrivals)]

    def bound_now() -> int:
        price(hands, *given, hand.jumps)
        return int(priced_bound(hand, given, before, have, END))

    lowest = bound_now()
    for _ in range(ROUNDS):
        last = lowest
        for row, kind in prices:
            lowest = _set_price(row, kind, bound_now, lowest)
        if lowest == last:
            break
    for jumps in range(JUMP_SETS):
        if jumps & hand.jumps == jumps:
            price(hands, *given, jumps)


def unvisited(hand: Hand) -> Work:
    """The work of a search that has not begun."""
    work = blank(Work)
    for card in range(hand.cards):
        work.state[card] = hand.shapes[card].first_state
    return work


def _set_price(row: Row, kind: int, bound_now: Callable[[], int], lowest: int) -> int:
    """Set one price so that the bound is as low as this price can make it; the bound."""
    first = int(row[kind])
    bounds = {first: lowest}

    def bound_at(cost: int) -> int:
        if cost not in bounds:
            row[kind] = cost
            bounds[cost] = bound_now()
        return bounds[cost]

    low, high = 0, lowest
    if bound_at(first + 1) >= lowest:
        low, high = (0, first) if first and bound_at(first - 1) < lowest else (first, first)
    while low < high:
        middle = (low + high) // 2
        if bound_at(middle) <= bound_at(middle + 1):
            high = middle
        else:
            low = middle + 1
    lowest = bound_at(low)
    row[kind] = low
    return lowest
