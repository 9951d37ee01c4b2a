"""What a site needs: the cost of a row and of a bot's decision is measured here, then a day of the site is simulated.

    python bench/capacity.py                          with the costs of bench/server-results.md
    python bench/capacity.py --decision-us 120        with others

One worker is simulated decision by decision: the loop handles what came since the writer's last moment, a commit
follows, then all is told.
"""

import argparse
import math
import os
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from tacora.bots.diamant import ROSTER
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT
from tacora.server.entries import Chose, Created, Entry, PlaceSpec
from tacora.server.schema import Group, NewTable
from tacora.server.store import Store, line

SITES = (10_000, 100_000, 1_000_000)
TICK = 0.012  # seconds between two moments of the writer
PROMISE = 0.1  # seconds: p99 from a decision to everybody told
SEATS = 4
SOCKETS = 16_000  # of one worker: docs/server.md
DECIDING = 2.66  # seats of a table that decide at a point, on average
THINK = 6.9  # seconds from one point to the next: the last of them, each after 0 to 10 s
MEAN_TO_PEAK = 0.4  # of a day, as evenings are full and nights are not
DAY, MONTH = 86_400, 30
POSTGRES_COMMIT_US, POSTGRES_US, WAL_BYTES, ROW_BYTES = 1_800, 8, 300, 200  # docs/capacity.md says where from


def row_bytes() -> float:
    """What an entry takes on disk, in SQLite's file: 500 tables of 200 entries, written as the server does."""
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "rows.db"
        store = Store(f"sqlite:///{path}")
        store.migrate()
        codes = [f"t{number:07d}" for number in range(500)]
        spec = [PlaceSpec("person", "Noa")] * SEATS
        made = Created("diamant", {"edition": "2024"}, spec, None, False, True, "0" * 64, None)  # noqa: FBT003
        store.append(
            Group(
                [NewTable(code, 1, public=False) for code in codes], [line(code, Entry(1, 1, made)) for code in codes]
            )
        )
        begun = _size(path)
        for number in range(2, 202):
            act = Chose(number % SEATS, number, "continue")
            entries = [line(code, Entry(number, 1_800_000_000_000, act, 0, f"0.{number}.abcdefgh")) for code in codes]
            for start in range(0, len(entries), 50):
                store.append(Group(lines=entries[start : start + 50]))
        store.close()
        return (_size(path) - begun) / (200 * len(codes))


def _size(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def bot_seconds() -> float:
    """The time of one decision of Diamant's bot `odds`, the stand-in."""
    setup = DIAMANT.table({"edition": "2024"}, SEATS)
    bot, chance = ROSTER.bots["odds"]("1"), random.Random(1)
    spent, count = 0.0, 0
    for _ in range(200):
        state = DIAMANT.start(setup)[0]
        while True:
            while urn := DIAMANT.urn(state):
                state = DIAMANT.draw(state, chance.choice(urn))[0]
            waiting = DIAMANT.pending(state)
            if not waiting:
                break
            views = {seat: DIAMANT.view(state, Seat(seat)) for seat in waiting}
            began = time.process_time()
            moves = {seat: bot(view) for seat, view in views.items()}
            spent += time.process_time() - began
            count += len(waiting)
            state = DIAMANT.apply(state, moves)[0]
    return spent / count


def worker_p99(rate: float, handle: float, commit: float, seconds: float = 60.0) -> float:
    """The 99th percentile from a decision to its news, of one worker with so many decisions a second."""
    rng = random.Random(7)
    at, arrivals = 0.0, []
    while at < seconds:
        at += rng.expovariate(rate)
        arrivals.append(at)
    waits: list[float] = []
    now, index = 0.0, 0
    while index < len(arrivals):
        now = max(now, (math.floor(now / TICK) + 1) * TICK)
        first = index
        while index < len(arrivals) and arrivals[index] <= now:
            index += 1
        if index > first:
            now += handle * (index - first) + commit
            waits += [now - one for one in arrivals[first:index]]
    return sorted(waits)[int(len(waits) * 0.99)]


def most_decisions(handle: float, commit: float) -> int:
    """How many decisions a second one worker takes within the promise."""
    low, high = 50, 40_000
    while high - low > 50:
        middle = (low + high) // 2
        low, high = (middle, high) if worker_p99(middle, handle, commit, 20.0) < PROMISE else (low, middle)
    return low


def main() -> None:
    """Measure what is quick to measure, and print the sites."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument(
        "--decision-us", type=float, default=409, help="processor time of a decision where each comes alone"
    )
    options.add_argument("--ceiling-us", type=float, default=90, help="and where a worker is full")
    options.add_argument("--commit-ms", type=float, default=2.2)
    options.add_argument("--table-kb", type=float, default=102, help="of memory in all, with its four sockets")
    options.add_argument(
        "--postgres-commit-us", type=float, default=POSTGRES_COMMIT_US, help="processor time of PostgreSQL for a commit"
    )
    options.add_argument("--postgres-us", type=float, default=POSTGRES_US, help="and for each decision in it")
    options.add_argument("--wal-bytes", type=float, default=WAL_BYTES, help="what PostgreSQL writes ahead for it")
    options.add_argument("--row-bytes", type=float, default=ROW_BYTES, help="of a row there, with its index")
    asked = options.parse_args()
    row, bot = row_bytes(), bot_seconds()
    print(f"a row {row:.0f} bytes in SQLite's file; a bot's decision {bot * 1e6:.0f} µs; {os.cpu_count()} cores here")
    full = most_decisions(asked.ceiling_us / 1e6, asked.commit_ms / 1e3)
    print(f"a worker within p99 {PROMISE * 1000:.0f} ms: {full:,} decisions/s by simulation")
    a_table = DECIDING / THINK
    heads = "tables at the peak", "decisions/s", "sockets", "workers by sockets", "by the loop", "cores", "memory"
    postgres = "PostgreSQL: cores", "WAL/s", "rows a month", "disk a month"
    print("|", *(f"{head} |" for head in (*heads, *postgres)))
    print("|" + "---|" * (len(heads) + len(postgres)))
    for tables in SITES:
        rate, sockets = tables * a_table, tables * SEATS
        by_sockets, by_loop = math.ceil(sockets / SOCKETS), math.ceil(rate / full)
        cores = rate * asked.decision_us / 1e6
        rows = rate * MEAN_TO_PEAK * DAY * MONTH
        commits = min(rate, max(by_sockets, by_loop) / TICK)
        base = (commits * asked.postgres_commit_us + rate * asked.postgres_us) / 1e6
        print(
            f"| {tables:,} | {rate:,.0f} | {sockets:,} | {by_sockets} | {by_loop} | {cores:.1f} "
            f"| {tables * asked.table_kb / 1e6:.1f} GB | {base:.1f} "
            f"| {rate * asked.wal_bytes / 1e6:.1f} MB | {rows / 1e9:.1f} · 10⁹ "
            f"| {rows * asked.row_bytes / 1e9:,.0f} GB |"
        )


if __name__ == "__main__":
    main()
