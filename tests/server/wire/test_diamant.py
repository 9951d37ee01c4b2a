"""Diamant on the wire: the view says what the state is."""

import json
import random
from typing import Any

import pytest

from table_logs import random_table
from tacora.core.seats import Seat
from tacora.games.diamant import Relic, State
from tacora.server.wire.diamant import Views
from tacora.solvers.diamant.odds import next_card


def _view(state: State, *seats: int, odds: bool = True) -> dict[str, Any]:
    views = Views(state, 7, odds=odds)
    text = views.shared + views.own([Seat(seat) for seat in seats])
    view: dict[str, Any] = json.loads(text)
    return view


@pytest.mark.parametrize("number", range(40))
def test_the_view_is_the_state(number: int) -> None:
    source = random.Random(number)
    log = random_table(source)
    table = log.table
    while table.phase == "playing":
        assert table.match is not None
        state: State = table.match.state
        view = _view(state, 0)
        chances = next_card(state.cave)
        assert view["odds"] == {
            "second_trap": float(chances.second_trap), "expected_rubies": float(chances.expected_rubies),
        }  # fmt: skip
        assert _view(state, odds=False)["odds"] is None
        assert [card["card"] for card in view["path"]] == [card.wire for card in state.cave.path]
        assert [card["rubies"] for card in view["path"]] == list(state.cave.on_path)
        lying = [card["card"] for card in view["path"] if card["card"].startswith("relic") and not card["taken"]]
        assert lying == [card.wire for card in state.cave.lying]
        assert view["on_path"] == sum(state.cave.on_path)
        assert view["alone"] == ({"0": state.cave.beside + view["on_path"]} if 0 in state.cave.in_cave else {})
        met = {trap["kind"] for trap in view["traps"] if trap["met"]}
        assert met == {card["card"][5:] for card in view["path"] if card["card"].startswith("trap")}
        in_game = [card.wire for card in (*state.cave.deck, *state.cave.path)]
        assert all(in_game.count(f"trap-{trap['kind']}") == trap["left"] for trap in view["traps"])
        assert view["deck"] == len(state.cave.deck)
        assert (view["scores"], view["winners"]) == (None, [])
        for seat in table.pending:
            log.choose(seat, source.choice(("continue", "continue", "continue", "return")))
    assert table.match is not None
    view = _view(table.match.state)
    assert view["phase"] == "over"
    assert view["scores"] is not None
    assert view["winners"]
    assert None not in view["chests"]


def test_a_taken_relic_stays_on_the_path_and_is_marked() -> None:
    for number in range(400):
        log = random_table(random.Random(f"relics/{number}"))
        while log.table.phase == "playing" and log.table.match is not None:
            before: State = log.table.match.state
            pending = log.table.pending
            alone = len(pending) > 1 and any(type(card) is Relic for card in before.cave.lying)
            for seat in pending:
                log.choose(seat, "return" if alone and seat == pending[0] else "continue")
            after: State = log.table.match.state
            if alone and after.camp.expedition == before.camp.expedition and not after.cave.lying:
                view = _view(after)
                taken = [card["card"] for card in view["path"] if card["taken"]]
                lay = [card.wire for card in before.cave.lying]
                assert taken[-len(lay) :] == lay
                assert [relic["card"] for relic in view["relics"][pending[0]]][-len(lay) :] == lay
                return
    raise AssertionError("no relic was ever taken")
