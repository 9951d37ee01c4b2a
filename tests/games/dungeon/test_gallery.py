"""The gallery: every clause of V-P*, V-L*, V-I*, V-B* has a picture, and the rules say what stands beside it."""

import re
from pathlib import Path

import pytest

from dungeon_gallery import Case, cases, judged, written
from dungeon_layouts import EXPLORATION_BOOKS

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "dungeon.md"


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.title)
def test_the_rules_say_what_the_gallery_says(case: Case) -> None:
    assert written(judged(case)) == written(case)


def test_the_gallery_is_large_and_has_both_verdicts() -> None:
    refused = [case for case in cases() if case.says.startswith("refused")]
    assert len(cases()) >= 40
    assert len(refused) >= 20
    assert len(cases()) - len(refused) >= 20
    assert len({case.title for case in cases()}) == len(cases())


def test_every_clause_has_a_picture() -> None:
    ledger = LEDGER.read_text(encoding="utf-8")
    clauses = set(re.findall(r"^- (V-[PLI]\d+)\b", ledger, re.MULTILINE)) | {book.rule for book in EXPLORATION_BOOKS}
    assert clauses - set().union(*(case.rules for case in cases())) == set()


def test_a_refusal_names_a_rule_of_the_ledger() -> None:
    ledger = LEDGER.read_text(encoding="utf-8")
    for case in cases():
        for rule in re.findall(r"V-[A-Z]\d+", case.says):
            assert re.search(rf"{rule}\b", ledger), rule
