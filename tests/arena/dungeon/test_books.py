"""What books bring."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from dungeon_matches import played_dungeon
from tacora.arena.dungeon.books import (
    EXPLORATION,
    JUDGED_BY_OWNERS,
    Owned,
    added,
    best,
    books_brought,
    coin,
    exchanged,
    second_token,
)
from tacora.arena.dungeon.chronicle import Chronicle, Hand, Ownership, Use, chronicle
from tacora.bots.dungeon import plan, synergy
from tacora.bots.dungeon.measured import worths
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card, card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.view import View

ME = Seat(0)
GOALS = {"coin": 2, "key": 1}
FIVE = "S1 S2 S4 D4-05 D6-07"
LOCKS = "S1 S2 S7 D5-02 D6-03"


@pytest.fixture(scope="module")
def match() -> Chronicle:
    return chronicle(played_dungeon(4, 30).match)


@pytest.fixture(scope="module")
def seen() -> View:
    """What a seat sees at its first turn."""
    return next(one.seen for one in chronicle(played_dungeon(4, 30).match).ownerships)


def cards(ids: str) -> tuple[Card, ...]:
    return tuple(card(id_) for id_ in ids.split())


def hand(round_: int = 1, ids: str = FIVE, goal: str = "key", *, tokens: str = "", books: str = "") -> Hand:
    tools = Tools(Tokens(**dict.fromkeys(tokens.split(), 1)), tuple(Book(int(book)) for book in books.split()))
    return Hand(round_, ME, cards(ids), tools, goal, GOALS, cards("S3 S5 S8 S9"))


def brought(seen: View, book: Book, hands: tuple[Hand, ...], *uses: Use, bot: str = "master") -> Owned:
    """What a book brought that was bought in the round of the first hand."""
    last = hands[-1].round
    until = last - 1 if book.phase == "clean-up" and last < 6 else last  # whoever cleans up lays another hand
    owned = Ownership(ME, book, replace(seen, round=hands[0].round), until)
    told = Chronicle(ME, 0, (), (), hands, (), (), (), (owned,), uses)
    (one,) = books_brought(told, bot)
    return one


def points(owned: Owned) -> list[Fraction]:
    return [one.points for one in owned.rounds]


def rounds(first: int, last: int, goal: str = "key", books: str = "") -> tuple[Hand, ...]:
    return tuple(hand(number, goal=goal, books=books) for number in range(first, last + 1))


def test_a_coin_counts_what_it_is_worth_in_that_round() -> None:
    assert [float(coin(number)) for number in range(1, 7)] == [0.8, 0.8, 0.7, 0.55, 0.36, 0.33]
    early, late = (best(hand(number, goal="coin")) for number in (1, 6))
    assert early > late


def test_a_book_for_exploration_is_judged_in_each_hand_beside_the_other_tools(seen: View) -> None:
    """V-B5; a key of its own does the same."""
    hands = tuple(hand(number, LOCKS, "lock", books="5") for number in (2, 3, 4))
    plain, keys = hand(2, LOCKS, "lock"), hand(2, LOCKS, "lock", tokens="key")
    opens = best(plain, Tools(books=(Book.OPEN_LOCK,))) - best(plain)
    assert added(plain, Book.OPEN_LOCK) == added(hands[0], Book.OPEN_LOCK) == opens
    assert opens > added(keys, Book.OPEN_LOCK) > 0
    owned = brought(seen, Book.OPEN_LOCK, hands)
    assert points(owned) == [opens, *(added(one, Book.OPEN_LOCK) for one in hands[1:])]
    assert (owned.since, owned.price, owned.points) == (2, 2 * coin(2), sum(points(owned)))
    assert [one.goal for one in owned.rounds] == ["lock"] * 3


def test_the_book_that_is_used_up_counts_once(seen: View) -> None:
    """V-B15."""
    owned = brought(seen, Book.TAKE_TOKEN, rounds(1, 3, books="15"), Use(2, ME, Book.TAKE_TOKEN, "key"))
    assert points(owned) == [0, added(hand(2), Book.TAKE_TOKEN), 0]
    assert owned.points > 0


def test_a_cheaper_card_saves_a_coin(seen: View) -> None:
    """V-B10."""
    owned = brought(seen, Book.CHEAPER_CARD, rounds(1, 3), Use(3, ME, Book.CHEAPER_CARD, "key"))
    assert points(owned) == [0, 0, coin(3)]


def test_a_rejected_card_is_put_back(seen: View) -> None:
    """V-B13: the hand as it was drawn, against the hand with the rejected card."""
    use = Use(2, ME, Book.LOOK_FIRST, "key", cards=cards("S9 D6-07"))
    owned = brought(seen, Book.LOOK_FIRST, rounds(2, 2), use)
    assert points(owned) == [best(hand(2)) - best(hand(2, "S1 S2 S4 D4-05 S9"))]
    assert owned.points > 0


@pytest.mark.parametrize("bought", [(), ("key",), ("sword", "key")])
def test_two_tokens_against_those_bought_without_the_book(
    seen: View, bought: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """V-B14: for one coin, not for a coin each."""
    monkeypatch.setattr(synergy, "token_gain", lambda kind, _: 2.0 if kind in bought else 0.1)
    both = hand(4, tokens="sword key")
    use = Use(4, ME, Book.SECOND_TOKEN, "key", kinds=("sword", "key"), seen=seen)
    owned = brought(seen, Book.SECOND_TOKEN, (both,), use)
    without = best(both, Tools(Tokens(**dict.fromkeys(bought, 1)))) - coin(4) * len(bought)
    assert points(owned) == [best(both) - coin(4) - without]


def test_the_card_put_into_the_box(seen: View) -> None:
    """V-B2: of two, the scissors took the one that it paid more to be rid of."""
    use = Use(2, ME, Book.BOX_ONE, "key", cards=cards("S1 D6-07"), others=cards("S2 S3 S4 S5 D4-05"))
    owned = brought(seen, Book.BOX_ONE, rounds(1, 3), use)
    every = [(plan.better_than(one, (*use.others, one), 2)) * worths().returns(2) for one in use.cards]
    assert points(owned)[1] == Fraction(round(100 * min(every)), 100)
    assert len(points(owned)) == 2


def test_the_card_kept_costs_two_coins(seen: View) -> None:
    """V-B16: against the mean of what would have come."""
    use = Use(1, ME, Book.KEEP_ONE, "coin", cards=cards("D6-07"), others=cards("S2 S3"))
    hands = (*rounds(1, 1, "key"), *rounds(2, 2, "coin"))
    owned = brought(seen, Book.KEEP_ONE, (*hands, *rounds(3, 3)), use)
    gained = worths().card(card("D6-07"), "coin") - sum(worths().card(one, "coin") for one in use.others) / 2
    assert points(owned)[0] == Fraction(round(100 * gained), 100) - 2 * coin(1)
    assert [one.goal for one in owned.rounds] == ["coin", "key"]


def test_the_card_swapped(seen: View) -> None:
    """V-B17: now against what would have come, later against the card put into the box."""
    use = Use(2, ME, Book.SWAP_ONE, "key", cards=cards("D4-05 D4-08"), others=cards("S2 S3"))
    owned = brought(seen, Book.SWAP_ONE, rounds(2, 4), use)
    old, new = use.cards
    gained = worths().card(new, "key") - sum(worths().card(one, "key") for one in use.others) / 2
    gained += worths().card_later(new) * worths().returns(3) - worths().card_later(old) * worths().returns(2)
    assert points(owned)[0] == Fraction(round(100 * gained), 100)


@pytest.mark.parametrize("book", [*JUDGED_BY_OWNERS, Book.LOOK_FIRST])
def test_in_round_6_there_is_no_clean_up(seen: View, book: Book) -> None:
    """V-Z0."""
    last = 5 if book.phase == "clean-up" else 6
    hands = rounds(5, 6)
    assert [one.round for one in brought(seen, book, hands).rounds] == list(range(5, last + 1))


def test_the_estimate_is_the_bots(seen: View) -> None:
    at = replace(seen, round=3)
    owned = brought(seen, Book.CLIMB_PIT, rounds(3, 3))
    assert owned.expected == Fraction(round(100 * synergy.book_worth(Book.CLIMB_PIT, at)), 100)
    assert brought(seen, Book.CLIMB_PIT, rounds(3, 3), bot="random").expected is None


def test_every_purchase_of_a_match_is_told(match: Chronicle) -> None:
    told = list(books_brought(match, "random"))
    assert [(one.book, one.since) for one in told] == [(one.book, one.since) for one in match.ownerships]
    used = {one.book for one in match.ownerships if one.is_used}
    assert all(one.points == 0 for one in told if one.book not in used and one.book not in EXPLORATION)


def test_a_hand_that_is_known_with_a_start_card_exchanged() -> None:
    """V-B13: only one that is worse than the mean of those elsewhere, and never where there are none."""
    gains = {exchanged(hand(2), Random(seed)) for seed in range(12)}
    five = hand(2)
    possible = {
        best(hand(2, FIVE.replace(one, other))) - best(five)
        for one in ("S1", "S2", "S4")
        for other in ("S3", "S5", "S8", "S9")
    }
    assert len(gains) > 1
    assert gains <= possible | {0}
    assert exchanged(five._replace(start_cards_elsewhere=()), Random(1)) == 0


def test_a_hand_that_is_known_with_two_tokens_for_one_coin() -> None:
    """V-B14 saves a coin at most where both tokens would be bought, and nothing where none pays."""
    gains = [second_token(hand(number, goal=goal)) for number in (1, 6) for goal in ("lock", "monster", "stairs")]
    assert all(gain >= 0 for gain in gains)
    assert max(gains[3:]) > 0
