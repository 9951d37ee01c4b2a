"""A question as the kernels take it: the cards' visits with what they are worth, and the bound's table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.ground import (
    BARREL,
    CELLS,
    FALL,
    HEIGHT,
    LAVA,
    LOCK,
    MONSTER,
    NORTH,
    PORTAL,
    SOUTH,
    WIDTH,
    opposite,
    row_column,
)
from tacora.solvers.dungeon import kernel as k
from tacora.solvers.dungeon.compiled import END, WANTS_STOP, Compiled, Stopped, Visit, compiled, covers
from tacora.solvers.dungeon.fast import Numbers, numbers
from tacora.solvers.dungeon.kinds import (
    ACROSS_COLUMNS,
    ACROSS_ROWS,
    AS_TOOL,
    CLIMB,
    CROSS,
    OF_BOOK,
    SCROLL,
    TO_BARREL,
    TO_MONSTER,
    lane,
    one,
)
from tacora.solvers.dungeon.values import Value

_MIDDLE = sum((k.MOST // 2) << k.LANE * kind for kind in range(4))
_TOOLS = (1 << 4 * k.LANE) - 1
_MOST_TOOLS = 12
_USES = (("s", (MONSTER,)), ("p", (PORTAL,)), ("k", (LOCK,)), ("r", (LAVA, FALL)))


class Question(NamedTuple):
    """A hand, what is in it besides cards, and what is worth how much."""

    hand: tuple[Card, ...]
    tools: Tools
    value: Value


class Option(NamedTuple):
    """A visit of a card with what it is worth; the state after it is numbered over all cards."""

    visit: Visit
    worth: int
    after: int


class Tables(NamedTuple):
    """A question, compiled."""

    question: Question
    cards: tuple[Compiled, ...]
    options: list[Option]
    have: int
    """What is in hand, packed."""

    numbers: Numbers


class _Rest(NamedTuple):
    """What a card in a state may still bring: by visits that go on, with one that ends, and the tools to be found."""

    through: int
    ended: int
    tools: int


def in_hand(tools: Tools) -> int:
    """Tokens and books, packed; V-B15 is not among them, as somebody must say what it takes."""
    packed = sum(min(count, _MOST_TOOLS) * one(kind) for kind, count in enumerate(tools.tokens))
    for book in set(tools.books):
        if book in AS_TOOL:
            packed += one(AS_TOOL[book])
        elif book in OF_BOOK:
            packed += one(OF_BOOK[book])
    return packed


def kinds_of(hand: Sequence[Card], tools: Tools) -> frozenset[int]:
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
def build(question: Question) -> Tables:
    """The tables of a question; raises Stopped."""
    kinds = kinds_of(question.hand, question.tools)
    cards = tuple(compiled(card, kinds) for card in question.hand)
    begins = max(len(card.openings) + len(card.arrivals) for card in cards)
    rows: list[int] = []
    options: list[Option] = []
    rests: list[_Rest] = []
    relaxed: list[list[int]] = []
    firsts = []
    wants_stop = WANTS_STOP.get()
    for card in cards:
        if wants_stop():
            raise Stopped
        worths = _worths(card, question.value)
        first = len(rests)
        firsts.append(first)
        rests += _rests(card, worths)
        for by_begin in card.visits:
            for begin in range(begins):
                rows.append(len(options))
                if begin < len(by_begin):
                    visits = by_begin[begin]
                    options += _kept([Option(visit, worths[visit.found], first + visit.after) for visit in visits])
                rows.append(len(options))
        every = [visit for visits in card.visits[0] for visit in visits]
        relaxed.append(_relaxed([Option(visit, worths[visit.found], first + visit.after) for visit in every], rests))
    return Tables(
        question,
        cards,
        options,
        in_hand(question.tools),
        _packed(
            question=question,
            cards=cards,
            begins=begins,
            firsts=firsts,
            rows=rows,
            options=options,
            rests=rests,
            relaxed=relaxed,
        ),
    )


def _packed(
    *,
    question: Question,
    cards: Sequence[Compiled],
    begins: int,
    firsts: Sequence[int],
    rows: Sequence[int],
    options: Sequence[Option],
    rests: Sequence[_Rest],
    relaxed: Sequence[Sequence[int]],
) -> Numbers:
    t = [0] * (k.CARD + k.CARD_SIZE * len(cards))
    t[k.CARDS], t[k.BEGINS], t[k.EXIT] = len(cards), begins, question.value.exit
    for number, card in enumerate(cards):
        t[k.FIRST_STATE + number] = firsts[number]
        _describe(card, t, k.CARD + k.CARD_SIZE * number)
    t[k.ROWS] = len(t)
    t += rows
    t[k.OPTIONS] = len(t)
    for visit, worth, after in options:
        t += [visit.out, worth, visit.need, visit.gained - visit.spent, after]
    t[k.STATES] = len(t)
    for rest in rests:
        t += [rest.through, rest.ended, rest.tools]
    for number, entries in enumerate(relaxed):
        t[k.RELAXED + 2 * number] = len(t)
        t[k.RELAXED + 2 * number + 1] = len(entries) // k.RELAXED_SIZE
        t += entries
    size = 1
    for kind, most in enumerate(_most_used(question)):
        t[k.CAP + kind], t[k.STRIDE + kind] = most, size
        size *= most + 1
    t[k.SIZE] = size
    t[k.THROUGH] = len(t)
    t[k.ENDED] = len(t) + (size << len(cards))
    t += [0] * (2 * size << len(cards))
    packed = numbers(t)
    k.relax(packed)
    return packed


def _most_used(question: Question) -> Iterator[int]:
    """How many tools of each kind a path can use: not more than there are, or than there is use for."""
    glyphs = "".join(card.ground.glyphs for card in question.hand).lower()
    have = in_hand(question.tools)
    for kind, (item, uses) in enumerate(_USES):
        yield min(lane(have, kind) + glyphs.count(item), sum(glyphs.count(use) for use in uses))


def _describe(card: Compiled, t: list[int], at: int) -> None:
    t[at + k.OPENINGS], t[at + k.ARRIVALS] = len(card.openings), len(card.arrivals)
    t[at + k.AT : at + k.AT + CELLS] = [-1] * CELLS
    for number, cell in enumerate(card.openings):
        side = card.card.ground.openings[cell]
        row, column = row_column(cell)
        t[at + k.SIDE + number], t[at + k.ROW + number], t[at + k.COLUMN + number] = side, row, column
        t[at + k.AT + cell] = number
        along, length = (column, WIDTH) if side in {NORTH, SOUTH} else (row, HEIGHT)
        t[at + k.MASK + side] |= 1 << along
        t[at + k.MASK + 4 + opposite(side)] |= 1 << length - 1 - along
    for number, arrival in enumerate(card.arrivals):
        t[at + k.KIND + number] = arrival.kind


def _worths(card: Compiled, value: Value) -> dict[int, int]:
    """What each set of finds is worth that some visit makes."""
    each = [value.each[field] for field in card.counts]
    found = {visit.found for by_begin in card.visits for visits in by_begin for visit in visits}
    return {bits: sum(worth for bit, worth in enumerate(each) if bits >> bit & 1) for bits in found}


def _rests(card: Compiled, worths: Mapping[int, int]) -> list[_Rest]:
    known: dict[int, _Rest] = {}

    def rest_of(state: int) -> _Rest:
        if state not in known:
            through = ended = tools = 0
            for visits in card.visits[state]:
                for visit in visits:
                    worth = worths[visit.found]
                    if visit.out == END:
                        ended = max(ended, worth)
                    else:
                        after = rest_of(visit.after)
                        through = max(through, worth + after.through)
                        ended = max(ended, worth + after.ended)
                        if found := visit.gained + after.tools:
                            tools = _lanes_max(tools, found)
            known[state] = _Rest(through, max(through, ended), tools)
        return known[state]

    return [rest_of(state) for state in range(len(card.states))]


def _lanes_max(one_pack: int, other: int) -> int:
    return sum(max(lane(one_pack, kind), lane(other, kind)) * one(kind) for kind in range(4))


def _kept(options: Sequence[Option]) -> list[Option]:
    """The options that no other makes useless, those that end first, then the best first."""
    kept: list[Option] = []
    for option in sorted(options, key=lambda option: (option.visit.out != END, -option.worth)):
        if not any(_beats(other, option) for other in kept):
            kept.append(option)
    return kept


def _beats(rival: Option, option: Option) -> bool:
    one_way, other = rival.visit, option.visit
    if one_way.out != other.out or rival.worth < option.worth or not covers(other.need, one_way.need):
        return False
    return other.out == END or (
        rival.after == option.after and covers(one_way.gained + other.spent, other.gained + one_way.spent)
    )


def _relaxed(options: Sequence[Option], rests: Sequence[_Rest]) -> list[int]:
    """A card's first visits for the bound: each with all that later visits may add."""
    entries: set[tuple[int, int, int, int, int]] = set()
    for visit, worth, after in options:
        need = visit.need & _TOOLS
        if visit.out == END:
            entries.add((1, 0, worth, need, _MIDDLE))
        else:
            rest = rests[after]
            delta = _MIDDLE + ((visit.gained + rest.tools) & _TOOLS) - (visit.spent & _TOOLS)
            entries.add((0, worth + rest.through, worth + rest.ended, need, delta))
    kept: list[tuple[int, int, int, int, int]] = []
    for entry in sorted(entries, reverse=True):
        if not any(
            other[0] == entry[0]
            and other[1] >= entry[1]
            and other[2] >= entry[2]
            and covers(entry[3], other[3])
            and (entry[0] or covers(other[4], entry[4]))
            for other in kept
        ):
            kept.append(entry)
    return [number for entry in kept for number in entry]
