"""How long `tacora dungeon solve` takes from a shell: `python bench/dungeon_cold.py --seed 1 --hands 20`.

Every call is a process of its own. Cold: Numba's cache is an empty folder, made anew for each call. Warm: Numba's
kernels are compiled and on disk. Python's own bytecode is there, but for one more call that finds none.
Questions are the default ones of fresh hands: no tokens, no books, the default weights.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from dungeon_fresh import hand, told
from tacora.games.dungeon.cards import FINGERPRINT, GOAL_CARDS

TACORA = str(Path(sys.executable).with_name("tacora"))


def call(arguments: list[str], variables: dict[str, str]) -> tuple[float, bool]:
    """Seconds from the call to the end of the process, and whether the answer is proven."""
    begun = perf_counter()
    done = subprocess.run([TACORA, *arguments], capture_output=True, text=True, check=True, env=os.environ | variables)
    return perf_counter() - begun, json.loads(done.stdout)["proven"]


def main() -> None:
    """Call the command for every hand, cold and warm."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", default="1")
    options.add_argument("--hands", type=int, default=20)
    options.add_argument("--seconds", type=float, default=150, help="begin no hand after so many seconds")
    asked = options.parse_args()
    ends = perf_counter() + asked.seconds
    colds, warms, question = [], [], ["--version"]
    for number in range(asked.hands):
        if perf_counter() > ends:
            break
        random = Random(f"{asked.seed} cold {number}")
        cards = ",".join(card.id for card in hand(number, random))
        question = ["dungeon", "solve", "--cards", cards, "--goal", random.choice(GOAL_CARDS).goal, "--json"]
        with TemporaryDirectory() as empty:
            colds.append(call(question, {"NUMBA_CACHE_DIR": empty}))
        warms.append(call(question, {}))
    with TemporaryDirectory() as empty:
        no_bytecode = {"NUMBA_CACHE_DIR": empty, "PYTHONPYCACHEPREFIX": f"{empty}/none"}
        first = call(question, no_bytecode)[0]
        again = call(question, no_bytecode)[0]
    print(f"{len(colds)} hands, seed {asked.seed}, cards {FINGERPRINT[:12]}")
    for name, calls in (("cold", colds), ("warm", warms)):
        seconds = [taken for taken, _ in calls]
        late = sum(taken > 1.5 for taken in seconds)
        proven = sum(is_proven for _, is_proven in calls)
        print(f"{name}: seconds {told(seconds)}; {late} took more than 1.5 s; {proven} proven")
    print(f"without any bytecode: {first:.2f} s; the same again: {again:.2f} s")


if __name__ == "__main__":
    main()
