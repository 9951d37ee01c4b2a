"""Standard streams that were closed before the command came."""

import subprocess
from pathlib import Path

import pytest

from tacora.terminal.interrupts import STOPPED_BY_HAND
from tacora_process import TACORA, environment

PLAY = "play --bots=timid,timid --seed=1 --pace=0 --lang=en"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(tmp_path: Path, closed: str) -> None:
    """Nobody answers: the match is kept."""
    shell = f"exec {TACORA} {PLAY} {closed}"
    run = subprocess.run(
        ["/bin/sh", "-c", shell], input="", capture_output=True, text=True, cwd=tmp_path, env=environment(), check=False
    )
    assert run.returncode == STOPPED_BY_HAND, run.stderr
    assert "Traceback" not in run.stderr
    assert len(list(tmp_path.glob("diamant-*.json"))) == 1
