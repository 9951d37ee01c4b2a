"""Every draw of a record is recomputed: by us and by an independent implementation, and a wrong one is found."""

import json
from typing import Any

import pytest

from fair_matches import fair_dungeon_record, fair_record
from reference_fair import is_as_promised, picks, redrawn
from tacora.core.errors import BadRecord
from tacora.core.fair import FIRST_SCHEME, SCHEME
from tacora.core.record import AnyRecord, read, write
from tacora.core.seen import Seen, read_seen
from tacora.core.verify import verify
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.cards import GOAL_CARDS
from tacora.games.dungeon.game import DUNGEON

GAMES = {DIAMANT.name: DIAMANT}
DUNGEONS = {DUNGEON.name: DUNGEON}
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
    scheme = (FIRST_SCHEME, SCHEME)[number % 2]
    text = fair_record(number, options, 1 + number % 8, scheme)
    value = json.loads(text)
    assert value["fair"]["scheme"] == scheme
    assert scheme == FIRST_SCHEME or is_as_promised(value["fair"])
    drawn = [step["chance"] for step in value["steps"] if "chance" in step]
    assert redrawn(value) == drawn
    sizes, taken = zip(*value["fair"]["draws"], strict=True)
    assert picks(value["fair"]["seed"], value["fair"]["shares"], sizes, scheme) == list(taken)
    verdict = verify(read(text, GAMES))
    assert verdict.fair
    assert verdict.scheme == scheme
    assert (verdict.draws, verdict.wrong) == (len(drawn), None)
    assert (verdict.commitment, verdict.shares) == (value["fair"]["commitment"], len(value["fair"]["shares"]))


@pytest.mark.parametrize("scheme", [FIRST_SCHEME, SCHEME])
def test_a_record_with_its_proof_is_written_as_it_was_read(scheme: str) -> None:
    text = fair_record(1, TABLES[2], 4, scheme)
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
    del value["fair"]["draws"][sum("chance" in step for step in steps) :]
    verdict = verify(_read(value))
    assert verdict.wrong is not None
    assert (verdict.wrong.step, verdict.wrong.recorded, verdict.wrong.drawn) == (place + 1, other, was)


@pytest.mark.parametrize("claim", [[1, 0], [9999, 3]])
def test_a_false_number_in_the_proof_is_found(claim: list[int]) -> None:
    """The match is right, but whoever knows no rules would be told of another urn."""
    value = json.loads(fair_record(1, TABLES[1], 4))
    was = value["fair"]["draws"][3]
    value["fair"]["draws"][3] = claim
    verdict = verify(_read(value))
    assert verdict.wrong is not None
    assert (verdict.wrong.recorded, verdict.wrong.drawn) == (claim, was)


def test_the_proof_has_a_number_for_each_draw() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    draws = value["fair"]["draws"]
    for wrong in (draws[:-1], [*draws, [3, 0]]):
        value["fair"]["draws"] = wrong
        with pytest.raises(BadRecord, match=f"fair.draws: must be {len(draws)}, one for each chance step.*F-6"):
            _read(value)


def test_a_record_of_the_first_format_is_read_verified_and_written_as_it_was() -> None:
    """It has no draws in its proof."""
    value = json.loads(fair_record(1, TABLES[2], 4, FIRST_SCHEME))
    value["format"] = "tacora-match/1"
    draws = value["fair"].pop("draws")
    old = _read(value)
    assert json.loads(write(old)) == value
    verdict = verify(old)
    assert (verdict.fair, verdict.draws) == (True, len(draws))
    value["fair"]["draws"] = draws
    with pytest.raises(BadRecord, match=r'fair: "draws" is not one of.*F-6'):
        _read(value)


def test_an_honest_match_with_an_hourglass_verifies() -> None:
    """V-T1, V-R33: who was done first is a fact of the clock, not of chance; no draw is missing or wrong."""
    value = json.loads(fair_dungeon_record())
    facts = [step["fact"] for step in value["steps"] if "fact" in step]
    assert facts
    verdict = verify(read(json.dumps(value), DUNGEONS))
    assert verdict.fair
    assert verdict.facts == len(facts)
    assert verdict.draws == len(value["fair"]["draws"]) == sum("chance" in step for step in value["steps"])


def test_a_tampered_match_with_an_hourglass_does_not() -> None:
    """A draw after the fact is another one; the fact itself is nobody's to verify."""
    value = json.loads(fair_dungeon_record())
    steps = value["steps"]
    first_fact = next(number for number, step in enumerate(steps) if "fact" in step)
    place = next(number for number in range(first_fact, len(steps)) if "chance" in steps[number])
    was = steps[place]["chance"]
    drawn = {step.get("chance") for step in steps[: place + 1]}
    other = next(goal.id for goal in GOAL_CARDS if goal.id not in drawn)
    value["steps"] = [*steps[:place], {"chance": other}]
    value["fair"]["draws"] = value["fair"]["draws"][: sum("chance" in step for step in value["steps"])]
    verdict = verify(read(json.dumps(value), DUNGEONS))
    assert verdict.wrong is not None
    assert (verdict.wrong.step, verdict.wrong.drawn) == (place + 1, was)


def test_another_share_gives_other_draws() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4, FIRST_SCHEME))
    value["fair"]["shares"].append("00" * 16)
    assert verify(_read(value)).wrong is not None


def test_a_share_that_was_not_committed_to_is_found() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    assert len(value["fair"]["shares"]) > 1
    value["fair"]["hashes"][1] = "00" * 32
    verdict = verify(_read(value))
    assert (verdict.fair, verdict.wrong, verdict.wrong_share) == (False, None, 1)


def _seen(fair: dict[str, Any], **changes: Any) -> Seen:
    told = {"format": "tacora-seen/1", "share": fair["shares"][0], **changes}
    return read_seen(json.dumps({name: fair[name] for name in ("commitment", "hashes", "attempts")} | told))


def test_what_a_browser_saw_is_compared() -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    fair, record = value["fair"], _read(value)
    assert verify(record).not_seen is None
    assert verify(record, _seen(fair)).not_seen == ()
    assert verify(record, _seen(fair)).fair
    changes: dict[str, Any] = {
        "commitment": "00" * 32, "hashes": fair["hashes"][1:], "share": "00" * 16, "attempts": fair["attempts"] + 1,
    }  # fmt: skip
    for name, change in changes.items():
        verdict = verify(record, _seen(fair, **{name: change}))
        assert (verdict.fair, verdict.wrong, verdict.not_seen) == (False, None, (name,))
    older = read(fair_record(1, TABLES[1], 4, FIRST_SCHEME), GAMES)
    assert verify(older, _seen(fair)).not_seen == ("scheme",)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * 100_001, "longer than"),
        ("{", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "is not of the format"),
        ('{"format": "tacora-match/2"}', "is not of the format"),
        ('{"format": "tacora-seen/1"}', "hashes: must be a list of at most 64"),
        (json.dumps({"format": "tacora-seen/1", "hashes": ["00"] * 65}), "hashes: must be a list of at most 64"),
        ('{"format": "tacora-seen/1", "hashes": []}', "attempts: must be a number"),
        ('{"format": "tacora-seen/1", "hashes": [], "attempts": -1}', "attempts: must be a number"),
        ('{"format": "tacora-seen/1", "hashes": [], "attempts": 0}', "commitment: must be hex"),
        (
            json.dumps(
                {"format": "tacora-seen/1", "commitment": "00" * 32, "share": "zz", "hashes": [], "attempts": 0}
            ),
            "share: must be hex",
        ),
    ],
)
def test_what_no_browser_saw_is_refused(text: str, why: str) -> None:
    """F-7"""
    with pytest.raises(BadRecord, match=f"{why}.*F-7"):
        read_seen(text)


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
        ({"scheme": "dice"}, 'fair: "hashes" is not one of'),
        ({"scheme": "dice", "hashes": None, "attempts": None}, 'fair.scheme: "dice" is not tacora-fair/2, nor'),
        ({"hashes": 7}, "fair.hashes: must be 3, one for each share"),
        ({"hashes": ["00" * 32]}, "fair.hashes: must be 3, one for each share"),
        ({"hashes": ["00" * 32] * 2 + ["00"]}, r"fair.hashes\[2\]: must be 64 digits of hex"),
        ({"attempts": True}, "fair.attempts: must be a number from 0 on"),
        ({"attempts": -1}, "fair.attempts: must be a number from 0 on"),
        ({"seed": "00"}, "fair.seed: must be 64 digits of hex"),
        ({"seed": "A" * 64}, "fair.seed: must be 64 digits of hex"),
        ({"commitment": 5}, "fair.commitment: must be 64 digits of hex"),
        ({"shares": "00"}, "fair.shares: must be a list of at most 64"),
        ({"shares": ["00" * 16] * 65}, "fair.shares: must be a list of at most 64"),
        ({"shares": ["00" * 16, "00" * 15]}, r"fair.shares\[1\]: must be 32 to 128 digits of hex"),
        ({"draws": 5}, "fair.draws: must be a list"),
        ({"draws": [[3, 1], [3]]}, r"fair.draws\[1\]: must be two whole numbers"),
        ({"draws": [[3, True]]}, r"fair.draws\[0\]: must be two whole numbers"),
        ({"draws": [[3, 3]]}, r"fair.draws\[0\]: of 3 outcomes, counted from 0, there is no 3"),
    ],
)
def test_a_broken_proof_is_refused(fair: Any, why: str) -> None:
    value = json.loads(fair_record(1, TABLES[1], 4))
    if isinstance(fair, dict) and fair:
        value["fair"] = {name: item for name, item in (value["fair"] | fair).items() if item is not None}
    else:
        value["fair"] = fair
    with pytest.raises(BadRecord, match=f"{why}.*F-6"):
        _read(value)
