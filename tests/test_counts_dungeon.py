"""Exact small counts: all walks through single cards with a token of each kind, by both referees."""

from pathlib import Path

import pytest

from dungeon_gallery import cards
from reference_path import Referee, listed
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.walk import Walk

CARDS = cards()
TOOLS = Tools(Tokens(1, 1, 1, 1))
COUNTS = dict(
    line.split(": ")
    for line in (Path(__file__).parents[0] / "data/counts/dungeon-walks.txt")
    .read_text(encoding="utf-8")
    .splitlines()[1:]
)
"""For each card: how many walks have 0, 1, 2, … steps, and how many of them leave by an exit."""


def ours(name: str) -> str:
    walks = [Walk.begin((Placed(CARDS[name], 0, 0),), TOOLS)]
    numbers, exits = [], 0
    while walks:
        numbers.append(len(walks))
        exits += sum(walk.explored().exited for walk in walks)
        walks = [walk.step(step.token) for walk in walks for step in walk.steps()]
    return f"{' '.join(map(str, numbers))}, {exits} exits"


def theirs(name: str) -> str:
    judges = [Referee((Placed(CARDS[name], 0, 0),), TOOLS.tokens._asdict(), ())]
    numbers, exits = [], 0
    while judges:
        numbers.append(len(judges))
        exits += sum(judge.ending == "exit" for judge in judges)
        judges = [judge.after(token) for judge in judges for token in listed(judge)]
    return f"{' '.join(map(str, numbers))}, {exits} exits"


@pytest.mark.parametrize("name", CARDS)
def test_all_walks_through_a_card(name: str) -> None:
    assert ours(name) == COUNTS[name]
    assert theirs(name) == COUNTS[name]
