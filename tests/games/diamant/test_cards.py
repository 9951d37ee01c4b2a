"""Cards have one name and one object each."""

import copy
import pickle

import pytest

from tacora.core.errors import IllegalMove
from tacora.games.diamant import Card, read_card, relic, trap, treasure

CARDS = (treasure(1), treasure(17), treasure(99), trap("snake"), trap("ram"), relic(), relic(5), relic(12))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.wire)
def test_a_card_is_one_object(card: Card) -> None:
    assert read_card(card.wire, "here") is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301  our own bytes


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("treasure-0", "D-M1"),
        ("treasure-07", "D-M1"),
        ("treasure-100", "D-M1"),
        ("treasure-1000000000000000000000", "D-M1"),
        ("treasure--7", "D-M1"),
        ("treasure-", "D-M1"),
        ("treasure", "D-M1"),
        ("treasure-²", "D-M1"),
        ("Treasure-7", "D-S1"),
        ("trap", "D-M2"),
        ("trap-cat", "D-M2"),
        ("relic-", "D-M3"),
        ("relic-0", "D-M3"),
        ("dragon-5", "D-S1"),
        ("", "D-S1"),
        (7, "F-2"),
        (None, "F-2"),
        (["treasure-7"], "F-2"),
    ],
)
def test_other_names_are_refused(name: object, rule: str) -> None:
    with pytest.raises(IllegalMove) as bad:
        read_card(name, "step 3")  # type: ignore[arg-type]  # any JSON may come
    assert bad.value.rule == rule
    assert bad.value.where == "step 3"
