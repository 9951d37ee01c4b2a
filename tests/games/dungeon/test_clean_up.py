"""The clean-up, rule by rule."""

from typing import Any

import pytest

from dungeon_story import Story, brings
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS
from tacora.games.dungeon.events import CardDrawn, CardSwapped, CleanedUp, MainGoalTurnedUp
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.state import Origin, Phase
from tacora.games.dungeon.tasks import BlindCard, Exchange, MainGoal, Tidy

HAND = ("S1", "S2", "D3-10", "D5-10", "D6-10")


def cleaning(*, books: tuple[int, ...] = (), coins: int = 6, **found: int) -> Story:
    """Seat 0 has laid HAND and found that; the next main goal is up."""
    story = Story(2).give(0, books=books).give_hand(0, *HAND)
    story.find({0: brings(**found)}).side().give(0, coins=coins)
    return story.next_goal()


def tidy(keep: tuple[str, ...] = (), box: tuple[str, ...] = ()) -> dict[str, list[str]]:
    return {"keep": list(keep), "box": list(box)}


def refused(story: Story, move: Any, rule: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        story.say(0, move)
    assert caught.value.rule == rule


def options(story: Story) -> list[Any]:
    return [jsonable(move) for move in DUNGEON.legal(story.state, Seat(0))]


def test_the_next_main_goal_comes_first() -> None:
    """V-F1, V-R29: turned up before anything is tidied, and in force from the next round on."""
    story = Story(2).find({0: brings(scissors=1)}).side()
    assert story.state.phase is Phase.CLEAN_UP
    assert story.awaits(MainGoal)
    old = story.state.goals.main
    story.next_goal()
    assert story.awaits(Tidy)
    assert story.state.goals.main == old
    new = story.state.goals.next
    assert new is not None
    assert story.told(MainGoalTurnedUp)[-1] == MainGoalTurnedUp(2, new)
    story.tidy()
    assert story.state.goals.main == new


def test_goals_are_laid_off() -> None:
    """V-F4: both of the round."""
    story = Story(2).find()
    main = story.state.goals.main
    story.side()
    side = story.state.goals.side
    story.next_goal()
    assert story.state.goals.laid_off == (main, side)
    assert story.state.goals.side is None
    assert len(story.state.goals.pile) == 24


def test_recycling_keeps_a_card() -> None:
    """V-F2: one for each, start cards included; it is in the hand next round, and all know it (V-R39)."""
    story = cleaning(recycling=2)
    refused(story, tidy(("S1", "S2", "D3-10")), "V-F2")
    story.say(0, tidy(("S1", "D6-10")))
    assert story.hand(0) == ["S1", "D6-10"]
    seen = DUNGEON.view(story.state, Seat(1)).players[0].hand
    assert [held.card and held.card.id for held in seen] == ["S1", "D6-10"]
    assert [card.id for card in story.player(0).discard] == ["D3-10", "D5-10", "S2"]
    story.to_exploration()
    assert story.hand(0)[:2] == ["S1", "D6-10"]


def test_scissors_box_a_card() -> None:
    """V-F3, V-R3: one for each, start cards included, out of the game for good."""
    story = cleaning(scissors=1)
    refused(story, tidy(box=("S1", "S2")), "V-F3")
    refused(story, tidy(keep=("S1",)), "V-F2")
    story.say(0, tidy(box=("S1",)))
    assert START_CARDS[0] in story.state.out
    assert START_CARDS[0] not in (*story.player(0).deck, *story.player(0).discard)
    assert story.told(CleanedUp)[-2].boxed == (START_CARDS[0],)


def test_the_rest_is_discarded_and_books_are_turned_up() -> None:
    """V-F4, V-I4: also without a choice to make."""
    story = Story(2).give(0, books=(Book.DEFEAT_MONSTER, Book.CLIMB_PIT)).find({0: brings(books=(Book.CLIMB_PIT,))})
    assert story.player(0).used == (Book.CLIMB_PIT,)
    laid = story.player(0).dungeon
    assert laid is not None
    story.side().next_goal()
    assert story.state.round == 2
    assert story.player(0).used == ()
    assert story.player(0).dungeon is None
    assert set(story.player(0).discard) == set(laid.cards)


def test_a_card_gets_one_fate() -> None:
    """V-R29: keep, box or discard."""
    story = cleaning(recycling=2, scissors=2)
    refused(story, tidy(("S1",), ("S1",)), "V-R29")
    refused(story, tidy(("S1", "S1")), "V-R29")
    refused(story, tidy(("S3",)), "V-R29")
    refused(story, "nothing", "V-R29")
    every = options(story)
    # 5 cards, at most 2 kept and 2 boxed: sum over k, b of 5! / (k! b! (5-k-b)!)
    assert len(every) == len({str(option) for option in every}) == 1 + 5 + 10 + 5 + 20 + 30 + 10 + 30 + 30
    assert every[0] == tidy()


def test_all_tidy_up_together() -> None:
    """V-R29: those who have a choice owe a decision at the same time."""
    story = Story(3).find({0: brings(scissors=1), 2: brings(recycling=1)}).side().next_goal()
    assert DUNGEON.pending(story.state) == (0, 2)
    with pytest.raises(IllegalMove, match="missing"):
        story.say(0, tidy())
    story.tidy()
    assert [event.seat for event in story.told(CleanedUp)] == [0, 1, 2]


def test_five_cards_must_be_left() -> None:
    """V-R28."""
    story = Story(2).give_hand(0, *HAND).give(0, deck=START_CARDS[2:3])
    story.find({0: brings(scissors=2)}).side().next_goal()
    assert story.player(0).owned == 6
    refused(story, tidy(box=("S1", "S2")), "V-R28")
    story.say(0, tidy(box=("S1",)))
    assert story.player(0).owned == 5


def test_with_five_cards_nothing_can_be_boxed() -> None:
    """V-R28: then there is no choice to make."""
    story = Story(2).give_hand(0, *HAND).give(0, deck=()).find({0: brings(scissors=1)}).side().next_goal()
    assert story.state.round == 2
    assert story.player(0).owned == 5


def test_book_2_boxes_a_card() -> None:
    """V-B2, V-R41: one more than scissors were found."""
    story = cleaning(books=(Book.BOX_ONE,), scissors=1)
    refused(story, tidy(box=("S1", "S2", "D3-10")), "V-B2")
    story.say(0, tidy(box=("S1", "S2")))
    assert len(story.player(0).discard) == 3


def test_book_16_keeps_a_card_for_two_coins() -> None:
    """V-B16, V-R41, V-R29: paid only for the card beyond the recyclings, from the coins after V-E2."""
    story = cleaning(books=(Book.KEEP_ONE,), recycling=1, coins=2)
    refused(story, tidy(("S1", "S2", "D3-10")), "V-B16")
    story.say(0, tidy(("S1", "S2")))
    assert story.player(0).coins == 0
    assert story.told(CleanedUp)[-2].paid == 2
    story = cleaning(books=(Book.KEEP_ONE,), recycling=1).say(0, tidy(("S1",)))
    assert story.player(0).coins == 6
    story = cleaning(books=(Book.KEEP_ONE,), recycling=1, coins=1)
    refused(story, tidy(("S1", "S2")), "V-B16")
    story = (
        Story(2)
        .give(0, books=(Book.KEEP_ONE,), coins=0)
        .give_hand(0, *HAND)
        .find({0: brings(coin=2)})
        .side()
        .next_goal()
    )
    story.say(0, tidy(("S1",)))
    assert story.hand(0) == ["S1"]


def test_book_17_exchanges_a_card() -> None:
    """V-B17, V-R12, V-R29: before the others tidy up; equal or lower cost, into the hand."""
    story = cleaning(books=(Book.SWAP_ONE,), recycling=5)
    assert story.awaits(Exchange)
    assert DUNGEON.pending(story.state) == (0,)
    refused(story, {"box": "S1", "take": "D3-01"}, "V-R12")
    refused(story, {"box": "D4-10", "take": "D3-01"}, "V-R12")
    refused(story, {"box": "D3-10", "take": "D5-01"}, "V-R12")
    refused(story, {"box": "D3-10", "take": "top-4"}, "V-R12")
    refused(story, {"box": "D3-10", "take": "S4"}, "V-R12")
    refused(story, tidy(), "V-B17")
    for_three = [option for option in options(story) if option != "nothing" and option["box"] == "D3-10"]
    assert [option["take"] for option in for_three] == ["D3-01", "D3-02", "top-3"]
    story.say(0, {"box": "D5-10", "take": "D4-01"})
    assert story.hand(0) == ["D4-01"]
    assert [card.id for card in story.state.out if not isinstance(card, int)] == ["D5-10"]
    assert len(story.state.market.row(4).open) == 2
    assert story.told(CardSwapped)[0].cost == 4
    refused(story, tidy(("D5-10",)), "V-R29")
    story.say(0, tidy(("S1", "S2", "D3-10", "D6-10")))
    assert len(story.hand(0)) == 5


def test_book_17_takes_an_unseen_card() -> None:
    """V-B17, V-R45: the top of a pile, secret until exploration."""
    story = cleaning(books=(Book.SWAP_ONE,))
    story.match.apply({Seat(0): DUNGEON.read_move({"box": "D3-10", "take": "top-3"}, "here")})
    assert story.awaits(BlindCard)
    story.draw("D3-11")
    assert story.state.round == 2
    assert story.hand(0) == ["D3-11"]
    assert story.player(0).hand[0].origin is Origin.BLIND
    drawn = story.told(CardDrawn)[-1]
    assert DUNGEON.shown(drawn, Seat(1)) == drawn._replace(card=None)
    assert DUNGEON.view(story.state, Seat(1)).players[0].hand[0].card is None


def test_book_17_may_stay_unused() -> None:
    """V-B17."""
    story = cleaning(books=(Book.SWAP_ONE,)).say(0, "nothing")
    assert story.state.round == 2
    assert story.state.out == ()


def test_book_17_needs_a_dungeon_card() -> None:
    """V-R12: not asked for when nothing could be exchanged; nobody else is."""
    story = (
        Story(2).give(0, books=(Book.SWAP_ONE,)).give_hand(0, "S1", "S2", "S3", "S4", "S5").find().side().next_goal()
    )
    assert story.state.round == 2
    story = Story(2).give_hand(0, *HAND).find().side().next_goal()
    assert story.state.round == 2
    with pytest.raises(IllegalMove, match="V-K2"):
        story.say(0, {"box": "D3-10", "take": "top-3"})
