"""The best path in a given dungeon, against a plain brute force over the rules' own steps."""

from fractions import Fraction
from random import Random

import pytest

from dungeon_brute import TooMany, best_value
from dungeon_gallery import Case, cases, layout_of, tools_of
from dungeon_gallery import cards as gallery_cards
from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS, random_layout
from dungeon_mutants import mutant
from tacora.core.errors import IllegalMove
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import GOALS, START_CARDS, card, make_card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed, lay
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk
from tacora.solvers.dungeon.answer import best_path
from tacora.solvers.dungeon.kinds import TO_MONSTER
from tacora.solvers.dungeon.problem import kinds_of
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.survey import survey_of
from tacora.solvers.dungeon.values import value_of

EVERYTHING = {"side": Fraction(1), "recycling": Fraction(1), "scissors": Fraction(1, 3)}
GALLERY = tuple(gallery_cards().values())
PORTALS = tuple(card for card in ALL_CARDS if card.ground.portals)
MOST_STEPS = 200
CROSSING = """\
###.###
##___##
#c___l#
###.#.#
###.#.#
###k..#
#######
#####.#
#####.#"""

MANY_OPENINGS = """\
#.#.#.#
..###..
#######
..###..
#######
..###..
#######
..###c.
#.#.#.#"""


def test_a_dungeon_that_may_not_lie_so_is_refused_as_by_the_rules() -> None:
    """The kernel looks at the cards first; the rules say what is wrong (V-D1, V-D3, V-R8)."""
    hand = START_CARDS[:2]
    question = Question(hand, Tools(), value_of("key", {}))
    overlapping = (Placed(hand[0], 0, 0), Placed(hand[1], 3, 3))
    apart = (Placed(hand[0], 0, 0), Placed(hand[1], 50, 0))
    for layout, rule in ((overlapping, "V-D3"), (apart, "V-R8"), (overlapping[:1], "V-D1")):
        with pytest.raises(IllegalMove) as caught:
            best_path(question, layout)
        assert caught.value.rule == rule


def test_the_kernel_and_the_rules_agree_on_what_may_lie() -> None:
    random = Random(1)
    may_lie = 0
    for _ in range(300):
        hand = tuple(random.sample(ALL_CARDS, 2))
        at = random.choice(((7, random.randint(-9, 9)), (random.randint(-7, 7), 9), (7, 9), (random.randint(-8, 8), 8)))
        layout = (Placed(hand[0], 0, 0), Placed(hand[1], *at, random.random() < 0.5))
        question = Question(hand, Tools(), value_of("key", {}))
        try:
            lay(layout)
        except IllegalMove:
            with pytest.raises(IllegalMove):
                best_path(question, layout)
        else:
            may_lie += 1
            assert best_path(question, layout).is_proven
    assert 0 < may_lie < 300


def test_the_order_in_which_the_cards_lie_is_the_layouts() -> None:
    random = Random(2)
    hand = START_CARDS[:4]
    layout = random_layout(hand, random)
    question = Question(hand, Tools(), value_of("coin", {}))
    other = tuple(random.sample(layout, len(layout)))
    one, two = best_path(question, layout), best_path(question, other)
    assert one.value == two.value
    assert two.submission.layout == other
    assert question.value.explored(two.explored) == two.value


def some_tools(random: Random) -> Tools:
    """Few tokens, and up to two books."""
    tokens = Tokens(*(random.choice((0, 0, 0, 1, 2)) for _ in Tokens._fields))
    return Tools(tokens, tuple(random.sample(EXPLORATION_BOOKS, random.choice((0, 0, 1, 2)))))


@pytest.mark.parametrize("seed", range(5))
def test_nothing_beats_the_best_path_in_small_dungeons(seed: int) -> None:
    random = Random(seed)
    compared = 0
    while compared < 8:
        cards = random.choice((ALL_CARDS, GALLERY, [mutant(GALLERY, random) for _ in range(3)]))
        hand = tuple(random.sample(cards, random.choice((1, 1, 2, 3))))
        layout = random_layout(hand, random)
        question = Question(hand, some_tools(random), value_of(random.choice(list(GOALS)), EVERYTHING))
        try:
            best = best_value(layout, question.tools, question.value, MOST_STEPS)
        except TooMany:
            continue
        answer = best_path(question, layout)
        assert answer.value == Fraction(best, question.value.scale), (layout, question.tools, answer.submission.path)
        assert question.value.explored(answer.explored) == answer.value
        assert answer.is_proven
        compared += 1


@pytest.mark.parametrize("case", [case for case in cases() if "refused" not in case.says], ids=lambda case: case.title)
def test_the_gallerys_paths_are_no_better_than_the_best(case: Case) -> None:
    """Every kind of step is in the gallery, and so is every exploration book."""
    layout, tools = layout_of(case), tools_of(case)
    walk = Walk.begin(layout, tools)
    for token in tokens_of(case.path, "path"):
        walk = walk.step(token)
    for goal in GOALS:
        question = Question(tuple(placed.card for placed in layout), tools, value_of(goal, EVERYTHING))
        assert best_path(question, layout).value >= question.value.explored(walk.explored())


def test_no_path_travels_to_a_room_whose_monsters_are_defeated() -> None:
    """V-R46: the rules refuse it, so brute force never tries it, and the solver gains nothing by it."""
    (case,) = [case for case in cases() if "V-R46" in case.title]
    layout, tools = layout_of(case), tools_of(case)
    question = Question(tuple(placed.card for placed in layout), tools, value_of("monster", EVERYTHING))
    enough = question._replace(tools=Tools(Tokens(sword=4), (Book.TRAVEL_TO_MONSTER,)))
    for asked in (question, enough):
        best = best_value(layout, asked.tools, asked.value, 2000)
        answer = best_path(asked, layout)
        assert answer.value == Fraction(best, asked.value.scale)
        assert asked.value.explored(answer.explored) == answer.value
    survey = survey_of(question.hand[0], kinds_of(question.hand, tools))
    to_room = [
        len(survey.openings) + number
        for number, arrival in enumerate(survey.arrivals)
        if arrival.kind == TO_MONSTER and survey.card.ground.place_of[arrival.cell] in survey.card.ground.rooms
    ]
    assert to_room
    for state, by_beginning in zip(survey.states, survey.visits, strict=True):
        assert not (state.entered and any(by_beginning[beginning] for beginning in to_room))


@pytest.mark.parametrize("book", [book for book in EXPLORATION_BOOKS if book is not Book.CROSS_ONCE])
def test_every_exploration_book_is_used_where_it_helps(book: Book) -> None:
    """Each of V-B1, 3 to 6, 8, 9, 11, 12 and 15 improves the best path of some small dungeon, as brute force says."""
    random = Random(book)
    for _ in range(100):
        hand = tuple(random.sample(PORTALS if book is Book.ACTIVATE_PORTAL else GALLERY, 2))
        layout = random_layout(hand, random)
        value = value_of(random.choice(list(GOALS)), EVERYTHING)
        with_book = best_path(Question(hand, Tools(books=(book,)), value), layout)
        without = best_path(Question(hand, Tools(), value), layout)
        assert with_book.value >= without.value
        if with_book.value > without.value:
            explored = with_book.explored
            assert (*explored.used_books, *explored.boxed_books) == (book,)
            try:
                best = best_value(layout, Tools(books=(book,)), value, 10 * MOST_STEPS)
            except TooMany:
                continue
            assert with_book.value == Fraction(best, value.scale)
            return
    pytest.fail("it never helped")


def test_v_b7_crosses_the_line_in_a_room_where_that_helps() -> None:
    crossing = make_card("crossing", 4, CROSSING, "\n".join(["#######"] * 9))
    layout = (Placed(crossing, 0, 0),)
    value = value_of("lock", {"coin": Fraction(1), "exit": Fraction(0)})
    values = [best_path(Question((crossing,), Tools(books=books), value), layout) for books in ((), (Book.CROSS_ONCE,))]
    assert [answer.value for answer in values] == [3, 4]
    assert values[1].explored.used_books == (Book.CROSS_ONCE,)


def test_a_card_may_have_as_many_openings_as_fit_on_it() -> None:
    many = make_card("many", 4, MANY_OPENINGS, "\n".join(["#######"] * 9))
    layout = (Placed(many, 0, 0),)
    value = value_of("coin", {"coin": Fraction(0), "exit": Fraction(1)})
    answer = best_path(Question((many,), Tools(), value), layout)
    assert len(many.ground.openings) == 14
    assert answer.value == 2 == Fraction(best_value(layout, Tools(), value, MOST_STEPS), value.scale)


def test_v_b15_is_left_alone_where_it_brings_nothing() -> None:
    plain = card("S7")  # nothing on it needs a tool
    layout = (Placed(plain, 0, 0),)
    answer = best_path(Question((plain,), Tools(books=(Book.TAKE_TOKEN,)), value_of("coin", {})), layout)
    assert answer.explored.boxed_books == ()


def test_a_dungeon_that_may_not_lie_so_is_refused() -> None:
    layout = (Placed(card("S1"), 0, 0), Placed(card("S2"), 1, 1))
    with pytest.raises(IllegalMove) as refused:
        best_path(Question((card("S1"), card("S2")), Tools(), value_of("key", {})), layout)
    assert refused.value.rule == "V-D3"
