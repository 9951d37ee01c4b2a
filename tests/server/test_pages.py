"""The browser app's files: one page for all its addresses, caching, packed files, and nothing from elsewhere."""

from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tacora.server.pages import page


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "static"
    (root / "assets").mkdir(parents=True)
    (root / "index.html").write_text("<title>app</title>")
    (root / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (root / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (root / "assets" / "app-1a2b.js.gz").write_bytes(b"gzip")
    (root / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return root


def get(root: Path, path: str, **headers: str) -> Response:
    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": path, "query_string": b"", "server": ("localhost", 80),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }  # fmt: skip
    return page(Request(scope), root)


@pytest.mark.parametrize("path", ["/", "/t/abc234", "/rules", "/verify", "/anything"])
def test_every_address_is_the_app(root: Path, path: str) -> None:
    answer = get(root, path)
    assert answer.body == b"<title>app</title>"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_assets_are_kept_for_good_and_packed(root: Path) -> None:
    plain = get(root, "/assets/app-1a2b.js")
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    assert plain.body == b"console.log(1)"
    packed = get(root, "/assets/app-1a2b.js", accept_encoding="gzip, br")
    assert (packed.body, packed.headers["content-encoding"]) == (b"brotli", "br")
    assert get(root, "/assets/app-1a2b.js", accept_encoding="gzip").body == b"gzip"


def test_what_is_known_is_not_sent_again(root: Path) -> None:
    tag = get(root, "/icon.svg").headers["etag"]
    again = get(root, "/icon.svg", if_none_match=tag)
    assert (again.status_code, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/missing.js", "/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.d", "/a\0b.js", "/.git/x.y"]
)
def test_nothing_from_elsewhere(root: Path, path: str) -> None:
    answer = get(root, path)
    assert answer.status_code == 404
    assert b"secret" not in answer.body


def test_before_the_app_is_built(tmp_path: Path) -> None:
    answer = get(tmp_path, "/t/abc234")
    assert answer.status_code == 200
    assert b"make web" in answer.body
