"""The processor time of `tacora play` from its start to the first screen, each in a fresh process with warm bytecode.

What the process has used when its first screen is there is read from the system.
Beside it, in the same run: Python's own start, and `tacora --version`.
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from full_screen import CTRL_C, FullScreen
from tacora_process import TACORA

GLANCE = 0.005  # seconds


def first_screen(game: str, language: str) -> float:
    """Processor seconds until the first screen is there; bots begin to think after that."""
    with tempfile.TemporaryDirectory() as folder:
        table = FullScreen("play", game, "--pace=0", "--seed=4", f"--lang={language}", folder=Path(folder))
        while "?" not in table.text:  # the foot, in every language
            table.look(GLANCE)
        used = psutil.Process(table.child.pid).cpu_times()
        table.press(CTRL_C)
        table.ended()
        return float(used.user + used.system)


def of_command(*command: str) -> float:
    """Processor seconds of a command."""
    before = psutil.Process().cpu_times()
    subprocess.run(command, check=True, capture_output=True)
    after = psutil.Process().cpu_times()
    return float(after.children_user - before.children_user + after.children_system - before.children_system)


def main() -> None:
    """Measure, and print median and range."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["diamant", "dungeon"])
    parser.add_argument("--runs", type=int, default=9)
    wish = parser.parse_args()
    first_screen(wish.games[0], "en")  # writes the bytecode
    kinds: dict[str, Callable[[], float]] = {
        "python -c pass": partial(of_command, sys.executable, "-c", "pass"),
        "tacora --version": partial(of_command, TACORA, "--version"),
    }
    for game in wish.games:
        for language in ("en", "he"):
            kinds[f"play {game} ({language})"] = partial(first_screen, game, language)
    for name, measure in kinds.items():
        seconds = sorted(measure() for _ in range(wish.runs))
        print(f"{name}: median {statistics.median(seconds):.2f} s, {seconds[0]:.2f} to {seconds[-1]:.2f} ({wish.runs})")


if __name__ == "__main__":
    main()
