"""Which requirements hold, on ledgers made for the purpose."""

import pytest

from balance_ledgers import STUDY, made, poor, sample
from tacora.arena.dungeon.figures import figures
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.requirements import REQUIREMENTS, Requirement, requirements
from tacora.arena.samples import Chances, Sample
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS


def judged(ledger: Ledger) -> dict[str, Requirement]:
    return {requirement.name: requirement for requirement in requirements(STUDY, figures(STUDY, ledger))}


def test_all_hold() -> None:
    found = judged(made())
    assert tuple(found) == REQUIREMENTS
    assert all(requirement.holds and requirement.is_sure for requirement in found.values())
    assert found["prices"].facts == {"mean3": 3, "mean4": 4, "mean5": 5, "mean6": 6}


def test_nothing_observed_says_nothing_but_of_the_cards() -> None:
    assert tuple(judged(Ledger())) == ("cards", "features", "card-set")


@pytest.mark.parametrize(
    ("taken", "of", "name", "is_sure"),
    [
        (960, 1000, "always", False),
        (99, 100, "always", False),
        (1000, 1000, "always", True),
        (0, 10, "never", False),
        (19, 1000, "never", False),
        (0, 1000, "never", True),
    ],
)
def test_a_card_bought_always_or_never(taken: int, of: int, name: str, is_sure: bool) -> None:
    ledger = made()
    ledger.chances["bought", "card-D4-07"] = Chances(of, taken)
    found = judged(ledger)
    assert (found[name].holds, found[name].is_sure) == (False, is_sure)
    assert found[name].facts["card"] == "D4-07"
    assert found[name].facts["count"] == 1
    assert found["never" if name == "always" else "always"].holds


@pytest.mark.parametrize("good", ["token-rope", "book-7"])
@pytest.mark.parametrize(
    ("taken", "of", "name", "is_sure"),
    [
        (760, 1000, "goods-mostly", False),
        (900, 1000, "goods-mostly", True),
        (49, 1000, "goods-rarely", False),
        (0, 1000, "goods-rarely", True),
    ],
)
def test_everything_on_sale_counts(good: str, taken: int, of: int, name: str, is_sure: bool) -> None:
    ledger = made()
    ledger.chances["bought", good] = Chances(of, taken)
    found = judged(ledger)
    assert (found[name].holds, found[name].is_sure) == (False, is_sure)
    assert found[name].facts["good"] == found[name].facts["goods"] == good
    assert found["goods-rarely" if name == "goods-mostly" else "goods-mostly"].holds


def test_the_top_of_the_pile_is_no_good_of_its_own() -> None:
    ledger = made()
    ledger.chances["bought", "book-top"] = Chances(1000, 0)
    assert judged(ledger)["goods-rarely"].holds


@pytest.mark.parametrize(("used", "is_sure"), [(500, False), (100, True)])
def test_a_book_that_changes_nothing(used: int, is_sure: bool) -> None:
    ledger = made()
    ledger.chances["used", Book.CLIMB_PIT] = Chances(1000, used)
    found = judged(ledger)["books-used"]
    assert (found.holds, found.is_sure, found.facts["good"]) == (False, is_sure, "book-4")


def test_a_book_that_nobody_had() -> None:
    ledger = made()
    del ledger.chances["used", Book.CLIMB_PIT]
    assert not judged(ledger)["books-used"].holds


@pytest.mark.parametrize("book", Book)
def test_a_book_that_is_not_worth_its_price(book: Book) -> None:
    ledger = made()
    poor(ledger, book)
    found = judged(ledger)["books-price"]
    assert (found.holds, found.is_sure, found.facts["goods"]) == (False, True, f"book-{book}")
    assert found.facts["gain"] == -1


def test_a_few_purchases_do_not_settle_it() -> None:
    ledger = made()
    poor(ledger, Book.SECOND_TOKEN, 3)
    assert (judged(ledger)["books-price"].holds, judged(ledger)["books-price"].is_sure) == (False, False)


@pytest.mark.parametrize(("rounds", "holds"), [(1, False), (2, True)])
def test_a_book_must_pay_from_round_1_too(rounds: int, holds: bool) -> None:
    """Two coins are worth 1.6 points then: rounds with a point each pay that, or not."""
    ledger = made()
    for round_ in range(1, 7):
        ledger.samples["book in round", Book.CLIMB_PIT, round_] = sample(int(round_ <= rounds))
    found = judged(ledger)["books-price"]
    assert (found.holds, found.facts["goods"]) == (holds, "" if holds else "book-4")


def test_in_round_6_no_book_of_the_clean_up_counts() -> None:
    """V-Z0."""
    ledger = made()
    for book in (Book.BOX_ONE, Book.CLIMB_PIT):
        ledger.samples["book in round", book, 6] = Sample()
    values = {book.book: book.value for book in figures(STUDY, ledger).books}
    boxes, climbs = values[Book.BOX_ONE], values[Book.CLIMB_PIT]
    assert boxes is not None
    assert climbs is not None
    assert boxes.game is not None
    assert (boxes.game.total, climbs.game) == (5, None)
    assert not judged(ledger)["books-price"].is_sure


def test_few_chances_leave_doubt() -> None:
    ledger = made()
    ledger.chances["bought", "card-D4-07"] = Chances(10, 9)
    assert (judged(ledger)["always"].holds, judged(ledger)["always"].is_sure) == (True, False)


@pytest.mark.parametrize(
    ("count", "points", "holds", "is_sure"), [(100, 6, False, True), (1, 6, False, False), (100, 5, False, False)]
)
def test_prices_must_rise(count: int, points: int, holds: bool, is_sure: bool) -> None:
    """Cards for 4 coins bring as much as those for 5, or more."""
    ledger = made()
    for card in DUNGEON_CARDS[4]:
        ledger.samples["points", card.id] = Sample()
    ledger.samples["points", "D4-07"] = sample(points, 2 * count)
    found = judged(ledger)["prices"]
    assert (found.holds, found.is_sure) == (holds, is_sure)


def test_a_small_rise_is_not_sure() -> None:
    ledger = made()
    for card in DUNGEON_CARDS[4]:
        ledger.samples["points", card.id] = Sample()
    ledger.samples["points", "D4-07"] = Sample(100, 310, 3000)
    assert (judged(ledger)["prices"].holds, judged(ledger)["prices"].is_sure) == (True, False)


@pytest.mark.parametrize(("mean", "holds"), [(26, False), (27, True), (35, True), (36, False)])
def test_scores_near_the_sample_sheet(mean: int, holds: bool) -> None:
    ledger = made()
    for players in STUDY.players:
        ledger.samples["score", "random", players] = sample(mean)
    assert judged(ledger)["scores"].holds == holds


@pytest.mark.parametrize(
    ("key", "exits", "name", "holds", "is_sure"),
    [
        (("exit", "greedy"), 510, "strong-exits", True, False),
        (("exit", "greedy"), 400, "strong-exits", False, True),
        (("greedy exit",), 740, "greedy-exits", True, False),
        (("greedy exit",), 900, "greedy-exits", False, True),
    ],
)
def test_exits(key: tuple[str, ...], exits: int, name: str, holds: bool, is_sure: bool) -> None:
    ledger = made()
    ledger.chances[key] = Chances(1000, exits)
    assert (judged(ledger)[name].holds, judged(ledger)[name].is_sure) == (holds, is_sure)


def test_a_goal_that_brings_nothing() -> None:
    ledger = made()
    ledger.samples["main", "portal"] = Sample(50, 0, 0)
    assert (judged(ledger)["goals"].holds, judged(ledger)["goals"].facts["goal"]) == (False, "portal")
