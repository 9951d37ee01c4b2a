"""Every rule of the ledgers is named by a test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

LEDGERS = {"diamant": ("D", 39), "dungeon": ("V", 131)}
"""Each game's ledger: the letter of its ids, and how many there are."""


def rule_ids(ledger: str, letter: str) -> set[str]:
    """The ids that a ledger defines: at the head of its list items and of its table rows."""
    return set(re.findall(rf"^(?:- |\| )({letter}-[A-Z]+\d+)\b", ledger, re.MULTILINE))


def cited_in(text: str, letter: str) -> set[str]:
    return set(re.findall(rf"\b{letter}-[A-Z]+\d+\b", text))


def ledger(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_is_cited(game: str) -> None:
    letter, count = LEDGERS[game]
    defined = rule_ids(ledger(game), letter)
    cited: set[str] = set()
    gallery = (ROOT / "tests/data/dungeon").rglob("*.txt")
    for path in {*(ROOT / "tests").rglob("test_*.py"), *gallery} - {Path(__file__)}:
        cited |= cited_in(path.read_text(encoding="utf-8"), letter)
    assert len(defined) == count
    assert cited == defined


@pytest.mark.parametrize("game", LEDGERS)
def test_source_cites_only_rules_that_exist(game: str) -> None:
    letter, _ = LEDGERS[game]
    defined = rule_ids(ledger(game), letter)
    for path in (ROOT / "src").rglob("*.py"):
        assert cited_in(path.read_text(encoding="utf-8"), letter) <= defined, path
