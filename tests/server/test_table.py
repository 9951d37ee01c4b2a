"""The table is a fold over its log: replaying gives the same table, and entries do what they say."""

import random

import pytest

from table_logs import SHARE, Log, random_table, share_of
from tacora.core.fair import FIRST_SCHEME, SCHEME
from tacora.server.entries import (
    CalledOff,
    CameBack,
    Chatted,
    Chose,
    Entry,
    Left,
    Opened,
    Placed,
    PlaceSpec,
    Seated,
    Started,
    WentAbsent,
    read_act,
    write_act,
)
from tacora.server.news import LobbyNews, MarkNews, MatchNews, NoteNews
from tacora.server.table import Table, fold
from tacora.server.telling import welcome

SEED = "22" * 32


def _same(one: Table, other: Table) -> bool:
    return all(welcome(one, viewer, (), 0, None) == welcome(other, viewer, (), 0, None) for viewer in (None, 0, 1))


def _play_on(log: Log, source: random.Random) -> None:
    for seat in log.table.pending:
        log.choose(seat, source.choice(("continue", "continue", "return")))


@pytest.mark.parametrize("number", range(30))
def test_a_replayed_log_gives_the_same_table(number: int) -> None:
    source = random.Random(number)
    log = random_table(source)
    while log.table.phase == "playing":
        _play_on(log, source)
        if source.random() < 0.2:
            log.add(Chatted(0, "hello"))
        kept = [Entry(one.number, one.at, read_act(write_act(one.act)), one.device, one.command) for one in log.entries]
        assert _same(fold("abcdef", kept), log.table)
    assert log.table.fair.keeps_its_word


def test_entries_follow_each_other_without_a_gap() -> None:
    log = Log({"edition": "2024"}, [0, 0], seed=SEED)
    with pytest.raises(ValueError, match="entry 9 cannot follow entry 4"):
        log.table.apply(Entry(9, 0, Chose(0, 1, "return")))


def test_a_log_begins_with_the_tables_making() -> None:
    with pytest.raises(TypeError, match="does not begin"):
        fold("abcdef", [Entry(1, 0, Started())])
    log = Log({"edition": "2024"}, [0, 0], seed=SEED)
    with pytest.raises(TypeError, match="Created is no entry"):
        log.add(log.entries[0].act)


def test_nobody_chooses_before_the_start() -> None:
    log = Log({"edition": "2024"}, [0, 0], seed=SEED)
    table = fold("abcdef", log.entries[:1])
    with pytest.raises(ValueError, match="before the start"):
        table.apply(Entry(2, 0, Chose(0, 0, "return")))


def test_the_clock_is_in_the_log() -> None:
    log = Log({"edition": "2024"}, [0, 1], clock=30, seed=SEED)
    assert log.table.deadline == log.table.at + 30_000
    deadline = log.table.deadline
    log.choose(0, "continue")
    assert log.table.deadline == deadline
    log.choose(1, "continue")
    assert log.table.deadline == log.table.at + 30_000


def test_who_is_late_returns_to_camp_and_is_absent() -> None:
    """D-R5."""
    log = Log({"edition": "2024"}, [0, 1, 1], clock=30, seed=SEED)
    log.choose(0, "continue")
    told = log.add(WentAbsent([1, 2], log.table.point))
    assert [type(piece) for piece in told] == [NoteNews, NoteNews, LobbyNews, MatchNews]
    assert [place.absent for place in log.table.places] == [False, True, True]
    assert [place.is_played_by_person for place in log.table.places] == [True, False, False]
    happened = told[3]
    assert isinstance(happened, MatchNews)
    assert happened.events[0].left == (1, 2)
    log.add(CameBack(1))
    assert log.table.places[1].is_played_by_person


def test_one_late_seat_of_many_waits_for_the_others() -> None:
    """D-R5."""
    log = Log({"edition": "2024"}, [0, 1, -1], clock=30, seed=SEED)
    told = log.add(WentAbsent([1], log.table.point))
    assert [type(piece) for piece in told] == [NoteNews, LobbyNews, MarkNews]


def test_coming_back_after_the_clock_winds_it_again() -> None:
    """D-R5."""
    log = Log({"edition": "2024"}, [0, 1], clock=15, seed=SEED)
    log.add(WentAbsent([0, 1], log.table.point))
    late = log.table.at + 60_000
    log.add(CameBack(0), at=late)
    assert log.table.deadline == late + 15_000


def test_leaving_in_play_is_for_good() -> None:
    log = Log({"edition": "2024"}, [0, 1], seed=SEED)
    log.add(Left(1, "odds"))
    place = log.table.places[1]
    assert (place.kind, place.name, place.bot, place.device) == ("bot", "P1", "odds", None)
    assert log.table.seats_of(1) == ()


def test_commands_are_remembered_with_what_followed() -> None:
    log = Log({"edition": "2024"}, [0, 1], seed=SEED)
    log.add(Chose(0, log.table.point, "return"), device=0, command="a")
    assert log.table.answered == {(0, "a"): log.table.seq}


def test_shares_are_those_of_the_devices() -> None:
    log = Log({"edition": "2024"}, [0, 1, 2], seed=SEED)
    assert log.table.fair.shares == (share_of(0), share_of(1), share_of(2))
    assert (log.table.fair.scheme, log.table.fair.wrong_share) == (SCHEME, None)


def test_a_log_of_the_first_scheme_is_folded_as_it_was() -> None:
    log = Log({"edition": "2024"}, [0, 1, 2], seed=SEED, scheme=FIRST_SCHEME)
    fair = log.table.fair
    assert ([share.hex() for share in fair.shares], fair.scheme, fair.hashes) == ([SHARE] * 3, FIRST_SCHEME, None)


def test_a_shuffle_that_was_called_off_begins_anew() -> None:
    log = Log({"edition": "2024"}, [0, 1, 2], seed=SEED)
    lobby = Log.again(log)
    lobby.entries = [entry for entry in log.entries if not isinstance(entry.act, Opened)]
    lobby.table = fold("abcdef", lobby.entries)
    lobby.add(Opened(0, share_of(0).hex()))
    assert lobby.table.waited_for == (1, 2)
    lobby.add(CalledOff([2], "33" * 32))
    table = lobby.table
    assert (table.is_opening, table.attempts, table.called_off) == (False, 1, ("P2",))
    assert table.commitment != log.table.commitment
    assert all(device.hash is None and device.share is None for device in table.devices)
    assert (table.free_seats, table.seated_devices) == ((2,), (0, 1))
    lobby.add(Placed(2, PlaceSpec("bot", "B2", 2, "odds")))
    lobby.shuffle()
    assert lobby.table.phase == "playing"
    assert (lobby.table.fair.attempts, lobby.table.fair.shares) == (1, (share_of(0), share_of(1)))
    assert (lobby.table.fair.wrong_share, lobby.table.fair.keeps_its_word) == (None, True)
    assert _same(fold("abcdef", lobby.entries), lobby.table)


def test_whoever_has_left_has_no_part_in_the_shuffle() -> None:
    """A record has as many shares as devices that play, however many came and went."""
    log = Log({"edition": "2024"}, [0, 1], seed=SEED)
    lobby = Log.again(log)
    lobby.entries = lobby.entries[:1]
    lobby.table = fold("abcdef", lobby.entries)
    for number in range(100):
        lobby.add(Seated({1: PlaceSpec("person", "Ben", 1)}, owner=f"guest-{number}"))
        lobby.add(Left(1, None))
    lobby.add(Seated({1: PlaceSpec("person", "Ben", 1)}, owner="guest-7"))
    lobby.shuffle()
    assert len(lobby.table.devices) == 101
    assert lobby.table.partners == (0, 8)
    assert lobby.table.fair.shares == (share_of(0), share_of(8))
