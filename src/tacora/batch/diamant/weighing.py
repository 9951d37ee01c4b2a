"""What going on and returning are worth at a decision: chances to win, from playouts in machine code.

The expeditions to come are played out apart from this one: what they bring each seat hardly depends on the choice, so
every end of this expedition is judged by many of them. The models of the others are drawn anew for each playout.
"""

# ruff: noqa: PLR0915, PLR0917, PLR0912  one loop is one function, on arrays

from typing import Any

import numpy as np

from tacora.batch.diamant.kernel import (
    BESIDE,
    DRAWN,
    EXPEDITION,
    EXPEDITIONS,
    EXPLORE,
    FIRST_RELIC,
    GAMMA,
    INSIDE,
    LAST,
    LYING,
    LYING_POINTS,
    MET,
    MOST_SEATS,
    NO_STOP,
    ON_PATH,
    PHASE,
    PILE,
    PILE_SIZE,
    POINTS,
    SCRATCH,
    SEATED,
    SEATS,
    SIZE,
    Array,
    copy,
    play_on,
    seat_models,
    stream,
)
from tacora.batch.fast import machine_code

# What a budget holds: futures for each way to play on in a first look, for the best ways, and in the end; futures by
# which an end of this expedition is judged; ends for each way in a first look, between two looks, and at most.
GLANCES, LOOKS_AHEAD, FUTURES, JUDGES, FIRST, BLOCK, MOST = range(7)
BEST_LATER = 4
BEST_NOW = 3
CLEAR = 3.0
"""Standard deviations at which a difference is clear."""


@machine_code
def begin_next(plan: Array, position: Array, deck: Array) -> None:
    """Set a position to the beginning of the next expedition, as if this one were over (D-X3, D-E1, D-E2)."""
    size, drawn = position[SIZE], position[DRAWN]
    place = 0
    while place < drawn:
        if deck[place] <= FIRST_RELIC:
            drawn -= 1
            size -= 1
            deck[place] = deck[drawn]
            deck[drawn] = deck[size]
        else:
            place += 1
    if position[PILE] < plan[PILE_SIZE]:
        deck[size] = FIRST_RELIC - position[PILE]
        size += 1
        position[PILE] += 1
    position[EXPEDITION] += 1
    position[PHASE] = EXPLORE
    position[SIZE] = size
    position[DRAWN] = position[MET] = position[BESIDE] = position[ON_PATH] = position[LYING] = 0
    position[LYING_POINTS] = 0
    position[INSIDE] = (1 << plan[SEATS]) - 1


@machine_code
def shared_win(points: Array, first: Any, more: Array, future: Any, seats: Any, hero: Any) -> Any:
    """The hero's share of a victory with the points from this place on, and more that a future brings (D-G3)."""
    own = points[first + hero] + more[future, hero]
    winners = 0
    for seat in range(seats):
        other = points[first + seat] + more[future, seat]
        if other > own:
            return 0.0
        winners += other == own
    return 1.0 / winners


@machine_code
def best_places(values: Array, many: Any) -> Array:
    """The places of the highest values, the highest first."""
    return np.argsort(-values)[:many]


@machine_code
def weigh(
    plan: Array,
    entries: Array,
    start: Array,
    start_deck: Array,
    rows: Array,
    chances: Array,
    hero: Any,
    ways: Array,
    later_ways: Array,
    seed: Any,
    budget: Array,
    found: Array,
) -> None:
    """The hero's chances to win after going on, and after returning (into `found`, then the ends that were played).

    Going on, the hero plays this expedition by the best of the `ways`, and the later ones by the best of `later_ways`.
    """
    seats, expeditions = plan[SEATS], plan[EXPEDITIONS]
    position, deck, scratch = start.copy(), start_deck.copy(), np.empty(SCRATCH, np.int64)
    futures, judges = 1, 1
    more = np.zeros((budget[FUTURES], MOST_SEATS), np.int64)
    if start[EXPEDITION] < expeditions:
        futures, judges = budget[FUTURES], budget[JUDGES]
        following, following_deck = start.copy(), start_deck.copy()
        begin_next(plan, following, following_deck)
        for seat in range(seats):
            if (start[INSIDE] >> seat) & 1:
                following[POINTS + seat] += start[BESIDE]
        nothing = np.zeros((1, MOST_SEATS), np.int64)
        alive = np.arange(later_ways.shape[0])
        wins = np.zeros(later_ways.shape[0])
        number = 0
        for stage in range(2):
            ends = budget[GLANCES] if stage == 0 else budget[LOOKS_AHEAD]
            for _ in range(ends):
                state = stream(seed, number)
                number += 1
                seat_models(plan, rows, chances, hero, state ^ GAMMA)
                for way in alive:
                    plan[SEATED + hero] = later_ways[way]
                    copy(following, following_deck, position, deck)
                    play_on(plan, entries, position, deck, scratch, state, hero, -1, NO_STOP, None)
                    wins[way] += shared_win(position, POINTS, nothing, 0, seats, hero)
            if stage == 0:
                alive = best_places(wins, BEST_LATER)
        plan[SEATED + hero] = later_ways[best_places(wins, 1)[0]]
        for future in range(futures):
            state = stream(seed, number)
            number += 1
            seat_models(plan, rows, chances, hero, state ^ GAMMA)
            copy(following, following_deck, position, deck)
            play_on(plan, entries, position, deck, scratch, state, hero, -1, NO_STOP, None)
            for seat in range(seats):
                more[future, seat] = position[POINTS + seat] - following[POINTS + seat]
    plan[LAST] = start[EXPEDITION]
    alive = np.arange(ways.shape[0])
    going_on = np.zeros(ways.shape[0])
    squares = np.zeros(ways.shape[0])
    returning = 0.0
    ends = 0
    number = 0
    best = 0
    for stage in range(1 + budget[MOST] // budget[BLOCK]):
        if stage == 1:  # the best ways are compared anew: that they were the best flatters them
            alive = best_places(going_on, BEST_NOW)
            going_on[:] = 0.0
            squares[:] = 0.0
            returning = 0.0
            ends = 0
        for _ in range(budget[FIRST] if stage == 0 else budget[BLOCK]):
            state = stream(seed ^ 0x5BD1E995, number)
            first = number * judges
            number += 1
            ends += 1
            seat_models(plan, rows, chances, hero, state ^ GAMMA)
            plan[SEATED + hero] = ways[0]
            copy(start, start_deck, position, deck)
            play_on(plan, entries, position, deck, scratch, state, hero, 1, NO_STOP, None)
            home = 0.0
            for nth in range(judges):
                home += shared_win(position, POINTS, more, (first + nth) % futures, seats, hero)
            home /= judges
            returning += home
            for way in alive:
                plan[SEATED + hero] = ways[way]
                copy(start, start_deck, position, deck)
                play_on(plan, entries, position, deck, scratch, state, hero, 0, NO_STOP, None)
                on = 0.0
                for nth in range(judges):
                    on += shared_win(position, POINTS, more, (first + nth) % futures, seats, hero)
                on /= judges
                going_on[way] += on
                squares[way] += (on - home) ** 2
        best = best_places(going_on, 1)[0]
        if abs(going_on[best] - returning) > CLEAR * squares[best] ** 0.5 + 1:
            break
    plan[LAST] = expeditions
    found[0] = going_on[best] / ends
    found[1] = returning / ends
    found[2] = number
