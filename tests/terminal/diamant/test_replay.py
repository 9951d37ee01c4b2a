"""A recorded match in words."""

import pytest

from recorded_matches import played
from tacora.core.jsonable import JsonObject
from tacora.games.diamant.events import ExpeditionBegan
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.diamant.narrator import narrate
from tacora.terminal.diamant.replay import tell

OPTIONS: JsonObject = {"edition": "2024", "relics": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_order(language: str) -> None:
    live, words = played(OPTIONS, 3, seed=4), Words(language)
    told = "\n".join(tell(live.names, live.match.state, live.events, words))
    position = 0
    for event in live.events:
        for sentence in narrate(event, live.names, words):
            position = told.index(sentence, position) + len(sentence)
    assert told[position:] == ""


def test_the_telling_begins_with_the_table_and_parts_the_expeditions() -> None:
    live = played(OPTIONS, 3, seed=4)
    lines = list(tell(live.names, live.match.state, live.events, Words("en")))
    assert lines[0].startswith("Diamant · edition 2024")
    assert lines[1] == "At the table: P1, P2 and P3"
    expeditions = sum(isinstance(event, ExpeditionBegan) for event in live.events)
    assert lines.count("") == expeditions + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_match_says_what_is_awaited(language: str) -> None:
    words = Words(language)
    explore, decide = (played(OPTIONS, 3, 4, most_steps) for most_steps in (2, 1))
    *_, gap, last = tell(explore.names, explore.match.state, explore.events, words)
    assert (gap, last) == ("", words("replay-awaits-card"))
    *_, gap, last = tell(decide.names, decide.match.state, decide.events, words)
    assert (gap, last) == ("", words("replay-awaits-decisions", names=words.listed(decide.names)))
