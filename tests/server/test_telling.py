"""What a device is told: each event as its seats may see it, and bytes that all may know only once."""

import json
import random
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from table_logs import random_table
from tacora.core.game import AnyGame
from tacora.core.seats import Seat, Viewer
from tacora.games.dungeon.events import CardDrawn, shown
from tacora.games.dungeon.game import DUNGEON
from tacora.server.news import MatchNews
from tacora.server.telling import MatchFrames, SharedFrame, frames, shares

DRAWN = CardDrawn(*[None] * len(CardDrawn._fields))._replace(seat=Seat(1), card="D3-01")  # type: ignore[arg-type]
HIDDEN = shown(DRAWN, None)


class Dealt(NamedTuple):
    """A hand for each seat."""

    hands: tuple[int | None, ...]


class Shuffled(NamedTuple):
    """Equal to a deal as a tuple, and another event all the same."""

    hands: tuple[int | None, ...]


def _own_hand(event: Any, viewer: Viewer) -> Any:
    """A player sees the own hand, and a spectator only that cards were shuffled."""
    if viewer is None:
        return Shuffled((None, None, None))
    return Dealt(tuple(hand if seat == viewer else None for seat, hand in enumerate(event.hands)))


HANDS: AnyGame = replace(DUNGEON, shown=_own_hand)


@pytest.mark.parametrize(
    ("seats", "told"),
    [((), [HIDDEN]), ((0,), [HIDDEN]), ((1,), [DRAWN]), ((0, 1), [DRAWN]), ((0, 2), [HIDDEN]), ((0, 1, 2), [DRAWN])],
)
def test_a_device_is_told_what_any_of_its_seats_may_see(seats: tuple[Seat, ...], told: list[Any]) -> None:
    assert HIDDEN != DRAWN
    assert shares(DUNGEON, [DRAWN], seats) == told


def test_seats_that_see_one_event_differently_are_told_both_versions() -> None:
    dealt = Dealt((7, 8, 9))
    assert shares(HANDS, [dealt], ()) == [Shuffled((None, None, None))]
    assert shares(HANDS, [dealt], (Seat(0), Seat(2))) == [Dealt((7, None, None)), Dealt((None, None, 9))]


def test_an_event_of_another_kind_is_another_event() -> None:
    nothing = Dealt((None, None, None))
    (told,) = shares(HANDS, [nothing], (Seat(0),))
    assert type(told) is Dealt


def test_an_event_that_nobody_may_see_is_not_told() -> None:
    silent: AnyGame = replace(DUNGEON, shown=lambda event, viewer: event if viewer == 0 else None)
    assert shares(silent, [DRAWN], ()) == shares(silent, [DRAWN], (Seat(1),)) == []
    assert shares(silent, [DRAWN], (Seat(0), Seat(1))) == [DRAWN]


def test_what_all_may_know_is_built_once() -> None:
    log = random_table(random.Random(3), hidden=False)
    news = [piece for seat in log.table.pending for piece in log.choose(seat, "continue")]
    happened = next(frames(log.table, piece, ()) for piece in news if isinstance(piece, MatchNews))
    assert isinstance(happened, MatchFrames)
    assert happened.for_seats(()) is happened.for_seats(())
    shared = SharedFrame({"type": "pong"})
    assert shared.for_seats(()) is shared.for_seats((Seat(0),))


def test_an_event_may_hold_what_has_no_hash() -> None:
    log = random_table(random.Random(3))
    news = MatchNews(9, (Dealt(({"clubs": 1},)),), log.table.match.state, 4)  # type: ignore[arg-type, union-attr]
    frame = frames(log.table, news, ()).for_seats(())
    message = json.loads(frame[{126: 4, 127: 10}.get(frame[1], 2) :])
    assert message["events"] == [{"event": "dealt", "hands": [{"clubs": 1}]}]
