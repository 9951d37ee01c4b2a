"""The driver of a match."""

from diamant_story import Story
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View


def home_with_five(view: View) -> Choice:
    assert view.seat is not None
    return Choice.RETURN if view.cave.beside >= 5 else Choice.CONTINUE


def test_a_match_can_be_played_on_from_anywhere() -> None:
    """The driver finishes what was begun by hand, and keeps every step."""
    story = Story(3).reveal("treasure-15").home(0)
    story.match.play([home_with_five] * 3, SeededChance(7))
    assert story.match.is_over
    assert len(story.match.steps) > 10
    assert [type(step) is dict for step in story.match.steps[:4]] == [False, True, False, True]


def test_nobody_need_listen() -> None:
    """Events are told only to who asks for them."""
    table = DIAMANT.table({}, 3)
    quiet, heard = Match(DIAMANT, table), Story(3)
    quiet.play([home_with_five] * 3, SeededChance(7))
    heard.match.play([home_with_five] * 3, SeededChance(7))
    assert quiet.state == heard.state
    assert len(heard.events) > len(quiet.steps)
    by_hand = Match(DIAMANT, table)
    by_hand.draw(DIAMANT.urn(by_hand.state)[0])
    assert len(by_hand.steps) == 1


def test_everybody_sees_only_their_own_view() -> None:
    seen: list[View] = []

    def watcher(view: View) -> Choice:
        seen.append(view)
        return Choice.RETURN

    Match(DIAMANT, DIAMANT.table({"hidden_chests": True}, 4)).play([watcher] * 4, SeededChance(1))
    assert {view.seat for view in seen} == {0, 1, 2, 3}
    for view in seen:
        assert [seat for seat, chest in enumerate(view.chests) if chest is not None] == [view.seat]
