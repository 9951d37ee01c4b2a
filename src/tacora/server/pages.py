"""The browser app's files: one page for every address of it, and its assets, compressed beforehand where they are."""

import gzip
import mimetypes
from email.utils import formatdate
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).with_name("static")
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INVITES = "t/"  # whatever a chat has put behind a link
LONGEST = 200  # characters of a file's address
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tacora</title>
<p>The server runs, but the browser app is not built. Build it with <code>make web</code>, then reload this page.</p>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def is_app(path: str) -> bool:
    """The browser app itself is at this address, and not one of its files."""
    return path.startswith(INVITES) or "." not in path.rpartition("/")[2]


def page(request: Request, root: Path = STATIC, head: str = "") -> Response:
    """The file of this address; every address without a file's name is the app itself, with more in its head."""
    path = request.scope["path"].lstrip("/")
    file = root / path
    if is_app(path):
        file = root / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT, media_type="text/html", headers={"Cache-Control": "no-store"})
        if head:
            return _with_head(request, file, head)
    elif len(path) > LONGEST or "\0" in path or not file.resolve().is_relative_to(root.resolve()) or not file.is_file():
        return Response(b"There is no such file.\n", status_code=404, media_type="text/plain")
    return _file(request, file, is_hashed=path.startswith("assets/"))


def _with_head(request: Request, file: Path, head: str) -> Response:
    body, _ = _content(file, file.stat().st_mtime_ns)
    body = body.replace(b"</head>", head.encode() + b"</head>", 1)
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="text/html", headers=headers)


def _file(request: Request, file: Path, *, is_hashed: bool) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {
        "Cache-Control": FOR_GOOD if is_hashed else ASK_AGAIN,
        "Vary": "Accept-Encoding",
        "Last-Modified": formatdate(file.stat().st_mtime, usegmt=True),
    }
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            file = packed
            break
    body, headers["ETag"] = _content(file, file.stat().st_mtime_ns)
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=1000)
def _content(file: Path, _changed_at: int) -> tuple[bytes, str]:
    """A file's bytes, one copy for all who read them, and their tag."""
    body = file.read_bytes()
    return body, f'"{sha256(body).hexdigest()[:20]}"'
