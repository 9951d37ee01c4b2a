"""The search, in whole numbers and named arrays only, so that it runs in machine code or as plain Python.

A path is searched card by card. It settles where cards lie only as it walks onto them: the opening it leaves by and the
one it comes in by say where the next card must be. So cards lie in groups, at first each alone and far from the others;
walking from one group into another joins them, and a jump joins nothing. Groups that the path does not join are joined
at the end, in any way. A set of cards is a number with a bit for each.

Numba compiles anew only when this file changes. So all kernels are in this file, and a new value of an imported
constant needs a change in this file too.
"""

from collections.abc import Sequence
from typing import TypeAlias

from tacora.games.dungeon.ground import CELLS, EAST, HEIGHT, NORTH, SOUTH, WEST, WIDTH
from tacora.solvers.dungeon.arrays import (
    JUMP_SETS,
    MOST_OPENINGS,
    SIDES,
    Bound,
    Given,
    Hand,
    Lie,
    Option,
    Outlook,
    Prospect,
    Shared,
    Work,
)
from tacora.solvers.dungeon.fast import machine_code
from tacora.solvers.dungeon.kinds import (
    ACROSS_COLUMNS,
    ACROSS_ROWS,
    END,
    FIRST_JUMP,
    GUARD,
    KINDS,
    LANE,
    LIFT,
    MOST,
    TO_BARREL,
    TO_MONSTER,
    TOOLS,
)

# Python hands over an array in a fraction of the time that a record or a tuple takes: so there are arrays of one.
Hands: TypeAlias = Sequence[Hand]
Works: TypeAlias = Sequence[Work]
Shareds: TypeAlias = Sequence[Shared]

CERTAIN = 1000
"""All of the bound is believed."""

ENDLESS = 1 << 60
FAR_AWAY = 1000
OUTSIDE, WALL = -1, -2
APART, FORBIDDEN = -1, 0
ACROSS = 64
"""Added to an opening that a visit begins at by V-B11 or V-B12."""

ACROSS_BOOKS = MOST << LANE * ACROSS_ROWS | MOST << LANE * ACROSS_COLUMNS
"""The lanes of V-B11 and V-B12."""

FIRST_PAIR = 1
"""Of the openings that must stay free, the entry is the first; then come the pairs that V-B11 and V-B12 join."""

TURN = 2
"""What turning a card changes in a side, bit by bit."""


@machine_code
def place(lie: Lie, card: int, x: int, y: int, turned: int) -> None:
    """Lay a card."""
    lie.x[card] = x
    lie.y[card] = y
    lie.turned[card] = turned


@machine_code
def scatter(hand: Hand, lie: Lie) -> None:
    """Lay every card by itself, far from the others."""
    for card in range(hand.cards):
        place(lie, card, FAR_AWAY * (card + 1), 0, 0)
        lie.group[card] = 1 << card


@machine_code
def facing(hand: Hand, lie: Lie, card: int, opening: int) -> int:
    """The side that an opening looks to."""
    return hand.shapes[card].side[opening] ^ TURN * lie.turned[card]


@machine_code
def neighbourhood(hand: Hand, lie: Lie, card: int, other: int) -> int:
    """Two cards as they lie: APART, the openings that join them as bits, or so that it is FORBIDDEN (V-D3, V-R8)."""
    dx = lie.x[card] - lie.x[other]
    dy = lie.y[card] - lie.y[other]
    if dx <= -WIDTH - 1 or dx >= WIDTH + 1 or dy <= -HEIGHT - 1 or dy >= HEIGHT + 1:
        return APART
    mine = hand.shapes[card].edge
    theirs = hand.shapes[other].edge
    my_first = SIDES * lie.turned[card]
    their_first = SIDES * lie.turned[other]
    if -WIDTH < dx < WIDTH:
        if -HEIGHT < dy < HEIGHT:
            return FORBIDDEN
        shift = dx
        if dy > 0:
            near, own = theirs[their_first + SOUTH], mine[my_first + NORTH]
        else:
            near, own = theirs[their_first + NORTH], mine[my_first + SOUTH]
    elif -HEIGHT < dy < HEIGHT:
        shift = dy
        if dx > 0:
            near, own = theirs[their_first + EAST], mine[my_first + WEST]
        else:
            near, own = theirs[their_first + WEST], mine[my_first + EAST]
    else:
        return APART
    return near >> shift & own if shift >= 0 else near << -shift & own


@machine_code
def ahead_x(hand: Hand, lie: Lie, card: int, opening: int) -> int:
    """The column that an opening looks to."""
    side = hand.shapes[card].side[opening]
    column = hand.shapes[card].column[opening]
    if lie.turned[card]:
        side ^= TURN
        column = WIDTH - 1 - column
    if side == EAST:
        column += 1
    elif side == WEST:
        column -= 1
    return lie.x[card] + column


@machine_code
def ahead_y(hand: Hand, lie: Lie, card: int, opening: int) -> int:
    """The row that an opening looks to."""
    side = hand.shapes[card].side[opening]
    row = hand.shapes[card].row[opening]
    if lie.turned[card]:
        side ^= TURN
        row = HEIGHT - 1 - row
    if side == SOUTH:
        row += 1
    elif side == NORTH:
        row -= 1
    return lie.y[card] + row


@machine_code
def is_left_free(hand: Hand, work: Work, number: int, group: int) -> bool:
    """No card of the group lies before an opening that must stay free: a cell away, or however far."""
    lie = work.lie
    card = work.free_card[number]
    opening = work.free_opening[number]
    is_far = work.free_far[number]
    side = facing(hand, lie, card, opening)
    x = ahead_x(hand, lie, card, opening)
    y = ahead_y(hand, lie, card, opening)
    for other in range(hand.cards):
        if not group >> other & 1:
            continue
        left = lie.x[other]
        top = lie.y[other]
        is_column = left <= x < left + WIDTH
        is_row = top <= y < top + HEIGHT
        if is_column and is_row:
            return False
        if is_far:
            if is_column and ((side == NORTH and top <= y) or (side == SOUTH and top + HEIGHT > y)):
                return False
            if is_row and ((side == WEST and left <= x) or (side == EAST and left + WIDTH > x)):
                return False
    return True


@machine_code
def push_free(work: Work, card: int, opening: int, is_far: int) -> None:
    """Keep the cell ahead of an opening free from now on, or all cells ahead."""
    number = work.free
    work.free_card[number] = card
    work.free_opening[number] = opening
    work.free_far[number] = is_far
    work.free = number + 1


@machine_code
def are_opposite(hand: Hand, lie: Lie, card: int, opening: int, other: int, own: int) -> bool:  # noqa: PLR0917  a kernel
    """Two openings look away from each other in one line (V-R11)."""
    side = facing(hand, lie, card, opening)
    if facing(hand, lie, other, own) ^ side != TURN:
        return False
    if side & 1:
        return ahead_y(hand, lie, card, opening) == ahead_y(hand, lie, other, own)
    return ahead_x(hand, lie, card, opening) == ahead_x(hand, lie, other, own)


@machine_code
def can_be_opposite(hand: Hand, lie: Lie, card: int, opening: int, other: int, own: int) -> bool:  # noqa: PLR0917  a kernel
    """Two openings are opposite, or their groups can be turned so that they are: where the groups join decides."""
    if lie.group[card] == lie.group[other]:
        return are_opposite(hand, lie, card, opening, other, own)
    return (facing(hand, lie, card, opening) ^ facing(hand, lie, other, own)) & 1 == 0


@machine_code
def can_join(hand: Hand, work: Work, moved: int, base: int) -> int:
    """By how many pairs of openings two groups that lie so are joined; none if they may not lie so.

    They do not overlap, all that border are joined, free cells are free, and opposites are opposite.
    """
    lie = work.lie
    cards = hand.cards
    ways = 0
    for card in range(cards):
        if moved >> card & 1:
            for other in range(cards):
                if base >> other & 1:
                    near = neighbourhood(hand, lie, card, other)
                    if near == FORBIDDEN:
                        return 0
                    if near > 0:
                        ways += 2 if near & (near - 1) else 1  # two stand for any number
    for number in range(work.free):
        card = work.free_card[number]
        if moved >> card & 1:
            if not is_left_free(hand, work, number, base):
                return 0
        elif base >> card & 1 and not is_left_free(hand, work, number, moved):
            return 0
    for number in range(FIRST_PAIR, work.free - 1, 2):
        card = work.free_card[number]
        other = work.free_card[number + 1]
        are_met = (moved >> card & 1 and base >> other & 1) or (base >> card & 1 and moved >> other & 1)
        opening = work.free_opening[number]
        if are_met and not are_opposite(hand, lie, card, opening, other, work.free_opening[number + 1]):
            return 0
    return ways


@machine_code
def move(hand: Hand, lie: Lie, group: int, turn: int, x: int, y: int) -> None:  # noqa: PLR0917  a kernel
    """Shift a group, or turn it about the middle of (0, 0) and (x, y)."""
    for card in range(hand.cards):
        if group >> card & 1:
            if turn:
                lie.x[card] = x - lie.x[card]
                lie.y[card] = y - lie.y[card]
                lie.turned[card] ^= 1
            else:
                lie.x[card] += x
                lie.y[card] += y


@machine_code
def move_x(hand: Hand, lie: Lie, card: int, opening: int, turn: int, x: int) -> int:  # noqa: PLR0917  a kernel
    """How far a group must be moved for an opening's cell to be in a column."""
    column = hand.shapes[card].column[opening]
    if lie.turned[card]:
        column = WIDTH - 1 - column
    column += lie.x[card]
    return x + column - WIDTH + 1 if turn else x - column


@machine_code
def move_y(hand: Hand, lie: Lie, card: int, opening: int, turn: int, y: int) -> int:  # noqa: PLR0917  a kernel
    """How far a group must be moved for an opening's cell to be in a row."""
    row = hand.shapes[card].row[opening]
    if lie.turned[card]:
        row = HEIGHT - 1 - row
    row += lie.y[card]
    return y + row - HEIGHT + 1 if turn else y - row


@machine_code
def regroup(hand: Hand, lie: Lie, cards: int, group: int) -> None:
    """These cards belong to that group."""
    for card in range(hand.cards):
        if cards >> card & 1:
            lie.group[card] = group


@machine_code
def opening_at(hand: Hand, lie: Lie, x: int, y: int) -> int:
    """The opening at a cell as card * MOST_OPENINGS + its number; else WALL, or OUTSIDE where no card lies."""
    for card in range(hand.cards):
        column = x - lie.x[card]
        row = y - lie.y[card]
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            cell = row * WIDTH + column
            if lie.turned[card]:
                cell = CELLS - 1 - cell
            opening = hand.shapes[card].opening_at[cell]
            return card * MOST_OPENINGS + opening if opening >= 0 else WALL
    return OUTSIDE


@machine_code
def join_rest(hand: Hand, work: Work) -> bool:
    """Join the groups that are left in any way; whether that can be done."""
    lie = work.lie
    cards = hand.cards
    base = lie.group[work.entry_card]
    if base == (1 << cards) - 1:
        return True
    for other in range(cards):
        if base >> other & 1:
            continue
        moved = lie.group[other]
        for card in range(cards):
            if not base >> card & 1:
                continue
            for opening in range(hand.shapes[card].openings):
                x = ahead_x(hand, lie, card, opening)
                y = ahead_y(hand, lie, card, opening)
                side = facing(hand, lie, card, opening)
                for own in range(hand.shapes[other].openings):
                    faced = facing(hand, lie, other, own) ^ side
                    if faced & 1:
                        continue
                    turn = 1 - faced // 2
                    right = move_x(hand, lie, other, own, turn, x)
                    down = move_y(hand, lie, other, own, turn, y)
                    move(hand, lie, moved, turn, right, down)
                    if can_join(hand, work, moved, base):
                        regroup(hand, lie, base | moved, base | moved)
                        if join_rest(hand, work):
                            return True
                        regroup(hand, lie, base, base)
                        regroup(hand, lie, moved, moved)
                    move(hand, lie, moved, turn, right if turn else -right, down if turn else -down)
    return False


@machine_code
def keep(hand: Hand, work: Work, shared: Shared, value: int, visits: int) -> None:
    """Remember a path that is better than all before, if the cards can be laid so."""
    lie = work.lie
    saved = work.saved
    copy_lie(hand, lie, saved)
    if join_rest(hand, work):
        best = work.best
        entry = work.entry_card
        best.value = value
        best.visits = visits
        best.has_exit = work.has_exit
        best.entry_card = entry
        best.entry_opening = work.entry_opening
        right = work.home_x - lie.x[entry]
        down = work.home_y - lie.y[entry]
        copy_lie(hand, lie, best.lie)
        for card in range(hand.cards):
            best.lie.x[card] += right
            best.lie.y[card] += down
        for visit in range(visits):
            best.trail.card[visit] = work.trail.card[visit]
            best.trail.begin[visit] = work.trail.begin[visit]
            best.trail.option[visit] = work.trail.option[visit]
        shared.value = max(shared.value, value)
    copy_lie(hand, saved, lie)


@machine_code
def copy_lie(hand: Hand, source: Lie, target: Lie) -> None:
    """Let the cards of one lie as those of another."""
    for card in range(hand.cards):
        target.x[card] = source.x[card]
        target.y[card] = source.y[card]
        target.turned[card] = source.turned[card]
        target.group[card] = source.group[card]


@machine_code
def keep_exit(hand: Hand, work: Work, shared: Shared, card: int, out: int, worth: int, depth: int) -> None:  # noqa: PLR0917  a kernel
    """Remember a path that leaves by an exit, if the cards can be laid so."""
    work.has_exit = 1
    push_free(work, card, out, 0)
    keep(hand, work, shared, worth + hand.exit, depth + 1)
    work.free -= 1
    work.has_exit = 0


@machine_code
def jump_bit(kind: int) -> int:
    """V-B3 or V-B9 as a set, if a jump of that kind takes it."""
    return 1 if kind == TO_MONSTER else 2 if kind == TO_BARREL else 0


@machine_code
def jumps_left(hand: Hand, have: int, out: int) -> int:
    """V-B3 and V-B9, as a set, if the path may still jump by them; a jump that is on its way is among them."""
    left = (have >> LANE * TO_MONSTER & 1) + 2 * (have >> LANE * TO_BARREL & 1)
    return (left | jump_bit(out - FIRST_JUMP)) & hand.jumps


@machine_code
def bound(hand: Hand, given: Given, work: Work, value: int, have: int, out: int) -> int:  # noqa: PLR0917  a kernel
    """The most that any way on from here is worth: the best walk over the cards, were they laid as one likes."""
    left = 0
    through = 0
    bonus = hand.exit
    tools = have
    for card in range(hand.cards):
        if work.visited >> card & 1:
            outlook = given.outlooks[work.state[card]]
            through += outlook.through
            bonus = max(bonus, outlook.ended - outlook.through)
            tools += outlook.tools
        else:
            left |= 1 << card
    index = left * hand.bounds_of_set
    for kind in range(len(TOOLS)):
        tool = hand.tools[kind]
        index += min(tools >> LANE * kind & MOST, tool.most) * tool.stride
    walk = given.bounds[index]
    return value + min(through + max(walk.through + bonus, walk.ended), priced_bound(hand, given, work, have, out))


@machine_code
def priced_bound(hand: Hand, given: Given, work: Work, have: int, out: int) -> int:
    """A second bound: what the cards may still bring at the prices of tools and jumps, and the price of those in hand.

    No path takes more than it has and finds, and none arrives by a jump more often than it leaves by one. So at any
    prices no path brings more.
    """
    jumps = jumps_left(hand, have, out)
    total = hand.arrival_prices[out - FIRST_JUMP] if out >= FIRST_JUMP else 0
    for kind in range(len(KINDS)):
        total += hand.prices[kind] * (have >> LANE * kind & MOST)
    bonus = hand.exit
    for card in range(hand.cards):
        figures = given.bounds[hand.first_priced + work.state[card] * JUMP_SETS + jumps]
        total += figures.through
        bonus = max(bonus, figures.ended - figures.through)
    return total + bonus


@machine_code
def beyond(hand: Hand, given: Given, work: Work, card: int) -> tuple[int, int, int, int]:
    """What the bound adds up over all cards but one: the place of the walks, what is left, the best end, the tools."""
    left = 0
    through = 0
    bonus = hand.exit
    tools = 0
    for other in range(hand.cards):
        if other == card:
            continue
        if work.visited >> other & 1:
            outlook = given.outlooks[work.state[other]]
            through += outlook.through
            bonus = max(bonus, outlook.ended - outlook.through)
            tools += outlook.tools
        else:
            left |= 1 << other
    return left * hand.bounds_of_set, through, bonus, tools


@machine_code
def priced_beyond(hand: Hand, given: Given, work: Work, card: int, jumps: int) -> tuple[int, int]:
    """What the second bound adds up over all cards but one: what is left, and the best end."""
    through = 0
    bonus = hand.exit
    for other in range(hand.cards):
        if other != card:
            figures = given.bounds[hand.first_priced + work.state[other] * JUMP_SETS + jumps]
            through += figures.through
            bonus = max(bonus, figures.ended - figures.through)
    return through, bonus


@machine_code
def price_of(hand: Hand, have: int) -> int:
    """The price of the tools in hand."""
    total = 0
    for kind in range(len(KINDS)):
        if hand.prices[kind]:
            total += hand.prices[kind] * (have >> LANE * kind & MOST)
    return total


@machine_code
def walk_limit(  # noqa: PLR0917  a kernel
    hand: Hand, given: Given, outlook: Outlook, first: int, through: int, bonus: int, tools: int
) -> int:
    """The first bound less the value, from what is added up beyond a card and the card's own outlook."""
    tools += outlook.tools
    for kind in range(len(TOOLS)):
        tool = hand.tools[kind]
        if tool.most:
            first += min(tools >> LANE * kind & MOST, tool.most) * tool.stride
    walk = given.bounds[first]
    return through + outlook.through + max(walk.through + max(bonus, outlook.ended - outlook.through), walk.ended)


@machine_code
def priced_worth(hand: Hand, option: Option) -> int:
    """What a visit is worth, less the price of what it takes, and with the price of what it brings."""
    worth = option.worth
    for kind in range(len(KINDS)):
        if not hand.prices[kind]:
            continue
        if option.out == END:
            worth -= hand.prices[kind] * (option.need >> LANE * kind & MOST)
        else:
            worth += hand.prices[kind] * (((option.change + LIFT) >> LANE * kind & MOST) - MOST // 2)
    return worth + hand.arrival_prices[option.out - FIRST_JUMP] if option.out >= FIRST_JUMP else worth


@machine_code
def price_state(hand: Hand, given: Given, card: int, state: int, jumps: int) -> bool:
    """The second bound's figures of a state; whether they have changed."""
    through = 0
    ended = 0
    first_option = given.outlooks[state].first_option
    shape = hand.shapes[card]
    for beginning in range(shape.openings + shape.arrivals):
        cost = 0
        if beginning >= shape.openings:
            kind = shape.kind[beginning - shape.openings]
            if jump_bit(kind) & ~jumps:
                continue
            cost = hand.arrival_prices[kind]
        for number in range(first_option[beginning], first_option[beginning + 1]):
            option = given.options[number]
            if option.out == END:
                ended = max(ended, priced_worth(hand, option) - cost)
            elif not jump_bit(option.out - FIRST_JUMP) & ~jumps:
                worth = priced_worth(hand, option) - cost
                after = given.bounds[hand.first_priced + option.after * JUMP_SETS + jumps]
                through = max(through, worth + after.through)
                ended = max(ended, worth + after.ended)
    ended = max(ended, through)
    here = given.bounds[hand.first_priced + state * JUMP_SETS + jumps]
    has_changed = here.through != through or here.ended != ended
    here.through = through
    here.ended = ended
    return has_changed


@machine_code
def price(
    hands: Hands, outlooks: Sequence[Outlook], options: Sequence[Option], bounds: Sequence[Bound], jumps: int
) -> None:
    """The second bound's figures of every state at the hand's prices, with a set of V-B3 and V-B9."""
    hand = hands[0]
    given = Given(outlooks, options, bounds)
    for card in range(hand.cards):
        shape = hand.shapes[card]
        has_changed = True
        while has_changed:  # most states lead to later ones, which are priced first
            has_changed = False
            for back in range(shape.last_state - shape.first_state):
                if price_state(hand, given, card, shape.last_state - 1 - back, jumps):
                    has_changed = True


@machine_code
def is_hopeful(work: Work, shared: Shared, limit: int) -> bool:
    """A bound is above the best value so far, as far as the search believes it."""
    if limit * shared.belief > shared.value * CERTAIN:
        return True
    if limit > shared.value:
        work.missed = max(work.missed, limit)
    return False


@machine_code
def relax(hands: Hands, given: Given, prospects: Sequence[Prospect]) -> None:
    """The best walks over every set of cards with every number of tools, laid as one likes: what `bound` looks up."""
    hand = hands[0]
    bounds = given.bounds
    size = hand.bounds_of_set
    for left in range(1, 1 << hand.cards):
        for tools in range(size):
            through = 0
            ended = 0
            for card in range(hand.cards):
                if not left >> card & 1:
                    continue
                rest = (left ^ 1 << card) * size
                for number in range(hand.shapes[card].first_prospect, hand.shapes[card].last_prospect):
                    prospect = prospects[number]
                    index = rest
                    for kind in range(len(TOOLS)):
                        tool = hand.tools[kind]
                        had = tools // tool.stride % (tool.most + 1)
                        short = prospect.need >> LANE * kind & MOST
                        if had < short:
                            index = -1
                            break
                        had += (prospect.change >> LANE * kind & MOST) - MOST // 2
                        index += min(had, tool.most) * tool.stride
                    if index >= 0:
                        if prospect.is_end:
                            ended = max(ended, prospect.ended)
                        else:
                            onward = bounds[index].through
                            through = max(through, prospect.through + onward)
                            ended = max(ended, prospect.ended + onward, prospect.through + bounds[index].ended)
            bounds[left * size + tools].through = through
            bounds[left * size + tools].ended = ended


@machine_code
def search(  # noqa: PLR0912, PLR0915, PLR0917  Numba keeps no two functions on disk that call each other
    hand: Hand,
    given: Given,
    work: Work,
    shared: Shared,
    card: int,
    begin: int,
    value: int,
    have: int,
    depth: int,
) -> int:
    """Go on from a card's opening or arrival."""
    if shared.stop or work.nodes >= shared.most_nodes:
        return 0
    lie = work.lie
    trail = work.trail
    cards = hand.cards
    work.nodes += 1
    state = work.state[card]
    visited = work.visited
    base = lie.group[card]
    is_whole = base == (1 << cards) - 1
    first_option = given.outlooks[state].first_option
    beginning = begin % ACROSS
    trail.card[depth] = card
    trail.begin[depth] = begin
    # What the bounds add up over the other cards is the same for all options: it is added up once, if at all.
    first, through, bonus, tools = -1, 0, 0, 0
    jumps, priced_through, priced_bonus = -1, 0, 0
    price_in_hand = price_of(hand, have)
    for number in range(first_option[beginning], first_option[beginning + 1]):
        option = given.options[number]
        if ((have | GUARD) - option.need) & GUARD != GUARD:
            continue
        out = option.out
        worth = value + option.worth
        trail.option[depth] = number
        if out == END:
            if worth > shared.value:
                keep(hand, work, shared, worth, depth + 1)
            continue
        left = have + option.change
        x = 0
        y = 0
        met = WALL
        is_back = out == begin  # V-R9; only V-B11 and V-B12 lead on from there
        if out < FIRST_JUMP:
            x = ahead_x(hand, lie, card, out)
            y = ahead_y(hand, lie, card, out)
            met = opening_at(hand, lie, x, y)
            if met == WALL or (is_back and met != OUTSIDE):
                continue
            if met == OUTSIDE and is_whole and not left & ACROSS_BOOKS:  # nothing can follow
                if worth + hand.exit > shared.value and not is_back:
                    keep_exit(hand, work, shared, card, out, worth, depth)
                continue
        after_jumps = jumps_left(hand, left, out)
        if after_jumps != jumps:
            jumps = after_jumps
            priced_through, priced_bonus = priced_beyond(hand, given, work, card, jumps)
        figures = given.bounds[hand.first_priced + option.after * JUMP_SETS + jumps]
        limit = worth + priced_through + figures.through + max(priced_bonus, figures.ended - figures.through)
        limit += price_of(hand, left) if option.change else price_in_hand
        if out >= FIRST_JUMP:
            limit += hand.arrival_prices[out - FIRST_JUMP]
        if limit <= shared.value:
            continue
        if first < 0:
            first, through, bonus, tools = beyond(hand, given, work, card)
        outlook = given.outlooks[option.after]
        limit = min(limit, worth + walk_limit(hand, given, outlook, first, through, bonus, tools + left))
        if not is_hopeful(work, shared, limit):
            continue
        work.state[card] = option.after
        work.visited = visited | 1 << card
        if out >= FIRST_JUMP:
            for other in range(cards):
                shape = hand.shapes[other]
                for arrival in range(shape.arrivals):
                    if shape.kind[arrival] == out - FIRST_JUMP:
                        search(hand, given, work, shared, other, shape.openings + arrival, worth, left, depth + 1)
        elif met >= 0:
            search(hand, given, work, shared, met // MOST_OPENINGS, met % MOST_OPENINGS, worth, left, depth + 1)
        else:
            if worth + hand.exit > shared.value and not is_back:
                keep_exit(hand, work, shared, card, out, worth, depth)
            side = facing(hand, lie, card, out)
            for other in range(cards):
                if is_back or base >> other & 1:
                    continue
                moved = lie.group[other]
                is_last = moved == 1 << other and base | moved == (1 << cards) - 1 and not left & ACROSS_BOOKS
                there = given.outlooks[work.state[other]]
                for own in range(hand.shapes[other].openings):
                    faced = facing(hand, lie, other, own) ^ side
                    if faced & 1 or there.first_option[own] == there.first_option[own + 1]:
                        continue
                    turn = 1 - faced // 2
                    right = move_x(hand, lie, other, own, turn, x)
                    down = move_y(hand, lie, other, own, turn, y)
                    move(hand, lie, moved, turn, right, down)
                    ways = can_join(hand, work, moved, base)
                    # By its only way in, nothing leads back from the last card.
                    if ways > 1 or (ways and not (is_last and worth + there.alone[own] <= shared.value)):
                        regroup(hand, lie, base | moved, base | moved)
                        search(hand, given, work, shared, other, own, worth, left, depth + 1)
                        regroup(hand, lie, base, base)
                        regroup(hand, lie, moved, moved)
                    move(hand, lie, moved, turn, right if turn else -right, down if turn else -down)
            kind = ACROSS_ROWS + (side & 1)
            if left >> LANE * kind & MOST:
                left -= 1 << LANE * kind
                push_free(work, card, out, 1)
                if is_left_free(hand, work, work.free - 1, base):
                    for other in range(cards):
                        begins = given.outlooks[work.state[other]].first_option
                        for own in range(hand.shapes[other].openings):
                            if begins[own] == begins[own + 1] or not can_be_opposite(hand, lie, card, out, other, own):
                                continue
                            push_free(work, other, own, 1)
                            if is_left_free(hand, work, work.free - 1, lie.group[other]):
                                search(hand, given, work, shared, other, own + ACROSS, worth, left, depth + 1)
                            work.free -= 1
                work.free -= 1
        work.state[card] = state
        work.visited = visited
    return 0


@machine_code
def start(hand: Hand, given: Given, work: Work, shared: Shared, card: int, opening: int, have: int) -> None:  # noqa: PLR0917  a kernel
    """Search every path that enters by an opening, if that is on the edge."""
    lie = work.lie
    for other in range(hand.cards):
        work.state[other] = hand.shapes[other].first_state
    work.visited = 0
    work.has_exit = 0
    work.free = 0
    work.entry_card = card
    work.entry_opening = opening
    work.home_x = lie.x[card]
    work.home_y = lie.y[card]
    if opening_at(hand, lie, ahead_x(hand, lie, card, opening), ahead_y(hand, lie, card, opening)) == OUTSIDE:
        zero = work.visited  # Numba would compile the search anew for a constant
        push_free(work, card, opening, zero)
        search(hand, given, work, shared, card, opening, zero, have, zero)


@machine_code
def search_from(  # noqa: PLR0917  a kernel
    hands: Hands,
    outlooks: Sequence[Outlook],
    options: Sequence[Option],
    bounds: Sequence[Bound],
    works: Works,
    worker: int,
    shareds: Shareds,
    card: int,
    opening: int,
    have: int,
) -> None:
    """Search every dungeon whose path enters by an opening of a card."""
    hand = hands[0]
    work = works[worker]
    scatter(hand, work.lie)
    place(work.lie, card, 0, 0, 0)
    start(hand, Given(outlooks, options, bounds), work, shareds[0], card, opening, have)


@machine_code
def is_legal(hand: Hand, lie: Lie) -> bool:
    """All cards lie as the rules allow, and are one dungeon (V-D3, V-R8)."""
    reached = 1
    for _ in range(hand.cards):
        for card in range(hand.cards):
            for other in range(card):
                near = neighbourhood(hand, lie, card, other)
                if near == FORBIDDEN:
                    return False
                if near > 0 and (reached >> card & 1 or reached >> other & 1):
                    reached |= 1 << card | 1 << other
    return reached == (1 << hand.cards) - 1


@machine_code
def search_laid(  # noqa: PLR0917  a kernel
    hands: Hands,
    outlooks: Sequence[Outlook],
    options: Sequence[Option],
    bounds: Sequence[Bound],
    works: Works,
    shareds: Shareds,
    have: int,
) -> bool:
    """Search every path in a dungeon that lies already; whether it may lie so."""
    hand = hands[0]
    work = works[0]
    if not is_legal(hand, work.lie):
        return False
    given = Given(outlooks, options, bounds)
    cards = hand.cards
    regroup(hand, work.lie, (1 << cards) - 1, (1 << cards) - 1)
    for card in range(cards):
        for opening in range(hand.shapes[card].openings):
            start(hand, given, work, shareds[0], card, opening, have)
    return True
