"""Decisions and outcomes in their JSON."""

from typing import Any

import pytest

from dungeon_story import Story
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import card, goal_card
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import BuyBook, BuyCard, BuyToken, CleanUp, LayOff, Move, Swap, Top, Word

MOVES: list[tuple[Any, Move]] = [
    ("pass", Word.PASS),
    ("keep", Word.KEEP),
    ("discard", Word.DISCARD),
    ("nothing", Word.NOTHING),
    ("token-scroll", BuyToken("scroll")),
    ("token-scroll-key", BuyToken("scroll", "key")),
    ("book-top", BuyBook(None)),
    ("book-17", BuyBook(Book.SWAP_ONE)),
    ("card-top-6", BuyCard(Top(6))),
    ("card-D3-01", BuyCard(card("D3-01"))),
    ("lay-off-4", LayOff(Book.CLIMB_PIT)),
    ({"box": "D4-01", "take": "top-3"}, Swap(card("D4-01"), Top(3))),
    ({"box": "D4-01", "take": "D4-02"}, Swap(card("D4-01"), card("D4-02"))),
    ({"keep": [], "box": []}, CleanUp()),
    ({"keep": ["S1"], "box": ["S2", "D6-01"]}, CleanUp((card("S1"),), (card("S2"), card("D6-01")))),
]


@pytest.mark.parametrize(("value", "move"), MOVES, ids=str)
def test_a_move_has_one_writing(value: Any, move: Move) -> None:
    assert DUNGEON.read_move(value, "here") == move
    assert jsonable(move) == value


@pytest.mark.parametrize(
    ("value", "rule"),
    [
        (None, "F-3"),
        (3, "F-3"),
        (["pass"], "F-3"),
        ("", "F-3"),
        ("Pass", "F-3"),
        ("token-bow", "F-3"),
        ("token-key-key", "F-3"),
        ("book-0", "V-M5"),
        ("book-18", "V-M5"),
        ("book-04", "V-M5"),
        ("book-٤", "V-M5"),
        ("lay-off-top", "V-M5"),
        ("card-top-7", "V-M3"),
        ("card-D9-01", "V-M3"),
        ({}, "F-3"),
        ({"box": "S1"}, "F-3"),
        ({"box": "S1", "take": 3}, "V-M3"),
        ({"box": ["S1"], "take": "top-3"}, "V-M3"),
        ({"keep": [], "box": [], "discard": []}, "F-3"),
        ({"keep": "S1", "box": []}, "F-3"),
        ({"keep": ["S10"], "box": []}, "V-M3"),
    ],
    ids=str,
)
def test_what_is_no_move_is_refused(value: Any, rule: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        DUNGEON.read_move(value, "here")
    assert caught.value.rule == rule
    assert caught.value.where.startswith("here")


def test_outcomes() -> None:
    """V-M3 to V-M5: cards, goal cards, books by number, seats."""
    assert DUNGEON.read_outcome("D3-01", "chance") is card("D3-01")
    assert DUNGEON.read_outcome("barrel-1", "chance") is goal_card("barrel-1")
    assert DUNGEON.read_outcome(17, "chance") == 17
    assert DUNGEON.read_outcome("seat-1", "chance") == "seat-1"
    wrong: list[Any] = [None, True, 0, 18, "D3-99", "barrel-9", [1], {"a": 1}]
    for value in wrong:
        with pytest.raises(IllegalMove):
            DUNGEON.read_outcome(value, "chance")


def test_what_is_not_due_is_refused() -> None:
    """Each refusal names the rule of what is due."""
    story = Story(2, set_up=False)
    with pytest.raises(IllegalMove, match="V-K6"):
        story.draw("seat-0")
    with pytest.raises(IllegalMove, match="V-K6"):
        story.say(0, "pass")
    with pytest.raises(IllegalMove, match="V-K6"):
        story.match.apply({})
    story = Story(2)
    with pytest.raises(IllegalMove, match=r"chance has no say now.*V-K2"):
        story.draw("D3-03")
    with pytest.raises(IllegalMove, match="V-K2"):
        story.say(0, "keep")
    story.to_exploration()
    with pytest.raises(IllegalMove, match="V-D1"):
        story.match.apply({Seat(0): Word.NOTHING, Seat(1): Word.PASS})


def test_a_faulty_dungeon_is_refused_with_its_place() -> None:
    """V-D1: exactly the five cards of the hand."""
    story = Story(2).to_exploration()
    layout: list[Any] = [{"card": f"S{number}", "x": 0, "y": 9 * number, "turned": False} for number in (1, 2, 3, 4, 9)]
    move = DUNGEON.read_move({"layout": layout, "path": ""}, "seat 1")
    why = "seat 1: layout: card 5: S9 is not in the hand"
    with pytest.raises(IllegalMove, match=why) as caught:
        DUNGEON.check(story.state, Seat(1), move)
    assert caught.value.rule == "V-D1"
    with pytest.raises(IllegalMove, match=why):
        story.match.apply({Seat(0): Word.NOTHING, Seat(1): move})
