"""How the tests come to their browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import chromium

SCRIPT = [sys.executable, chromium.__file__]
INSTALLED = next(chromium.installed(), "")
NOWHERE = "http://localhost:9"


@pytest.mark.skipif(not INSTALLED, reason="the browser is Playwright's own")
def test_a_browser_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "chromium").write_text("#!/bin/sh\necho 'requires the chromium snap' >&2\nexit 10\n")
    (tmp_path / "chromium").chmod(0o755)
    (tmp_path / "chromium-browser").symlink_to(INSTALLED)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    found = subprocess.run(SCRIPT, capture_output=True, text=True, env={**os.environ, "PATH": path}, check=False)
    assert (found.stdout, found.stderr, found.returncode) == ("", "", 0)


@pytest.mark.skipif(sys.platform == "darwin", reason="applications are found without PATH")
def test_one_line_says_what_to_install_if_none_can_be_had(tmp_path: Path) -> None:
    nothing = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path), "PLAYWRIGHT_DOWNLOAD_HOST": NOWHERE}
    found = subprocess.run(SCRIPT, capture_output=True, text=True, env={**os.environ, **nothing}, check=False)
    assert (found.stderr, found.returncode) == (f"{chromium.ADVICE}\n", 1)
