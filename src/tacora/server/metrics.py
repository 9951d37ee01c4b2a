"""Counts for Prometheus, as text."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

COMMIT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """What this process has counted since its start."""

    def __init__(self) -> None:
        self.decisions = 0
        self.entries = 0
        self.bot_decisions = 0
        self.bot_failures = 0
        self.slow_readers = 0
        self.failed_commits = 0
        self.refusals: Counter[str] = Counter()
        self._commits = [0] * (len(COMMIT_SECONDS) + 1)
        self._commit_seconds = 0.0

    def committed(self, entries: int, seconds: float) -> None:
        """A group of entries is on disk."""
        self.entries += entries
        self._commits[bisect_left(COMMIT_SECONDS, seconds)] += 1
        self._commit_seconds += seconds

    def text(self, now: Mapping[str, int]) -> str:
        """The exposition, with gauges of the moment."""
        lines = []
        for name, value in now.items():
            lines += [f"# TYPE tacora_{name} gauge", f"tacora_{name} {value}"]
        for name, value in (
            ("decisions", self.decisions),
            ("bot_decisions", self.bot_decisions),
            ("bot_failures", self.bot_failures),
            ("entries", self.entries),
            ("slow_readers", self.slow_readers),
            ("failed_commits", self.failed_commits),
        ):
            lines += [f"# TYPE tacora_{name}_total counter", f"tacora_{name}_total {value}"]
        lines.append("# TYPE tacora_refusals_total counter")
        lines += [f'tacora_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines.append("# TYPE tacora_commit_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, COMMIT_SECONDS), "+Inf"), self._commits, strict=True):
            total += count
            lines.append(f'tacora_commit_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"tacora_commit_seconds_sum {self._commit_seconds:.6f}", f"tacora_commit_seconds_count {total}", ""]
        return "\n".join(lines)
