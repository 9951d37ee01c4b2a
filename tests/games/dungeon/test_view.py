"""What a viewer holds, as the view tells it."""

from dungeon_story import Story
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import Tokens
from tacora.games.dungeon.game import DUNGEON


def test_a_seat_sees_its_own_hand() -> None:
    """V-H3."""
    story = Story(2).to_exploration()
    for seat in (0, 1):
        assert [card.id for card in DUNGEON.view(story.state, Seat(seat)).hand] == story.hand(seat)


def test_a_spectator_sees_no_hand_but_what_was_bought_openly() -> None:
    """V-H3."""
    story = Story(2).say(0, "card-D3-01").to_exploration()
    assert [card.id for card in DUNGEON.view(story.state, None).hand] == ["D3-01"]


def test_tools_are_tokens_and_the_books_that_are_face_up() -> None:
    tokens = Tokens(1, 0, 2, 0)
    story = Story(2).give(1, tokens=tokens, books=(Book.CROSS_ONCE, Book.TAKE_TOKEN), used=(Book.CROSS_ONCE,))
    assert DUNGEON.view(story.state, Seat(1)).tools == (tokens, (Book.TAKE_TOKEN,))
