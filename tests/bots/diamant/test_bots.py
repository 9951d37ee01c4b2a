"""One conformance suite that every bot passes, and what makes each of them itself."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tacora.bots.diamant import BOTS, REMEMBERING, Bot, make_bot
from tacora.bots.diamant.rollout import Rollout
from tacora.bots.roster import UnknownBot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Card, Choice, View, read_card
from tacora.solvers.diamant.position import position
from tacora.solvers.diamant.stopping import should_return

EDITIONS: tuple[dict[str, Any], ...] = (
    {"edition": "2017"},
    {"edition": "2024"},
    {"edition": "2024", "relics": True},
    {"edition": "international", "relics": True, "hidden_chests": True},
)


def views(options: dict[str, Any], seats: int, seed: int) -> list[View]:
    """What every seat in the cave sees at every decision of a match of random choices, most of them to go on."""
    random, seen = Random(f"{seats}/{seed}"), []

    def wander(view: View) -> Choice:
        seen.append(view)
        return Choice.RETURN if random.random() < 0.2 else Choice.CONTINUE

    Match(DIAMANT, DIAMANT.table(options, seats)).play([wander] * seats, SeededChance(seed))
    return seen


def cases_of(name: str) -> list[tuple[str, dict[str, Any], int]]:
    """Every edition and number of seats; fewer for a bot that thinks for milliseconds."""
    cases = list(product(EDITIONS, range(1, 9)))
    return [(name, *case) for case in (cases[1::9] if name in REMEMBERING else cases)]


def by_count(name: str, seed: int) -> Bot:
    """The bot of that name; `rollout`, which has a clock, with a number of playouts instead."""
    return Rollout(seed, playouts=250) if name == "rollout" else make_bot(name, seed)


@pytest.mark.parametrize(("name", "options", "seats"), [case for name in BOTS for case in cases_of(name)])
def test_a_bot_chooses_legally_the_same_again_and_changes_nothing(
    name: str, options: dict[str, Any], seats: int
) -> None:
    for seed in range(2):
        bot, twin = by_count(name, seed), by_count(name, seed)
        for view in views(options, seats, seed):
            before = View(*view)  # all that a view holds is immutable
            choice = bot(view)
            assert choice in (Choice.CONTINUE, Choice.RETURN)
            assert view == before
            assert twin(before) is choice
            assert bot(view) is choice


@pytest.mark.parametrize("name", ["master", "rollout"])
def test_a_bot_that_plays_out_is_made_by_its_name(name: str) -> None:
    assert make_bot(name, 1)(seen("treasure-5")) in (Choice.CONTINUE, Choice.RETURN)


@pytest.mark.parametrize("name", [name for name in BOTS if name not in {*REMEMBERING, "trained"}])
def test_a_bot_that_counts_no_points_makes_nothing_of_the_chests(name: str) -> None:
    """The same bot chooses the same whether chests are hidden or not (D-R7)."""
    bot = make_bot(name, "seed")
    for view in views({"edition": "2024", "relics": True}, 4, 1):
        choice = bot(view)
        own = tuple(chest if seat == view.seat else None for seat, chest in enumerate(view.chests))
        assert bot(view._replace(chests=own)) is choice


def test_an_unknown_bot_is_refused() -> None:
    known = ", ".join((*BOTS, "threshold-N"))
    with pytest.raises(UnknownBot, match=f"bots: 'brave' is not one of: {known}"):
        make_bot("brave", 1)


def seen(
    cards: str, players: int = 4, beside: int = 0, on_path: int = 0, edition: str = "2024", *, relics: bool = True
) -> View:
    """A view of the first seat in the second expedition."""
    revealed: list[Card] = [read_card(name, "") for name in cards.split()]
    table = DIAMANT.table({"edition": edition, "relics": relics}, players)
    state = position(table, expedition=2, revealed=revealed, beside=beside, on_path=on_path)
    return DIAMANT.view(state, Seat(0))


def leaves(name: str, view: View) -> bool:
    return make_bot(name, 1)(view) is Choice.RETURN


def test_random_tosses_a_fair_coin() -> None:
    view = seen("treasure-5")
    tosses = [make_bot("random", seed)(view) for seed in range(1000)]
    assert 450 < tosses.count(Choice.RETURN) < 550


@pytest.mark.parametrize(("name", "enough"), [("timid", (6, 4, 2)), ("steady", (12, 10, 8)), ("bold", (18, 16, 14))])
def test_a_character_has_enough_sooner_with_every_trap(name: str, enough: tuple[int, ...]) -> None:
    for cards, rubies in zip(("", "trap-snake", "trap-snake trap-lava"), enough, strict=True):
        assert leaves(name, seen(f"treasure-7 {cards}", beside=rubies))
        assert not leaves(name, seen(f"treasure-7 {cards}", beside=rubies - 1))


def test_timid_flees_from_three_traps_with_nothing() -> None:
    assert leaves("timid", seen("trap-snake trap-lava trap-boulder"))
    assert not leaves("steady", seen("trap-snake trap-lava trap-boulder"))


def test_bold_waits_for_a_relic_and_runs_with_it_when_alone() -> None:
    assert leaves("bold", seen("treasure-7 trap-snake", beside=20))
    assert not leaves("bold", seen("treasure-7 trap-snake relic-5", beside=20))
    assert leaves("bold", seen("treasure-7 trap-snake relic-5", beside=22))
    assert not leaves("bold", seen("treasure-7 trap-snake", players=1, beside=7))
    assert leaves("bold", seen("treasure-7 trap-snake relic-5", players=1, beside=7))


def test_odds_weighs_the_next_card_against_a_second_trap() -> None:
    """With 4 in the cave it expects three to share 33 rubies of the deck; 2 of its cards are a second trap."""
    assert not leaves("odds", seen("treasure-7", beside=99))
    assert not leaves("odds", seen("treasure-7 trap-snake", beside=16))
    assert leaves("odds", seen("treasure-7 trap-snake", beside=17))


def test_odds_is_of_two_minds_about_what_lies_in_the_cave() -> None:
    def minds(view: View) -> set[Choice]:
        return {make_bot("odds", seed)(view) for seed in range(30)}

    assert minds(seen("treasure-7 trap-snake", beside=13, on_path=3)) == {Choice.CONTINUE}
    assert minds(seen("treasure-7 trap-snake", beside=13, on_path=4)) == {Choice.CONTINUE, Choice.RETURN}
    assert minds(seen("treasure-7 trap-snake relic-5", beside=13)) == {Choice.CONTINUE, Choice.RETURN}
    assert minds(seen("treasure-7 trap-snake", beside=17, on_path=4)) == {Choice.RETURN}
    alone = seen("treasure-7 trap-snake", players=1, beside=50, on_path=9)  # 117 rubies against 2 cards that take 59
    assert minds(alone) == {Choice.RETURN}


@pytest.mark.parametrize("options", EDITIONS)
def test_survivor_is_odds_in_company_and_stops_as_it_should_alone(options: dict[str, Any]) -> None:
    survivor, odds = make_bot("survivor", 3), make_bot("odds", 3)
    alone = 0
    for view in [view for seed in range(20) for view in views(options, 2, seed)]:
        if len(view.cave.in_cave) > 1:
            assert survivor(view) is odds(view)
        else:
            alone += 1
            assert (survivor(view) is Choice.RETURN) is should_return(view)
    assert alone > 100


def test_survivor_alone_takes_more_home_than_odds() -> None:
    """By what is still in the deck: `odds` counts no relics there."""
    table = DIAMANT.table({"edition": "2017"}, 1)
    totals = {}
    for name in ("survivor", "odds"):
        totals[name] = 0
        for seed in range(400):
            match = Match(DIAMANT, table)
            match.play([make_bot(name, seed)], SeededChance(seed))
            totals[name] += DIAMANT.scores(match.state)[0]
    assert totals["survivor"] > totals["odds"]
