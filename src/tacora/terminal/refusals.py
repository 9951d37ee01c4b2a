"""What the rules, the arena, the training and the command line refuse in English, said in the person's language.

Those parts know no languages: each refusal of theirs is the place of the fault, a sentence, and perhaps a rule. The
English words of a sentence are also the pattern by which it is found.
"""

import re
from functools import cache

from tacora.i18n import Words

SENTENCES = (
    "range", "whole-range", "one-of", "not-one-of", "true-or-false", "object", "trap-object", "numbers", "two-numbers",
    "relics-always", "run-out", "begins", "seconds", "no-such-card", "traps-out", "trap-stays", "treasure-stays",
    "relic-not-out", "second-trap", "not-below", "zero-at-first", "no-number-of-players", "two-bots", "name-twice",
    "table-twice", "number-twice", "no-bot-file", "no-bot-function", "arena-in-use", "no-arena-file", "other-arena",
    "nobody-there", "other-format", "no-training", "needs", "too-long", "no-json", "no-fair-part", "no-such-file",
    "no-permission", "a-folder", "not-a-folder", "long-name", "full", "there-already", "too-small", "too-large",
    "no-whole-number", "no-number", "missing-option", "missing-argument", "like-options", "no-option", "no-command",
    "too-many", "no-value", "a-value", "cut-off", "not-json", "not-utf-8", "missing", "list", "cards-list", "text",
    "letters", "older-format", "other-rules", "seen-format", "above-zero", "host-and-port", "no-network", "no-sqlite",
    "no-database", "no-url", "no-file-there", "is-there", "no-worker", "no-answer", "address-in-use", "no-address",
    "no-host", "read-only", "nobody-listens", "missing-command",
)  # fmt: skip
"""The sentences, by the ends of their keys; the first that fits is taken."""

PLACES = ("record", "seen", "line", "after-step", "step")
"""Places that have a name in every language, by the ends of their keys."""

FACTS = (
    "value",
    "known",
    "least",
    "most",
    "number",
    "card",
    "expedition",
    "edition",
    "name",
    "why",
    "command",
    "line",
    "column",
)
MARKS = {fact: f"\0{fact}\0" for fact in FACTS}
PLACE, RULE = r"(?P<place>(?:.+?: )*)", r"(?P<rule>(?: \([A-Z]-[A-Z]?\d+\))?)"


def in_words(refusal: str, words: Words) -> str:
    """A refusal in the language; as it is, if it is English or in the language already."""
    if words.language == "en":
        return refusal
    for name, pattern in _patterns():
        if found := pattern.fullmatch(refusal):
            return _place(found["place"], words) + words(f"refused-because-{name}", **_facts(found)) + found["rule"]
    return refusal


def _place(place: str, words: Words) -> str:
    return ": ".join(_place_part(part, words) for part in place.split(": "))


def _place_part(part: str, words: Words) -> str:
    for name, pattern in _place_patterns():
        if found := pattern.fullmatch(part):
            return words(f"refused-place-{name}", **_facts(found))
    return part


def _facts(found: re.Match[str]) -> dict[str, str]:
    return {fact: text for fact, text in found.groupdict().items() if fact in FACTS}


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    words = Words("en")
    english = [(name, words(f"refused-because-{name}", **MARKS)) for name in SENTENCES]
    return [(name, re.compile(PLACE + _pattern(text) + RULE, re.IGNORECASE)) for name, text in english]


@cache
def _place_patterns() -> list[tuple[str, re.Pattern[str]]]:
    words = Words("en")
    return [(name, re.compile(_pattern(words(f"refused-place-{name}", **MARKS)))) for name in PLACES]


def _pattern(english: str) -> str:
    return re.sub("\0(\\w+)\0", r"(?P<\1>.+?)", re.escape(english).replace("\\\0", "\0"))
