"""The race on the wire: the game, its seats, and two bots."""

from random import Random

from dice import DICE, DIE, FEWEST, MOST, STAY, Move, Roll, View
from tacora.server.wire import BotKind, Policy, Wire


def stay(_view: View) -> Move:
    """Always stay."""
    return STAY


def gambler(seed: str) -> Policy:
    """Always roll, and guess by the seed and the steps."""

    def roll(view: View) -> Move:
        return Roll(Random(f"{seed} {view.seat} {view.steps}").choice(DIE))

    return roll


WIRE = Wire(
    game=DICE,
    seats=(FEWEST, MOST),
    bots={"steady": BotKind(lambda _seed: stay), "gambler": BotKind(gambler)},
    stand_in="steady",
)
