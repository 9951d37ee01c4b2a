"""The command `tacora` before it does anything."""

from importlib.metadata import version
from pathlib import Path

import pytest

import tacora
from tacora_process import ended, in_a_pipe, on_a_terminal

LOADING = "import time\nprint('Loading', flush=True)\ntime.sleep(60)\n"
SWALLOWING = """
import time, weakref

def clean_up(_gone):
    print('Loading', flush=True)
    time.sleep(60)

class Thing: ...

weakref.ref(Thing(), clean_up)  # what is raised in there is raised nowhere
"""


@pytest.mark.parametrize("text", [LOADING, SWALLOWING], ids=["loading", "in a callback"])
@pytest.mark.parametrize(("command", "module"), [("odds", "typer"), ("play", "textual")])
def test_ctrl_c_while_the_command_is_still_loaded_ends_it_quietly(
    tmp_path: Path, command: str, module: str, text: str
) -> None:
    (tmp_path / f"{module}.py").write_text(text)
    child = on_a_terminal(command, folder=tmp_path, variables={"PYTHONPATH": str(tmp_path)})
    child.expect("Loading")
    child.sendintr()
    assert ended(child) == 130
    assert str(child.before).replace("^C", "").strip() == ""


def test_the_version_is_that_of_the_installed_package(tmp_path: Path) -> None:
    assert tacora.__version__ == version("tacora")
    told = in_a_pipe("--version", folder=tmp_path)
    assert (told.stdout, told.stderr, told.returncode) == (f"tacora {version('tacora')}\n", "", 0)
