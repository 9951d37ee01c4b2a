"""The best path in a dungeon and the best dungeon for a hand, answered in the rules' own terms."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cached_property, partial
from threading import Thread
from time import monotonic
from typing import NamedTuple

from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import TOKEN_KINDS, Explored, Tokens
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.ground import COUNT
from tacora.games.dungeon.path import TAKE, TOKEN_LETTERS
from tacora.games.dungeon.submission import Submission, check_submission
from tacora.solvers.dungeon import kernel as k
from tacora.solvers.dungeon.arrays import Shared, Work
from tacora.solvers.dungeon.fast import IS_FAST
from tacora.solvers.dungeon.kinds import END, SLOW_BOOKS
from tacora.solvers.dungeon.prices import unvisited
from tacora.solvers.dungeon.problem import Problem, problem_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.records import blanks
from tacora.solvers.dungeon.survey import ROOM, WANTS_STOP, Stopped
from tacora.solvers.dungeon.writing import layout_of, submission_of

BELIEFS = (500, 700, 800, 850, 900, 950, k.CERTAIN)
"""How much of the bound each pass believes: the first ones find good answers soon, the last one proves."""

WORKERS = 2 if IS_FAST else 1
WAIT, SHORT_WAIT = 0.05, 0.002
MOST_SECONDS = 1e9

FIRST_PASSES = 3

VAIN_NODES = 1000
LATE, LATE_NODES = 850, 3000
"""The last pass comes next after one of so many nodes that finds nothing better, or one that believes so much."""


class Answer:
    """The best dungeon and path found, and the bound on all there are; parts that take time are made when asked for."""

    def __init__(
        self,
        question: Question,
        submission: Submission | Callable[[], Submission],
        value: int,
        limit: int,
        nodes: int,
        *,
        is_interrupted: bool = False,
    ) -> None:
        self._question = question
        self._submission = submission
        self._value = value
        self._limit = limit
        self.is_proven = limit <= value
        """Nothing is worth more than this answer."""

        self.nodes = nodes
        """Visits of cards that were searched."""

        self.is_interrupted = is_interrupted
        """Ctrl-C came before the end."""

    @property
    def submission(self) -> Submission:
        """The layout and the path."""
        if not isinstance(self._submission, Submission):
            self._submission = self._submission()
        return self._submission

    @cached_property
    def explored(self) -> Explored:
        """What the path finds, as the rules say; raises IllegalMove if they refuse it, which they never should."""
        return check_submission(self._question.hand, self.submission, self._question.tools)

    @property
    def value(self) -> Fraction:
        """What the path is worth."""
        return Fraction(self._value, self._question.value.scale)

    @property
    def bound(self) -> Fraction:
        """No dungeon is worth more."""
        return Fraction(self._limit, self._question.value.scale)

    def with_bound(self, bound: Fraction, *, is_interrupted: bool) -> "Answer":
        """The same dungeon and path, with what somebody else knows."""
        limit = int(bound * self._question.value.scale)
        return Answer(self._question, self._submission, self._value, limit, self.nodes, is_interrupted=is_interrupted)

    def __repr__(self) -> str:
        return f"Answer({self.submission}, value={self.value}, bound={self.bound}, nodes={self.nodes})"


class Progress(NamedTuple):
    """How far a search has come."""

    value: Fraction
    bound: Fraction
    share: float
    """How much of the search is done, as far as can be said."""

    is_preparing: bool
    """Nothing is searched yet."""


def best_path(question: Question, layout: tuple[Placed, ...]) -> Answer:
    """The best path in a dungeon of the hand's cards; raises IllegalMove.

    The path is written down, and walked by the rules, when the answer is asked for it.
    """
    if tuple([placed.card for placed in layout]) != question.hand:
        check_submission(question.hand, Submission(layout, ""), question.tools)
        question = question._replace(hand=tuple(placed.card for placed in layout))
    shareds = _shareds(k.ENDLESS)
    shared = shareds[0]
    submission: Submission | Callable[[], Submission] = Submission(layout, "")
    nodes = value = 0
    for problem, take in _variants(question):
        works = _laid(layout)
        if not k.search_laid(problem.hands, *problem.given, works, shareds, problem.have):
            lay(layout)  # says which card lies wrong
        work, found = works[0], int(shared.value)
        nodes += int(work.nodes)
        if found > value:
            value = found
            submission = partial(submission_of, problem, work.best, take)
    return Answer(question, submission, value, value, nodes)


def _shareds(most_nodes: int) -> Sequence[Shared]:
    shareds = blanks(Shared, 1)
    shareds[0].belief = k.CERTAIN
    shareds[0].most_nodes = most_nodes
    return shareds


def _laid(layout: tuple[Placed, ...]) -> Sequence[Work]:
    works = blanks(Work, 1)
    lie = works[0].lie
    x, y, turned = lie.x, lie.y, lie.turned
    for slot, placed in enumerate(layout):
        x[slot], y[slot], turned[slot] = placed.x, placed.y, placed.turned
    return works


def best_dungeon(
    question: Question,
    seconds: float | None = None,
    tell: Callable[[Progress], None] | None = None,
    wants_stop: Callable[[], bool] | None = None,
    *,
    passes: int = len(BELIEFS),
    nodes: int = k.ENDLESS,
    workers: int = WORKERS,
) -> Answer:
    """The best dungeon for a hand, or the best found when time is up, Ctrl-C comes, or somebody wants to stop.

    A first, short pass is always finished, however little time there is; Ctrl-C before that raises KeyboardInterrupt.
    One worker and no limit of time give the same answer every time; fewer passes, or a limit of
    nodes for each worker, give an answer sooner, but mostly without a proof.
    """
    search = _Search(question, BELIEFS[:passes], workers, nodes)
    if workers == 1 and seconds is None and tell is None and wants_stop is None:
        return search.run_here()
    return search.run(seconds, tell, wants_stop or (lambda: False))


class _Search:
    """A search for the best dungeon by several workers; another thread can watch it and stop it at any time."""

    def __init__(self, question: Question, beliefs: Sequence[int], workers: int, nodes: int) -> None:
        self._question = question
        self._beliefs = beliefs
        self._nodes = nodes
        self._shareds = _shareds(nodes)
        self._shared = self._shareds[0]
        self._works = blanks(Work, workers)
        self._best: Submission | None = None
        self._searched = question
        self._limit = _all_there_is(question)
        self._is_proven = False
        self._has_answer = False
        self._failure: Exception | None = None
        self._roots: deque[tuple[int, int]] = deque()
        self._share = 0.0

    def run_here(self) -> Answer:
        """Search in this thread to the end: nobody watches, and a thread of its own costs more than a short search."""
        self._search_all()
        return self._ended()

    def run(
        self, seconds: float | None, tell: Callable[[Progress], None] | None, wants_stop: Callable[[], bool]
    ) -> Answer:
        """Search until the answer is proven, time is up, or somebody wants to stop."""
        ends = monotonic() + (MOST_SECONDS if seconds is None else seconds)
        thread = Thread(target=self._search, daemon=True)
        thread.start()
        is_interrupted = False
        try:
            while True:
                thread.join(max(SHORT_WAIT, min(WAIT, ends - monotonic())))
                if tell is not None:
                    tell(self._progress())
                if not thread.is_alive() or self._may_end(ends, wants_stop):
                    break
        except KeyboardInterrupt:  # the best so far is the answer, if there is any
            self._shared.stop = 1
            if self._best is None:  # Numba cannot be interrupted while it compiles
                raise
            is_interrupted = True
        self._shared.stop = 1
        thread.join()
        if self._failure is not None:
            raise self._failure
        return self._ended(is_interrupted=is_interrupted)

    def _may_end(self, ends: float, wants_stop: Callable[[], bool]) -> bool:
        return (self._has_answer and monotonic() >= ends) or (self._best is not None and wants_stop())

    def _ended(self, *, is_interrupted: bool = False) -> Answer:
        assert self._best is not None  # noqa: S101  the search has laid the hand before anything else
        value = int(self._shared.value)
        nodes = self._nodes_visited()
        if not self._is_proven:
            polished = best_path(self._searched, self._best.layout)
            self._best, value = polished.submission, int(polished.value * self._question.value.scale)
        limit = value if self._is_proven else self._limit
        answer = Answer(self._question, self._best, value, limit, nodes, is_interrupted=is_interrupted)
        _ = answer.explored  # the rules have the last word
        return answer

    def _progress(self) -> Progress:
        scale = self._question.value.scale
        value, limit = Fraction(int(self._shared.value), scale), Fraction(self._limit, scale)
        return Progress(value, limit, self._share, is_preparing=self._best is None)

    def _search(self) -> None:
        WANTS_STOP.set(lambda: bool(self._shared.stop))
        try:
            self._search_all()
        except Stopped:
            return
        except Exception as failure:  # noqa: BLE001  raised again in the thread that waits for the answer
            self._failure = failure

    def _search_all(self) -> None:
        tools = self._question.tools
        if not SLOW_BOOKS.isdisjoint(tools.books):
            fewer = tools._replace(books=tuple(book for book in tools.books if book not in SLOW_BOOKS))
            self._searched = self._question._replace(tools=fewer)
            for belief in self._beliefs[:FIRST_PASSES]:
                self._pass_all(self._searched, belief)
        missed = k.ENDLESS
        hurries = False
        for belief in self._beliefs:
            if missed * belief <= self._shared.value * k.CERTAIN:  # nothing that was missed is believed now
                continue
            if hurries and belief != self._beliefs[-1]:
                continue
            value, nodes = int(self._shared.value), self._nodes_visited()
            missed = self._pass_all(self._question, belief)
            nodes = self._nodes_visited() - nodes
            is_vain = self._shared.value == value and nodes > VAIN_NODES
            hurries = is_vain or (belief >= LATE and nodes > LATE_NODES)
            self._searched = self._question
            if self._is_stopped():
                return
            self._limit = min(self._limit, max(missed, int(self._shared.value)))
        self._is_proven = self._limit <= self._shared.value

    def _nodes_visited(self) -> int:
        return sum(int(work.nodes) for work in self._works)

    def _is_stopped(self) -> bool:
        return bool(self._shared.stop) or any(work.nodes >= self._nodes for work in self._works)

    def _pass_all(self, question: Question, belief: int) -> int:
        """One pass over all variants of a question; the highest bound that it saw and did not believe."""
        self._shared.belief = belief
        for work in self._works:
            work.missed = 0
        limit = 0
        for variant in _variants(question):
            if self._best is None:
                self._best = Submission(_anyhow(variant.problem, self._works[0]), "")
            limit = max(limit, _limit(variant.problem))
            if not self._is_stopped():
                self._pass(variant)
        if question == self._question:
            self._limit = min(self._limit, limit)
            self._share = belief / k.CERTAIN
        self._has_answer = True
        return max(int(work.missed) for work in self._works)

    def _pass(self, variant: "_Variant") -> None:
        """Search from every opening once, and keep the best of what the workers found."""
        problem = variant.problem
        before = int(self._shared.value)
        for card, survey in enumerate(problem.surveys):
            self._roots.extend((card, opening) for opening in range(len(survey.openings)))
        workers = [
            Thread(target=self._work, args=(problem, number), daemon=True) for number in range(1, len(self._works))
        ]
        for worker in workers:
            worker.start()
        self._work(problem, 0)
        for worker in workers:
            worker.join()
        best = max((work.best for work in self._works), key=lambda best: int(best.value))
        if best.value > before:
            self._shared.value = best.value
            self._best = submission_of(problem, best, variant.take)

    def _work(self, problem: Problem, worker: int) -> None:
        while True:
            try:
                card, opening = self._roots.popleft()
            except IndexError:
                return
            k.search_from(
                problem.hands, *problem.given, self._works, worker, self._shareds, card, opening, problem.have
            )


class _Variant(NamedTuple):
    """The problem of a question, or with V-B15 of the same with one more token, and the step that takes the token."""

    problem: Problem
    take: str


def _variants(question: Question) -> Iterator[_Variant]:
    yield _Variant(problem_of(question), "")
    if Book.TAKE_TOKEN in question.tools.books:
        for letter, kind in TOKEN_LETTERS.items():
            tokens = list(question.tools.tokens)
            tokens[TOKEN_KINDS.index(kind)] += 1
            richer = question._replace(tools=question.tools._replace(tokens=Tokens(*tokens)))
            yield _Variant(problem_of(richer), TAKE + letter)


def _all_there_is(question: Question) -> int:
    """The worth of everything on the cards, and of an exit."""
    each = question.value.each
    total = question.value.exit
    for card in question.hand:
        ground = card.ground
        total += len(ground.rooms) * each[ROOM]
        total += sum(each[COUNT[ground.glyphs[cell].lower()]] for cells in ground.features.values() for cell in cells)
    return total


def _limit(problem: Problem) -> int:
    hand = problem.hands[0]
    return int(k.bound(hand, problem.given, unvisited(hand), 0, problem.have, END))


def _anyhow(problem: Problem, work: Work) -> tuple[Placed, ...]:
    """The hand, laid somehow."""
    k.scatter(problem.hands[0], work.lie)
    k.place(work.lie, 0, 0, 0, 0)
    k.join_rest(problem.hands[0], work)
    return layout_of(problem, work.lie)
