"""The search, in whole numbers and flat arrays only, so that it runs compiled or plain.

`t` holds what a question fixes (built in tables.py), `w` what one search changes, `g` what several share: the best
value, whether to stop, how much of the bound a search believes, in thousandths, and how many visits it may look at.

A path is searched card by card. It settles where cards lie only as it walks onto them: the opening it leaves by and the
one it comes in by say where the next card must be. So cards lie in groups, at first each alone and far from the others;
walking from one group into another joins them, and a jump joins nothing. Groups that the path does not join are joined
at the end, anyhow.
"""

from tacora.solvers.dungeon.fast import Numbers, compiled

# What `t` begins with, and its blocks.
CARDS, BEGINS, ROWS, OPTIONS, STATES, THROUGH, ENDED, EXIT = range(8)
CAP, STRIDE, SIZE, FIRST_STATE, RELAXED = 8, 12, 16, 18, 24
CARD, CARD_SIZE = 40, 160
OPENINGS, ARRIVALS, SIDE, ROW, COLUMN, MASK, KIND, AT = 0, 1, 2, 18, 34, 50, 58, 96
MOST_OPENINGS = 16
OPTION_SIZE, STATE_SIZE, RELAXED_SIZE = 5, 3, 5

# What `w` holds.
STATE, X, Y, TURNED, GROUP = 0, 8, 16, 24, 32
LYING = 32
"""X, Y, TURNED and GROUP: so many numbers from X on."""

VISITED, NODES, ENTRY_CARD, HOME_X, HOME_Y, HAS_EXIT, LAST, FREE, ENTRY_OPENING = range(40, 49)
FREE_CARD, FREE_OPENING, FREE_FAR = 50, 58, 66
SAVED = 76
TRAIL, TRAIL_STEP, BEST = 112, 3, 240
BEST_DEPTH, BEST_EXIT, BEST_CARD, BEST_OPENING, BEST_X, BEST_Y, BEST_TURNED, BEST_TRAIL = 1, 2, 3, 4, 8, 16, 24, 32
WORK = 400

# What `g` holds.
VALUE, STOP, BELIEF, MOST_NODES = range(4)
CERTAIN = 1000
ENDLESS = 1 << 60

FAR_AWAY = 1000
WIDTH, HEIGHT, CELLS, LANE, MOST = 7, 9, 63, 6, 31
GUARD = 0x820820820820820
JUMP, TO_END = 16, -1
OUTSIDE, WALL = -1, -2
FORBIDDEN, APART, JOINED = range(3)
ACROSS_ROWS = 8
ACROSS = 64
VISIT, FIND_OPPOSITE = range(2)


@compiled
def place(w: Numbers, card: int, x: int, y: int, turned: int) -> None:
    """Lay a card."""
    w[X + card] = x
    w[Y + card] = y
    w[TURNED + card] = turned


@compiled
def scatter(t: Numbers, w: Numbers) -> None:
    """Lay every card by itself, far from the others."""
    for card in range(t[CARDS]):
        place(w, card, FAR_AWAY * (card + 1), 0, 0)
        w[GROUP + card] = 1 << card


@compiled
def facing(t: Numbers, w: Numbers, card: int, opening: int) -> int:
    """The side that an opening looks to."""
    return t[CARD + card * CARD_SIZE + SIDE + opening] ^ 2 * w[TURNED + card]


@compiled
def neighbourhood(t: Numbers, w: Numbers, card: int, other: int) -> int:
    """Two cards as they lie: APART, JOINED by a pair of openings, or so that it is FORBIDDEN (V-D3, V-R8)."""
    dx = w[X + card] - w[X + other]
    dy = w[Y + card] - w[Y + other]
    if dx <= -WIDTH - 1 or dx >= WIDTH + 1 or dy <= -HEIGHT - 1 or dy >= HEIGHT + 1:
        return APART
    mine = CARD + card * CARD_SIZE + MASK + 4 * w[TURNED + card]
    theirs = CARD + other * CARD_SIZE + MASK + 4 * w[TURNED + other]
    if -WIDTH < dx < WIDTH:
        if -HEIGHT < dy < HEIGHT:
            return FORBIDDEN
        near, own, shift = (t[theirs + 2], t[mine], dx) if dy > 0 else (t[theirs], t[mine + 2], dx)
    elif -HEIGHT < dy < HEIGHT:
        near, own, shift = (t[theirs + 1], t[mine + 3], dy) if dx > 0 else (t[theirs + 3], t[mine + 1], dy)
    else:
        return APART
    met = near >> shift & own if shift >= 0 else near << -shift & own
    return JOINED if met else FORBIDDEN


@compiled
def ahead_x(t: Numbers, w: Numbers, card: int, opening: int) -> int:
    """The column that an opening looks to."""
    at = CARD + card * CARD_SIZE
    side = t[at + SIDE + opening]
    column = t[at + COLUMN + opening]
    if w[TURNED + card]:
        side ^= 2
        column = WIDTH - 1 - column
    if side == 1:
        column += 1
    elif side == 3:
        column -= 1
    return w[X + card] + column


@compiled
def ahead_y(t: Numbers, w: Numbers, card: int, opening: int) -> int:
    """The row that an opening looks to."""
    at = CARD + card * CARD_SIZE
    side = t[at + SIDE + opening]
    row = t[at + ROW + opening]
    if w[TURNED + card]:
        side ^= 2
        row = HEIGHT - 1 - row
    if side == 2:
        row += 1
    elif side == 0:
        row -= 1
    return w[Y + card] + row


@compiled
def is_left_free(t: Numbers, w: Numbers, number: int, group: int) -> bool:
    """No card of the group lies before an opening that must stay free: a cell away, or however far."""
    card = w[FREE_CARD + number]
    opening = w[FREE_OPENING + number]
    is_far = w[FREE_FAR + number]
    side = facing(t, w, card, opening)
    x = ahead_x(t, w, card, opening)
    y = ahead_y(t, w, card, opening)
    for other in range(t[CARDS]):
        if not group >> other & 1:
            continue
        left = w[X + other]
        top = w[Y + other]
        is_column = left <= x < left + WIDTH
        is_row = top <= y < top + HEIGHT
        if is_column and is_row:
            return False
        if is_far:
            if is_column and ((side == 0 and top <= y) or (side == 2 and top + HEIGHT > y)):
                return False
            if is_row and ((side == 3 and left <= x) or (side == 1 and left + WIDTH > x)):
                return False
    return True


@compiled
def push_free(w: Numbers, card: int, opening: int, is_far: int) -> None:
    """From now on an opening stays free."""
    number = w[FREE]
    w[FREE_CARD + number] = card
    w[FREE_OPENING + number] = opening
    w[FREE_FAR + number] = is_far
    w[FREE] = number + 1


@compiled
def can_join(t: Numbers, w: Numbers, moved: int, base: int) -> bool:
    """Two groups may lie so: no overlap, all that border are joined, and what must stay free is."""
    cards = t[CARDS]
    for card in range(cards):
        if moved >> card & 1:
            for other in range(cards):
                if base >> other & 1 and neighbourhood(t, w, card, other) == FORBIDDEN:
                    return False
    for number in range(w[FREE]):
        card = w[FREE_CARD + number]
        if moved >> card & 1:
            if not is_left_free(t, w, number, base):
                return False
        elif base >> card & 1 and not is_left_free(t, w, number, moved):
            return False
    return True


@compiled
def is_apart(t: Numbers, w: Numbers, moved: int, base: int) -> bool:
    """No card of one group borders on one of the other."""
    for card in range(t[CARDS]):
        if moved >> card & 1:
            for other in range(t[CARDS]):
                if base >> other & 1 and neighbourhood(t, w, card, other) != APART:
                    return False
    return True


@compiled
def move(t: Numbers, w: Numbers, group: int, turn: int, x: int, y: int) -> None:  # noqa: PLR0917  a kernel
    """Shift a group, or turn it about the middle of (0, 0) and (x, y)."""
    for card in range(t[CARDS]):
        if group >> card & 1:
            if turn:
                w[X + card] = x - w[X + card]
                w[Y + card] = y - w[Y + card]
                w[TURNED + card] ^= 1
            else:
                w[X + card] += x
                w[Y + card] += y


@compiled
def move_x(t: Numbers, w: Numbers, card: int, opening: int, turn: int, x: int) -> int:  # noqa: PLR0917  a kernel
    """How far a group must be moved for an opening's cell to be in a column."""
    column = t[CARD + card * CARD_SIZE + COLUMN + opening]
    if w[TURNED + card]:
        column = WIDTH - 1 - column
    column += w[X + card]
    return x + column - WIDTH + 1 if turn else x - column


@compiled
def move_y(t: Numbers, w: Numbers, card: int, opening: int, turn: int, y: int) -> int:  # noqa: PLR0917  a kernel
    """How far a group must be moved for an opening's cell to be in a row."""
    row = t[CARD + card * CARD_SIZE + ROW + opening]
    if w[TURNED + card]:
        row = HEIGHT - 1 - row
    row += w[Y + card]
    return y + row - HEIGHT + 1 if turn else y - row


@compiled
def regroup(t: Numbers, w: Numbers, cards: int, group: int) -> None:
    """These cards belong to that group."""
    for card in range(t[CARDS]):
        if cards >> card & 1:
            w[GROUP + card] = group


@compiled
def opening_at(t: Numbers, w: Numbers, x: int, y: int) -> int:
    """The opening at a cell as card * MOST_OPENINGS + its number; else WALL, or OUTSIDE where no card lies."""
    for card in range(t[CARDS]):
        column = x - w[X + card]
        row = y - w[Y + card]
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            cell = row * WIDTH + column
            if w[TURNED + card]:
                cell = CELLS - 1 - cell
            opening = t[CARD + card * CARD_SIZE + AT + cell]
            return card * MOST_OPENINGS + opening if opening >= 0 else WALL
    return OUTSIDE


@compiled
def join_rest(t: Numbers, w: Numbers) -> bool:
    """Join the groups that are left, anyhow; whether that can be done."""
    cards = t[CARDS]
    base = w[GROUP + w[ENTRY_CARD]]
    if base == (1 << cards) - 1:
        return True
    for other in range(cards):
        if base >> other & 1:
            continue
        moved = w[GROUP + other]
        for card in range(cards):
            if not base >> card & 1:
                continue
            for opening in range(t[CARD + card * CARD_SIZE + OPENINGS]):
                x = ahead_x(t, w, card, opening)
                y = ahead_y(t, w, card, opening)
                side = facing(t, w, card, opening)
                for own in range(t[CARD + other * CARD_SIZE + OPENINGS]):
                    faced = facing(t, w, other, own) ^ side
                    if faced & 1:
                        continue
                    turn = 1 - faced // 2
                    right = move_x(t, w, other, own, turn, x)
                    down = move_y(t, w, other, own, turn, y)
                    move(t, w, moved, turn, right, down)
                    if can_join(t, w, moved, base):
                        regroup(t, w, base | moved, base | moved)
                        if join_rest(t, w):
                            return True
                        regroup(t, w, base, base)
                        regroup(t, w, moved, moved)
                    move(t, w, moved, turn, right if turn else -right, down if turn else -down)
    return False


@compiled
def keep(t: Numbers, w: Numbers, g: Numbers, value: int, depth: int) -> None:
    """Remember a path that is better than all before, if the cards can be laid so."""
    for index in range(LYING):
        w[SAVED + index] = w[X + index]
    if join_rest(t, w):
        entry = w[ENTRY_CARD]
        w[BEST] = value
        w[BEST + BEST_DEPTH] = depth
        w[BEST + BEST_EXIT] = w[HAS_EXIT]
        w[BEST + BEST_CARD] = entry
        w[BEST + BEST_OPENING] = w[ENTRY_OPENING]
        for card in range(t[CARDS]):
            w[BEST + BEST_X + card] = w[X + card] - w[X + entry] + w[HOME_X]
            w[BEST + BEST_Y + card] = w[Y + card] - w[Y + entry] + w[HOME_Y]
            w[BEST + BEST_TURNED + card] = w[TURNED + card]
        for index in range(depth * TRAIL_STEP):
            w[BEST + BEST_TRAIL + index] = w[TRAIL + index]
        g[VALUE] = max(g[VALUE], value)
    for index in range(LYING):
        w[X + index] = w[SAVED + index]


@compiled
def bound(t: Numbers, w: Numbers, value: int, have: int) -> int:
    """No way on from here is worth more: the best walk over the cards, were they laid as one likes."""
    left = 0
    through = 0
    bonus = t[EXIT]
    cards = t[CARDS]
    for card in range(cards):
        if w[VISITED] >> card & 1:
            at = t[STATES] + w[STATE + card] * STATE_SIZE
            through += t[at]
            bonus = max(bonus, t[at + 1] - t[at])
            have += t[at + 2]
        else:
            left |= 1 << card
    index = left * t[SIZE]
    for kind in range(4):
        index += min(have >> LANE * kind & MOST, t[CAP + kind]) * t[STRIDE + kind]
    return value + through + max(t[t[THROUGH] + index] + bonus, t[t[ENDED] + index])


@compiled
def is_hopeful(g: Numbers, limit: int) -> bool:
    """A bound is worth going on for."""
    return limit * g[BELIEF] > g[VALUE] * CERTAIN


@compiled
def relax(t: Numbers) -> None:
    """The best walks over every set of cards with every number of tools, laid as one likes: what `bound` looks up."""
    cards = t[CARDS]
    size = t[SIZE]
    for left in range(1, 1 << cards):
        for tools in range(size):
            through = 0
            ended = 0
            for card in range(cards):
                if not left >> card & 1:
                    continue
                rest = (left ^ 1 << card) * size
                at = t[RELAXED + 2 * card]
                for _ in range(t[RELAXED + 2 * card + 1]):
                    need = t[at + 3]
                    delta = t[at + 4]
                    index = rest
                    for kind in range(4):
                        had = tools // t[STRIDE + kind] % (t[CAP + kind] + 1)
                        short = need >> LANE * kind & MOST
                        if had < short:
                            index = -1
                            break
                        had += (delta >> LANE * kind & MOST) - MOST // 2
                        index += min(had, t[CAP + kind]) * t[STRIDE + kind]
                    if index >= 0:
                        if t[at]:
                            ended = max(ended, t[at + 2])
                        else:
                            onward = t[t[THROUGH] + index]
                            through = max(through, t[at + 1] + onward)
                            ended = max(ended, t[at + 2] + onward, t[at + 1] + t[t[ENDED] + index])
                    at += RELAXED_SIZE
            t[t[THROUGH] + left * size + tools] = through
            t[t[ENDED] + left * size + tools] = ended


@compiled
def search(  # noqa: PLR0912, PLR0915, PLR0917  Numba keeps no two functions on disk that call each other
    t: Numbers, w: Numbers, g: Numbers, card: int, begin: int, value: int, have: int, depth: int, task: int
) -> int:
    """Go on from a card's opening or arrival; or first find what lies opposite the opening (FIND_OPPOSITE)."""
    if g[STOP] or w[NODES] >= g[MOST_NODES]:
        return 0
    cards = t[CARDS]
    w[NODES] += 1
    if task == FIND_OPPOSITE:
        # V-R11. Groups are joined in a chain, each to the last one only, until its end lies opposite.
        if not is_hopeful(g, bound(t, w, value, have)):
            return 0
        last = w[LAST]
        base = w[GROUP + card]
        side = facing(t, w, card, begin)
        for other in range(cards):
            if not last >> other & 1:
                continue
            for opening in range(t[CARD + other * CARD_SIZE + OPENINGS]):
                if facing(t, w, other, opening) ^ side != 2:
                    continue
                if side & 1:
                    if ahead_y(t, w, other, opening) != ahead_y(t, w, card, begin):
                        continue
                elif ahead_x(t, w, other, opening) != ahead_x(t, w, card, begin):
                    continue
                push_free(w, other, opening, 1)
                if is_left_free(t, w, w[FREE] - 1, base):
                    search(t, w, g, other, opening + ACROSS, value, have, depth, task - FIND_OPPOSITE)
                w[FREE] -= 1
        for near in range(cards):
            if not last >> near & 1:
                continue
            for out in range(t[CARD + near * CARD_SIZE + OPENINGS]):
                x = ahead_x(t, w, near, out)
                y = ahead_y(t, w, near, out)
                side = facing(t, w, near, out)
                for other in range(cards):
                    if base >> other & 1:
                        continue
                    moved = w[GROUP + other]
                    for own in range(t[CARD + other * CARD_SIZE + OPENINGS]):
                        faced = facing(t, w, other, own) ^ side
                        if faced & 1:
                            continue
                        turn = 1 - faced // 2
                        right = move_x(t, w, other, own, turn, x)
                        down = move_y(t, w, other, own, turn, y)
                        move(t, w, moved, turn, right, down)
                        if can_join(t, w, moved, base) and is_apart(t, w, moved, base & ~last):
                            regroup(t, w, base | moved, base | moved)
                            w[LAST] = moved
                            search(t, w, g, card, begin, value, have, depth, task)
                            w[LAST] = last
                            regroup(t, w, base, base)
                            regroup(t, w, moved, moved)
                        move(t, w, moved, turn, right if turn else -right, down if turn else -down)
        return 0
    state = w[STATE + card]
    visited = w[VISITED]
    row = t[ROWS] + 2 * (state * t[BEGINS] + begin % ACROSS)
    w[TRAIL + depth * TRAIL_STEP] = card
    w[TRAIL + depth * TRAIL_STEP + 1] = begin
    for option in range(t[row], t[row + 1]):
        at = t[OPTIONS] + option * OPTION_SIZE
        if ((have | GUARD) - t[at + 2]) & GUARD != GUARD:
            continue
        out = t[at]
        worth = value + t[at + 1]
        w[TRAIL + depth * TRAIL_STEP + 2] = option
        if out == TO_END:
            if worth > g[VALUE]:
                keep(t, w, g, worth, depth + 1)
            continue
        left = have + t[at + 3]
        w[STATE + card] = t[at + 4]
        w[VISITED] = visited | 1 << card
        if is_hopeful(g, bound(t, w, worth, left)):
            if out >= JUMP:
                for other in range(cards):
                    theirs = CARD + other * CARD_SIZE
                    for arrival in range(t[theirs + ARRIVALS]):
                        if t[theirs + KIND + arrival] == out - JUMP:
                            search(t, w, g, other, t[theirs + OPENINGS] + arrival, worth, left, depth + 1, task)
            else:
                x = ahead_x(t, w, card, out)
                y = ahead_y(t, w, card, out)
                met = opening_at(t, w, x, y)
                is_back = out == begin  # V-R9; only V-B11 and V-B12 lead on from there
                if met >= 0 and not is_back:
                    search(t, w, g, met // MOST_OPENINGS, met % MOST_OPENINGS, worth, left, depth + 1, task)
                elif met == OUTSIDE:
                    if worth + t[EXIT] > g[VALUE] and not is_back:
                        w[HAS_EXIT] = 1
                        push_free(w, card, out, 0)
                        keep(t, w, g, worth + t[EXIT], depth + 1)
                        w[FREE] -= 1
                        w[HAS_EXIT] = 0
                    side = facing(t, w, card, out)
                    base = w[GROUP + card]
                    for other in range(cards):
                        if is_back or base >> other & 1:
                            continue
                        moved = w[GROUP + other]
                        for own in range(t[CARD + other * CARD_SIZE + OPENINGS]):
                            faced = facing(t, w, other, own) ^ side
                            if faced & 1:
                                continue
                            row_there = t[ROWS] + 2 * (w[STATE + other] * t[BEGINS] + own)
                            if t[row_there] == t[row_there + 1]:
                                continue
                            turn = 1 - faced // 2
                            right = move_x(t, w, other, own, turn, x)
                            down = move_y(t, w, other, own, turn, y)
                            move(t, w, moved, turn, right, down)
                            if can_join(t, w, moved, base):
                                regroup(t, w, base | moved, base | moved)
                                search(t, w, g, other, own, worth, left, depth + 1, task)
                                regroup(t, w, base, base)
                                regroup(t, w, moved, moved)
                            move(t, w, moved, turn, right if turn else -right, down if turn else -down)
                    kind = ACROSS_ROWS + (side & 1)
                    if left >> LANE * kind & MOST:
                        push_free(w, card, out, 1)
                        if is_left_free(t, w, w[FREE] - 1, base):
                            last = w[LAST]
                            w[LAST] = base
                            left -= 1 << LANE * kind
                            search(t, w, g, card, out, worth, left, depth + 1, task + FIND_OPPOSITE)
                            w[LAST] = last
                        w[FREE] -= 1
        w[STATE + card] = state
        w[VISITED] = visited
    return 0


@compiled
def start(t: Numbers, w: Numbers, g: Numbers, card: int, opening: int, have: int) -> None:  # noqa: PLR0917  a kernel
    """Search every path that enters by an opening, if that is on the edge."""
    for other in range(t[CARDS]):
        w[STATE + other] = t[FIRST_STATE + other]
    w[VISITED] = 0
    w[HAS_EXIT] = 0
    w[FREE] = 0
    w[ENTRY_CARD] = card
    w[ENTRY_OPENING] = opening
    w[HOME_X] = w[X + card]
    w[HOME_Y] = w[Y + card]
    if opening_at(t, w, ahead_x(t, w, card, opening), ahead_y(t, w, card, opening)) == OUTSIDE:
        zero = w[VISITED]  # Numba would compile the search anew for a constant
        push_free(w, card, opening, zero)
        search(t, w, g, card, opening, zero, have, zero, zero)


@compiled
def search_from(  # noqa: PLR0917  a kernel
    t: Numbers, w: Numbers, g: Numbers, card: int, opening: int, have: int
) -> None:
    """Search every dungeon whose path enters by an opening of a card."""
    scatter(t, w)
    place(w, card, 0, 0, 0)
    start(t, w, g, card, opening, have)


@compiled
def search_laid(t: Numbers, w: Numbers, g: Numbers, have: int) -> None:
    """Search every path in a dungeon that lies already."""
    cards = t[CARDS]
    regroup(t, w, (1 << cards) - 1, (1 << cards) - 1)
    for card in range(cards):
        for opening in range(t[CARD + card * CARD_SIZE + OPENINGS]):
            start(t, w, g, card, opening, have)
