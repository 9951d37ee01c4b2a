"""Every flood of `make attack`, short and small, against one server: it grows little, and a bystander plays on."""

import asyncio
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types

from attack import ATTACKS, MOST_MEGABYTES, PROXY, SPAWN, Bystander, Seat, strike_all
from table_server import serving

SECONDS, SCALE = 0.4, 0.2


def test_the_server_stands_every_flood(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", f"--proxy={PROXY}") as server:
        code = asyncio.run(Seat(server.port, []).make("attacked" + "0" * 24))[1]
        bystander = Bystander(server.port)
        process = psutil.Process(server.process.pid)
        began, memory, grown = time.monotonic(), process.memory_info().rss, 0
        attacker = SPAWN.Process(target=strike_all, args=(server.port, code, SECONDS, SCALE))
        attacker.start()
        while attacker.is_alive():
            grown = max(grown, process.memory_info().rss - memory)
            attacker.join(0.05)
        ended = time.monotonic()
        told = [at for at, _ in bystander.stop()]
        assert attacker.exitcode == 0
        assert grown < MOST_MEGABYTES * 1e6
        assert len(told) > len(ATTACKS)
        assert max(told) > (began + ended) / 2  # not before the floods only
