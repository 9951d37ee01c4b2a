"""What a command refuses, it refuses in the person's language."""

import re
from pathlib import Path

import pytest

from tacora.i18n import Words
from tacora.terminal.refusals import RULE, in_words
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
    "refused-and-alone": (("dungeon", "balance", "--and=no-file"),),
    "refused-other-study": (
        ("dungeon", "balance", "--report=.", "--and=nowhere"),
        ("dungeon", "balance", "--report=.", "--and=no-file"),
        ("dungeon", "balance", "--report=.", "--and=bytes"),
        ("dungeon", "balance", "--report=.", "--and=object"),
    ),
    "refused-no-folder": (("dungeon", "cards", "--svg="),),
    "refused-because-range": (
        ("odds", "--relics-taken=9"),
        ("odds", "--expedition=9"),
        ("odds", "--players=99"),
        ("arena", "--games=0"),
        ("simulate", "--bots=odds", "--jobs=999"),
        ("dungeon", "balance", "--players=9"),
    ),
    "refused-because-one-of": (("odds", "--edition=1999"), ("play", "--edition=1999")),
    "refused-because-not-one-of": (("arena", "--bots=odds,brave"), ("simulate", "--bots=brave")),
    "refused-because-second-trap": (("odds", "--revealed=trap-snake,trap-snake"),),
    "refused-because-treasure-stays": (("odds", "--removed=treasure-5", "--expedition=3"),),
    "refused-because-zero-at-first": (("odds", "--beside=3"),),
    "odds-no-card": (("odds", "--revealed=snail"),),
    "refused-because-no-number-of-players": (("arena", "--players=x"),),
    "refused-because-two-bots": (("arena", "--bots=odds"),),
    "refused-because-nobody-there": (("arena", "--ray=127.0.0.1:1"), ("arena", "--ray=127.0.0.1:99999")),
    "refused-because-name-twice": (("arena", "--bots=odds,odds"),),
    "refused-because-no-arena-file": (("arena", "--save=no-file"),),
    "refused-because-no-bot-file": (("simulate", "--bots=nobody.py:decide"),),
    "refused-because-no-training": (("train", "--file=no-file"),),
    "refused-because-no-such-file": (("replay", "nowhere"), ("verify", "nowhere"), ("play", "--resume=nowhere")),
    "refused-because-a-folder": (("replay", "."),),
    "refused-because-too-small": (("train", "--rounds=0"),),
    "refused-because-no-whole-number": (("arena", "--games=many"), ("serve", "--port=many")),
    "refused-because-missing-option": (("strategy",),),
    "refused-because-missing-argument": (("replay",),),
    "refused-because-no-command": (("fly",),),
    "refused-because-no-option": (("play", "-w"),),
    "refused-because-like-options": (("play", "--player=Ada"),),
    "refused-because-not-json": (("replay", "no-file"), ("play", "--resume=no-file"), ("play", "--custom=no-file")),
    "refused-because-cut-off": (("replay", "empty"),),
    "refused-because-not-utf-8": (("verify", "bytes"),),
    "refused-because-no-json": (("play", "--custom=bytes"),),
    "refused-because-missing": (("replay", "object"),),
    "refused-because-cards-list": (("dungeon", "solve", "--layout=[]", "--goal=key"),),
    "refused-because-above-zero": (("serve", "--limit=tables=x"),),
    "refused-because-is-there": (("backup", "no-file", "--database=sqlite:///no-file"),),
    "refused-because-no-sqlite": (("backup", "new", "--database=foo"),),
    "refused-because-no-file-there": (("backup", "new", "--database=sqlite:///nowhere"),),
    "refused-because-no-database": (("admin", "list", "--database=foo"), ("admin", "show", "ABCD", "--database=foo")),
    "refused-because-missing-command": ((),),
    "refused-because-too-many": (("games", "1", "2"),),
}
FACTS = (
    *("where", "value", "known", "option", "game", "needed", "count", "card", "most", "command"),
    *("least", "number", "name", "why", "example", "rule"),
)
PLACES = r"((?!the |line |step )([^:]|:(?! ))+: )*"


@pytest.mark.parametrize("language", ["de", "he"])
@pytest.mark.parametrize("key", REFUSED)
def test_a_refusal_is_in_the_language_that_was_asked_for(tmp_path: Path, language: str, key: str) -> None:
    sentence = re.escape(Words(language)(key, **dict.fromkeys(FACTS, "§"))).replace("§", ".+")
    (tmp_path / "no-file").write_text("not ours\n")
    (tmp_path / "empty").write_text("")
    (tmp_path / "bytes").write_bytes(b"\xff")
    (tmp_path / "object").write_text("{}")
    for command in REFUSED[key]:
        told = in_a_pipe(*command, f"--lang={language}", folder=tmp_path)
        assert told.returncode == 2
        assert re.fullmatch(PLACES + sentence + RULE, told.stderr.strip()), told.stderr


def test_the_place_of_a_fault_is_in_the_language_too() -> None:
    words = Words("de")
    assert (
        in_words('the record: "a" is not one of: game (F-2)', words)
        == 'die Aufzeichnung: "a" gehört nicht zu: game (F-2)'
    )
    told = "Schritt 3: Zeile 1, Spalte 9: ist kein JSON (F-1)"
    assert in_words("step 3: line 1, column 9: not JSON (F-1)", words) == told


def test_what_a_system_says_inside_a_refusal_is_in_the_language() -> None:
    """A database's address has colons of its own."""
    words = Words("de")
    refusal = words("server-no-database", database="sqlite:////x/y.db", why="No such file or directory")
    told = words("server-no-database", database="sqlite:////x/y.db", why=words("refused-because-no-such-file"))
    assert in_words(refusal, words) == told


def test_where_no_match_is_kept_none_is_offered(tmp_path: Path) -> None:
    told = in_a_pipe("games", "3", "--lang=de", folder=tmp_path, XDG_STATE_HOME=str(tmp_path))
    assert (told.returncode, told.stderr) == (2, "3: es gibt noch keine Partien\n")
