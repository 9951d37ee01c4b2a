"""The built app: small, each game apart, and with words for everything."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args
from zipfile import ZipFile

import pytest

import tacora
from browser import WEB
from fair_matches import FOLDER as FAIR
from tacora.bots.diamant import BOTS
from tacora.core.record import read
from tacora.core.verify import verify
from tacora.games import GAMES
from tacora.games.diamant.cards import TRAP_KINDS
from tacora.games.diamant.editions import EDITIONS
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import GOALS, TOKEN_KINDS, Discoveries
from tacora.games.dungeon.ground import FEATURES
from tacora.i18n import LANGUAGES
from tacora.server.names import Fault
from tacora.server.news import Note
from tacora.server.settings import CHAT
from tacora.server.wire import WIRES

SOURCE = Path(tacora.__file__).parent
APP = SOURCE / "server" / "static"
MOST_SCRIPT = 130_000  # a whole table, the home page with it
MOST_FIRST_PAGE = 80_000
MOST_OF_A_GAME = 70_000  # its own part

FOLDERS = tuple(sorted(file.parent.name for file in (WEB / "src" / "games").glob("*/index.ts")))
LITERAL = re.compile(r"""['"`]((?:web|diamant|dungeon|list)-[a-z0-9-]+)['"`]""")
BUILT = re.compile(r"`((?:web|diamant|dungeon)-[a-z0-9-]*\$\{[^`]*)`")
GAP = re.compile(r"\$\{[^}]*\}")
SIDES = ("north", "east", "south", "west")
UNREADABLE = {
    "no-entry", "no-step", "no-means", "too-long", "not-entry-at", "not-step-at", "not-text", "not-hand", "not-object",
    "not-turned", "not-offset", "no-such-card", "not-in-hand", "not-laid",
}  # fmt: skip
"""Refusals that a map cannot meet with: of texts that it does not write; and one that it says in its own words."""
SENTENCES = (WEB / "src" / "games" / "dungeon" / "walk" / "refusals.ts").read_text(encoding="utf-8")
REFUSALS = tuple(set(re.findall(r"(?m)^  '?([a-z-]+)'?: ['\"]", SENTENCES)) - UNREADABLE)
DIFFERENCES = ("relics", "deck", "worth", "traps", "entrance", "chest", "players")
FILLS = {
    "web-": FOLDERS,
    "web-home-": FOLDERS,
    "web-chat-": CHAT,
    "web-link-": ("connecting", "open", "reconnecting", "offline", "restarting"),
    "web-note-": get_args(Note),
    "web-name-": get_args(Fault),
    "web-end-": ("gone", "other-rules", "set-aside"),
    "web-verify-differs-": ("scheme", "commitment", "hashes", "share", "attempts"),
    "web-verify-unreadable-": ("json", "format", "older", "no-fair", "scheme"),
    "web-refused-": (
        "not-away", "bad-options", "bad-name",
        "unreachable", "no-such-table", "table-full", "too-fast", "too-many", "not-now", "not-host", "not-your-seat",
        "changed-enough", "enough", "old-page",
    ),
    "web-diamant-": ("return", "continue"),
    "web-diamant-bot-": tuple(BOTS),
    "web-diamant-interlude-": ("return", "trap"),
    "web-diamant-edition-": tuple(EDITIONS),
    "web-diamant-entrance-": ("open", "current", "closed"),
    "web-diamant-ruling-": tuple("123456789"),
    "web-diamant-differs-": DIFFERENCES,
    **{f"web-diamant-differs-{what}-": tuple(EDITIONS) for what in DIFFERENCES},
    "web-dungeon-bot-": tuple(WIRES["dungeon"].bots),
    "web-dungeon-book-does-": tuple(map(str, Book)),
    "web-dungeon-fate-": ("discard", "keep", "box"),
    "web-dungeon-look-": ("keep", "discard"),
    "web-dungeon-rules-step-": ("market", "build", "path", "score", "clean-up"),
    "web-dungeon-ruling-": ("2", "7", "8", "9", "19", "20", "31", "33", "34", "38"),
    "web-dungeon-token-does-": TOKEN_KINDS,
    "web-dungeon-why-": ("watching", "passed", "gone", "hand", "coins", "turn"),
    "web-dungeon-map-beside-": ("above", "below", "left", "right"),
    "web-dungeon-map-done-": ("empty", "earlier", "illegal"),
    "web-dungeon-map-enter-": SIDES,
    "web-dungeon-map-exit-": SIDES,
    "web-dungeon-map-needs-": TOKEN_KINDS,
    "web-dungeon-map-notice-": ("forks", "no-place", "entry"),
    "web-dungeon-map-on-card-": ("free", "monster", "lock", "pit", "several"),
    "web-dungeon-map-openings-": SIDES,
    "web-dungeon-map-refused-": REFUSALS,
    "web-dungeon-map-travel-": ("climb", "portal", "barrel", "monster", "opposite"),
    "web-dungeon-map-walk-": SIDES,
    "dungeon-book-": tuple(map(str, Book)),
    "dungeon-feature-": (*FEATURES.values(), "room"),
    "dungeon-found-": Discoveries._fields,
    "dungeon-goal-": tuple(GOALS),
    "dungeon-token-": TOKEN_KINDS,
    "diamant-edition-": tuple(EDITIONS),
    "diamant-trap-": TRAP_KINDS,
    "web-dungeon-example-": tuple(
        example["id"]
        for example in json.loads((WEB / "src" / "games" / "dungeon" / "examples.json").read_text(encoding="utf-8"))
    ),
}  # fmt: skip
"""Keys that the app builds: what stands before a gap, and all that can fill it."""


def keys(language: str) -> set[str]:
    texts = [file.read_text(encoding="utf-8") for file in (SOURCE / "i18n" / language).glob("*.ftl")]
    return {key for text in texts for key in re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text)}


def app_sources() -> str:
    files = [file for ending in ("*.svelte", "*.ts") for file in (WEB / "src").rglob(ending)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if not {"wire", "art"} & set(file.parts))


def filled(key: str) -> set[str]:
    """Every key that a built one can become."""
    gap = GAP.search(key)
    if gap is None:
        return {key}
    beginning = key[: gap.start()]
    assert beginning in FILLS, f"{beginning} has no fills"
    return set().union(*(filled(beginning + fill + key[gap.end() :]) for fill in FILLS[beginning]))


def asked_for() -> set[str]:
    source = app_sources()
    return set(LITERAL.findall(source)).union(*map(filled, BUILT.findall(source)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_asked_for_is_there(language: str) -> None:
    assert asked_for() - keys(language) == set()


def test_every_word_of_the_browser_is_asked_for() -> None:
    assert {key for key in keys("en") if key.startswith("web-")} - asked_for() == set()


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


LONGEST = "he"


def test_the_first_load_is_small() -> None:
    manifest = json.loads((APP / "manifest.json").read_text())
    home = loaded_with("index.html", manifest) | {f"src/words/{LONGEST}.ts"}
    assert compressed(home, manifest) < MOST_FIRST_PAGE
    for game in FOLDERS:
        parts = [f"src/games/{game}/{part}.ts" for part in ("options", "table", f"words/{LONGEST}")]
        table = home.union(*(loaded_with(part, manifest) for part in ("src/pages/Table.svelte", *parts)))
        assert compressed(table, manifest) < MOST_SCRIPT
        assert (
            compressed(table.difference(home, loaded_with("src/pages/Table.svelte", manifest)), manifest)
            < MOST_OF_A_GAME
        )


@pytest.mark.parametrize("page", ["index.html", "src/pages/Table.svelte", "src/pages/Verify.svelte"])
def test_a_game_is_loaded_when_its_table_is_opened(page: str) -> None:
    manifest = json.loads((APP / "manifest.json").read_text())
    assert {entry for entry in loaded_with(page, manifest) if "/games/" in entry} == set()


@pytest.mark.parametrize("folder", ["table", "lib", "pages", "parts", "verify", "words"])
@pytest.mark.parametrize("game", FOLDERS)
def test_only_its_own_folder_names_a_game(folder: str, game: str) -> None:
    files = [file for file in (WEB / "src" / folder).rglob("*") if file.is_file()]
    assert [file.name for file in files if game in file.read_text(encoding="utf-8").lower()] == []


def test_the_app_asks_nobody_else_for_anything() -> None:
    for file in APP.rglob("*"):
        if file.suffix in {".js", ".css", ".html"}:
            hosts = set(re.findall(r"(?:https?|wss?)://([a-z0-9.-]+)", file.read_text(encoding="utf-8")))
            assert hosts <= {"www.w3.org", "svelte.dev"}, file.name


def test_the_wheel_holds_the_app(tmp_path: Path) -> None:
    root = WEB.parent
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=root, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    built = {f"tacora/server/static/{file.relative_to(APP).as_posix()}" for file in APP.rglob("*") if file.is_file()}
    assert "tacora/server/static/index.html" in built
    assert built <= names


def test_the_lock_names_no_address() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", sorted(FAIR.glob("*/*.json")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_records_of_the_browsers_tests_are_fair(file: Path) -> None:
    """`make golden` writes them anew, as when a game's rules have changed."""
    record = read(file.read_bytes(), GAMES)
    assert record.fair is not None
    assert record.fair.draws
    assert verify(record).fair
