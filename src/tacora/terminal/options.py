"""Readers of the values of options."""

from collections.abc import Collection

from tacora.core.errors import TacoraError


def listed(text: str) -> list[str]:
    """The items between commas."""
    return [item.strip() for item in text.split(",") if item.strip()]


def one_of(value: str, known: Collection[str], where: str) -> str:
    """The value, if it is a known one; raises TacoraError."""
    if value not in known:
        raise TacoraError(f"{where}: {value[:40]!a} is not one of: {', '.join(known)}")
    return value
