"""A step of a match: a draw of chance, a joint decision, or a fact that somebody with a clock noted."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, NewType, TypeAlias, overload

from tacora.core.seats import Seat

Fact = NewType("Fact", str)
"""One word for what only somebody with a clock knows: who was done first, or that time ran out. It is never drawn."""


class Draw(NamedTuple):
    """Chance gave this outcome. A proof can recompute it."""

    outcome: Any


class Decision(NamedTuple):
    """All pending seats decided, each its own move."""

    moves: dict[Seat, Any]


class Note(NamedTuple):
    """Somebody with a clock noted this fact. No proof can recompute it."""

    fact: Fact


Step: TypeAlias = Draw | Decision | Note


class Steps(Sequence[Step]):
    """The steps of a match, in order.

    They are kept as two columns, and a step is made when somebody looks at it (docs/adr/0006-time-is-not-chance.md).

    >>> steps = Steps([Draw("treasure-7"), Note(Fact("nobody"))])
    >>> steps[0], len(steps), steps == [Draw("treasure-7"), Note(Fact("nobody"))]
    (Draw(outcome='treasure-7'), 2, True)
    """

    __slots__ = ("kinds", "values")

    def __init__(self, steps: Iterable[Step] = ()) -> None:
        self.kinds: list[type[Step]] = []
        self.values: list[Any] = []
        for step in steps:
            self.append(step)

    def append(self, step: Step) -> None:
        """One more step."""
        self.kinds.append(type(step))
        self.values.append(step[0])

    @overload
    def __getitem__(self, place: int) -> Step: ...
    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...
    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return [kind(value) for kind, value in zip(self.kinds[place], self.values[place], strict=True)]
        return self.kinds[place](self.values[place])

    def __len__(self) -> int:
        return len(self.kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows
