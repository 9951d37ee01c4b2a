"""A match in numbers, and what a view calls the viewer's own."""

import pytest

from dungeon_matches import played_dungeon
from tacora.core.seats import Seat
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.state import Phase
from tacora.games.dungeon.summary import summarise


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_in_numbers(players: int) -> None:
    """V-Z1: each sheet adds up to the score; V-Z2: the winners are those of the rules."""
    played = played_dungeon(players, 1)
    state = played.match.state
    summary = summarise(played.names, state)
    assert (summary.finished, summary.round, summary.phase) == (True, 6, Phase.OVER)
    assert summary.winners == DUNGEON.winners(state)
    assert [seat.name for seat in summary.seats] == played.names
    assert tuple(seat.score for seat in summary.seats) == DUNGEON.scores(state)
    for seat in summary.seats:
        assert len(seat.rounds) == 6
        assert seat.main == sum(line.main for line in seat.rounds)
        assert seat.score == seat.main + seat.side // 2 + seat.bonus + seat.exit_points + seat.coin_points


def test_a_part_of_a_match_in_numbers() -> None:
    part = played_dungeon(2, 1, "random", 40)
    summary = summarise(part.names, part.match.state)
    assert (summary.finished, summary.winners) == (False, ())
    assert summary.round < 6


def test_a_viewers_own_things() -> None:
    state = played_dungeon(3, 1, "random", 60).match.state
    for seat in (Seat(0), Seat(2)):
        seen = DUNGEON.view(state, seat)
        assert seen.own is seen.players[seat]
        assert all(held.card is not None for held in seen.own.hand)
