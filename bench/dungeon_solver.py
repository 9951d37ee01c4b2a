"""How fast and how good the dungeon solver is, on frozen hands of the real card set.

`python bench/dungeon_solver.py` measures; `--freeze` draws the hands anew; `--jumps` measures hands with usable portals
and one of V-B3, V-B11 and V-B12 instead.
"""

import json
import sys
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from time import perf_counter, thread_time
from typing import NamedTuple

from tacora.bots.dungeon.layouts import random_layout
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, GOAL_CARDS, START_CARDS, Card, card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.solvers.dungeon import kernel as k
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.arrays import Shared, Work
from tacora.solvers.dungeon.fast import IS_FAST
from tacora.solvers.dungeon.problem import Problem, problem_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.records import blanks
from tacora.solvers.dungeon.survey import survey_of
from tacora.solvers.dungeon.values import value_of

HANDS = Path(__file__).parent / "data" / "dungeon_hands.json"
KINDS = (5, 3, 1)
EACH = 30
LAYOUTS = 20
LIMIT = 60.0
JUMP_HANDS, JUMP_BOOKS, JUMP_LIMIT = 40, (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_NORTH_SOUTH, Book.TRAVEL_EAST_WEST), 20.0


class Hand(NamedTuple):
    """A frozen hand and the main goal of its round."""

    starts: int
    cards: tuple[Card, ...]
    goal: str


def freeze() -> None:
    """Draw the hands anew."""
    random = Random("dungeon hands")
    others = [card for cards in DUNGEON_CARDS.values() for card in cards]
    hands = []
    for starts in KINDS:
        for _ in range(EACH):
            cards = random.sample(START_CARDS, starts) + random.sample(others, 5 - starts)
            hands.append({"starts": starts, "cards": [one.id for one in cards], "goal": random.choice(GOAL_CARDS).goal})
    HANDS.parent.mkdir(exist_ok=True)
    HANDS.write_text("[\n" + ",\n".join(json.dumps(hand) for hand in hands) + "\n]\n", encoding="utf-8")


def frozen() -> list[Hand]:
    """The hands of the file."""
    hands = json.loads(HANDS.read_text(encoding="utf-8"))
    return [Hand(hand["starts"], tuple(card(id_) for id_ in hand["cards"]), hand["goal"]) for hand in hands]


def question(hand: Hand) -> Question:
    """Main goal, expected side goal, coins and exit."""
    return Question(hand.cards, Tools(), value_of(hand.goal, {"side": Fraction(1)}))


def path_times(hand: Hand, random: Random) -> Iterable[float]:
    """Seconds for the best path in dungeons of a hand, its problem known."""
    problem = problem_of(question(hand))
    slots = {one: slot for slot, one in enumerate(hand.cards)}
    for _ in range(LAYOUTS):
        layout = random_layout(hand.cards, random)
        yield path_time(problem, {slots[placed.card]: placed for placed in layout})


def path_time(problem: Problem, layout: dict[int, Placed]) -> float:
    """Seconds for the best path in one dungeon."""
    shareds, works = blanks(Shared, 1), blanks(Work, 1)
    shareds[0].belief, shareds[0].most_nodes = k.CERTAIN, k.ENDLESS
    for slot, placed in layout.items():
        k.place(works[0].lie, slot, placed.x, placed.y, int(placed.turned))
    begun = thread_time()  # the machine may be busy with other things
    k.search_laid(problem.hands, *problem.given, works, shareds, problem.have)
    return thread_time() - begun


def main() -> None:
    """Measure, and print one line a kind of hand."""
    if "--freeze" in sys.argv:
        freeze()
    hands = frozen()
    print(f"Numba: {'yes' if IS_FAST else 'no'}")
    best_dungeon(question(hands[0]))  # compiles, or loads what was compiled before
    if "--jumps" in sys.argv:
        measure_jumps()
        return
    for starts in KINDS:
        some = [hand for hand in hands if hand.starts == starts]
        survey_times = [seconds_to_survey(hand) for hand in some]
        times = sorted(time for hand in some for time in path_times(hand, Random(f"{hand.cards}")))
        proofs: list[float] = []
        shares: dict[float, list[float]] = {0.1: [], 1.0: []}
        for hand in some:
            problem_of.cache_clear()  # the problem of the question is part of the time
            begun = perf_counter()
            answer = best_dungeon(question(hand), LIMIT)
            proofs.append(perf_counter() - begun)
            if not answer.is_proven:
                print("not proven:", hand)
            for seconds, found in shares.items():
                problem_of.cache_clear()
                found.append(float(best_dungeon(question(hand), seconds).value / answer.value))
        print(
            f"{starts} start cards: path median {median(times) * 1e6:.0f} µs,"
            f" 99 % {quantiles(times, n=100)[98] * 1e6:.0f} µs;"
            f" proven median {median(proofs):.3f} s, most {max(proofs):.2f} s;"
            f" first answer {mean(shares[0.1]):.2%} at 0.1 s, {mean(shares[1.0]):.2%} at 1 s;"
            f" surveys of the cards {median(survey_times):.3f} s"
        )


def jump_questions() -> Iterable[Question]:
    """Hands with two portals and a scroll, and one of the books that jump, in turn."""
    random = Random("jumps")
    every = [*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards)]
    portals = [card for card in every if card.ground.portals]
    others = [card for card in every if not card.ground.portals]
    for number in range(JUMP_HANDS):
        hand = (*random.sample(portals, 2), *random.sample(others, 3))
        tools = Tools(Tokens(scroll=1), (JUMP_BOOKS[number % len(JUMP_BOOKS)],))
        yield Question(hand, tools, value_of(random.choice(GOAL_CARDS).goal, {"side": Fraction(1)}))


def measure_jumps() -> None:
    """Print one line: proofs, first answers, and what the surveys cost; they are forgotten before each question."""
    surveys, proofs, waits = [], [], []
    unproven = 0
    shares: dict[float, list[float]] = {0.1: [], 1.0: []}
    for asked in jump_questions():
        forget()
        begun = perf_counter()
        problem_of(asked)
        surveys.append(perf_counter() - begun)
        answer = best_dungeon(asked, JUMP_LIMIT)
        proofs.append(perf_counter() - begun)
        unproven += not answer.is_proven
        for seconds, found in shares.items():
            forget()
            begun = perf_counter()
            found.append(float(best_dungeon(asked, seconds).value / answer.value))
            if seconds < 1:
                waits.append(perf_counter() - begun)
    print(
        f"{len(proofs)} hands with jumps: surveys and problem median {median(surveys):.2f} s, most"
        f" {max(surveys):.2f} s; proven median {median(proofs):.2f} s, {unproven} not after {JUMP_LIMIT:.0f} s;"
        f" first answer {mean(shares[0.1]):.2%} at 0.1 s (it came after {median(waits):.2f} s, at most"
        f" {max(waits):.2f} s), {mean(shares[1.0]):.2%} at 1 s, of the best known"
    )


def forget() -> None:
    """Let the next question survey its cards anew."""
    survey_of.cache_clear()
    problem_of.cache_clear()


def seconds_to_survey(hand: Hand) -> float:
    """How long surveys and problem take; some cards were surveyed for another hand."""
    begun = perf_counter()
    problem_of(question(hand))
    return perf_counter() - begun


if __name__ == "__main__":
    main()
