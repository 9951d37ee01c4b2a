"""A match on disk: where it is kept, and how to come back to it."""

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir

from tacora.core.errors import TacoraError
from tacora.core.record import AnyRecord, write
from tacora.i18n import Words
from tacora.terminal.layout import Cell
from tacora.terminal.refusals import in_words
from tacora.terminal.saving import fresh_path, save_new, save_over
from tacora.terminal.screen import Screen


def matches_folder() -> Path:
    """Where matches played at a terminal are kept: in the user's folder for state, as the system has it."""
    from platformdirs import user_state_path  # noqa: PLC0415  a pipe needs none

    return user_state_path("tacora", appauthor=False) / "matches"


class Keeper:
    """Writes one match again and again, into the same file: its own, else a new one in a folder, else elsewhere."""

    def __init__(
        self, record: AnyRecord, words: Words, *, file: Path | None, is_saved_before: bool, folder: Path
    ) -> None:
        self._record = record
        self._words = words
        self._wish = file
        self._folder = folder
        self.file = file if is_saved_before else None
        """The file that holds an earlier state of this match."""

    def keep(self) -> Path:
        """Write the match; the file. Raises TacoraError if it can be written nowhere."""
        game, text = self._record.match.game.name, write(self._record)
        try:
            if self.file is not None:
                save_over(text, self.file)
            else:
                self.file = save_new(text, self._wish or fresh_path(game, self._made(self._folder)))
        except OSError:
            elsewhere = fresh_path(game, Path(gettempdir()))
            try:
                self.file = save_new(text, elsewhere)
            except OSError as bad:
                why = in_words(bad.strerror or type(bad).__name__, self._words)
                raise TacoraError(self._words("terminal-not-saved", file=str(elsewhere), why=why)) from None
        return self.file

    def _made(self, folder: Path) -> Path:
        if folder != Path():
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return folder


def say_where(record: AnyRecord, file: Path, words: Words, screen: Screen, resume_options: Sequence[str]) -> None:
    """Say where a match is kept, and how to go on with it or to look back."""
    match = record.match
    name = str(file) if file.is_absolute() else os.path.relpath(file)
    command = ["tacora", "play", match.game.name, "--resume", name, *resume_options]
    if match.is_over:
        command = ["tacora", "replay", name]
    screen.gap()
    screen.show([(Cell(words("terminal-saved", file=name)),)])  # a long path is not cut
    screen.say(words("terminal-replay-with" if match.is_over else "terminal-resume-with"))
    screen.show([(Cell(f"  {shlex.join(command)}", is_drawing=True),)])
