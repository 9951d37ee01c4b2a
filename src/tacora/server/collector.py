"""Garbage is collected in small portions, so that nobody waits for it.

Nearly everything is freed without the collector. Python's own way is to look at all that is young, and now and then at
everything: with a few thousand tables that holds up the server for a tenth of a second, and later for seconds.
"""

import gc
import logging
import time
from typing import Any

from tacora.server.metrics import Histogram

log = logging.getLogger("tacora.server")

YOUNG = 2_000  # things that are looked at together for the first time,
TIMES = 3  # and how often that is done before those are looked at once more
NEVER = 1_000_000


class Collector:
    """Looks at each thing twice while it is young, then no more until the number of things has doubled."""

    def __init__(self, pauses: Histogram) -> None:
        self._pauses = pauses
        self._since = 0.0
        self._most = 0

    def start(self) -> None:
        """Begin, with all that there is."""
        self._look_at_all()
        gc.set_threshold(YOUNG, TIMES, NEVER)
        gc.callbacks.append(self._note)

    def stop(self) -> None:
        """Leave it to Python."""
        gc.callbacks.remove(self._note)
        gc.unfreeze()

    def look(self) -> None:
        """Look at everything, if the number of things has doubled: some may be garbage that was not seen as such."""
        if gc.get_freeze_count() > self._most:
            began = time.perf_counter()
            gc.unfreeze()
            found = self._look_at_all()
            log.info("garbage collected: %d things, in %.2f s", found, time.perf_counter() - began)

    def _look_at_all(self) -> int:
        found = gc.collect()
        gc.freeze()
        self._most = 2 * gc.get_freeze_count()
        return found

    def _note(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._since = time.perf_counter()
            return
        if info["generation"] == 1:
            gc.freeze()
        self._pauses.add(time.perf_counter() - self._since)
