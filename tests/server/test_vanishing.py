"""Two of four people vanish for good: the table ends all the same. `make vanish` plays 200 such tables."""

import asyncio
from pathlib import Path

from table_server import serving
from vanishing_games import LIMITS, LOBBY, OPENING, Evening, plan, spend_all

FIXED = [
    Evening(0, "diamant", None, only_waits=False, moments={0: LOBBY, 2: 4}),
    Evening(1, "diamant", None, only_waits=False, moments={0: OPENING, 1: 2}, wanderer=2),
    Evening(2, "diamant", None, only_waits=False, moments={0: 2, 3: LOBBY}),
    Evening(3, "diamant", 15, only_waits=False, moments={0: 6, 1: 2}, wanderer=3),
    Evening(4, "diamant", 15, only_waits=True, moments={0: 2, 1: 2}),
    Evening(5, "dungeon", None, only_waits=False, moments={0: 3, 1: LOBBY}),
]


def test_a_table_ends_without_those_who_vanish(tmp_path: Path) -> None:
    evenings = [*FIXED, *(plan(number, "diamant", may_only_wait=False) for number in range(4))]
    with serving(tmp_path / "t.db", "--bot-pace=0", *(f"--limit={limit}" for limit in LIMITS)) as server:
        asyncio.run(spend_all(server.url, evenings, at_once=len(evenings)))
    assert all(0 not in evening.hosts for evening in evenings if evening.moments[0] == LOBBY)
    assert FIXED[1].hosts == {0, 1}  # the first start was called off
    assert all(evening.told_away for evening in evenings if max(evening.moments.values()) >= 0)
    assert FIXED[4].stood_in == 0
    assert all(evening.stood_in for evening in (FIXED[0], FIXED[3], FIXED[5]))
