"""Games on arrays: the same result however they are divided, and the same from every kernel."""

from random import Random
from typing import Any

import pytest

from diamant_twin import OPTIONS, random_policy
from tacora.batch.diamant import arrays
from tacora.batch.diamant.games import Batch, play
from tacora.batch.diamant.policy import FEATURES, returns, table, threshold
from tacora.bots.diamant import make_bot
from tacora.bots.diamant.arrays import POLICIES, policy_of
from tacora.core.chance import SeededChance
from tacora.core.errors import TacoraError
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View


@pytest.mark.parametrize("seats", [1, 4, 8])
@pytest.mark.parametrize("options", OPTIONS)
def test_thresholds_have_a_kernel_of_their_own_that_plays_the_same_games(options: dict[str, Any], seats: int) -> None:
    a_table = DIAMANT.table(options, seats)
    random = Random(seats)
    thresholds = [random.randint(0, 15) for _ in range(seats)]
    quick = Batch(a_table, [threshold(rubies) for rubies in thresholds]).play(3, range(500, 2_500))
    entries = [[16 * rubies] * FEATURES["met"] for rubies in thresholds]
    general = Batch(a_table, [table(["met"], entry) for entry in entries]).play(3, range(500, 2_500))
    assert str(quick) == str(general)


def test_the_result_does_not_depend_on_portions_or_threads() -> None:
    a_table = DIAMANT.table({"edition": "2017"}, 5)
    policies = [random_policy(Random(number)) for number in range(5)]
    batch = Batch(a_table, policies)
    whole = batch.play(2, range(25_000))
    parts = batch.play(2, range(7)) + batch.play(2, range(7, 24_000)) + batch.play(2, range(24_000, 25_000))
    for threads in (1, 2, 7):
        spread = play(a_table, policies, 25_000, seed=2, threads=threads)
        for one, two, three in zip(whole, parts, spread, strict=True):
            assert str(one) == str(two) == str(three)
    assert str(play(a_table, policies, 25_000, seed=3)) != str(whole)


def test_victories_add_up() -> None:
    result = play(DIAMANT.table({"edition": "2024"}, 4), [threshold(7)] * 4, 1_000)
    assert result.win_shares == (0.25,) * 4


@pytest.mark.parametrize("name", POLICIES)
def test_an_array_says_all_of_its_bot(name: str) -> None:
    bot = make_bot(name, 1)
    for number in range(60):
        random = Random(number)
        seen: list[View] = []

        def wander(view: View, random: Random = random, seen: list[View] = seen) -> Choice:
            seen.append(view)
            return Choice.RETURN if random.random() < 0.15 else Choice.CONTINUE

        a_table = DIAMANT.table(random.choice(OPTIONS), random.randint(1, 8))
        Match(DIAMANT, a_table).play([wander] * a_table.seats, SeededChance(number))
        policy = policy_of(name, a_table)
        assert policy is not None
        for view in seen:
            goes = {returns(policy, view, dither) for dither in (0, policy.spread - 1)}
            assert (bot(view) is Choice.RETURN) in goes
            assert len(goes) == 1 or policy.spread > 1


def test_what_is_no_policy_is_refused() -> None:
    with pytest.raises(TacoraError, match="policy: 'weather' is not one of: expeditions, "):
        table(["weather"], [])
    with pytest.raises(TacoraError, match="policy: must have 8 entries for met, not 7"):
        table(["met"], [1] * 7)
    with pytest.raises(TacoraError, match="policies: must be 3, one for each seat, not 1"):
        Batch(DIAMANT.table({}, 3), [threshold(1)])


def test_a_card_has_one_number() -> None:
    for options in OPTIONS:
        a_table = DIAMANT.table(options, 3)
        for card in (*a_table.deck, *a_table.relic_pile):
            assert arrays.card_of(a_table, arrays.card_number(a_table, card)) is card
