"""How each game's matches are told, in words and in numbers."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tacora.games.diamant import DIAMANT
from tacora.games.diamant.summary import summarise as summarise_diamant
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.summary import summarise as summarise_dungeon
from tacora.i18n import Words
from tacora.terminal.diamant.replay import tell as tell_diamant
from tacora.terminal.dungeon.replay import tell as tell_dungeon


class Telling(NamedTuple):
    """What tells a match, given names, the last state and all events."""

    tell: Callable[[Sequence[str], Any, Sequence[Any], Words], Iterable[str]]
    summarise: Callable[[Sequence[str], Any, Sequence[Any]], object]


TELLINGS = {
    DIAMANT.name: Telling(tell_diamant, summarise_diamant),
    DUNGEON.name: Telling(tell_dungeon, lambda names, state, _events: summarise_dungeon(names, state)),
}
"""Every game's, by its name."""
