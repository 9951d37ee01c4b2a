"""Counts for Prometheus, as text."""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
PAGES, FILES = Path("/proc/self/statm"), Path("/proc/self/fd")


class Histogram:
    """How long something took, sorted into buckets."""

    __slots__ = ("_counts", "_sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The exposition."""
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What this process has counted since its start."""

    def __init__(self) -> None:
        self.decisions = 0
        self.entries = 0
        self.bot_decisions = 0
        self.bot_failures = 0
        self.slow_readers = 0
        self.failed_commits = 0
        self.tables_made = 0
        self.tables_over = 0
        self.taken_over = 0  # tables of workers that are gone, or that handed them over
        self.handed_over = 0
        self.lost = 0  # tables that turned out to be another worker's
        self.passed_on = 0  # connections
        self.read_back = 0  # commits of which it was not known whether they had been made
        self.refusals: Counter[str] = Counter()
        self.closes: Counter[int] = Counter()  # of sockets, by the code that they were closed with
        self.commits = Histogram()
        self.appends = Histogram()  # that part of a commit which the database takes
        self.copies = Histogram()  # of the log of pages into a SQLite file, beside the commits
        self.tellings = Histogram()  # from a decision read to everybody told
        self.lags = Histogram()  # by which the event loop is late
        self.collections = Histogram()  # of garbage, while which nothing else is done

    def committed(self, entries: int, seconds: float, appended: float) -> None:
        """A group of entries is on disk; of these seconds, the database took so many."""
        self.entries += entries
        self.commits.add(seconds)
        self.appends.add(appended)

    def text(self, now: Mapping[str, float]) -> str:
        """The exposition, with gauges of the moment."""
        lines = []
        for name, value in {**now, **_of_process()}.items():
            lines += [f"# TYPE tacora_{name} gauge", f"tacora_{name} {value:g}"]
        for name in (
            "decisions", "bot_decisions", "bot_failures", "entries", "slow_readers", "failed_commits", "tables_made",
            "tables_over", "taken_over", "handed_over", "lost", "passed_on", "read_back",
        ):  # fmt: skip
            lines += [f"# TYPE tacora_{name}_total counter", f"tacora_{name}_total {getattr(self, name)}"]
        lines.append("# TYPE tacora_refusals_total counter")
        lines += [f'tacora_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines.append("# TYPE tacora_closes_total counter")
        lines += [f'tacora_closes_total{{code="{code}"}} {count}' for code, count in sorted(self.closes.items())]
        lines += self.commits.lines("tacora_commit_seconds")
        lines += self.appends.lines("tacora_append_seconds")
        lines += self.copies.lines("tacora_copy_seconds")
        lines += self.tellings.lines("tacora_told_seconds")
        lines += self.lags.lines("tacora_loop_lag_seconds")
        lines += self.collections.lines("tacora_collection_seconds")
        return "\n".join([*lines, ""])


def _of_process() -> dict[str, int]:
    """Memory and open files, where the system tells."""
    try:
        pages = int(PAGES.read_text().split()[1])
        files = FILES.stat().st_size or sum(1 for _ in FILES.iterdir())  # an older Linux does not count them
        return {"memory_bytes": pages * os.sysconf("SC_PAGE_SIZE"), "open_files": files}
    except (OSError, IndexError, ValueError):
        return {}
