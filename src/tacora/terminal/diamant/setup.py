"""A table of Diamant with everybody in their seats, as the command line asked for it."""

import json
from pathlib import Path
from typing import TypeAlias

from tacora.bots.diamant import ROSTER
from tacora.core.errors import TacoraError
from tacora.core.jsonable import JsonObject
from tacora.core.match import Match
from tacora.core.steps import Decision
from tacora.games.diamant import DIAMANT, Card, Choice, State, Table, View
from tacora.games.diamant.events import Event
from tacora.i18n import Words
from tacora.terminal import seating
from tacora.terminal.refusals import in_words

DEFAULT_BOTS = "steady,bold,odds"

Seating: TypeAlias = seating.Seating[Table, State, Choice, Card, Event, View]


def take_seats(wishes: seating.Wishes, words: Words) -> Seating:
    """The table that was asked for, new or as it was left; raises TacoraError."""
    seated = seating.seat_all(
        DIAMANT,
        wishes,
        words,
        options=lambda: _options(wishes, words),
        roster=ROSTER,
        default_bots=DEFAULT_BOTS,
    )
    _retrace(seated)
    return seated


def _retrace(seated: Seating) -> None:
    """Bring chance and bots to where they were, so that the match goes on as it would have without the break."""
    match = seated.record.match
    shadow = Match(DIAMANT, match.table)
    for step in match.steps:
        if isinstance(step, Decision):
            for seat in step.moves:
                watch = getattr(seated.bots.get(seat), "watch", None)
                if watch is not None:  # a bot that learns from the match
                    watch(DIAMANT.view(shadow.state, seat))
        else:
            seated.chance.below(len(DIAMANT.urn(shadow.state)))
        shadow.take(step)


def _options(wishes: seating.Wishes, words: Words) -> JsonObject:
    file = wishes.own.get("custom")
    return wishes.own if file is None else {**wishes.own, "custom": _custom(str(file), words)}


def _custom(file: str, words: Words) -> JsonObject:
    try:
        value = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as bad:
        raise _refused_custom(file, in_words(bad.strerror or type(bad).__name__, words), words) from None
    except json.JSONDecodeError as bad:
        why = in_words(f"line {bad.lineno}, column {bad.colno}: not JSON", words)
        raise _refused_custom(file, why, words) from None
    except (ValueError, RecursionError):
        raise _refused_custom(file, words("refused-because-no-json"), words) from None
    if not isinstance(value, dict):
        raise _refused_custom(file, words("terminal-custom-not-object"), words)
    return value


def _refused_custom(file: str, why: str, words: Words) -> TacoraError:
    return TacoraError(words("terminal-refused-custom", file=file, why=why))
