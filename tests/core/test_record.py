"""Match records: what is written, what is read back, what is refused and where."""

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest

from recorded_matches import played
from tacora.core import record as records
from tacora.core.chance import SeededChance
from tacora.core.errors import BadRecord
from tacora.core.jsonable import Json
from tacora.core.match import Match
from tacora.core.record import MOST_BYTES, MOST_STEPS, AnyRecord, Player, Record, read, write
from tacora.games.diamant import DIAMANT
from tacora.games.diamant.moves import CONTINUE
from tacora.games.diamant.table import (
    MOST_EXPEDITIONS,
    MOST_PLAYERS,
    MOST_RELICS,
    MOST_TRAP_COPIES,
    MOST_TREASURES,
)

GAMES = {DIAMANT.name: DIAMANT}
OPTIONS: dict[str, Json] = {"edition": "2024", "relics": True, "hidden_chests": False}
OPENING: list[Json] = [{"chance": "treasure-7"}, {"moves": {"0": "continue", "1": "return", "2": "continue"}}]

STAY: Json = {"moves": {"0": "continue", "2": "continue"}}


def record_value(**changes: Any) -> dict[str, Any]:
    """A short legal record, with changes."""
    return {
        "format": "tacora-match/2",
        "game": "diamant",
        "rules": "1",
        "options": OPTIONS,
        "seats": [{"name": "Ada"}, {"name": "Ben", "bot": "bold"}, {"name": "Cleo"}],
        "steps": OPENING,
        **changes,
    }


def read_value(value: Any) -> AnyRecord:
    return read(json.dumps(value), GAMES)


def refusal(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text, GAMES)
    return caught.value


def refused(value: Any) -> tuple[str, str, int | None]:
    """The place, the rule and the step of a refusal."""
    bad = refusal(json.dumps(value))
    return bad.where, bad.rule, bad.step


def test_a_record_is_written_one_step_a_line() -> None:
    assert write(read_value(record_value())) == (
        "{\n"
        '  "format": "tacora-match/2",\n'
        '  "game": "diamant",\n'
        '  "rules": "1",\n'
        '  "options": {"edition": "2024", "relics": true, "hidden_chests": false},\n'
        '  "seats": [{"name": "Ada"}, {"name": "Ben", "bot": "bold"}, {"name": "Cleo"}],\n'
        '  "steps": [\n'
        '    {"chance": "treasure-7"},\n'
        '    {"moves": {"0": "continue", "1": "return", "2": "continue"}}\n'
        "  ]\n"
        "}\n"
    )


def test_a_match_that_has_not_begun_has_a_record() -> None:
    text = write(read_value(record_value(steps=[])))
    assert '"steps": []' in text
    assert read(text, GAMES).match.steps == []


def test_a_record_reads_back_to_the_same_match_and_events() -> None:
    live = played(OPTIONS, 4, seed=1)
    events: list[Any] = []
    back = read(live.text, GAMES, events.extend)
    assert events == live.events
    assert back.match.state == live.match.state
    assert back.match.steps == live.match.steps
    assert back.match.is_over
    assert write(back) == live.text


def test_an_unfinished_record_plays_on() -> None:
    half = played(OPTIONS, 4, seed=1, most_steps=7)
    back = read(half.text, GAMES)
    assert len(back.match.steps) == 7
    back.match.play([lambda _: CONTINUE] * 4, SeededChance(1))
    assert back.match.is_over
    assert read(write(back), GAMES).match.state == back.match.state


@pytest.mark.parametrize(
    ("fact", "expected"),
    [("nobody", ("step 3", "F-3", 3)), (7, ("step 3: fact", "F-3", 3)), (["nobody"], ("step 3: fact", "F-3", 3))],
)
def test_a_fact_that_nobody_asked_for_is_refused(fact: Any, expected: tuple[str, str, int]) -> None:
    assert refused(record_value(steps=[*OPENING, {"fact": fact}])) == expected


def test_names_keep_their_script() -> None:
    names = ["נועה", "Zoë", "小林"]
    text = write(read_value(record_value(seats=[{"name": name} for name in names])))
    assert all(name in text for name in names)
    assert [player.name for player in read(text.encode(), GAMES).players] == names


def test_a_byte_order_mark_is_ignored() -> None:
    text = json.dumps(record_value()).encode("utf-8-sig")
    assert len(read(text, GAMES).match.steps) == 2


def test_the_order_of_moves_is_of_no_meaning() -> None:
    steps = [OPENING[0], {"moves": {"2": "continue", "0": "continue", "1": "return"}}]
    assert read_value(record_value(steps=steps)).match.state == read_value(record_value()).match.state


@pytest.mark.parametrize("name", ["", " ", "\x1b[31mred", "a\nb", "\u202eevil", "\x7f", "\ud800", "x" * 41])
def test_a_name_is_short_and_printable(name: str) -> None:
    with pytest.raises(BadRecord, match=r"name: must be 1 to 40 printable characters \(F-5\)"):
        Player(name)
    with pytest.raises(BadRecord, match=r"bot: must be 1 to 40 printable characters \(F-5\)"):
        Player("Ada", bot=name)
    assert refused(record_value(seats=[{"name": name}])) == ("seats[0].name", "F-5", None)


def test_the_longest_match_fits_into_a_record() -> None:
    """No legal match can be too long to be read back."""
    kinds = 5
    longest_path = MOST_TREASURES + kinds + MOST_RELICS + 1
    most_steps = 2 * longest_path * MOST_EXPEDITIONS
    assert most_steps <= MOST_STEPS
    step = {"moves": {str(seat): "continue" for seat in range(MOST_PLAYERS)}}
    assert len(json.dumps(step)) * 2 * most_steps < MOST_BYTES
    assert MOST_TRAP_COPIES * kinds > MOST_EXPEDITIONS


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": "tacora-match/3"}, ("format", "F-4", None)),
        ({"format": 1}, ("format", "F-4", None)),
        ({"format": ["tacora-match/1"]}, ("format", "F-4", None)),
        ({"format": {}}, ("format", "F-4", None)),
        ({"game": "chess"}, ("game", "F-4", None)),
        ({"game": None}, ("game", "F-4", None)),
        ({"game": []}, ("game", "F-4", None)),
        ({"rules": "2"}, ("rules", "F-4", None)),
        ({"rules": 1}, ("rules", "F-4", None)),
        ({"options": []}, ("options", "F-2", None)),
        ({"options": {"edition": "2005"}}, ("options.edition", "D-M1", None)),
        ({"options": {"edition": "2017", "relics": False}}, ("options.relics", "D-S1", None)),
        ({"options": {"relics": 1}}, ("options.relics", "F-2", None)),
        ({"options": {"custom": {"trap_copies": {"snake": 21}}}}, ("options.custom.trap_copies.snake", "D-M2", None)),
        ({"options": {"custom": {"expeditions": True}}}, ("options.custom.expeditions", "D-E1", None)),
        ({"options": {"custom": {"expeditions": 11}}}, ("options.custom.trap_copies", "D-R2", None)),
        ({"seats": {}}, ("seats", "F-5", None)),
        ({"seats": []}, ("seats", "D-M5", None)),
        ({"seats": [{"name": "P"}] * 9}, ("seats", "D-M5", None)),
        ({"seats": [{"name": "P"}, "P"]}, ("seats[1]", "F-5", None)),
        ({"seats": [{"bot": "bold"}]}, ("seats[0]", "F-5", None)),
        ({"seats": [{"name": "P", "age": 8}]}, ("seats[0]", "F-5", None)),
        ({"seats": [{"name": "P", "bot": None}]}, ("seats[0].bot", "F-5", None)),
        ({"seats": [{"name": 7}]}, ("seats[0].name", "F-5", None)),
        ({"steps": {}}, ("steps", "F-2", None)),
        ({"steps": [{}] * (MOST_STEPS + 1)}, ("steps", "F-2", None)),
        ({"comment": "hello"}, ("the record", "F-2", None)),
    ],
)
def test_a_wrong_head_is_refused(change: dict[str, Any], expected: tuple[str, str, int | None]) -> None:
    assert refused(record_value(**change)) == expected


@pytest.mark.parametrize("field", records.FIELDS)
def test_every_field_is_needed(field: str) -> None:
    value = record_value()
    del value[field]
    bad = refusal(json.dumps(value))
    assert str(bad) == f"the record: {field} is missing (F-2)"


@pytest.mark.parametrize("value", [None, [], "text", 3, True])
def test_a_record_is_an_object(value: Json) -> None:
    assert refused(value) == ("the record", "F-2", None)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([None], ("step 1", "F-3", 1)),
        (["treasure-7"], ("step 1", "F-3", 1)),
        ([{}], ("step 1", "F-3", 1)),
        ([{"chance": "treasure-7", "moves": {}}], ("step 1", "F-3", 1)),
        ([{"card": "treasure-7"}], ("step 1", "F-3", 1)),
        ([{"chance": 7}], ("step 1", "F-2", 1)),
        ([{"chance": ["treasure-7"]}], ("step 1", "F-2", 1)),
        ([{"chance": "treasure-6"}], ("step 1", "D-E3", 1)),
        ([{"chance": "trap-ram"}], ("step 1", "D-E3", 1)),
        ([{"chance": "relic"}], ("step 1", "D-E3", 1)),
        ([{"chance": "relic-7"}], ("step 1", "D-E3", 1)),
        ([{"chance": "treasure-07"}], ("step 1", "D-M1", 1)),
        ([{"chance": "trap-dragon"}], ("step 1", "D-M2", 1)),
        ([{"chance": "relic-x"}], ("step 1", "D-M3", 1)),
        ([{"chance": ""}], ("step 1", "D-S1", 1)),
        ([{"moves": {"0": "continue", "1": "return", "2": "continue"}}], ("step 1", "D-E3", 1)),
        ([{"moves": {}}], ("step 1", "D-E3", 1)),
        ([OPENING[0], OPENING[0]], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": {"0": "continue", "1": "return"}}], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": {}}], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": {"0": "continue", "1": "return", "2": "stay"}}], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": {"0": "continue", "1": "return", "2": None}}], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": {"0": "continue", "1": "return", "3": "return"}}], ("step 2", "D-E8", 2)),
        ([OPENING[0], {"moves": ["continue", "return", "continue"]}], ("step 2: moves", "F-3", 2)),
        ([OPENING[0], {"moves": {"00": "continue"}}], ("step 2", "F-3", 2)),
        ([OPENING[0], {"moves": {"-1": "continue"}}], ("step 2", "F-3", 2)),
        ([OPENING[0], {"moves": {"0\n": "continue"}}], ("step 2", "F-3", 2)),
        ([OPENING[0], {"moves": {"٠": "continue"}}], ("step 2", "F-3", 2)),
        ([*OPENING, OPENING[0], STAY, OPENING[0]], ("step 5", "D-E3", 5)),
        ([*OPENING, {"chance": "trap-lava"}, OPENING[1]], ("step 4", "D-E8", 4)),
    ],
)
def test_a_wrong_step_is_refused_with_its_number_and_rule(steps: Json, expected: tuple[str, str, int]) -> None:
    assert refused(record_value(steps=steps)) == expected


@pytest.mark.parametrize("step", [{"chance": "treasure-1"}, {"moves": {}}, {"moves": {"0": "return"}}])
def test_nothing_follows_the_end(step: Json) -> None:
    """D-G1."""
    live = played({**OPTIONS, "custom": {"expeditions": 1}}, 3, seed=2)
    value = json.loads(live.text)
    value["steps"].append(step)
    number = len(value["steps"])
    assert refused(value) == (f"step {number}", "D-G1", number)


def _with_steps(steps: str) -> str:
    return json.dumps(record_value(steps=[])).replace("[]", steps)


@pytest.mark.parametrize(
    ("text", "place", "step"),
    [
        ("", "line 1, column 1", None),
        ("{", "line 1, column 2", None),
        ('{"format": "tacora-m', "line 1, column 12", None),
        (_with_steps("["), "step 1: line 1", 1),
        (_with_steps("[]") + "x", "line 1", None),
        (_with_steps("[ ]")[:-1], "line 1", None),
        (_with_steps('[{"chance": "treasure-7"')[:-1], "step 1: line 1", 1),
        (_with_steps('[{"chance": "treasure-7"}')[:-1], "after step 1: line 1", 1),
        (_with_steps('[{"chance": "treasure-7"},'), "step 2: line 1", 2),
        (_with_steps('[{"chance": "treasure-7"},]'), "step 2: line 1", 2),
        (_with_steps('[{"chance": "treasure-7"} {"moves": {}}]'), "after step 1: line 1", 1),
        (_with_steps('[{"chance": "treasure-7"}]')[:-1], "after step 1: line 1", 1),
        (_with_steps('[{"chance": "treasure-7"}]').replace('"1"', "one"), "line 1", None),
        (_with_steps('[{"chance": "treasure-7", "chance": "relic-5"}]'), "step 1", 1),
        (_with_steps('[{"chance": "treasure-7"}, {"chance": NaN}]'), "step 2", 2),
        (_with_steps('[{"chance": "treasure-7"}, {"chance": ' + "9" * 5000 + "}]"), "step 2", 2),
        (_with_steps('[{"chance": ' + "[" * 100_000 + "}]"), "step 1", 1),
        (_with_steps('[{"chance": "treasure-7"}], "game": 1'), "the record", None),
        (_with_steps('[{"chance": "treasure-7"}]').replace('"1"', "-Infinity"), "the record", None),
        ("[" * 100_000, "the record", None),
        ('{"a":' * 100_000, "the record", None),
    ],
)
def test_broken_json_is_placed_at_the_step_it_breaks_in(text: str, place: str, step: int | None) -> None:
    bad = refusal(text)
    assert (bad.rule, bad.step) == ("F-1", step)
    assert bad.where.startswith(place)


def test_a_seat_called_steps_misleads_nobody() -> None:
    text = json.dumps(record_value(seats=[{"name": name} for name in ("steps", '"steps": [', "Cleo")]))
    assert len(read(text, GAMES).match.steps) == 2
    assert refusal(text[:-2]).step == 2


@pytest.mark.parametrize("end", ['{"chance": "treas', '{"chance": ', '{"moves"', '{"chance": "x"'])
def test_a_cut_is_called_a_cut(end: str) -> None:
    text = _with_steps("[" + end)
    assert "the text is cut off (F-1)" in str(refusal(text[: text.index(end) + len(end)]))


def test_a_text_that_is_not_utf_8_is_refused() -> None:
    bad = refusal(b'{"format": "\xff"}')
    assert str(bad) == "the record: not UTF-8 at byte 13 (F-1)"
    assert refusal(json.dumps(record_value()).encode("utf-16")).rule == "F-1"


@pytest.mark.parametrize("text", [" " * (MOST_BYTES + 1), b"[" * (MOST_BYTES + 1)])
def test_a_text_that_is_too_long_is_refused(text: str | bytes) -> None:
    assert str(refusal(text)) == f"the record: longer than {MOST_BYTES} bytes (F-1)"


def test_a_value_nested_as_deep_as_can_be_read_is_refused_calmly() -> None:
    """Wherever Python's limit lies, no depth below or above it ends in a traceback."""
    limit = sys.getrecursionlimit()
    for depth in range(limit - 150, limit + 10):
        nested = "[" * depth + "]" * depth
        for text in (_with_steps(f'[{{"chance": {nested}}}]'), nested):
            assert refusal(text).rule in {"F-1", "F-2"}
        assert refusal(f'{{"format": {nested}, "game": 1, "rules": 1, "options": 1, "seats": 1, "steps": 1}}').rule in {
            "F-1",
            "F-4",
        }


def test_a_key_that_stands_twice_is_found_among_many() -> None:
    keys = [*(f'"{number}": 0' for number in range(100_000)), '"99999": 0']
    assert str(refusal("{" + ", ".join(keys) + "}")) == 'the record: not JSON: "99999" stands twice in one object (F-1)'


HOSTILE = "\x1b[2J\x07\u202e\x9b\n\ud800é"


@pytest.mark.parametrize(
    "change",
    [
        lambda value: {**value, HOSTILE: 1},
        lambda value: {**value, "format": HOSTILE},
        lambda value: {**value, "game": HOSTILE},
        lambda value: {**value, "rules": HOSTILE * 40},
        lambda value: {**value, "options": {HOSTILE: 1}},
        lambda value: {**value, "options": {"edition": HOSTILE}},
        lambda value: {**value, "options": {"custom": {HOSTILE: 1}}},
        lambda value: {**value, "options": {"custom": {"trap_copies": {HOSTILE: 1}}}},
        lambda value: {**value, "seats": [{HOSTILE: 1}]},
        lambda value: {**value, "seats": [{"name": HOSTILE}]},
        lambda value: {**value, "steps": [{HOSTILE: 1}]},
        lambda value: {**value, "steps": [{"chance": HOSTILE}]},
        lambda value: {**value, "steps": [{"chance": f"treasure-{HOSTILE}"}]},
        lambda value: {**value, "steps": [OPENING[0], {"moves": {HOSTILE: "return"}}]},
        lambda value: {**value, "steps": [OPENING[0], {"moves": {"0": HOSTILE}}]},
    ],
)
def test_a_refusal_is_one_short_line_that_no_terminal_obeys(change: Callable[[dict[str, Any]], Any]) -> None:
    line = str(refusal(json.dumps(change(record_value()))))
    assert line.isascii()
    assert line.isprintable()
    assert len(line) < 250
    double = json.dumps(HOSTILE)
    line = str(refusal(f"{{{double}: 1, {double}: 2}}"))
    assert line.isascii()
    assert line.isprintable()


def test_a_record_belongs_to_any_game_that_is_known() -> None:
    with pytest.raises(BadRecord, match=r'game: "diamant" is not one of: other \(F-4\)'):
        read(json.dumps(record_value()), {"other": DIAMANT})


def test_a_live_match_is_written_as_it_stands() -> None:
    match = Match(DIAMANT, DIAMANT.table({}, 1))
    match.draw(DIAMANT.urn(match.state)[0])
    text = write(Record((Player("Ada"),), match))
    assert json.loads(text)["steps"] == [{"chance": "treasure-1"}]
