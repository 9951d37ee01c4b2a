"""What is watched in bots' decisions."""

from tacora.arena.contests import CONTESTS
from tacora.arena.tournament import set_up
from tacora.arena.watching import watch


def test_a_timid_bot_goes_home_with_six_rubies_and_never_with_none_and_no_risk() -> None:
    tournament = set_up("diamant", bots="timid,bold", games=10, players="2", seed=1, wishes={"edition": "2024"})
    habit = CONTESTS["diamant"].habit
    assert habit is not None
    timid = watch(tournament, 10)["timid"]
    enough = habit.upward.index(7)
    assert timid[0, 0].taken == 0
    for (_, upward), chances in timid.items():
        if upward >= enough:
            assert chances.taken == chances.observations


def test_a_game_without_a_habit_is_not_watched() -> None:
    tournament = set_up("dungeon", bots="random,greedy", games=1, players="2", seed=1, wishes={})
    assert watch(tournament, 1) == {}
