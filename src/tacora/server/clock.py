"""The house's clock: it starts at the system's time, and then goes on by itself, whatever happens to the system's."""

import logging
import time
from collections.abc import Callable

log = logging.getLogger("tacora.server")

DAY = 86_400_000  # ms
LEAST_GAP = DAY
BOOT: int | None = getattr(time, "CLOCK_BOOTTIME", None)  # Linux has it
JUMP = 60_000  # ms by which the system's clock may differ before it is said


def wall_ms() -> int:
    """The system's time in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Milliseconds that pass whether or not the machine sleeps, and that nobody can set."""
    return (time.monotonic_ns() if BOOT is None else time.clock_gettime_ns(BOOT)) // 1_000_000


class HouseClock:
    """Tells the time for the log. It never goes back behind what the database has seen, and never jumps.

    >>> clock = HouseClock(wall=lambda: 5_000, steady=lambda: 100)
    >>> clock.start(last_seen=9_000, keep=30 * DAY)
    >>> clock.now(), clock.gap
    (9000, 0)
    """

    def __init__(self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = steady_ms) -> None:
        self._wall, self._steady = wall, steady
        self._ahead = wall() - steady()
        self._known_jump = 0
        self._gap = 0
        self._most = 0

    def follow(self, now: int) -> None:
        """Take another clock (ms) for the system's: the database's, where several machines share one."""
        ahead, wall = now - self._wall(), self._wall
        self._wall = lambda: wall() + ahead

    def start(self, last_seen: int | None, keep: int) -> None:
        """Go on where the database was last used; what is kept for so long (ms) says which gap may be believed."""
        now = self._wall()
        seen = now if last_seen is None else last_seen
        self._ahead = max(now, seen) - self._steady()
        self._gap = max(0, now - seen)
        self._most = max(LEAST_GAP, keep // 4)
        self._known_jump = min(0, now - seen)
        if seen - now > JUMP:
            log.warning(
                "the system's clock says %s, and the database was last used at %s: the tables' time goes on from there",
                day(now),
                day(seen),
            )

    def now(self) -> int:
        """The time in milliseconds."""
        return self._steady() + self._ahead

    @property
    def gap(self) -> int:
        """How long nobody seems to have used the database before this start (ms), if it is too long to be believed."""
        return self._gap if self._gap > self._most else 0

    def believe(self) -> None:
        """Somebody says that the clock is right."""
        self._gap = 0

    def look(self) -> None:
        """Say if somebody has set the system's clock meanwhile."""
        jump = self._wall() - self.now()
        if abs(jump - self._known_jump) > JUMP:
            log.warning(
                "the system's clock was set by %+.0f s: the tables' time goes on without that, until the next start",
                (jump - self._known_jump) / 1000,
            )
            self._known_jump = jump


def day(at: int) -> str:
    """A time for people.

    >>> day(0)
    '1970-01-01 00:00 UTC'
    """
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))
