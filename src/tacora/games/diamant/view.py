"""The view of a seat or a spectator: the whole state, but for other seats' chests where chests are hidden (D-R7)."""

from collections.abc import Callable
from typing import NamedTuple

from tacora.core.seats import Viewer
from tacora.games.diamant.state import OVER, Camp, Cave, Phase, State


class View(NamedTuple):
    """What a seat, or a spectator, may know: another's chest is None where chests are hidden (D-R7)."""

    seat: Viewer
    phase: Phase
    camp: Camp
    cave: Cave
    chests: tuple[int | None, ...]


# Every decision makes a view. `tuple.__new__` makes one in half the time that the class takes
# (docs/adr/0002-named-tuples-for-states.md).

ViewFields = tuple[Viewer, Phase, Camp, Cave, tuple[int | None, ...]]

new_view: Callable[[type[View], ViewFields], View] = tuple.__new__


def view(state: State, viewer: Viewer) -> View:
    """The one gate between the state and whoever looks at it."""
    if not state.camp.table.hidden_chests or state.phase is OVER:
        return new_view(View, (viewer,) + state)  # noqa: RUF005  twice as fast as unpacking
    phase, camp, cave, chests = state
    own = tuple([chest if seat == viewer else None for seat, chest in enumerate(chests)])
    return View(viewer, phase, camp, cave, own)
