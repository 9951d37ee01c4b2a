"""A balance study as a page of Markdown with plots, in English like all pages of the documentation."""

from pathlib import Path

from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.requirements import NEAR, SAMPLE_SCORE
from tacora.arena.dungeon.study import MEASURED_HANDS, MUCH, Study
from tacora.arena.dungeon.worth import REPLACEMENTS
from tacora.i18n import Words
from tacora.reports.dungeon.telling import Section, headline, sections, told, verdict
from tacora.reports.pages import markdown_table, prepare_folder, writing
from tacora.solvers.dungeon.kinds import SLOW_BOOKS

PAGE, PLOTS = "balance.md", "balance"

SHOWN = {
    "card-value": "What each dungeon card brings, by its cost",
    "bought": "How often each dungeon card is bought when it could be",
    "goods": "How often each token and each book is bought when it could be",
    "goals": "What each goal brings a player in a round",
    "scores": "Mean scores by number of players",
    "order": "Games won and mean score by place in the order of the first round",
}
"""A text for each plot, for readers who cannot see it."""

INTRODUCTION = """\
The bot `{bot}` played {games} games with itself at each table of {players}; its games tell about the cards. {decent}"""

DECENT = "The bot `{decent}`, a decent player, played as many with itself, for its exits and scores."

METHOD = """\
- *Bought*: of all rounds in which a seat could have bought it at one of its turns (it lay open, the coins were enough,
  the hand had room), the share in which that seat did. The interval is Wilson's.
- *Points* of a purchase: in every round until the end of the game in which the card was in its buyer's five, the value
  of the best dungeon with it minus the mean value of the best with one of the buyer's start cards in its place, of
  which {replacements} were drawn at random; the [solver](solver.md) proves both. Value is the points of the main goal,
  half the expected points of the side goal, a third of a point for a coin, and 0.6 for an exit; upgrades count nothing.
  Books {books} are left out of both hands, because searches with them take too long. The price is not taken off.
- *Used*: of those who had a book, the share who used it before the game ended, so that it changed what they did.
- *Added* by a token or a book: in {hands} hands of each game of the strong bot, drawn at random, the value of the best
  dungeon with it alone minus the value of the best with no tool; *much* is more than {much} a point. Books of other
  phases add nothing to a path.
- *Exits*: the share of all rounds of all seats. *Wins*: a victory shared by two counts a half.
- *A greedy player* takes all that the main goal and coins can bring in the strong bot's hands, and leaves by an exit
  only where that costs nothing at all.
- The time bonus goes to the bot that was done first, at a pace that people would believe (V-T1).
- Intervals hold with 95 % confidence. They take all observations as independent, and means as normally distributed."""

SURE = (
    f"Near the sample sheet means {SAMPLE_SCORE - NEAR} to {SAMPLE_SCORE + NEAR} points. "
    '"Not sure" means that the 95 % intervals do not settle it: more games would.'
)


def prepare(folder: Path) -> Path:
    """The folder for a report, made if need be before anything is played; raises TacoraError."""
    return prepare_folder(folder, PLOTS)


def write(balance: Balance, folder: Path) -> Path:
    """Write the page and its plots into a folder; return the page's file; raises TacoraError."""
    from tacora.reports.dungeon.plots import write_plots  # noqa: PLC0415  Matplotlib is optional

    with writing(folder):
        write_plots(balance, folder / PLOTS)
        (folder / PAGE).write_text(page(balance), encoding="utf-8")
    return folder / PAGE


def page(balance: Balance) -> str:
    """The page."""
    words = Words("en")
    study = balance.study
    verdicts = [("requirement", "figure", "verdict")]
    verdicts += [(*told(requirement, words), verdict(requirement, words)) for requirement in balance.requirements]
    parts = [
        "# How balanced the dungeon's cards are",
        unbalanced(balance, words),
        f"{headline(balance, words)} Made by:",
        f"    {command(study)}",
        INTRODUCTION.format(
            bot=study.bot,
            games=study.games,
            players=words.listed([str(players) for players in study.players]),
            decent=DECENT.format(decent=study.decent) if len(study.bots) > 1 else "",
        ).strip(),
        "## Requirements",
        markdown_table(verdicts),
        SURE,
        *(part for section in sections(balance.figures, words) for part in _section(section)),
        "## How it was measured",
        METHOD.format(
            replacements=REPLACEMENTS,
            hands=MEASURED_HANDS,
            much=MUCH,
            books=words.listed([str(book) for book in sorted(SLOW_BOOKS)]),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def unbalanced(balance: Balance, words: Words) -> str:
    """What is not balanced, before anything else."""
    failing = [requirement for requirement in balance.requirements if not requirement.holds]
    if not failing:
        return "**Every requirement below holds.**"
    lines = [f"- {name}: {figure}" for name, figure in (told(requirement, words) for requirement in failing)]
    return "\n".join(["**Not balanced:**", "", *lines])


def command(study: Study) -> str:
    """The command that writes the same report again."""
    players = ",".join(map(str, study.players))
    return (
        f"tacora dungeon balance --games {study.games} --players {players} --bot {study.bot} "
        f"--decent {study.decent} --seed {study.seed} --report DIR"
    )


def _section(section: Section) -> list[str]:
    plot = [] if section.plot is None else [f"![{SHOWN[section.plot]}]({PLOTS}/{section.plot}.svg)"]
    return [f"## {section.title}", *plot, markdown_table(section.rows)]
