"""Balance studies: the same seed gives the same ledger, and the ledger says what the matches say."""

from collections import Counter
from fractions import Fraction

import pytest

from tacora.arena.dungeon.chronicle import Chronicle, chronicle
from tacora.arena.dungeon.ledger import Ledger
from tacora.arena.dungeon.race import DungeonMatch, race_clock
from tacora.arena.dungeon.study import Study, play, run, set_up
from tacora.arena.dungeon.worth import points_brought
from tacora.arena.samples import Chances, Sample
from tacora.bots.dungeon import make_bot
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.game import DUNGEON

STUDY = Study(games=1, players=(2, 3), bot="random", decent="greedy", seed=194)


@pytest.fixture(scope="module")
def ledgers() -> list[Ledger]:
    return [play(STUDY, number) for number in range(STUDY.matches)]


@pytest.fixture(scope="module")
def whole(ledgers: list[Ledger]) -> Ledger:
    return added(ledgers)


@pytest.fixture(scope="module")
def chronicles() -> list[tuple[str, Chronicle]]:
    """The strong bot's matches of the study, played again, with their seeds."""
    found = []
    for players in STUDY.players:
        for game in range(STUDY.games):
            seed = f"{STUDY.seed}/{players}/{game}"
            match: DungeonMatch = Match(DUNGEON, DUNGEON.table({}, players))
            bots = [make_bot(STUDY.bot, f"{seed}/{seat}") for seat in range(players)]
            match.play(bots, SeededChance(seed), race_clock((STUDY.bot,) * players, seed))
            found.append((seed, chronicle(match)))
    return found


def added(ledgers: list[Ledger]) -> Ledger:
    sum_ = Ledger()
    for ledger in ledgers:
        sum_.add(ledger)
    return sum_


def test_ledgers_add_up_in_any_order(ledgers: list[Ledger], whole: Ledger) -> None:
    assert added(ledgers[::-1]) == whole
    assert whole.games == STUDY.matches == 4


def test_the_result_does_not_depend_on_the_number_of_processes(whole: Ledger) -> None:
    """Two, one of its own (tests/arena/dungeon/test_balance_command.py), or this one: the same ledger."""
    reported: list[int] = []
    assert run(STUDY, 2, reported.append) == whole
    assert reported == [1] * STUDY.matches


def test_ctrl_c_leaves_what_was_played() -> None:
    def press_ctrl_c(_games: int) -> None:
        raise KeyboardInterrupt

    assert run(STUDY, 1, press_ctrl_c).games == 1


def test_the_market(whole: Ledger, chronicles: list[tuple[str, Chronicle]]) -> None:
    offers: Counter[str] = Counter()
    purchases: Counter[str] = Counter()
    for _, played in chronicles:
        for visit in played.visits:
            offers.update(visit.offered)
            purchases.update(visit.bought)
    found = {name[1]: chances for name, chances in whole.chances.items() if name[0] == "bought"}
    assert found == {good: Chances(offers[good], purchases[good]) for good in offers}
    assert purchases <= offers


def test_points_of_purchases(whole: Ledger, chronicles: list[tuple[str, Chronicle]]) -> None:
    by_card: dict[str, list[Fraction]] = {}
    unseen: dict[int | None, list[Fraction]] = {}
    for seed, played in chronicles:
        for purchase, points in points_brought(played, seed):
            by_card.setdefault(purchase.card.id, []).append(points)
            if purchase.is_unseen:
                unseen.setdefault(purchase.card.cost, []).append(points)
    found = {name[1]: sample for name, sample in whole.samples.items() if name[0] == "points"}
    assert found == {id_: sampled(points) for id_, points in by_card.items()}
    found = {name[1]: sample for name, sample in whole.samples.items() if name[0] == "unseen points"}
    assert found == {cost: sampled(points) for cost, points in unseen.items()}
    assert all(card(id_).cost for id_ in by_card)


def sampled(numbers: list[Fraction]) -> Sample:
    return Sample(len(numbers), sum(numbers), sum(number * number for number in numbers))


def test_goals_exits_and_scores(whole: Ledger, chronicles: list[tuple[str, Chronicle]]) -> None:
    totals: Counter[tuple[str, str]] = Counter()
    for _, played in chronicles:
        for scored in played.scored:
            totals["main" if scored.column == 1 else "side", scored.goal.goal] += sum(scored.points)
    assert {name: whole.sample(*name).total for name in totals} == dict(totals)
    exits = sum(sheet.exits for _, played in chronicles for sheet in played.sheets)
    assert whole.chance("exit", "random") == Chances(6 * (2 + 3), exits)
    assert whole.chance("exit", "greedy").observations == 6 * (2 + 3)
    for players in STUDY.players:
        same = [played for _, played in chronicles if len(played.sheets) == players]
        scores = [Fraction(sheet.total) for played in same for sheet in played.sheets]
        assert whole.sample("score", "random", players) == sampled(scores)
        assert whole.sample("decisions", "random", players).total == sum(played.decisions for played in same)


def test_places_and_seats(whole: Ledger, chronicles: list[tuple[str, Chronicle]]) -> None:
    for players in STUDY.players:
        same = [played for _, played in chronicles if len(played.sheets) == players]
        first = [played.sheets[played.begins].total for played in same]
        last = [played.sheets[(played.begins + players - 1) % players].total for played in same]
        assert whole.sample("place score", players, 0).total == sum(first)
        assert whole.sample("place score", players, players - 1).total == sum(last)
        assert whole.sample("seat score", players, 1).total == sum(played.sheets[1].total for played in same)
        for kind in ("place", "seat"):
            wins = [whole.chance(f"{kind} wins", players, number).taken for number in range(players)]
            assert sum(wins) == STUDY.games


@pytest.mark.parametrize(
    ("players", "others", "message"),
    [
        ("2", {"games": 0}, "games: must be 1 to 1000000, not 0"),
        ("2,6", {}, r"players: must be 2 to 5, not 6 \(V-M1\)"),
        ("2,2", {}, "players: a number stands twice"),
        ("two", {}, "players: 'two' is no number of players"),
        ("2,", {}, "players: '' is no number of players"),
        ("2", {"bot": "brave"}, "bots: 'brave' is not one of: random, greedy"),
        ("2", {"decent": "brave"}, "bots: 'brave' is not one of: random, greedy"),
    ],
)
def test_what_cannot_be_studied_is_refused(players: str, others: dict[str, object], message: str) -> None:
    options: dict[str, object] = {"games": 1, "bot": "random", "decent": "random", "seed": 1, **others}
    with pytest.raises(TacoraError, match=message):
        set_up(players=players, **options)  # type: ignore[arg-type]  # each has its type


def test_one_bot_against_itself_plays_once() -> None:
    study = set_up(3, "2, 4", "greedy", "greedy", 1)
    assert (study.bots, study.players, study.matches) == (("greedy",), (2, 4), 6)
