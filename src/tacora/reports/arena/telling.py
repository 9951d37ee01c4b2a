"""A tournament's standings in words: tables of rows, and the lines under them."""

from typing import NamedTuple

from tacora.arena.round_robin import Standings
from tacora.arena.samples import Share
from tacora.arena.tournament import Setting
from tacora.i18n import Words

Row = tuple[str, ...]


class Section(NamedTuple):
    """A table under its title, its heading first."""

    title: str
    rows: list[Row]


def sections(found: Standings, words: Words) -> list[Section]:
    """Ratings, victories by kind of table, and the cross table; nothing where nothing was played."""
    if not found.entries:
        return []
    return [
        Section(words("arena-ratings"), _ratings(found, words)),
        Section(words("arena-tables"), _by_table(found, words)),
        Section(words("arena-cross"), _cross(found, words)),
    ]


def headline(found: Standings, words: Words) -> str:
    """How many games were played."""
    if found.is_interrupted:
        return words("simulate-interrupted", played=found.games_played, games=found.games)
    return words("simulate-played", games=found.games_played, seed=str(found.tournament.seed))


def notes(words: Words) -> list[str]:
    """How to read the tables."""
    return [words("arena-note-shared"), words("arena-note-rating"), words("arena-note-cross")]


def setting_name(setting: Setting, words: Words) -> str:
    """A kind of table in a word or two, by the options that are not the same for all."""
    options = " ".join(str(value) for value in setting.options.values() if not isinstance(value, bool))
    return words("arena-setting", options=options, players=setting.players).strip()


def _ratings(found: Standings, words: Words) -> list[Row]:
    heading = (
        words("simulate-bot"),
        words("arena-rating"),
        words("simulate-interval"),
        words("simulate-wins"),
        words("simulate-interval"),
        words("simulate-mean"),
    )
    rows: list[Row] = [heading]
    for entry in found.entries:
        rating = entry.rating
        rows.append(
            (
                entry.bot,
                words("arena-number", number=rating.rating),
                words("arena-range", low=rating.low, high=rating.high),
                words("simulate-percent", percent=100 * entry.wins.share),
                words("simulate-range", low=100 * entry.wins.low, high=100 * entry.wins.high),
                "" if entry.mean is None else words("simulate-number", number=entry.mean.mean),
            )
        )
    return rows


def _by_table(found: Standings, words: Words) -> list[Row]:
    bots = [entry.bot for entry in found.entries]
    rows: list[Row] = [(words("arena-table"), words("arena-games"), words("arena-fair"), *bots)]
    for number, setting in enumerate(found.tournament.settings):
        rows.append(
            (
                setting_name(setting, words),
                words("arena-number", number=found.played_at[number]),
                words("simulate-percent", percent=100 / setting.players),
                *(percent(entry.at[number], words) for entry in found.entries),
            )
        )
    return rows


def _cross(found: Standings, words: Words) -> list[Row]:
    bots = [entry.bot for entry in found.entries]
    rows: list[Row] = [(words("arena-beside"), *bots)]
    for entry in found.entries:
        rows.append((entry.bot, *(percent(entry.beside.get(other), words) for other in bots)))
    return rows


def percent(share: Share | None, words: Words) -> str:
    """A share in percent; a dash where nothing was played."""
    return "–" if share is None or not share.observations else words("simulate-percent", percent=100 * share.share)
