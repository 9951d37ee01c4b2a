"""Why a step is refused, in every language: the sentences are those of the rules, and of the browser."""

import re
from pathlib import Path

import pytest

from dungeon_gallery import cases, layout_of, tools_of
from tacora.core.errors import IllegalMove
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.dungeon.refusals import SENTENCES, step_refused

BROWSER = Path(__file__).parents[3] / "web" / "src" / "games" / "dungeon" / "walk" / "refusals.ts"


def test_the_sentences_are_the_browsers() -> None:
    source = BROWSER.read_text(encoding="utf-8")
    theirs = {
        key.strip("'"): text for key, _, text in re.findall(r"^  ('?[\w-]+'?): (['\"])(.*)\2,$", source, re.MULTILINE)
    }
    assert {key: theirs[key] for key in SENTENCES} == SENTENCES


def refusals() -> list[IllegalMove]:
    """Every refusal of the gallery, and one for every wrong step on its paths."""
    found = {}
    for case in cases():
        try:
            walk = Walk.begin(layout_of(case), tools_of(case))
            for token in tokens_of(case.path, "path"):
                for wrong in (
                    "n",
                    "e",
                    "s",
                    "w",
                    "N",
                    "1",
                    "5",
                    "nv",
                    "n!0",
                    "d1a1",
                    "u1b2",
                    "p1b2",
                    "b1b2",
                    "m1b2",
                    "o",
                ):
                    try:
                        walk.step(wrong)
                    except IllegalMove as refusal:
                        found[re.sub(r"\d\w\d", "", refusal.message)] = refusal
                walk = walk.step(token)
        except IllegalMove as refusal:
            found[refusal.message] = refusal
    return list(found.values())


@pytest.mark.parametrize("language", ["de", "he"])
def test_no_english_is_left_in_a_refusal(language: str) -> None:
    every = [refusal for refusal in refusals() if refusal.rule != "F-2" and refusal.where.startswith("path")]
    assert len(every) > 20
    for refusal in every:
        text = step_refused(refusal, Words(language))
        assert refusal.rule in text
        assert refusal.message not in text


def test_every_language_says_what_is_needed() -> None:
    refusal = IllegalMove("V-I2", "path", "nothing is left to overcome the lock with")
    said = [step_refused(refusal, Words(language)) for language in LANGUAGES]
    assert said[0] == "A lock: you need a key (V-I2)."
    assert len(set(said)) == len(LANGUAGES)
