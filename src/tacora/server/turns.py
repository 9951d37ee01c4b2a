"""Requests of one address are worked on a few at a time; the others wait for their turn, and hold up nobody else.

Of those whose turn it is, a few are begun in each turn of the event loop, however many addresses ask: what sockets
have sent, and what is on disk, comes in between.
"""

from collections import Counter, deque
from collections.abc import Callable
from typing import Any


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


class Line:
    """Who is to begin, first come first served, a few at a time.

    >>> soon, begun = [], []
    >>> line = Line(most=2, call_soon=soon.append)
    >>> for name in "abc": line.join(lambda name=name: begun.append(name))
    >>> soon.pop()(); begun
    ['a', 'b']
    >>> soon.pop()(); begun, soon
    (['a', 'b', 'c'], [])
    """

    def __init__(self, most: int, call_soon: Callable[[Callable[[], None]], Any]) -> None:
        self._most = most
        self._call_soon = call_soon
        self._waiting: deque[Callable[[], None]] = deque()

    def join(self, begin: Callable[[], None]) -> None:
        """Begin in the next turn of the loop, or in a later one."""
        self._waiting.append(begin)
        if len(self._waiting) == 1:
            self._call_soon(self._go_on)

    def _go_on(self) -> None:
        for _ in range(min(self._most, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            self._call_soon(self._go_on)
