"""The dungeon solver against plain brute force, on thousands of small dungeons: seeded, and with no difference.

python tests/prove_solver.py --cases 3000                       the long run
python tests/prove_solver.py --kind dungeon --first 1234        one case again
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import NamedTuple

from dungeon_brute import TooMany, best_values, layouts
from dungeon_gallery import cards as gallery_cards
from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS, random_layout
from dungeon_mutants import mutant, upside_down
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOALS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.submission import check_submission
from tacora.solvers.dungeon.answer import Answer, best_dungeon, best_path
from tacora.solvers.dungeon.fast import PLAIN
from tacora.solvers.dungeon.problem import kinds_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.survey import WANTS_STOP, Stopped, survey_of
from tacora.solvers.dungeon.values import Value, value_of

GALLERY = tuple(gallery_cards().values())
WEIGHTS = tuple(Fraction(text) for text in ("0", "0", "1/3", "0.35", "1", "2.5"))
MOST_STEPS = 300
MOST_LAYOUTS = 60
MOST_STEPS_OF_ALL = 1500
MOST_LAYOUTS_OF_THREE = 400
PLAIN_AT_ONCE = 8
PLAIN_NODES = 3000
FORGET_AFTER = 50
JUMPING_BOOKS = (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL, Book.TRAVEL_NORTH_SOUTH, Book.TRAVEL_EAST_WEST)
MOST_STATES = 3000
MUTANTS = 300
VALUES = 3


class Difference(Exception):  # noqa: N818  reads as what it is
    """What two ways to an answer disagree on."""


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)  # noqa: T201


@lru_cache(MUTANTS)
def numbered_mutant(number: int) -> Card:
    """One of the cards that nobody has drawn: every third is near to a card of the game, the others are smaller."""
    return mutant(GALLERY if number % 3 else ALL_CARDS, Random(number))


def some_card(random: Random) -> Card:
    """A card of the game, of the gallery, or one that nobody has drawn."""
    kind = random.randrange(5)
    if kind < 3:
        return numbered_mutant(random.randrange(MUTANTS))
    return random.choice(ALL_CARDS if kind == 3 else GALLERY)


def some_question(random: Random, cards: int) -> Question:
    """Few tokens, up to two books, any goal and any weights."""
    tokens = Tokens(*(random.choice((0, 0, 0, 1, 2)) for _ in TOKEN_KINDS))
    tools = Tools(tokens, tuple(random.sample(EXPLORATION_BOOKS, random.choice((0, 1, 1, 2)))))
    return with_surveys(Question(tuple(some_card(random) for _ in range(cards)), tools, some_value(random)))


def with_surveys(question: Question) -> Question:
    """The question, if its cards have not too many states with these books; raises TooMany."""
    left = iter(range(MOST_STATES))
    before = WANTS_STOP.set(lambda: next(left, None) is None)
    try:
        for card in question.hand:
            survey_of(card, kinds_of(question.hand, question.tools))
    except Stopped:
        raise TooMany from None
    finally:
        WANTS_STOP.reset(before)
    return question


def some_value(random: Random) -> Value:
    """Any goal, or none, and any weights."""
    weights = {name: random.choice(WEIGHTS) for name in ("coin", "exit", "side", "recycling", "scissors")}
    return value_of(random.choice((*GOALS, None)), weights)


def valued(question: Question, random: Random) -> list[Question]:
    """The same question, and others that differ in what finds are worth."""
    return [question, *(question._replace(value=some_value(random)) for _ in range(VALUES - 1))]


def checked(question: Question, answer: Answer) -> int:
    """The value of an answer that is proven, after the rules have said the same."""
    explored = check_submission(question.hand, answer.submission, question.tools)
    if not answer.is_proven or answer.value != question.value.explored(explored):
        raise Difference(f"the rules give {question.value.explored(explored)}, claimed is {answer}")
    return int(answer.value * question.value.scale)


def same(question: Question, mine: int, other: int, layout: tuple[Placed, ...] = ()) -> None:
    """The two values are equal; raises Difference."""
    if mine != other:
        raise Difference(f"{mine} is not {other} in {layout} for {question}")


def prove_path(random: Random) -> tuple[int, str]:
    """The best path in a dungeon of one to three cards, against every path by the rules' own steps."""
    question = some_question(random, random.choice((1, 1, 2, 2, 3)))
    layout = random_layout(question.hand, random)
    questions = valued(question, random)
    best = best_values(layout, question.tools, [asked.value for asked in questions], MOST_STEPS)
    for asked, value in zip(questions, best, strict=True):
        same(asked, checked(asked, best_path(asked, layout)), value, layout)
    return VALUES, f"{len(layout)} cards"


def prove_dungeon(random: Random) -> tuple[int, str]:
    """The best dungeon of one or two cards, against every path by the rules' own steps in every layout."""
    question = some_question(random, random.choice((1, 2, 2, 2)))
    every = list(layouts(question.hand))
    if len(every) > MOST_LAYOUTS:
        raise TooMany
    steps = MOST_STEPS_OF_ALL // len(every)
    questions = valued(question, random)
    values = [asked.value for asked in questions]
    of_layouts = [best_values(layout, question.tools, values, steps) for layout in every]
    for asked, found in zip(questions, zip(*of_layouts, strict=True), strict=True):
        same(asked, checked(asked, best_dungeon(asked)), max(found))
    return VALUES, f"{len(question.hand)} cards"


def prove_three(random: Random) -> tuple[int, str]:
    """The best dungeon of three cards, mostly with jumps, against the best path in every layout."""
    question = some_question(random, 3)
    if random.random() < 0.7:
        books = tuple(random.sample(JUMPING_BOOKS, random.choice((0, 1, 1, 2))))
        question = with_surveys(question._replace(tools=Tools(question.tools.tokens._replace(scroll=2), books)))
    every = []
    for layout in layouts(question.hand):
        every.append(layout)
        if len(every) > MOST_LAYOUTS_OF_THREE:
            raise TooMany
    best = max(best_path(question, layout).value for layout in every)
    same(question, checked(question, best_dungeon(question)), int(best * question.value.scale))
    return 1, "3 cards"


def prove_token(random: Random) -> tuple[int, str]:
    """One more token never lowers the optimum."""
    question = some_question(random, random.choice((2, 2, 3)))
    before = checked(question, best_dungeon(question))
    tokens = list(question.tools.tokens)
    tokens[random.randrange(len(TOKEN_KINDS))] += 1
    richer = question._replace(tools=question.tools._replace(tokens=Tokens(*tokens)))
    if (after := checked(richer, best_dungeon(richer))) < before:
        raise Difference(f"a token more, and {after} instead of {before} for {richer}")
    return 1, f"{len(question.hand)} cards"


def prove_turn(random: Random) -> tuple[int, str]:
    """Cards printed upside down, in another order, are worth as much; so is the dungeon turned as a whole."""
    question = some_question(random, random.choice((1, 2, 2, 3)))
    answer = best_dungeon(question)
    best = checked(question, answer)
    turned = [upside_down(card) for card in question.hand]
    random.shuffle(turned)
    other = question._replace(hand=tuple(turned))
    same(other, checked(other, best_dungeon(other)), best)
    layout = tuple(Placed(card, -x, -y, not turned) for card, x, y, turned in answer.submission.layout)
    same(question, checked(question, best_path(question, layout)), best, layout)
    return 1, f"{len(question.hand)} cards"


def prove_plain(random: Random) -> tuple[int, str]:
    """Plain Python says what Numba says after as many nodes, and chooses the same dungeon."""
    seeds = [random.randrange(1 << 40) for _ in range(PLAIN_AT_ONCE)]
    plain = subprocess.run(
        [sys.executable, __file__, "--answers", *map(str, seeds)],
        env={**os.environ, PLAIN: "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for seed, mine, other in zip(seeds, map(answer_line, seeds), plain.splitlines(), strict=True):
        if mine != other:
            raise Difference(f"plain Python says {other}, Numba {mine} for the question of {seed}")
    return PLAIN_AT_ONCE, "2 cards"


def answer_line(seed: int) -> str:
    """The answer to a small question of a seed, on one line."""
    try:
        question = some_question(Random(seed), 2)
    except TooMany:
        return "too many"
    answer = best_dungeon(question, nodes=PLAIN_NODES, workers=1)
    return json.dumps([str(answer.value), str(answer.bound), answer.nodes, str(answer.submission)])


KINDS: dict[str, tuple[int, Callable[[Random], tuple[int, str]]]] = {
    "path": (38, prove_path),
    "dungeon": (28, prove_dungeon),
    "three": (7, prove_three),
    "token": (3, prove_token),
    "turn": (3, prove_turn),
    "plain": (1, prove_plain),
}
"""Each kind of comparison, and how often it comes in a round of 80."""


class Tally(NamedTuple):
    """What has been compared so far, and what was too big to be."""

    compared: Counter[str]
    dungeons: Counter[str]
    sizes: Counter[str]
    too_many: Counter[str]

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.compared.items())
        hands = self.dungeons.total()
        return (
            f"{self.compared.total()} compared on {hands} hands: {kinds} ({self.too_many.total()} hands were too big)"
        )


def prove(kinds: list[str], seed: str, first: int, cases: int) -> Tally:
    """Compare so many cases; the first difference ends it, and says how to see it again."""
    tally = Tally(Counter(), Counter(), Counter(), Counter())
    told = time.monotonic()
    number = first
    while tally.compared.total() < cases:
        kind = kinds[number % len(kinds)]
        try:
            count, size = KINDS[kind][1](Random(f"{seed} {kind} {number}"))
        except TooMany:
            tally.too_many[kind] += 1
        except Exception:
            say(f"DIFFERENCE: python {sys.argv[0]} --seed {seed} --kind {kind} --first {number}")
            raise
        else:
            tally.compared[kind] += count
            tally.dungeons[kind] += count if kind == "plain" else 1
            tally.sizes[f"{kind}, {size}"] += count
        number += 1
        if number % FORGET_AFTER == 0:
            survey_of.cache_clear()
        if time.monotonic() - told > 10:
            told = time.monotonic()
            say(f"{tally}; next is {number}")
    return tally


def main() -> None:
    """The long run, or one case of it again."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--cases", type=int)
    options.add_argument("--kind", choices=list(KINDS))
    options.add_argument("--seed", default="1")
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--answers", type=int, nargs="*", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.answers is not None:
        for seed in asked.answers:
            say(answer_line(seed))
        return
    began = time.monotonic()
    kinds = [asked.kind] if asked.kind else [kind for kind, (often, _) in KINDS.items() for _ in range(often)]
    tally = prove(kinds, asked.seed, asked.first, asked.cases or (1 if asked.kind else 3000))
    for what, count in sorted(tally.sizes.items()):
        say(f"{count:6} {what}")
    say(f"{tally}; no difference, in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
