"""A question as the kernels take it: the cards' visits with their worth, and the bounds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import starmap
from math import prod
from operator import or_
from typing import NamedTuple

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.ground import (
    BARREL,
    FALL,
    HEIGHT,
    LAVA,
    LOCK,
    MAIN_CELLS,
    MONSTER,
    NORTH,
    PORTAL,
    SOUTH,
    WIDTH,
    Cell,
    opposite,
    row_column,
)
from tacora.solvers.dungeon.arrays import (
    JUMP_SETS,
    MOST_ARRIVALS,
    MOST_BEGINNINGS,
    MOST_OPENINGS,
    SIDES,
    Bound,
    Given,
    Hand,
    Option,
    Outlook,
    Prospect,
    Shape,
    Tool,
)
from tacora.solvers.dungeon.kernel import ENDLESS, jump_bit, relax
from tacora.solvers.dungeon.kinds import (
    ACROSS_COLUMNS,
    ACROSS_ROWS,
    AS_TOOL,
    CLIMB,
    CROSS,
    END,
    FIRST_JUMP,
    LANE,
    MOST,
    OF_BOOK,
    SCROLL,
    TO_BARREL,
    TO_MONSTER,
    TOOLS,
    Kind,
    lane,
    one,
)
from tacora.solvers.dungeon.prices import set_prices
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.records import blanks, records
from tacora.solvers.dungeon.survey import WANTS_STOP, Stopped, Survey, Visit, covers, survey_of
from tacora.solvers.dungeon.values import Value

_MIDDLE = sum((MOST // 2) << LANE * kind for kind in TOOLS)
_TOOLS = (1 << len(TOOLS) * LANE) - 1
_MOST_TOOLS = 12
_USES = (("s", (MONSTER,)), ("p", (PORTAL,)), ("k", (LOCK,)), ("r", (LAVA, FALL)))


class Problem(NamedTuple):
    """A question with all that the search for its answer looks up."""

    question: Question
    surveys: tuple[Survey, ...]
    visits: list[Visit]
    """The visit of each option."""

    have: int
    """The tools in hand, packed."""

    hands: Sequence[Hand]
    """One hand."""

    given: Given


class _Rest(NamedTuple):
    """What a card in a state may still bring: by visits that go on, with one that ends, and the tools to be found."""

    through: int
    ended: int
    tools: int


class _Choice(NamedTuple):
    """A visit and its worth; the state after the visit is numbered over all cards."""

    visit: Visit
    worth: int
    after: int

    def option(self) -> Option:
        """The choice as the kernels read it."""
        visit = self.visit
        return Option(visit.out, self.worth, visit.need, visit.gained - visit.spent, self.after)


def in_hand(tools: Tools) -> int:
    """Tokens and books, packed; V-B15 is not among them, as its token is a choice."""
    packed = sum(min(count, _MOST_TOOLS) * one(kind) for kind, count in zip(TOOLS, tools.tokens, strict=True))
    for book in set(tools.books):
        if book in AS_TOOL:
            packed += one(AS_TOOL[book])
        elif book in OF_BOOK:
            packed += one(OF_BOOK[book])
    return packed


def kinds_of(hand: Sequence[Card], tools: Tools) -> frozenset[Kind]:
    """The kinds of jumps and of bent rules that can come up."""
    books = {OF_BOOK[book] for book in tools.books if book in OF_BOOK}
    kinds = books & {CLIMB, CROSS, ACROSS_ROWS, ACROSS_COLUMNS}
    for kind, glyph in ((SCROLL, PORTAL), (TO_BARREL, BARREL)):
        if (kind == SCROLL or kind in books) and sum(len(card.ground.having(glyph)) for card in hand) > 1:
            kinds.add(kind)
    if TO_MONSTER in books and any(card.ground.having(MONSTER) for card in hand):
        kinds.add(TO_MONSTER)
    return frozenset(kinds)


@lru_cache(16)
def problem_of(question: Question) -> Problem:
    """The problem of a question; raises Stopped."""
    kinds = kinds_of(question.hand, question.tools)
    surveys = tuple(survey_of(card, kinds) for card in question.hand)
    choices: list[_Choice] = []
    outlooks: list[Outlook] = []
    prospects: list[Prospect] = []
    shapes: list[Shape] = []
    wants_stop = WANTS_STOP.get()
    have = in_hand(question.tools)
    ever = have + _to_be_found(question.hand)
    for survey in surveys:
        if wants_stop():
            raise Stopped
        worths = _worths(survey, question.value)
        first = len(outlooks)
        possible = [[_possible(visits, ever) for visits in by_beginning] for by_beginning in survey.visits]
        rests = _rests(possible, worths)
        for rest, by_beginning in zip(rests, possible, strict=True):
            first_option = []
            alone = []
            for visits in by_beginning:
                first_option.append(len(choices))
                useful = _useful([_Choice(visit, worths[visit.found], first + visit.after) for visit in visits])
                choices += useful
                alone.append(max((_alone(choice, question.value.exit) for choice in useful), default=0))
            first_option += [len(choices)] * (MOST_BEGINNINGS + 1 - len(first_option))
            outlooks.append(Outlook(*rest, first_option, _padded(alone[: len(survey.openings)], MOST_OPENINGS)))
        every = [(visit, worths[visit.found]) for visits in possible[0] for visit in visits]
        seen = _prospects(every, rests)
        shapes.append(_shape(survey, range(first, len(outlooks)), range(len(prospects), len(prospects) + len(seen))))
        prospects += seen
    hands = _hands(question, shapes)
    hand = hands[0]
    hand.jumps = sum(jump_bit(kind) for kind in kinds)
    hand.first_priced = hand.bounds_of_set << len(surveys)
    given = Given(
        records(Outlook, outlooks),
        records(Option, (choice.option() for choice in choices)),
        blanks(Bound, int(hand.first_priced) + JUMP_SETS * len(outlooks)),
    )
    relax(hands, given, records(Prospect, prospects))
    visits = [choice.visit for choice in choices]
    set_prices(hands, given, have, reduce(or_, (visit.spent for visit in visits), 0))
    return Problem(question, surveys, visits, have, hands, given)


def _to_be_found(hand: Sequence[Card]) -> int:
    """The tools that lie on the cards, packed."""
    glyphs = _glyphs(hand)
    return sum(min(glyphs.count(item), _MOST_TOOLS) * one(kind) for kind, (item, _) in zip(TOOLS, _USES, strict=True))


def _glyphs(hand: Sequence[Card]) -> str:
    return "".join(card.ground.glyphs for card in hand).lower()


def _possible(visits: Sequence[Visit], ever: int) -> list[Visit]:
    """The visits that need no more tools than there are."""
    return [visit for visit in visits if covers(ever, visit.need)]


def _alone(choice: _Choice, exit_: int) -> int:
    """The most that a visit is worth if no other follows; endless if it jumps."""
    if choice.visit.out == END:
        return choice.worth
    return choice.worth + exit_ if choice.visit.out < FIRST_JUMP else ENDLESS


def _hands(question: Question, shapes: Sequence[Shape]) -> Sequence[Hand]:
    tools = _tools(question)
    hands = blanks(Hand, 1)
    hand = hands[0]
    hand.cards = len(shapes)
    hand.shapes[: len(shapes)] = records(Shape, shapes)
    hand.exit = question.value.exit
    hand.tools[:] = records(Tool, tools)
    hand.bounds_of_set = prod(tool.most + 1 for tool in tools)
    return hands


def _tools(question: Question) -> list[Tool]:
    tools, stride = [], 1
    for most in _most_used(question):
        tools.append(Tool(most, stride))
        stride *= most + 1
    return tools


def _most_used(question: Question) -> Iterator[int]:
    """How many tools of each kind a path can use: not more than there are, or than there is use for."""
    glyphs = _glyphs(question.hand)
    have = in_hand(question.tools)
    for kind, (item, uses) in zip(TOOLS, _USES, strict=True):
        yield min(lane(have, kind) + glyphs.count(item), sum(glyphs.count(use) for use in uses))


def _shape(survey: Survey, states: range, prospects: range) -> Shape:
    ground = survey.card.ground
    sides = [ground.openings[cell] for cell in survey.openings]
    places = [row_column(cell) for cell in survey.openings]
    edge = [0] * (2 * SIDES)
    for side, (line, column) in zip(sides, places, strict=True):
        along, length = (column, WIDTH) if side in {NORTH, SOUTH} else (line, HEIGHT)
        edge[side] |= 1 << along
        edge[SIDES + opposite(side)] |= 1 << length - 1 - along
    numbers: dict[Cell, int] = {cell: number for number, cell in enumerate(survey.openings)}
    return Shape(
        len(survey.openings),
        len(survey.arrivals),
        states.start,
        states.stop,
        _padded(sides, MOST_OPENINGS),
        _padded([line for line, _ in places], MOST_OPENINGS),
        _padded([column for _, column in places], MOST_OPENINGS),
        edge,
        _padded([arrival.kind for arrival in survey.arrivals], MOST_ARRIVALS),
        [numbers.get(cell, -1) for cell in MAIN_CELLS],
        prospects.start,
        prospects.stop,
    )


def _padded(numbers: Sequence[int], length: int) -> list[int]:
    return [*numbers, *[0] * (length - len(numbers))]


def _worths(survey: Survey, value: Value) -> dict[int, int]:
    """The worth of each set of finds that some visit makes."""
    each = [value.each[field] for field in survey.counts]
    found = {visit.found for by_beginning in survey.visits for visits in by_beginning for visit in visits}
    return {bits: sum(worth for bit, worth in enumerate(each) if bits >> bit & 1) for bits in found}


def _rests(by_state: Sequence[Sequence[Sequence[Visit]]], worths: Mapping[int, int]) -> list[_Rest]:
    known: dict[int, _Rest] = {}

    def rest_of(state: int) -> _Rest:
        if state not in known:
            through = ended = tools = 0
            for visits in by_state[state]:
                for visit in visits:
                    worth = worths[visit.found]
                    if visit.out == END:
                        ended = max(ended, worth)
                    else:
                        after = rest_of(visit.after)
                        through = max(through, worth + after.through)
                        ended = max(ended, worth + after.ended)
                        if not covers(tools, found := visit.gained + after.tools):
                            tools = _lanes_max(tools, found)
            known[state] = _Rest(through, max(through, ended), tools)
        return known[state]

    return [rest_of(state) for state in range(len(by_state))]


def _lanes_max(one_pack: int, other: int) -> int:
    return sum(max(lane(one_pack, kind), lane(other, kind)) * one(kind) for kind in TOOLS)


def _useful(choices: Sequence[_Choice]) -> list[_Choice]:
    """The choices that no other makes useless, those that end first, then the best first."""
    useful: list[_Choice] = []
    for choice in sorted(choices, key=lambda choice: (choice.visit.out != END, -choice.worth)):
        if not any(_beats(other, choice) for other in useful):
            useful.append(choice)
    return useful


def _beats(rival: _Choice, choice: _Choice) -> bool:
    one_way, other = rival.visit, choice.visit
    if one_way.out != other.out or rival.worth < choice.worth or not covers(other.need, one_way.need):
        return False
    return other.out == END or (
        rival.after == choice.after and covers(one_way.gained + other.spent, other.gained + one_way.spent)
    )


def _prospects(visits: Iterable[tuple[Visit, int]], rests: Sequence[_Rest]) -> list[Prospect]:
    """A card's first visits for the bound: each with all that later visits may add."""
    every: set[tuple[int, int, int, int, int]] = set()
    for visit, worth in visits:
        need = visit.need & _TOOLS
        if visit.out == END:
            every.add((1, 0, worth, need, _MIDDLE))
        else:
            rest = rests[visit.after]
            change = _MIDDLE + ((visit.gained + rest.tools) & _TOOLS) - (visit.spent & _TOOLS)
            every.add((0, worth + rest.through, worth + rest.ended, need, change))
    useful: list[Prospect] = []
    for prospect in starmap(Prospect, sorted(every, reverse=True)):
        if not any(_outshines(other, prospect) for other in useful):
            useful.append(prospect)
    return useful


def _outshines(rival: Prospect, prospect: Prospect) -> bool:
    return (
        rival.is_end == prospect.is_end
        and rival.through >= prospect.through
        and rival.ended >= prospect.ended
        and covers(prospect.need, rival.need)
        and (bool(prospect.is_end) or covers(rival.change, prospect.change))
    )
