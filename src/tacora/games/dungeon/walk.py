"""A path, step by step: the one home of what a step may do, for faces, search and the judge alike."""

from typing import NamedTuple

from tacora.games.dungeon.finds import Discoveries, Explored, Tokens


class Spot(NamedTuple):
    """A cell of a laid card: the card's number in the layout from 1, column and row from 0 in the card's data, the level."""

    number: int
    column: int
    row: int
    is_under: bool


class Step(NamedTuple):
    """A legal next step: its token in the notation, where it leads (None: out of the dungeon), and what it uses."""

    token: str
    target: Spot | None
    books: tuple[int, ...]


class Walk:
    """A path so far in a legal dungeon; immutable: a step gives a new one.

    `Walk.begin(layout, tools)` starts with the empty path, and raises IllegalMove if the layout is not legal.
    """

    @property
    def path(self) -> str:
        """The path so far in its notation."""
        raise NotImplementedError

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where the path is now: one corridor cell, or the cells of a room; empty before the entry and after an exit."""
        raise NotImplementedError

    @property
    def bag(self) -> Tokens:
        """Found items that are still unused."""
        raise NotImplementedError

    @property
    def tokens(self) -> Tokens:
        """Fairy tokens that are still unused."""
        raise NotImplementedError

    @property
    def books(self) -> tuple[int, ...]:
        """Books that are still unused."""
        raise NotImplementedError

    @property
    def discoveries(self) -> Discoveries:
        """What has been discovered so far."""
        raise NotImplementedError

    @property
    def is_ended(self) -> bool:
        """The path can go no further, whatever is tried."""
        raise NotImplementedError

    def steps(self) -> tuple[Step, ...]:
        """Every legal next step."""
        raise NotImplementedError

    def step(self, token: str) -> "Walk":
        """The walk after one more step; raises IllegalMove, saying why not."""
        raise NotImplementedError

    def why_not(self, spot: Spot) -> str | None:
        """Why no step leads to that cell, as the first refusal's text; None if one does."""
        raise NotImplementedError

    def explored(self) -> Explored:
        """What the path brings if it ends here."""
        raise NotImplementedError
