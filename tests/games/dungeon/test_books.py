"""The spell books, as the ledger lists them."""

import re
from pathlib import Path

from tacora.games.dungeon.books import Book

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "dungeon.md"


def test_every_book_works_in_the_phase_that_the_ledger_says() -> None:
    """V-M5."""
    rows = re.findall(r"^\| (V-B\d+) \|.*\| ([a-z-]+) \|$", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)
    assert [(book.rule, book.phase) for book in Book] == rows
    assert len(Book) == 17


def test_a_book_is_its_number_in_texts_and_records() -> None:
    assert f"{Book.CROSS_ONCE}" == str(Book.CROSS_ONCE) == "7"
    assert sorted({Book.SWAP_ONE, Book.CROSS_ONCE}) == [7, 17]
