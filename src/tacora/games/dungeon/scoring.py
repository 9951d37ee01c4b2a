"""The score sheet: columns, exits, coins, and who has won (V-Z*)."""

from collections.abc import Sequence
from typing import NamedTuple

from tacora.core.seats import Seat, seats
from tacora.games.dungeon.state import Line

MOST_EXITS, SECOND_MOST_EXITS = 2, 1


class Sheet(NamedTuple):
    """A player's score sheet, added up."""

    rounds: tuple[Line, ...]
    main: int  # column 1
    side: int  # column 2, before halving
    bonus: int  # column 3
    exits: int  # ticks in column 4
    exit_points: int
    coins: int
    coin_points: int

    @property
    def side_points(self) -> int:
        """V-Z1: half of column 2, rounded down."""
        return self.side // 2

    @property
    def total(self) -> int:
        """V-Z1: all points."""
        return self.main + self.side_points + self.bonus + self.exit_points + self.coin_points


def score(rounds: Sequence[tuple[Line, ...]], coins: Sequence[int]) -> tuple[Sheet, ...]:
    """Every seat's sheet, as if the game ended now (V-Z1)."""
    exits = [sum(line.exit for line in lines) for lines in rounds]
    return tuple(
        Sheet(
            rounds=lines,
            main=sum(line.main for line in lines),
            side=sum(line.side for line in lines),
            bonus=sum(line.bonus for line in lines),
            exits=ticks,
            exit_points=exit_points(ticks, exits),
            coins=money,
            coin_points=money // 3,
        )
        for lines, ticks, money in zip(rounds, exits, coins, strict=True)
    )


def exit_points(ticks: int, all_ticks: Sequence[int]) -> int:
    """V-Z1, V-R6, V-R37: by distinct numbers of ticks, none for no tick.

    >>> [exit_points(ticks, [3, 3, 1, 0]) for ticks in (3, 1, 0)]
    [2, 1, 0]
    """
    higher = len({other for other in all_ticks if other > ticks})
    return (MOST_EXITS, SECOND_MOST_EXITS)[higher] if ticks and higher < 2 else 0


def best(sheets: Sequence[Sheet]) -> tuple[Seat, ...]:
    """V-Z2: the most points; among equals the higher column 2; else they share."""
    ranks = [(sheet.total, sheet.side) for sheet in sheets]
    return tuple(seat for seat in seats(len(sheets)) if ranks[seat] == max(ranks))
