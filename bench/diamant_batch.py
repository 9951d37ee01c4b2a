"""Complete games a second of Diamant's batch simulator, beside a plain loop in C, in one run.

The loop in C (`plain_diamant.c`, gcc -O3) plays four thresholds, edition 2024 without relics. All rates but those of
two cores are of processor time on one core.
"""

import subprocess
import sys
import tempfile
from math import prod
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time

from tacora.batch.diamant.games import Batch, play
from tacora.batch.diamant.policy import FEATURES, SCALE, Policy, table, threshold
from tacora.games.diamant import DIAMANT

THRESHOLDS = (5, 7, 9, 12)
GAMES = 300_000
ROUNDS = 9
LOOKS = {
    "a table of traps met": ("met",),
    "a table of risk, players and path": ("risk", "players", "path"),
    "a table of all that training looks at": ("expeditions", "players", "loot", "lead", "pay"),
}


def compiled(folder: Path) -> Path:
    """The loop in C as a program."""
    program = folder / "plain_diamant"
    source = Path(__file__).with_name("plain_diamant.c")
    subprocess.run(["gcc", "-O3", "-o", program, source], check=True)
    return program


def rate_in_c(program: Path) -> float:
    """Games a second of processor time, as the program measures it."""
    told = subprocess.run([program, str(GAMES), "1"], check=True, capture_output=True, text=True).stdout
    return GAMES / float(told.split()[-1])


def rate(batch: Batch) -> float:
    """Games a second of this thread's processor time."""
    began = thread_time()
    batch.play(1, range(GAMES))
    return GAMES / (thread_time() - began)


def rate_on(threads: int) -> float:
    """Games a second on so many cores, by the clock."""
    began = perf_counter()
    play(
        DIAMANT.table({"edition": "2024"}, 4), [threshold(rubies) for rubies in THRESHOLDS], 4 * GAMES, threads=threads
    )
    return 4 * GAMES / (perf_counter() - began)


def as_table(rubies: int, names: tuple[str, ...]) -> Policy:
    """A threshold as a table over features, which are looked up all the same."""
    return table(names, [SCALE * rubies] * prod(FEATURES[name] for name in names))


def main() -> None:
    """Print the medians of interleaved rounds, and ratios to the loop in C and to our own kernel of thresholds."""
    plain = DIAMANT.table({"edition": "2024"}, 4)
    eight = DIAMANT.table({"edition": "2024", "relics": True}, 8)
    batches = {
        "thresholds": Batch(plain, [threshold(rubies) for rubies in THRESHOLDS]),
        "thresholds, relics, 8 players": Batch(eight, [threshold(rubies) for rubies in THRESHOLDS * 2]),
    }
    for words, names in LOOKS.items():
        batches[f"{words}, each seat its own"] = Batch(plain, [as_table(rubies, names) for rubies in THRESHOLDS])
        batches[f"{words}, one for all"] = Batch(plain, [as_table(8, names)] * 4)
    for batch in batches.values():
        batch.play(1, range(10))
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))

        rates: dict[str, list[float]] = {"a plain loop in C": [], **{name: [] for name in batches}}
        one, two = [], []
        for _ in range(ROUNDS):
            rates["a plain loop in C"].append(rate_in_c(program))
            for name, batch in batches.items():
                rates[name].append(rate(batch))
            one.append(rate_on(1))
            two.append(rate_on(2))
    print(f"python {sys.version.split()[0]}, {ROUNDS} rounds of {GAMES} games, 4 players, one core; medians")
    c, kernel = rates["a plain loop in C"], rates["thresholds"]
    for name, found in rates.items():
        to_c = median(ours / theirs for ours, theirs in zip(found, c, strict=True))
        to_kernel = median(ours / theirs for ours, theirs in zip(found, kernel, strict=True))
        print(f"{name:58} {median(found):10.0f} games/s  {to_c:5.2f} x C  {to_kernel:5.2f} x thresholds")
    ratio = median(both / alone for both, alone in zip(two, one, strict=True))
    print(f"{'thresholds on two cores, by the clock':58} {median(two):10.0f} games/s  {ratio:5.2f} x one core")


if __name__ == "__main__":
    main()
