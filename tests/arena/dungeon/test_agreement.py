"""When two studies agree."""

from dataclasses import replace

import pytest

from balance_ledgers import STUDY, made, sample
from tacora.arena.dungeon.agreement import Agreement, agreement, results
from tacora.arena.dungeon.balance import Balance
from tacora.arena.dungeon.figures import figures
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.requirements import requirements
from tacora.arena.samples import Chances, Sample
from tacora.games.dungeon.books import Book


def compared(ledger: Ledger) -> Agreement:
    """A study in which everything holds, and one with this ledger."""
    found = [figures(study, one) for study, one in ((STUDY, made()), (replace(STUDY, seed=2), ledger))]
    return agreement(*(results(Balance(STUDY, one, requirements(STUDY, one))) for one in found))


def test_equal_studies_agree() -> None:
    both = compared(made())
    assert (len(both.bought), len(both.gains), len(both.cards)) == (4 + 17, 17, 72)
    assert {pair.chance for pair in both.pairs} == {1}
    assert both.unlikely == both.beyond_chance == ()
    assert both.other_verdicts == ()


@pytest.mark.parametrize(
    ("taken", "chance"),
    [(200, 1), (235, 0.0582), (240, 0.0308), (300, 2.42e-7)],  # a table of the normal distribution says so
)
def test_the_chance_of_two_shares(taken: int, chance: float) -> None:
    """200 of 1000 against so many of 1000."""
    ledger = made()
    ledger.chances["bought", "token-key"] = Chances(1000, taken)
    (pair,) = (pair for pair in compared(ledger).bought if pair.name == "token-key")
    assert pair.chance == pytest.approx(chance, rel=0.01)


def test_many_pairs_need_a_larger_difference() -> None:
    ledger = made()
    ledger.chances["bought", "token-key"] = Chances(1000, 240)
    ledger.chances["bought", "card-D4-07"] = Chances(1000, 400)
    both = compared(ledger)
    assert [pair.name for pair in both.unlikely] == ["token-key", "card-D4-07"]
    assert [pair.name for pair in both.beyond_chance] == ["card-D4-07"]


def test_the_chance_of_two_means() -> None:
    """3 and 2 with an error of 0.1 each."""
    ledger = made()
    ledger.samples["book gain", Book.CLIMB_PIT] = sample(2)
    assert [pair.name for pair in compared(ledger).beyond_chance] == ["book-4"]


def test_numbers_that_do_not_spread_are_equal_or_differ() -> None:
    ledger = made()
    ledger.samples["book gain", Book.CLIMB_PIT] = Sample(100, 200, 400)
    always_two = results(Balance(STUDY, figures(STUDY, ledger), ()))
    ledger.samples["book gain", Book.CLIMB_PIT] = Sample(100, 100, 100)
    always_one = results(Balance(STUDY, figures(STUDY, ledger), ()))
    for other, chance in ((always_two, 1), (always_one, 0)):
        (pair,) = (pair for pair in agreement(always_two, other).gains if pair.name == "book-4")
        assert pair.chance == chance


def test_verdicts_that_differ_and_books_that_fail() -> None:
    ledger = made()
    ledger.chances["used", Book.CLIMB_PIT] = Chances(1000, 100)
    ledger.samples["book gain", Book.CROSS_ONCE] = sample(-1)
    both = compared(ledger)
    assert both.other_verdicts == ("books-used", "books-price")
    assert (both.one.not_worth_it, both.other.not_worth_it) == ((), ("book-7",))
