"""The bot that decides at random; the dice that bots throw, and what they read off a view."""

from collections.abc import Callable, Sequence
from random import Random

from tacora.bots.dungeon.layouts import random_layout
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import GOALS, Tools
from tacora.games.dungeon.moves import NOTHING, Move
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import View
from tacora.games.dungeon.walk import Walk

LAYS_NOTHING = 0.5
STOPS = 0.05


def dice(seed: int | str, view: View) -> Random:
    """The same seat at the same moment of the same match throws the same dice."""
    bought = tuple((player.coins, len(player.hand)) for player in view.players)
    return Random(f"{seed}/{view.seat}/{view.round}/{_task_text(view)}/{bought}/{len(view.passed)}")


def _task_text(view: View) -> str:
    """The task's part of a seed. Other words would throw other dice, and every seed would give another match."""
    if view.task is None:
        return ""
    kind, seat, cost = view.task.wire.values()
    return f"Task(kind=<Kind.{view.task.kind.upper().replace('-', '_')}: {kind!r}>, seat={seat}, cost={cost})"


def goal_of(view: View) -> str:
    """The main goal that the next dungeon is laid for."""
    card = view.goals.next or view.goals.main
    return next(iter(GOALS)) if card is None else card.goal


def random_submission(hand: Sequence[Card], tools: Tools, random: Random) -> Submission:
    """A legal dungeon and path without any plan."""
    layout = random_layout(hand, random)
    walk = Walk.begin(layout, tools)
    while random.random() > STOPS and (steps := walk.steps()):
        walk = walk.step(random.choice(steps).token)
    return Submission(layout, walk.path)


def random(seed: int | str) -> Callable[[View], Move]:
    """Throws dice for every decision, and lays a dungeon every other time."""

    def choose(view: View) -> Move:
        throw = dice(seed, view)
        if not isinstance(view.task, Explore):
            return throw.choice(view.choices)
        if throw.random() < LAYS_NOTHING:
            return NOTHING
        return random_submission(view.hand, view.tools, throw)

    return choose
