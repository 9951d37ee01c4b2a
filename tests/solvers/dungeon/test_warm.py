"""Kernels made ready in the background."""

import subprocess
import sys


def test_the_kernels_are_ready_when_the_warm_up_is_over() -> None:
    """Importing it costs nothing: whoever never asks the solver never waits for Numba."""
    script = (
        "import sys\n"
        "from tacora.solvers.dungeon.warm import warm_up\n"
        "assert 'numba' not in sys.modules\n"
        "assert 'tacora.solvers.dungeon.kernel' not in sys.modules\n"
        "warm_up().join()\n"
        "from tacora.solvers.dungeon import fast, kernel\n"
        "assert not fast.IS_FAST or all(one.signatures for one in (kernel.search_from, kernel.search_laid))\n"
        "print('ready')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ready\n", "")
