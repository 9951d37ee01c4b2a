"""A player's whole exploration, five placed cards and a path: read, written and judged (V-D*, V-P*)."""

from typing import NamedTuple

from tacora.core.jsonable import Json
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Explored, Tools
from tacora.games.dungeon.geometry import Placed


class Submission(NamedTuple):
    """Five placed cards, and the path in its notation (docs/formats/path.md); an empty text is the empty path."""

    layout: tuple[Placed, ...]
    path: str


def read_submission(value: Json, where: str) -> Submission:
    """A submission from its JSON, `{"layout": [{"card": "S1", "x": 0, "y": 0, "turned": false}, …], "path": "…"}`.

    Raises IllegalMove when it does not have that shape or names no card; `jsonable` writes it.
    """
    raise NotImplementedError


def check_submission(hand: tuple[Card, ...], submission: Submission, tools: Tools) -> Explored:
    """What a submission brings; raises IllegalMove with the rule and the place of the first fault."""
    raise NotImplementedError
