"""The bots at a table: which of them decides, and what."""

from functools import lru_cache
from hashlib import sha256
from typing import Any

from tacora.core.seats import Seat
from tacora.server.table import Table
from tacora.server.wire import WIRES, Policy


def ranks(table: Table, seat: Seat) -> tuple[str, ...]:
    """The bots to ask for a seat's decision, each if the one before fails: the seat's own bot, then the stand-in."""
    own, stand_in = table.places[seat].bot, table.wire.stand_in
    return (stand_in,) if own is None or own == stand_in else (own, stand_in)


def decide(table: Table, name: str, seat: Seat, state: Any) -> Any:
    """The move of a bot; raises IllegalMove, or whatever the bot raises.

    Nobody can foresee the whims of a bot without the table's seed.
    """
    bot = _bot(table.game.name, name, sha256(table.seed + b"/bots").hexdigest())
    move = bot(table.game.view(state, seat))
    table.game.check(state, seat, move)
    return move


@lru_cache(maxsize=4096)
def _bot(game: str, name: str, seed: str) -> Policy:
    return WIRES[game].bots[name].make(seed)
