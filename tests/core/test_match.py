"""The driver of a match."""

from typing import Any

import pytest

from diamant_story import Story
from tacora.bots.dungeon.greedy import greedy
from tacora.core.chance import SeededChance
from tacora.core.errors import IllegalMove
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Decision, Draw, Fact, Note
from tacora.games.diamant import DIAMANT, Choice, View
from tacora.games.dungeon.events import FirstDone
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.state import State as DungeonState
from tacora.games.dungeon.view import View as DungeonView


def home_with_five(view: View) -> Choice:
    assert view.seat is not None
    return Choice.RETURN if view.cave.beside >= 5 else Choice.CONTINUE


def test_a_match_can_be_played_on_from_anywhere() -> None:
    """The driver finishes what was begun by hand, and keeps every step."""
    story = Story(3).reveal("treasure-15").home(0)
    story.match.play([home_with_five] * 3, SeededChance(7))
    assert story.match.is_over
    assert len(story.match.steps) > 10
    assert [type(step) for step in story.match.steps[:4]] == [Draw, Decision, Draw, Decision]


def test_nobody_need_listen() -> None:
    """Events are told only to who asks for them."""
    table = DIAMANT.table({}, 3)
    quiet, heard = Match(DIAMANT, table), Story(3)
    quiet.play([home_with_five] * 3, SeededChance(7))
    heard.match.play([home_with_five] * 3, SeededChance(7))
    assert quiet.state == heard.state
    assert len(heard.events) > len(quiet.steps)
    by_hand = Match(DIAMANT, table)
    by_hand.draw(DIAMANT.urn(by_hand.state)[0])
    assert len(by_hand.steps) == 1


def test_everybody_sees_only_their_own_view() -> None:
    seen: list[View] = []

    def watcher(view: View) -> Choice:
        seen.append(view)
        return Choice.RETURN

    Match(DIAMANT, DIAMANT.table({"hidden_chests": True}, 4)).play([watcher] * 4, SeededChance(1))
    assert {view.seat for view in seen} == {0, 1, 2, 3}
    for view in seen:
        assert [seat for seat, chest in enumerate(view.chests) if chest is not None] == [view.seat]


def test_a_game_without_a_clock_notes_nothing() -> None:
    match = Match(DIAMANT, DIAMANT.table({}, 3))
    assert DIAMANT.facts(match.state) == ()
    with pytest.raises(IllegalMove, match="this game notes no facts"):
        match.note(Fact("nobody"))
    with pytest.raises(IllegalMove, match="this game notes no facts"):
        DIAMANT.witness(match.state, {})


def test_facts_come_from_the_clock() -> None:
    """V-T1: who was done first is what the clock says, and is no draw."""

    def lay_something(view: DungeonView) -> Move:
        return greedy(1)(view)

    def clock(state: DungeonState) -> dict[Seat, float]:
        return {Seat(0): 7.0, Seat(1): 6.0}

    told: list[Any] = []
    match = Match(DUNGEON, DUNGEON.table({}, 2), on_events=told.extend)
    match.play([lay_something] * 2, SeededChance(3), clock)
    facts = [step.fact for step in match.steps if isinstance(step, Note)]
    assert facts
    assert set(facts) <= {"seat-0", "seat-1"}
    assert [event.seat for event in told if isinstance(event, FirstDone)] == [int(fact[-1]) for fact in facts]


def test_without_a_clock_nobody_is_first() -> None:
    """V-R33: unless only one could be (V-R43)."""
    match = Match(DUNGEON, DUNGEON.table({}, 2))
    match.play([greedy(1), greedy(2)], SeededChance(3))
    facts = [step.fact for step in match.steps if isinstance(step, Note)]
    assert facts
    assert set(facts) == {"nobody"}
