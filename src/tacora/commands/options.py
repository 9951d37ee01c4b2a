"""Options that many commands share, and the values that they give."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.options import one_of

if TYPE_CHECKING:
    from tacora.terminal.screen import Screen

BIDI_CHOICES = ("auto", "logical", "visual")

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, de or he; else the locale's.")]
Bidi = Annotated[str, typer.Option(envvar="TACORA_BIDI", help="Hebrew for this terminal: auto, logical or visual.")]
Jobs = Annotated[int | None, typer.Option(help="How many processes; the result is the same.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]
SEED = typer.Option(help="A number that settles the cards and the bots.")


def words_in(lang: str | None) -> Words:
    """The words in the language asked for, or else in the locale's; raises TacoraError."""
    return Words(one_of(preferred_language(lang), LANGUAGES, "--lang"))


def screen_for(words: Words, bidi: str, pace: float = 0) -> "Screen":
    """The screen for a language; raises TacoraError."""
    from tacora.terminal.screen import Screen, text_order

    one_of(bidi, BIDI_CHOICES, "--bidi")
    return Screen(text_order(words, bidi, os.environ, is_terminal=sys.stdout.isatty()), pace=pace)
