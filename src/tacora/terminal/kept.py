"""The matches that are kept in a folder, finished or not."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from tacora.core.errors import TacoraError
from tacora.core.jsonable import JsonObject
from tacora.core.record import AnyRecord
from tacora.i18n import Words
from tacora.terminal.record_file import load


@dataclass(frozen=True, slots=True)
class Kept:
    """A file with a match, when it was last written, and the match or why it cannot be read."""

    file: Path
    when: datetime
    record: AnyRecord | None
    why: str = ""


def kept_in(folder: Path) -> list[Kept]:
    """All matches of a folder, the latest first."""
    found = [(file.stat().st_mtime_ns, file) for file in folder.glob("*.json") if file.is_file()]
    return [_look_at(file) for _, file in sorted(found, reverse=True)]


def _look_at(file: Path) -> Kept:
    when = datetime.fromtimestamp(file.stat().st_mtime).astimezone()
    try:
        return Kept(file, when, load(str(file)))
    except TacoraError as bad:
        return Kept(file, when, None, str(bad))


def tell_kept(matches: list[Kept], words: Words) -> Iterator[str]:
    """A line for each match: its number, its day, its game, who plays, and how it stands."""
    for number, kept in enumerate(matches, start=1):
        when = f"{kept.when:%Y-%m-%d %H:%M}"
        if kept.record is None:
            yield words("games-unreadable", number=number, when=when, file=kept.file.name, why=kept.why)
            continue
        match = kept.record.match
        names = [player.name for player in kept.record.players]
        facts: dict[str, str | float] = {
            "number": number,
            "when": when,
            "game": match.game.name.capitalize(),
            "names": words.listed(names),
        }
        if match.is_over:
            winners = words.listed([names[seat] for seat in match.game.winners(match.state)])
            yield words("games-finished", winners=winners, **facts)
        else:
            yield words("games-open", steps=len(match.steps), **facts)


def kept_json(matches: list[Kept]) -> list[JsonObject]:
    """The same as JSON."""
    told: list[JsonObject] = []
    for number, kept in enumerate(matches, start=1):
        fields: JsonObject = {"number": number, "file": str(kept.file), "written": kept.when.isoformat()}
        if kept.record is None:
            told.append({**fields, "fault": kept.why})
            continue
        match = kept.record.match
        told.append(
            {
                **fields,
                "game": match.game.name,
                "names": [player.name for player in kept.record.players],
                "is_over": match.is_over,
                "scores": list(match.game.scores(match.state)),
                "winners": list(match.game.winners(match.state)),
            }
        )
    return told
