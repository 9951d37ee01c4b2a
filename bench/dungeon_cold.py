"""How long `tacora dungeon solve` takes from a shell: `python bench/dungeon_cold.py --seed 1 --hands 20`.

Every call is a process of its own. Cold: Numba's cache is an empty folder, made anew for each call. Warm: Numba's
kernels are compiled and on disk. Python's own bytecode is there, but for one more call that finds none.
Questions are the default ones of fresh hands: no tokens, no books, the default weights. `--prove` asks for the proof.
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
from typing import NamedTuple

from dungeon_fresh import hand, told
from tacora.games.dungeon.cards import FINGERPRINT, GOAL_CARDS

TACORA = str(Path(sys.executable).with_name("tacora"))


class Call(NamedTuple):
    """A call of the command: wall time, processor time of all its processes, and its answer."""

    seconds: float
    processor: float
    is_proven: bool
    value: float
    bound: float


def call(arguments: list[str], variables: dict[str, str]) -> Call:
    """Call the command, to the end of the process."""
    worked, begun = children_time(), perf_counter()
    done = subprocess.run([TACORA, *arguments], capture_output=True, text=True, check=True, env=os.environ | variables)
    taken = perf_counter() - begun
    answer = json.loads(done.stdout)
    return Call(taken, children_time() - worked, answer["proven"], answer["value"], answer["bound"])


def children_time() -> float:
    """The processor time of all processes that have ended and were waited for."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> None:
    """Call the command for every hand, cold and warm."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", default="1")
    options.add_argument("--hands", type=int, default=20)
    options.add_argument("--seconds", type=float, default=150, help="begin no hand after so many seconds")
    options.add_argument("--prove", action="store_true")
    asked = options.parse_args()
    ends = perf_counter() + asked.seconds
    colds, warms, question = [], [], ["--version"]
    for number in range(asked.hands):
        if perf_counter() > ends:
            break
        random = Random(f"{asked.seed} cold {number}")
        cards = ",".join(card.id for card in hand(number, random))
        question = ["dungeon", "solve", "--cards", cards, "--goal", random.choice(GOAL_CARDS).goal, "--json"]
        question += ["--prove"] if asked.prove else []
        with TemporaryDirectory() as empty:
            colds.append(call(question, {"NUMBA_CACHE_DIR": empty}))
        warms.append(call(question, {}))
    with TemporaryDirectory() as empty:
        no_bytecode = {"NUMBA_CACHE_DIR": empty, "PYTHONPYCACHEPREFIX": f"{empty}/none"}
        first = call(question, no_bytecode).seconds
        again = call(question, no_bytecode).seconds
    print(f"{len(colds)} hands, seed {asked.seed}, cards {FINGERPRINT[:12]}")
    for name, calls in (("cold", colds), ("warm", warms)):
        late = sum(one.seconds > 1.5 for one in calls)
        proven = sum(one.is_proven for one in calls)
        print(f"{name}: seconds {told([one.seconds for one in calls])}; {late} took more than 1.5 s; {proven} proven")
        print(f"{name}: of processor time {told([one.processor for one in calls])}")
        for one in calls:
            if not one.is_proven:
                print(f"not proven: {one.value}, at most {one.bound}")
    print(f"without any bytecode: {first:.2f} s; the same again: {again:.2f} s")


if __name__ == "__main__":
    main()
