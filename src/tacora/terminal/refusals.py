"""What the rules, the arena, the training and the command line refuse in English, said in the person's language.

Those parts know no languages: each refusal of theirs is the place of the fault, a sentence, and perhaps a rule. The
English words of a sentence are also the pattern by which it is found.
"""

import re
from functools import cache

from tacora.i18n import Words

SENTENCES = (
    "range", "whole-range", "one-of", "not-one-of", "true-or-false", "object", "trap-object", "numbers", "two-numbers",
    "relics-always", "run-out", "begins", "seconds", "no-such-card", "traps-out", "trap-stays",
    "treasure-stays", "relic-not-out", "second-trap", "not-below", "zero-at-first", "no-number-of-players", "two-bots",
    "name-twice", "table-twice", "number-twice", "no-bot-file", "no-bot-function", "arena-in-use", "no-arena-file",
    "other-arena", "other-format", "no-training", "needs", "too-long", "no-json", "no-fair-part", "no-such-file",
    "no-permission", "a-folder", "not-a-folder", "long-name", "full", "there-already", "too-small", "too-large",
    "no-whole-number", "no-number", "missing-option", "missing-argument", "like-options", "no-option", "no-command",
    "too-many", "no-value", "a-value",
)  # fmt: skip
"""The sentences, by the ends of their keys; the first that fits is taken."""

FACTS = ("value", "known", "least", "most", "number", "card", "expedition", "edition", "name", "why", "command")
PLACE, RULE = r"(?P<place>(?:[^:]+: )*?)", r"(?P<rule>(?: \([A-Z]-[A-Z]?\d+\))?)"


def in_words(refusal: str, words: Words) -> str:
    """A refusal in the language; as it is, if it is English or in the language already."""
    if words.language == "en":
        return refusal
    for name, pattern in _patterns():
        if found := pattern.fullmatch(refusal):
            facts = {fact: text for fact, text in found.groupdict().items() if fact in FACTS}
            return found["place"] + words(f"refused-because-{name}", **facts) + found["rule"]
    return refusal


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    words = Words("en")
    marks = {fact: f"\0{fact}\0" for fact in FACTS}
    english = [(name, re.escape(words(f"refused-because-{name}", **marks))) for name in SENTENCES]
    return [
        (
            name,
            re.compile(PLACE + re.sub("\0(\\w+)\0", r"(?P<\1>.+?)", text.replace("\\\0", "\0")) + RULE, re.IGNORECASE),
        )
        for name, text in english
    ]
