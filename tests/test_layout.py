"""Who imports whom, where import-linter's contracts would have to name every game."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tacora
from tacora.games import NAMES

ROOT = Path(tacora.__file__).parent
MODULES = {
    ".".join(("tacora", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(ROOT.rglob("*.py"))
    if "migrations" not in path.parts
}
SAME_IN_EVERY_GAME = {
    "games": ("cards", "table", "state", "moves", "rules", "events", "view", "game", "summary"),
    "solvers": ("answer",),
    "arena": ("contest",),
    "terminal": ("face", "setup", "play", "keys", "board", "narrator", "replay"),
}


def imports(module: str) -> Iterator[str]:
    """Every module that a module imports, and every name that it imports from one."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def games_in(name: str) -> set[str]:
    """The games whose own module this is: the game's name stands in its path."""
    first, *parts = name.split(".")
    return set(parts) & set(NAMES) if first == "tacora" else set()


def test_every_game_has_modules_of_its_own() -> None:
    homes = {name.split(".")[1] for name in MODULES if games_in(name)}
    assert homes >= {"games", "solvers", "bots", "arena", "terminal", "commands"}


@pytest.mark.parametrize("game", NAMES)
def test_games_name_the_same_things_alike(game: str) -> None:
    for package, modules in SAME_IN_EVERY_GAME.items():
        assert {f"tacora.{package}.{game}.{module}" for module in modules} <= MODULES.keys()


@pytest.mark.parametrize("module", MODULES)
def test_a_game_is_imported_by_its_own_modules_alone(module: str) -> None:
    """Games, and their bots, solvers, contests, faces and wires, know nothing of each other; the rest knows no game."""
    assert {name for name in imports(module) if not games_in(name) <= games_in(module)} == set()


@pytest.mark.parametrize("module", [name for name in MODULES if not games_in(name) and name != "tacora.games"])
def test_no_other_module_names_a_game(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    assert {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}.isdisjoint(NAMES)


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("tacora.core")])
def test_core_imports_the_standard_library_alone(module: str) -> None:
    others = {name for name in imports(module) if name.split(".")[0] not in sys.stdlib_module_names}
    assert all(name.startswith("tacora.core.") for name in others), others
