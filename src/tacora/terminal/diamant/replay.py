"""A recorded match in words, from its first card to where the record stops."""

from collections.abc import Iterator, Sequence

from tacora.games.diamant import rules
from tacora.games.diamant.events import Event, ExpeditionBegan, GameEnded
from tacora.games.diamant.state import OVER, State
from tacora.i18n import Words
from tacora.terminal.diamant.board import heading
from tacora.terminal.diamant.narrator import edition_words, narrate


def tell(names: Sequence[str], state: State, events: Sequence[Event], words: Words) -> Iterator[str]:
    """The lines of the telling, given the last state and all events."""
    words = edition_words(words, state.camp.table.edition.name)
    yield heading(state.camp.table, words)
    yield words("replay-seats", names=words.listed(names))
    for event in events:
        sentences = narrate(event, names, words)
        if isinstance(event, ExpeditionBegan | GameEnded):
            yield ""
        if isinstance(event, GameEnded):
            yield from sentences
        else:
            yield " ".join(sentences)
    if state.phase is not OVER:
        yield ""
        yield _where_it_stops(names, state, words)


def _where_it_stops(names: Sequence[str], state: State, words: Words) -> str:
    awaited = [names[seat] for seat in rules.pending(state)]
    if not awaited:
        return words("replay-awaits-card")
    return words("replay-awaits-decisions", names=words.listed(awaited))
