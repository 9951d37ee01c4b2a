"""The kernels made ready while a person does something else. Importing this module does not import Numba."""

from collections.abc import Callable
from threading import Thread

ROOM = 33_000
"""The objects of 8 bytes for which a frame asks room, so that CPython takes a piece of memory of 512 kB for it."""


def warm_up() -> Thread:
    """Compile the kernels, or load them from disk, in the background: the first question then does not wait."""
    thread = Thread(target=_with_room, args=(_ask_the_least,), name="warm-up", daemon=True)
    thread.start()
    return thread


def _with_room(run: Callable[[], None]) -> None:
    run()


# CPython keeps frames in pieces of memory of 16 kB, or as large as one frame asks for. Where calls cross the end of
# a piece again and again, each takes a new piece from the system: a tenth to a fifth of the time that Numba takes.
_with_room.__code__ = _with_room.__code__.replace(co_stacksize=ROOM)


def _ask_the_least() -> None:
    from tacora.games.dungeon.cards import START_CARDS  # noqa: PLC0415
    from tacora.games.dungeon.finds import Tools  # noqa: PLC0415
    from tacora.solvers.dungeon.answer import best_dungeon, best_path  # noqa: PLC0415  Numba takes a second
    from tacora.solvers.dungeon.question import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    question = Question(START_CARDS[:1], Tools(), value_of(None, {}))
    best_path(question, best_dungeon(question, workers=1).submission.layout)
