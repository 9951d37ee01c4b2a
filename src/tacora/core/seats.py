"""Seats: who sits where."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 clockwise."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""


def seats(count: int) -> tuple[Seat, ...]:
    """All seats of a table with so many.

    >>> seats(3)
    (0, 1, 2)
    """
    return tuple(Seat(number) for number in range(count))
