"""How much stronger each of the dungeon's bots is than the next weaker one: 500 games of two, seats in turn.

`python bench/dungeon_bots.py [GAMES]` prints a line a pair.
"""

import sys
from functools import partial
from itertools import pairwise

from rich.progress import Progress

from tacora.arena.simulation import run, set_up

LADDER = ("master", "adventurer", "apprentice", "greedy")
GAMES = 500
SEED = 1


def main() -> None:
    """Play every pair."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for stronger, weaker in pairwise(LADDER):
        simulation = set_up("dungeon", f"{stronger},{weaker}", games, SEED, {})
        with Progress(transient=True) as progress:
            task = progress.add_task(f"{stronger} against {weaker}", total=games)
            outcome = run(simulation, on_games=partial(progress.advance, task))
        mine, theirs = outcome.standings
        print(
            f"{stronger} against {weaker}: {mine.win_share:.1%} ({mine.win_low:.1%} to {mine.win_high:.1%})"
            f" of {outcome.games_played} games, {mine.mean:.1f} to {theirs.mean:.1f} points"
        )


if __name__ == "__main__":
    main()
