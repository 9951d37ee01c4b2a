"""The kernels made ready while a person does something else. Importing this module does not import Numba."""

from collections.abc import Callable
from threading import Thread

LARGE = 33_000  # variables, which need 264 kB: the piece has 512, a power of two


def warm_up() -> Thread:
    """Compile the kernels, or load them from disk, in the background: the first question then does not wait."""
    thread = Thread(target=_with_room, args=(_ask_the_least,), name="warm-up", daemon=True)
    thread.start()
    return thread


def _with_room(run: Callable[[], None]) -> None:
    """Run from a frame so large that all that is called has room beside it.

    CPython keeps frames in pieces of memory of 16 kB, or as large as one frame needs. Where calls go to and fro over
    the end of a piece, each asks the system for a new one: a third of the time that Numba takes.
    """
    names = "=".join(f"unused_{number}" for number in range(LARGE))
    room: dict[str, Callable[[Callable[[], None]], None]] = {}
    exec(f"def roomy(run):\n run()\n return\n {names}=0", room)  # noqa: S102  nobody writes that many by hand
    room["roomy"](run)


def _ask_the_least() -> None:
    from tacora.games.dungeon.cards import START_CARDS  # noqa: PLC0415
    from tacora.games.dungeon.finds import Tools  # noqa: PLC0415
    from tacora.solvers.dungeon.answer import best_dungeon, best_path  # noqa: PLC0415  Numba takes a second
    from tacora.solvers.dungeon.problem import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    question = Question(START_CARDS[:1], Tools(), value_of(None, {}))
    best_path(question, best_dungeon(question, workers=1).submission.layout)
