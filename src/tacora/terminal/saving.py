"""Match records written to disk: whole or not at all, and never over another match."""

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile


def fresh_path(game: str, folder: Path) -> Path:
    """A name for a match of today that no file has yet."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return _free(folder / f"{game}-{now}.json")


def save_new(text: str, path: Path) -> Path:
    """Write a text into a file, or beside it if its name is taken; return the file."""
    while True:
        try:
            path.open("x").close()  # the name is ours from here on
            break
        except FileExistsError:
            path = _free(path)
    try:
        save_over(text, path)
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise
    return path


def save_over(text: str, path: Path) -> None:
    """Write a text in place of an earlier state of the same match, all at once."""
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        draft = Path(file.name)
        try:
            file.write(text)
            file.close()
            if path.exists():
                draft.chmod(path.stat().st_mode)
            draft.replace(path)
        except BaseException:
            with suppress(OSError):
                draft.unlink()
            raise


def _free(path: Path) -> Path:
    """The name, or the first numbered one that is free; a link that leads nowhere has its name, too."""
    if not os.path.lexists(path):
        return path
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in numbered if not os.path.lexists(name))
