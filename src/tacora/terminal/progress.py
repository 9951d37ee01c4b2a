"""A progress bar beside what is printed, on a terminal only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """Yield a function to call with the number of items just done."""
    console = Console(stderr=True)
    shown = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip
    with shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.advance(task, done)
