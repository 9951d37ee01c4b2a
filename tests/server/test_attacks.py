"""Every flood of `make attack`, short and small, against one server: it grows little, and a bystander plays on."""

import asyncio
import re
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types

from attack import MOST_MEGABYTES, PROXY, SPAWN, Bystander, Seat, strike_all
from table_server import Device, serving, wait_until

SECONDS, SCALE = 0.4, 0.2


def test_the_server_stands_every_flood(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", f"--proxy={PROXY}") as server:

        def decisions() -> int:
            told = Device(server.url).request("GET", "/metrics").text
            found = re.search(r"^tacora_decisions_total (\d+)$", told, re.MULTILINE)
            assert found, told
            return int(found[1])

        code = asyncio.run(Seat(server.port, []).make("attacked" + "0" * 24))[1]
        bystander = Bystander(server.port)
        wait_until(lambda: decisions() > 0)
        process = psutil.Process(server.process.pid)
        began, memory, grown = time.monotonic(), process.memory_info().rss, 0
        attacker = SPAWN.Process(target=strike_all, args=(server.port, code, SECONDS, SCALE))
        attacker.start()
        while attacker.is_alive():
            grown = max(grown, process.memory_info().rss - memory)
            attacker.join(0.05)
        ended, by_then = time.monotonic(), decisions()
        wait_until(lambda: decisions() > by_then)
        told = [at for at, _ in bystander.stop()[0]]
        assert attacker.exitcode == 0
        assert grown < MOST_MEGABYTES * 1e6
        assert any(began < at < ended for at in told)
