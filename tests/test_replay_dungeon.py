"""Records of Dungeon: they fit the schema, are told in words and numbers, corruptions are refused by their rules."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it ships no types
from typer.testing import CliRunner, Result

from dungeon_matches import PlayedDungeon, played_dungeon
from tacora.cli import app
from tacora.core.errors import BadRecord
from tacora.core.record import read
from tacora.core.steps import Decision
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOAL_CARDS, START_CARDS
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.table import LONGEST_LIMIT, MOST_PLAYERS, SHORTEST_LIMIT

SCHEMA: dict[str, Any] = json.loads(
    files("tacora").joinpath("formats/dungeon-match.schema.json").read_text(encoding="utf-8")
)
VALIDATOR = Draft202012Validator(SCHEMA)
GAMES = {"dungeon": DUNGEON}
Change = Callable[[dict[str, Any]], None]


def whole() -> PlayedDungeon:
    return played_dungeon(3, 4, "greedy")


def replay(*arguments: str, text: str) -> Result:
    return CliRunner().invoke(app, ["replay", "-", *arguments], input=text)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    defs = SCHEMA["$defs"]
    assert all(re.search(defs["card"]["pattern"], card.id) for card in START_CARDS)
    assert all(re.search(defs["goal"]["pattern"], goal.id) for goal in GOAL_CARDS)
    assert defs["book"]["maximum"] == len(Book)
    assert defs["options"]["properties"]["begins"]["oneOf"][1]["maximum"] == MOST_PLAYERS - 1
    limit = defs["options"]["properties"]["time_limit"]["oneOf"][1]
    assert (limit["minimum"], limit["maximum"]) == (SHORTEST_LIMIT, LONGEST_LIMIT)


@pytest.mark.parametrize("most_steps", [0, 1, 30, None])
@pytest.mark.parametrize("players", [2, 5])
def test_every_written_record_fits_the_schema(players: int, most_steps: int | None) -> None:
    for seed in range(6):
        VALIDATOR.validate(json.loads(played_dungeon(players, seed, "random", most_steps).text))


def test_a_match_in_numbers() -> None:
    answer = json.loads(replay("--json", text=whole().text).stdout)
    assert answer["finished"] is True
    assert (answer["round"], answer["phase"]) == (6, "over")
    assert [seat["score"] for seat in answer["seats"]] == list(DUNGEON.scores(whole().match.state))
    assert answer["winners"] == list(DUNGEON.winners(whole().match.state))
    for seat in answer["seats"]:
        assert len(seat["rounds"]) == 6
        assert seat["main"] == sum(line["main"] for line in seat["rounds"])
        parts = seat["main"] + seat["side"] // 2 + seat["bonus"] + seat["exit_points"] + seat["coin_points"]
        assert seat["score"] == parts


def test_a_part_of_a_match_in_numbers() -> None:
    part = played_dungeon(2, 1, "random", 40)
    answer = json.loads(replay("--json", text=part.text).stdout)
    assert answer["finished"] is False
    assert answer["winners"] == []


@pytest.mark.parametrize(
    ("language", "title", "over"),
    [("en", "Dungeon", "The game is over."), ("de", "Dungeon", "Das Spiel ist aus."), ("he", "מבוך", "המשחק נגמר.")],
)
def test_a_match_in_words(language: str, title: str, over: str) -> None:
    told = replay("--lang", language, text=whole().text).stdout
    assert title in told.splitlines()[0]
    assert over in told
    for name, score in zip(whole().names, DUNGEON.scores(whole().match.state), strict=True):
        assert f"{name}: {score}" in told


def test_where_a_record_stops_is_said() -> None:
    assert "before the next draw" in replay(text=played_dungeon(2, 1, "random", 3).text).stdout
    steps = played_dungeon(2, 1).match.steps
    first_decision = next(number for number, step in enumerate(steps) if isinstance(step, Decision))
    told = replay(text=played_dungeon(2, 1, "random", first_decision).text).stdout
    assert "waiting for a decision" in told


def first(record: dict[str, Any], is_wanted: Callable[[Any], bool]) -> int:
    """The number of the first step whose chance, or one of whose moves, is wanted."""
    for number, step in enumerate(record["steps"]):
        for value in step["moves"].values() if "moves" in step else step.values():
            if is_wanted(value):
                return number
    raise LookupError


def exploration(record: dict[str, Any]) -> int:
    return first(record, lambda value: isinstance(value, dict) and "layout" in value)


def drop_first_step(record: dict[str, Any]) -> None:
    del record["steps"][0]


def draw_twice(record: dict[str, Any]) -> None:
    record["steps"][1] = record["steps"][0]


def buy_what_is_not_there(record: dict[str, Any]) -> None:
    turn = next(number for number, step in enumerate(record["steps"]) if "moves" in step)
    record["steps"][turn] = {"moves": dict.fromkeys(record["steps"][turn]["moves"], "card-S1")}


def forget_a_seat(record: dict[str, Any]) -> None:
    moves = record["steps"][exploration(record)]["moves"]
    del moves["1"]


def lay_another_card(record: dict[str, Any]) -> None:
    number = exploration(record)
    moves = record["steps"][number]["moves"]
    seat = next(seat for seat, move in moves.items() if move != "nothing")
    laid = {placed["card"] for placed in moves[seat]["layout"]}
    moves[seat]["layout"][0]["card"] = next(card.id for card in START_CARDS if card.id not in laid)


def pull_cards_apart(record: dict[str, Any]) -> None:
    moves = record["steps"][exploration(record)]["moves"]
    seat = next(seat for seat, move in moves.items() if move != "nothing")
    moves[seat]["layout"][4]["x"] += 50


def walk_through_rock(record: dict[str, Any]) -> None:
    moves = record["steps"][exploration(record)]["moves"]
    seat = next(seat for seat, move in moves.items() if move != "nothing")
    moves[seat]["path"] = "1a1"


def go_on_after_the_end(record: dict[str, Any]) -> None:
    record["steps"].append({"chance": "S1"})


def decide_after_the_end(record: dict[str, Any]) -> None:
    record["steps"].append({"moves": {"0": "pass"}})


def no_such_card(record: dict[str, Any]) -> None:
    record["steps"][2] = {"chance": "D3-99"}


def no_such_word(record: dict[str, Any]) -> None:
    turn = first(record, lambda value: isinstance(value, str) and value.startswith(("pass", "token", "book-", "card-")))
    step = record["steps"][turn]
    record["steps"][turn] = {"moves": dict.fromkeys(step["moves"], "haggle")}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (drop_first_step, "V-K6"),
        (draw_twice, "V-K6"),
        (buy_what_is_not_there, "V-K5"),
        (forget_a_seat, "V-D1"),
        (lay_another_card, "V-D1"),
        (pull_cards_apart, "V-R8"),
        (walk_through_rock, "V-P1"),
        (go_on_after_the_end, "V-Z0"),
        (decide_after_the_end, "V-Z0"),
        (no_such_card, "V-M3"),
        (no_such_word, "F-3"),
    ],
)
def test_a_corruption_is_refused_by_its_rule(change: Change, rule: str) -> None:
    """V-Z0 and others: one line with the step and the rule, exit code 2."""
    record = json.loads(whole().text)
    change(record)
    text = json.dumps(record)
    with pytest.raises(BadRecord) as caught:
        read(text, GAMES)
    assert caught.value.rule == rule
    assert caught.value.step is not None
    answer = replay(text=text)
    assert answer.exit_code == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith("step ")
    assert answer.stderr.endswith(f"({rule})\n")


def test_any_changed_draw_is_refused_or_another_match() -> None:
    """What cannot have been drawn is refused at that very step."""
    record = json.loads(whole().text)
    for number in range(0, len(record["steps"]), 9):
        step = record["steps"][number]
        wrong = {"chance": "seat-4"} if "chance" in step else {"moves": dict.fromkeys(step["moves"], "keep")}
        text = json.dumps({**record, "steps": [*record["steps"][:number], wrong, *record["steps"][number + 1 :]]})
        with pytest.raises(BadRecord) as caught:
            read(text, GAMES)
        assert caught.value.step == number + 1
        assert caught.value.rule.startswith("V-")


@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [("options", {"begins": 7}, "V-R1"), ("seats", [{"name": "Ada"}], "V-M1"), ("rules", "0", "F-4")],
)
def test_a_bad_head_is_refused(field: str, value: Any, rule: str) -> None:
    record = json.loads(whole().text)
    record[field] = value
    with pytest.raises(BadRecord) as caught:
        read(json.dumps(record), GAMES)
    assert caught.value.rule == rule
