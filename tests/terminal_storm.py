"""People who hit every key: sessions on the full screen with random keys, clicks, sizes, bytes and signals.

Whatever happens: no traceback, a proper end, and every match that is on disk replays.
"""

import argparse
import os
import random
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from full_screen import BACKSPACE, CTRL_C, DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP, FullScreen
from tacora.i18n import LANGUAGES
from tacora.terminal.faces import FACES
from tacora.terminal.record_file import load
from tacora_process import kept_matches

KEYS = (
    *"crohqslupwzaebtfyn?0123456789 ", *"המחסינשבכעפ", ENTER, ESCAPE, TAB, BACKSPACE, UP, DOWN, RIGHT, LEFT,
    "\x1b[15~", "\x1b[3~", "\x1b[1;5C", "\x1bOP", "\x1bx", "\x1b[5~", "\x1b[6~", "\x1b[200~pasted\x1b[201~",
)  # fmt: skip
GAMES = [name for name, face in FACES.items() if face.play_full is not None]
HOLDING = b"\x03\x04\x1a\x1c"  # these bytes stop us or put us to sleep, as they should
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL)
TABLES = {
    "diamant": (("--players=Ada,Ben", "--bots=odds"), ("--hidden-chests", "--players=Ada,Ben,Cleo"), ()),
    "dungeon": (("--bots=random",), ("--players=Ada,Ben",)),
}
SIZES = ((80, 24), (120, 40), (100, 30), (60, 20))
OURS = "__main__.py"  # a traceback without it comes from before our first line
ENDS = ("quit", "signal", "hang-up", "ctrl-c", "two signals")


class Storm:
    """One session, decided by its number."""

    def __init__(self, number: int, folder: Path) -> None:
        self._dice = dice = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        options = dice.choice(TABLES.get(self.game, ((),)))
        self.size = dice.choice(SIZES)
        self.language = dice.choice(LANGUAGES)
        self._pace = dice.choice(("0", "0", "0.05"))
        self._folder = folder
        self.arguments = [
            "play",
            self.game,
            f"--lang={self.language}",
            f"--pace={self._pace}",
            f"--seed={number}",
            *options,
        ]
        self.bidi = dice.choice(("auto", "visual", "logical"))
        self.end = dice.choice(ENDS)

    def __str__(self) -> str:
        return f"{' '.join(self.arguments)} --bidi={self.bidi}, {self.size}, {self.end}"

    def run(self) -> None:
        """Play, end, and look at what is left."""
        table = FullScreen(*self.arguments, f"--bidi={self.bidi}", folder=self._folder, size=self.size)
        if self._dice.random() < 0.9:
            table.until(lambda: table.text.strip() or None, "nothing")
        for _ in range(self._dice.randrange(60)):
            self._do_something(table)
            if not table.child.isalive():
                break
        allowed = self._finish(table)
        code = table.ended()
        told = table.heard.decode(errors="replace")
        if OURS not in told and KeyboardInterrupt.__name__ in told:
            return  # Ctrl-C while Python itself was starting
        assert "Traceback" not in told, told
        assert code in allowed, f"exit code {code}, not one of {allowed}\n{told}"
        for file in kept_matches(self._folder):
            load(str(file))

    def _do_something(self, table: FullScreen) -> None:
        dice = self._dice
        kind = dice.random()
        if kind < 0.72:
            key = dice.choice(KEYS)
            if key not in {"q", "e", "ש"} or dice.random() < 0.1:
                table.child.send(key)
        elif kind < 0.85:
            table.child.send(
                f"\x1b[<{dice.choice((0, 0, 0, 2, 35, 64, 65))};{dice.randint(1, 80)};{dice.randint(1, 24)}M"
            )
            table.child.send(f"\x1b[<0;{dice.randint(1, 80)};{dice.randint(1, 24)}m")
        elif kind < 0.93:
            table.write_bytes(dice.randbytes(dice.randint(1, 12)).translate(None, HOLDING))
        else:
            table.resize(dice.randint(20, 130), dice.randint(5, 45))
        if dice.random() < 0.5:
            table.look(0.02)

    def _finish(self, table: FullScreen) -> set[int]:
        """End it in some way; the exit codes that are right."""
        usual = {0}  # a random key may have ended it
        if not table.child.isalive():
            return usual
        match self.end:
            case "quit":
                table.write_bytes(b"\x1b[201~\x1b\\")  # whatever was begun is over
                for _ in range(3):
                    table.press(ESCAPE, "q")
                table.child.send(CTRL_C)
                return usual | {130, -signal.SIGINT}
            case "ctrl-c":
                table.child.sendintr()
                table.look()
                table.signal(signal.SIGTERM)
                return usual | {130, 143, -signal.SIGINT, -signal.SIGTERM}
            case "hang-up":
                table.hang_up()
                return usual | {129, -signal.SIGHUP}
        sent = [self._dice.choice(SIGNALS) for _ in range(2 if self.end == "two signals" else 1)]
        for number in sent:
            table.signal(number)
        # before play begins and after its end a signal kills, as usual
        return usual | {128 + number for number in sent} | {-number for number in sent}


def storm(numbers: range) -> list[str]:
    """Sessions, one after the other; what went wrong."""
    faults = []
    for number in numbers:
        with TemporaryDirectory() as folder:
            session = Storm(number, Path(folder))
            try:
                session.run()
            except Exception as bad:  # noqa: BLE001  the next session may find more
                faults.append(f"session {number}: {session}: {bad}")
    return faults


def main() -> None:
    """Run sessions; exit code 1 if one went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    wish = parser.parse_args()
    faults = storm(range(wish.first, wish.first + wish.sessions))
    for fault in faults:
        sys.stdout.write(fault + os.linesep)
    sys.stdout.write(f"{wish.sessions} sessions, {len(faults)} faults\n")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
