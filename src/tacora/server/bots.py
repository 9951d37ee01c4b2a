"""The bots at a table: which of them decides, what, and how soon."""

import random
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from threading import Thread
from typing import Any

from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Decision
from tacora.server.table import Table
from tacora.server.wire import WIRES, BotKind, Policy


def ranks(table: Table, seat: Seat) -> tuple[str, ...]:
    """The bots to ask for a seat's decision, each if the one before fails: the seat's own bot, then the stand-in."""
    own, stand_in = table.places[seat].bot, table.wire.stand_in
    return (stand_in,) if own is None or own == stand_in else (own, stand_in)


def question(table: Table, name: str, seat: Seat, state: Any) -> tuple[str, str, str, Any, tuple[Any, ...]]:
    """What `answer` needs to know, here or in another process: the seat's view, and nothing else of the match.

    A bot that learns from the match is also told the seat's views at its earlier decisions.
    """
    kind = table.wire.bots.get(name)
    earlier = _earlier(table, seat) if kind is not None and kind.remembers else ()
    return table.game.name, name, _secret(table, "bots"), table.game.view(state, seat), earlier


def answer(game: str, name: str, seed: str, view: Any, earlier: Sequence[Any] = ()) -> Any:
    """The move of a bot; raises whatever the bot raises. Nobody can foresee its whims without the table's seed."""
    if not earlier:
        return _bot(game, name, seed)(view)
    bot: Any = WIRES[game].bots[name].make(seed)  # the one that others asked may have seen another part of the match
    for seen in earlier:
        bot.watch(seen)
    return bot(view)


def _earlier(table: Table, seat: Seat) -> tuple[Any, ...]:
    """What a seat saw at each of its decisions so far."""
    assert table.match is not None  # noqa: S101  there is one while a seat is pending
    shadow, seen = Match(table.game, table.setup), []
    for step in table.match.steps:
        if isinstance(step, Decision) and seat in step.moves:
            seen.append(table.game.view(shadow.state, seat))
        shadow.take(step)
    return tuple(seen)


def decide(table: Table, name: str, seat: Seat, state: Any) -> Any:
    """The move of a bot that thinks here; raises IllegalMove, or whatever the bot raises."""
    move = answer(*question(table, name, seat, state))
    table.game.check(state, seat, move)
    return move


def seconds(table: Table, seat: Seat, state: Any, waiting: Sequence[Seat]) -> float:
    """How long the bot on a seat thinks, while these seats have not decided yet."""
    kind = kind_of(table, seat)
    is_among_people = any(table.places[other].is_played_by_person for other in waiting)
    if callable(kind.pace) and (is_among_people or len(waiting) == 1):
        return kind.pace(state, seat, f"{_secret(table, 'pace')}/{table.point}")
    if callable(kind.pace) or not is_among_people:
        return random.uniform(*kind.pace_among_bots)
    return random.uniform(*kind.pace)


def kind_of(table: Table, seat: Seat) -> BotKind:
    """The bot that is asked first for a seat's decision; of those that this server knows."""
    known = table.wire.bots
    return next(known[name] for name in ranks(table, seat) if name in known)  # the stand-in at least


def warm_up(game: str, name: str) -> Thread | None:
    """Make ready what a bot needs before it first decides in this process; the thread that goes on with it."""
    kind = WIRES[game].bots[name]
    return None if kind.warm_up is None else kind.warm_up()


def _secret(table: Table, purpose: str) -> str:
    return sha256(table.seed + f"/{purpose}".encode()).hexdigest()


@lru_cache(maxsize=4096)
def _bot(game: str, name: str, seed: str) -> Policy:
    return WIRES[game].bots[name].make(seed)
