"""What one can watch in the decisions of Diamant's bots: when they go home."""

from tacora.arena.habits import Habit
from tacora.games.diamant import Choice, View
from tacora.solvers.diamant.odds import next_card


def _leaving(view: View, choice: Choice) -> tuple[int, int, bool]:
    """The chance of a second trap in percent, the rubies beside the chest, and whether the bot goes home."""
    return int(100 * next_card(view.cave).second_trap), view.cave.beside, choice is Choice.RETURN


LEAVING: Habit[View, Choice] = Habit(
    name="leaving",
    across=(0, 1, 4, 8, 12, 16, 20, 25),
    upward=(0, 1, 3, 5, 7, 9, 12, 15, 20, 25),
    seen=_leaving,
)
