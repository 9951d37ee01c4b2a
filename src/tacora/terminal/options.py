"""Readers of the values of options."""

import re
from collections.abc import Collection

from tacora.core.errors import TacoraError
from tacora.i18n import Words


def listed(text: str) -> list[str]:
    """The items between commas."""
    return [item.strip() for item in text.split(",") if item.strip()]


def quoted(text: str, longest: int = 40) -> str:
    """A value as a refusal repeats it: whatever it is, it stays in its line."""
    return ascii(text[:longest])


def one_of(value: str, known: Collection[str], where: str, words: Words) -> str:
    """The value, if it is a known one; raises TacoraError."""
    if value not in known:
        raise TacoraError(words("refused-not-one-of", where=where, value=quoted(value), known=", ".join(known)))
    return value


def whole_number(text: str) -> int | None:
    """The number that plain digits say, and not many of them; None for anything else.

    >>> whole_number("12"), whole_number("-1"), whole_number("٣"), whole_number("²")
    (12, None, None, None)
    """
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else None
