"""From "Done!" to the score sheet, rule by rule."""

import pytest

from dungeon_story import BOOKS_UP, CARDS_UP, Story, brings, hourglass_goal, plain_goal
from tacora.core.errors import IllegalMove
from tacora.core.seats import Seat
from tacora.core.steps import Note
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.events import CoinsTaken, DungeonsRevealed, FirstDone, GameEnded, GoalScored
from tacora.games.dungeon.finds import GOALS, Tokens
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import NOTHING
from tacora.games.dungeon.scoring import Sheet, best, score
from tacora.games.dungeon.state import Line, Phase
from tacora.games.dungeon.tasks import Done, SideGoal


def with_main_goal(goal: str, players: int = 2, **options: int | str) -> Story:
    return Story(players, set_up=False, **options).draw(*BOOKS_UP, *CARDS_UP, goal)


def test_unused_tokens_go_back_first() -> None:
    """V-E1, V-I4: used ones too, and none counts for a goal."""
    goal = "sword-1" if plain_goal(0) != "sword-1" else plain_goal(1)
    story = with_main_goal(goal).say(0, "token-sword").say(1, "pass").say(0, "token-sword", "token-key")
    story.find({0: brings(used=Tokens(sword=1))}, laid=())
    assert story.player(0).tokens == Tokens()
    assert story.state.market.tokens == (5, 5, 5, 5)
    assert story.told(GoalScored)[0].counts == (0, 0)


def test_used_tokens_are_back_before_unused_ones() -> None:
    """V-I4, V-E1: while it is asked who was first, only used tokens lie in the market."""
    story = with_main_goal(hourglass_goal()).give(0, tokens=Tokens(sword=2, key=1))
    story.match.state = story.state._replace(market=story.state.market._replace(tokens=Tokens(3, 5, 4, 5)))
    story.find({0: brings(used=Tokens(sword=1))})
    assert story.awaits(Done)
    assert story.player(0).tokens == Tokens(sword=1, key=1)
    assert story.state.market.tokens == Tokens(4, 5, 4, 5)


def test_a_token_beyond_the_five_vanishes() -> None:
    """V-R26, V-B15: the book is in the box, the sixth sword is gone."""
    story = (
        with_main_goal(hourglass_goal())
        .give(1, tokens=Tokens(sword=5))
        .give(0, books=(Book.TAKE_TOKEN, Book.CLIMB_PIT))
    )
    story.match.state = story.state._replace(market=story.state.market._replace(tokens=Tokens(0, 5, 5, 5)))
    story.find({0: brings(boxed=(Book.TAKE_TOKEN,), taken="sword"), 1: brings(used=Tokens(sword=1))})
    assert story.player(0).tokens == Tokens(sword=1)
    assert story.state.market.tokens == Tokens(0, 5, 5, 5)
    assert story.player(0).books == (Book.CLIMB_PIT,)
    assert 15 in story.state.out
    story.note("nobody")
    assert story.state.market.tokens == (5, 5, 5, 5)


def test_coins_are_taken() -> None:
    """V-E2."""
    story = Story(2).find({1: brings(coin=3)})
    assert story.told(CoinsTaken) == [CoinsTaken((0, 3))]
    assert story.player(1).coins == 9


@pytest.mark.parametrize("goal", GOALS)
def test_the_main_goal_scores(goal: str) -> None:
    """V-E3: matching discoveries times the goal's points, into column 1."""
    card = next(card for card in Story(set_up=False).state.goals.pile if card.goal == goal)
    story = with_main_goal(card.id).find({0: brings(**{goal: 3}), 1: brings(recycling=4)})
    if story.awaits(Done):
        story.note("nobody")
    assert [lines[-1].main for lines in story.state.sheets] == [3 * GOALS[goal], 0]
    assert story.told(GoalScored) == [GoalScored(1, card, (3, 0), (3 * GOALS[goal], 0))]


def test_the_side_goal_is_one_for_all() -> None:
    """V-E4, V-R36: turned up after the main goal has scored, into column 2."""
    story = Story(2).find({0: brings(portal=2), 1: brings(portal=1)})
    assert story.awaits(SideGoal)
    assert len(DUNGEON.urn(story.state)) == 26
    with pytest.raises(IllegalMove, match="V-E4"):
        story.draw(plain_goal(0))
    story.side("portal-1")
    assert [lines[-1].side for lines in story.state.sheets] == [4, 2]
    assert [lines[-1].main for lines in story.state.sheets] == [0, 0]


def test_an_exit_is_ticked() -> None:
    """V-E5."""
    story = Story(2).find({0: brings("exit"), 1: brings("dead-end")})
    assert [lines[-1].exit for lines in story.state.sheets] == [True, False]


def test_dungeons_are_open_when_all_have_finished() -> None:
    """V-R36, V-D5, V-T1: all decide as one; nobody is seen before, nothing can be changed after."""
    story = Story(2).to_exploration()
    story.match.choose(Seat(0), NOTHING)
    with pytest.raises(IllegalMove, match="V-D5"):
        story.match.choose(Seat(0), NOTHING)
    for viewer in (Seat(0), Seat(1), None):
        assert DUNGEON.view(story.state, viewer).players[0].dungeon is None
    story.match.choose(Seat(1), NOTHING)
    assert len(story.told(DungeonsRevealed)) == 1
    assert DUNGEON.view(story.state, None).players[0].dungeon is not None
    with pytest.raises(IllegalMove):
        story.match.choose(Seat(0), NOTHING)


def test_nothing_laid_brings_nothing() -> None:
    """V-R34, V-R42: no discovery, no exit; the five cards lie there all the same."""
    story = Story(2).to_exploration()
    hand = [held.card for held in story.player(0).hand]
    story.match.apply({Seat(0): NOTHING, Seat(1): NOTHING})
    dungeon = story.player(0).dungeon
    assert dungeon is not None
    assert dungeon.submission is None
    assert list(dungeon.cards) == hand
    assert set(dungeon.explored.discoveries) == {0}
    assert not story.state.sheets[0][-1].exit


def test_the_first_to_finish_gets_the_time_bonus() -> None:
    """V-T1, V-R5: 1 point, in column 3."""
    story = with_main_goal(hourglass_goal(), 3).find({seat: brings() for seat in range(3)})
    assert DUNGEON.facts(story.state) == ("seat-0", "seat-1", "seat-2", "nobody")
    story.note("seat-1")
    assert [lines[-1].bonus for lines in story.state.sheets] == [0, 1, 0]
    assert story.told(FirstDone) == [FirstDone(Seat(1))]


def test_who_was_first_is_never_drawn() -> None:
    """V-T1: only somebody with a clock knows; chance and moves are refused, and the state stays as it was."""
    story = with_main_goal(hourglass_goal()).find({0: brings(), 1: brings()})
    before = story.state
    assert DUNGEON.urn(before) == ()
    for refused in (
        lambda: story.draw("seat-0"),
        lambda: story.note("seat-7"),
        lambda: story.match.apply({}),
        lambda: story.match.choose(Seat(0), NOTHING),
    ):
        with pytest.raises(IllegalMove, match="V-R33"):
            refused()
    assert story.state is before
    story.note("seat-0")
    assert [type(step) for step in story.match.steps[-1:]] == [Note]


@pytest.mark.parametrize(
    ("times", "first"),
    [
        ({0: 9.0, 1: 1.0, 2: 8.0}, "seat-2"),  # seat 1 has no path: nobody counts whose dungeon does not
        ({0: 9.0, 2: 9.0}, "nobody"),
        ({0: 9.0}, "seat-0"),
        ({}, "nobody"),
    ],
)
def test_the_quickest_is_first_and_of_equals_nobody(times: dict[int, float], first: str) -> None:
    """V-R33."""
    story = with_main_goal(hourglass_goal(), 3).find({0: brings(), 1: brings("empty"), 2: brings()})
    assert DUNGEON.witness(story.state, {Seat(seat): time for seat, time in times.items()}) == first


def test_the_only_one_who_could_be_first_is() -> None:
    """V-R43: unless there is a time limit, and no time is known."""
    assert DUNGEON.witness(with_main_goal(hourglass_goal()).find({1: brings()}).state, {}) == "seat-1"
    limited = with_main_goal(hourglass_goal(), time_limit=60).find({1: brings()})
    assert DUNGEON.witness(limited.state, {}) == "nobody"
    assert DUNGEON.witness(limited.state, {Seat(1): 50.0}) == "seat-1"


def test_no_fact_is_noted_unless_it_is_asked() -> None:
    """V-T1, V-Z0."""
    story = Story(2)
    with pytest.raises(IllegalMove, match=r"no fact is noted now.*V-K2"):
        story.note("nobody")
    story.to_exploration()
    with pytest.raises(IllegalMove, match=r"no fact is noted now.*V-D1"):
        story.note("nobody")
    for _ in range(6):
        story.round()
    with pytest.raises(IllegalMove, match="V-Z0"):
        story.note("nobody")
    with pytest.raises(IllegalMove, match="V-Z0"):
        story.draw("seat-0")
    assert DUNGEON.facts(story.state) == ()


def test_without_an_hourglass_nobody_asks() -> None:
    """V-T1: and a side goal's hourglass has no effect (V-R33)."""
    story = Story(2).find({0: brings(), 1: brings()})
    assert story.awaits(SideGoal)
    story.side(hourglass_goal())
    assert story.told(FirstDone) == []
    assert [lines[-1].bonus for lines in story.state.sheets] == [0, 0]


def test_done_needs_a_path() -> None:
    """V-R33: five cards legally laid, and a path that is not empty."""
    story = with_main_goal(hourglass_goal(), 3).find({0: brings("empty"), 1: brings(), 2: brings()}, laid=[0, 1])
    assert DUNGEON.facts(story.state) == ("seat-1",)
    with pytest.raises(IllegalMove, match="V-R33"):
        story.note("seat-0")
    story = with_main_goal(hourglass_goal()).find({0: brings("empty")})
    assert story.awaits(SideGoal)


def test_nobody_may_be_first() -> None:
    """V-R33, V-R43: at equal times, or when time was up."""
    story = with_main_goal(hourglass_goal()).find({0: brings(), 1: brings()}).note("nobody")
    assert story.told(FirstDone) == [FirstDone(None)]
    assert [lines[-1].bonus for lines in story.state.sheets] == [0, 0]
    story = with_main_goal(hourglass_goal()).find({0: brings()})
    assert DUNGEON.facts(story.state) == ("seat-0",)
    story = with_main_goal(hourglass_goal(), time_limit=60).find({0: brings()})
    assert DUNGEON.facts(story.state) == ("seat-0", "nobody")


def test_the_game_ends_after_the_rewards_of_round_six() -> None:
    """V-Z0, V-M1: no clean-up, no seventh goal; the coins of that round count."""
    story = Story(2)
    for _ in range(5):
        story.round()
    story.give(0, books=(Book.BOX_ONE, Book.KEEP_ONE)).find({0: brings(coin=6, scissors=1, recycling=1)})
    assert story.awaits(SideGoal)
    assert DUNGEON.winners(story.state) == ()
    story.side(next(card.id for card in story.state.goals.pile if card.goal != "coin"))
    assert story.match.is_over
    assert story.state.phase is Phase.OVER
    assert story.state.round == 6
    ended = story.told(GameEnded)[0]
    assert ended.sheets[0].coins == 12
    assert ended.sheets[0].coin_points == 4
    assert DUNGEON.scores(story.state)[1] == 2
    assert ended.winners == DUNGEON.winners(story.state) == (0,)
    for refused in (lambda: story.note("seat-0"), lambda: story.say(0, "pass"), lambda: story.match.apply({})):
        with pytest.raises(IllegalMove, match="V-Z0"):
            refused()


def sheets(*rows: tuple[int, int, int, int, int]) -> tuple[Sheet, ...]:
    """Columns 1, 2 and 3, exits and coins of each player."""
    lines = []
    for main, side, bonus, exits, _ in rows:
        one = [Line(0, 0, 0, exit=number < exits) for number in range(6)]
        one[0] = one[0]._replace(main=main, side=side, bonus=bonus)
        lines.append(tuple(one))
    return score(lines, [coins for *_, coins in rows])


def test_what_is_counted_at_the_end() -> None:
    """V-Z1: column 1, half of column 2, column 3, and a third of the coins, both rounded down."""
    one, other = sheets((20, 9, 2, 0, 8), (0, 1, 0, 0, 2))
    assert (one.main, one.side, one.side_points, one.bonus, one.coin_points) == (20, 9, 4, 2, 2)
    assert (one.total, other.total) == (28, 0)


def test_exits_bring_two_and_one() -> None:
    """V-Z1, V-R37: all tied players get it, and the next lower number still gets 1; V-R6: none for none."""

    def points(*exits: int) -> list[int]:
        return [sheet.exit_points for sheet in sheets(*((0, 0, 0, ticks, 0) for ticks in exits))]

    assert points(4, 2, 1) == [2, 1, 0]
    assert points(4, 4, 1, 0) == [2, 2, 1, 0]
    assert points(3, 1, 1, 0) == [2, 1, 1, 0]
    assert points(0, 0, 0) == [0, 0, 0]
    assert points(2, 0) == [2, 0]


def test_most_points_win() -> None:
    """V-Z2, V-R37: among equals the higher column 2 before halving; else they share."""
    assert best(sheets((5, 0, 0, 0, 0), (4, 0, 0, 0, 0))) == (0,)
    assert best(sheets((5, 2, 0, 0, 0), (5, 3, 0, 0, 0))) == (1,)
    assert best(sheets((5, 3, 0, 0, 0), (6, 0, 0, 0, 0), (5, 3, 0, 0, 0))) == (0, 2)
