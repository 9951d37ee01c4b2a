"""The Chromium that the browser tests drive: one that is installed, or Playwright's own. As a script: gets one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

HEADLESS = "chromium-headless-shell"
"""Debian's browser without a window: a sixth less work for a test, but it shows no notifications."""
COMMANDS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPS = ("Google Chrome", "Chromium")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
FROM_DEBIAN = (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", "chromium", HEADLESS))
PLAYWRIGHT = (sys.executable, "-m", "playwright")
OWN = ((*PLAYWRIGHT, "install", "chromium"),)
LIBRARIES_OF_OWN = ((*PLAYWRIGHT, "install-deps", "chromium"),)
PATIENCE = {"PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}  # milliseconds, and Playwright tries five times
ADVICE = (
    "The browser tests need Chromium or Chrome. Debian: sudo apt-get install chromium; Ubuntu: "
    f"sudo {' '.join(LIBRARIES_OF_OWN[0])}; macOS: brew install --cask google-chrome"
)


def installed() -> Iterator[str]:
    """Yield the path of every Chromium or Chrome that this machine has."""
    yield from filter(None, map(shutil.which, COMMANDS))
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        for app in MAC_APPS:
            program = folder / f"{app}.app" / "Contents" / "MacOS" / app
            if program.exists():
                yield str(program)


def launch(play: Playwright, *, is_whole: bool = False) -> Browser:
    """Start the first installed browser that can be started, or else Playwright's own; without calls home."""
    headless = None if is_whole else shutil.which(HEADLESS)
    for program in (*filter(None, [headless]), *installed()):
        try:
            return play.chromium.launch(executable_path=program, args=list(QUIET))
        except Error:  # a snap, or Ubuntu's command that only names one
            continue
    return play.chromium.launch(args=list(QUIET))


def can_launch() -> bool:
    """Some browser starts."""
    with sync_playwright() as play:
        try:
            launch(play, is_whole=True).close()
        except Error:
            return False
    return True


def main() -> None:
    """Get a browser if none starts: Debian's with root and apt, else Playwright's own; or say what to install."""
    if can_launch():
        return
    sys.stdout.write("Getting Chromium for the browser tests (the first time only) ...\n")
    sys.stdout.flush()
    may_use_apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    for way in (FROM_DEBIAN, OWN, LIBRARIES_OF_OWN) if may_use_apt else (OWN,):
        if all(map(_succeeds, way)) and can_launch():
            return
    sys.exit(ADVICE)


def _succeeds(command: tuple[str, ...]) -> bool:
    environment = {**PATIENCE, **os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, capture_output=True, env=environment, check=False).returncode == 0


if __name__ == "__main__":
    main()
