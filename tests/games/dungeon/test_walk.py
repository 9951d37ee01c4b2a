"""Walks: every listed step is legal, every other is refused, and turning the table changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dungeon_gallery import cards
from dungeon_layouts import random_hand, random_layout, random_tools
from tacora.core.errors import IllegalMove
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import Discoveries, Tokens, Tools
from tacora.games.dungeon.geometry import Placed, Spot, read_spot
from tacora.games.dungeon.ground import HEIGHT, WIDTH
from tacora.games.dungeon.submission import Submission, check_submission
from tacora.games.dungeon.walk import Walk

SPOTS = tuple(f"{number}{column}{row}" for number in range(1, 6) for column in "abcdefgABCDEFG" for row in range(1, 10))
PLAIN_STEPS = (*"nesw", *"NESW", *"12345", "o", "+s", "+p", "+k", "+r", "nv", "ev", "sv", "wv", "1v", "2v", "3v")
TURN = str.maketrans("neswNESW", "swneSWNE")
CARDS = cards()


def turned_step(token: str) -> str:
    """A step as it is seen from the other side of the table: spots are a card's own, directions are the table's."""
    return token if token[0] in "dupbmo+12345" else token.translate(TURN)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6))
def test_random_walks_are_legal_submissions(seed: int) -> None:
    random = Random(seed)
    hand, tools = random_hand(random), random_tools(random)
    layout = random_layout(hand, random)
    walk = Walk.begin(layout, tools)
    walks, history = [walk], []
    while steps := walk.steps():
        assert len({step.token for step in steps}) == len(steps)
        history.append(random.choice(steps))
        walk = walk.step(history[-1].token)
        walks.append(walk)
    assert walk.is_ended
    assert walk.history() == tuple(history)
    for part in walks:
        assert check_submission(hand, Submission(layout, part.path), tools) == part.explored()


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 10**6))
def test_what_is_not_listed_is_refused(seed: int) -> None:
    random = Random(seed)
    walk = Walk.begin(random_layout(random_hand(random), random), random_tools(random))
    while steps := walk.steps():
        listed = {step.token for step in steps}
        spots = random.sample(SPOTS, 30)
        others = [*PLAIN_STEPS, *spots, *(letter + spot for letter in "dupbm" for spot in spots)]
        others += [f"{token}!{number}" for token in others[:40] for number in (0, 1)]
        for token in set(others) - listed:
            with pytest.raises(IllegalMove):
                walk.step(token)
        walk = walk.step(random.choice(steps).token)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6))
def test_turning_the_whole_dungeon_changes_nothing(seed: int) -> None:
    """V-D2."""
    random = Random(seed)
    layout = random_layout(random_hand(random), random)
    around = tuple(Placed(placed.card, -placed.x - WIDTH, -placed.y - HEIGHT, not placed.turned) for placed in layout)
    tools = random_tools(random)
    walk, turned = Walk.begin(layout, tools), Walk.begin(around, tools)
    while steps := walk.steps():
        if walk.path:
            assert {turned_step(step.token) for step in steps} == {step.token for step in turned.steps()}
        token = random.choice(steps).token
        turned = turned.step(turned_step(token) if walk.path else token)
        walk = walk.step(token)
        assert turned.explored() == walk.explored()
        assert turned.spots == walk.spots


def walked(names: str, path: list[str], tools: Tools = Tools()) -> Walk:  # noqa: B008  it is immutable
    layout = tuple(Placed(CARDS[name], 0, HEIGHT * number) for number, name in enumerate(names.split()))
    walk = Walk.begin(layout, tools)
    for token in path:
        walk = walk.step(token)
    return walk


def test_a_walk_tells_where_it_is_and_what_it_has() -> None:
    start = walked("den", [])
    assert start.spots == ()
    assert start.path == ""
    assert not start.is_ended
    walk = walked("den", ["1d1", "s"], Tools(Tokens(key=1), (Book.TAKE_TOKEN, Book.TRAVEL_TO_MONSTER)))
    assert walk.spots == (read_spot("1d2"),)
    assert walk.bag == Tokens(sword=1)
    assert walk.tokens == Tokens(key=1)
    assert walk.books == (Book.TRAVEL_TO_MONSTER, Book.TAKE_TOKEN)
    assert walk.discoveries == Discoveries(sword=1)
    assert walk.tokens_of_path == ("1d1", "s")
    assert walked("round", ["1d1", "s"]).spots == tuple(
        Spot(1, column, row, is_under=False) for row in (1, 2, 3) for column in (1, 2, 3)
    )
    stairs = walked("shaft", ["1e1", "s", "s", "w", "sv", "S", "W", "W"])
    assert {str(spot) for spot in stairs.spots} == {"1b5", "1B5"}


def test_a_walk_tells_what_gets_a_circle_and_what_a_stroke() -> None:
    walk = walked("gate shrine", ["1d1", "s", "s", "w", "w", "p2d3"], Tools(Tokens(sword=1)))
    assert [str(spot) for spot in walk.discovered] == ["1d2", "1b3", "2d4", "2d3"]
    assert [str(spot) for spot in walk.spent] == ["1d2", "1b3", "2d3"]


def test_steps_say_what_they_are() -> None:
    walk = walked("den", ["1d1", "s", "s", "s"], Tools(Tokens(), (Book.TRAVEL_TO_MONSTER, Book.TAKE_TOKEN)))
    assert {(step.token, step.kind, str(step.target), step.defeats, step.books) for step in walk.steps()} >= {
        ("e", "walk", "1e4", None, ()),
        ("m1b4", "monster", "1b4", None, (3,)),
        ("m1b4!0", "monster", "1b4", 0, (3,)),
        ("m1c6!1", "monster", "1c6", 1, (3,)),
        ("+s", "take", "None", None, (15,)),
    }
    assert [step.kind for step in walked("cross", ["1d1", "s", "w", "w", "s", "s", "s", "w"]).steps()] == ["exit"]


def test_why_not_names_the_first_refusal() -> None:
    walk = walked("den", ["1d1"])
    assert walk.why_not(read_spot("1d2")) is None
    rock, far = walk.why_not(read_spot("1a1")), walk.why_not(read_spot("1d9"))
    assert rock is not None
    assert rock.rule == "V-P7"
    assert far is not None
    assert far.rule == "V-P5"
    monsters = walked("den", ["1d1", "s", "s", "s", "s"], Tools(Tokens(), (Book.DEFEAT_MONSTER,))).step("s")
    assert monsters.discoveries.monster == 2
    lock = walked("den", ["1g4"]).why_not(read_spot("1f4"))
    assert lock is not None
    assert lock.rule == "V-I2"
    assert str(lock) == "path: step 2 ('w'): nothing is left to overcome the lock with (V-I2)"
    unbegun = walked("den", []).why_not(read_spot("1d2"))
    assert unbegun is not None
    assert unbegun.where == "path: step 0"


def test_a_step_leaves_the_walk_as_it_was() -> None:
    walk = walked("den", ["1d1"])
    walk.step("s")
    with pytest.raises(IllegalMove):
        walk.step("e")
    assert walk.path == "1d1"
    assert walk.discoveries == Discoveries()


def test_only_tokens_of_the_notation_are_steps() -> None:
    with pytest.raises(IllegalMove, match="a path begins with an entry"):
        walked("den", ["+s"], Tools(Tokens(), (Book.TAKE_TOKEN,)))
    with pytest.raises(IllegalMove, match="it is not a step"):
        walked("den", ["1d1", "z"])
    with pytest.raises(IllegalMove, match="there is no card 4"):
        walked("den", ["4d1"])
    with pytest.raises(IllegalMove, match="there is no card 4"):
        walked("den", ["1d1", "m4d1"], Tools(Tokens(), (Book.TRAVEL_TO_MONSTER,)))


def test_a_barrel_in_a_room_with_two_leads_to_the_other_too() -> None:
    """V-B9: any other barrel, though both stand in one room."""
    walk = walked("cellar", ["1d1", "s"], Tools(Tokens(), (Book.TRAVEL_TO_BARREL,)))
    assert {step.token for step in walk.steps() if step.kind == "barrel"} == {"b1c3", "b1d3"}
    assert walk.step("b1d3").discoveries == Discoveries(barrel=2, room=1)
