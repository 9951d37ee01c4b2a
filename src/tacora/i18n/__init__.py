"""Words: one set of Fluent files (en, de, he) for every face."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
LANGUAGES = ("en", "de", "he")
RIGHT_TO_LEFT = frozenset({"he"})


class Words:
    """The words of one language.

    >>> Words("de")("diamant-title")
    'Diamant'
    """

    def __init__(self, language: str, instead: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!a} is not one of: {', '.join(LANGUAGES)}")
        self.language = language
        self.is_right_to_left = language in RIGHT_TO_LEFT
        self._shelf = _shelf(language)
        self._instead = instead or {}

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """The words for a key; a missing key or fact is an error."""
        key = self._instead.get(key, key)
        bundle = self._shelf.bundle_with(key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def instead(self, keys: Mapping[str, str]) -> "Words":
        """The same words, but other ones for some keys."""
        return Words(self.language, keys)

    def listed(self, items: Sequence[str]) -> str:
        """Items as this language lists them.

        >>> Words("de").listed(["Ada", "Ben", "Cleo"])
        'Ada, Ben und Cleo'
        """
        *head, last = items
        if not head:
            return last
        text = head[0]
        for item in head[1:]:
            text = self("list-comma", head=text, last=item)
        is_native = "א" <= last[0] <= "ת" or not self.is_right_to_left
        return self("list-and" if is_native else "list-and-foreign", head=text, last=last)


class _Shelf:
    """A language's messages, each parsed when somebody first asks for it: all take a tenth of a second."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._unread: dict[str, str] = {}
        """Each key's message as it stands in its file."""

        for file in files(__package__).joinpath(language).iterdir():
            _before, *parts = KEY.split(file.read_text(encoding="utf-8"))
            self._unread |= {key: f"{key} ={rest}" for key, rest in zip(parts[::2], parts[1::2], strict=True)}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415  takes as long: only whoever asks for words waits

        return FluentBundle([self._language], use_isolating=False)

    def bundle_with(self, key: str) -> "FluentBundle":
        """The bundle, with that key if any file has it."""
        message = self._unread.get(key)
        if message is not None:
            from fluent.runtime import FluentResource  # noqa: PLC0415  as above

            self._bundle.add_resource(FluentResource(message))
            self._unread.pop(key, None)  # another thread may have read it too
        return self._bundle


@cache
def _shelf(language: str) -> _Shelf:
    return _Shelf(language)


def preferred_language(wish: str | None = None) -> str:
    """The language asked for, else the locale's if it is ours, else English."""
    if wish:
        return wish
    settings = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((setting for setting in settings if setting), "")[:2]
    return spoken if spoken in LANGUAGES else "en"
