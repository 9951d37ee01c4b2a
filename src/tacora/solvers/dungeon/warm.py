"""The kernels made ready while a person does something else. Importing this module does not import Numba."""

from threading import Thread


def warm_up() -> Thread:
    """Compile the kernels, or load them from disk, in the background: the first question then does not wait."""
    thread = Thread(target=_ask_the_least, name="warm-up", daemon=True)
    thread.start()
    return thread


def _ask_the_least() -> None:
    from tacora.games.dungeon.cards import START_CARDS  # noqa: PLC0415
    from tacora.games.dungeon.finds import Tools  # noqa: PLC0415
    from tacora.solvers.dungeon.answer import best_dungeon, best_path  # noqa: PLC0415  Numba takes a second
    from tacora.solvers.dungeon.tables import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    question = Question(START_CARDS[:1], Tools(), value_of(None, {}))
    best_path(question, best_dungeon(question, workers=1).submission.layout)
