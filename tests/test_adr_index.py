"""The index of decisions lists every page of docs/adr as the page itself says."""

import re
from pathlib import Path

ADR = Path(__file__).parent.parent / "docs" / "adr"
DAY = r"\d{4}-\d\d-\d\d"
HEAD = re.compile(rf"# (\d+)\. (.+)\n\n\*({DAY}), (accepted|amended {DAY}|replaced by \d+)\*\n\n")


def test_every_decision_is_in_the_index_with_its_title_day_and_status() -> None:
    rows = []
    for page in sorted(ADR.glob("[0-9]*.md")):
        head = HEAD.match(page.read_text(encoding="utf-8"))
        assert head, f"{page.name}: begins with '# number. title' and '*day, status*'"
        number, title, day, status = head.groups()
        assert int(number) == int(page.name[:4])
        rows.append(f"| {number} | [{title}]({page.name}) | {day} | {status} |")
    index = (ADR / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| \d.*", index, re.MULTILINE) == rows
