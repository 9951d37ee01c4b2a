"""The best response that is found against a bot of Diamant, and how often it wins at a table of the bot's copies."""

import argparse
from time import perf_counter

from tacora.arena.diamant.best_response import search
from tacora.games.diamant import DIAMANT


def main() -> None:
    """Tell the best response that is found against a bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", help="the bot that sits in all other seats")
    parser.add_argument("--games", type=int, default=400, help="in the closest look; told are four times as many")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="2024")
    parser.add_argument("--relics", action="store_true")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    options = {"edition": asked.edition, **({"relics": True} if asked.relics else {})}
    table = DIAMANT.table(options, asked.players)
    began = perf_counter()
    name, share = search(asked.target, table, asked.games, seed=asked.seed, tell=print)
    print(f"{asked.target}, {options}, {asked.players} players: {name} wins {100 * share.share:.1f} %")
    print(f"95 % interval {100 * share.low:.1f} to {100 * share.high:.1f} %, {share.observations} games")
    print(f"{perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
