"""Simulations: the same seed gives the same result, however it is played."""

import gc
import signal

import pytest

from tacora.arena.contests import CONTESTS
from tacora.arena.dungeon.race import race_clock
from tacora.arena.simulation import Simulation, outcome_json, play, run, set_up
from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT
from tacora.games.dungeon.game import DUNGEON
from tacora.i18n import Words
from tacora.reports.simulation import notes, rows

FOUR = "odds,bold,timid,random"
PORTION = CONTESTS[DIAMANT.name].portion


def simulation(games: int, bots: str = FOUR, seed: int = 1) -> Simulation:
    return set_up(DIAMANT.name, bots, games, seed, {"edition": "2024", "relics": True, "hidden_chests": None})


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    games = 2 * PORTION + 7
    alone, shared = run(simulation(games), jobs=1), run(simulation(games), jobs=2)
    assert alone == shared
    assert alone.games_played == games


def test_more_games_begin_with_the_same_ones() -> None:
    whole, first, rest = (play(simulation(50), numbers) for numbers in (range(50), range(20), range(20, 50)))
    assert whole == tuple(some + others for some, others in zip(first, rest, strict=True))


def test_another_seed_gives_another_result() -> None:
    assert play(simulation(20), range(20)) != play(simulation(20, seed=2), range(20))


def test_bots_that_do_the_same_share_every_victory() -> None:
    outcome = run(simulation(30, bots="timid,timid,timid"))
    for seat in outcome.standings:
        assert seat.win_share == pytest.approx(1 / 3)
        assert (seat.victories, seat.shared_victories) == (0, 30)


def test_the_shares_of_all_seats_are_one() -> None:
    assert sum(seat.win_share for seat in run(simulation(40)).standings) == pytest.approx(1)


def test_games_are_reported_as_they_are_played() -> None:
    reported: list[int] = []
    run(simulation(PORTION + 5), jobs=1, on_games=reported.append)
    assert reported == [PORTION, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_tells_what_was_played(jobs: int) -> None:
    def press_ctrl_c(_games: int) -> None:
        raise KeyboardInterrupt

    outcome = run(simulation(4 * PORTION), jobs, press_ctrl_c)
    assert outcome.is_interrupted
    assert outcome.games_played == PORTION
    assert len(outcome.standings) == 4


def test_interrupted_before_anything_was_counted() -> None:
    """Ctrl-C comes while the first portion is played: after a hundredth of a second of this process's own time."""
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.01)
    try:
        outcome = run(simulation(PORTION, bots=",".join(["odds"] * 8)), jobs=1)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert (outcome.games_played, outcome.standings) == (0, ())


def test_garbage_is_collected_as_before_afterwards() -> None:
    before = gc.get_threshold()
    run(simulation(1), jobs=1)
    assert gc.get_threshold() == before


@pytest.mark.parametrize(
    ("bots", "games", "wishes", "message"),
    [
        ("odds,brave", 1, {}, "bots: 'brave' is not one of"),
        ("", 1, {}, "bots: '' is not one of"),
        (",".join(["bold"] * 9), 1, {}, r"bots: must be 1 to 8, not 9 \(D-M5\)"),
        ("bold", 0, {}, "games: must be 1 to 100000000, not 0"),
        ("bold", 1, {"edition": "1999"}, r"edition: must be one of: 2017, 2024, international \(D-M1\)"),
        ("bold", 1, {"edition": "2017", "relics": False}, r"relics: are always in the deck of 2017 \(D-S1\)"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    bots: str, games: int, wishes: dict[str, str | bool], message: str
) -> None:
    with pytest.raises(TacoraError, match=message):
        set_up(DIAMANT.name, bots, games, 1, {**wishes})


@pytest.mark.parametrize("jobs", [0, 257])
def test_too_few_or_too_many_processes_are_refused(jobs: int) -> None:
    with pytest.raises(TacoraError, match=f"jobs: must be 1 to 256, not {jobs}"):
        run(simulation(1), jobs)


def test_json_names_everything_that_settles_the_result() -> None:
    told = outcome_json(run(simulation(3, bots="bold, timid")))
    assert told["game"] == DIAMANT.name
    assert told["options"] == {"edition": "2024", "relics": True, "hidden_chests": False}
    assert (told["seed"], told["games"], told["games_played"]) == (1, 3, 3)
    seats = told["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats if isinstance(seat, dict)] == ["bold", "timid"]


def dungeon(games: int, bots: str = "greedy,random") -> Simulation:
    return set_up(DUNGEON.name, bots, games, 3, {})


def test_dungeon_bots_move_on_by_one_seat() -> None:
    """V-R1: the lowest seat breaks ties, so each bot sits in each seat equally often."""
    tallies = play(dungeon(2), range(2))
    totals = [0, 0]
    for number, seats in enumerate(((0, 1), (1, 0))):
        match = Match(DUNGEON, DUNGEON.table({}, 2))
        seed = f"3/{number}"
        names = [("greedy", "random")[bot] for bot in seats]
        match.play([make_bot(name, seed) for name in names], SeededChance(seed), race_clock(names, seed))
        for bot, score in zip(seats, DUNGEON.scores(match.state), strict=True):
            totals[bot] += score
    assert [tally.total for tally in tallies] == totals
    assert [tally.victories for tally in tallies] == [(2, 0), (0, 0)]


def test_dungeon_is_told_by_bot() -> None:
    outcome = run(dungeon(3, "random,random,random"), jobs=1)
    told = outcome_json(outcome)
    assert (told["game"], told["games_played"]) == ("dungeon", 3)
    bots = told["bots"]
    assert isinstance(bots, list)
    assert len(bots) == 3
    assert all(isinstance(bot, dict) and bot["bot"] == "random" and "seat" not in bot for bot in bots)
    words = Words("en")
    assert rows(outcome, words)[0] == ("Bot", "Mean", "Spread", "Wins", "95 % interval")
    assert notes(outcome, words)[-1] == "Bots move on by one seat from game to game."
