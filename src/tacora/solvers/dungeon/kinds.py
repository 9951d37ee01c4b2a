"""What a path can have and spend, packed into one number: the four tools, and the books that do what no tool does."""

SWORD, SCROLL, KEY, ROPE, CLIMB, CROSS, TO_MONSTER, TO_BARREL, ACROSS_ROWS, ACROSS_COLUMNS = range(10)
KINDS = 10

LANE = 6
MOST = (1 << LANE - 1) - 1
ONES = sum(1 << LANE * kind for kind in range(KINDS))
GUARD = ONES << LANE - 1
"""A lane of 5 bits and a guard bit for each kind."""

FIRST_JUMP = 16
"""Where a visit goes that jumps: this plus the kind."""

AS_TOOL = {1: SWORD, 8: SCROLL, 5: KEY, 6: ROPE}
"""V-B1, V-B8, V-B5, V-B6 do once what a tool does."""

OF_BOOK = {3: TO_MONSTER, 4: CLIMB, 7: CROSS, 9: TO_BARREL, 11: ACROSS_ROWS, 12: ACROSS_COLUMNS}
"""The books with a lane of their own."""


def one(kind: int) -> int:
    """One of a kind."""
    return 1 << LANE * kind


def lane(packed: int, kind: int) -> int:
    """How many of a kind.

    >>> lane(3 * one(ROPE), ROPE), lane(3 * one(ROPE), KEY)
    (3, 0)
    """
    return packed >> LANE * kind & MOST
