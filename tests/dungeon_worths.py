"""Measures what cards add to a hand, for the bots: the first part of `make worths`.

Random hands of four are filled up with every card in turn and solved exactly for every goal; what is gained is counted
against the mean of filling up with a start card.
"""

import json
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean
from typing import NamedTuple

from rich.progress import track

import tacora.bots.dungeon
from tacora.bots.dungeon.measured import HUNDREDTHS
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS, Card
from tacora.games.dungeon.finds import GOALS, Tools
from tacora.games.dungeon.state import HAND, ROUNDS
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

FILE = Path(tacora.bots.dungeon.__file__).parent / "data" / "worths.json"
BOUGHT = [card for cards in DUNGEON_CARDS.values() for card in cards]
HANDS = 48
BOUGHT_BEFORE = (0, 0, 0, 1, 1, 1, 2, 2)
"""How many cards of a hand of four are bought ones."""

WEIGHTS = {
    "goal": Fraction(1),
    "side": Fraction(1),
    "coin": Fraction(2, 5),
    "exit": Fraction(1, 2),
    "recycling": Fraction(1, 2),
    "scissors": Fraction(1, 4),
}
NODES = 20_000
"""Of a search; nearly all are proven long before."""

GAMES = 4000


class Gain(NamedTuple):
    """What one card added to one hand."""

    card: str
    goal: str
    points: float


def gains(number: int) -> list[Gain]:
    """What every card adds to one random hand."""
    random = Random(f"worths {number}")
    bought = random.choice(BOUGHT_BEFORE)
    four = (*random.sample(BOUGHT, bought), *random.sample(START_CARDS, HAND - 1 - bought))
    return [gain for goal in GOALS for gain in _gains(four, goal)]


def _gains(four: tuple[Card, ...], goal: str) -> Iterator[Gain]:
    values = {card: best((*four, card), Tools(), goal) for card in (*START_CARDS, *BOUGHT) if card not in four}
    starts = [card for card in values if card.cost is None]
    plain = mean(values[card] for card in starts)
    for card, value in values.items():
        yield Gain(card.id, goal, value - plain)


def best(hand: tuple[Card, ...], tools: Tools, goal: str) -> float:
    """The value of the best dungeon."""
    question = Question(hand, tools, value_of(goal, WEIGHTS))
    return float(best_dungeon(question, nodes=NODES, workers=1).value)


def returns() -> list[float]:
    """How often a card laid in each round comes into the hand again, for somebody who buys one card a round."""
    seen = [0] * ROUNDS
    random = Random("returns")
    for _ in range(GAMES):
        deck, discard = list(range(len(START_CARDS))), list[int]()
        for round_ in range(ROUNDS):
            hand = [len(START_CARDS) + round_]
            while len(hand) < HAND:
                if not deck:
                    deck, discard = discard, []
                hand.append(deck.pop(random.randrange(len(deck))))
            for card in hand:
                if len(START_CARDS) <= card < len(START_CARDS) + round_:
                    seen[card - len(START_CARDS)] += 1
            discard += hand
    return [round(count / GAMES, 2) for count in seen]


def main() -> None:
    """Measure everything, and write the file."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for some in track(pool.imap_unordered(gains, range(hands)), "Measuring", hands):
            for card, goal, points in some:
                found[card][goal].append(points)
    cards = {card: [round(HUNDREDTHS * mean(by_goal[goal])) for goal in GOALS] for card, by_goal in found.items()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(
        written({"goals": list(GOALS), "hands": hands, "cards": cards, "returns": returns()}), encoding="utf-8"
    )


def written(tables: dict[str, object]) -> str:
    """The tables as JSON, a thing a line."""
    lines = []
    for name, value in tables.items():
        if isinstance(value, dict):
            rows = ",\n".join(f"    {json.dumps(thing)}: {json.dumps(row)}" for thing, row in sorted(value.items()))
            lines.append(f"  {json.dumps(name)}: {{\n{rows}\n  }}")
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    main()
