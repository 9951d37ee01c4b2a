"""The README keeps its word: its examples run, its links lead somewhere."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SESSIONS = re.findall(r"^```console\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    (command, expected)
    for session in SESSIONS
    for command, expected in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", session, re.MULTILINE)
    if command.startswith("tacora ")
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3
    assert "```python" in README


@pytest.mark.parametrize(("command", "expected"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_commands(command: str, expected: str) -> None:
    """Each prints what the README shows; `...` stands for anything."""
    run = subprocess.run(
        [sys.executable, "-m", "tacora", *shlex.split(command)[1:]],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    pattern = ".*".join(re.escape(part) for part in re.split(r"\.\.\.\n?", expected))
    assert re.search(pattern, run.stdout, re.DOTALL), run.stdout


def test_python() -> None:
    """The Python examples are doctests."""
    for block in re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL):
        test = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
        assert test.examples
        assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not target.startswith(("http://", "https://")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
