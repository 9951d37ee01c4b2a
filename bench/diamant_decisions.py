"""How long a bot of Diamant takes over a decision, at a table of four with thresholds 5, 7 and 9.

    python bench/diamant_decisions.py master --games 40 [--relics]

The first decision of the process is told apart: it reads the tables and loads the kernels from disk, or compiles them.
"""

import argparse
import sys
from collections.abc import Callable
from statistics import mean, quantiles
from time import perf_counter, process_time

from tacora.bots.diamant import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View

OTHERS = ("threshold-5", "threshold-7", "threshold-9")


def told(name: str, milliseconds: list[float]) -> str:
    """A line with what is between."""
    cuts = quantiles(milliseconds, n=100, method="inclusive")
    return (
        f"{name:15} mean {mean(milliseconds):6.2f}  median {cuts[49]:6.2f}  90 % {cuts[89]:6.2f}  99 % {cuts[98]:6.2f}"
        f"  most {max(milliseconds):6.2f} ms"
    )


def main() -> None:
    """Print means and percentiles, by the clock and of the processor."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--relics", action="store_true")
    asked = parser.parse_args()
    table = DIAMANT.table({"edition": "2024", "relics": asked.relics}, 1 + len(OTHERS))
    by_clock: list[float] = []
    of_processor: list[float] = []

    def timed(bot: Callable[[View], Choice]) -> Callable[[View], Choice]:
        def decide(view: View) -> Choice:
            clock, processor = perf_counter(), process_time()
            choice = bot(view)
            of_processor.append(1000 * (process_time() - processor))
            by_clock.append(1000 * (perf_counter() - clock))
            return choice

        return decide

    for game in range(asked.games):
        bots = [make_bot(name, game) for name in OTHERS]
        bots.insert(game % table.seats, timed(make_bot(asked.bot, game)))
        Match(DIAMANT, table).play(bots, SeededChance(game))
    each = len(by_clock) / asked.games
    print(f"python {sys.version.split()[0]}, {asked.bot}, {asked.games} games, {each:.1f} decisions a game")
    print(f"{'the first':15} {by_clock[0]:.0f} ms")
    print(told("by the clock", by_clock[1:]))
    print(told("processor", of_processor[1:]))


if __name__ == "__main__":
    main()
