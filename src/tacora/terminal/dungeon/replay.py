"""A recorded match in words, from set-up to where the record stops."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tacora.games.dungeon import rules
from tacora.games.dungeon.events import (
    BookTurnedUp,
    CardDrawn,
    CardTurnedUp,
    Event,
    GameEnded,
    HandsFilled,
    RoundBegan,
)
from tacora.games.dungeon.state import Phase, State
from tacora.games.dungeon.table import Table
from tacora.i18n import Words
from tacora.terminal.dungeon.narrator import drawn, narrate, turned_up


def heading(table: Table, words: Words) -> str:
    """Which table this is."""
    if table.time_limit is None:
        return words("dungeon-title")
    return f"{words('dungeon-title')} · {words('dungeon-time-limit', seconds=table.time_limit)}"


def tell(names: Sequence[str], state: State, events: Sequence[Event], words: Words) -> Iterator[str]:
    """The lines of the telling, given the last state and all events."""
    yield heading(state.table, words)
    yield words("replay-seats", names=words.listed(names))
    yield from tell_events(events, names, words)
    if state.phase is not Phase.OVER:
        yield ""
        awaited = [names[seat] for seat in rules.pending(state)]
        if awaited:
            yield words("replay-awaits-decisions", names=words.listed(awaited))
        else:
            yield words("dungeon-awaits-chance")


def tell_events(events: Sequence[Event], names: Sequence[str], words: Words) -> Iterator[str]:
    """A line an event, cards turned up or drawn one after the other in one; a gap before each part of a round."""
    for _, group in groupby(enumerate(events), _together):
        told = [event for _, event in group]
        if isinstance(told[0], BookTurnedUp | CardTurnedUp):
            yield turned_up(told, words)
        elif isinstance(told[0], CardDrawn):
            yield drawn(told, names, words)
        else:
            if isinstance(told[0], RoundBegan | HandsFilled | GameEnded):
                yield ""
            yield from narrate(told[0], names, words)


def _together(numbered: tuple[int, Event]) -> tuple[str, int]:
    """Neighbouring events with the same key are told in one line."""
    number, event = numbered
    match event:
        case BookTurnedUp() | CardTurnedUp():
            return "turned-up", 0
        case CardDrawn(seat):
            return "drawn", seat
        case _:
            return "alone", number
