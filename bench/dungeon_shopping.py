"""How long the strong bots take over a decision at the market: `python bench/dungeon_shopping.py [GAMES]`."""

import sys
from collections import defaultdict
from statistics import median, quantiles
from time import process_time

from tacora.bots.dungeon import Bot, make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.tasks import Turn
from tacora.games.dungeon.view import View

BOTS = ("adventurer", "master", "adventurer")
GAMES = 10


def timed(bot: Bot, times: list[float]) -> Bot:
    """The bot, noting its processor time at the market."""

    def choose(view: View) -> Move:
        before = process_time()
        move = bot(view)
        if isinstance(view.task, Turn):
            times.append(process_time() - before)
        return move

    return choose


def main() -> None:
    """Play, and print a line a bot."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    times: dict[str, list[float]] = defaultdict(list)
    for game in range(games):
        bots = [timed(make_bot(name, f"{game}/{seat}"), times[name]) for seat, name in enumerate(BOTS)]
        Match(DUNGEON, DUNGEON.table({}, len(BOTS))).play(bots, SeededChance(game))
    for name, taken in times.items():
        print(
            f"{name}: {len(taken)} decisions, median {1000 * median(taken):.2f} ms, "
            f"99 % {1000 * quantiles(taken, n=100)[-1]:.2f} ms, most {1000 * max(taken):.2f} ms"
        )


if __name__ == "__main__":
    main()
