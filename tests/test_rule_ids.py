"""Every rule of the ledger is named by a test."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"\bD-[A-Z]+\d+\b")


def rule_ids(ledger: str) -> set[str]:
    """The ids that a ledger defines, at the head of its list items."""
    return set(re.findall(r"^- (D-[A-Z]+\d+)\b", ledger, re.MULTILINE))


def test_every_rule_is_cited() -> None:
    defined = rule_ids((ROOT / "docs/rules/diamant.md").read_text(encoding="utf-8"))
    cited: set[str] = set()
    for path in {*(ROOT / "tests").rglob("test_*.py")} - {Path(__file__)}:
        cited |= set(RULE.findall(path.read_text(encoding="utf-8")))
    assert len(defined) == 39
    assert cited == defined


def test_source_cites_only_rules_that_exist() -> None:
    defined = rule_ids((ROOT / "docs/rules/diamant.md").read_text(encoding="utf-8"))
    for path in (ROOT / "src").rglob("*.py"):
        assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= defined, path
