"""The best dungeon for a hand: against brute force, and what must hold for every answer."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from dungeon_brute import TooMany, best_value, layouts
from dungeon_gallery import cards as gallery_cards
from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS, random_hand
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOALS, START_CARDS, Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.submission import check_submission
from tacora.solvers.dungeon import answer as answering
from tacora.solvers.dungeon.answer import Progress, best_dungeon, best_path
from tacora.solvers.dungeon.fast import PLAIN
from tacora.solvers.dungeon.kinds import TOOLS, lane
from tacora.solvers.dungeon.problem import problem_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.survey import WANTS_STOP, Stopped, survey_of
from tacora.solvers.dungeon.values import value_of

EVERYTHING = {"side": Fraction(1), "recycling": Fraction(1), "scissors": Fraction(1, 3)}
GALLERY = tuple(gallery_cards().values())
PORTALS = tuple(card for card in ALL_CARDS if card.ground.portals)
COSTLY = PORTALS[:5]


def some_question(random: Random, hand: tuple[Card, ...], books: int = 0) -> Question:
    tokens = Tokens(*(random.choice((0, 0, 0, 1)) for _ in Tokens._fields))
    tools = Tools(tokens, tuple(random.sample(EXPLORATION_BOOKS, books)))
    return Question(hand, tools, value_of(random.choice(list(GOALS)), EVERYTHING))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_beats_the_best_dungeon_of_two_cards(seed: int) -> None:
    """Every layout, and in each every path, by the rules' own steps."""
    random = Random(seed)
    while True:
        hand = tuple(random.sample(random.choice((ALL_CARDS, GALLERY)), 2))
        question = some_question(random, hand, books=random.choice((0, 1, 2)))
        every = list(layouts(hand))
        if len(every) > 40:
            continue
        try:
            best = max(best_value(layout, question.tools, question.value, 100) for layout in every)
        except TooMany:
            continue
        answer = best_dungeon(question)
        assert answer.is_proven
        assert answer.value == Fraction(best, question.value.scale), (hand, question.tools)
        return


@pytest.mark.parametrize("seed", range(3))
def test_nothing_beats_the_best_dungeon_of_three_cards(seed: int) -> None:
    """Every layout, and the best path in each: portals and books make the path lay cards that it does not walk onto."""
    random = Random(seed)
    hand = (*random.sample(PORTALS, 2), random.choice(START_CARDS))
    question = some_question(random, hand, books=seed % 3)
    best = max(best_path(question, layout).value for layout in layouts(hand))
    answer = best_dungeon(question)
    assert answer.is_proven
    assert answer.value == best


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_passes_the_rules_with_the_value_it_claims(seed: int) -> None:
    random = Random(seed)
    question = some_question(random, random_hand(random), books=random.choice((0, 1)))
    answer = best_dungeon(question, seconds=2)
    explored = check_submission(question.hand, answer.submission, question.tools)
    assert explored == answer.explored
    assert question.value.explored(explored) == answer.value <= answer.bound
    best = best_path(_as_laid(question, answer.submission.layout), answer.submission.layout).value
    assert best == answer.value or (best > answer.value and not answer.is_proven)  # cut short by the clock


def _as_laid(question: Question, layout: tuple[Placed, ...]) -> Question:
    return question._replace(hand=tuple(placed.card for placed in layout))


@pytest.mark.parametrize("seed", range(3))
def test_one_more_token_never_lowers_the_optimum(seed: int) -> None:
    random = Random(seed)
    question = some_question(random, random_hand(random))
    before = best_dungeon(question)
    assert before.is_proven
    for kind in range(len(TOKEN_KINDS)):
        tokens = list(question.tools.tokens)
        tokens[kind] += 1
        after = best_dungeon(question._replace(tools=Tools(Tokens(*tokens))))
        assert after.is_proven
        assert after.value >= before.value


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_hand_and_turning_the_whole_dungeon_change_nothing(seed: int) -> None:
    random = Random(seed)
    question = some_question(random, random_hand(random))
    answer = best_dungeon(question)
    shuffled = question._replace(hand=tuple(random.sample(question.hand, len(question.hand))))
    assert best_dungeon(shuffled).value == answer.value
    upside_down = tuple(Placed(card, -x, -y, not turned) for card, x, y, turned in answer.submission.layout)
    assert best_path(question, upside_down).value == answer.value


def test_worthless_goals_still_give_a_legal_dungeon() -> None:
    nothing = dict.fromkeys(("goal", "coin", "exit"), Fraction(0))
    answer = best_dungeon(Question(START_CARDS[:5], Tools(), value_of("pit", nothing)))
    assert answer.submission.path == ""
    assert answer.is_proven


def test_a_search_that_is_stopped_answers_with_the_best_so_far() -> None:
    random = Random(1)
    told: list[Progress] = []
    question = some_question(random, random_hand(random))
    answer = best_dungeon(question, tell=told.append, wants_stop=lambda: len(told) > 0)
    check_submission(question.hand, answer.submission, question.tools)
    assert answer.value <= answer.bound
    assert all(progress.value <= progress.bound for progress in told)


def test_surveys_that_are_not_ready_hold_nobody_up() -> None:
    """The surveys of cards with V-B3 and V-B9 take long: by then there is an answer without them."""
    question = Question(
        COSTLY, Tools(Tokens(scroll=1), (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL)), value_of("barrel", {})
    )
    survey_of.cache_clear()
    problem_of.cache_clear()
    answer = best_dungeon(question, wants_stop=lambda: True)
    assert question.value.explored(answer.explored) == answer.value <= answer.bound
    assert not answer.is_proven


def test_a_survey_stops_when_somebody_wants_to() -> None:
    question = Question(COSTLY, Tools(books=(Book.TRAVEL_TO_MONSTER,)), value_of("barrel", {}))
    survey_of.cache_clear()
    problem_of.cache_clear()
    before = WANTS_STOP.set(lambda: True)
    with pytest.raises(Stopped):
        problem_of(question)
    WANTS_STOP.reset(before)
    assert problem_of(question).visits


def test_ctrl_c_ends_the_search_with_the_best_so_far() -> None:
    def interrupt(progress: Progress) -> None:
        if not progress.is_preparing:  # on a busy machine that takes until the first time it is called
            raise KeyboardInterrupt

    question = Question(START_CARDS[:5], Tools(), value_of("key", {}))
    answer = best_dungeon(question, tell=interrupt)
    assert answer.is_interrupted
    assert question.value.explored(answer.explored) == answer.value <= answer.bound


def test_plain_python_gives_the_same_answers() -> None:
    asked = [[one.id for one in random_hand(Random(seed))] for seed in range(2)]
    asked.append([one.id for one in START_CARDS[4:]])
    script = (
        "import json, sys\n"
        "from tacora.games.dungeon.cards import card\n"
        "from tacora.games.dungeon.finds import Tools\n"
        "from tacora.solvers.dungeon.answer import best_dungeon\n"
        "from tacora.solvers.dungeon.question import Question\n"
        "from tacora.solvers.dungeon.values import value_of\n"
        "for hand in json.loads(sys.argv[1]):\n"
        "    question = Question(tuple(map(card, hand)), Tools(), value_of('coin', {}))\n"
        "    answer = best_dungeon(question)\n"
        "    print(answer.value, answer.bound, answer.is_proven)\n"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", script, json.dumps(asked)],
            env={**os.environ, **plain},
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ({}, {PLAIN: "1"})
    ]
    assert said[0] == said[1] != ""


def test_one_worker_lays_the_same_dungeon_every_time() -> None:
    """With fewer passes too, which find no more than all."""
    random = Random(5)
    for _ in range(5):
        question = some_question(random, tuple(random_hand(random)))
        proven = best_dungeon(question, workers=1)
        assert proven.submission == best_dungeon(question, workers=1).submission
        first = best_dungeon(question, passes=1, workers=1)
        assert first.submission == best_dungeon(question, passes=1, workers=1).submission
        assert first.value <= proven.value <= first.bound


def test_so_many_nodes_and_no_more_are_searched() -> None:
    question = Question(COSTLY, Tools(Tokens(scroll=1), (Book.TRAVEL_NORTH_SOUTH,)), value_of("barrel", {}))
    answers = [best_dungeon(question, nodes=500, workers=1) for _ in range(2)]
    assert str(answers[0]) == str(answers[1])
    assert answers[0].nodes <= 500
    assert not answers[0].is_proven
    assert answers[0].value <= best_dungeon(question, nodes=5000, workers=1).value <= answers[0].bound


@pytest.mark.parametrize("nodes", [0, 1 << 60])
def test_passes_that_are_left_out_change_nothing(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last pass comes right after the first, or after all others: it proves the same value."""
    random = Random(8)
    questions = [some_question(random, random_hand(random), books=number % 2) for number in range(4)]
    values = [best_dungeon(question).value for question in questions]
    monkeypatch.setattr(answering, "LATE", 0)
    monkeypatch.setattr(answering, "LATE_NODES", nodes)
    monkeypatch.setattr(answering, "VAIN_NODES", nodes)
    again = [best_dungeon(question) for question in questions]
    assert all(answer.is_proven for answer in again)
    assert [answer.value for answer in again] == values


def test_tools_that_nobody_has_or_finds_change_nothing() -> None:
    """A question's options are the visits that its tools, and those on its cards, can pay for."""
    for hand in (START_CARDS[:5], COSTLY):
        ever = 4 * [0]
        for card in hand:
            ever = [count + card.ground.glyphs.lower().count(item) for count, item in zip(ever, "spkr", strict=True)]
        problem = problem_of(Question(hand, Tools(), value_of("key", {})))
        assert all(lane(visit.need, kind) <= ever[kind] for visit in problem.visits for kind in TOOLS)
