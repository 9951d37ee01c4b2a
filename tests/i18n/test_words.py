"""Every word is there in every language, is used, and can be said."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Comment,
    FunctionReference,
    GroupComment,
    Junk,
    Message,
    ResourceComment,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import tacora
from tacora.arena.dungeon.requirements import REQUIREMENTS
from tacora.games import GAMES
from tacora.games.diamant.cards import TRAP_KINDS
from tacora.games.diamant.editions import EDITIONS
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS, Discoveries
from tacora.games.dungeon.ground import FEATURES, LEVELS
from tacora.games.dungeon.moves import Word
from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.diamant.keys import Action
from tacora.terminal.dungeon.keys import Action as DungeonAction
from tacora.terminal.dungeon.refusals import SENTENCES
from tacora.terminal.dungeon.sentences import SIDES as DIRECTION_WORDS
from tacora.terminal.dungeon.sentences import TRAVELS
from tacora.terminal.dungeon.stage import RULES
from tacora.terminal.refusals import PLACES as REFUSED_PLACES
from tacora.terminal.refusals import SENTENCES as REFUSED_SENTENCES
from tacora.terminal.shell.actions import COMMON

STEP_KINDS = ("enter", "walk", "exit", "fall", "climb", "portal", "barrel", "monster", "opposite", "take")

SIDES = tuple(DIRECTION_WORDS.values())
DUNGEON_KEYS = (
    "pass", "look", "players", "level", "turn", "back", "draw", "redo", "fairy", "finish", "numbers", "build", "best",
)  # fmt: skip
DUNGEON_ACTIONS = (*DUNGEON_KEYS, "buy", "choose", "go", "go-on", "lay", "place", "take", "tidy", "walk")

SOURCE = Path(tacora.__file__).parent

FAMILIES = {
    "dungeon-full-": DUNGEON_ACTIONS,
    "dungeon-full-key-": DUNGEON_KEYS,
    "dungeon-full-keys-": ("market", "build", "draw", "results"),
    "dungeon-level-": LEVELS,
    "web-dungeon-book-does-": tuple(map(str, Book)),
    "web-dungeon-fate-": ("discard", "keep", "box"),
    "web-dungeon-map-enter-": SIDES,
    "web-dungeon-map-exit-": SIDES,
    "web-dungeon-map-needs-": TOKEN_KINDS,
    "web-dungeon-map-refused-": tuple(SENTENCES),
    "web-dungeon-map-travel-": TRAVELS,
    "web-dungeon-map-walk-": SIDES,
    "web-dungeon-rules-": RULES,
    "web-dungeon-token-does-": TOKEN_KINDS,
    **dict.fromkeys((f"arena-{part}-" for part in ("habit", "across", "upward", "title", "told")), ("leaving",)),
    "balance-figure-": REQUIREMENTS,
    "balance-requirement-": REQUIREMENTS,
    "dungeon-action-": tuple(DungeonAction),
    "dungeon-book-": tuple(map(str, Book)),
    "dungeon-feature-": (*FEATURES.values(), "room"),
    "dungeon-choice-": tuple(Word),
    "dungeon-found-": Discoveries._fields,
    "dungeon-goal-": tuple(GOALS),
    "dungeon-key-": tuple(DungeonAction),
    "dungeon-step-": STEP_KINDS,
    "dungeon-token-": TOKEN_KINDS,
    "diamant-edition-": tuple(EDITIONS),
    "diamant-trap-": TRAP_KINDS,
    "diamant-trap-short-": TRAP_KINDS,
    "terminal-key-": {*Action, *COMMON},
    "verify-differs-": ("scheme", "commitment", "hashes", "share", "attempts"),
    "terminal-word-": {*Action, *COMMON},
    "invite-game-": tuple(GAMES),
    "refused-because-": REFUSED_SENTENCES,
    "refused-place-": REFUSED_PLACES,
    "help-": (),  # whole keys stand in the code: tests/commands/test_help.py
}
"""Keys that code builds: what an f-string begins with, and all that can follow."""


class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the library's word
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, Message]:
    """Every message of a language; whatever is not a message or a comment is refused."""
    found: dict[str, Message] = {}
    for file in sorted((SOURCE / "i18n" / language).glob("*.ftl")):
        found |= parsed(file.read_text(encoding="utf-8"), f"{language}/{file.name}", found)
    return found


def parsed(text: str, where: str, before: dict[str, Message]) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Comment | GroupComment | ResourceComment):
            continue
        assert isinstance(entry, Message), f"{where}: not a message: {ast_text(entry)}"
        assert entry.value is not None, f"{where}: {entry.id.name} has no words"
        assert entry.id.name not in before | found, f"{where}: {entry.id.name} stands twice"
        found[entry.id.name] = entry
    return found


def ast_text(entry: Term | Junk) -> str:
    return (entry.content or "").strip()[:60] if isinstance(entry, Junk) else entry.id.name


def variables(message: Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def keys_in(source: str) -> tuple[set[str], set[str]]:
    """The keys that a module may ask for: whole ones, and the beginnings of built ones."""
    whole, beginnings = set(), set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and is_words(node.func) and node.args:
            for key in keys_of(node.args[0]):
                if isinstance(key, str):
                    whole.add(key)
                else:
                    beginnings.add(beginning_of(key))
    return whole, beginnings


def is_words(function: ast.expr) -> bool:
    """A Words is called `words` or `language` everywhere, `_words` inside an object, and `self` at home."""
    match function:
        case ast.Name(id=name):
            return name in {"words", "language", "self"}
        case ast.Attribute(attr=name):
            return name in {"words", "_words"}
    return False


def keys_of(node: ast.expr) -> Iterator[str | ast.JoinedStr]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys_of(body)
            yield from keys_of(orelse)
        case ast.JoinedStr():
            yield node
        case _:
            pytest.fail(f"a key must be written out or built by an f-string: {ast.unparse(node)}")


def beginning_of(key: ast.JoinedStr) -> str:
    first = key.values[0]
    assert isinstance(first, ast.Constant), f"a built key begins with a literal: {ast.unparse(key)}"
    assert len(key.values) == 2, f"a built key has one part that varies, at its end: {ast.unparse(key)}"
    return str(first.value)


def literals_in(source: str) -> set[str]:
    """Every whole text in a module."""
    return {
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def sources() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))]


def members(beginnings: set[str]) -> set[str]:
    return {beginning + end for beginning in beginnings for end in FAMILIES[beginning]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key_with_the_same_variables(language: str) -> None:
    ours = {key: variables(message) for key, message in messages(language).items()}
    english = {key: variables(message) for key, message in messages("en").items()}
    assert ours == english


def test_every_key_asked_for_is_there() -> None:
    whole: set[str] = set()
    for source in sources():
        asked, beginnings = keys_in(source)
        assert beginnings <= FAMILIES.keys()
        whole |= asked | members(beginnings)
    assert whole - messages("en").keys() == set()


def test_every_key_is_asked_for() -> None:
    used: set[str] = set()
    for source in sources():
        used |= literals_in(source) | members(keys_in(source)[1] & FAMILIES.keys())
    # the browser's own words: tests/web/test_app.py
    assert {key for key in messages("en") if not key.startswith("web-")} - used == set()


def test_every_family_is_asked_for() -> None:
    assert set().union(*(keys_in(source)[1] for source in sources())) == FAMILIES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, message in messages(language).items():
        names = sorted(variables(message))
        counted = selected(message)
        choices: list[tuple[str | float, ...]] = [
            (0, 1, 2, 5, 11, 1.5) if name in counted else ("Ada",) for name in names
        ]
        for facts in product(*choices):
            said = words(key, **dict(zip(names, facts, strict=True)))
            assert said == said.strip()
            assert said


def selected(message: Message) -> set[str]:
    """The variables that decide between variants or go through NUMBER: numbers, all of them."""
    visitor = Selectors()
    visitor.visit(message)
    return visitor.names


class Selectors(Visitor):
    """The names of the variables that a message selects by or formats as numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  the library's word
        visitor = Variables()
        visitor.visit(node.selector)
        self.names |= visitor.names
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802  the library's word
        visitor = Variables()
        visitor.visit(node)
        self.names |= visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_calm_and_whole(language: str) -> None:
    for file in (SOURCE / "i18n" / language).glob("*.ftl"):
        text = re.sub(r"(?m)^#.*$", "", file.read_text(encoding="utf-8"))
        assert "!" not in text
        assert not re.search(r"\b(TODO|XXX|FIXME)\b", text)


def test_hebrew_counts_one_two_and_more() -> None:
    words = Words("he")
    assert [words("diamant-rubies", count=count) for count in (1, 2, 3, 20)] == [
        "אבן אודם אחת",
        "שתי אבני אודם",
        "3 אבני אודם",
        "20 אבני אודם",
    ]


def test_lists_in_every_language() -> None:
    assert Words("en").listed(["Ada"]) == "Ada"
    assert Words("en").listed(["Ada", "Ben"]) == "Ada and Ben"
    assert Words("de").listed(["Ada", "Ben", "Cleo"]) == "Ada, Ben und Cleo"
    assert Words("he").listed(["דנה", "יואב"]) == "דנה ויואב"
    assert Words("he").listed(["דנה", "Ada", "3 יהלומים"]) == "דנה, Ada ו־3 יהלומים"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'fr' is not one of: en, de, he"):
        Words("fr")


def test_an_unknown_key_and_a_missing_fact_are_errors() -> None:
    words = Words("en")
    with pytest.raises(LookupError):
        words("no-such-key")
    with pytest.raises(ValueError, match="diamant-rubies"):
        words("diamant-rubies")


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL.UTF-8"}, "he"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_locale_speaks_unless_a_language_is_wished_for(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language
    assert preferred_language("he") == "he"


def test_the_checks_see_what_is_wrong() -> None:
    with pytest.raises(AssertionError, match="not a message"):
        parsed("good = yes\nbad = { $count ->\n", "en/x.ftl", {})
    with pytest.raises(AssertionError, match="stands twice"):
        parsed("twin = 1\ntwin = 2\n", "en/x.ftl", {})
    assert variables(parsed("a = { $x ->\n    [one] { $y }\n   *[other] z\n }\n", "en/x.ftl", {})["a"]) == {"x", "y"}
    assert keys_in('words("a" if b else "c"); words(f"d-{e}"); self._words("f"); other("g")') == (
        {"a", "c", "f"},
        {"d-"},
    )
    with pytest.raises(pytest.fail.Exception, match="written out"):
        keys_in('words("a" + b)')
