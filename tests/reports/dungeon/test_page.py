"""The page of a balance study, and its plots."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from balance_ledgers import STUDY, made
from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.figures import figures
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.requirements import REQUIREMENTS, requirements
from tacora.arena.samples import Chances
from tacora.i18n import LANGUAGES, Words
from tacora.reports.dungeon.page import write
from tacora.reports.dungeon.plots import write_plot
from tacora.reports.dungeon.telling import headline, sections, told, verdict

PLOTS = ("bought", "card-value", "goals", "goods", "order", "scores")


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
@pytest.mark.parametrize("ledger", [made(), Ledger(games=4)], ids=["much", "nothing"])
def test_every_language_tells_all(ledger: Ledger, language: str) -> None:
    words = Words(language)
    found = balance(ledger)
    assert headline(found, words)
    for section in sections(found.figures, words):
        heading, *rows = section.rows
        assert {len(row) for row in rows} == {len(heading)}
    for requirement in found.requirements:
        assert all(told(requirement, words))
        assert verdict(requirement, words)
