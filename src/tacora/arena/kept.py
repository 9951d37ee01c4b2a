"""A file that keeps a tournament's results as they come, so that an interrupted one goes on where it stopped.

One JSON object a line: first what is played, then the tallies of some games of a meeting. A line that a crash left
unfinished is dropped.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

from tacora.arena.tally import Tally
from tacora.arena.tournament import Tournament
from tacora.core.errors import TacoraError

FORMAT = "tacora-arena/1"

Portion = tuple[int, int, int]
"""A meeting's number, the first game of it, and the game after the last."""

Tallies = tuple[Tally, ...]


def heading(tournament: Tournament) -> dict[str, Any]:
    """All that settles a tournament's results."""
    return {"format": FORMAT, "rules": tournament.contest.game.rules, **asdict(tournament)}


def usual_file(tournament: Tournament) -> Path:
    """The file for a tournament that names none: in the user's folder for states, by what is played."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    mark = blake2b(json.dumps(heading(tournament)).encode(), digest_size=6).hexdigest()
    return Path(state) / "tacora" / "arena" / f"{tournament.game}-{mark}.jsonl"


class Kept:
    """The results in a file, and the way to add to them."""

    def __init__(self, file: IO[str], tallies: dict[Portion, Tallies]) -> None:
        self._file = file
        self.tallies = tallies

    @property
    def games(self) -> int:
        """How many games' results there are."""
        return sum(after - first for _, first, after in self.tallies)

    def add(self, portion: Portion, tallies: Tallies) -> None:
        """Keep some games' results; on disk when this returns."""
        self.tallies[portion] = tallies
        self._file.write(json.dumps({"games": portion, "tallies": tallies}) + "\n")
        self._file.flush()


@contextmanager
def keeping(path: Path, tournament: Tournament, *, is_fresh: bool) -> Iterator[Kept]:
    """Open a tournament's file, or begin it; raises TacoraError for a file of anything else, or in use."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+", encoding="utf-8")
    except OSError as bad:
        raise TacoraError(f"--save: {path}: {bad.strerror}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TacoraError(f"--save: {path}: another tournament is writing it") from None
        if is_fresh:
            file.truncate(0)
        tallies = _read(file, path, tournament)
        try:
            yield Kept(file, tallies)
        except OSError as bad:
            raise TacoraError(f"--save: {path}: {bad.strerror}") from None


def _read(file: IO[str], path: Path, tournament: Tournament) -> dict[Portion, Tallies]:
    file.seek(0)
    try:
        text = file.read()
    except UnicodeDecodeError:
        raise TacoraError(f"--save: {path}: is no tournament's file") from None
    whole, _, _ = text.rpartition("\n")
    file.seek(0, os.SEEK_END)
    if not text:
        file.write(json.dumps(heading(tournament)) + "\n")
        file.flush()
        return {}
    if len(whole) + 1 < len(text):
        file.truncate(len(whole.encode()) + bool(whole))
    first, *rest = whole.split("\n")
    try:
        if json.loads(first) != json.loads(json.dumps(heading(tournament))):
            raise TacoraError(f"--save: {path}: is of another tournament, or of other rules; --fresh begins anew")
        return dict(_result(json.loads(line)) for line in rest)
    except (ValueError, KeyError, TypeError):
        raise TacoraError(f"--save: {path}: is no tournament's file") from None


def _result(line: Any) -> tuple[Portion, Tallies]:
    meeting, first, after = map(int, line["games"])
    tallies = tuple(
        Tally(int(games), int(total), int(squares), tuple(map(int, victories)))
        for games, total, squares, victories in line["tallies"]
    )
    return (meeting, first, after), tallies
