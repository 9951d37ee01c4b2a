"""Games whose parts fail: the race with one die, with bots that raise, and a reader, rules and views that break."""

import os
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import NoReturn

from dice import DICE, Move, Result, Roll, State, Table, View
from dice import apply as apply_well
from dice_wire import WIRE as DICE_WIRE
from dice_wire import stay
from tacora.core.jsonable import Json, JsonObject
from tacora.core.seats import Seat
from tacora.server.wire import BotKind, Policy, Views, Wire

UNREADABLE, UNPLAYABLE = 4, 5  # guesses
UNTOLD = 6  # steps
UNLUCKY = 13  # goal


class BotError(Exception):
    """A bot's own fault."""


def faulty(_view: View) -> NoReturn:
    """Raise."""
    raise BotError("the bot has lost its head")


def faulty_later(view: View) -> NoReturn:
    """Think for a moment, then raise."""
    time.sleep(0.01)
    faulty(view)


def dying(_view: View) -> Move:
    """End the process."""
    os._exit(1)


def cheat(_view: View) -> Move:
    """Guess what no die shows."""
    return Roll(7)


def unborn(_seed: str) -> Policy:
    """Raise before there is a bot."""
    raise BotError("no such bot can be made")


def apply(state: State, moves: Mapping[Seat, Move]) -> Result:
    """Break at a guess of 5."""
    if Roll(UNPLAYABLE) in moves.values():
        raise ZeroDivisionError("the rules are broken")
    return apply_well(state, moves)


def read_move(value: Json, where: str) -> Move:
    """Break at a guess of 4."""
    if value == {"guess": UNREADABLE}:
        raise ZeroDivisionError(f"the reader is broken by {value}")
    return DICE.read_move(value, where)


def views(state: State, point: int, *, odds: bool) -> Views:
    """Break where somebody has six steps or more."""
    if max(state.steps) >= UNTOLD:
        raise ZeroDivisionError("the view is broken")
    return DICE_WIRE.views(state, point, odds=odds)


def read_options(options: JsonObject, players: int) -> Table:
    """Break at a goal of 13."""
    if options.get("goal") == UNLUCKY:
        raise ZeroDivisionError("the options are broken")
    return DICE.table(options, players)


BRITTLE = replace(DICE, name="brittle", table=read_options, apply=apply, read_move=read_move)

BOTS = {
    "steady": BotKind(lambda _seed: stay),
    "faulty": BotKind(lambda _seed: faulty),
    "faulty-later": BotKind(lambda _seed: faulty_later, is_slow=True),
    "dying": BotKind(lambda _seed: dying, is_slow=True),
    "cheat": BotKind(lambda _seed: cheat),
    "unborn": BotKind(unborn),
}
WIRE = Wire(game=BRITTLE, seats=(2, 4), bots=BOTS, stand_in="steady", make_views=views)

HOPELESS = replace(DICE, name="hopeless")
HOPELESS_WIRE = Wire(game=HOPELESS, seats=(2, 4), bots=BOTS, stand_in="faulty")
