"""How long the dungeon solver takes to prove fresh hands: `python bench/dungeon_fresh.py KIND --seed 1 --hands 200`.

The kinds: `plain` (no tokens, no books: what `tacora dungeon solve` asks by default), `jumps` (two of V-B3, 9, 11, 12),
`monster` (V-B3, half of the time with another book of the exploration), `path` (the best path in a dungeon, as called).
Hands have one to five start cards in turn, cards are surveyed anew for each question, and Numba is ready.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from time import perf_counter, process_time, thread_time

from tacora.bots.dungeon.layouts import random_layout
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, FINGERPRINT, GOAL_CARDS, START_CARDS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.solvers.dungeon.answer import best_dungeon, best_path
from tacora.solvers.dungeon.fast import IS_FAST
from tacora.solvers.dungeon.kinds import AS_TOOL, OF_BOOK, SLOW_BOOKS
from tacora.solvers.dungeon.problem import problem_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.survey import survey_of
from tacora.solvers.dungeon.values import value_of

LIMIT = 12.0
LAYOUTS = 20
OTHERS = [one for cards in DUNGEON_CARDS.values() for one in cards]
EXPLORATION = [*AS_TOOL, *OF_BOOK, Book.TAKE_TOKEN]


def hand(number: int, random: Random) -> tuple[Card, ...]:
    """Five cards, of which one to five are start cards."""
    starts = 5 - number % 5
    return (*random.sample(START_CARDS, starts), *random.sample(OTHERS, 5 - starts))


def plain(number: int, random: Random) -> Question:
    """A question without tokens and books, and with the command's own weights."""
    return Question(hand(number, random), Tools(), value_of(random.choice(GOAL_CARDS).goal, {}))


def jumps(number: int, random: Random) -> Question:
    """Two books that jump, and few tokens."""
    return _with_books(number, random, random.sample(sorted(SLOW_BOOKS), 2))


def monster(number: int, random: Random) -> Question:
    """V-B3, alone or with another book, and few tokens."""
    others = [book for book in EXPLORATION if book is not Book.TRAVEL_TO_MONSTER]
    return _with_books(number, random, [Book.TRAVEL_TO_MONSTER, *random.sample(others, random.randrange(2))])


def _with_books(number: int, random: Random, books: Sequence[Book]) -> Question:
    tokens = Tokens(*(random.choice((0, 0, 0, 1)) for _ in TOKEN_KINDS))
    value = value_of(random.choice(GOAL_CARDS).goal, {"side": Fraction(1)})
    return Question(hand(number, random), Tools(tokens, tuple(sorted(books))), value)


KINDS: dict[str, Callable[[int, Random], Question]] = {"plain": plain, "jumps": jumps, "monster": monster}


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def told(values: Sequence[float], unit: float = 1) -> str:
    """Median, 90 %, 99 % and the most."""
    figures = [percentile(values, share) * unit for share in (0.5, 0.9, 0.99)]
    return "median {:.3g}, 90 % {:.3g}, 99 % {:.3g}, most {:.3g}".format(*figures, max(values) * unit)


def measure(questions: Iterator[Question], seconds: float) -> None:
    """Prove every question, until so many seconds are over."""
    walls, processors, surveys, nodes = [], [], [], []
    unproven = 0
    ends = perf_counter() + seconds
    for question in questions:
        if perf_counter() > ends:
            break
        survey_of.cache_clear()
        problem_of.cache_clear()
        begun, worked = perf_counter(), process_time()
        problem_of(question)
        surveys.append(perf_counter() - begun)
        answer = best_dungeon(question, LIMIT)
        walls.append(perf_counter() - begun)
        processors.append(process_time() - worked)
        nodes.append(answer.nodes)
        if not answer.is_proven:
            unproven += 1
            print("not proven:", question.hand, question.tools, answer.value, answer.bound)
    print(f"{len(walls)} hands, {unproven} not proven within {LIMIT:.0f} s")
    print(f"seconds: {told(walls)}; of processor time: {told(processors)}")
    print(f"of which surveys and problem: {told(surveys)}")
    print(f"nodes: {told(nodes)}, all {sum(nodes)}")


def measure_paths(questions: Iterator[Question]) -> None:
    """The best path in dungeons of each hand, with the hand's question known: as called, and with the path written."""
    called, written = [], []
    for number, question in enumerate(questions):
        random = Random(f"layouts {number}")
        problem_of(question)
        for _ in range(LAYOUTS):
            laid = {placed.card: placed for placed in random_layout(question.hand, random)}
            layout = tuple(laid[one] for one in question.hand)
            begun = thread_time()
            answer = best_path(question, layout)
            called.append(thread_time() - begun)
            assert answer.explored  # noqa: S101
            written.append(thread_time() - begun)
    print(f"{len(called)} dungeons, in microseconds of processor time")
    print(f"best_path as called: {told(called, 1e6)}")
    print(f"with the path written and walked by the rules: {told(written, 1e6)}")


def main() -> None:
    """Measure one kind of hands."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("kind", choices=[*KINDS, "path"])
    options.add_argument("--seed", default="1")
    options.add_argument("--hands", type=int, default=200)
    options.add_argument("--seconds", type=float, default=150, help="begin no hand after so many seconds")
    asked = options.parse_args()
    warm = plain(0, Random("warm"))
    best_path(warm, best_dungeon(warm).submission.layout)  # compiles, or loads what was compiled before
    print(f"{asked.kind}, seed {asked.seed}, cards {FINGERPRINT[:12]}, Numba: {'yes' if IS_FAST else 'no'}")
    ask = KINDS.get(asked.kind, plain)
    questions = (ask(number, Random(f"{asked.seed} {asked.kind} {number}")) for number in range(asked.hands))
    if asked.kind == "path":
        measure_paths(questions)
    else:
        measure(questions, asked.seconds)


if __name__ == "__main__":
    main()
