"""A tournament as a page of Markdown with plots, in English like all pages of the documentation."""

from collections.abc import Mapping
from pathlib import Path

from tacora.arena.habits import Watched
from tacora.arena.round_robin import Standings
from tacora.arena.tournament import Tournament
from tacora.i18n import Words
from tacora.reports.arena.telling import headline, notes, sections
from tacora.reports.pages import markdown_table, prepare_folder, writing

PLOTS = "arena"
WATCHED_GAMES = 20
"""Of each meeting, the games whose decisions are watched for the plots."""


def prepare(folder: Path) -> Path:
    """The folder for a report, made if need be before anything is played; raises TacoraError."""
    return prepare_folder(folder, PLOTS)


def write(found: Standings, watched: Mapping[str, Watched], folder: Path) -> Path:
    """Write the page and its plots into a folder; return the page's file; raises TacoraError."""
    from tacora.reports.arena.plots import draw_habits, draw_ratings  # noqa: PLC0415  Matplotlib is optional
    from tacora.reports.look import write_figure  # noqa: PLC0415

    game, habit, words = found.tournament.game, found.tournament.contest.habit, Words("en")
    file = folder / f"arena-{game}.md"
    with writing(folder):
        write_figure(lambda figure: draw_ratings(found, figure), folder / PLOTS / f"{game}-ratings.svg")
        if habit is not None:
            picture = folder / PLOTS / f"{game}-{habit.name}.svg"
            write_figure(lambda figure: draw_habits(habit, watched, words, figure), picture)
        file.write_text(page(found), encoding="utf-8")
    return file


def page(found: Standings) -> str:
    """The page."""
    words, tournament = Words("en"), found.tournament
    ratings, *others = sections(found, words)
    parts = [
        f"# The bots of {words(f'invite-game-{tournament.game}')} against each other",
        f"{headline(found, words)} Made by:",
        f"    {command(tournament)}",
        f"## {ratings.title}",
        f"![Every bot's rating with its interval]({PLOTS}/{tournament.game}-ratings.svg)",
        markdown_table(ratings.rows),
        *(part for section in others for part in (f"## {section.title}", markdown_table(section.rows))),
        *_habit(tournament, words),
        "## How to read it",
        "\n".join(f"- {note}" for note in notes(words)),
    ]
    return "\n\n".join(parts) + "\n"


def _habit(tournament: Tournament, words: Words) -> list[str]:
    habit = tournament.contest.habit
    if habit is None:
        return []
    title = words(f"arena-title-{habit.name}")
    told = words(f"arena-told-{habit.name}", games=WATCHED_GAMES)
    return [f"## {title}", f"![{title}]({PLOTS}/{tournament.game}-{habit.name}.svg)", told]


def command(tournament: Tournament) -> str:
    """The command that writes the same report again."""
    players = ",".join(dict.fromkeys(str(setting.players) for setting in tournament.settings))
    options: dict[str, dict[str, None]] = {}
    for setting in tournament.settings:
        for field, value in setting.options.items():
            options.setdefault(field, {})[str(value)] = None
    given = " ".join(_option(field, ",".join(values)) for field, values in options.items())
    return " ".join(
        f"tacora arena {tournament.game} --bots {','.join(tournament.bots)} --games {tournament.games} "
        f"--players {players} {given} --seed {tournament.seed} --report DIR".split()
    )


def _option(field: str, values: str) -> str:
    name = field.replace("_", "-")
    return {"True": f"--{name}", "False": f"--no-{name}"}.get(values, f"--{name} {values}")
