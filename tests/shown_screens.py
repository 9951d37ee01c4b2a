"""Screens of the terminal as texts in tests/data/screens: TACORA_NEW_SCREENS=1 writes them anew, to be looked at."""

import os
from pathlib import Path

from full_screen import FullScreen
from tacora.i18n import Words
from tacora.terminal.layout import Cell, Order, lay_out

LONG = 0.5  # seconds in which everything is drawn
SCREENS = Path(__file__).parent / "data" / "screens"


def shown(text: str, words: Words) -> str:
    """A text as it stands on the screen."""
    return lay_out((Cell(text),), Order.VISUAL if words.is_right_to_left else Order.LEFT_TO_RIGHT).plain


def check_screen(name: str, table: FullScreen) -> None:
    """The screen becomes the one that was kept under this name."""
    file = SCREENS / f"{name}.txt"
    if os.environ.get("TACORA_NEW_SCREENS"):
        table.look(LONG)
        file.write_text(table.text.rstrip("\n") + "\n", encoding="utf-8")
    kept = file.read_text(encoding="utf-8").rstrip("\n")
    table.until(lambda: name if table.text.rstrip("\n") == kept else None, f"not {name}, but")
