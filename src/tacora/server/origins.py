"""The origins that pages may come from: this server's own, and those the host names."""

import logging
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from tacora.server.settings import Settings

log = logging.getLogger("tacora.server")

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Origins:
    """An allow-list.

    >>> origins = Origins(Settings(port=8000, origins=("https://play.example.org",)))
    >>> origins.allow("https://play.example.org"), origins.allow("http://localhost:5173"), origins.allow(None)
    (True, True, False)
    """

    def __init__(self, settings: Settings, addresses: Iterable[str] = ()) -> None:
        own = {settings.host, *addresses} - {"0.0.0.0", "::", ""}  # noqa: S104  any address is no origin
        self._has_warned = False
        self._known = {origin.rstrip("/").lower() for origin in settings.origins}
        self._known |= {f"http://{f'[{host}]' if ':' in host else host}:{settings.port}".lower() for host in own}

    def notice(self, headers: Headers) -> None:
        """Say once if a page is shown through a proxy whose address is not allowed: all that it sends is refused."""
        host = headers.get("x-forwarded-host") or headers.get("host") or ""
        scheme = headers.get("x-forwarded-proto")
        if self._has_warned or scheme not in ("http", "https") or self.allow(f"{scheme}://{host}"):
            return
        self._has_warned = True
        origin = f"{scheme}://{host}"[:255]
        log.warning(
            "pages are shown as %a, and everything that they send is refused: start with --origin %a", origin, origin
        )

    def allow(self, origin: str | None) -> bool:
        """Pages of this origin may speak for a seat; those of this machine always may."""
        if not origin or len(origin) > 255:
            return False
        if origin.lower() in self._known:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.hostname in LOOPBACK and not parts.path
