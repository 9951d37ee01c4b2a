"""Tables of Dungeon as folds over their logs: the race for the time bonus, time limits, unfinished work."""

import json

import pytest

from dungeon_tables import building_log, built
from table_logs import Log
from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.events import DungeonsRevealed
from tacora.games.dungeon.moves import NOTHING
from tacora.games.dungeon.submission import Submission
from tacora.server import commands, telling
from tacora.server.entries import Began, Chose, TimeRanOut, WentAbsent
from tacora.server.messages import Begin
from tacora.server.news import MatchNews
from tacora.server.refusals import Refused
from tacora.server.settings import Limits


def first(log: Log) -> int | None:
    """Who has the time bonus, as everybody is told; a replay of the log tells the same."""
    told = [json.loads(_view(one))["sheets"] for one in (log, Log.again(log))]
    assert told[0] == told[1]
    return next((seat for seat, sheet in enumerate(told[0]) if sheet["rounds"][0]["bonus"]), None)


def _view(log: Log) -> bytes:
    table = log.table
    assert table.match is not None
    views = table.wire.views(table.match.state, table.point, odds=False)
    return views.shared + views.own(())


def finish(log: Log, seat: int, at: int) -> None:
    log.add(Chose(seat, log.table.point, built(log, seat)), at=at)


def begin(log: Log, seat: int, at: int) -> None:
    act = commands.checked(log.table, log.table.places[seat].device, Begin("x", seat, log.table.point), Limits())
    assert isinstance(act, Began)
    log.add(act, at=at)


class TestRace:
    def test_the_log_says_who_was_first(self) -> None:
        """V-T1, V-R33: even within one millisecond."""
        log = building_log([0, 1, 2])
        for seat in (2, 0, 1):
            finish(log, seat, at=90_000)
        assert first(log) == 2

    def test_without_an_hourglass_there_is_no_bonus(self) -> None:
        log = building_log([0, 1], hourglass=False)
        for seat in (1, 0):
            finish(log, seat, at=90_000)
        assert first(log) is None

    def test_on_one_device_the_shortest_time_wins(self) -> None:
        """V-R33: seat 1 builds later, and quicker."""
        log = building_log([0, 0])
        begin(log, 0, at=100_000)
        finish(log, 0, at=150_000)
        begin(log, 1, at=160_000)
        finish(log, 1, at=200_000)
        assert first(log) == 1

    def test_equal_times_on_one_device_win_nothing(self) -> None:
        log = building_log([0, 0])
        begin(log, 0, at=100_000)
        finish(log, 0, at=140_000)
        begin(log, 1, at=160_000)
        finish(log, 1, at=200_000)
        assert first(log) is None

    def test_others_build_from_the_moment_on_that_all_may(self) -> None:
        log = building_log([0, 0, 1])
        opened = log.table.opened_at
        begin(log, 0, at=opened + 1000)
        finish(log, 0, at=opened + 41_000)
        finish(log, 2, at=opened + 39_000)
        begin(log, 1, at=opened + 50_000)
        finish(log, 1, at=opened + 100_000)
        assert first(log) == 2

    def test_a_seat_begins_once_and_only_where_it_shares_its_device(self) -> None:
        log = building_log([0, 0, 1])
        begin(log, 0, at=0)
        for seat, why in ((0, "has begun already"), (2, "has no other seat")):
            with pytest.raises(Refused, match=why):
                begin(log, seat, at=0)
        finish(log, 1, at=0)
        with pytest.raises(Refused, match="has nothing to decide"):
            begin(log, 1, at=0)


class TestTimeLimit:
    def test_it_is_for_building_alone(self) -> None:
        """V-T3."""
        log = building_log([0, 1], time_limit=60)
        table = log.table
        assert table.deadline == table.opened_at + 60_000
        for seat in (0, 1):
            finish(log, seat, at=table.opened_at + 1000)
        assert table.deadline is None

    def test_unfinished_work_counts_and_nobody_is_absent(self) -> None:
        """V-R34: without any work, nothing was discovered."""
        log = building_log([0, 1, 2], time_limit=60)
        work = built(log, 1)
        finish(log, 0, at=log.table.at + 1)
        log.add(TimeRanOut([1, 2], log.table.point, {1: work}), at=log.table.at + 60_000)
        dungeons = next(event.dungeons for _, event in log.table.events if isinstance(event, DungeonsRevealed))
        assert [dungeon.submission is not None for dungeon in dungeons] == [True, True, False]
        assert jsonable(dungeons[1].submission) == work
        assert not any(place.absent for place in log.table.places)
        assert first(log) == 0

    def test_an_absent_seat_leaves_its_work_too(self) -> None:
        log = building_log([0, 1])
        log.add(WentAbsent([1], log.table.point, {1: built(log, 1)}))
        assert isinstance(log.table.chosen[Seat(1)], Submission)
        assert log.table.places[1].absent

    def test_whoever_builds_later_on_one_device_has_the_whole_time(self) -> None:
        """The clock starts anew for each, and ends for whoever builds."""
        log = building_log([0, 0], time_limit=60)
        table = log.table
        begin(log, 0, at=table.opened_at + 5000)
        assert table.deadline == table.opened_at + 65_000
        assert table.late == (0,)
        news = log.add(TimeRanOut([0], table.point), at=table.opened_at + 65_000)
        assert table.chosen == {Seat(0): NOTHING}
        assert table.deadline == table.opened_at + 125_000
        assert table.late == (1,)
        told = [piece for piece in news if isinstance(piece, MatchNews)]
        message = json.loads(telling.frames(table, told[0], ()).for_seats(())[4:])
        assert (message["events"], message["deadline"]) == ([], 60_000)
        begin(log, 1, at=table.opened_at + 80_000)
        finish(log, 1, at=table.opened_at + 90_000)
        assert first(log) == 1

    def test_turns_at_one_device_give_the_others_no_more_time(self) -> None:
        """Each seat has its own limit, and each device is told of its own."""
        log = building_log([0, 0, 1, 2], time_limit=60)
        table, opened = log.table, log.table.opened_at
        begin(log, 0, at=opened + 30_000)
        assert (table.deadline, table.late) == (opened + 60_000, (2, 3))
        assert [table.deadline_for(seats) for seats in map(table.seats_of, (0, 1, None))] == [opened + 90_000] + 2 * [
            opened + 60_000
        ]
        finish(log, 2, at=opened + 40_000)
        log.add(TimeRanOut([3], table.point), at=opened + 62_000)
        assert (table.deadline, table.late) == (opened + 90_000, (0,))
        news = log.add(TimeRanOut([0], table.point), at=opened + 92_000)
        (told,) = [piece for piece in news if isinstance(piece, MatchNews)]
        frames = telling.frames(table, told, ())
        left = [json.loads(frames.for_seats(seats)[4:])["deadline"] for seats in map(table.seats_of, (0, 1, None))]
        assert left == 3 * [60_000]  # nobody else works any more
        begin(log, 1, at=opened + 120_000)
        assert (table.deadline, table.late) == (opened + 180_000, (1,))
        assert Log.again(log).table.deadline == table.deadline

    def test_each_device_hears_of_its_own_time(self) -> None:
        log = building_log([0, 0, 1], time_limit=60)
        table, opened = log.table, log.table.opened_at
        act = commands.checked(table, 0, Begin("x", 1, table.point), Limits())
        (told,) = [piece for piece in log.add(act, at=opened + 30_000) if isinstance(piece, MatchNews)]
        frames = telling.frames(table, told, ())
        left = [json.loads(frames.for_seats(seats)[4:])["deadline"] for seats in map(table.seats_of, (0, 1, None))]
        assert left == [60_000, 30_000, 30_000]
        welcomes = [telling.welcome(table, device, (), opened + 40_000, None) for device in (0, 1, None)]
        assert [json.loads(frame[4:])["deadline"] for frame in welcomes] == [50_000, 20_000, 20_000]

    def test_who_waits_for_a_device_is_not_late_while_another_works_there(self) -> None:
        log = building_log([0, 0, 0], time_limit=60)
        table, opened = log.table, log.table.opened_at
        begin(log, 2, at=opened + 50_000)
        assert (table.deadline, table.late) == (opened + 110_000, (2,))
        finish(log, 2, at=opened + 60_000)
        assert (table.deadline, table.late) == (opened + 120_000, (0, 1))
        begin(log, 1, at=opened + 70_000)
        assert (table.deadline, table.late) == (opened + 130_000, (1,))
        begin(log, 0, at=opened + 80_000)
        finish(log, 0, at=opened + 90_000)
        assert (table.deadline, table.late) == (opened + 130_000, (1,))  # who has begun gets no more

    def test_a_tables_clock_gives_ten_minutes_for_building(self) -> None:
        log = building_log([0, 1], clock=30)
        assert log.table.deadline == log.table.opened_at + 600_000
        assert log.table.limit is None
