"""Decisions: what players may decide, and its words in a record (docs/formats/match.md)."""

from enum import StrEnum

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json


class Choice(StrEnum):
    """D-E8: a decision card."""

    CONTINUE = "continue"
    RETURN = "return"


CHOICES = CONTINUE, RETURN = tuple(Choice)


def read_choice(value: Json, where: str) -> Choice:
    """A choice from its word; raises IllegalMove."""
    if not isinstance(value, str) or value not in CHOICES:
        raise IllegalMove("D-E8", where, "a choice is continue or return")
    return Choice(value)
