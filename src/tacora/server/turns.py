"""Requests of one address are worked on a few at a time; the others wait for their turn, and hold up nobody else."""

from collections import Counter, deque
from collections.abc import Callable


class Turns:
    """Who is at work, and who waits behind them.

    >>> turns, begun = Turns(most=1), []
    >>> turns.take("a", lambda: begun.append(1)); turns.take("a", lambda: begun.append(2)); begun
    [1]
    >>> turns.take("b", lambda: begun.append(3)); turns.end("a"); begun
    [1, 3, 2]
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._working: Counter[str] = Counter()
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def take(self, who: str, begin: Callable[[], None]) -> None:
        """Begin now, or when it is this one's turn."""
        if self._working[who] < self._most:
            self._working[who] += 1
            begin()
        else:
            self._waiting.setdefault(who, deque()).append(begin)

    def end(self, who: str) -> None:
        """One that had begun is done: the next one begins."""
        waiting = self._waiting.get(who)
        if waiting:
            begin = waiting.popleft()
            if not waiting:
                del self._waiting[who]
            begin()
            return
        self._working[who] -= 1
        if not self._working[who]:
            del self._working[who]
