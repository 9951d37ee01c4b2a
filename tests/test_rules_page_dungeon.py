"""The examples on the rules page of Dungeon are what the rules engine says they are."""

import json
from pathlib import Path
from typing import Any

import pytest

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk

ROOT = Path(__file__).parents[1]
EXAMPLES = json.loads((ROOT / "web" / "src" / "games" / "dungeon" / "examples.json").read_text(encoding="utf-8"))
LEDGER = (ROOT / "docs" / "rules" / "dungeon.md").read_text(encoding="utf-8")


def judged(example: dict[str, Any]) -> tuple[str, dict[str, int]]:
    """What the rules say of an example, and what its path finds."""
    layout = tuple(
        Placed(card(placed["card"]), placed["x"], placed["y"], placed["turned"]) for placed in example["layout"]
    )
    try:
        walk = Walk.begin(layout)
        for token in tokens_of(example["path"], "path"):
            walk = walk.step(token)
    except IllegalMove as bad:
        return f"refused {bad.rule}", {}
    explored = walk.explored()
    return explored.ending, {word: count for word, count in explored.discoveries._asdict().items() if count}


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_an_example_is_legal_or_marked_as_wrong(example: dict[str, Any]) -> None:
    assert judged(example) == (example["says"], example["finds"])
    assert all(f"- {rule} " in LEDGER for rule in example["rules"])


def test_every_kind_of_rule_that_a_picture_explains_has_one() -> None:
    shown = {rule for example in EXAMPLES for rule in example["rules"]}
    assert shown >= {"V-D2", "V-D4", "V-P1", "V-P3", "V-P4", "V-P8", "V-L1", "V-L2", "V-I2", "V-I3", "V-I5", "V-I7"}
    assert len({example["id"] for example in EXAMPLES}) == len(EXAMPLES)
