"""The command `tacora train`."""

import json
import signal
from pathlib import Path
from time import monotonic, sleep

import numpy as np
import pytest

from tacora.batch.diamant.policy import FEATURES
from tacora.bots.diamant.trained import FILE, LOOKS, MOST, unpack
from tacora_process import in_a_pipe, on_a_terminal

SMALL = ("train", "diamant", "--games", "2000", "--rounds", "2", "--seed", "3", "--lang", "en")
CURVE = "training-curve.csv"


def test_a_killed_training_goes_on_with_its_last_whole_round(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    whole.mkdir()
    cut.mkdir()
    done = in_a_pipe(*SMALL, folder=whole)
    assert (done.returncode, done.stderr) == (0, "")
    lines = (whole / CURVE).read_text(encoding="utf-8").splitlines()
    assert [line.split(",")[:2] for line in lines[1:]] == [
        ["1", "plain"],
        ["1", "relics"],
        ["2", "plain"],
        ["2", "relics"],
    ]
    assert all(0 < float(share) < 1 for line in lines[1:] for share in line.split(",")[2:])
    tables = json.loads((whole / FILE).read_text(encoding="utf-8"))
    assert tables["command"] == "tacora train diamant --seed 3 --rounds 2"
    cells = int(np.prod([FEATURES[name] for name in LOOKS]))
    for kind in ("plain", "relics"):
        loads = unpack(tables[kind])
        assert len(loads) == cells
        assert 0 <= min(loads) <= max(loads) <= MOST + 1

    child = on_a_terminal(*SMALL, "--jobs", "1", folder=cut)
    kept = cut / "training.npz"
    until = monotonic() + 240
    while not kept.exists() and monotonic() < until:
        sleep(0.01)
    child.kill(signal.SIGKILL)
    child.wait()
    assert kept.exists()
    assert not (cut / FILE).exists()
    rest = in_a_pipe(*SMALL, folder=cut)
    assert (rest.returncode, rest.stderr) == (0, "")
    for name in (FILE, CURVE):
        assert (cut / name).read_bytes() == (whole / name).read_bytes()


@pytest.mark.parametrize("content", [b"nothing", b""])
def test_a_file_of_anything_else_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "training.npz").write_bytes(content)
    done = in_a_pipe(*SMALL, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("training.npz: is no training that can go on: ")
    assert (tmp_path / "training.npz").read_bytes() == content


def test_other_games_are_refused(tmp_path: Path) -> None:
    done = in_a_pipe("train", "dungeon", folder=tmp_path)
    assert (done.returncode, done.stderr) == (2, "GAME: 'dungeon' is not one of: diamant\n")
