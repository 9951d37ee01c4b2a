"""The counts from which rewards are paid: what a path finds, and what it uses on the way."""

from typing import NamedTuple

from tacora.games.dungeon.books import Book

GOALS = {
    "barrel": 1,
    "key": 2,
    "pit": 3,
    "scroll": 1,
    "monster": 3,
    "rope": 3,
    "lock": 3,
    "sword": 1,
    "room": 1,
    "coin": 1,
    "portal": 2,
    "stairs": 1,
}
"""The 12 goals and the points that each discovery is worth (V-G*)."""

TOKEN_KINDS = ("sword", "scroll", "key", "rope")
"""The kinds of fairy tokens (V-M6)."""


class Discoveries(NamedTuple):
    """How often each thing was discovered; obstacles and rooms count as V-G1 to V-G4 say."""

    barrel: int = 0
    key: int = 0
    pit: int = 0
    scroll: int = 0
    monster: int = 0
    rope: int = 0
    lock: int = 0
    sword: int = 0
    room: int = 0
    coin: int = 0
    portal: int = 0
    stairs: int = 0
    recycling: int = 0
    scissors: int = 0

    def points(self, goal: str) -> int:
        """The points that these bring for a goal (V-E3).

        >>> Discoveries(monster=2).points("monster")
        6
        """
        return GOALS[goal] * int(getattr(self, goal))


class Tokens(NamedTuple):
    """Fairy tokens, or found items that do the same, by kind."""

    sword: int = 0
    scroll: int = 0
    key: int = 0
    rope: int = 0


class Tools(NamedTuple):
    """What a player may use in exploration besides what the path finds: fairy tokens and spell books.

    Books of other phases are of no use here. A book is used at most once; V-B15 leaves the game when it is used.
    """

    tokens: Tokens = Tokens()
    books: tuple[Book, ...] = ()


class Explored(NamedTuple):
    """What a legal dungeon and path bring."""

    discoveries: Discoveries
    exited: bool
    """V-E5: the path has left the dungeon by an exit."""

    ending: str
    """How the path ended: `exit`, `dead-end` or `empty`."""

    used_tokens: Tokens
    """V-I4: back to the market; one taken by V-B15 is among them only if it was used."""

    used_books: tuple[Book, ...]
    """V-I4: face down until the clean-up, in rising order; the book of V-B15 is never among them."""

    boxed_books: tuple[Book, ...]
    """V-B15: the book put back into the box: V-B15's own, or none."""

    taken_token: str | None
    """V-B15: the kind of the token taken, used or not."""

    @property
    def coins(self) -> int:
        """V-E2: coins to take."""
        return self.discoveries.coin
