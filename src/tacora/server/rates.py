"""Token buckets: a burst, then a steady rate."""

from collections.abc import Hashable


class Bucket:
    """Tokens that refill over time.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._tokens, self._at = rate, burst, float(burst), now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        has_one = tokens >= 1
        self._tokens = tokens - has_one
        return has_one

    def is_full(self, now: float) -> bool:
        """Nothing has been taken lately."""
        return self._tokens + (now - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each of many; the full ones are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable, now: float) -> bool:
        """Take a token of this one's bucket, if there is one."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {one: kept for one, kept in self._buckets.items() if not kept.is_full(now)}
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)
