"""What every game must keep to. A second game joins by adding its cases to game_cases.py."""

import json
import pickle
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from game_cases import CASES, Case
from tacora.core import record
from tacora.core.chance import SeededChance, weights
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json, event_json, jsonable
from tacora.core.match import AnyMatch
from tacora.core.record import Player
from tacora.core.seats import Seat, Viewer, seats
from tacora.core.steps import Fact, Steps

pytestmark = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
SEEDS = range(3)


def positions(case: Case, seed: int) -> list[AnyMatch]:
    """One match, seen before every step."""
    random = Random(f"{case.name} {seed}")
    match = case.match()
    seen = []
    while not match.is_over:
        at = case.match()
        at.state, at.steps = match.state, Steps(match.steps)
        seen.append(at)
        case.step(match, random)
    seen.append(match)
    return seen


def viewers(case: Case) -> tuple[Viewer, ...]:
    return (*seats(case.seats), None)


def test_a_state_waits_for_one_thing(case: Case) -> None:
    for seed in SEEDS:
        for match in positions(case, seed):
            pending, urn = case.game.pending(match.state), case.game.urn(match.state)
            facts = case.game.facts(match.state)
            assert [bool(pending), bool(urn), bool(facts)].count(True) == (not match.is_over)
            assert bool(case.game.winners(match.state)) is match.is_over
            assert len(case.game.scores(match.state)) == case.seats
            assert list(pending) == sorted(set(pending))


def test_legality_has_one_home(case: Case) -> None:
    """What is listed is accepted; who owes nothing may do nothing; a refusal leaves the state as it was."""
    game = case.game
    some_move = next(game.legal(at.state, seat)[0] for at in positions(case, 2) for seat in game.pending(at.state))
    for match in positions(case, 1):
        state = match.state
        pending = game.pending(state)
        for seat in (*seats(case.seats), Seat(case.seats), Seat(-1)):
            moves = game.legal(state, seat)
            assert bool(moves) is (seat in pending)
            for move in moves:
                game.check(state, seat, move)
            if seat not in pending:
                with pytest.raises(IllegalMove):
                    game.check(state, seat, some_move)
        all_moves = {seat: game.legal(state, seat)[0] for seat in pending}
        wrong: list[dict[Seat, Any]] = [{**all_moves, Seat(case.seats): some_move}]
        wrong += [{other: move for other, move in all_moves.items() if other != seat} for seat in pending]
        if not pending:
            wrong.append({})
        for choices in wrong:
            with pytest.raises(IllegalMove):
                match.apply(choices)
        assert match.state is state


def test_chance_lists_its_outcomes(case: Case) -> None:
    """Their weights add up to 1; each can be drawn; nothing else can."""
    game = case.game
    for match in positions(case, 3)[:40]:
        state = match.state
        urn = game.urn(state)
        if urn:
            assert sum(weights(urn).values()) == Fraction(1)
        for outcome in dict.fromkeys(game.urn(case.match().state)):
            if outcome in urn:
                game.draw(state, outcome)
            else:
                with pytest.raises(IllegalMove):
                    match.draw(outcome)
        assert match.state is state


def test_facts_are_listed(case: Case) -> None:
    """Each can be noted, whatever the clock says is one of them, and nothing else can be noted."""
    game = case.game
    for seed in SEEDS:
        for match in positions(case, seed):
            state, facts = match.state, game.facts(match.state)
            for fact in facts:
                game.note(state, fact)
            if facts:
                assert game.witness(state, {}) in facts
                assert game.witness(state, {seat: float(seat) for seat in seats(case.seats)}) in facts
            with pytest.raises(IllegalMove):
                match.note(Fact("what nobody knows"))
            assert match.state is state


def test_something_is_decided_for_the_absent(case: Case) -> None:
    """And for unfinished work, whatever it is."""
    game = case.game
    for match in positions(case, 4):
        for seat in game.pending(match.state):
            game.check(match.state, seat, game.absent(match.state, seat))
            works: list[Json] = [None, "half a thought", [1], {"layout": [], "path": ""}, {"layout": 7}]
            for work in works:
                game.check(match.state, seat, game.unfinished(match.state, seat, work))


def test_a_decision_stands_or_may_be_changed(case: Case) -> None:
    """Until all have decided, unless a rule makes it final."""
    for match in positions(case, 5):
        state, pending = match.state, case.game.pending(match.state)
        if len(pending) < 2:
            continue
        seat, rule = pending[0], case.game.final(state)
        match.choose(seat, case.game.absent(state, seat))
        if rule is None:
            assert not match.choose(seat, case.game.absent(state, seat))
        else:
            with pytest.raises(IllegalMove, match=rule):
                match.choose(seat, case.game.absent(state, seat))
        assert match.state is state
        assert match.decided == {seat}


def test_nothing_is_changed_in_place(case: Case) -> None:
    """Apply and draw never change their input."""
    for seed in SEEDS:
        for match in positions(case, seed):
            if match.is_over:
                continue
            state = match.state
            before = pickle.dumps(state)
            case.step(match, Random(seed))
            assert match.state is not state
            assert pickle.dumps(state) == before


def test_the_same_seed_gives_the_same_match(case: Case) -> None:
    def bot(seed: int) -> AnyMatch:
        match, random = case.match(), Random(seed)
        match.play([lambda view: case.move(match.state, view.seat, random)] * case.seats, SeededChance(seed))
        return match

    assert bot(5).steps == bot(5).steps
    assert bot(5).state == bot(5).state
    assert bot(5).steps != bot(6).steps


def test_a_record_replays_to_the_match(case: Case) -> None:
    """Also one that stops anywhere before the end."""
    games = {case.game.name: case.game}
    players = tuple(Player(f"P{seat + 1}") for seat in range(case.seats))
    for seed in SEEDS:
        live: list[Any] = []
        match = case.play(seed, live.append)
        told: list[Any] = []
        again = record.read(record.write(record.Record(players, match)), games, told.append)
        assert again.players == players
        assert again.match.state == match.state
        assert again.match.steps == match.steps
        assert told == live
    for part in positions(case, 1)[::7]:
        assert record.read(record.write(record.Record(players, part)), games).match.state == part.state


def test_moves_and_outcomes_have_words(case: Case) -> None:
    """What is written can be read."""
    game = case.game
    for match in positions(case, 2):
        for outcome in game.urn(match.state):
            assert game.read_outcome(json.loads(json.dumps(jsonable(outcome))), "here") == outcome
        for seat in game.pending(match.state):
            for move in (*game.legal(match.state, seat), case.move(match.state, seat, Random(seat))):
                assert game.read_move(json.loads(json.dumps(jsonable(move))), "here") == move


def test_views_and_events_are_plain_json(case: Case) -> None:
    """And a view is of another type than the state."""
    events: list[Any] = []
    match = case.play(1, events.extend)
    for viewer in viewers(case):
        assert type(case.game.view(match.state, viewer)) is not type(match.state)
        for at in positions(case, 1):
            json.dumps(jsonable(case.game.view(at.state, viewer)))
        for event in events:
            shown = case.game.shown(event, viewer)
            assert shown is None or json.dumps(event_json(shown))


def test_views_leak_nothing(case: Case) -> None:
    """Two states that differ only in what a viewer may not know give that viewer the same bytes."""
    for seed in SEEDS:
        random = Random(seed)
        for match in positions(case, seed):
            for viewer in viewers(case):
                twin = case.twin(match.state, viewer, random)
                mine, other = (json.dumps(jsonable(case.game.view(state, viewer))) for state in (match.state, twin))
                assert mine == other
