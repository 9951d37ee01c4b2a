"""A whole submission: read, written, judged."""

import json
from pathlib import Path
from typing import Any

import pytest

from dungeon_cards_page import EXAMPLE
from dungeon_gallery import cards
from dungeon_story import Story
from tacora.bots.dungeon.greedy import greedy
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json, jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS, Card
from tacora.games.dungeon.finds import Discoveries, Explored, Tokens, Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.moves import NOTHING, PASS
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.submission import Submission, check_submission, read_submission

CROSS = cards()["cross"]
HAND: tuple[Card, ...] = (CROSS,) * 5
COLUMN = tuple(Placed(CROSS, 0, 9 * number) for number in range(5))


def test_the_empty_path_brings_nothing() -> None:
    """V-R9."""
    assert check_submission(HAND, Submission(COLUMN, ""), Tools()) == Explored(
        Discoveries(),
        exited=False,
        ending="empty",
        used_tokens=Tokens(),
        used_books=(),
        boxed_books=(),
        taken_token=None,
    )


def test_an_exit_with_what_was_found() -> None:
    """V-E2, V-E5."""
    explored = check_submission(HAND, Submission(COLUMN, "1d1swwsssww"), Tools())
    assert (explored.exited, explored.coins, explored.ending) == (True, 1, "exit")
    assert explored.discoveries.points("coin") == 1


def test_a_token_taken_by_the_book() -> None:
    """V-B15: the token is named, used or not; the book leaves the game."""
    explored = check_submission(
        HAND, Submission(COLUMN, "1d1+r"), Tools(Tokens(rope=1), (Book.TAKE_TOKEN, Book.BOX_ONE))
    )
    assert (explored.taken_token, explored.used_tokens) == ("rope", Tokens())
    assert (explored.used_books, explored.boxed_books) == ((), (Book.TAKE_TOKEN,))


def test_exactly_the_cards_of_the_hand() -> None:
    """V-D1."""
    other = START_CARDS[0]
    with pytest.raises(IllegalMove, match=r"layout: card 5: cross is not in the hand \(V-D1\)"):
        check_submission((*HAND[:4], other), Submission(COLUMN, ""), Tools())
    with pytest.raises(IllegalMove, match=r"layout: cross is not laid \(V-D1\)"):
        check_submission(HAND, Submission(COLUMN[:4], ""), Tools())


def test_json_both_ways() -> None:
    submission = Submission(
        tuple(Placed(card, 7 * number, -number, turned=number == 2) for number, card in enumerate(START_CARDS[:5])),
        "1d1ss",
    )
    value = jsonable(submission)
    assert value == {
        "layout": [
            {"card": "S1", "x": 0, "y": 0, "turned": False},
            {"card": "S2", "x": 7, "y": -1, "turned": False},
            {"card": "S3", "x": 14, "y": -2, "turned": True},
            {"card": "S4", "x": 21, "y": -3, "turned": False},
            {"card": "S5", "x": 28, "y": -4, "turned": False},
        ],
        "path": "1d1ss",
    }
    assert read_submission(value, "move") == submission


PLACED: dict[str, Json] = {"card": "S1", "x": 0, "y": 0, "turned": False}


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ([], "move: it must be an object of layout, path (F-2)"),
        ({"layout": [], "path": "", "more": 1}, "move: it must be an object of layout, path (F-2)"),
        ({"layout": [PLACED] * 5, "path": 3}, "move: path: it must be a text (F-2)"),
        ({"layout": [PLACED] * 4, "path": ""}, "move: layout: it must be a list of 5 cards (V-D1)"),
        ({"layout": "S1", "path": ""}, "move: layout: it must be a list of 5 cards (V-D1)"),
        ({"layout": [PLACED] * 5, "path": "x"}, "move: path: 'x' at character 1 is not an entry (F-2)"),
        ({"layout": [7] * 5, "path": ""}, "move: layout: card 1: it must be an object of card, x, y, turned (F-2)"),
        (
            {"layout": [PLACED, {**PLACED, "turned": 90}] * 3, "path": ""},
            "move: layout: it must be a list of 5 cards (V-D1)",
        ),
        (
            {"layout": [PLACED, {**PLACED, "turned": 90}, *[PLACED] * 3], "path": ""},
            "move: layout: card 2: turned must be true or false (V-D2)",
        ),
        (
            {"layout": [{**PLACED, "x": 100}, *[PLACED] * 4], "path": ""},
            "move: layout: card 1: x and y are whole numbers from -99 to 99 (F-2)",
        ),
        (
            {"layout": [{**PLACED, "y": True}, *[PLACED] * 4], "path": ""},
            "move: layout: card 1: x and y are whole numbers from -99 to 99 (F-2)",
        ),
        (
            {"layout": [{**PLACED, "card": "cross"}, *[PLACED] * 4], "path": ""},
            "move: layout: card 1: 'cross' is no card (V-M3)",
        ),
    ],
)
def test_what_is_no_submission(value: Json, says: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        read_submission(value, "move")
    assert str(refused.value) == says


def test_the_example_of_the_page_is_legal() -> None:
    text = (Path(__file__).parents[3] / "docs/formats/path.md").read_text(encoding="utf-8")
    value = json.loads(text.split("```json")[1].split("```")[0])
    submission = read_submission(value, "page")
    hand = tuple(placed.card for placed in submission.layout)
    explored = check_submission(hand, submission, Tools(Tokens(sword=1)))
    assert explored.used_tokens == Tokens(sword=1)
    assert (explored.discoveries.portal, explored.discoveries.stairs, explored.discoveries.pit) == (2, 3, 3)
    assert value == EXAMPLE


class TestUnfinishedWork:
    """V-R34: when time is up, the last legal dungeon and path count."""

    def test_the_legal_part_of_a_path_counts(self) -> None:
        story, whole = explorer_with_a_path()
        tokens = tokens_of(whole["path"], "path")
        assert len(tokens) > 2
        for cut in range(len(tokens) + 1):
            work: Json = {**whole, "path": "".join(tokens[:cut])}
            move = DUNGEON.unfinished(story.state, Seat(0), work)
            assert isinstance(move, Submission)
            assert move.path == "".join(tokens[:cut])
        wrong: Json = {**whole, "path": f"{tokens[0]}{tokens[1]}m1a1"}
        move = DUNGEON.unfinished(story.state, Seat(0), wrong)
        assert isinstance(move, Submission)
        assert move.path == tokens[0] + tokens[1]

    def test_cards_that_do_not_meet_count_for_nothing(self) -> None:
        story, whole = explorer_with_a_path()
        apart: list[Json] = [{**placed, "x": 20 * number} for number, placed in enumerate(whole["layout"])]
        assert DUNGEON.unfinished(story.state, Seat(0), {**whole, "layout": apart}) is NOTHING

    def test_a_face_may_keep_more_in_the_work(self) -> None:
        story, whole = explorer_with_a_path()
        rough: Json = {**whole, "desk": {"in hand": ["S1"]}}
        assert DUNGEON.unfinished(story.state, Seat(0), rough) == DUNGEON.unfinished(story.state, Seat(0), whole)

    def test_no_work_counts_for_nothing(self) -> None:
        """V-R35: as for the absent; and at the market for a pass."""
        story, whole = explorer_with_a_path()
        assert DUNGEON.unfinished(story.state, Seat(0), None) is NOTHING
        assert DUNGEON.unfinished(story.state, Seat(0), {"layout": "half"}) is NOTHING
        assert DUNGEON.unfinished(story.state, Seat(0), [whole]) is NOTHING
        assert DUNGEON.unfinished(Story(2).state, Seat(0), {"layout": [], "path": ""}) is PASS


def explorer_with_a_path() -> tuple[Story, dict[str, Any]]:
    """A match in which all build, and a dungeon with a path that seat 0 may lay."""
    story = Story(2).to_exploration()
    view = DUNGEON.view(story.state, Seat(0))
    move = greedy(1)(view)
    assert isinstance(move, Submission)
    return story, json.loads(json.dumps(jsonable(move)))
