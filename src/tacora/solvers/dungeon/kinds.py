"""What a path can have and spend, packed into one number: the four tools, and the books that do what no tool does."""

from typing import NewType

from tacora.games.dungeon.books import Book

Kind = NewType("Kind", int)
"""A kind of tool, or what a book does that no tool does."""

KINDS = tuple(Kind(number) for number in range(10))
SWORD, SCROLL, KEY, ROPE, CLIMB, CROSS, TO_MONSTER, TO_BARREL, ACROSS_ROWS, ACROSS_COLUMNS = KINDS
TOOLS = (SWORD, SCROLL, KEY, ROPE)

LANE = 6
MOST = (1 << LANE - 1) - 1
ONES = sum(1 << LANE * kind for kind in KINDS)
GUARD = ONES << LANE - 1
"""A lane of 5 bits and a guard bit for each kind."""

LIFT = ONES * (MOST // 2)
"""Added to a change of tools, so that no lane is below zero."""

END = -1
"""Where a visit goes when the path ends; 0 and up are the openings, FIRST_JUMP and up the jumps, by kind."""

FIRST_JUMP = 16
"""Where a visit goes that jumps: this plus the kind."""

AS_TOOL = {
    Book.DEFEAT_MONSTER: SWORD,
    Book.ACTIVATE_PORTAL: SCROLL,
    Book.OPEN_LOCK: KEY,
    Book.OVERCOME_PIT: ROPE,
}
"""The tool whose work each of these books does once."""

OF_BOOK = {
    Book.TRAVEL_TO_MONSTER: TO_MONSTER,
    Book.CLIMB_PIT: CLIMB,
    Book.CROSS_ONCE: CROSS,
    Book.TRAVEL_TO_BARREL: TO_BARREL,
    Book.TRAVEL_NORTH_SOUTH: ACROSS_ROWS,
    Book.TRAVEL_EAST_WEST: ACROSS_COLUMNS,
}
"""The books with a lane of their own."""


def one(kind: Kind) -> int:
    """One of a kind."""
    return 1 << LANE * kind


def lane(packed: int, kind: Kind) -> int:
    """How many of a kind.

    >>> lane(3 * one(ROPE), ROPE), lane(3 * one(ROPE), KEY)
    (3, 0)
    """
    return packed >> LANE * kind & MOST


SLOW_BOOKS = frozenset({Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL, Book.TRAVEL_NORTH_SOUTH, Book.TRAVEL_EAST_WEST})
"""The books that lead anywhere: with one of them the survey of a card takes long."""
