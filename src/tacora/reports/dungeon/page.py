"""A balance study as a page of Markdown with plots, in English like all pages of the documentation."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tacora.arena.dungeon.agreement import Results, agreement, results
from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.books import coin
from tacora.arena.dungeon.requirements import BOOKS, NEAR, SAMPLE_SCORE, Requirement
from tacora.arena.dungeon.study import MEASURED_HANDS, MUCH, Study
from tacora.arena.dungeon.worth import NODES, REPLACEMENTS
from tacora.games.dungeon.state import ROUNDS
from tacora.i18n import Words
from tacora.reports.dungeon.side_by_side import CARDS_TITLE, TITLE, cards_side_by_side, side_by_side
from tacora.reports.dungeon.telling import Section, headline, not_worth_it, sections, told, verdict
from tacora.reports.pages import markdown_table, prepare_folder, writing
from tacora.solvers.dungeon.kinds import SLOW_BOOKS

PAGE, PLOTS = "balance.md", "balance"

SHOWN = {
    "card-value": "What each dungeon card brings, by its cost",
    "bought": "How often each dungeon card is bought when it could be",
    "goods": "How often each token and each book is bought when it could be",
    "books": "What each book brings those who buy it, and what its coins would have brought",
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
- *Brought* by a book: to all who bought it, open or unseen, in every round from the purchase until the end of the game
  or until they laid it off. Values are as above, but a coin counts what it is worth to the strong bot in that round:
  {coins} in rounds 1 to 6. Searches with one book more end after {nodes} nodes.
  - Books 1, 3 to 9, 11 and 12: in each hand the value of the best dungeon with the book minus the value of the best
    without it, beside the owner's other tools.
  - Book 2: how much better the other cards of its owner (those to come included) are than the one put into the box, by
    the [measured worths](adr/0031-worth-from-tables.md) of cards, times how often a card of that round comes again.
  - Book 10: the coin saved, in rounds in which its owner bought a card.
  - Book 13: where a card was rejected, the value of the best dungeon of the hand minus that of the best with the
    rejected card in the place of the next one.
  - Book 14: where two tokens were taken, the value of the best dungeon of the hand minus that of the best without those
    of the two that would not have been bought for a coin each, by `master`'s tables; and the coins saved on the others.
  - Book 15: in the hand in which it was used up, as books 1 to 9. It is used once a game, in any round: it has no sum
    from round 1 on, and purchases alone decide.
  - Book 16: how much better for the next goal the card kept is than the other cards of its owner are on average, by the
    measured worths, minus the two coins paid.
  - Book 17: the same for the card taken, and what it and the card put into the box are worth in later rounds.
- *Price* of a book: what its two coins are worth in the round of the purchase; over a game, in round 1. *Gain*: brought
  minus price. *From round 1*: the means of the rounds in which the book can bring something, added up. *Worth it*: the
  mean gain is not below 0, nor what it brings from round 1 on below the price then. *Estimate*: what the strong bot's
  tables said at the purchase, without its opinions of books (only `master` has such tables). Owners buy cards that go
  with a book, so without it they would have lost less than is counted; the tokens that it saves them are not counted.
- *Added* by a token or a book: in {hands} hands of each game of the strong bot, drawn at random, the value of the best
  dungeon with it alone minus the value of the best with no tool; *much* is more than {much} a point. Book 13, with the
  hand known, beside the seat's tools: a start card worse than the mean of the others is exchanged for one of them. Book
  14, with the hand known: the best two tokens for one coin, beyond what they bring for a coin each. Books 2, 10, 16
  and 17: what they brought their owners a round, as above.
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


def write(balance: Balance, folder: Path, other: Results | None = None) -> Path:
    """Write the page and its plots into a folder; return the page's file; raises TacoraError.

    Another study's results are set beside these.
    """
    from tacora.reports.dungeon.plots import write_plots  # noqa: PLC0415  Matplotlib is optional

    with writing(folder):
        write_plots(balance, folder / PLOTS)
        (folder / PAGE).write_text(page(balance, other), encoding="utf-8")
    return folder / PAGE


def page(balance: Balance, other: Results | None = None) -> str:
    """The page, with another study's results beside these if there are any."""
    words = Words("en")
    study = balance.study
    both = None if other is None else agreement(results(balance), other)
    verdicts = [("requirement", "figure", "verdict")]
    verdicts += [(*told(requirement, words), verdict(requirement, words)) for requirement in balance.requirements]
    parts = [
        "# How balanced the dungeon's cards are",
        unbalanced(balance, words, other),
        f"{headline(balance, words)} Made by:",
        "\n".join(f"    {line}" for line in commands(study, other)),
        INTRODUCTION.format(
            bot=study.bot,
            games=study.games,
            players=words.listed([str(players) for players in study.players]),
            decent=DECENT.format(decent=study.decent) if len(study.bots) > 1 else "",
        ).strip(),
        "## Requirements",
        markdown_table(verdicts),
        SURE,
        *([] if both is None else [f"## {TITLE}", *side_by_side(both, words)]),
        *(part for section in sections(balance.figures, words) for part in _section(section)),
        *([] if both is None else [f"## {CARDS_TITLE}", cards_side_by_side(both, words)]),
        "## How it was measured",
        METHOD.format(
            replacements=REPLACEMENTS,
            hands=MEASURED_HANDS,
            much=MUCH,
            nodes=words("balance-count", count=NODES),
            coins=words.listed([f"{float(coin(round_)):.2f}" for round_ in range(1, ROUNDS + 1)]),
            books=words.listed([str(book) for book in sorted(SLOW_BOOKS)]),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def unbalanced(balance: Balance, words: Words, other: Results | None = None) -> str:
    """What is not balanced, before anything else: in this study, or in the other one alone."""
    failing = [requirement for requirement in balance.requirements if not requirement.holds]
    lines = [
        f"{name}: {figure}"
        for requirement in failing
        if requirement.name != BOOKS
        for name, figure in [told(requirement, words)]
    ]
    lines += not_worth_it(balance, words)
    lines += [] if other is None else _only_there(failing, other, words)
    if not lines:
        return "**Every requirement below holds.**"
    return "\n".join(["**Not balanced:**", "", *(f"- {line[0].upper()}{line[1:]}" for line in lines)])


def _only_there(failing: Sequence[Requirement], other: Results, words: Words) -> Iterator[str]:
    """What fails in the other study and not, or not as far, in this one."""
    here = {requirement.name: requirement for requirement in failing}
    for requirement in other.requirements:
        goods = str(requirement.facts.get("goods", "")).split()
        same = str(here[requirement.name].facts.get("goods", "")).split() if requirement.name in here else []
        if not requirement.holds and (requirement.name not in here or set(goods) - set(same)):
            name, figure = told(requirement, words)
            yield f"With seed {other.seed}: {name}: {figure}"


def commands(study: Study, other: Results | None = None) -> list[str]:
    """The commands that write the same report again."""
    if other is None:
        return [f"{_command(study, study.seed)} --report DIR"]
    file = f"seed-{other.seed}.json"
    return [
        f"{_command(study, other.seed)} --json > {file}",
        f"{_command(study, study.seed)} --report DIR --and {file}",
    ]


def _command(study: Study, seed: int) -> str:
    players = ",".join(map(str, study.players))
    return (
        f"tacora dungeon balance --games {study.games} --players {players} --bot {study.bot} "
        f"--decent {study.decent} --seed {seed}"
    )


def _section(section: Section) -> list[str]:
    plot = [] if section.plot is None else [f"![{SHOWN[section.plot]}]({PLOTS}/{section.plot}.svg)"]
    return [f"## {section.title}", *plot, markdown_table(section.rows)]
