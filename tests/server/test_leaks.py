"""Nothing that is sent depends on what its receiver may not know: 1,000 games, every message, every viewer.

What a device may not know: the others' choices of this point and whether they were changed (D-E8), the others' chests
where chests are hidden (D-R7), the seed, and so the order of the deck.
"""

import random

import pytest

from table_logs import Log, random_table
from tacora.core.fair import FairChance
from tacora.games.diamant import State
from tacora.server import telling
from tacora.server.entries import Chose
from tacora.server.news import MatchNews, News
from tacora.server.table import Table

GAMES = 1000
BATCHES = 10
LOOK_AGAIN = 0.03  # how often a newcomer asks for everything
FLIPPED = {"continue": "return", "return": "continue"}


def _viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.devices))]


def _sent(table: Table, news: list[News], viewer: int | None) -> list[bytes]:
    seats = table.seats_of(viewer)
    return [telling.frames(table, piece, ()).for_seats(seats) for piece in news]


def _welcome(table: Table, viewer: int | None) -> bytes:
    return telling.welcome(table, viewer, (), table.at, None)


def _check_choices(truth: Log, twin: Log, source: random.Random) -> list[News]:
    """One decision point: at the twin's table everybody chooses the opposite first. Nobody else can tell."""
    table = truth.table
    pending = list(table.pending)
    source.shuffle(pending)
    choices = {seat: "continue" if source.random() < 0.7 else "return" for seat in pending}
    for seat in pending[:-1]:
        told, other = truth.choose(seat, choices[seat]), twin.choose(seat, FLIPPED[choices[seat]])
        assert len(told) == 1
        for viewer in _viewers(table):
            assert _sent(table, told, viewer) == _sent(twin.table, other, viewer)
        twin.table.at = table.at  # what time it is, everybody may know
        if source.random() < LOOK_AGAIN:
            _check_welcome(table, twin.table)
    for seat in pending[:-1]:
        assert twin.choose(seat, choices[seat]) == []  # that a choice was changed is told to nobody
    last = pending[-1]
    told = truth.choose(last, choices[last])
    twin.add(Chose(last, twin.table.point, choices[last]), at=table.at)
    return told


def _check_welcome(table: Table, twin: Table) -> None:
    flipped = twin.chosen
    for viewer in _viewers(table):
        own = table.seats_of(viewer)
        twin.chosen = {seat: table.chosen[seat] if seat in own else choice for seat, choice in flipped.items()}
        assert _welcome(table, viewer) == _welcome(twin, viewer)
    twin.chosen = flipped


def _check_chests(table: Table, told: list[News]) -> None:
    """Other chests, where they are hidden, and another seed: the same bytes."""
    happened = next(piece for piece in told if isinstance(piece, MatchNews))
    if not table.setup.hidden_chests or happened.state.phase == "over":
        return
    for viewer in _viewers(table):
        own = table.seats_of(viewer)
        state: State = happened.state
        chests = tuple(chest if seat in own else chest + 1 + seat for seat, chest in enumerate(state.chests))
        twin = MatchNews(happened.seq, happened.events, state._replace(chests=chests), happened.point)
        assert _sent(table, [happened], viewer) == _sent(table, [twin], viewer)


def _check_seed(table: Table, source: random.Random) -> None:
    before = [_welcome(table, viewer) for viewer in _viewers(table)]
    seed, chance = table.seed, table.chance
    table.seed = source.randbytes(32)
    table.chance = FairChance(table.seed, [])
    assert [_welcome(table, viewer) for viewer in _viewers(table)] == before
    assert all(seed.hex().encode() not in message for message in before)
    table.seed, table.chance = seed, chance


@pytest.mark.parametrize("batch", range(BATCHES))
def test_nothing_leaks(batch: int) -> None:
    messages = 0
    for number in range(GAMES // BATCHES):
        source = random.Random(f"leak/{batch}/{number}")
        truth = random_table(source)
        twin = random_table(random.Random(f"leak/{batch}/{number}"))
        while truth.table.phase == "playing":
            told = _check_choices(truth, twin, source)
            _check_chests(truth.table, told)
            messages += len(told)
            if source.random() < LOOK_AGAIN:
                _check_seed(truth.table, source)
        assert truth.table.match is not None
        assert twin.table.match is not None
        assert truth.table.match.steps == twin.table.match.steps
    assert messages > GAMES // BATCHES * 10
