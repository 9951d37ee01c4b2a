"""What a search has found, written as a layout and a path in the notation."""

from tacora.games.dungeon.geometry import STRIDE, Placed, spot_of
from tacora.games.dungeon.ground import opposite
from tacora.games.dungeon.path import MOVES, OPPOSITE
from tacora.games.dungeon.submission import Submission
from tacora.solvers.dungeon import kernel as k
from tacora.solvers.dungeon.compiled import table_steps
from tacora.solvers.dungeon.fast import Numbers
from tacora.solvers.dungeon.tables import Tables


def submission_of(tables: Tables, w: Numbers, take: str = "") -> Submission:
    """The best dungeon and path of a search; `take` is the step by which V-B15 is used, right after the entry."""
    best = k.BEST
    layout = tuple(
        Placed(
            card,
            int(w[best + k.BEST_X + slot]),
            int(w[best + k.BEST_Y + slot]),
            bool(w[best + k.BEST_TURNED + slot]),
        )
        for slot, card in enumerate(tables.question.hand)
    )
    depth = int(w[best + k.BEST_DEPTH])
    if not depth:
        return Submission(layout, "")
    slot, opening = int(w[best + k.BEST_CARD]), int(w[best + k.BEST_OPENING])
    path = [str(spot_of(slot * STRIDE + tables.cards[slot].openings[opening])), take]
    for number in range(depth):
        at = best + k.BEST_TRAIL + number * k.TRAIL_STEP
        slot, option = int(w[at]), tables.options[int(w[at + 2])]
        path.append(table_steps(option.visit.steps, slot, turned=layout[slot].turned))
        is_last = number == depth - 1
        if 0 <= option.visit.out < k.JUMP and (w[best + k.BEST_EXIT] or not is_last):
            is_across = not is_last and int(w[at + k.TRAIL_STEP + 1]) >= k.ACROSS
            path.append(OPPOSITE if is_across else _step_off(tables, layout[slot], slot, option.visit.out))
    return Submission(layout, "".join(path))


def _step_off(tables: Tables, placed: Placed, slot: int, opening: int) -> str:
    card = tables.cards[slot]
    side = card.card.ground.openings[card.openings[opening]]
    return MOVES[opposite(side) if placed.turned else side]
