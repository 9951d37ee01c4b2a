"""The table in text."""

from dungeon_story import Story, brings
from tacora.core.seats import Seat
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.scoring import score
from tacora.games.dungeon.state import Line as Round
from tacora.i18n import Words
from tacora.terminal.dungeon.board import card_face, hand, market, players, score_sheet
from tacora.terminal.layout import Line, Order, lay_out

WORDS = Words("en")
NAMES = ["Ada", "Ben"]


def plain(lines: list[Line]) -> list[str]:
    return [lay_out(line, Order.LEFT_TO_RIGHT).plain for line in lines]


def test_the_market_lists_what_can_be_bought() -> None:
    told = "\n".join(plain(market(DUNGEON.view(Story(2).state, None), WORDS, 120)))
    assert "Fairy tokens, 1 coin each: 5 sword, 5 scroll, 5 key, 5 rope" in told
    assert "book 1: defeat one monster, book 3: travel to a monster; unseen: 15" in told
    assert "Dungeon cards for 6: D6-01, D6-02; unseen: 16" in told


def test_others_hands_stay_secret() -> None:
    """V-H3, V-R25: what was bought openly is seen, a blind card only as one of its row."""
    story = Story(2).say(0, "card-D3-01").say(1, "book-1").say(0, "card-top-3").draw("D3-09").to_exploration()
    view = DUNGEON.view(story.state, Seat(1))
    ada, ben = plain(players(view, NAMES, WORDS, 80))[1:]
    assert ada.split() == ["Ada", "0", "0", "D3-01,", "unseen", "3"]
    assert ben.endswith("book 1")
    assert "D3-09" not in hand(view, WORDS)
    assert "D3-09" in hand(DUNGEON.view(story.state, Seat(0)), WORDS)


def test_the_score_sheet_is_laid_out_like_a_paper_one() -> None:
    """V-Z1: six rounds, four columns, and what they come to."""
    rounds = (Round(12, 3, 1, exit=True), Round(2, 4, 0, exit=False)), (Round(0, 0, 0, exit=False),) * 2
    assert plain(score_sheet(score(rounds, (7, 2)), NAMES, WORDS)) == [
        "                    Ada         Ben",
        "Column              1  2  3  4  1  2  3  4",
        "Round 1             12 3  1  x  0  0  0  -",
        "Round 2             2  4  0  -  0  0  0  -",
        *(f"Round {number}             .  .  .  .  .  .  .  ." for number in range(3, 7)),
        "Main goals          14          0",
        "Side goals, half    3           0",
        "Time bonuses        1           0",
        "Exits               2           0",
        "Coins, a third      2           0",
        "Total               22          0",
    ]


def test_a_card_is_drawn_with_both_levels() -> None:
    face = plain(card_face(card("D3-01"), WORDS, is_unicode=False))
    assert face[0] == "D3-01  main level / underground"
    assert len(face) == 10
    assert all(set(line) <= set("#._ cbsrkpmlvfoyxtCBSRKPMFOYX") for line in face[1:])


def test_an_empty_market_and_hand_are_said() -> None:
    story = Story(2).find({0: brings()})
    assert hand(DUNGEON.view(story.state, Seat(0)), WORDS) == "Your hand: nothing"
