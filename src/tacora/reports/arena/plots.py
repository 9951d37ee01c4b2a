"""Pictures of a tournament."""

from collections.abc import Mapping
from math import ceil, nan

from matplotlib.figure import Figure

from tacora.arena.habits import AnyHabit, Bins, Watched
from tacora.arena.round_robin import Standings
from tacora.arena.samples import share_of
from tacora.i18n import Words
from tacora.reports.look import FAINT, FIRST, INK

BOTS_ABREAST = 4
FEWEST = 5
"""A place with fewer decisions stays empty."""


def draw_ratings(found: Standings, figure: Figure) -> None:
    """Every bot's rating with its interval, the best on top."""
    entries = found.entries[::-1]
    figure.set_size_inches(8, 1.2 + 0.32 * len(entries))
    axes = figure.subplots()
    at = range(len(entries))
    axes.hlines(at, [entry.rating.low for entry in entries], [entry.rating.high for entry in entries], color=FIRST)
    axes.plot([entry.rating.rating for entry in entries], at, "o", color=FIRST, markersize=5)
    axes.axvline(1500, color=FAINT, linewidth=0.8)
    axes.set_yticks(at, [entry.bot for entry in entries])
    axes.set_xlabel("rating, with its 95 % interval")
    figure.suptitle("Ratings", x=0.01, ha="left")


def draw_habits(habit: AnyHabit, watched: Mapping[str, Watched], words: Words, figure: Figure) -> None:
    """For each bot, how often it did what the habit says, by the two numbers it is watched by."""
    rows = ceil(len(watched) / BOTS_ABREAST)
    figure.set_size_inches(11, 0.9 + 2.7 * rows)
    grid = figure.subplots(rows, BOTS_ABREAST, sharex=True, sharey=True, squeeze=False)
    picture = None
    for axes in grid.flat:
        axes.set_visible(False)
    for axes, (bot, noted) in zip(grid.flat, watched.items(), strict=False):
        axes.set_visible(True)
        axes.grid(visible=False)
        picture = axes.imshow(_shares(habit, noted), origin="lower", aspect="auto", vmin=0, vmax=100, cmap="viridis")
        axes.set_title(bot)
        axes.set_xticks(range(len(habit.across)), _labels(habit.across), fontsize=7, rotation=60)
        axes.set_yticks(range(len(habit.upward)), _labels(habit.upward), fontsize=7)
        axes.tick_params(labelbottom=True)
    if picture is not None:
        figure.colorbar(picture, ax=grid, label=words(f"arena-habit-{habit.name}"), shrink=0.7)
    figure.supxlabel(words(f"arena-across-{habit.name}"), fontsize=10, color=INK)
    figure.supylabel(words(f"arena-upward-{habit.name}"), fontsize=10, color=INK)


def _shares(habit: AnyHabit, noted: Watched) -> list[list[float]]:
    """The shares in percent, row by row from below; nothing where there were too few decisions."""
    return [
        [
            nan if found is None or found.observations < FEWEST else 100 * found.share
            for across in range(len(habit.across))
            for found in (share_of(noted[across, upward]) if (across, upward) in noted else None,)
        ]
        for upward in range(len(habit.upward))
    ]


def _labels(bins: Bins) -> list[str]:
    """A name for each bin.

    >>> _labels((0, 1, 4))
    ['0', '1–3', '4+']
    """
    ends = [*(following - 1 for following in bins[1:]), None]
    return [
        f"{begin}+" if end is None else str(begin) if begin == end else f"{begin}–{end}"
        for begin, end in zip(bins, ends, strict=True)
    ]
