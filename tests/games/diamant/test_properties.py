"""What is true of every match, whatever is drawn and chosen."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from diamant_story import Story, random_match
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Phase, Relic, Table, Trap
from tacora.games.diamant.events import (
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    GameEnded,
    RelicsTaken,
    Returned,
    TrapSprung,
    TreasureFound,
)
from tacora.games.diamant.state import State, beside_by_seat, relic_points


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table that the options allow, small customs among them."""
    edition = draw(st.sampled_from(["2017", "2024", "international"]))
    options: dict[str, Any] = {"edition": edition, "hidden_chests": draw(st.booleans())}
    options["relics"] = True if edition == "2017" else draw(st.booleans())
    if draw(st.booleans()):
        options["custom"] = {
            "expeditions": draw(st.integers(1, 6)),
            "treasures": draw(st.lists(st.integers(1, 40), min_size=1, max_size=8)),
            "relic_values": draw(st.lists(st.integers(1, 20), min_size=2, max_size=2)),
        }
    return DIAMANT.table(options, draw(st.integers(1, 8)))


def matches(returns: float = 0.3) -> st.SearchStrategy[Story]:
    return st.builds(random_match, tables(), st.integers(0, 2**32), st.just(returns))


def states(story: Story) -> list[tuple[State, tuple[Event, ...]]]:
    """Every state of a match with the events that led to it."""
    told: list[tuple[Event, ...]] = []
    again = Match(DIAMANT, story.match.table, on_events=told.append)
    seen = [(again.state, told[0])]
    for step in story.match.steps:
        again.take(step)
        seen.append((again.state, told[-1]))
    return seen


def from_reserve(event: Event) -> int:
    """Gems that an event takes from the reserve, less those it returns."""
    match event:
        case TreasureFound(card=card):
            return card.rubies
        case RelicsTaken(points=points, relics=relics) if relics[0].number is None:
            return sum(points)
        case TrapSprung(lost=lost):
            return -sum(lost)
        case ExpeditionEnded(rubies_returned=rubies):
            return -rubies
        case _:
            return 0


@given(matches())
@settings(max_examples=60, deadline=None)
def test_gems_are_conserved(story: Story) -> None:
    """D-M4: what left the reserve lies on the path, beside chests, in chests or on relics."""
    taken = 0
    for state, events in states(story):
        taken += sum(map(from_reserve, events))
        on_relics = sum(relic_points(state.camp)) if state.camp.table.relics_are_alike else 0
        beside = sum(beside_by_seat(state.camp, state.cave))
        assert taken == sum(state.cave.on_path) + beside + sum(state.chests) + on_relics


@given(matches())
@settings(max_examples=60, deadline=None)
def test_cards_are_conserved(story: Story) -> None:
    """D-X3 to D-X5: every card is in the deck, on the path, on the pile, taken, or out of the game."""
    table = story.match.table
    everything = Counter(table.deck) + Counter(table.relic_pile)
    for state, _ in states(story):
        camp, cave = state.camp, state.cave
        taken = [relic.card for relics in camp.relics for relic in relics]
        on_path = [card for card in cave.path if not isinstance(card, Relic)]
        found = Counter[object]([*cave.deck, *on_path, *cave.lying, *camp.relic_pile, *taken, *camp.removed])
        assert found == everything


@given(matches(0.05))
@settings(max_examples=40, deadline=None)
def test_an_expedition_has_no_two_traps_alike_on_its_path(story: Story) -> None:
    """D-E6, D-R2: and there is always a card to draw."""
    for state, _ in states(story):
        traps = [card for card in state.cave.path if isinstance(card, Trap)]
        assert len(traps) == len(set(traps))
        assert state.cave.deck or state.phase is Phase.OVER


@given(matches())
@settings(max_examples=40, deadline=None)
def test_who_is_home_has_nothing_at_risk(story: Story) -> None:
    """D-E11: only players in the cave have rubies beside the chest, and a chest never shrinks."""
    before = (0,) * story.match.table.seats
    for state, _ in states(story):
        for seat, beside in enumerate(beside_by_seat(state.camp, state.cave)):
            assert seat in state.cave.in_cave or beside == 0
        assert all(now >= then for now, then in zip(state.chests, before, strict=True))
        before = state.chests


@given(matches())
@settings(max_examples=40, deadline=None)
def test_everybody_in_the_cave_has_the_same_beside_the_chest(story: Story) -> None:
    """D-E1, D-E4: one number says it all, also when everybody's rubies are counted apart, event by event."""
    beside = [0] * story.match.table.seats
    in_cave = set(story.match.table.all_seats)
    for state, events in states(story):
        for event in events:
            match event:
                case TreasureFound(each=each):
                    for seat in in_cave:
                        beside[seat] += each
                case Returned(seats=gone, beside=carried) | TrapSprung(fled=gone, lost=carried):
                    assert [beside[seat] for seat in gone] == list(carried)
                    in_cave -= set(gone)
                    for seat in gone:
                        beside[seat] = 0
                case ExpeditionBegan():
                    in_cave = set(story.match.table.all_seats)
                case _:
                    pass
        assert beside_by_seat(state.camp, state.cave) == tuple(beside)


@given(matches())
@settings(max_examples=40, deadline=None)
def test_every_point_was_announced(story: Story) -> None:
    """D-R7: every gain is public, so totals can be worked out by whoever keeps count."""
    totals = [0] * story.match.table.seats
    for event in story.events:
        if isinstance(event, Returned):
            for seat, beside in zip(event.seats, event.beside, strict=True):
                totals[seat] += beside + event.share
        if isinstance(event, RelicsTaken):
            totals[event.seat] += sum(event.points)
    ended = story.told(GameEnded)[0]
    assert ended.scores == tuple(totals) == DIAMANT.scores(story.state)
    assert ended.winners == DIAMANT.winners(story.state)
