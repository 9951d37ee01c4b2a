"""A match that somebody leaves is written to disk."""

from pathlib import Path
from tempfile import gettempdir

from tacora.core.errors import TacoraError
from tacora.core.record import AnyRecord, write
from tacora.i18n import Words
from tacora.terminal.saving import fresh_path, save_new, save_over


def keep(record: AnyRecord, file: Path | None, words: Words, *, is_saved_before: bool) -> Path:
    """Write a match into its file, or else into the folder for temporary files; return the file."""
    game, text = record.match.game.name, write(record)
    try:
        if is_saved_before and file is not None:
            save_over(text, file)
            return file
        return save_new(text, file or fresh_path(game, Path()))
    except OSError:
        elsewhere = fresh_path(game, Path(gettempdir()))
    try:
        return save_new(text, elsewhere)
    except OSError as bad:
        why = bad.strerror or type(bad).__name__
        raise TacoraError(words("terminal-not-saved", file=str(elsewhere), why=why)) from None
