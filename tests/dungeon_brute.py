"""The best path and the best dungeon by trying everything with the rules' own steps: slow, plain, and right."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.ground import HEIGHT, WIDTH
from tacora.games.dungeon.walk import Walk
from tacora.solvers.dungeon.values import Value


class TooMany(Exception):  # noqa: N818  reads as what it is
    """More steps than are worth trying."""


def best_value(layout: tuple[Placed, ...], tools: Tools, value: Value, most_steps: int) -> int:
    """The most that any path brings; raises TooMany."""
    return best_values(layout, tools, (value,), most_steps)[0]


def best_values(layout: tuple[Placed, ...], tools: Tools, values: Sequence[Value], most_steps: int) -> list[int]:
    """The most that any path brings, for each way to value it; raises TooMany."""
    best = [0] * len(values)
    steps = 0
    open_walks = [Walk.begin(layout, tools)]
    while open_walks:
        walk = open_walks.pop()
        explored = walk.explored()
        found, exited = explored.discoveries, explored.exited
        best = [max(most, value.of(found, exited=exited)) for most, value in zip(best, values, strict=True)]
        steps += 1
        if steps > most_steps:
            raise TooMany
        open_walks += [walk.step(step.token) for step in walk.steps()]
    return best


def layouts(hand: Sequence[Card]) -> Iterator[tuple[Placed, ...]]:
    """Every legal way to lay a hand, in its order, the first card unturned at the origin."""
    found: set[frozenset[tuple[int, int, int, bool]]] = set()
    for order in permutations(range(1, len(hand))):
        for laid in _laid(hand, {0: Placed(hand[0], 0, 0)}, order):
            key = frozenset((slot, placed.x, placed.y, placed.turned) for slot, placed in laid.items())
            if key not in found:
                found.add(key)
                yield tuple(laid[slot] for slot in range(len(hand)))


def _laid(hand: Sequence[Card], laid: dict[int, Placed], order: Sequence[int]) -> Iterator[dict[int, Placed]]:
    if not order:
        yield laid
        return
    for beside in list(laid.values()):
        spots = [(dx, dy) for dx in (-WIDTH, WIDTH) for dy in range(1 - HEIGHT, HEIGHT)]
        spots += [(dx, dy) for dy in (-HEIGHT, HEIGHT) for dx in range(1 - WIDTH, WIDTH)]
        for dx, dy in spots:
            for turned in (False, True):
                more = laid | {order[0]: Placed(hand[order[0]], beside.x + dx, beside.y + dy, turned)}
                try:
                    lay(tuple(more.values()))
                except IllegalMove:
                    continue
                yield from _laid(hand, more, order[1:])
