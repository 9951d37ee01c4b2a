"""The result of a search, written as a layout and a path in the notation."""

from tacora.games.dungeon.geometry import STRIDE, Placed, spot_of
from tacora.games.dungeon.ground import opposite
from tacora.games.dungeon.path import MOVES, OPPOSITE
from tacora.games.dungeon.submission import Submission
from tacora.solvers.dungeon.arrays import Best, Lie
from tacora.solvers.dungeon.kernel import ACROSS
from tacora.solvers.dungeon.kinds import FIRST_JUMP
from tacora.solvers.dungeon.problem import Problem
from tacora.solvers.dungeon.survey import Survey, table_steps


def submission_of(problem: Problem, best: Best, take: str = "") -> Submission:
    """The best dungeon and path of a search; `take` is the step by which V-B15 is used, right after the entry."""
    layout = layout_of(problem, best.lie)
    visits = int(best.visits)
    if not visits:
        return Submission(layout, "")
    slot = int(best.entry_card)
    trail, has_exit = best.trail, best.has_exit
    cards, begins, options = trail.card, trail.begin, trail.option
    entry = problem.surveys[slot].openings[int(best.entry_opening)]
    path = [str(spot_of(slot * STRIDE + entry)), take]
    for number in range(visits):
        slot, visit = int(cards[number]), problem.visits[options[number]]
        path.append(table_steps(visit.steps, slot, turned=layout[slot].turned))
        is_last = number == visits - 1
        if 0 <= visit.out < FIRST_JUMP and (has_exit or not is_last):
            is_across = not is_last and begins[number + 1] >= ACROSS
            path.append(OPPOSITE if is_across else _step_off(problem.surveys[slot], layout[slot], visit.out))
    return Submission(layout, "".join(path))


def layout_of(problem: Problem, lie: Lie) -> tuple[Placed, ...]:
    """The hand's cards as they lie."""
    cards = zip(problem.question.hand, lie.x, lie.y, lie.turned, strict=False)  # a lie has room for more cards
    return tuple(Placed(card, int(x), int(y), bool(turned)) for card, x, y, turned in cards)


def _step_off(survey: Survey, placed: Placed, opening: int) -> str:
    side = placed.card.ground.openings[survey.openings[opening]]
    return MOVES[opposite(side) if placed.turned else side]
