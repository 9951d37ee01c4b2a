"""Who sees why somebody had to wait: a probe of the disk, and a reader of the server's own metrics."""

import os
import re
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path

ADDRESS = "127.0.0.3"  # of nobody else, so that no flood takes its turns
PROBE_EVERY, LOOK_EVERY = 0.02, 0.25  # seconds
PAGES = bytes(16_384)  # what a commit of the server writes
SEEN = {
    "commit": "commit",
    "append": "database",
    "copy": "copying pages",
    "loop_lag": "loop late",
    "collection": "collection",
}
"""The histograms that are read, and what a reader is told of them."""
BOUNDS = (
    "under 1 ms", "1 to 2 ms", "2 to 5 ms", "5 to 10 ms", "10 to 20 ms", "20 to 50 ms", "50 to 100 ms",
    "100 to 200 ms", "200 to 500 ms", "0.5 to 1 s", "over 1 s",
)  # fmt: skip
Span = tuple[float, float]
"""When something ended by time.monotonic(), and how many seconds it had taken."""


class _Watcher(threading.Thread):
    """Does something again and again, until it is stopped."""

    def __init__(self, every: float) -> None:
        super().__init__(daemon=True)
        self._every = every
        self._is_over = threading.Event()

    def run(self) -> None:
        """Rest, look; again and again."""
        while not self._is_over.wait(self._every):
            self.look()

    def look(self) -> None:
        """Once."""
        raise NotImplementedError

    def stop(self) -> None:
        """The end of it."""
        self._is_over.set()
        self.join()


class DiskProbe(_Watcher):
    """Somebody else who writes to the same disk, about as often and as much as the server: has to wait too, or not."""

    def __init__(self, file: Path) -> None:
        super().__init__(PROBE_EVERY)
        self._file = file.open("wb", buffering=0)
        self.waits: list[Span] = []

    def look(self) -> None:
        """Add some pages to a file, and wait until they are on disk."""
        began = time.monotonic()
        self._file.write(PAGES)
        os.fdatasync(self._file.fileno())
        ended = time.monotonic()
        self.waits.append((ended, ended - began))

    def stop(self) -> None:
        """The end of it."""
        super().stop()
        self._file.close()


class Witness(_Watcher):
    """Reads the server's own metrics."""

    def __init__(self, port: int) -> None:
        super().__init__(LOOK_EVERY)
        self._port = port
        self._looks: list[tuple[float, dict[str, list[int]]]] = []

    def look(self) -> None:
        """Once; what the server does not answer is left out."""
        with suppress(OSError):
            connection = HTTPConnection("127.0.0.1", self._port, timeout=10, source_address=(ADDRESS, 0))
            connection.request("GET", "/metrics", headers={"Host": "localhost"})
            text = connection.getresponse().read().decode()
            connection.close()
            self._looks.append((time.monotonic(), _histograms(text)))

    def longest(self, began: float, ended: float) -> dict[str, str]:
        """Of everything that the server measures, the longest that it saw between two moments."""
        before = next((seen for at, seen in reversed(self._looks) if at <= began), {})
        after = next((seen for at, seen in self._looks if at >= ended), self._looks[-1][1] if self._looks else {})
        found = {}
        for name, word in SEEN.items():
            counts = after.get(name, [])
            earlier = before.get(name, [0] * len(counts))
            more = [bound for bound, now, was in zip(BOUNDS, counts, earlier, strict=False) if now > was]
            if more:
                found[word] = more[-1]
        return found


def _histograms(text: str) -> dict[str, list[int]]:
    """How often each thing took how long, by the server's buckets."""
    found = {}
    for name in SEEN:
        sums = [int(count) for count in re.findall(rf"^tacora_{name}_seconds_bucket.* (\d+)$", text, re.MULTILINE)]
        found[name] = [count - below for count, below in zip(sums, [0, *sums], strict=False)]
    return found


def _falls_into(one: Span, waits: Iterable[Span]) -> bool:
    """Something was while somebody else waited at least half as long."""
    return any(ended > one[0] - one[1] and ended - took < one[0] and took > one[1] / 2 for ended, took in waits)


def slow_ones(delays: list[Span], most: float, probe: DiskProbe, witness: Witness) -> list[str]:
    """A line on the delays that were too long (ms), if there are any."""
    slow = [(at, delay) for at, delay in delays if delay * 1000 >= most]
    if not slow:
        return []
    stalled = sum(_falls_into(one, probe.waits) for one in slow)
    seen = witness.longest(min(at - delay for at, delay in slow), max(at for at, _ in slow))
    told = ", ".join(f"{word} {bound}" for word, bound in seen.items())
    longest = max(delay for _, delay in slow) * 1000
    line = (
        f"{len(slow)} of {len(delays)} over {most:g} ms, the longest {longest:.0f} ms; {stalled} of them while the "
        f"disk kept the probe waiting as well; the server's longest meanwhile: {told}"
    )
    return [line]
