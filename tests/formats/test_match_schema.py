"""The record's schema, its page and the code say the same."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it ships no types
from typer.testing import CliRunner

from recorded_matches import house_tables, played, tables
from reference_diamant import judge
from tacora.cli import app
from tacora.core import record as records
from tacora.core import seen
from tacora.core.errors import BadRecord, IllegalMove
from tacora.core.fair import FIRST_SCHEME, SCHEME
from tacora.core.record import read
from tacora.games.diamant import DIAMANT
from tacora.games.diamant import table as limits
from tacora.games.diamant.cards import LARGEST_VALUE, TRAP_KINDS, read_card
from tacora.games.diamant.editions import EDITIONS
from tacora.games.diamant.moves import CHOICES

FORMATS = files("tacora").joinpath("formats")
SCHEMA: dict[str, Any] = json.loads(FORMATS.joinpath("diamant-match.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
PAGE = Path(__file__).parents[2].joinpath("docs/formats/match.md").read_text(encoding="utf-8")
EXAMPLE, OUTCOME = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("most_steps", [0, 1, 10, None])
def test_every_written_record_fits_the_schema(most_steps: int | None) -> None:
    for seed, (options, players) in enumerate([*tables(), *house_tables()]):
        VALIDATOR.validate(json.loads(played(options, players, seed, most_steps).text))


def test_the_pages_example_is_a_match_with_that_outcome() -> None:
    VALIDATOR.validate(json.loads(EXAMPLE))
    assert judge(EXAMPLE) == json.loads(OUTCOME)
    answer = CliRunner().invoke(app, ["replay", "-", "--json"], input=EXAMPLE)
    assert json.loads(answer.stdout) == json.loads(OUTCOME)


def test_the_pages_refusal_is_what_is_said() -> None:
    text = EXAMPLE.replace("relic-5", "treasure-6")
    answer = CliRunner().invoke(app, ["replay", "-"], input=text)
    assert answer.stderr == "step 3: chance: treasure-6 is not in the deck (D-E3)\n"
    assert "step 12: chance: treasure-7 is not in the deck (D-E3)" in PAGE


def test_schema_and_code_name_the_same_things() -> None:
    defs = SCHEMA["$defs"]
    custom = defs["custom"]["properties"]
    assert SCHEMA["required"] == [name for name in SCHEMA["properties"] if name != "fair"] == list(records.FIELDS)
    assert defs["fair"]["required"] == list(records.FAIR_FIELDS)
    assert list(defs["fair"]["properties"]) == [*records.FAIR_FIELDS, *records.HASH_FIELDS, "draws"]
    assert defs["fair"]["then"]["required"] == [*records.HASH_FIELDS, "draws"]
    assert defs["fair"]["properties"]["scheme"]["enum"] == [SCHEME, FIRST_SCHEME]
    assert defs["fair"]["properties"]["shares"]["maxItems"] == records.MOST_SHARES
    assert SCHEMA["properties"]["format"]["enum"] == [records.FORMAT, records.FIRST_FORMAT]
    assert (SCHEMA["properties"]["game"]["const"], SCHEMA["properties"]["rules"]["const"]) == ("diamant", DIAMANT.rules)
    assert SCHEMA["properties"]["steps"]["maxItems"] == records.MOST_STEPS
    assert SCHEMA["properties"]["seats"]["maxItems"] == limits.MOST_PLAYERS
    assert defs["text"]["maxLength"] == records.LONGEST_NAME
    assert defs["options"]["properties"]["edition"]["enum"] == list(EDITIONS)
    assert defs["trap_kind"]["enum"] == list(TRAP_KINDS)
    assert tuple(custom) == limits.CUSTOM_FIELDS
    assert custom["expeditions"]["maximum"] == limits.MOST_EXPEDITIONS
    assert custom["treasures"]["maxItems"] == limits.MOST_TREASURES
    assert custom["trap_copies"]["additionalProperties"]["maximum"] == limits.MOST_TRAP_COPIES
    assert custom["relic_values"]["maxItems"] == limits.MOST_RELICS
    assert defs["value"]["maximum"] == LARGEST_VALUE
    assert defs["moves"]["additionalProperties"]["enum"] == list(CHOICES)


def test_schema_and_code_know_the_same_cards() -> None:
    known = re.compile(SCHEMA["$defs"]["card"]["pattern"])
    faces = ["treasure", "trap", "relic", "gem", "Trap"]
    names = [f"{face}-{rest}" for face in faces for rest in [*TRAP_KINDS, *range(-1, 120), "01", "", "x", "7x"]]
    for name in [*faces, *names, ""]:
        try:
            is_a_card = read_card(name, "here").wire == name
        except IllegalMove:
            is_a_card = False
        assert bool(known.search(name)) == is_a_card, name


def test_the_page_names_every_field_limit_and_rule() -> None:
    defs = SCHEMA["$defs"]
    objects = [SCHEMA, defs["options"], defs["custom"], defs["seat"], defs["step"]]
    fields = [name for value in objects for name in value["properties"]]
    outcome = json.loads(OUTCOME)
    fields += [*outcome, *outcome["seats"][0], *outcome["expeditions"][0]]
    assert [field for field in fields if f"`{field}`" not in PAGE] == []
    cards = [f"`trap-{kind}`" for kind in TRAP_KINDS]
    assert [card for card in cards if card not in PAGE] == []
    for number in (records.MOST_STEPS, records.MOST_BYTES, records.MOST_DIGITS, records.LONGEST_NAME):
        assert f"{number:,}" in PAGE
    code = "".join(Path(module.__file__ or "").read_text(encoding="utf-8") for module in (records, seen))
    assert set(re.findall(r'"(F-\d)"', code)) == set(re.findall(r"^\| (F-\d) \|", PAGE, re.MULTILINE))


@pytest.mark.parametrize(
    "change",
    [
        {"format": "tacora-match/3"},
        {"steps": [{"fact": "nobody"}]},
        {"rules": 1},
        {"options": None},
        {"options": {"edition": 2024}},
        {"options": {"relics": "yes"}},
        {"options": {"colour": "red"}},
        {"options": {"custom": {"expeditions": 0}}},
        {"options": {"custom": {"treasures": []}}},
        {"options": {"custom": {"treasures": [1.5]}}},
        {"options": {"custom": {"trap_copies": {"dragon": 1}}}},
        {"options": {"custom": {"relic_values": 5}}},
        {"seats": []},
        {"seats": [{}]},
        {"seats": [{"name": ""}]},
        {"seats": [{"name": " "}]},
        {"seats": [{"name": "a\n"}]},
        {"seats": [{"name": "a", "age": 3}]},
        {"seats": [{"name": "a"}] * 9},
        {"steps": {}},
        {"steps": [{}]},
        {"steps": [{"chance": "treasure-7", "moves": {"0": "return"}}]},
        {"steps": [{"chance": "gem-7"}]},
        {"steps": [{"chance": 7}]},
        {"steps": [{"moves": {}}]},
        {"steps": [{"moves": {"8": "return"}}]},
        {"steps": [{"moves": {"0": "stay"}}]},
        {"steps": [{"moves": ["return"]}]},
        {"steps": [{"card": "treasure-7"}]},
        {"more": 1},
    ],
)
def test_the_schema_refuses_wrong_shapes_and_so_does_the_code(change: dict[str, Any]) -> None:
    wrong = {**json.loads(EXAMPLE), **change}
    assert not VALIDATOR.is_valid(wrong)
    with pytest.raises(BadRecord):
        read(json.dumps(wrong), {"diamant": DIAMANT})
