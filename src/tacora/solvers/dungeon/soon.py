"""An answer soon, in a process that asks one question; or a proof, for which Numba joins in if it takes long.

Numba takes a second to load and much longer to compile. Most questions are proven in plain Python before that.
"""

from collections.abc import Callable
from time import monotonic

from tacora import BEGUN
from tacora.solvers.dungeon import fast
from tacora.solvers.dungeon.answer import Answer, Progress, best_dungeon
from tacora.solvers.dungeon.helper import Helper
from tacora.solvers.dungeon.question import Question

SOON = 1.2
"""Seconds after the start of the process when an answer is given, proven or not."""

LEAST = 0.4
"""Seconds that a search has even if the start took long."""

HEAD_START = 0.3
"""Seconds that plain Python has alone, before it calls for help."""


def best_dungeon_soon(question: Question, tell: Callable[[Progress], None] | None = None) -> Answer:
    """The best dungeon for a hand that is found in a moment; a process with Numba would come too late for that."""
    return best_dungeon(question, max(LEAST, BEGUN + SOON - monotonic()), tell)


def best_dungeon_helped(
    question: Question, seconds: float | None = None, tell: Callable[[Progress], None] | None = None
) -> Answer:
    """The best dungeon for a hand, as `best_dungeon` says it; a second process helps in the search if it takes long."""
    if fast.IS_FAST or not fast.HAS_NUMBA:
        return best_dungeon(question, seconds, tell)
    relay = _Relay(question, seconds, tell)
    try:
        answer = best_dungeon(question, seconds, relay.tell, relay.is_answered)
    finally:
        helped = relay.stop()
    return answer if helped is None else _better(answer, helped)


class _Relay:
    """The helper of a search, once there is one."""

    def __init__(self, question: Question, seconds: float | None, tell: Callable[[Progress], None] | None) -> None:
        self._question = question
        self._seconds = seconds
        self._tell = tell
        self._begun = monotonic()
        self._helper: Helper | None = None

    def tell(self, progress: Progress) -> None:
        """Call for help when it is time; and tell how far the one or the other has come."""
        taken = monotonic() - self._begun
        if self._helper is None and taken >= HEAD_START:
            self._helper = Helper(self._question, None if self._seconds is None else self._seconds - taken)
        if self._tell is not None:
            helped = None if self._helper is None else self._helper.progress
            self._tell(progress if helped is None else _further(progress, helped))

    def is_answered(self) -> bool:
        """The helper has the answer."""
        return self._helper is not None and self._helper.answer is not None

    def stop(self) -> Answer | None:
        """The helper's answer, if there is one; there is no helper then."""
        return None if self._helper is None else self._helper.stop()


def _further(one: Progress, other: Progress) -> Progress:
    """What two searches know together; the share is that of the one that has come further."""
    return Progress(
        max(one.value, other.value),
        min(one.bound, other.bound),
        max(one.share, other.share),
        is_preparing=one.is_preparing and other.is_preparing,
    )


def _better(answer: Answer, helped: Answer) -> Answer:
    best = helped if helped.value > answer.value else answer
    return best.with_bound(min(answer.bound, helped.bound), is_interrupted=answer.is_interrupted)
