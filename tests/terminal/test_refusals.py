"""What a command refuses, it refuses in the person's language."""

import re
from pathlib import Path

import pytest

from tacora.i18n import Words
from tacora_process import in_a_pipe

HAND = "--cards=S1,S2,S3,S4,S5"
REFUSED = {
    "refused-not-one-of": (
        ("play", "chess"),
        ("play", "--bidi=sideways"),
        ("play", "--bots=brave"),
        ("odds", "chess"),
        ("simulate", "chess"),
        ("dungeon", "solve", HAND, "--goal=gold"),
        ("dungeon", "solve", HAND, "--goal=key", "--tokens=lamp"),
        ("dungeon", "solve", HAND, "--goal=key", "--books=99"),
        ("dungeon", "solve", HAND, "--goal=key", "--weights=luck=1"),
    ),
    "refused-other-game": (("play", "diamant", "--time-limit=60"),),
    "refused-card": (("dungeon", "card", "X1"), ("dungeon", "solve", "--cards=X1", "--goal=key")),
    "refused-hand-size": (("dungeon", "solve", "--cards=S1", "--goal=key"),),
    "refused-card-twice": (("dungeon", "solve", "--cards=S1,S1,S2,S3,S4", "--goal=key"),),
    "refused-layout-file": (("dungeon", "solve", "--layout=nowhere", "--goal=key"),),
    "refused-layout-json": (("dungeon", "solve", "--layout=[", "--goal=key"),),
    "refused-tokens": (("dungeon", "solve", HAND, "--goal=key", "--tokens=key,key,key,key,key,key"),),
    "refused-books": (("dungeon", "solve", HAND, "--goal=key", "--books=1,2,3,4"),),
    "refused-weight": (("dungeon", "solve", HAND, "--goal=key", "--weights=coin=much"),),
    "refused-heavy-weight": (("dungeon", "solve", HAND, "--goal=key", "--weights=coin=5000"),),
    "refused-no-folder": (("dungeon", "cards", "--svg="),),
}
FACTS = ("where", "value", "known", "option", "game", "needed", "count", "card", "most", "command")


@pytest.mark.parametrize("language", ["de", "he"])
@pytest.mark.parametrize("key", REFUSED)
def test_a_refusal_is_in_the_language_that_was_asked_for(tmp_path: Path, language: str, key: str) -> None:
    sentence = re.escape(Words(language)(key, **dict.fromkeys(FACTS, "§"))).replace("§", ".+")
    for command in REFUSED[key]:
        told = in_a_pipe(*command, f"--lang={language}", folder=tmp_path)
        assert told.returncode == 2
        assert re.fullmatch(sentence, told.stderr.strip()), told.stderr
