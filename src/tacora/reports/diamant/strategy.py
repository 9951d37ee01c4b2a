"""What the game teaches, as a page of Markdown with plots, in English like all pages of the documentation."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tacora.arena.diamant.strategy import BASE, COMPANY, ENGINE_GAMES, LOADS, RIVALS, SHIFTS, Lessons, lead_groups
from tacora.arena.samples import Mean, Share
from tacora.reports.pages import markdown_table, prepare_folder, writing

PAGE, PLOTS = "strategy-figures.md", "strategy"

SHOWN = {
    "crowds": "Mean score of a crowd of equals by load, for 2 to 8 players",
    "outsiders": "Games won by one player among three others, by the loads of both",
    "behind": "Change of games won by waiting for more in the last expedition, by lead",
}
"""A text for each plot, for readers who cannot see it."""


LOADS_TOLD = """\
Intervals hold with 95 % confidence. A *load* is the rubies beside the chest with which a player goes home, whatever
else there is to see. Figures of loads come from {games} games each, those of bots from {engine} games of the rules
engine."""

LEAVERS_TOLD = "At a table of {bots}: who leaves at the same moment, and what each takes."

BEHIND_TOLD = """\
One player usually goes home with {base}, the others with {rivals[0]}, {rivals[1]} and {rivals[2]}. The change of games
won if, in the last expedition and with this lead alone, it waits for more or less. The same cards for both, so the
interval is of the difference."""


def prepare(folder: Path) -> Path:
    """The folder for the page, made if need be before anything is played; raises TacoraError."""
    return prepare_folder(folder, PLOTS)


def write(found: Lessons, folder: Path) -> Path:
    """Write the page and its plots into a folder; return the page's file; raises TacoraError."""
    from tacora.reports.diamant.strategy_plots import PLOTS as DRAWN  # noqa: PLC0415  Matplotlib is optional
    from tacora.reports.look import write_figure  # noqa: PLC0415

    with writing(folder):
        for name, draw in DRAWN.items():
            write_figure(partial(draw, found), folder / PLOTS / f"{name}.svg")
        (folder / PAGE).write_text(page(found), encoding="utf-8")
    return folder / PAGE


def page(found: Lessons) -> str:
    """All figures, each with its interval."""
    return "\n\n".join(_parts(found)) + "\n"


def _parts(found: Lessons) -> Iterator[str]:
    yield "# Strategy in figures"
    yield f"Made by `{command(found)}`. [What it means](strategy.md)."
    yield LOADS_TOLD.format(games=f"{found.games:,}", engine=f"{min(found.games, ENGINE_GAMES):,}")
    yield "## Alone"
    heading = ("table", "best first expedition", "best rule, whole game", "best load", "with that load")
    yield markdown_table([heading, *_lone(found)])
    yield "## Leaving together"
    yield LEAVERS_TOLD.format(bots=", ".join(f"`{bot}`" for bot in COMPANY))
    heading = ("table", "leavers", "times", "rubies from the path, each", "points of relics")
    yield markdown_table([heading, *_leavers(found)])
    yield "## A crowd of equals"
    yield _picture("crowds")
    yield markdown_table([("table", "players", "best load", "mean score"), *_crowds(found)])
    yield "## One among three who think alike"
    yield _picture("outsiders")
    heading = ("table", "load of the three", "best answer", "wins", "with the same load")
    yield markdown_table([heading, *_outsiders(found)])
    yield "## The last expedition"
    yield BEHIND_TOLD.format(base=BASE, rivals=RIVALS)
    yield _picture("behind")
    yield markdown_table([("table", "lead", "best change of load", "games won, percentage points"), *_behind(found)])


def command(found: Lessons) -> str:
    """The command that writes the same page again."""
    return f"tacora strategy diamant --games {found.games} --seed {found.seed} --report DIR"


def _picture(name: str) -> str:
    return f"![{SHOWN[name]}]({PLOTS}/{name}.svg)"


def _lone(found: Lessons) -> Iterator[tuple[str, ...]]:
    for name, lone in found.lone.items():
        best = max(range(len(LOADS)), key=lambda at: lone.by_load[at].mean)
        exact = f"{lone.best_expedition} ≈ {float(lone.best_expedition):.2f}"
        yield name, exact, _told(lone.exact), str(LOADS[best]), _told(lone.by_load[best])


def _leavers(found: Lessons) -> Iterator[tuple[str, ...]]:
    for name, groups in found.leavers.items():
        for group in groups:
            yield name, str(group.number), f"{group.times:,}", _told(group.share), _told(group.relics)


def _crowds(found: Lessons) -> Iterator[tuple[str, ...]]:
    for name, crowds in found.crowds.items():
        for crowd in crowds:
            yield name, str(crowd.players), str(crowd.best), _told(crowd.means[LOADS.index(crowd.best)])


def _outsiders(found: Lessons) -> Iterator[tuple[str, ...]]:
    for name, outsider in found.outsiders.items():
        for load in (4, 6, 8, 10, 12, 15, 20, 30):
            answer = outsider.answer(load)
            row = outsider.shares[LOADS.index(load)]
            yield (
                name,
                str(load),
                str(answer),
                _percent(row[LOADS.index(answer)]),
                _percent(row[LOADS.index(load)]),
            )


def _behind(found: Lessons) -> Iterator[tuple[str, ...]]:
    for name, behind in found.behind.items():
        for lead, row in zip(lead_groups(), behind.gains, strict=True):
            best = max(range(len(SHIFTS)), key=lambda at: row[at].mean)
            gain = row[best]
            yield (
                name,
                lead,
                f"{SHIFTS[best]:+d}",
                f"{100 * gain.mean:+.2f} ({100 * gain.low:+.2f} to {100 * gain.high:+.2f})",
            )


def _told(mean: Mean | None) -> str:
    return "–" if mean is None else f"{mean.mean:.2f} ({mean.low:.2f}–{mean.high:.2f})"


def _percent(share: Share) -> str:
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
