"""Options that many commands share, and the values that they give."""

import os
import sys
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated

import typer

from tacora.i18n import LANGUAGES, Words, preferred_language
from tacora.terminal.options import one_of

if TYPE_CHECKING:
    from tacora.terminal.screen import Screen

BIDI_CHOICES = ("auto", "logical", "visual")

Lang = Annotated[str | None, typer.Option("--lang", help="help-lang")]
Bidi = Annotated[str, typer.Option(envvar="TACORA_BIDI", help="help-bidi")]
Jobs = Annotated[int | None, typer.Option(help="help-jobs")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Pace = Annotated[float, typer.Option(help="help-pace", min=0, max=60)]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
SEED = typer.Option(help="help-seed")


_of_all: ContextVar[str | None] = ContextVar("language", default=None)


def speak(lang: str | None) -> None:
    """Let commands that name no language themselves speak this one."""
    _of_all.set(lang)


def group_speaks(*, lang: Lang = None) -> None:
    """A group of commands takes the language, too."""
    if lang is not None:
        speak(lang)


def words_in(lang: str | None) -> Words:
    """The words in the language asked for, or else in the locale's; raises TacoraError."""
    lang = lang or _of_all.get()
    return Words(one_of(preferred_language(lang), LANGUAGES, "--lang", Words(preferred_language() if lang else "en")))


def screen_for(words: Words, bidi: str, pace: float = 0) -> "Screen":
    """The screen for a language; raises TacoraError."""
    from tacora.terminal.screen import Screen, full_text_order, text_order

    one_of(bidi, BIDI_CHOICES, "--bidi", words)
    order = text_order(words, bidi, os.environ, is_terminal=sys.stdout.isatty())
    return Screen(order, pace=pace, full_order=full_text_order(words, bidi, os.environ))
