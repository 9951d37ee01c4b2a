"""The interface between the server and a game: what it fills in by itself, and what it refuses."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tacora.core.errors import BadOptions
from tacora.core.match import Match
from tacora.core.seats import Seat, seats
from tacora.games import NAMES
from tacora.games.dungeon.game import DUNGEON
from tacora.server.schemas import wire_schema
from tacora.server.wire import WIRES, BotKind, PlainViews, Wire
from tacora.server.wire.diamant import WIRE


def _views(state: Any, own: tuple[Seat, ...]) -> Any:
    views = PlainViews(DUNGEON, state, 5)
    return json.loads(views.shared + views.own(own))


def test_our_wires_are_those_of_our_games() -> None:
    assert set(WIRES) <= set(NAMES)
    for name in WIRES:
        wire = WIRES[name]
        assert wire.game.name == name
        fewest, most = wire.seats
        for count in (fewest, most):
            wire.game.table({}, count)
        for count in (fewest - 1, most + 1):
            with pytest.raises(BadOptions, match="seats"):
                wire.game.table({}, count)


def test_a_view_of_any_game_says_what_each_seat_may_know() -> None:
    match = Match(DUNGEON, DUNGEON.table({}, 2))
    random = Random(1)
    while not DUNGEON.pending(match.state):
        match.draw(random.choice(DUNGEON.urn(match.state)))
    view = _views(match.state, (Seat(1),))
    assert (view["point"], view["pending"]) == (5, list(DUNGEON.pending(match.state)))
    assert (view["scores"], view["winners"]) == (None, [])
    assert list(view["own"]) == ["1"]
    assert view["own"]["1"]["seat"] == 1
    assert view["open"]["seat"] is None
    assert _views(match.state, ())["own"] == {}
    assert list(_views(match.state, seats(2))["own"]) == ["0", "1"]


def test_the_stand_in_is_a_bot_of_the_game() -> None:
    with pytest.raises(ValueError, match="stand_in: 'nobody' is not one of: easy, normal, hard"):
        replace(WIRE, stand_in="nobody")


def test_four_fields_are_enough() -> None:
    wire = Wire(game=DUNGEON, seats=(2, 4), bots={"idle": BotKind(lambda _seed: lambda _view: None)}, stand_in="idle")
    table = DUNGEON.table({}, 2)
    assert not wire.is_house_variant(table)
    assert isinstance(wire.views(DUNGEON.start(table)[0], 0, odds=True), PlainViews)
    assert wire.types is None


def test_a_games_schema_has_its_own_words_only() -> None:
    assert WIRE.types is not None
    schema = wire_schema("diamant", WIRE.types)
    assert schema["title"] == "DiamantWire"
    assert {"View", "Event", "Options", "Choice", "Form", "TreasureFound"} <= set(schema["$defs"])
    assert schema["$defs"]["TreasureFound"]["properties"]["card"] == {"type": "string"}
    assert "Lobby" not in schema["$defs"]
