"""Ratings: known strengths are found again, and the intervals hold as often as they say."""

from math import log10
from random import Random

import pytest

from tacora.arena.rating import Results, ratings

STRENGTHS = {"weak": 1.0, "fair": 3.0, "good": 6.0, "best": 15.0}
TABLES = (("weak", "fair", "good"), ("fair", "good", "best"), ("weak", "best", "fair"), ("good", "best", "weak"))


def truth() -> dict[str, float]:
    middle = sum(log10(strength) for strength in STRENGTHS.values()) / len(STRENGTHS)
    return {bot: 1500 + 400 * (log10(strength) - middle) for bot, strength in STRENGTHS.items()}


def test_exact_shares_give_the_strengths_back() -> None:
    results = [
        Results(
            1_000_000,
            tuple((bot, 1_000_000 * STRENGTHS[bot] / sum(STRENGTHS[other] for other in table)) for bot in table),
        )
        for table in TABLES
    ]
    found = ratings(tuple(STRENGTHS), results)
    assert {bot: found[bot].rating for bot in STRENGTHS} == pytest.approx(truth(), abs=0.01)


def test_intervals_hold_about_nineteen_times_of_twenty() -> None:
    chance = Random(1)
    held = 0
    for _ in range(60):
        results = []
        for table in TABLES:
            won = chance.choices(table, [STRENGTHS[bot] for bot in table], k=100)
            results.append(Results(100, tuple((bot, float(won.count(bot))) for bot in table)))
        found = ratings(tuple(STRENGTHS), results)
        held += sum(found[bot].low <= true <= found[bot].high for bot, true in truth().items())
    assert 0.91 < held / 240 < 0.985


def test_a_bot_that_sits_there_twice_counts_twice() -> None:
    found = ratings(("a", "b"), [Results(300_000, (("a", 100_000), ("a", 100_000), ("b", 100_000)))])
    assert found["a"].rating == pytest.approx(1500, abs=0.01)


def test_whoever_never_won_or_never_played_has_a_rating_too() -> None:
    found = ratings(("a", "b", "c"), [Results(10, (("a", 10.0), ("b", 0.0)))])
    assert found["a"].rating > found["c"].rating > found["b"].rating
    assert found["c"].high - found["c"].low > found["a"].high - found["a"].rating
