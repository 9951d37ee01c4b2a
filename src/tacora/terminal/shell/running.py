"""A match on the full screen, from its first screen to the words after it."""

import os
from collections.abc import Callable, Sequence
from typing import Any

from tacora.i18n import Words
from tacora.terminal.interrupts import Stopped, signals_stop_play, undisturbed
from tacora.terminal.keeping import Keeper, matches_folder, say_where
from tacora.terminal.layout import Order
from tacora.terminal.screen import Screen
from tacora.terminal.seating import Seating
from tacora.terminal.shell.app import Shell
from tacora.terminal.shell.stage import AnyStage


def run_full(
    make: Callable[[Any, Words, Order], AnyStage],
    seating: Seating[Any, Any, Any, Any, Any, Any],
    words: Words,
    screen: Screen,
    resume_options: Sequence[str],
) -> int:
    """Play a match on the full screen; the exit code."""
    keeper = Keeper(
        seating.record,
        words,
        file=seating.file,
        is_saved_before=seating.is_saved_before,
        folder=matches_folder(),
    )
    for variable in ("COLUMNS", "LINES"):
        os.environ.pop(variable, None)  # a size that stays as it was when the terminal's own changes
    shell = Shell(make(seating, words, screen.full_order), screen.pace, keeper.keep)
    try:
        with signals_stop_play():
            exit_code = shell.lead()
    except KeyboardInterrupt:
        exit_code = 130
    except Stopped as stop:
        exit_code = stop.exit_code
    with undisturbed():
        file = keeper.keep()
        screen.start_afresh()
        try:
            say_where(seating.record, file, words, screen, resume_options)
        except OSError:  # nobody can read it any more
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return exit_code
