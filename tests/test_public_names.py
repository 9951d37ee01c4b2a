"""docs/api.md keeps its word: every name can be imported, every command is there, the example runs."""

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from typer import Context
from typer.core import TyperGroup
from typer.main import get_group

from tacora.cli import app

PAGE = (Path(__file__).parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
SECTIONS = re.findall(r"^### `([\w.]+)`\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
NAMES = {module: re.findall(r"^\| `(\w+)` \| \S", section, re.MULTILINE) for module, section in SECTIONS}


@pytest.mark.parametrize("module", NAMES)
def test_every_name_can_be_imported(module: str) -> None:
    assert NAMES[module]
    assert [name for name in NAMES[module] if not hasattr(import_module(module), name)] == []


@pytest.mark.parametrize("module", NAMES)
def test_every_name_is_listed_where_it_is_at_home(module: str) -> None:
    """A type checker refuses a name that a module only imports, unless the module hands it out."""
    home = import_module(module)
    tree = ast.parse(Path(home.__file__ or "").read_text(encoding="utf-8"))
    imported = {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert imported & set(NAMES[module]) <= set(getattr(home, "__all__", ()))


@pytest.mark.parametrize("module", NAMES)
def test_every_name_that_a_package_hands_out_is_listed(module: str) -> None:
    assert set(getattr(import_module(module), "__all__", ())) <= set(NAMES[module])


def test_every_command_is_listed_with_or_without_json() -> None:
    def commands(group: TyperGroup, name: str) -> Iterator[tuple[str, str]]:
        context = Context(group)
        for word in group.list_commands(context):
            command = group.get_command(context, word)
            assert command is not None
            if isinstance(command, TyperGroup):
                yield from commands(command, f"{name} {word}")
            else:
                has_json = any("--json" in option.opts for option in command.params)
                yield f"{name} {word}", "yes" if has_json else "no"

    assert dict(re.findall(r"^\| `(tacora .+?)` \|.*\| (\w+) \|$", PAGE, re.MULTILINE)) == dict(
        commands(get_group(app), "tacora")
    )


def test_the_example_runs() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest(block, {}, "api", "docs/api.md", 0)
    assert doctest.DocTestRunner().run(example) == (0, len(example.examples))
