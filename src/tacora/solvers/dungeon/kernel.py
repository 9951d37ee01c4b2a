"""The search, in whole numbers and flat arrays only, so that it runs compiled or plain.

`t` holds what a question fixes (built in tables.py), `w` what one search changes, `g` what several share: the best
value, whether to stop, and how much of the bound a search believes, in thousandths.

A path is searched card by card. It settles where cards lie only as it walks onto them: the opening it leaves by and the
one it comes in by say where the next card must be. Cards that it never visits are laid at the end, anyhow.
"""

from tacora.solvers.dungeon.fast import Numbers, compiled

# What `t` begins with, and its blocks.
CARDS, BEGINS, ROWS, OPTIONS, STATES, THROUGH, ENDED, EXIT = range(8)
CAP, STRIDE, SIZE, FIRST_STATE, RELAXED = 8, 12, 16, 18, 24
CARD, CARD_SIZE = 40, 160
OPENINGS, ARRIVALS, SIDE, ROW, COLUMN, MASK, KIND, AT = 0, 1, 2, 10, 18, 26, 34, 60
OPTION_SIZE, STATE_SIZE, RELAXED_SIZE = 5, 3, 5

# What `w` holds.
STATE, X, Y, TURNED = 0, 8, 16, 24
PLACED, VISITED, ENTRY_X, ENTRY_Y, EXIT_X, EXIT_Y, HAS_EXIT, NODES, ENTRY_CARD, ENTRY_OPENING = range(32, 42)
TRAIL, TRAIL_STEP, BEST = 48, 3, 176
BEST_DEPTH, BEST_EXIT, BEST_CARD, BEST_OPENING, BEST_X, BEST_Y, BEST_TURNED, BEST_TRAIL = 1, 2, 3, 4, 8, 16, 24, 32
WORK = 320

# What `g` holds.
VALUE, STOP, BELIEF = range(3)
CERTAIN = 1000

FAR_AWAY = 1 << 20
WIDTH, HEIGHT, CELLS, LANE, MOST = 7, 9, 63, 6, 31
GUARD = 0x820820820820820
JUMP, TO_END = 16, -1
OUTSIDE, WALL = -1, -2
ACROSS_ROWS = 8
ACROSS = 64
VISIT, LAY, LAY_ALL = range(3)


@compiled
def fits(t: Numbers, w: Numbers, card: int, x: int, y: int, turned: int) -> bool:  # noqa: PLR0917  a kernel
    """The card may lie there: it overlaps none, is joined to all it borders on, and leaves entry and exit open."""
    if x <= w[ENTRY_X] < x + WIDTH and y <= w[ENTRY_Y] < y + HEIGHT:
        return False
    if w[HAS_EXIT] and x <= w[EXIT_X] < x + WIDTH and y <= w[EXIT_Y] < y + HEIGHT:
        return False
    mine = CARD + card * CARD_SIZE + MASK + 4 * turned
    for other in range(t[CARDS]):
        if not w[PLACED] >> other & 1:
            continue
        dx = x - w[X + other]
        dy = y - w[Y + other]
        if dx <= -WIDTH - 1 or dx >= WIDTH + 1 or dy <= -HEIGHT - 1 or dy >= HEIGHT + 1:
            continue
        theirs = CARD + other * CARD_SIZE + MASK + 4 * w[TURNED + other]
        if -WIDTH < dx < WIDTH:
            if -HEIGHT < dy < HEIGHT:
                return False
            facing, own, shift = (t[theirs + 2], t[mine], dx) if dy > 0 else (t[theirs], t[mine + 2], dx)
        elif -HEIGHT < dy < HEIGHT:
            facing, own, shift = (t[theirs + 1], t[mine + 3], dy) if dx > 0 else (t[theirs + 3], t[mine + 1], dy)
        else:
            continue
        if shift >= 0:
            if not facing >> shift & own:
                return False
        elif not facing << -shift & own:
            return False
    return True


@compiled
def place(w: Numbers, card: int, x: int, y: int, turned: int) -> None:
    """Lay a card."""
    w[X + card] = x
    w[Y + card] = y
    w[TURNED + card] = turned
    w[PLACED] |= 1 << card


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
def opening_at(t: Numbers, w: Numbers, x: int, y: int) -> int:
    """The opening at a cell as card * 8 + its number; else WALL, or OUTSIDE where no card lies."""
    for card in range(t[CARDS]):
        if w[PLACED] >> card & 1:
            column = x - w[X + card]
            row = y - w[Y + card]
            if 0 <= column < WIDTH and 0 <= row < HEIGHT:
                cell = row * WIDTH + column
                if w[TURNED + card]:
                    cell = CELLS - 1 - cell
                opening = t[CARD + card * CARD_SIZE + AT + cell]
                return card * 8 + opening if opening >= 0 else WALL
    return OUTSIDE


@compiled
def opposite(t: Numbers, w: Numbers, card: int, opening: int) -> int:
    """V-R11: the outermost opening exactly opposite an outermost one; else WALL."""
    at = CARD + card * CARD_SIZE
    side = t[at + SIDE + opening]
    if w[TURNED + card]:
        side ^= 2
    x = ahead_x(t, w, card, opening)
    y = ahead_y(t, w, card, opening)
    low = 1 << 30
    high = -low
    for other in range(t[CARDS]):
        if side & 1:
            if w[Y + other] <= y < w[Y + other] + HEIGHT:
                low = min(low, w[X + other])
                high = max(high, w[X + other] + WIDTH - 1)
        elif w[X + other] <= x < w[X + other] + WIDTH:
            low = min(low, w[Y + other])
            high = max(high, w[Y + other] + HEIGHT - 1)
    if side == 0:
        return opening_at(t, w, x, high) if y == low - 1 else WALL
    if side == 2:
        return opening_at(t, w, x, low) if y == high + 1 else WALL
    if side == 1:
        return opening_at(t, w, low, y) if x == high + 1 else WALL
    return opening_at(t, w, high, y) if x == low - 1 else WALL


@compiled
def lay_rest(t: Numbers, w: Numbers) -> bool:
    """Lay the cards that are left, anyhow; whether that can be done."""
    cards = t[CARDS]
    if w[PLACED] == (1 << cards) - 1:
        return True
    placed = w[PLACED]
    for card in range(cards):
        if placed >> card & 1:
            continue
        mine = CARD + card * CARD_SIZE
        for other in range(cards):
            if not placed >> other & 1:
                continue
            theirs = CARD + other * CARD_SIZE
            for opening in range(t[theirs + OPENINGS]):
                x = ahead_x(t, w, other, opening)
                y = ahead_y(t, w, other, opening)
                side = t[theirs + SIDE + opening] ^ 2 * w[TURNED + other]
                for own in range(t[mine + OPENINGS]):
                    turned = t[mine + SIDE + own] ^ side
                    if turned & 1:
                        continue
                    turned = 1 - turned // 2
                    column = t[mine + COLUMN + own]
                    row = t[mine + ROW + own]
                    if turned:
                        column = WIDTH - 1 - column
                        row = HEIGHT - 1 - row
                    if fits(t, w, card, x - column, y - row, turned):
                        place(w, card, x - column, y - row, turned)
                        if lay_rest(t, w):
                            return True
                        w[PLACED] = placed
    return False


@compiled
def keep(t: Numbers, w: Numbers, g: Numbers, value: int, depth: int) -> None:
    """Remember a path that is better than all before, if the cards that are left can be laid."""
    placed = w[PLACED]
    if lay_rest(t, w):
        w[BEST] = value
        w[BEST + BEST_DEPTH] = depth
        w[BEST + BEST_EXIT] = w[HAS_EXIT]
        w[BEST + BEST_CARD] = w[ENTRY_CARD]
        w[BEST + BEST_OPENING] = w[ENTRY_OPENING]
        for card in range(t[CARDS]):
            w[BEST + BEST_X + card] = w[X + card]
            w[BEST + BEST_Y + card] = w[Y + card]
            w[BEST + BEST_TURNED + card] = w[TURNED + card]
        for index in range(depth * TRAIL_STEP):
            w[BEST + BEST_TRAIL + index] = w[TRAIL + index]
        g[VALUE] = max(g[VALUE], value)
    w[PLACED] = placed


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
    """Go on from a card's opening or arrival; or first lay cards, until that one lies (LAY) or all do (LAY_ALL)."""
    if g[STOP]:
        return 0
    cards = t[CARDS]
    w[NODES] += 1
    placed = w[PLACED]
    if task == LAY_ALL and placed == (1 << cards) - 1:
        near = opposite(t, w, card, begin)
        if near >= 0:
            search(t, w, g, near // 8, near % 8 + ACROSS, value, have, depth, task - LAY_ALL)
        return 0
    if task != VISIT:
        for other in range(cards):
            if not placed >> other & 1:
                continue
            theirs = CARD + other * CARD_SIZE
            for opening in range(t[theirs + OPENINGS]):
                x = ahead_x(t, w, other, opening)
                y = ahead_y(t, w, other, opening)
                side = t[theirs + SIDE + opening] ^ 2 * w[TURNED + other]
                for new in range(cards):
                    if placed >> new & 1:
                        continue
                    mine = CARD + new * CARD_SIZE
                    for own in range(t[mine + OPENINGS]):
                        turned = t[mine + SIDE + own] ^ side
                        if turned & 1:
                            continue
                        turned = 1 - turned // 2
                        column = t[mine + COLUMN + own]
                        line = t[mine + ROW + own]
                        if turned:
                            column = WIDTH - 1 - column
                            line = HEIGHT - 1 - line
                        if fits(t, w, new, x - column, y - line, turned):
                            place(w, new, x - column, y - line, turned)
                            next_task = task - LAY if task == LAY and new == card else task
                            search(t, w, g, card, begin, value, have, depth, next_task)
                            w[PLACED] = placed
        return 0
    mine = CARD + card * CARD_SIZE
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
                            next_task = task if w[PLACED] >> other & 1 else task + LAY
                            next_begin = t[theirs + OPENINGS] + arrival
                            search(t, w, g, other, next_begin, worth, left, depth + 1, next_task)
            else:
                x = ahead_x(t, w, card, out)
                y = ahead_y(t, w, card, out)
                near = opening_at(t, w, x, y)
                is_back = out == begin  # V-R9; only V-B11 and V-B12 lead on from there
                if near >= 0 and not is_back:
                    search(t, w, g, near // 8, near % 8, worth, left, depth + 1, task)
                elif near == OUTSIDE:
                    if worth + t[EXIT] > g[VALUE] and not is_back:
                        w[HAS_EXIT] = 1
                        w[EXIT_X] = x
                        w[EXIT_Y] = y
                        keep(t, w, g, worth + t[EXIT], depth + 1)
                        w[HAS_EXIT] = 0
                    side = t[mine + SIDE + out] ^ 2 * w[TURNED + card]
                    for other in range(cards):
                        if is_back or w[PLACED] >> other & 1:
                            continue
                        theirs = CARD + other * CARD_SIZE
                        for own in range(t[theirs + OPENINGS]):
                            turned = t[theirs + SIDE + own] ^ side
                            if turned & 1:
                                continue
                            turned = 1 - turned // 2
                            column = t[theirs + COLUMN + own]
                            line = t[theirs + ROW + own]
                            if turned:
                                column = WIDTH - 1 - column
                                line = HEIGHT - 1 - line
                            if fits(t, w, other, x - column, y - line, turned):
                                place(w, other, x - column, y - line, turned)
                                search(t, w, g, other, own, worth, left, depth + 1, task)
                                w[PLACED] = placed
                    kind = ACROSS_ROWS + (side & 1)
                    if left >> LANE * kind & MOST:
                        search(t, w, g, card, out, worth, left - (1 << LANE * kind), depth + 1, task + LAY_ALL)
        w[STATE + card] = state
        w[VISITED] = visited
    return 0


@compiled
def start(t: Numbers, w: Numbers, g: Numbers, card: int, opening: int, have: int) -> None:  # noqa: PLR0917  a kernel
    """Search every path that enters by an opening of a card that lies already, if that is on the edge."""
    for other in range(t[CARDS]):
        w[STATE + other] = t[FIRST_STATE + other]
    w[VISITED] = 0
    w[HAS_EXIT] = 0
    w[ENTRY_CARD] = card
    w[ENTRY_OPENING] = opening
    w[ENTRY_X] = ahead_x(t, w, card, opening)
    w[ENTRY_Y] = ahead_y(t, w, card, opening)
    if opening_at(t, w, w[ENTRY_X], w[ENTRY_Y]) == OUTSIDE:
        zero = w[VISITED]  # Numba would compile the search anew for a constant
        search(t, w, g, card, opening, zero, have, zero, zero)


@compiled
def search_from(  # noqa: PLR0917  a kernel
    t: Numbers, w: Numbers, g: Numbers, card: int, opening: int, have: int
) -> None:
    """Search every dungeon whose path enters by an opening of a card, which lies unturned."""
    w[PLACED] = 0
    place(w, card, 0, 0, 0)
    start(t, w, g, card, opening, have)


@compiled
def search_laid(t: Numbers, w: Numbers, g: Numbers, have: int) -> None:
    """Search every path in a dungeon that lies already."""
    w[PLACED] = (1 << t[CARDS]) - 1
    for card in range(t[CARDS]):
        for opening in range(t[CARD + card * CARD_SIZE + OPENINGS]):
            start(t, w, g, card, opening, have)
