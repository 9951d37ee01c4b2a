"""`master`: what it weighs, and what it remembers."""

from random import Random
from typing import Any

import numpy as np
import pytest

from diamant_twin import OPTIONS, some_state
from tacora.batch.diamant import kernel
from tacora.batch.diamant.arrays import plan, position
from tacora.batch.diamant.policy import returns, threshold
from tacora.batch.diamant.weighing import begin_next
from tacora.bots.diamant import likeness, make_bot
from tacora.bots.diamant.counting import chance_to_return
from tacora.bots.diamant.master import Master
from tacora.bots.diamant.memory import ALIKE, Memory, Models
from tacora.bots.diamant.people import people
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Choice, State, Trap, View

EXACT = (1, 1, 1, 1, 1, 4000, 4000)
"""Many ends of the last expedition, and no futures."""


def taken(names: tuple[str, ...], deck: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """These cards of a deck, and the rest."""
    rest = list(deck)
    cards = [next(card for card in rest if card.wire == name) for name in names]
    for card in cards:
        rest.remove(card)
    return tuple(cards), tuple(rest)


def last_decision(path: tuple[str, ...], beside: int, chests: tuple[int, int], inside: tuple[int, ...]) -> View:
    """A decision of seat 0 in the last expedition of two, with four cards in the deck: a treasure of 5, three traps."""
    table = DIAMANT.table({"edition": "2024"}, 2)
    state = DIAMANT.start(table)[0]
    cards, _ = taken((*path, "treasure-5", "trap-snake", "trap-lava", "trap-spikes"), state.cave.deck)
    cave = state.cave._replace(
        deck=cards[len(path) :],
        path=cards[: len(path)],
        on_path=(0,) * len(path),
        in_cave=tuple(map(Seat, inside)),
        beside=beside,
    )
    decide = DIAMANT.draw(state, state.cave.deck[0])[0].phase
    camp = state.camp._replace(expedition=table.expeditions)
    return View(Seat(0), decide, camp, cave, chests)


def test_chances_are_those_of_the_deck() -> None:
    """Alone in the cave, one behind, with a snake on the path: of four cards the treasure saves, the snake ends it."""
    view = last_decision(("trap-snake", "treasure-3"), 3, (0, 4), (0,))
    going_on, returning, _ = Master(1, EXACT).weigh(view)
    assert returning == 0
    # the treasure comes before the second snake half of the time, and then the hero goes home at once
    assert going_on == pytest.approx(0.5, abs=0.03)


def test_it_reckons_with_others_who_leave_now() -> None:
    """Whoever returns with the other shares what lies there; the believed threshold says whether the other does."""
    view = last_decision(("trap-snake", "trap-lava", "treasure-7"), 3, (0, 0), (0, 1))
    view = view._replace(cave=view.cave._replace(on_path=(0, 0, 1)))
    shares = []
    for load in (3, 40):
        models = Models([threshold(load)], [1.0])
        shares.append(Master(1, EXACT, models).weigh(view)[1])
    assert shares[0] == pytest.approx(0.5)  # both go home with three, and nobody takes the odd ruby
    assert shares[1] > 0.7  # alone home with four, while the other stays among two traps


@pytest.mark.parametrize("options", OPTIONS)
def test_the_next_expedition_begins_as_the_engine_says(options: dict[str, Any]) -> None:
    compared = 0
    for number in range(400):
        random = Random(f"next/{number}")
        table = DIAMANT.table(options, random.randint(2, 8))
        state = some_state(table, random)
        inside = DIAMANT.pending(state)
        if len(inside) < 2 or state.camp.expedition == table.expeditions:
            continue
        numbers, deck = position(state)
        begin_next(plan(table, [0] * table.seats, [threshold(1)]).numbers, numbers, deck)
        after: State = DIAMANT.apply(state, dict.fromkeys(inside, Choice.RETURN))[0]
        expected, expected_deck = position(after)
        for points in (numbers, expected):
            points[kernel.POINTS : kernel.POINTS + kernel.MOST_SEATS] = 0
        assert numbers.tolist() == expected.tolist()
        assert sorted(deck[: numbers[kernel.SIZE]]) == sorted(expected_deck[: numbers[kernel.SIZE]])
        compared += 1
    assert compared > 30


def seen_in(options: dict[str, Any], seed: int) -> tuple[list[View], list[Choice]]:
    """What a master saw in a match, and what it chose."""
    views: list[View] = []
    choices: list[Choice] = []
    master = make_bot("master", seed)

    def watched(view: View) -> Choice:
        views.append(view)
        choices.append(master(view))
        return choices[-1]

    others = [make_bot(name, seed) for name in ("threshold-4", "bold", "easy")]
    Match(DIAMANT, DIAMANT.table(options, 4)).play([watched, *others], SeededChance(seed))
    return views, choices


@pytest.mark.parametrize("options", [{"edition": "2024"}, {"edition": "2017", "hidden_chests": True}])
def test_a_fresh_bot_that_was_shown_the_match_decides_the_same(options: dict[str, Any]) -> None:
    views, choices = seen_in(options, 5)
    for number, (view, choice) in enumerate(zip(views, choices, strict=True)):
        fresh = Master(5)
        for earlier in views[:number]:
            fresh.watch(earlier)
        assert fresh(view) is choice


def test_it_goes_on_while_nothing_can_be_lost() -> None:
    safe = 0
    for number in range(1500):
        random = Random(f"safe/{number}")
        state = some_state(DIAMANT.table({"edition": "2024"}, 2), random)
        cave = state.cave
        if not DIAMANT.pending(state) or any(cave.on_path):
            continue
        if any(type(card) is Trap and card in cave.deck for card in cave.path):
            continue
        view = DIAMANT.view(state, cave.in_cave[0])
        going_on, returning, _ = Master(number).weigh(view)
        assert going_on > returning - 0.05
        assert Master(number)(view) is Choice.CONTINUE
        safe += 1
    assert safe > 10


def first_view(players: int, expedition: int = 1, card: str = "treasure-9", seat: int = 0) -> View:
    """A seat's decision after the first card of an expedition."""
    state = DIAMANT.start(DIAMANT.table({"edition": "2024"}, players))[0]
    cards, _ = taken((card,), state.cave.deck)
    view = DIAMANT.view(DIAMANT.draw(state, *cards)[0], Seat(seat))
    return view._replace(camp=view.camp._replace(expedition=expedition))


def test_seats_are_in_moods_of_their_own_in_the_first_two_expeditions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where both choices are nearly alike, copies at one table choose differently, and each always the same."""
    monkeypatch.setattr(Master, "weigh", lambda _self, _view: (0.25, 0.26, 1))
    for expedition in (1, 2):
        early = first_view(6, expedition)
        choices = [Master(seed)(early) for seed in range(40)]
        assert 10 < choices.count(Choice.RETURN) < 35
        assert choices == [Master(seed)(early) for seed in range(40)]
    late = first_view(6, 3, "treasure-11")
    assert {Master(seed)(late) for seed in range(40)} == {Choice.RETURN}


@pytest.mark.parametrize("expedition", [1, 4])
@pytest.mark.parametrize("card", ["treasure-5", "treasure-7", "treasure-11"])
@pytest.mark.parametrize(
    ("players", "gains"), [(2, (0.03, 0.06)), (3, (0.02, 0.04, 0.08)), (4, (0.012, 0.03, 0.06, 0.08))]
)
def test_with_few_players_every_seat_waits_for_more_than_another_whatever_its_seed(
    monkeypatch: pytest.MonkeyPatch, expedition: int, card: str, players: int, gains: tuple[float, ...]
) -> None:
    """Nobody goes home while going on wins more; then one copy, and one more with each step of the gain."""
    views = [first_view(players, expedition, card, seat) for seat in range(players)]
    homes = []
    for gain in (-0.001, *gains):
        monkeypatch.setattr(Master, "weigh", lambda _self, _view, gain=gain: (0.25, 0.25 + gain, 1))
        homes.append([Master(f"{gain}/{view.seat}")(view) for view in views].count(Choice.RETURN))
    assert homes == list(range(players + 1))


@pytest.mark.parametrize("players", [3, 4])
def test_with_few_players_who_waits_longest_changes_from_expedition_to_expedition(players: int) -> None:
    seats = range(players)
    patient = {
        max(seats, key=lambda seat: Master(0)._patience(first_view(players, expedition, card, seat)))
        for expedition in (1, 2)
        for card in (*(f"treasure-{rubies}" for rubies in (1, 2, 3, 4, 5, 7, 9, 11, 13)), "trap-snake", "trap-lava")
    }
    assert patient == set(seats)


def test_a_seat_waits_as_far_as_the_others_in_the_cave_are_likely_to_be_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits alone in the cave, nor who is told how the others play."""
    view = first_view(4)
    patience = []
    for alike in (0.0, 0.2, 0.9):
        monkeypatch.setattr(Memory, "alike", lambda _self, _seat, alike=alike: alike)
        patience.append(Master(0)._patience(view))
    assert patience[0] == 0 < patience[1] < patience[2]
    alone = view._replace(cave=view.cave._replace(in_cave=(Seat(0),)))
    assert Master(0)._patience(alone) == 0
    assert Master(0, models=Models([threshold(5)], [1.0]))._patience(view) == 0


def alike_in_the_end(name: str, seed: int, options: dict[str, Any]) -> float:
    """How likely a bot is to be a copy for a master that was at its table, in the last of its views."""
    memory = Memory(people(DIAMANT.table(options, 4)), likeness.chance_to_return)
    own = make_bot("master", f"{seed}/own")

    def watching(view: View) -> Choice:
        memory.watch(view)
        return own(view)

    others = [make_bot(other, f"{seed}/{other}") for other in (name, "threshold-9", "bold")]
    Match(DIAMANT, DIAMANT.table(options, 4)).play([watching, *others], SeededChance(seed))
    return memory.alike(Seat(1))


@pytest.mark.parametrize("options", [{"edition": "2024"}, {"edition": "2017"}])
def test_copies_are_recognised_by_what_they_do(options: dict[str, Any]) -> None:
    copies, odds, loads = (
        [alike_in_the_end(name, seed, options) for seed in range(12)] for name in ("master", "odds", "threshold-7")
    )
    assert sum(copies) / 12 > ALIKE > sum(odds) / 12
    assert sum(copies) / 12 > 1.5 * max(sum(odds), sum(loads)) / 12


@pytest.mark.parametrize("rubies", [0, 30, 10**4, 10**9])
def test_no_load_is_too_large_to_tell_copies_by(rubies: int) -> None:
    """Whoever has much more than one more card can pay, with danger, without it."""
    for path in (("trap-snake",), ("treasure-3",)):
        view = last_decision(path, rubies, (0, 0), (0, 1))
        assert 0 <= likeness.chance_to_return(view) <= 1


def test_moods_are_smaller_where_more_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Master, "weigh", lambda _self, _view: (0.25, 0.26, 1))
    waiting = []
    for players in (5, 8):
        view = first_view(players)
        assert any(view.cave.on_path)
        waiting.append([Master(seed)(view) for seed in range(60)].count(Choice.CONTINUE))
    assert waiting[0] > 2 * waiting[1]


@pytest.mark.parametrize(("name", "places"), [("odds", (0, 1)), ("timid", (5,)), ("steady", (6,))])
def test_it_recognises_a_character_by_what_it_does(name: str, places: tuple[int, ...]) -> None:
    """In most of some matches the character's own models have become likelier, on average by much."""
    table = DIAMANT.table({"edition": "2024"}, 4)
    models = people(table)
    before = sum(np.exp(models.prior[place]) for place in places)
    after = []
    for seed in range(12):
        memory = Memory(models)

        def waits(view: View, memory: Memory = memory) -> Choice:
            memory.watch(view)
            return Choice.CONTINUE

        others = [make_bot(other, seed) for other in (name, "threshold-9", "bold")]
        Match(DIAMANT, table).play([waits, *others], SeededChance(seed))
        after.append(sum(memory.chances(Seat(1))[place] for place in places))
    assert sum(chance > before for chance in after) >= 9
    assert sum(after) / len(after) > 2 * before


@pytest.mark.parametrize("options", OPTIONS)
def test_the_arrays_that_count_the_deck_play_much_as_odds_does(options: dict[str, Any]) -> None:
    alike = compared = 0
    for number in range(800):
        random = Random(f"count/{number}")
        table = DIAMANT.table(options, random.randint(2, 8))
        state = some_state(table, random)
        if not DIAMANT.pending(state):
            continue
        view = DIAMANT.view(state, state.cave.in_cave[0])
        chances = [returns(people(table).policies[place], view, 8) for place in (0, 1)]
        alike += abs(sum(chances) / 2 - chance_to_return(view)) < 0.5
        compared += 1
    assert compared > 200
    assert alike > 0.9 * compared
