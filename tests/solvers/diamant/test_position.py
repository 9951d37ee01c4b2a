"""Positions read off a real table, and those that no table can show."""

from collections import Counter

import pytest

from tacora.core.chance import SeededChance
from tacora.core.errors import BadOptions
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Card, Choice, Phase, State, Table, View, read_card, relic, treasure
from tacora.games.diamant.state import TakenRelic, relics_taken
from tacora.solvers.diamant.position import position


def cards(names: str) -> list[Card]:
    return [read_card(name, "") for name in names.split()]


def table(edition: str = "2024", players: int = 4, *, relics: bool = True) -> Table:
    return DIAMANT.table({"edition": edition, "relics": relics}, players)


def test_the_cards_seen_are_not_in_the_deck() -> None:
    state = position(
        table(),
        expedition=2,
        revealed=cards("treasure-7 trap-snake relic-5"),
        removed=cards("trap-lava"),
        beside=3,
        on_path=2,
        relics_taken=1,
    )
    left = Counter(card.wire for card in state.cave.deck)
    assert left.total() == 30 + 2 - 1 - 3
    assert (left["treasure-7"], left["trap-snake"], left["trap-lava"]) == (1, 2, 2)
    assert (left["relic-5"], left["relic-7"], left["relic-8"]) == (0, 1, 0)
    assert state.phase is Phase.DECIDE
    assert state.cave.path == tuple(cards("treasure-7 trap-snake relic-5"))
    assert state.cave.on_path == (2, 0, 0)
    assert state.cave.beside == 3
    assert state.cave.lying == ()
    assert state.camp.relics == ((TakenRelic(relic(5), 5),), (), (), ())


def test_nothing_is_seen_at_the_start_of_a_game() -> None:
    started, _ = DIAMANT.start(table())
    assert position(table()) == started


@pytest.mark.parametrize("edition", ["2017", "2024", "international"])
def test_a_live_match_gives_the_same_cave(edition: str) -> None:
    """At every decision with everybody in the cave the deck follows from what lies open."""
    seen = 0

    def check(view: View) -> Choice:
        nonlocal seen
        camp, cave = view.camp, view.cave
        rebuilt = position(
            camp.table,
            expedition=camp.expedition,
            revealed=cave.path,
            removed=[*camp.removed, *(taken.card for relics in camp.relics for taken in relics)],
            beside=cave.beside,
            on_path=sum(cave.on_path),
            relics_taken=relics_taken(camp),
        )
        assert Counter(rebuilt.cave.deck) == Counter(cave.deck)
        assert rebuilt.cave.lying == cave.lying
        assert rebuilt.cave.beside == cave.beside
        assert sum(rebuilt.cave.on_path) == sum(cave.on_path)
        seen += 1
        return Choice.RETURN if len(cave.path) > 5 else Choice.CONTINUE

    for seed in range(30):
        Match(DIAMANT, table(edition, players=1)).play([check], SeededChance(seed))
    assert seen > 200


def lying_and_left(state: State) -> tuple[int, int]:
    return len(state.cave.lying), sum(card.wire.startswith("relic") for card in state.cave.deck)


@pytest.mark.parametrize(
    ("taken", "lying", "left"),
    [(0, 2, 2), (1, 2, 2), (2, 2, 1), (3, 2, 0), (4, 1, 0), (5, 0, 0)],
)
def test_taken_relics_are_those_removed_then_those_unseen_then_those_revealed(
    taken: int, lying: int, left: int
) -> None:
    """D-E10, `2017`: one of the five is out of the game, two are revealed, two are not."""
    state = position(
        table("2017"), expedition=2, revealed=cards("relic relic"), removed=cards("relic"), relics_taken=taken
    )
    assert lying_and_left(state) == (lying, left)
    assert [relic.points for relic in state.camp.relics[0]] == [5, 5, 5, 10, 10][:taken]


def test_unseen_numbered_relics_are_taken_from_the_lowest_and_never_that_of_this_expedition() -> None:
    state = position(table(), expedition=3, revealed=cards("relic-8"), relics_taken=1)
    assert [card.wire for card in state.cave.deck if card.wire.startswith("relic")] == ["relic-7"]
    state = position(table(), expedition=3, revealed=cards("relic-8"), relics_taken=3)
    assert lying_and_left(state) == (0, 0)
    with pytest.raises(BadOptions, match=r"relics_taken: must be 0 to 2, not 3 \(D-E10\)"):
        position(table(), expedition=3, relics_taken=3)


def test_in_the_first_expedition_only_revealed_relics_can_have_been_taken() -> None:
    assert lying_and_left(position(table("2017"), revealed=cards("relic relic"), relics_taken=1)) == (1, 3)
    with pytest.raises(BadOptions, match="relics_taken: must be 0 to 0, not 1"):
        position(table("2017"), relics_taken=1)


@pytest.mark.parametrize(
    ("field", "rule", "facts"),
    [
        ("expedition", "D-E1", {"expedition": 0}),
        ("expedition", "D-E1", {"expedition": 6}),
        ("revealed", "D-S1", {"revealed": cards("trap-spider")}),
        ("revealed", "D-S1", {"revealed": cards("treasure-6")}),
        ("revealed", "D-S1", {"revealed": cards("treasure-7 treasure-7 treasure-7")}),
        ("revealed", "D-S1", {"revealed": cards("relic-7")}),
        ("revealed", "D-S1", {"revealed": cards("relic")}),
        ("revealed", "D-S1", {"revealed": cards("relic-5"), "removed": cards("relic-5"), "expedition": 2}),
        ("revealed", "D-E6", {"revealed": cards("trap-lava treasure-5 trap-lava")}),
        ("removed", "D-X4", {"removed": cards("trap-lava")}),
        ("removed", "D-X4", {"removed": cards("trap-lava trap-lava trap-lava"), "expedition": 4}),
        ("removed", "D-S1", {"removed": cards("trap-ram"), "expedition": 2}),
        ("removed", "D-X5", {"removed": cards("treasure-5"), "expedition": 2}),
        ("removed", "D-X3", {"removed": cards("relic-7"), "expedition": 2}),
        ("removed", "D-S1", {"removed": cards("relic-99"), "expedition": 2}),
        ("beside", "D-E4", {"beside": -1, "revealed": cards("treasure-5")}),
        ("beside", "D-E4", {"beside": 1}),
        ("on_path", "D-E4", {"on_path": -1, "revealed": cards("treasure-5")}),
        ("on_path", "D-E4", {"on_path": 1}),
        ("relics_taken", "D-E10", {"relics_taken": -1}),
        ("relics_taken", "D-E10", {"relics_taken": 1}),
    ],
)
def test_what_no_table_can_show_is_refused(field: str, rule: str, facts: dict[str, int | list[Card]]) -> None:
    with pytest.raises(BadOptions) as refused:
        position(table(), **facts)  # type: ignore[arg-type]  # each fact has the type of its field
    assert (refused.value.field, refused.value.rule) == (field, rule)


def test_relics_lost_in_earlier_expeditions_may_be_removed() -> None:
    state = position(table(), expedition=3, removed=cards("relic-5 trap-snake trap-snake"), revealed=[treasure(5)])
    assert state.camp.removed == tuple(cards("relic-5 trap-snake trap-snake"))
    assert relics_taken(state.camp) == 0
    assert len(state.cave.deck) == 30 + 3 - 3 - 1


def test_a_relic_of_this_expedition_was_taken_while_an_older_one_is_in_the_deck() -> None:
    """D-E10"""
    assert lying_and_left(position(table(), expedition=2, revealed=cards("treasure-7 relic-7"), relics_taken=1)) == (
        1,
        0,
    )
    state = position(table(), expedition=2, revealed=cards("treasure-7 relic-7"), relics_taken=1, taken_here=1)
    assert lying_and_left(state) == (0, 1)
    assert state.camp.relics[0] == (TakenRelic(relic(7), 7),)
    assert relics_taken(state.camp) == 1
    with pytest.raises(BadOptions, match=r"taken_here: must be 0 to 1, not 2 \(D-E10\)"):
        position(table(), expedition=2, revealed=cards("treasure-7 relic-7"), relics_taken=1, taken_here=2)
    with pytest.raises(BadOptions, match=r"taken_here: must be 1 to 1, not 0 \(D-E10\)"):
        position(table(), expedition=1, revealed=cards("treasure-7 relic-5"), relics_taken=1, taken_here=0)
