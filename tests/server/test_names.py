"""Names that people have, and what is none; the browser's twin is asked the same in web/tests/lib/names.test.ts."""

import json
from pathlib import Path

import pytest

from tacora.server import names

CASES = json.loads((Path(__file__).parents[1] / "data" / "names.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "fault"), CASES)
def test_a_name_is_one_or_is_refused(name: str, fault: names.Fault | None) -> None:
    assert names.fault(names.tidied(name)) == fault


def test_a_name_is_kept_composed() -> None:
    assert names.tidied("Zoe\u0308") == "Zo\u00eb"
    assert names.fault(" Noa") == "strange"
