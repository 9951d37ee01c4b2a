"""What the values of options are read with."""

from collections.abc import Collection

from tacora.core.errors import TacoraError


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [item.strip() for item in text.split(",") if item.strip()]


def one_of(value: str, known: Collection[str], where: str) -> str:
    """That value, if it is known; raises TacoraError."""
    if value not in known:
        raise TacoraError(f"{where}: {value[:40]!a} is not one of: {', '.join(known)}")
    return value
