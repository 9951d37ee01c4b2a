"""The command `tacora` before it does anything."""

from importlib.metadata import version
from pathlib import Path

import tacora
from tacora_process import ended, in_a_pipe, on_a_terminal


def test_ctrl_c_while_the_command_is_still_loaded_ends_it_quietly(tmp_path: Path) -> None:
    (tmp_path / "typer.py").write_text('import time\nprint("Loading", flush=True)\ntime.sleep(60)\n')
    child = on_a_terminal("odds", folder=tmp_path, variables={"PYTHONPATH": str(tmp_path)})
    child.expect("Loading")
    child.sendintr()
    assert ended(child) == 130
    assert str(child.before).replace("^C", "").strip() == ""


def test_the_version_is_that_of_the_installed_package(tmp_path: Path) -> None:
    assert tacora.__version__ == version("tacora")
    told = in_a_pipe("--version", folder=tmp_path)
    assert (told.stdout, told.stderr, told.returncode) == (f"tacora {version('tacora')}\n", "", 0)
