"""Purchases judged by the own cards, the own tools and the cards on offer."""

from statistics import fmean, pstdev

from dungeon_layouts import ALL_CARDS, EXPLORATION_BOOKS
from dungeon_story import Story
from tacora.bots.dungeon import make_bot
from tacora.bots.dungeon.measured import SHARES
from tacora.bots.dungeon.needs import needs, tool_of
from tacora.bots.dungeon.strong import MASTER, opinions
from tacora.bots.dungeon.synergy import book_worth, gain_now, had, helped, next_hand, swap_gain
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, GOALS, Card, card
from tacora.games.dungeon.finds import TOKEN_KINDS
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.view import View

BOUGHT = [one for cards in DUNGEON_CARDS.values() for one in cards]


def seen(story: Story) -> View:
    return DUNGEON.view(story.state, Seat(0))


def neediest(tool: str) -> Card:
    return max(BOUGHT, key=lambda one: needs().later(tool, one))


def test_every_tool_was_measured_on_every_card() -> None:
    for tool in (*TOKEN_KINDS, *(tool_of(book) for book in EXPLORATION_BOOKS)):
        assert needs().knows(tool)
        for one in ALL_CARDS:
            for goal in GOALS:
                needs().need(tool, one, goal)
        assert needs().average(tool) > 0
    assert not needs().knows(tool_of(Book.KEEP_ONE))
    assert 0 <= needs().second < 1


def test_the_next_hand_is_five_cards() -> None:
    """V-H1, V-H2."""
    for hand in ((), ("D3-01",), ("D3-01", "D4-02", "D5-03", "D6-04", "S1")):
        story = Story(2).give_hand(0, *hand) if hand else Story(2)
        cards = next_hand(seen(story))
        assert abs(sum(chance for chance, _ in cards) - 5) < 1e-9
        assert {one.id for chance, one in cards if chance == 1} >= set(hand)


def test_a_tool_is_worth_more_with_a_card_that_needs_it() -> None:
    for tool in ("sword", "key", "rope", "4", "7"):
        goal = next(goal for goal in SHARES if goal != "pit")
        with_it, without = (
            gain_now(tool, seen(Story(2).give_hand(0, id_)), goal)
            for id_ in (neediest(tool).id, min(BOUGHT, key=lambda one: needs().later(tool, one)).id)
        )
        assert with_it > without


def test_a_scroll_needs_two_portals() -> None:
    """V-I5."""
    best = sorted((one for one in BOUGHT if one.ground.having("o")), key=lambda one: needs().later("scroll", one))[-2:]
    one, two = (
        gain_now("scroll", seen(Story(2).give_hand(0, *(card.id for card in best[:number]))), "coin")
        for number in (1, 2)
    )
    assert (one, two > 0) == (0, True)


def test_a_card_is_worth_more_with_the_tool_that_it_needs() -> None:
    plain, armed = seen(Story(2)), seen(Story(2).give(0, books=(Book.DEFEAT_MONSTER,)))
    wanted = neediest("sword")
    assert helped(wanted, plain, "coin") == 0
    assert helped(wanted, armed, "coin") > 0
    assert (had("sword", plain), had("sword", armed)) == (0, 1)


def test_books_lose_their_worth_towards_the_end() -> None:
    """And V-B2, 16, 17 have none in round 6 (V-Z0)."""
    view = seen(Story(2))
    view.round = 6
    for book in Book:
        assert book_worth(book, view) <= book_worth(book, seen(Story(2)))
    for book in (Book.BOX_ONE, Book.KEEP_ONE, Book.SWAP_ONE):
        assert book_worth(book, view) == 0


def test_a_swap_needs_a_dungeon_card_of_ones_own() -> None:
    """V-R12."""
    assert swap_gain(seen(Story(2)), 1) == 0
    assert swap_gain(seen(Story(2).give_hand(0, "D6-04")), 1) > 0


def test_the_master_sees_what_is_in_the_hand() -> None:
    """The same market and coins: a sword token for a hand full of monsters, none for a hand without any need of it."""
    needy = sorted(BOUGHT, key=lambda one: needs().need("sword", one, "coin"))
    story = Story(2).give(0, coins=1)
    bought = []
    for hand in (needy[-4:], needy[:4]):
        view = seen(Story(2).give(0, coins=1).give_hand(0, *(one.id for one in hand)))
        bought.append(str(getattr(make_bot("master", 1)(view), "wire", make_bot("master", 1)(view))))
    assert bought[0] == "token-sword" != bought[1]
    assert card("S1") in seen(story).own.unseen


def test_a_masters_opinions_are_its_own_and_stay() -> None:
    assert opinions(0.5, "a") == opinions(0.5, "a") != opinions(0.5, "b")
    assert set(opinions(0.5, "a")) == set(Book)


def test_opinions_are_as_wide_as_the_doubt_and_favour_no_book() -> None:
    held = [opinions(MASTER.doubt, seed) for seed in range(400)]
    for book in Book:
        of_one = [one[book] for one in held]
        assert abs(fmean(of_one)) < 5 * MASTER.doubt / len(held) ** 0.5
        assert 0.8 < pstdev(of_one) / MASTER.doubt < 1.2


def test_masters_at_one_table_may_want_different_books() -> None:
    """They judge the same view by their own opinions."""
    view = seen(Story(2).give(0, coins=2))
    assert len({make_bot("master", seed)(view) for seed in range(40)}) > 1
