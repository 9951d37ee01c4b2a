"""Reports as pages of Markdown in a folder, with plots in another folder beside them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tacora.core.errors import TacoraError


def prepare_folder(folder: Path, plots: str) -> Path:
    """The folder for a report, made if need be before anything is played; raises TacoraError."""
    if find_spec("matplotlib") is None:
        raise TacoraError("--report: needs Matplotlib: pip install 'tacora[plots]'")
    with writing(folder):
        (folder / plots).mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Raise TacoraError where a report cannot be written."""
    try:
        yield
    except OSError as bad:
        raise TacoraError(f"--report: {str(folder)[:80]!a}: {bad.strerror}") from None


def markdown_table(rows: Sequence[Sequence[str]]) -> str:
    """A table, its heading first.

    >>> print(markdown_table([("bot", "wins"), ("timid", "9")]))
    | bot | wins |
    | --- | --- |
    | timid | 9 |
    """
    heading, *others = rows
    return "\n".join(f"| {' | '.join(row)} |" for row in (heading, ("---",) * len(heading), *others))
