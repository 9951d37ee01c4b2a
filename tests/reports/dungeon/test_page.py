"""The page of a balance study, and its plots."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from balance_ledgers import STUDY, made, poor
from tacora.arena.dungeon.agreement import Results, results
from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.figures import figures
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.requirements import REQUIREMENTS, requirements
from tacora.arena.samples import Chances
from tacora.games.dungeon.books import Book
from tacora.i18n import LANGUAGES, Words
from tacora.reports.dungeon.page import page, write
from tacora.reports.dungeon.plots import write_plot
from tacora.reports.dungeon.telling import headline, not_worth_it, sections, told, verdict

PLOTS = ("books", "bought", "card-value", "goals", "goods", "order", "scores")


def poor_in_all() -> Ledger:
    ledger = made()
    for book in Book:
        poor(ledger, book)
    return ledger


def balance(ledger: Ledger) -> Balance:
    found = figures(STUDY, ledger)
    return Balance(STUDY, found, requirements(STUDY, found))


def written(ledger: Ledger, folder: Path) -> str:
    (folder / "balance").mkdir(parents=True)
    return write(balance(ledger), folder).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "new"
    written(made(), folder)
    return folder


def test_the_page_links_its_plots_and_says_how_it_was_made(report: Path) -> None:
    text = (report / "balance.md").read_text(encoding="utf-8")
    assert "tacora dungeon balance --games 1 --players 2,4 --bot greedy --decent random --seed 1" in text
    assert set(re.findall(r"\]\((balance/[^)]+)\)", text)) == {f"balance/{name}.svg" for name in PLOTS}
    assert "| 4 | 30.0 % | 29.3–30.7 % | 18,000 | 4.00 | 3.95 to 4.05 | 1,800 |" in text
    assert "| D4-07 | 30.0 % | 27.2–32.9 % | 1,000 | 4.00 | 3.80 to 4.20 | 100 |" in text
    assert "| 80.0 % | 77.4–82.4 % | 1,000 |" in text
    assert text.count("| holds |") == len(REQUIREMENTS)
    assert "| sword | 1.00 | 0.80 to 1.20 | 100 | 40.0 % | 30.9–49.8 % |" in text
    assert "| book 7 | 20.0 % | 17.6–22.6 % | 1,000 | 80.0 % | 77.4–82.4 % | 1,000 |" in text


def test_the_first_lines_say_what_is_not_balanced(report: Path, tmp_path: Path) -> None:
    assert (report / "balance.md").read_text(encoding="utf-8").splitlines()[2] == "**Every requirement below holds.**"
    ledger = made()
    ledger.chances["bought", "book-7"] = Chances(1000, 20)
    ledger.chances["bought", "token-rope"] = Chances(1000, 10)
    lines = written(ledger, tmp_path / "new").splitlines()
    assert lines[2] == "**Not balanced:**"
    assert lines[4].endswith("less often: rope and book 7; least: rope, 1.0 %")


@pytest.mark.parametrize("book", Book)
def test_a_book_that_is_not_worth_its_price_is_in_the_first_lines(book: Book) -> None:
    ledger = made()
    poor(ledger, book)
    lines = page(balance(ledger)).splitlines()
    assert lines[2] == "**Not balanced:**"
    assert lines[4] == (
        f"- Book {book} is not worth its price: it brought those who bought it 0.00 points (-0.20 to 0.20) "
        "until the end of the game, and cost two coins that bring 1.00. "
        f"{'' if book is Book.TAKE_TOKEN else OVER_A_GAME[book.phase]}"
        "greedy buys it because its estimates say 3.00."
    )


SIX_ROUNDS = "Over a game from round 1 it brings 6.00 (5.52 to 6.48), and costs 1.60. "
OVER_A_GAME = {
    "market": SIX_ROUNDS,
    "hand": SIX_ROUNDS,
    "exploration": SIX_ROUNDS,
    "clean-up": "Over a game from round 1 it brings 5.00 (4.56 to 5.44), and costs 1.60. ",
}
"""V-Z0: in round 6 there is no clean-up."""


def test_a_book_that_may_be_worth_its_price_is_there_too() -> None:
    ledger = made()
    poor(ledger, Book.CROSS_ONCE, 3)
    assert page(balance(ledger)).splitlines()[4].startswith("- Book 7 is perhaps not worth its price: ")


def test_the_page_in_the_docs_names_every_book_that_is_not_worth_its_price() -> None:
    text = (Path(__file__).parents[3] / "docs" / "balance.md").read_text(encoding="utf-8")
    first, rest = text.split("\n\n480 games played", 1)
    rows = re.findall(r"^\| book (\d+) \|.*\| (yes|no)(?:, not sure)? \| [\d.]+ \|$", rest, re.MULTILINE)
    assert [int(book) for book, _ in rows] == list(Book)
    named = re.findall(r"^- Book (\d+) is (?:perhaps )?not worth its price", first, re.MULTILINE)
    assert named == [book for book, answer in rows if answer == "no"]
    assert ("Every requirement below holds" in first) == ("fails" not in rest)


def test_every_token_and_book_has_its_worth(report: Path) -> None:
    text = (report / "balance.md").read_text(encoding="utf-8")
    for title in ("## Points that a token or a book adds to a hand", "## The same by main goal"):
        section = text.split(f"{title}\n", 1)[1].split("\n## ", 1)[0]
        assert len(re.findall(r"^\| (?:sword|scroll|key|rope|book \d+) \|", section, re.MULTILINE)) == 4 + 17


def other(ledger: Ledger) -> Results:
    """The results of a study with another seed."""
    study = replace(STUDY, seed=7)
    found = figures(study, ledger)
    return results(Balance(study, found, requirements(study, found)))


def test_two_runs_side_by_side() -> None:
    text = page(balance(made()), other(made()))
    assert "Of 110 pairs of figures (21 shares of tokens and books, 17 gains of books, 72 shares of" in text
    assert "0 do.\n**None differ by more than chance explains**" in text
    assert f"**The verdicts on all {len(REQUIREMENTS)} requirements are the same.**" in text
    assert "| book 7 | 20.0 % | 17.6–22.6 % | 20.0 % | 17.6–22.6 % | 100.0 % |" in text
    assert "| D4-07 | 30.0 % | 27.2–32.9 % | 30.0 % | 27.2–32.9 % | 100.0 % |" in text
    assert "--seed 7 --json > seed-7.json\n" in text
    assert "--seed 1 --report DIR --and seed-7.json\n" in text


def test_what_fails_in_the_other_run_alone_is_in_the_first_lines() -> None:
    ledger = made()
    ledger.chances["bought", "token-rope"] = Chances(1000, 10)
    poor(ledger, Book.CROSS_ONCE)
    text = page(balance(made()), other(ledger))
    lines = text.splitlines()
    assert lines[2] == "**Not balanced:**"
    assert lines[4].startswith("- With seed 7: Every kind of token")
    assert lines[5].startswith("- With seed 7: Every book is worth its price")
    assert "2 do (rope and book 7).\n**2 differ (rope and book 7) by more than chance explains**" in text
    assert text.count("- Holds in one of the two only: ") == 2
    assert "- Books not worth their price, seed 7: book 7." in text


@pytest.mark.parametrize("plot", PLOTS)
def test_plots_are_xml_with_words_and_without_a_date(report: Path, plot: str) -> None:
    picture = ElementTree.parse(report / "balance" / f"{plot}.svg").getroot()  # noqa: S314  our own
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [text.strip() for text in picture.itertext() if text.strip()]
    assert len(texts) > 10
    assert not any(re.search(r"20\d\d-\d\d", text) for text in texts)


def test_the_same_figures_give_the_same_picture(report: Path, tmp_path: Path) -> None:
    write_plot("goals", balance(made()), tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_bytes() == (report / "balance" / "goals.svg").read_bytes()


def test_nothing_observed_can_be_drawn(tmp_path: Path) -> None:
    assert "Stopped after 1 game of 4." in written(Ledger(games=1), tmp_path / "new")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ledger", [made(), Ledger(games=4), poor_in_all()], ids=["much", "nothing", "poor"])
def test_every_language_tells_all(ledger: Ledger, language: str) -> None:
    words = Words(language)
    found = balance(ledger)
    assert headline(found, words)
    for section in sections(found.figures, words):
        heading, *rows = section.rows
        assert {len(row) for row in rows} == {len(heading)}
    assert all(not_worth_it(found, words))
    for requirement in found.requirements:
        assert all(told(requirement, words))
        assert verdict(requirement, words)
