"""Measures how much each card needs each tool, for the bots: the second part of `make worths`.

Random hands are solved with nothing, with one token, and with one book. What a tool adds to a hand is then shared out
among the five cards (a ridge regression): the needs of any five cards add up to what the tool is worth to them. What a
scroll adds is shared out among the cards with a portal, once for each other such card.
"""

import os
import sys
from collections.abc import Mapping
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

import tacora.bots.dungeon
from dungeon_layouts import ALL_CARDS
from dungeon_worths import BOUGHT, best, written
from tacora.bots.dungeon.measured import HUNDREDTHS
from tacora.bots.dungeon.needs import IN_PAIRS, OWN_GOALS
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOAL_CARDS, START_CARDS, Card
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.state import HAND

FILE = Path(tacora.bots.dungeon.__file__).parent / "data" / "needs.json"
HANDS = 1000
BOUGHT_CARDS = (1, 1, 1, 2, 2, 2, 3, 3, 4)
"""How many cards of a hand are bought ones."""

TRAVELS = (
    Book.TRAVEL_TO_MONSTER,
    Book.CLIMB_PIT,
    Book.CROSS_ONCE,
    Book.TRAVEL_TO_BARREL,
    Book.TRAVEL_NORTH_SOUTH,
    Book.TRAVEL_EAST_WEST,
)
"""The books that do what no token does."""

ANY_TOKEN = "any"  # noqa: S105  a word of the table
SHRINKING = 20.0
"""How many hands a card must be in before its own need weighs as much as that of an average card."""


class Hand(NamedTuple):
    """A hand, and what each tool adds to it."""

    cards: tuple[Card, ...]
    goal: str
    gains: dict[str, float]
    second: float | None
    """What a second token of the most useful kind adds, as a share of the first."""


def hand(number: int) -> Hand:
    """One random hand; every other one with a goal that some tool is for."""
    random = Random(f"needs {number}")
    bought = random.choice(BOUGHT_CARDS)
    cards = (*random.sample(BOUGHT, bought), *random.sample(START_CARDS, HAND - bought))
    own = sorted(set(OWN_GOALS.values()))
    goal = random.choice(own) if number % 2 else random.choice(GOAL_CARDS).goal
    plain = best(cards, Tools(), goal)
    gains = {kind: max(0.0, best(cards, Tools(Tokens(**{kind: 1})), goal) - plain) for kind in TOKEN_KINDS}
    useful = max(TOKEN_KINDS, key=lambda kind: gains[kind])
    second = None
    if gains[useful] > 0:
        two = best(cards, Tools(Tokens(**{useful: 2})), goal) - plain - gains[useful]
        second = max(0.0, two) / gains[useful]
    travels = {str(book): max(0.0, best(cards, Tools(books=(book,)), goal) - plain) for book in TRAVELS}
    return Hand(cards, goal, {**gains, ANY_TOKEN: max(gains.values()), **travels}, second)


def shared_out(hands: list[Hand], tool: str, scale: Mapping[str, float]) -> list[int]:
    """How much of what a tool adds comes from each card, in hundredths; five cards add up to the whole."""
    rows = np.zeros((len(hands), 2 + len(ALL_CARDS)))
    places = {card: 2 + place for place, card in enumerate(ALL_CARDS)}
    glyph = IN_PAIRS.get(tool)
    for row, one in zip(rows, hands, strict=True):
        cards = [card for card in one.cards if glyph is None or card.ground.having(glyph)]
        times = 1 if glyph is None else len(cards) - 1
        row[0] = times * len(cards)
        row[1] = times * sum(card.cost is not None for card in cards)
        for card in cards:
            row[places[card]] = times
    gains = np.array([one.gains[tool] / scale[one.goal] for one in hands])
    shrinking = np.diag([0.0, 0.0, *[SHRINKING] * len(ALL_CARDS)])
    found = np.linalg.solve(rows.T @ rows + shrinking + 1e-9 * np.eye(len(shrinking)), rows.T @ gains)
    return [
        round(HUNDREDTHS * float(found[0] + found[1] * (card.cost is not None) + found[places[card]]))
        for card in ALL_CARDS
    ]


def table(hands: list[Hand], tool: str) -> dict[str, list[int]]:
    """A tool's rows: the needs for its own goal, for all others, and how much more or less each of those needs it."""
    own = OWN_GOALS.get(tool)
    others = [one for one in hands if one.goal != own]
    average = mean(one.gains[tool] for one in others)
    by_goal = {goal: [one.gains[tool] for one in others if one.goal == goal] for goal in GOALS}
    scale = {goal: max(0.1, mean(gains) / average) if gains and average else 1.0 for goal, gains in by_goal.items()}
    rows = {f"{tool} others": shared_out(others, tool, scale)}
    if own is not None:
        rows[f"{tool} own"] = shared_out([one for one in hands if one.goal == own], tool, dict.fromkeys(GOALS, 1.0))
    rows[f"{tool} goals"] = [round(HUNDREDTHS * scale[goal]) for goal in GOALS]
    return rows


def main() -> None:
    """Measure everything, and write the file."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        hands = list(track(pool.imap_unordered(hand, range(number), chunksize=4), "Measuring", number))
    hands.sort(key=lambda one: (one.goal, [card.id for card in one.cards]))
    rows: dict[str, list[int]] = {}
    for tool in hands[0].gains:
        rows |= table(hands, tool)
    second = mean(one.second for one in hands if one.second is not None)
    tables: dict[str, Any] = {
        "goals": list(GOALS),
        "cards": [card.id for card in ALL_CARDS],
        "hands": number,
        "second": round(second, 2),
        "needs": rows,
    }
    FILE.write_text(written(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
