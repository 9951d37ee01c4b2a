"""Every draw of a record is recomputed: by us and by an independent implementation, and a wrong one is found."""

import json
from typing import Any

import pytest

from fair_matches import fair_record
from reference_fair import redrawn
from tacora.core.errors import BadRecord
from tacora.core.record import AnyRecord, read, write
from tacora.core.verify import verify
from tacora.games.diamant import DIAMANT

GAMES = {DIAMANT.name: DIAMANT}
TABLES: list[dict[str, Any]] = [
    {"edition": "2017"},
    {"edition": "2024", "relics": False},
    {"edition": "2024", "relics": True},
    {"edition": "international", "relics": True},
]


def _read(value: dict[str, Any]) -> AnyRecord:
    return read(json.dumps(value), GAMES)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("number", range(10))
def test_draws_agree_with_an_independent_implementation(number: int, options: dict[str, Any]) -> None:
    text = fair_record(number, options, 1 + number % 8)
    value = json.loads(text)
    drawn = [step["chance"] for step in value["steps"] if "chance" in step]
    assert redrawn(value) == drawn
    verdict = verify(read(text, GAMES))
    assert verdict.fair
    assert (verdict.draws, verdict.wrong) == (len(drawn), None)
    assert (verdict.commitment, verdict.shares) == (value["fair"]["commitment"], len(value["fair"]["shares"]))


def test_a_record_with_its_proof_is_written_as_it_was_read() -> None:
    text = fair_record(1, TABLES[2], 4)
    assert write(read(text, GAMES)) == text


def test_a_broken_promise_is_found() -> None:
    value = json.loads(fair_record(1, TABLES[0], 4))
    value["fair"]["commitment"] = "0" * 64
    verdict = verify(_read(value))
    assert not verdict.fair
    assert verdict.wrong is not None
    assert verdict.wrong.step is None


def test_the_first_wrong_draw_is_found() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    # the same match, but a card that chance did not draw
    steps = value["steps"]
    place = next(number for number, step in enumerate(steps) if step.get("chance", "").startswith("treasure"))
    was = steps[place]["chance"]
    steps[place]["chance"] = other = "treasure-4" if was != "treasure-4" else "treasure-3"
    del steps[place + 1 :]
    verdict = verify(_read(value))
    assert verdict.wrong is not None
    assert (verdict.wrong.step, verdict.wrong.recorded, verdict.wrong.drawn) == (place + 1, other, was)


def test_another_share_gives_other_draws() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    value["fair"]["shares"].append("00" * 16)
    assert verify(_read(value)).wrong is not None


def test_without_a_proof_there_is_nothing_to_check() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    del value["fair"]
    with pytest.raises(BadRecord, match="has no fair part"):
        verify(_read(value))


@pytest.mark.parametrize(
    ("fair", "why"),
    [
        (7, "fair: must be an object"),
        ({}, "fair: scheme is missing"),
        ({"more": 1}, 'fair: "more" is not one of'),
        ({"scheme": "dice"}, 'fair.scheme: "dice" is not tacora-fair/1'),
        ({"seed": "00"}, "fair.seed: must be 64 digits of hex"),
        ({"seed": "A" * 64}, "fair.seed: must be 64 digits of hex"),
        ({"commitment": 5}, "fair.commitment: must be 64 digits of hex"),
        ({"shares": "00"}, "fair.shares: must be a list of at most 64"),
        ({"shares": ["00" * 16] * 65}, "fair.shares: must be a list of at most 64"),
        ({"shares": ["00" * 16, "00" * 15]}, r"fair.shares\[1\]: must be 32 to 128 digits of hex"),
    ],
)
def test_a_broken_proof_is_refused(fair: Any, why: str) -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    value["fair"] = value["fair"] | fair if isinstance(fair, dict) and fair else fair
    with pytest.raises(BadRecord, match=f"{why}.*F-6"):
        _read(value)
