"""The same load on one process with SQLite, and on one and two workers with PostgreSQL, in one run.

    PYTHONPATH=tests python bench/cluster_load.py --tables 500 --think 0 --seats 8 --seconds 8        the ceilings
    PYTHONPATH=tests python bench/cluster_load.py --tables 500 --think 0 --seats 8 --seconds 8 --share 0.3
    PYTHONPATH=tests python bench/cluster_load.py --tables 2000 --only postgres-2 --seconds 20        the workload

Processor time is counted apart: all workers, PostgreSQL, and the load generator. Where they share the cores of one
machine, the ceiling of two workers is that of the machine. With `--share` each worker gets at most that part of a core
(Linux, as root), so that neither the generator nor PostgreSQL is what all wait for: then it shows what one more worker
brings.
"""

import argparse
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # it ships no types

from postgres_server import Postgres
from server_load import ONE_ADDRESS, _share, _work

HOUSES = {"sqlite-1": 1, "postgres-1": 1, "postgres-2": 2}
GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 10_000  # microseconds


def _spent(processes: Iterable[psutil.Process]) -> float:
    total = 0.0
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            total += sum(process.cpu_times()[:2])
    return total


def _family(pid: int) -> list[psutil.Process]:
    parent = psutil.Process(pid)
    return [parent, *parent.children(recursive=True)]


def _limited(pids: Iterable[int], share: float) -> list[Path]:
    """Give each of these processes at most so much of a core; the groups, which have to be removed."""
    groups = [GROUPS / f"tacora-load-{pid}" for pid in pids]
    for group in groups:
        group.mkdir()
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * share)))
        (group / "cgroup.procs").write_text(group.name.rpartition("-")[2])
    return groups


def _asked(postgres: Postgres | None, name: str, question: str) -> float:
    """A number that the database tells; 0 without one."""
    if postgres is None:
        return 0.0
    with postgres.connect(name) as connection:
        return float(str((connection.execute(question).fetchone() or (0,))[0]))


WAL = "SELECT pg_current_wal_lsn() - '0/0'"
ROW = "SELECT pg_total_relation_size('entries')::float / greatest(1, count(*)) FROM entries"


def measure(asked: argparse.Namespace, house: str, folder: Path) -> dict[str, Any]:
    """One house under load."""
    postgres = Postgres() if house.startswith("postgres") else None
    name = "" if postgres is None else postgres.new_database()
    url = f"sqlite:///{folder / 'load.db'}" if postgres is None else postgres.url(name)
    groups: list[Path] = []
    count = HOUSES[house]
    server = subprocess.Popen(
        [
            sys.executable, "-c", "from tacora.cli import main; main()", "serve", "--port=0", "--no-open", "--lang=en",
            f"--database={url}", f"--workers={count}", "--log-level=warning",
            *(f"--limit={name}=1000000" for name in ONE_ADDRESS),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    try:
        found = re.search(r":(\d+)/", server.stdout.readline() if server.stdout else "")
        assert found  # noqa: S101
        barrier = multiprocessing.Barrier(asked.workers + 1)
        results: Any = multiprocessing.Queue()
        load = [
            multiprocessing.Process(target=_work, args=(int(found[1]), asked, barrier, results))
            for _ in range(asked.workers)
        ]
        for one in load:
            one.start()
        for _ in range(3):  # tables are made, sockets are open
            barrier.wait()
        if asked.share:
            workers = psutil.Process(server.pid).children() if count > 1 else [psutil.Process(server.pid)]
            groups = _limited((worker.pid for worker in workers), asked.share)
        time.sleep(asked.warm_up)
        barrier.wait()
        wal = _asked(postgres, name, WAL)
        ours = _family(server.pid)
        theirs = [] if postgres is None else _family(postgres.pid)
        before, base, began = _spent(ours), _spent(theirs), time.perf_counter()
        time.sleep(asked.seconds)
        lasted = time.perf_counter() - began
        cpu, base = (_spent(ours) - before) / lasted, (_spent(theirs) - base) / lasted
        wal = _asked(postgres, name, WAL) - wal
        row = _asked(postgres, name, ROW)
        barrier.wait()
        rows = [results.get() for _ in range(asked.workers)]
        for one in load:
            one.join()
    finally:
        server.terminate()
        server.wait(60)
        for group in groups:
            group.rmdir()
        if postgres is not None:
            postgres.remove()
    delays = [delay for row in rows for delay in row["delays"]] or [0.0]
    decisions = sum(row["decisions"] for row in rows)
    return {
        "house": house,
        "tables": asked.tables,
        "think": asked.think,
        "decisions_s": round(decisions),
        "p50_ms": round(_share(delays, 0.5) * 1000, 1),
        "p90_ms": round(_share(delays, 0.9) * 1000, 1),
        "p99_ms": round(_share(delays, 0.99) * 1000, 1),
        "workers_cpu": round(cpu, 2),
        "postgres_cpu": round(base, 2),
        "load_cpu": round(sum(row["cpu"] for row in rows), 2),
        "decisions_a_workers_second": round(decisions / max(cpu, 0.01)),
        "us_a_decision": round(cpu * 1e6 / max(1, decisions)),
        "postgres_us_a_decision": round(base * 1e6 / max(1, decisions)),
        "wal_bytes_a_decision": round(wal / lasted / max(1, decisions)),
        "row_bytes": round(row),
        "share": asked.share,
        "refusals": sum(len(row["refusals"]) for row in rows),
        "cores": os.cpu_count(),
    }


def main() -> None:
    """One row a house."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--seconds", type=float, default=15)
    options.add_argument("--warm-up", type=float, default=4)
    options.add_argument("--think", type=float, default=10)
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--go-on", type=float, default=0.8)
    options.add_argument("--workers", type=int, default=1, help="of the load generator")
    options.add_argument("--share", type=float, help="of a core, for each worker at most")
    options.add_argument("--only", choices=list(HOUSES))
    asked = options.parse_args()
    for house in [asked.only] if asked.only else HOUSES:
        with tempfile.TemporaryDirectory() as folder:
            print(json.dumps(measure(asked, house, Path(folder))), flush=True)


if __name__ == "__main__":
    main()
