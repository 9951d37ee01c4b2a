"""A simple search for a dungeon and a path: many tries, and the best one walked on from many of its places."""

from collections.abc import Callable, Sequence
from random import Random

from tacora.bots.dungeon.layouts import random_layout
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Explored, Tools
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.walk import Step, Walk

RETHINKS = 0.6  # how often the best path so far is walked anew from one of its places on


class _Best:
    """The best path so far, and the places on its way."""

    def __init__(self, walk: Walk) -> None:
        self.worth = 0.0
        self.walk = walk
        self.way: tuple[Walk, ...] = (walk,)

    def offer(self, worth: float, walk: Walk, way: Sequence[Walk]) -> None:
        if worth > self.worth:
            self.worth, self.walk, self.way = worth, walk, tuple(way)


def find_dungeon(
    hand: Sequence[Card], tools: Tools, worth: Callable[[Explored], float], random: Random, budget: int
) -> Submission:
    """The best dungeon and path that so many looks find."""
    best = _Best(Walk.begin(random_layout(hand, random), tools))
    while budget > 0:
        if random.random() < RETHINKS:
            way = list(best.way[: random.randrange(1, len(best.way) + 1)])
        else:
            way = [Walk.begin(random_layout(hand, random), tools)]
        budget -= _wander(way, worth, random, best)
    return Submission(best.walk.dungeon.layout, best.walk.path)


def _wander(way: list[Walk], worth: Callable[[Explored], float], random: Random, best: _Best) -> int:
    """Walk on at random to the end, noting what stopping or leaving on the way would bring; the looks it took."""
    looks = 0
    while True:
        walk = way[-1]
        looks += 1
        best.offer(worth(walk.explored()), walk, way)
        steps = walk.steps()
        for step in steps:
            if step.kind == "exit" or step.defeats:
                left = walk.step(step.token)
                best.offer(worth(left.explored()), left, way)
        onward = [step for step in steps if _goes_on(step)]
        if not onward:
            return looks
        way.append(walk.step(random.choice(onward).token))


def _goes_on(step: Step) -> bool:
    return step.kind not in {"exit", "take"} and step.defeats is None
