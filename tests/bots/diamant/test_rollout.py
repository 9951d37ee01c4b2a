"""The bots that play both choices out, and what they learn from a match."""

from itertools import pairwise
from typing import Any

import pytest

from tacora.bots.diamant import make_bot
from tacora.bots.diamant.memory import Memory, Models, decided
from tacora.bots.diamant.models import THRESHOLDS, fitted
from tacora.bots.diamant.rollout import Rollout
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Choice, View
from tacora.solvers.diamant.stopping import should_return

BOTS = ("threshold-4", "bold", "threshold-13", "timid")


def seen_by_the_first(options: dict[str, Any], bots: tuple[str, ...], seed: int) -> tuple[list[View], list[set[Seat]]]:
    """What the first seat saw at its decisions in a match, and who of the others left at each of them."""
    views: list[View] = []
    left: list[set[Seat]] = []
    match = Match(DIAMANT, DIAMANT.table(options, len(bots)))
    chance = SeededChance(seed)
    deciders = [make_bot(bot, seed) for bot in bots]
    while not match.is_over:
        state = match.state
        if urn := DIAMANT.urn(state):
            match.draw(urn[chance.below(len(urn))])
            continue
        choices = {seat: deciders[seat](DIAMANT.view(state, seat)) for seat in DIAMANT.pending(state)}
        if Seat(0) in choices:
            views.append(DIAMANT.view(state, Seat(0)))
            left.append({seat for seat, choice in choices.items() if seat and choice is Choice.RETURN})
        match.apply(choices)
    return views, left


@pytest.mark.parametrize("options", [{"edition": "2024"}, {"edition": "2017"}])
def test_a_seat_knows_who_left_when_it_decided(options: dict[str, Any]) -> None:
    told = known = 0
    for seed in range(40):
        views, left = seen_by_the_first(options, BOTS, seed)
        for last, view, gone in zip(views, views[1:], left, strict=False):
            others = set(last.cave.in_cave) - {Seat(0)}
            for seat, went in decided(last, view).items():
                assert seat in others
                known += went is (seat in gone)
                told += 1
    assert told > 500
    assert known > 0.98 * told  # two who bring home the same by chance look as if they had left together


def test_hidden_chests_show_less() -> None:
    views, _ = seen_by_the_first({"edition": "2024", "hidden_chests": True}, BOTS, 1)
    told = [decided(last, view) for last, view in pairwise(views)]
    new = [last.camp.expedition != view.camp.expedition for last, view in pairwise(views)]
    assert any(new)
    assert all(not known for known, is_new in zip(told, new, strict=True) if is_new)


def test_a_model_that_explains_what_somebody_did_becomes_likely() -> None:
    bank = fitted()
    place = THRESHOLDS.index(4)
    even = [1 / len(bank)] * len(bank)
    memory = Memory(Models(bank, even))
    assert memory.chances(Seat(1)) == pytest.approx(even)
    views, _ = seen_by_the_first({"edition": "2024"}, ("threshold-18", "threshold-4", "threshold-18"), 3)
    for view in views:
        memory.watch(view)
        memory.watch(view)  # the same view again is no news
    assert memory.chances(Seat(1))[place] > 2 / len(bank)
    assert max(memory.chances(Seat(1))) > 3 * memory.chances(Seat(1))[THRESHOLDS.index(18)]
    memory.watch(views[0])  # another match
    assert memory.chances(Seat(1)) == pytest.approx(even)


def test_alone_at_the_table_the_master_loses_nothing_against_the_optimum() -> None:
    """D-E13: the exact optimum of the lone player, in every position of many games."""
    editions: tuple[dict[str, Any], ...] = (
        {"edition": "2024"},
        {"edition": "2024", "relics": True},
        {"edition": "2017"},
    )
    for options in editions:
        table = DIAMANT.table(options, 1)
        for seed in range(30):
            master = make_bot("master", seed)

            def compared(view: View, master: Any = master) -> Choice:
                choice: Choice = master(view)
                assert (choice is Choice.RETURN) is should_return(view)
                return choice

            Match(DIAMANT, table).play([compared], SeededChance(seed))


def test_who_cannot_win_by_returning_goes_on() -> None:
    """In the last expedition a seat whose load does not make up for the lead of the one at home stays."""
    table = DIAMANT.table({"edition": "2024"}, 2)
    state = DIAMANT.start(table)[0]
    deck = list(state.cave.deck)
    path = tuple(card for name in ("trap-snake", "trap-lava", "treasure-9") for card in [_take(deck, name)])
    cave = state.cave._replace(deck=tuple(deck), path=path, on_path=(0, 0, 1), in_cave=(Seat(0),), beside=4)
    for chests, expected in (((10, 24), Choice.CONTINUE), ((60, 62), Choice.RETURN)):
        camp = state.camp._replace(expedition=5)
        far = state._replace(
            phase=DIAMANT.draw(state, state.cave.deck[0])[0].phase, camp=camp, cave=cave, chests=chests
        )
        for bot in (Rollout(1, playouts=1000), make_bot("master", 1)):
            assert bot(DIAMANT.view(far, Seat(0))) is expected


def _take(deck: list[Any], name: str) -> Any:
    card = next(card for card in deck if card.wire == name)
    deck.remove(card)
    return card


def test_without_numba_the_master_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TACORA_PLAIN", "1")
    for seats in (1, 2, 5):
        match = Match(DIAMANT, DIAMANT.table({"edition": "2017"}, seats))
        match.play([make_bot("master", 1)] * seats, SeededChance(1))
        assert match.is_over
