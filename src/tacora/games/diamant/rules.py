"""The rules: how a card, and everybody's choice, change the state."""

from collections.abc import Mapping
from functools import cache
from operator import add
from typing import NoReturn

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.games.diamant.cards import TRAP_KINDS, Card, Relic, Trap, Treasure, trap
from tacora.games.diamant.events import (
    ChoicesRevealed,
    EndedBy,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    GameEnded,
    RelicFound,
    RelicsTaken,
    Returned,
    TrapMet,
    TrapSprung,
    TreasureFound,
)
from tacora.games.diamant.moves import CHOICES, CONTINUE, RETURN, Choice
from tacora.games.diamant.state import (
    DECIDE,
    EXPLORE,
    OVER,
    Camp,
    CampFields,
    Cave,
    State,
    TakenRelic,
    new_camp,
    new_cave,
    new_state,
    relic_points,
    relics_taken,
)
from tacora.games.diamant.table import Table

Result = tuple[State, tuple[Event, ...]]

# An event is a value: one that comes up in every game is made once, here and wherever a function is cached.
TRAPS_MET = {card: TrapMet(card) for card in map(trap, TRAP_KINDS)}


def start(table: Table) -> Result:
    """The first expedition begins."""
    return _begin_expedition((table, 1, table.deck, ((),) * table.seats, table.relic_pile, ()), (0,) * table.seats, ())


def urn(state: State) -> tuple[Card, ...]:
    """The deck, while a card is to be revealed."""
    return state.cave.deck if state.phase is EXPLORE else ()


def pending(state: State) -> tuple[Seat, ...]:
    """Everybody in the cave, while choices are to be made."""
    return state.cave.in_cave if state.phase is DECIDE else ()


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Both choices, for whoever must choose."""
    return CHOICES if seat in pending(state) else ()


def absent(state: State, seat: Seat) -> Choice:  # noqa: ARG001  every state and seat alike
    """D-R5: an absent player returns."""
    return RETURN


def unfinished(state: State, seat: Seat, work: Json) -> Choice:  # noqa: ARG001
    """D-R5: a player who has not chosen in time returns."""
    return absent(state, seat)


def explore(state: State, card: Card) -> Result:
    """D-E3: a card is laid at the end of the path."""
    phase, camp, cave, chests = state
    deck, path, on_path, lying, in_cave, beside = cave
    if phase is not EXPLORE:
        rule, why = ("D-E8", "decisions come first") if phase is DECIDE else ("D-G1", "the game is over")
        raise IllegalMove(rule, "chance", f"no card is revealed now: {why}")
    unrevealed = list(deck)
    try:
        unrevealed.remove(card)
    except ValueError:
        raise IllegalMove("D-E3", "chance", f"{card.wire} is not in the deck") from None
    event: Event
    left = 0
    if type(card) is Treasure:  # D-E4
        event = _share(card, len(in_cave))
        beside, left = beside + event.each, event.left
    elif type(card) is Trap:
        if card in path:  # D-E6
            sprung = TrapSprung(card, in_cave, (beside,) * len(in_cave))
            return _end_expedition(camp, cave, chests, (sprung,), card)
        event = TRAPS_MET[card]  # D-E5
    else:
        lying = (*lying, card)  # D-E7
        event = _find(card)
    path, on_path = path + (card,), on_path + (left,)  # noqa: RUF005  twice as fast as unpacking
    cave = new_cave(Cave, (tuple(unrevealed), path, on_path, lying, in_cave, beside))
    return new_state(State, (DECIDE, camp, cave, chests)), (event,)


@cache
def _share(card: Treasure, sharers: int) -> TreasureFound:
    """D-E4: share a treasure equally; the rest stays on the card."""
    return TreasureFound(card, *divmod(card.rubies, sharers))


@cache
def _find(card: Relic) -> RelicFound:
    """D-E7: a relic lies on the path."""
    return RelicFound(card)


def check_choice(state: State, seat: Seat, choice: Choice) -> None:
    """D-E8: raises IllegalMove unless this seat must choose, and may make this choice."""
    where = f"seat {seat}"
    if state.phase is OVER:
        raise IllegalMove("D-G1", where, "the game is over")
    if state.phase is EXPLORE:
        raise IllegalMove("D-E3", where, "a card is revealed before anybody decides")
    if seat not in state.cave.in_cave:
        raise IllegalMove("D-E8", where, "only players in the cave decide")
    if not isinstance(choice, Choice):
        raise IllegalMove("D-E8", where, "a choice is continue or return")


def decide(state: State, choices: Mapping[Seat, Choice]) -> Result:
    """D-E8 to D-E12: everybody's choice is revealed, and the leavers go home."""
    phase, camp, cave, chests = state
    in_cave = cave.in_cave
    if phase is not DECIDE or len(choices) != len(in_cave):
        _refuse_choices(state, choices)
    leavers: tuple[Seat, ...] = ()
    for seat in in_cave:
        choice = choices.get(seat)
        if choice is RETURN:
            leavers += (seat,)
        elif choice is not CONTINUE:
            _refuse_choices(state, choices)
    revealed = _reveal(in_cave, leavers)
    if not leavers:
        return new_state(State, (EXPLORE, camp, cave, chests)), (revealed,)
    deck, path, on_path, lying, _, beside = cave
    share, rest = divmod(sum(on_path), len(leavers))  # D-E9: pooled, not card by card
    events: tuple[Event, ...] = (revealed, Returned(leavers, (beside,) * len(leavers), share, rest))
    chests_after = list(chests)
    for seat in leavers:  # D-E11
        chests_after[seat] += beside + share
    chests = tuple(chests_after)
    if lying and len(leavers) == 1:  # D-E10
        camp, taken = _take_relics(camp, lying, leavers[0])
        events += (taken,)
        lying = ()
    cave = new_cave(Cave, (deck, path, _lay_rest(path, rest), lying, revealed.stayed, beside))
    if revealed.stayed:
        return new_state(State, (EXPLORE, camp, cave, chests)), events
    return _end_expedition(camp, cave, chests, events, None)


@cache
def _reveal(in_cave: tuple[Seat, ...], leavers: tuple[Seat, ...]) -> ChoicesRevealed:
    """D-E8: who stayed, who left."""
    return ChoicesRevealed(tuple([seat for seat in in_cave if seat not in leavers]), leavers)


def _refuse_choices(state: State, choices: Mapping[Seat, Choice]) -> NoReturn:
    """Raise IllegalMove for the first fault in these choices."""
    for seat, choice in sorted(choices.items()):
        check_choice(state, seat, choice)
    for seat in state.cave.in_cave:
        if seat not in choices:
            check_choice(state, seat, CONTINUE)
            raise IllegalMove("D-E8", f"seat {seat}", "its choice is missing")
    raise IllegalMove("D-G1", "moves", "the game is over")


def _take_relics(camp: Camp, lying: tuple[Relic, ...], taker: Seat) -> tuple[Camp, RelicsTaken]:
    """D-E10, D-R4, D-R6: the lone leaver takes all relics, valued one after the other."""
    table, expedition, stock, relics, relic_pile, removed = camp
    before = relics_taken(camp)
    points = tuple([table.relic_points(card, before + nth) for nth, card in enumerate(lying)])
    taken = relics[taker] + tuple(map(TakenRelic, lying, points))
    relics = (*relics[:taker], taken, *relics[taker + 1 :])
    return new_camp(Camp, (table, expedition, stock, relics, relic_pile, removed)), RelicsTaken(taker, lying, points)


def _lay_rest(path: tuple[Card, ...], rest: int) -> tuple[int, ...]:
    """D-E9: what leavers cannot share lies on the treasure card nearest the entrance."""
    on_path = [0] * len(path)
    if rest:
        on_path[list(map(type, path)).index(Treasure)] = rest
    return tuple(on_path)


def _end_expedition(
    camp: Camp, cave: Cave, chests: tuple[int, ...], events: tuple[Event, ...], sprung: Trap | None
) -> Result:
    """D-X1 to D-X5, then the next expedition or the end (D-G1)."""
    table, expedition, stock, relics, relic_pile, removed = camp
    _, path, on_path, lying, _, _ = cave
    kept = list(stock)
    if table.relics:
        for card in path:
            if type(card) is Relic:
                kept.remove(card)  # D-X3, D-E10
    if sprung is None:
        ended_by = EndedBy.RETURN
    else:
        ended_by = EndedBy.TRAP
        kept.remove(sprung)  # D-X4: one of the two
        removed = (*removed, sprung)
    events += (ExpeditionEnded(expedition, ended_by, sum(on_path), lying, sprung),)
    stock = tuple(kept)
    removed += lying  # D-X3
    if expedition < table.expeditions:
        return _begin_expedition((table, expedition + 1, stock, relics, relic_pile, removed), chests, events)
    camp = Camp(table, expedition, stock, relics, relic_pile, removed)
    points = relic_points(camp)
    totals = _totals(chests, points)
    over = State(OVER, camp, Cave(stock, (), (), (), (), 0), chests)
    return over, (*events, GameEnded(chests, points, totals, _best(table, totals)))


def _begin_expedition(fields: CampFields, chests: tuple[int, ...], events: tuple[Event, ...]) -> Result:
    """D-E1, D-E2, D-R9: everybody into the cave, the top relic into the deck."""
    table, expedition, stock, relics, relic_pile, removed = fields
    relic = None
    if relic_pile:
        relic = relic_pile[0]
        stock += (relic,)
        fields = table, expedition, stock, relics, relic_pile[1:], removed
    cave = new_cave(Cave, (stock, (), (), (), table.all_seats, 0))
    state = new_state(State, (EXPLORE, new_camp(Camp, fields), cave, chests))
    return state, (*events, _began(expedition, relic))


@cache
def _began(expedition: int, relic: Relic | None) -> ExpeditionBegan:
    """D-E1, D-E2: an expedition begins."""
    return ExpeditionBegan(expedition, relic)


def scores(state: State) -> tuple[int, ...]:
    """D-G2: each seat's gems in the chest and relics."""
    return _totals(state.chests, relic_points(state.camp))


def winners(state: State) -> tuple[Seat, ...]:
    """D-G3: the highest score; tied players share the victory."""
    return _best(state.camp.table, scores(state)) if state.phase is OVER else ()


def _totals(chests: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, chests, points))


def _best(table: Table, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    best = max(totals)
    return tuple([seat for seat in table.all_seats if totals[seat] == best])
