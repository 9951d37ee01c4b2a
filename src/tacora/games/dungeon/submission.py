"""A player's whole exploration, five placed cards and a path: read, written and judged (V-D*, V-P*)."""

from typing import NamedTuple

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json
from tacora.games.dungeon.cards import Card, read_card
from tacora.games.dungeon.finds import Explored, Tools
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk

HAND = 5
FARTHEST = 99


class Submission(NamedTuple):
    """Five placed cards, and the path in its notation (docs/formats/path.md); an empty text is the empty path."""

    layout: tuple[Placed, ...]
    path: str


def read_submission(value: Json, where: str) -> Submission:
    """A submission from its JSON, `{"layout": [{"card": "S1", "x": 0, "y": 0, "turned": false}, …], "path": "…"}`.

    Raises IllegalMove when it does not have that shape or names no card; `jsonable` writes it.
    """
    fields = _fields(value, ("layout", "path"), where)
    path, layout = fields["path"], fields["layout"]
    if not isinstance(path, str):
        raise IllegalMove("F-2", f"{where}: path", "it must be a text")
    if not isinstance(layout, list) or len(layout) != HAND:
        raise IllegalMove("V-D1", f"{where}: layout", f"it must be a list of {HAND} cards")
    tokens_of(path, f"{where}: path")
    cards = (_read_placed(item, f"{where}: layout: card {number}") for number, item in enumerate(layout, start=1))
    return Submission(tuple(cards), path)


def _read_placed(value: Json, where: str) -> Placed:
    fields = _fields(value, Placed._fields, where)
    x, y, turned = fields["x"], fields["y"], fields["turned"]
    if not isinstance(turned, bool):
        raise IllegalMove("V-D2", where, "turned must be true or false")
    return Placed(read_card(fields["card"], where), _read_offset(x, where), _read_offset(y, where), turned)


def _read_offset(value: Json, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > FARTHEST:
        raise IllegalMove("F-2", where, f"x and y are whole numbers from {-FARTHEST} to {FARTHEST}")
    return value


def _fields(value: Json, names: tuple[str, ...], where: str) -> dict[str, Json]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise IllegalMove("F-2", where, f"it must be an object of {', '.join(names)}")
    return value


def check_submission(hand: tuple[Card, ...], submission: Submission, tools: Tools) -> Explored:
    """What a submission finds and uses; raises IllegalMove with the rule and the place of the first fault."""
    return walked(hand, submission, tools).explored()


def legal_part(hand: tuple[Card, ...], submission: Submission, tools: Tools) -> Submission | None:
    """V-R34: the submission with its path cut before the first illegal step; None if the cards are not legally laid."""
    try:
        walk = walked(hand, submission._replace(path=""), tools)
    except IllegalMove:
        return None
    path = ""
    for token in tokens_of(submission.path, "path"):
        try:
            walk = walk.step(token)
        except IllegalMove:
            break
        path += token
    return submission._replace(path=path)


def walked(hand: tuple[Card, ...], submission: Submission, tools: Tools) -> Walk:
    """The walk of a submission, for a face that shows it; raises IllegalMove."""
    left = list(hand)
    for number, placed in enumerate(submission.layout, start=1):
        if placed.card not in left:
            raise IllegalMove("V-D1", f"layout: card {number}", f"{placed.card.id} is not in the hand")
        left.remove(placed.card)
    if left:
        raise IllegalMove("V-D1", "layout", f"{left[0].id} is not laid")
    walk = Walk.begin(submission.layout, tools)
    for token in tokens_of(submission.path, "path"):
        walk = walk.step(token)
    return walk
