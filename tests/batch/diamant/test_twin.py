"""The batch simulator is the twin of the rules engine."""

import os
from math import sqrt
from typing import Any

import pytest

from diamant_twin import check_games, paths
from tacora.batch.diamant.games import Batch
from tacora.batch.diamant.policy import Policy, table
from tacora.games.diamant import DIAMANT, State

IS_LONG = bool(os.environ.get("TACORA_LONG"))
PORTIONS = 20 if IS_LONG else 2
GAMES = 5_000 if IS_LONG else 150

TINY: tuple[tuple[dict[str, Any], int], ...] = (
    ({"edition": "2024", "custom": {"expeditions": 1, "treasures": [3, 4], "trap_copies": {"snake": 2, "lava": 2}}}, 2),
    ({"edition": "2024", "custom": {"expeditions": 2, "treasures": [5]}}, 1),
    ({"edition": "2024", "relics": True, "custom": {"expeditions": 2, "treasures": [5], "relic_values": [7, 4]}}, 1),
    ({"edition": "2024", "relics": True, "custom": {"expeditions": 1, "treasures": [7], "relic_values": [6]}}, 3),
    ({"edition": "2017", "custom": {"expeditions": 1, "treasures": [5]}}, 1),
)  # fmt: skip
ONE_KIND = {"snake": 3, "lava": 0, "boulder": 0}


def small(options: dict[str, Any]) -> dict[str, Any]:
    """A deck with three snakes as its only traps, unless it says otherwise."""
    edition = options["edition"]
    others = ("spider", "ram") if edition == "2017" else ("scorpion", "spikes")
    copies = {**ONE_KIND, **dict.fromkeys(others, 0), **options["custom"].get("trap_copies", {})}
    return {**options, "custom": {**options["custom"], "trap_copies": copies}}


def coin() -> Policy:
    """Returns as often as not, whatever the features."""
    return table([], [15_000], spread=30_000)


@pytest.mark.parametrize(("options", "seats"), TINY)
def test_every_way_a_small_match_can_go_comes_up_and_ends_the_same(options: dict[str, Any], seats: int) -> None:
    a_table = DIAMANT.table(small(options), seats)
    ends: dict[tuple[int, ...], State] = dict(paths(DIAMANT.start(a_table)[0]))
    batch = Batch(a_table, [coin() for _ in range(seats)])
    missing = set(ends)
    assert len(missing) > 20
    for number in range(400_000):
        trace = tuple(logged for logged in batch.trace(1, number) if logged < 512)
        assert trace in ends, f"the engine knows no such match: {trace}"
        if trace in missing:
            missing.discard(trace)
            assert tuple(batch.scores(1, range(number, number + 1))[0].tolist()) == DIAMANT.scores(ends[trace])
            if not missing:
                return
    pytest.fail(f"{len(missing)} of {len(ends)} ways never came up, one is {missing.pop()}")


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_full_games_replayed_step_by_step_through_the_engine(portion: int) -> None:
    assert not check_games(GAMES, first=portion * GAMES)


def test_cards_come_as_often_as_they_should() -> None:
    """The mean score of a coin alone, exact by all ways of a small deck, and in many games."""
    a_table = DIAMANT.table(small(TINY[1][0]), 1)

    def mean(state: State) -> float:
        if urn := DIAMANT.urn(state):
            return sum(mean(DIAMANT.draw(state, card)[0]) for card in urn) / len(urn)
        if pending := DIAMANT.pending(state):
            choices = DIAMANT.legal(state, pending[0])
            return sum(mean(DIAMANT.apply(state, {pending[0]: choice})[0]) for choice in choices) / len(choices)
        return DIAMANT.scores(state)[0]

    games = 200_000
    result = Batch(a_table, [coin()]).play(7, range(games))
    found = result.totals[0] / games
    deviation = sqrt((result.squares[0] / games - found**2) / games)
    assert abs(found - mean(DIAMANT.start(a_table)[0])) < 4.5 * deviation
