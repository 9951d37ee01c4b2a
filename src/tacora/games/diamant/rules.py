"""The rules: how a card, and everybody's choice, change the state."""

from collections.abc import Mapping
from typing import NoReturn

from tacora.core.errors import IllegalMove
from tacora.core.seats import Seat
from tacora.games.diamant.cards import Card, Relic, Trap, Treasure
from tacora.games.diamant.events import (
    CHOICES,
    CONTINUE,
    RETURN,
    Choice,
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
from tacora.games.diamant.state import (
    DECIDE,
    EXPLORE,
    OVER,
    Camp,
    Cave,
    State,
    TakenRelic,
    relic_points,
    relics_taken,
)
from tacora.games.diamant.table import Table

Result = tuple[State, tuple[Event, ...]]


def start(table: Table) -> Result:
    """The first expedition begins."""
    nothing_yet = Camp(
        table,
        expedition=0,
        stock=table.deck,
        relics=((),) * table.seats,
        relic_pile=table.relic_pile,
        removed=(),
    )
    return _begin_expedition(nothing_yet, chests=(0,) * table.seats, events=())


def urn(state: State) -> tuple[Card, ...]:
    """The deck, while a card is to be revealed."""
    return state.cave.deck if state.phase is EXPLORE else ()


def pending(state: State) -> tuple[Seat, ...]:
    """Everybody in the cave, while choices are to be made."""
    return state.cave.in_cave if state.phase is DECIDE else ()


def legal(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Both choices, for whoever must choose."""
    return CHOICES if seat in pending(state) else ()


def explore(state: State, card: Card) -> Result:
    """D-E3: a card is laid at the end of the path."""
    phase, camp, cave, chests = state
    deck, path, on_path, lying, in_cave, beside = cave
    if phase is not EXPLORE:
        rule, why = ("D-E8", "decisions come first") if phase is DECIDE else ("D-G1", "the game is over")
        raise IllegalMove(rule, "chance", f"no card is revealed now: {why}")
    try:
        place = deck.index(card)
    except ValueError:
        raise IllegalMove("D-E3", "chance", f"{card.wire} is not in the deck") from None
    event: Event
    left = 0
    if type(card) is Treasure:  # D-E4
        each, left = divmod(card.rubies, len(in_cave))
        beside += each
        event = TreasureFound(card, each, left)
    elif type(card) is Trap:
        if card in path:
            return _spring(state, card)
        event = TrapMet(card)  # D-E5
    else:
        lying = (*lying, card)  # D-E7
        event = RelicFound(card)
    deck = deck[:place] + deck[place + 1 :]
    cave = Cave(deck, (*path, card), (*on_path, left), lying, in_cave, beside)
    return State(DECIDE, camp, cave, chests), (event,)


def _spring(state: State, card: Trap) -> Result:
    """D-E6: the second trap of its kind."""
    _, camp, cave, chests = state
    fled = cave.in_cave
    sprung = TrapSprung(card, fled, (cave.beside,) * len(fled))
    return _end_expedition(camp, cave, chests, (sprung,), card)


def check_choice(state: State, seat: Seat, choice: Choice) -> None:
    """D-E8: raises IllegalMove unless this seat must choose, and may choose so."""
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
    deck, path, on_path, lying, in_cave, beside = cave
    if phase is not DECIDE or len(choices) != len(in_cave):
        _refuse_choices(state, choices)
    stayed = []
    leavers = []
    for seat in in_cave:
        choice = choices.get(seat)
        if choice is CONTINUE:
            stayed.append(seat)
        elif choice is RETURN:
            leavers.append(seat)
        else:
            _refuse_choices(state, choices)
    if not leavers:
        return State(EXPLORE, camp, cave, chests), (ChoicesRevealed(in_cave, ()),)
    revealed = ChoicesRevealed(tuple(stayed), tuple(leavers))
    share, rest = divmod(sum(on_path), len(leavers))  # D-E9: pooled, not card by card
    events: tuple[Event, ...] = (
        revealed,
        Returned(revealed.left, (beside,) * len(leavers), share, rest),
    )
    chests_after = list(chests)
    for seat in leavers:  # D-E11
        chests_after[seat] += beside + share
    if lying and len(leavers) == 1:  # D-E10
        camp, taken = _take_relics(camp, lying, leavers[0])
        events += (taken,)
        lying = ()
    chests = tuple(chests_after)
    cave = Cave(deck, path, _lay_rest(path, rest), lying, revealed.stayed, beside)
    if stayed:
        return State(EXPLORE, camp, cave, chests), events
    return _end_expedition(camp, cave, chests, events, None)


def _refuse_choices(state: State, choices: Mapping[Seat, Choice]) -> NoReturn:
    """Name the first thing that is wrong with these choices."""
    for seat, choice in sorted(choices.items()):
        check_choice(state, seat, choice)
    for seat in state.cave.in_cave:
        if seat not in choices:
            check_choice(state, seat, CONTINUE)
            raise IllegalMove("D-E8", f"seat {seat}", "its choice is missing")
    raise IllegalMove("D-G1", "moves", "the game is over")


def _take_relics(camp: Camp, lying: tuple[Relic, ...], taker: Seat) -> tuple[Camp, RelicsTaken]:
    """D-E10, D-R4, D-R6: the lone leaver takes all relics, valued one after the other."""
    before = relics_taken(camp)
    taken = tuple(TakenRelic(card, camp.table.relic_points(card, before + nth)) for nth, card in enumerate(lying))
    relics = (*camp.relics[:taker], camp.relics[taker] + taken, *camp.relics[taker + 1 :])
    return camp._replace(relics=relics), RelicsTaken(taker, lying, tuple([relic.points for relic in taken]))


def _lay_rest(path: tuple[Card, ...], rest: int) -> tuple[int, ...]:
    """D-E9: what leavers cannot share lies on the treasure card nearest the entrance."""
    if not rest:
        return (0,) * len(path)
    nearest = next(place for place, card in enumerate(path) if type(card) is Treasure)
    return (0,) * nearest + (rest,) + (0,) * (len(path) - nearest - 1)


def _end_expedition(
    camp: Camp, cave: Cave, chests: tuple[int, ...], events: tuple[Event, ...], sprung: Trap | None
) -> Result:
    """D-X1 to D-X5, then the next expedition or the end (D-G1)."""
    table, expedition, stock, relics, relic_pile, removed = camp
    gone: list[Card] = [card for card in cave.path if type(card) is Relic]
    if sprung is not None:
        gone.append(sprung)  # D-X4: one of the two
        removed = (*removed, sprung)
    for card in gone:
        place = stock.index(card)
        stock = stock[:place] + stock[place + 1 :]
    ended_by = EndedBy.RETURN if sprung is None else EndedBy.TRAP
    ended = ExpeditionEnded(expedition, ended_by, sum(cave.on_path), cave.lying, sprung)
    camp = Camp(table, expedition, stock, relics, relic_pile, removed + cave.lying)  # D-X3
    if expedition < table.expeditions:
        return _begin_expedition(camp, chests, (*events, ended))
    nobody = Cave(stock, (), (), (), (), 0)
    state = State(OVER, camp, nobody, chests)
    return state, (*events, ended, GameEnded(chests, relic_points(camp), scores(state), winners(state)))


def _begin_expedition(camp: Camp, chests: tuple[int, ...], events: tuple[Event, ...]) -> Result:
    """D-E1, D-E2, D-R9: everybody into the cave, the top relic into the deck."""
    table, ended, stock, relics, relic_pile, removed = camp
    relic = None
    if relic_pile:
        relic, *left = relic_pile
        stock, relic_pile = (*stock, relic), tuple(left)
    camp = Camp(table, ended + 1, stock, relics, relic_pile, removed)
    cave = Cave(stock, (), (), (), table.all_seats, 0)
    return State(EXPLORE, camp, cave, chests), (*events, ExpeditionBegan(ended + 1, relic))


def scores(state: State) -> tuple[int, ...]:
    """D-G2: each seat's gems in the chest and relics."""
    return tuple(chest + points for chest, points in zip(state.chests, relic_points(state.camp), strict=True))


def winners(state: State) -> tuple[Seat, ...]:
    """D-G3: the highest score; tied players share the victory."""
    if state.phase is not OVER:
        return ()
    final = scores(state)
    return tuple(seat for seat in state.camp.table.all_seats if final[seat] == max(final))
