"""Games in machine code, on arrays of whole numbers: the twin of the rules (`tacora.games.diamant.rules`).

A deck is one array: the cards of the path, then those not revealed, in any order. A card is drawn by a swap to the
path's end (a shuffle that stops when the expedition does). A treasure is its rubies, a trap -1 to -7 by its kind, a
relic -10 and below by its place among the relics. Game `i` of a seed has random numbers of its own, whoever plays it
when. Where an argument may be None, Numba compiles the function once with it and once without.
"""

# ruff: noqa: PLR0912, PLR0915, PLR0917, SIM102  one loop is one function, on arrays, and `is not None` a question alone

from typing import Any

import numpy as np

from tacora.batch.diamant.policy import (
    FEATURES,
    LEAD_BOUNDS,
    LOOT_BOUNDS,
    PATH_BOUNDS,
    RELIC_BOUNDS,
    SCALE,
    SHARED,
)
from tacora.batch.fast import inlined, machine_code
from tacora.games.diamant.editions import FIRST_RELICS

Array = np.ndarray[Any, Any]

FIRST_RELIC = -10
MOST_POINTS = 512  # a group of anything above is the last one

# What a position holds, beside the deck: these numbers, then points by seat, then traps in the game by kind.
EXPEDITION, PHASE, SIZE, DRAWN, MET, BESIDE, ON_PATH, LYING, LYING_POINTS, TAKEN, PILE, INSIDE = range(12)
POINTS = 16
COPIES = 24
POSITION = 32
EXPLORE, DECIDE, OVER = range(3)

# What a plan holds: the table's numbers, the relics' worths, where each seat's policy stands, how many and which
# features that all share are looked at, then the policies. A game ends after the expedition LAST.
SEATS, EXPEDITIONS, RUBIES, ALIKE, HIDDEN, FIRST_WORTH, LATER_WORTH, PILE_SIZE, STANDING, RANKED, LAST = range(11)
WORTHS = 16
SEATED = 40
USED = 48
ROWS = 64
ROW = 16  # of each policy: the strides of all features, then these
OFFSET, SPREAD, SHAPE, STEP = 12, 13, 14, 15  # policies of one shape lie side by side, a step from cell to cell

# What the kernel works in: who is in the cave, what a policy looks at, and by seat where its entries for its standing
# begin.
MEMBERS = 0
LOOKS = 8
BEGINS = 24
CELL = 32  # where the hero's policy looks, at a stop
SCRATCH = 40

MOST_CARDS = 240  # 60 treasures, 7 times 20 traps, 20 relics, and some room
MOST_SEATS = 8

ALL = len(FEATURES)
SHARED_FEATURES = len(SHARED)
(F_EXPEDITIONS, F_REVEALED, F_MET, F_DANGER, F_RISK, F_PAY, F_PLAYERS, F_PATH, F_RELICS, F_LOOT, F_RANK, F_LEAD) = (
    range(ALL)
)

# what each of so many players gets of a treasure: faster than dividing
SHARES = np.array([[card // max(players, 1) for card in range(100)] for players in range(MOST_SEATS + 1)], np.int8)


def _groups(bounds: tuple[int, ...], least: int) -> Array:
    numbers = np.arange(least, MOST_POINTS)
    return np.searchsorted(np.array(bounds), numbers, side="right").astype(np.int8)


PATH_GROUPS = _groups(PATH_BOUNDS, 0)
RELIC_GROUPS = _groups(RELIC_BOUNDS, 0)
LOOT_GROUPS = _groups(LOOT_BOUNDS, 0)
LEAD_GROUPS = _groups(LEAD_BOUNDS, -MOST_POINTS)

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S30, S27, S31, S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
LOW = np.uint64(0xFFFFFFFF)

at = np.uint64
"""A place in an array that is not negative: nobody need ask whether it counts from the end, which cost a fifth."""


@inlined
def _mixed(number: Any) -> Any:
    """The finalizer of SplitMix64: a number of 64 bits that looks random."""
    number = (number ^ (number >> S30)) * MIX_1
    number = (number ^ (number >> S27)) * MIX_2
    return number ^ (number >> S31)


@machine_code
def stream(seed: Any, number: Any) -> Any:
    """Where the random numbers of a game begin."""
    return _mixed(_mixed(np.uint64(seed)) + np.uint64(number) * GAMMA)


@machine_code
def relic_worth(plan: Array, lying: Any, points: Any, taken: Any) -> Any:
    """What a lone leaver gets for the relics on the path (D-E10, D-R4)."""
    if plan[ALIKE] == 0:
        return points
    first = min(max(FIRST_RELICS - taken, 0), lying)
    return first * plan[FIRST_WORTH] + (lying - first) * plan[LATER_WORTH]


@machine_code
def compare(plan: Array, position: Array, scratch: Array) -> None:
    """Find where each seat's entries begin, by its rank and its lead over the best other.

    Where chests are hidden nobody knows these.
    """
    seats, knows = plan[SEATS], plan[HIDDEN] == 0 and plan[SEATS] > 1
    best = second = -1
    for seat in range(seats):
        own = position[at(POINTS + seat)]
        second = max(second, min(best, own))
        best = max(best, own)
    for seat in range(seats):
        row = plan[at(SEATED + seat)]
        own = position[at(POINTS + seat)]
        lead = own - (second if own == best else best) if knows else 0
        group = LEAD_GROUPS[at(min(max(lead, -MOST_POINTS), MOST_POINTS - 1) + MOST_POINTS)]
        scratch[at(BEGINS + seat)] = plan[at(row + OFFSET)] + group * plan[at(row + F_LEAD)]
    if plan[RANKED] != 0 and knows:
        for seat in range(seats):
            rank = 0
            for other in range(seats):
                rank += position[at(POINTS + other)] > position[at(POINTS + seat)]
            scratch[at(BEGINS + seat)] += rank * plan[at(plan[at(SEATED + seat)] + F_RANK)]


@machine_code
def play_on(
    plan: Array,
    entries: Array,
    position: Array,
    deck: Array,
    scratch: Array,
    state: Any,
    hero: Any,
    forced: Any,
    stop: Any,
    log: Any,
) -> Any:
    """Play a position to its end, or to the decision of the hero before which `stop` others were theirs
    (then `scratch[CELL]` says where the policy looks).

    Position and deck change in place. `forced` is the hero's first choice: 0 goes on, 1 returns, -1 as the policy says;
    without a hero all is left to the policies. The log, if there is one, gets every card drawn, every dither (512 more)
    and every set of leavers (as bits, 256 more). Returns how many numbers were logged.
    """
    seats, expeditions, last = plan[SEATS], plan[EXPEDITIONS], plan[LAST]
    expedition, phase, size, drawn = position[EXPEDITION], position[PHASE], position[SIZE], position[DRAWN]
    met, beside, on_path = position[MET], position[BESIDE], position[ON_PATH]
    lying, lying_points, taken, pile = position[LYING], position[LYING_POINTS], position[TAKEN], position[PILE]
    wants_risk = wants_pay = False
    wants_standing = plan[STANDING] != 0
    for used in range(plan[USED]):
        wants_risk |= plan[at(USED + 1 + used)] == F_RISK
        wants_pay |= plan[at(USED + 1 + used)] == F_PAY
    players = 0
    for seat in range(seats):
        scratch[at(BEGINS + seat)] = plan[at(plan[at(SEATED + seat)] + OFFSET)]
        if (position[INSIDE] >> seat) & 1:
            scratch[at(MEMBERS + players)] = seat
            players += 1
    has_changed = wants_standing
    rubies = plan[RUBIES]
    kinds = danger = relics_drawn = 0
    for place in range(drawn):
        card = np.int64(deck[at(place)])
        if card > 0:
            rubies -= card
        elif card > FIRST_RELIC:
            kinds += 1
            danger += position[at(COPIES - card)] - 1
        else:
            relics_drawn += 1
    spare = np.uint64(0)
    has_spare = False
    logged = 0
    while phase != OVER:
        is_end = False
        if phase == EXPLORE:
            if has_spare:
                number = spare
                has_spare = False
            else:
                state += GAMMA
                both = _mixed(state)
                number = both >> S32
                spare = both & LOW
                has_spare = True
            place = drawn + np.int64((number * np.uint64(size - drawn)) >> S32)
            card = np.int64(deck[at(place)])
            deck[at(place)] = deck[at(drawn)]
            deck[at(drawn)] = card
            drawn += 1
            if log is not None:
                log[logged] = card
                logged += 1
            phase = DECIDE
            if card > 0:  # D-E4
                each = np.int64(SHARES[players, card])
                beside += each
                on_path += card - each * players
                rubies -= card
            elif card > FIRST_RELIC:
                if (met >> -card) & 1:  # D-E6, D-X4
                    drawn -= 1
                    size -= 1
                    deck[at(drawn)] = deck[at(size)]
                    position[at(COPIES - card)] -= 1
                    is_end = True
                else:  # D-E5
                    met |= 1 << -card
                    kinds += 1
                    danger += position[at(COPIES - card)] - 1
            else:  # D-E7
                lying += 1
                lying_points += plan[at(WORTHS + FIRST_RELIC - card)]
                relics_drawn += 1
        if not is_end:
            scratch[LOOKS + F_EXPEDITIONS] = min(expeditions - expedition, 4)
            scratch[LOOKS + F_REVEALED] = min(drawn, 15)
            scratch[LOOKS + F_MET] = kinds
            scratch[LOOKS + F_DANGER] = min(danger, 11)
            scratch[LOOKS + F_PLAYERS] = players - 1
            scratch[LOOKS + F_PATH] = PATH_GROUPS[at(min(on_path, MOST_POINTS - 1))]
            if wants_risk:
                scratch[LOOKS + F_RISK] = min(np.uint32(32 * danger) // np.uint32(size - drawn), 15)
            if wants_pay:
                pay = np.int64(np.uint32(rubies) // np.uint32(danger * players)) if danger else 31
                scratch[LOOKS + F_PAY] = min(pay, 31)
            relics = relic_worth(plan, lying, lying_points, taken) if lying else 0
            scratch[LOOKS + F_RELICS] = RELIC_GROUPS[at(min(relics, MOST_POINTS - 1))]
            scratch[LOOKS + F_LOOT] = LOOT_GROUPS[at(min(on_path + relics, MOST_POINTS - 1))]
            if has_changed:
                compare(plan, position, scratch)
                has_changed = False
            leavers: Any = 0
            leaving: Any = 0
            last_shape = -1
            base = 0
            load = SCALE * beside
            for nth in range(players):
                seat = scratch[at(MEMBERS + nth)]
                row = plan[at(SEATED + seat)]
                if plan[at(row + SHAPE)] != last_shape:
                    last_shape = plan[at(row + SHAPE)]
                    base = 0
                    for used in range(plan[USED]):
                        feature = plan[at(USED + 1 + used)]
                        base += scratch[at(LOOKS + feature)] * plan[at(row + feature)]
                place = base + scratch[at(BEGINS + seat)]
                if hero is not None:
                    if seat == hero:
                        stop -= 1
                        if stop < 0:
                            scratch[CELL] = (place - plan[at(row + OFFSET)]) // plan[at(row + STEP)]
                            break
                parts = load
                spread = plan[at(row + SPREAD)]
                if spread > 1:
                    state += GAMMA
                    dither = np.int64(((_mixed(state) >> S32) * np.uint64(spread)) >> S32)
                    parts += dither
                    if log is not None:
                        log[logged] = 512 + dither
                        logged += 1
                leaves: Any = np.int64(parts >= entries[at(place)])
                if hero is not None:
                    if seat == hero and forced >= 0:
                        leaves = forced
                        forced = -1
                leavers |= leaves << seat
                leaving += leaves
            if hero is not None:
                if stop < 0:
                    break
            if log is not None:
                log[logged] = 256 + leavers
                logged += 1
            if leaving:
                share = np.int64(np.uint32(on_path) // np.uint32(leaving))  # D-E9
                on_path -= share * leaving
                gain = beside + share
                if leaving == 1 and lying:  # D-E10
                    gain += relic_worth(plan, lying, lying_points, taken)
                    taken += lying
                    lying = lying_points = 0
                staying = 0
                for nth in range(players):
                    seat = scratch[at(MEMBERS + nth)]
                    goes = (leavers >> seat) & 1
                    position[at(POINTS + seat)] += gain * goes  # D-E11
                    scratch[at(MEMBERS + staying)] = seat
                    staying += 1 - goes
                players = staying
                has_changed = wants_standing
            is_end = players == 0
            phase = EXPLORE
        if is_end:
            place = 0
            while relics_drawn:  # D-X3
                if deck[at(place)] <= FIRST_RELIC:
                    drawn -= 1
                    size -= 1
                    deck[at(place)] = deck[at(drawn)]
                    deck[at(drawn)] = deck[at(size)]
                    relics_drawn -= 1
                else:
                    place += 1
            if expedition == last:
                phase = OVER  # D-G1
            else:  # D-E1, D-E2
                expedition += 1
                if pile < plan[PILE_SIZE]:
                    deck[at(size)] = FIRST_RELIC - pile
                    size += 1
                    pile += 1
                phase = EXPLORE
                drawn = met = beside = on_path = lying = lying_points = kinds = danger = 0
                rubies = plan[RUBIES]
                for seat in range(seats):
                    scratch[at(MEMBERS + seat)] = seat
                players = seats
    position[EXPEDITION], position[PHASE], position[SIZE], position[DRAWN] = expedition, phase, size, drawn
    position[MET], position[BESIDE], position[ON_PATH] = met, beside, on_path
    position[LYING], position[LYING_POINTS], position[TAKEN], position[PILE] = lying, lying_points, taken, pile
    inside = 0
    for nth in range(players):
        inside |= 1 << scratch[at(MEMBERS + nth)]
    position[INSIDE] = inside
    return logged


@machine_code
def copy(start: Array, start_deck: Array, position: Array, deck: Array) -> None:
    """Set a position to another."""
    for place in range(POSITION):
        position[place] = start[place]
    for place in range(start[SIZE]):
        deck[place] = start_deck[place]


@machine_code
def count_result(points: Array, first: Any, seats: Any, totals: Array, squares: Array, victories: Array) -> Any:
    """Add a game's scores, from this place on, and who won with how many others (D-G3)."""
    best = points[first]
    for seat in range(1, seats):
        best = max(best, points[first + seat])
    winners = 0
    for seat in range(seats):
        winners += points[first + seat] == best
    for seat in range(seats):
        own = points[first + seat]
        totals[seat] += own
        squares[seat] += own * own
        victories[seat, winners - 1] += own == best


@machine_code
def play_games(
    plan: Array,
    entries: Array,
    start: Array,
    start_deck: Array,
    seed: Any,
    first: Any,
    games: Any,
    totals: Array,
    squares: Array,
    victories: Array,
    scores: Array,
) -> None:
    """Play games from a position, and add up the results; the scores of each game, if there is room for them."""
    position, deck, scratch = start.copy(), start_deck.copy(), np.empty(SCRATCH, np.int64)
    seats = plan[SEATS]
    for number in range(games):
        copy(start, start_deck, position, deck)
        play_on(plan, entries, position, deck, scratch, stream(seed, first + number), None, -1, 0, None)
        count_result(position, POINTS, seats, totals, squares, victories)
        if scores.shape[0]:
            for seat in range(seats):
                scores[number, seat] = position[POINTS + seat]


@machine_code
def win_share(position: Array, seats: Any, hero: Any) -> Any:
    """The hero's share of a victory (D-G3): nothing, all, or 1/k of what k share."""
    own, winners = position[POINTS + hero], 0
    for seat in range(seats):
        other = position[POINTS + seat]
        if other > own:
            return 0.0
        winners += other == own
    return 1.0 / winners


NO_STOP = 1 << 30


@machine_code
def seat_models(plan: Array, rows: Array, chances: Array, hero: Any, state: Any) -> None:
    """Give each other seat a policy by its chances, which rise to 1."""
    models = rows.shape[0]
    for seat in range(plan[SEATS]):
        if seat != hero:
            state += GAMMA
            toss = np.float64(_mixed(state) >> S32) / 4294967296.0
            model, beyond = 0, models - 1
            while model < beyond:
                middle = (model + beyond) // 2
                if chances[seat, middle] <= toss:
                    model = middle + 1
                else:
                    beyond = middle
            plan[SEATED + seat] = rows[model]


@machine_code
def compare_choices(
    plan: Array,
    entries: Array,
    start: Array,
    start_deck: Array,
    rows: Array,
    chances: Array,
    hero: Any,
    hero_row: Any,
    seed: Any,
    first: Any,
    playouts: Any,
    sums: Array,
) -> None:
    """Play a decision's both choices out with the same random numbers, the hero by one policy; adds to `sums`.

    These are the hero's victories after going on, after returning, and the sum and the squares of their difference.
    """
    position, deck, scratch = start.copy(), start_deck.copy(), np.empty(SCRATCH, np.int64)
    seats = plan[SEATS]
    plan[SEATED + hero] = hero_row
    for number in range(first, first + playouts):
        state = stream(seed, number)
        seat_models(plan, rows, chances, hero, state ^ GAMMA)
        copy(start, start_deck, position, deck)
        play_on(plan, entries, position, deck, scratch, state, hero, 0, NO_STOP, None)
        going_on = win_share(position, seats, hero)
        copy(start, start_deck, position, deck)
        play_on(plan, entries, position, deck, scratch, state, hero, 1, NO_STOP, None)
        returning = win_share(position, seats, hero)
        sums[0] += going_on
        sums[1] += returning
        sums[2] += returning - going_on
        sums[3] += (returning - going_on) ** 2


@machine_code
def learn(
    plan: Array,
    entries: Array,
    start: Array,
    start_deck: Array,
    hero: Any,
    ways: Array,
    latest: Any,
    seed: Any,
    playouts: Any,
    cells: Array,
    loads: Array,
    gains: Array,
) -> None:
    """Stop each game at a decision of the hero: its cell, its load, and what returning wins there over going on.

    Which decision it is, chance says: the first up to the latest; a game that ends before it has the cell -1. On the
    way there the hero plays by one of several ways (rows of the plan), so that decisions come up which it would not
    meet by the first one, its own.
    """
    position, deck, scratch = start.copy(), start_deck.copy(), np.empty(SCRATCH, np.int64)
    there, there_deck = start.copy(), start_deck.copy()
    seats = plan[SEATS]
    for number in range(cells.shape[0]):
        state = stream(seed, number)
        chance = _mixed(state ^ GAMMA)
        stop = np.int64(((chance >> S32) * np.uint64(latest)) >> S32)
        plan[SEATED + hero] = ways[np.int64(((chance & LOW) * np.uint64(ways.shape[0])) >> S32)]
        copy(start, start_deck, there, there_deck)
        play_on(plan, entries, there, there_deck, scratch, state, hero, -1, stop, None)
        plan[SEATED + hero] = ways[0]
        cells[number] = -1
        if there[PHASE] == OVER:
            continue
        cells[number] = scratch[CELL]
        loads[number] = there[BESIDE]
        gain = 0.0
        for _ in range(playouts):
            state = _mixed(state + GAMMA)
            copy(there, there_deck, position, deck)
            play_on(plan, entries, position, deck, scratch, state, hero, 0, NO_STOP, None)
            gain -= win_share(position, seats, hero)
            copy(there, there_deck, position, deck)
            play_on(plan, entries, position, deck, scratch, state, hero, 1, NO_STOP, None)
            gain += win_share(position, seats, hero)
        gains[number] = gain / playouts


@machine_code
def play_thresholds(
    seats: Any,
    expeditions: Any,
    start_deck: Array,
    size: Any,
    enough: Array,
    order: Array,
    shares: Array,
    relics: Any,
    seed: Any,
    first: Any,
    games: Any,
    totals: Array,
    squares: Array,
    victories: Array,
) -> None:
    """Play whole games of seats that return with enough rubies beside the chest, in rising order of `enough`.

    Everybody in the cave has the same rubies there, so those who want fewest leave first: nobody else need be asked.
    `relics` is None where there are none, or else the plan.
    """
    deck = start_deck.copy()
    points = np.zeros(MOST_SEATS, np.int64)
    ordered = np.zeros(MOST_SEATS, np.int64)
    place: Any
    leaving: Any
    for number in range(games):
        for place in range(size):
            deck[place] = start_deck[place]
        left = size
        state = stream(seed, first + number)
        for seat in range(seats):
            points[seat] = 0
        taken = pile = 0
        spare = np.uint64(0)
        has_spare = False
        for _ in range(expeditions):
            drawn = home = 0
            met: Any = 0
            beside: Any = 0
            on_path: Any = 0
            lying = relics_drawn = 0
            lying_points: Any = 0
            if relics is not None:
                if pile < relics[PILE_SIZE]:
                    deck[left] = FIRST_RELIC - pile
                    left += 1
                    pile += 1
            players = seats
            while players:
                if has_spare:
                    drawing = spare
                    has_spare = False
                else:
                    state += GAMMA
                    both = _mixed(state)
                    drawing = both >> S32
                    spare = both & LOW
                    has_spare = True
                place = drawn + np.int64((drawing * np.uint64(left - drawn)) >> S32)
                card = np.int64(deck[place])
                deck[place] = deck[drawn]
                deck[drawn] = card
                drawn += 1
                if card > 0:
                    each = np.int64(shares[players, card])
                    beside += each
                    on_path += card - each * players
                elif relics is None or card > FIRST_RELIC:
                    bit: Any = 1 << -card
                    if met & bit:
                        drawn -= 1
                        left -= 1
                        deck[drawn] = deck[left]
                        break
                    met |= bit
                else:
                    lying += 1
                    lying_points += relics[WORTHS + FIRST_RELIC - card]
                    relics_drawn += 1
                if beside >= enough[home]:
                    leaving = 1
                    while leaving < players and beside >= enough[home + leaving]:
                        leaving += 1
                    share = np.int64(np.uint32(on_path) // np.uint32(leaving))
                    on_path -= share * leaving
                    gain = beside + share
                    if relics is not None:
                        if leaving == 1 and lying:
                            gain += relic_worth(relics, lying, lying_points, taken)
                            taken += lying
                            lying = lying_points = 0
                    for seat in range(home, home + leaving):
                        points[seat] += gain
                    home += leaving
                    players -= leaving
            if relics is not None:
                place = 0
                while relics_drawn:
                    if deck[place] <= FIRST_RELIC:
                        drawn -= 1
                        left -= 1
                        deck[place] = deck[drawn]
                        deck[drawn] = deck[left]
                        relics_drawn -= 1
                    else:
                        place += 1
        for seat in range(seats):
            ordered[order[seat]] = points[seat]
        count_result(ordered, 0, seats, totals, squares, victories)
