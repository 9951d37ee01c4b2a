"""Words: one set of Fluent files (en, de, he) for every face."""

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "he")
RIGHT_TO_LEFT = frozenset({"he"})


class Words:
    """The words of one language.

    >>> Words("de")("diamant-title")
    'Diamant'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!a} is not one of: {', '.join(LANGUAGES)}")
        self.language = language
        self.is_right_to_left = language in RIGHT_TO_LEFT
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **facts: str | float) -> str:
        """The words for a key; a missing key or fact is an error."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def preferred_language(wish: str | None = None) -> str:
    """The language asked for, else the locale's if it is ours, else English."""
    if wish:
        return wish
    settings = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((setting for setting in settings if setting), "")[:2]
    return spoken if spoken in LANGUAGES else "en"
