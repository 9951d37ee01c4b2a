"""By what `master` recognises its copies: `python bench/diamant_likeness.py [GAMES]` plays and prints the weights anew.

Four copies play, or three and somebody patient, edition 2024. A logistic curve is fitted to four fifths of their games;
how well it foretells the rest is told beside what the share of returns alone would say.
"""

import sys

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from tacora.arena.diamant.best_response import array_player
from tacora.bots.diamant import Bot
from tacora.bots.diamant.likeness import WEIGHTS, terms
from tacora.bots.diamant.master import Master
from tacora.bots.diamant.people import by_load, by_loot, by_pay
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View

Numbers = NDArray[np.float64]

GAMES = 350
SEATS = 4
GUESTS = (None, by_pay(1.0), by_load(14, 0), by_loot(8, 0.5), None, by_pay(1.4), by_load(9, 0))
"""Who plays along in turn; nobody where all are copies."""
HELD_OUT = 5
STEPS = 30
SMALL = 1e-3
"""Keeps weights small that nothing speaks for."""


def seen(games: int) -> tuple[Numbers, Numbers, Numbers]:
    """What counted at each decision of a copy, whether it returned, and the number of the game."""
    rows: list[tuple[list[float], bool, int]] = []

    def watched(bot: Bot, game: int) -> Bot:
        def choose(view: View) -> Choice:
            choice = bot(view)
            rows.append((list(terms(view)), choice is Choice.RETURN, game))
            return choice

        return choose

    table = DIAMANT.table({"edition": "2024"}, SEATS)
    for game in track(range(games), "Playing", transient=True):
        bots = [watched(Master(f"likeness/{game}/{seat}"), game) for seat in range(SEATS)]
        guest = GUESTS[game % len(GUESTS)]
        if guest:
            bots[game % SEATS] = array_player(guest)("")
        Match(DIAMANT, table).play(bots, SeededChance(f"likeness/{game}"))
    counted, returned, numbers = zip(*rows, strict=True)
    return np.array(counted), np.array(returned, float), np.array(numbers, float)


def fitted(counted: Numbers, returned: Numbers) -> Numbers:
    """The weights of the likeliest curve (Newton's method, on terms brought to one scale)."""
    scale = counted.std(axis=0)
    scale[0] = 1
    scaled, weights = counted / scale, np.zeros(counted.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chances - returned) / len(returned) + SMALL * weights
        bend = (scaled.T * (chances * (1 - chances))) @ scaled / len(returned) + SMALL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    found: Numbers = weights / scale
    return found


def main() -> None:
    """Play, fit, and print the weights."""
    counted, returned, numbers = seen(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
    learnt = numbers % HELD_OUT > 0
    weights = fitted(counted[learnt], returned[learnt])
    for name, weight in zip(WEIGHTS, weights, strict=True):
        print(f'    "{name}": {weight:.3g},')
    chances, rest = 1 / (1 + np.exp(-counted[~learnt] @ weights)), returned[~learnt]
    told = np.where(rest > 0, np.log(chances), np.log(1 - chances)).mean()
    share = rest.mean()
    alone = share * np.log(share) + (1 - share) * np.log(1 - share)
    print(f"{len(returned)} decisions; on {len(rest)} others {told:.3f} nats each, the share alone {alone:.3f}")


if __name__ == "__main__":
    main()
