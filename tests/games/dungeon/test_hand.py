"""Filling up hands, rule by rule."""

import pytest

from dungeon_story import Story
from tacora.core.errors import IllegalMove
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS
from tacora.games.dungeon.events import CardDrawn, CardRejected, DeckRenewed, HandsFilled
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.state import Origin, Phase
from tacora.games.dungeon.tasks import Explore, Fill, Look

LAST_TWO = START_CARDS[-2:]


def test_bought_cards_first_then_the_deck() -> None:
    """V-H1."""
    story = Story(2).say(0, "card-D5-01").all_pass()
    assert DUNGEON.urn(story.state) == START_CARDS
    story.draw("S7", "S2", "S3", "S4")
    assert story.hand(0) == ["D5-01", "S7", "S2", "S3", "S4"]
    assert [card.id for card in story.player(0).deck] == ["S1", "S5", "S6", "S8", "S9"]
    with pytest.raises(IllegalMove, match="V-H1"):
        story.draw("D3-01")
    story.draw("S7", "S2", "S3", "S4", "S9")
    assert len(story.hand(1)) == 5
    assert story.state.phase is Phase.EXPLORATION


def test_kept_cards_count() -> None:
    """V-H1, V-R2."""
    story = Story(2).give_hand(0, "S1", "S2", "S3", "S4", "S5").to_exploration()
    assert story.hand(0) == ["S1", "S2", "S3", "S4", "S5"]
    assert len(story.player(0).deck) == 4


def test_building_starts_for_all_at_once() -> None:
    """V-T2, V-D1: when every hand is full, and everybody owes a dungeon."""
    story = Story(3).to_exploration()
    assert story.told(HandsFilled) == [HandsFilled(1)]
    assert DUNGEON.pending(story.state) == (0, 1, 2)
    assert story.awaits(Explore)


def test_an_empty_deck_is_renewed_when_a_card_must_be_drawn() -> None:
    """V-H2, V-R3: not before."""
    story = Story(2).round()
    assert len(story.player(0).deck) == 4
    story.all_pass()
    story.draw(*[card.id for card in story.player(0).deck])
    renewed = DeckRenewed(Seat(0), 5)
    assert story.told(DeckRenewed) == [renewed]
    assert len(story.player(0).deck) == 5
    assert story.player(0).discard == ()
    story = Story(2).give(0, deck=START_CARDS[:5]).to_exploration()
    assert story.player(0).deck == ()
    assert story.told(DeckRenewed) == []


def test_hands_are_secret() -> None:
    """V-H3: whoever draws sees the card; others see that one was drawn, and cannot tell hand from deck."""
    story = Story(2).all_pass().draw("S4", "S5")
    drawn = story.told(CardDrawn)[0]
    assert drawn.card is not None
    assert DUNGEON.shown(drawn, Seat(0)) == drawn
    assert DUNGEON.shown(drawn, Seat(1)) == CardDrawn(Seat(0), Origin.DRAWN, None)
    assert DUNGEON.shown(drawn, None) == CardDrawn(Seat(0), Origin.DRAWN, None)
    mine, other = (DUNGEON.view(story.state, Seat(viewer)).players[0] for viewer in (0, 1))
    assert [held.card.id for held in mine.hand if held.card] == ["S4", "S5"]
    assert [(held.card, held.cost) for held in other.hand] == [(None, None)] * 2
    assert (mine.deck, other.deck) == (7, 7)
    assert (len(mine.unseen), len(other.unseen)) == (7, 9)


def test_the_first_card_may_be_rejected() -> None:
    """V-B13, V-R27, V-R39: once; it goes to the discard pile for all to see."""
    story = Story(2).give(0, books=(Book.LOOK_FIRST,)).all_pass().draw("S4")
    assert story.awaits(Look)
    assert DUNGEON.legal(story.state, Seat(0)) == ("keep", "discard")
    with pytest.raises(IllegalMove, match="V-B13"):
        story.say(0, "pass")
    story.say(0, "discard")
    assert story.told(CardRejected)[0].card.id == "S4"
    assert [card.id for card in story.player(0).discard] == ["S4"]
    story.draw("S5")
    assert story.awaits(Fill)
    story.fill()
    assert "S4" not in story.hand(0)
    assert len(story.hand(0)) == 5


def test_the_first_card_may_be_kept() -> None:
    """V-B13: the card after it is not looked at; next round it works again (V-F4)."""
    story = Story(2).give(0, books=(Book.LOOK_FIRST,)).all_pass().draw("S4").say(0, "keep").draw("S5")
    assert story.hand(0) == ["S4", "S5"]
    assert story.awaits(Fill)
    story.round()
    story.all_pass().draw(story.player(0).deck[0].id)
    assert story.awaits(Look)


def test_nothing_drawn_nothing_looked_at() -> None:
    """V-R27."""
    story = Story(2).give(0, books=(Book.LOOK_FIRST,)).give_hand(0, "S1", "S2", "S3", "S4", "S5").all_pass()
    assert story.state.task == Fill(Seat(1))


def test_a_rejected_card_may_come_back() -> None:
    """V-R27: an empty deck is renewed first; the rejected card is in the next renewal."""
    story = Story(2).give(0, books=(Book.LOOK_FIRST,), deck=(), discard=START_CARDS).all_pass()
    assert story.told(DeckRenewed) == [DeckRenewed(Seat(0), 9)]
    story = Story(2).give_hand(0, "D3-10", "D3-11", "D3-12", "D3-13")
    story.give(0, books=(Book.LOOK_FIRST,), deck=LAST_TWO[:1], discard=()).all_pass().draw(LAST_TWO[0].id).say(
        0, "discard"
    )
    assert story.told(DeckRenewed) == [DeckRenewed(Seat(0), 1)]
    assert DUNGEON.urn(story.state) == LAST_TWO[:1]
