"""The built app: small, typed, in step with the formats, and with words for everything."""

import json
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import tacora
from browser import WEB
from tacora.bots.diamant import BOTS
from tacora.games.diamant.cards import TRAP_KINDS
from tacora.games.diamant.editions import EDITIONS
from tacora.i18n import LANGUAGES
from tacora.server.settings import CHAT

SOURCE = Path(tacora.__file__).parent
APP = SOURCE / "server" / "static"
MOST_SCRIPT = 120_000
MOST_FIRST_PAGE = 80_000

LITERAL = re.compile(r"""['"`]((?:web|diamant|list)-[a-z0-9-]+)['"`]""")
BUILT = re.compile(r"`((?:web|diamant)-[a-z0-9-]*)\$\{[^}]*\}([a-z-]*)(\$\{)?")
DIFFERENCES = ("relics", "deck", "worth", "traps", "entrance", "chest", "players")
FAMILIES = {
    "web-bot-": tuple(BOTS),
    "web-chat-": CHAT,
    "web-edition-": tuple(EDITIONS),
    "web-link-": ("connecting", "open", "reconnecting", "offline", "restarting", "gone"),
    "web-state-": ("cave", "decided", "home"),
    "web-entrance-": ("open", "current", "closed"),
    "web-ruling-": tuple("123456789"),
    "web-verify-unreadable-": ("json", "format", "no-fair", "scheme"),
    "web-differs-": tuple(
        end for what in DIFFERENCES for end in (what, *(f"{what}-{edition}" for edition in EDITIONS))
    ),
    "diamant-edition-": tuple(EDITIONS),
    "diamant-trap-": TRAP_KINDS,
    "web-refused-": (
        "unreachable", "no-such-table", "table-full", "too-fast", "too-many", "not-now", "not-host", "not-your-seat",
    ),
}  # fmt: skip
"""Keys that the app builds: what they begin with, and all that can follow."""


def keys(language: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in (SOURCE / "i18n" / language).glob("*.ftl")]
    return {key for text in texts for key in re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text)}


def app_sources() -> str:
    files = [file for ending in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(ending)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.parent.name not in {"wire", "art"})


def asked_for() -> set[str]:
    source = app_sources()
    whole = set(LITERAL.findall(source))
    for beginning, end, _ in BUILT.findall(source):
        assert beginning in FAMILIES, f"{beginning} has no family"
        whole |= {beginning + middle + end for middle in FAMILIES[beginning]} if end != "-" else set()
    return whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asked_for_is_there(language: str) -> None:
    assert asked_for() - keys(language) == set()


def test_every_word_of_the_browser_is_asked_for() -> None:
    families = {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    assert {key for key in keys("en") if key.startswith("web-")} - asked_for() - families == set()


def loaded_with(entry: str, manifest: dict[str, dict[str, object]]) -> set[str]:
    """The files that a browser loads for an entry, itself included."""
    found: set[str] = set()
    waiting = [entry]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", [])  # type: ignore[arg-type]
    return found


def compressed(entries: set[str], manifest: dict[str, dict[str, object]]) -> int:
    files = [APP / f"{manifest[entry]['file']}.gz" for entry in entries]
    return sum((file if file.exists() else file.with_suffix("")).stat().st_size for file in files)


def test_the_first_load_is_small() -> None:
    manifest = json.loads((APP / "manifest.json").read_text())
    home = loaded_with("index.html", manifest)
    words = "src/words/he.ts"  # the longest
    assert compressed(home | {words}, manifest) < MOST_FIRST_PAGE
    table = home | loaded_with("src/pages/Table.svelte", manifest)
    assert compressed(table | {words}, manifest) < MOST_SCRIPT


def test_the_app_asks_nobody_else_for_anything() -> None:
    for file in APP.rglob("*"):
        if file.suffix in {".js", ".css", ".html"}:
            hosts = set(re.findall(r"(?:https?|wss?)://([a-z0-9.-]+)", file.read_text(encoding="utf-8")))
            assert hosts <= {"www.w3.org", "svelte.dev"}, file.name


def npm(*command: str) -> None:
    script = WEB.parent / "hatch_build.py"
    done = subprocess.run([sys.executable, script, "npm", "run", *command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_wheel_holds_the_app(tmp_path: Path) -> None:
    root = WEB.parent
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    built = {f"tacora/server/static/{file.relative_to(APP).as_posix()}" for file in APP.rglob("*") if file.is_file()}
    assert "tacora/server/static/index.html" in built
    assert built <= names


def test_the_types_are_those_of_the_formats() -> None:
    npm("types:check")


def test_the_app_is_well_typed() -> None:
    npm("check")


def test_the_lock_names_no_address() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
