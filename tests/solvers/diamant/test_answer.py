"""The answer to a whole question, exact and as JSON."""

from fractions import Fraction

import pytest

from tacora.core.jsonable import JsonObject
from tacora.games.diamant import DIAMANT, read_card
from tacora.solvers.diamant.answer import Answer, answer, answer_json
from tacora.solvers.diamant.position import position


def ask(players: int) -> Answer:
    state = position(
        DIAMANT.table({"edition": "2024", "relics": True}, players),
        expedition=2,
        revealed=[read_card(name, "") for name in ("treasure-7", "trap-snake", "relic-5")],
        removed=[read_card("trap-lava", "")],
        beside=3,
        on_path=2,
        relics_taken=1,
    )
    return answer(state.camp, state.cave)


def test_four_in_the_cave() -> None:
    known = ask(4)
    assert known.next.second_trap == Fraction(2, 28)
    assert known.next.expected_rubies == Fraction(23, 28)  # all treasures but a 7, shared by four
    assert known.expected_loss == Fraction(2, 28) * 3
    assert known.if_alone.at_hand == 3 + 2
    told = answer_json(known)
    assert told["second_trap"] == pytest.approx(1 / 14)
    assert told["second_trap_exact"] == "1/14"
    assert told["cards_left"] == 28
    assert isinstance(told["deck"], dict)
    assert told["deck"]["relic-7"] == 1
    assert "relic-5" not in told["deck"]
    assert "alone" not in told


def test_every_number_is_there_exactly_too() -> None:
    told = answer_json(ask(1))
    lengths = told["length"]
    assert isinstance(lengths, list)
    assert [entry["cards"] for entry in lengths if isinstance(entry, dict)] == list(range(1, len(lengths) + 1))
    parts: list[JsonObject] = [told, *(entry for entry in lengths if isinstance(entry, dict))]
    alone = told["alone"]
    assert isinstance(alone, dict)
    assert alone == told["if_alone"]
    for part in [*parts, alone]:
        for field, value in part.items():
            if field.endswith("_exact"):
                assert part[field.removesuffix("_exact")] == float(Fraction(str(value)))
    assert sum(Fraction(str(entry["probability_exact"])) for entry in parts[1:]) == 1


def test_alone_and_with_enough_at_hand() -> None:
    state = position(
        DIAMANT.table({"edition": "2024"}, 1),
        revealed=[read_card(name, "") for name in ("treasure-17", "treasure-15", "trap-snake", "trap-lava")],
        beside=32,
    )
    alone = answer_json(answer(state.camp, state.cave))["alone"]
    # 92 rubies are left against 4 of 26 cards that take 32
    assert alone == {
        "choice": "return",
        "return_now": 32,
        "going_on": pytest.approx(32 + (92 - 4 * 32) / 26),
        "going_on_exact": str(32 + Fraction(92 - 4 * 32, 26)),
        "value": 32.0,
        "value_exact": "32",
    }
