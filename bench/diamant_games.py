"""Complete games a second of the rules engine, beside the bare loop, in one run.

Both play the same game: four players, edition 2024 without relics (with them: `--relics`), each going home with so many
rubies beside the chest. The engine checks every step, tells every event, keeps the record, and shows every player only
their view.
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from bare_diamant import play, play_with_relics
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View
from tacora.games.diamant.moves import CONTINUE, RETURN

THRESHOLDS = (5, 8, 12, 20)
GAMES = 1_000
ROUNDS = 15


def threshold(rubies: int) -> Callable[[View], Choice]:
    """Goes home with so many rubies beside the chest."""

    def decide(view: View) -> Choice:
        return RETURN if view.cave.beside >= rubies else CONTINUE

    return decide


def rate(play: Callable[[], object]) -> float:
    """Games a second of processor time."""
    began = process_time()
    for _ in range(GAMES):
        play()
    return GAMES / (process_time() - began)


def main() -> None:
    """Print the median of interleaved rounds."""
    random, chance = Random(1), SeededChance(1)
    relics = "--relics" in sys.argv
    play_bare = play_with_relics if relics else play
    table = DIAMANT.table({"edition": "2024", "relics": relics}, len(THRESHOLDS))
    deciders = [threshold(rubies) for rubies in THRESHOLDS]
    bare, engine = [], []
    for _ in range(ROUNDS):
        bare.append(rate(lambda: play_bare(THRESHOLDS, random)))
        engine.append(rate(lambda: Match(DIAMANT, table).play(deciders, chance)))
    ratios = [ours / limit for ours, limit in zip(engine, bare, strict=True)]
    print(
        f"python {sys.version.split()[0]}, {ROUNDS} rounds of {GAMES} games, 4 players{', relics' * relics}, one core"
    )
    print(f"bare loop   {median(bare):8.0f} games/s")
    print(f"engine      {median(engine):8.0f} games/s")
    print(f"ratio       {median(ratios):8.3f}")


if __name__ == "__main__":
    main()
