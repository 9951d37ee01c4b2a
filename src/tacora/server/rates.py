"""Token buckets: a burst, then a steady rate."""

from collections import OrderedDict
from collections.abc import Hashable

ROUNDING = 1e-6  # of a burst's length: sums of seconds are never exact


class Bucket:
    """Tokens that refill over time, kept as the moment when the bucket will be full.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
    [True, True, False, True]
    """

    __slots__ = ("_full_at", "_interval", "_longest")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._interval = 1 / rate
        self._longest = burst / rate * (1 + ROUNDING)  # until an empty bucket is full
        self._full_at = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        full_at = (self._full_at if self._full_at > now else now) + self._interval
        if full_at - now > self._longest:
            return False
        self._full_at = full_at
        return True


class Buckets:
    """A bucket for each of many, at most so many: the one that was used longest ago is forgotten first.

    A forgotten bucket is as good as a full one, so a crowd of strangers takes nothing from anybody else. Whoever has
    more addresses than there are buckets gets new ones again and again, and had as many bursts anyway.

    >>> buckets = Buckets(rate=1, burst=1)
    >>> [buckets.take("a", 0), buckets.take("a", 0), buckets.take("b", 0), buckets.take("a", 1)]
    [True, False, True, True]
    """

    MOST = 8192

    def __init__(self, rate: float, burst: float) -> None:
        self._interval = 1 / rate
        self._longest = burst / rate * (1 + ROUNDING)
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._full_at)

    def take(self, who: Hashable, now: float) -> bool:
        """Take a token of this one's bucket, if there is one."""
        full_at = max(self._full_at.get(who, now), now)
        has_one = full_at + self._interval - now <= self._longest
        self._full_at[who] = full_at + self._interval if has_one else full_at
        self._full_at.move_to_end(who)
        if len(self._full_at) > self.MOST:
            self._full_at.popitem(last=False)
        return has_one

    def has_one(self, who: Hashable, now: float) -> bool:
        """There is a token left."""
        return max(self._full_at.get(who, now), now) + self._interval - now <= self._longest
