"""Corrupted records: whether one is still a legal match, and which one, is settled by a second referee."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from recorded_matches import played
from reference_diamant import CARDS, Refused, judge
from tacora.cli import app
from tacora.core.errors import BadRecord
from tacora.core.jsonable import JsonObject, jsonable
from tacora.core.record import read
from tacora.games.diamant import DIAMANT
from tacora.games.diamant.events import Event
from tacora.games.diamant.summary import summarise

SHORT: JsonObject = {"expeditions": 2, "treasures": [5, 7, 11], "trap_copies": {"snake": 3, "lava": 2, "boulder": 0}}
TABLES: dict[str, tuple[JsonObject, int]] = {
    "2017": ({"edition": "2017", "relics": True}, 3),
    "2024 with relics": ({"edition": "2024", "relics": True}, 4),
    "international": ({"edition": "international", "relics": False}, 3),
    "custom": ({"edition": "2024", "relics": True, "custom": SHORT}, 2),
}
RECORDS = {name: json.loads(played(options, players, seed=11).text) for name, (options, players) in TABLES.items()}
SHORT_TEXT = played(*TABLES["custom"], seed=11).text

every_record = pytest.mark.parametrize("record", RECORDS.values(), ids=list(RECORDS))


def outcome(text: str | bytes) -> Any:
    """What the package makes of a record; raises BadRecord."""
    events: list[Event] = []
    record = read(text, {"diamant": DIAMANT}, events.extend)
    return jsonable(summarise([player.name for player in record.players], record.match.state, events))


def verdict(text: str | bytes) -> dict[str, Any] | Refused:
    """What the referee makes of a record."""
    try:
        return judge(text)
    except Refused as refused:
        return refused


def agree(text: str | bytes) -> bool:
    """Package and referee agree on a record; True if it is legal."""
    expected = verdict(text)
    if not isinstance(expected, Refused):
        assert outcome(text) == expected
        return True
    with pytest.raises(BadRecord) as caught:
        outcome(text)
    if expected.step is not None:
        assert (caught.value.step, caught.value.rule) == (expected.step, expected.rule), caught.value
    assert "\n" not in str(caught.value)
    return False


def agree_on_steps(record: dict[str, Any], steps: list[Any]) -> bool:
    return agree(json.dumps({**record, "steps": steps}))


@every_record
def test_dropped_doubled_and_swapped_steps(record: dict[str, Any]) -> None:
    steps = record["steps"]
    for index, step in enumerate(steps):
        before, after = steps[:index], steps[index + 1 :]
        assert agree_on_steps(record, before)  # every beginning of a match is a match so far
        agree_on_steps(record, before + after)
        is_legal = agree_on_steps(record, [*before, step, step, *after])
        assert not (is_legal and "moves" in step)  # nobody decides twice on one card
        for other in range(index + 1, min(index + 5, len(steps))):
            swapped = list(steps)
            swapped[index], swapped[other] = swapped[other], swapped[index]
            is_legal = agree_on_steps(record, swapped)
            assert not (is_legal and step.keys() != steps[other].keys())


@every_record
def test_every_card_in_place_of_every_card(record: dict[str, Any]) -> None:
    steps = record["steps"]
    in_the_box = {step["chance"] for step in steps if "chance" in step}
    others = [*CARDS & {"treasure-6", "treasure-99", "relic", "relic-5", "relic-12", "trap-ram", "trap-spikes"}]
    verdicts = set()
    for index, step in enumerate(steps):
        if "chance" in step:
            for card in sorted({*in_the_box, *others} - {step["chance"]}):
                verdicts.add(agree_on_steps(record, [*steps[:index], {"chance": card}, *steps[index + 1 :]]))
    assert verdicts == {True, False}


@every_record
def test_flipped_missing_and_extra_moves(record: dict[str, Any]) -> None:
    steps = record["steps"]
    for index, step in enumerate(steps):
        for seat in range(9) if "moves" in step else ():
            moves = dict(step["moves"])
            choice = moves.pop(str(seat), None)
            is_last = index == len(steps) - 1
            before, after = steps[:index], steps[index + 1 :]
            if choice is None:  # a seat at camp, or no seat at all
                assert not agree_on_steps(record, [*before, {"moves": {**moves, str(seat): "return"}}, *after])
                continue
            assert not agree_on_steps(record, [*before, {"moves": moves}, *after])
            assert not agree_on_steps(record, [*before, {"moves": {**moves, f"0{seat}": choice}}, *after])
            flipped = "return" if choice == "continue" else "continue"
            is_legal = agree_on_steps(record, [*before, {"moves": {**moves, str(seat): flipped}}, *after])
            assert is_legal or not is_last


WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    1.5,
    10**19,
    "",
    "x",
    "1",
    "treasure-5",
    "return",
    [],
    [1],
    {},
    {"name": "x"},
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a JSON value."""
    yield path
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, (*path, key))


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def test_another_value_in_every_place() -> None:
    record = RECORDS["custom"]
    legal = []
    for path in places(record):
        for wrong in WRONG:
            changed = deepcopy(record)
            if path:
                at(changed, path[:-1])[path[-1]] = wrong
            if agree(json.dumps(changed if path else wrong)):
                legal.append((path, wrong))
    names = [(path, wrong) for path, wrong in legal if path[0] == "seats"]
    assert names  # a seat may be called many things
    assert (("options", "hidden_chests"), True) in legal
    assert (("steps",), []) in legal


def test_a_field_more_or_less_in_every_object() -> None:
    record = RECORDS["custom"]
    for path in places(record):
        value = at(record, path)
        if isinstance(value, dict):
            more = deepcopy(record)
            at(more, path)["more"] = 1
            assert not agree(json.dumps(more)), path
            for key in value:
                less = deepcopy(record)
                del at(less, path)[key]
                agree(json.dumps(less))


def test_an_item_more_or_less_in_every_list() -> None:
    record = RECORDS["custom"]
    for path in places(record):
        value = at(record, path)
        for index in range(len(value)) if isinstance(value, list) else ():
            less, more = deepcopy(record), deepcopy(record)
            del at(less, path)[index]
            at(more, path).insert(index, at(more, path)[index])
            agree(json.dumps(less))
            agree(json.dumps(more))


def test_a_key_twice() -> None:
    for line in SHORT_TEXT.splitlines():
        field = line.strip().removesuffix(",")
        if field.startswith('"') and not field.endswith("["):
            assert not agree(SHORT_TEXT.replace(line, f"  {field}, {field}," if line.endswith(",") else line + line))
        elif field.startswith('{"'):
            inner = field[1:-1]
            assert not agree(SHORT_TEXT.replace(field, f"{{{inner}, {inner}}}", 1))


@pytest.mark.parametrize("is_compact", [False, True])
def test_a_cut_at_every_byte_names_the_step_it_is_in(is_compact: bool) -> None:
    text = json.dumps(RECORDS["custom"], separators=(",", ":")) if is_compact else SHORT_TEXT
    whole = text.rstrip()
    steps_begin = text.index('"steps"') + len('"steps":[' if is_compact else '"steps": [')
    for end in range(len(whole)):
        cut = text[:end]
        assert not agree(cut)
        with pytest.raises(BadRecord) as caught:
            outcome(cut)
        begun = cut[steps_begin:].count('{"chance"') + cut[steps_begin:].count('{"moves"')
        if end < steps_begin:
            assert caught.value.step is None
        elif begun:
            assert caught.value.step in {begun, begun + 1}
            assert caught.value.where.startswith(("step ", "after step "))
        assert caught.value.rule == "F-1"
    assert agree(whole)


def test_a_cut_at_every_byte_of_a_whole_match_is_refused() -> None:
    text = played(*TABLES["2024 with relics"], seed=11).text
    for end in range(len(text.rstrip())):
        with pytest.raises(BadRecord, match=r"\(F-1\)$"):
            read(text[:end], {"diamant": DIAMANT})


@settings(max_examples=800, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.integers(0, len(SHORT_TEXT) - 1), st.integers(0, 255)), min_size=1, max_size=3))
def test_flipped_bytes(flips: list[tuple[int, int]]) -> None:
    text = bytearray(SHORT_TEXT.encode())
    for place, byte in flips:
        text[place] = byte
    agree(bytes(text))


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_noise(text: bytes) -> None:
    assert not agree(text)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_several_corruptions_at_once(data: st.DataObject) -> None:
    record = deepcopy(RECORDS["custom"])
    steps = record["steps"]
    for _ in range(data.draw(st.integers(1, 4))):
        index = data.draw(st.integers(0, len(steps) - 1))
        match data.draw(st.sampled_from(["drop", "double", "swap", "card", "moves"])):
            case "drop" if len(steps) > 1:
                del steps[index]
            case "double":
                steps.insert(index, steps[index])
            case "swap":
                steps[index - 1], steps[index] = steps[index], steps[index - 1]
            case "card":
                steps[index] = {
                    "chance": data.draw(st.sampled_from(["treasure-5", "trap-snake", "trap-lava", "relic-7"]))
                }
            case _:
                seats = data.draw(st.sets(st.sampled_from("0123"), max_size=3))
                steps[index] = {"moves": {seat: data.draw(st.sampled_from(["continue", "return"])) for seat in seats}}
    agree(json.dumps(record))


def test_the_command_refuses_what_the_referee_refuses() -> None:
    record = RECORDS["custom"]
    steps = record["steps"]
    for index in range(len(steps)):
        for changed in ([*steps[:index], *steps[index + 1 :]], [*steps[:index], steps[index], *steps[index:]]):
            text = json.dumps({**record, "steps": changed})
            answer = CliRunner().invoke(app, ["replay", "-", "--json"], input=text)
            expected = verdict(text)
            if isinstance(expected, Refused):
                assert (answer.exit_code, answer.stdout) == (2, "")
                assert answer.stderr.startswith(f"step {expected.step}: ")
                assert answer.stderr.endswith(f"({expected.rule})\n")
                assert answer.stderr.count("\n") == 1
            else:
                assert (answer.exit_code, json.loads(answer.stdout)) == (0, expected)
