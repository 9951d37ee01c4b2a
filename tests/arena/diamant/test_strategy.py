"""What the game teaches: figures that must come out whatever the dice say."""

from fractions import Fraction

import pytest

from tacora.arena.diamant.strategy import LOADS, SHIFTS, TABLES, Lessons, study
from tacora.core.errors import TacoraError
from tacora.reports.diamant.strategy import page


@pytest.fixture(scope="module")
def found() -> Lessons:
    return study(60, 1)


def test_lone_play_is_exact_and_no_load_beats_the_best_rule(found: Lessons) -> None:
    assert found.lone["2024"].best_expedition == Fraction(20839072607, 1201800600)
    for lone in found.lone.values():
        assert all(mean.low < lone.exact.high for mean in lone.by_load)
        assert lone.by_load[LOADS.index(20)].mean > lone.by_load[LOADS.index(1)].mean


def test_equals_share_every_victory(found: Lessons) -> None:
    for outsider in found.outsiders.values():
        for at in range(len(LOADS)):
            assert outsider.shares[at][at].share == pytest.approx(0.25)


def test_the_usual_load_changes_nothing_and_more_or_less_does(found: Lessons) -> None:
    for behind in found.behind.values():
        changes = [row[SHIFTS.index(0)] for row in behind.gains]
        assert {(change.mean, change.spread) for change in changes} == {(0.0, 0.0)}
        assert any(change.spread > 0 for row in behind.gains for change in row)


def test_only_a_lone_leaver_takes_relics(found: Lessons) -> None:
    for name, groups in found.leavers.items():
        alone, *together = groups
        assert alone.times > 0
        assert alone.relics is not None
        assert (alone.relics.mean > 0) == ("relics" in name or name == "2017")
        assert all(group.relics is None or group.relics.mean == 0 for group in together)


def test_the_page_tells_every_table(found: Lessons) -> None:
    text = page(found)
    assert "tacora strategy diamant --games 60 --seed 1 --report DIR" in text
    for name in TABLES:
        assert text.count(f"| {name} |") == 1 + 4 + 5 + 8 + 9


def test_too_few_games_are_refused() -> None:
    with pytest.raises(TacoraError, match="games: must be 2 to 10000000, not 1"):
        study(1, 1)
