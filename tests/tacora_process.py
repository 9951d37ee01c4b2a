"""The command `tacora` as its users run it: in a pipe, and on a terminal of 80 columns and 24 lines."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import pexpect  # type: ignore[import-untyped]  # it ships no types

from forked_tacora import Forked

TACORA = str(Path(sys.executable).with_name("tacora"))
VARIABLES_THAT_MATTER = (
    "FORCE_COLOR",
    "NO_COLOR",
    "LANG",
    "LC_",
    "VTE_",
    "KONSOLE_",
    "TERM",
    "TACORA_",
    "COLUMNS",
    "TTY_",
)
PATIENCE = 30
Child: TypeAlias = "pexpect.spawn[str]"


def environment(**extra: str) -> dict[str, str]:
    """This one, without what would make a difference."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(VARIABLES_THAT_MATTER)}
    return {**kept, "TERM": "xterm-256color", **extra}


def in_a_pipe(
    *arguments: str, folder: Path, answers: Sequence[str] = (), **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run to the end, the answers a line each; as installed, where its start reads something of the environment."""
    if not any(name.startswith("PYTHON") for name in extra):
        forked = Forked(arguments, environment(**extra), folder)
        told = forked.communicate("".join(f"{answer}\n" for answer in answers))
        return subprocess.CompletedProcess(["tacora", *arguments], forked.wait(), *told)
    return subprocess.run(
        [TACORA, *arguments],
        input="".join(f"{answer}\n" for answer in answers),
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=environment(**extra),
        timeout=PATIENCE,
        check=False,
    )


def on_a_terminal(*arguments: str, folder: Path, variables: Mapping[str, str] | None = None) -> Child:
    """Start, to be talked to; matches are kept in the folder `tacora/matches` of the given one."""
    child = pexpect.spawn(
        TACORA,
        list(arguments),
        cwd=str(folder),
        env=environment(XDG_STATE_HOME=str(folder), **(variables or {})),
        encoding="utf-8",
        codec_errors="replace",  # a terminal echoes bytes that are no letters
        dimensions=(24, 80),
        timeout=PATIENCE,
    )
    child.delaybeforesend = None  # nothing that is typed after a question may be lost or seen
    return child


def kept_matches(folder: Path) -> list[Path]:
    """The matches that were played on a terminal in a folder, the oldest first."""
    return sorted((folder / "tacora" / "matches").glob("*.json"), key=lambda file: file.stat().st_mtime_ns)


def ended(child: Child) -> int | None:
    """The exit code, once the process is over."""
    child.expect(pexpect.EOF)
    child.close()
    exit_code: int | None = child.exitstatus
    return exit_code
