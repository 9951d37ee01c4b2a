"""The origins that pages may come from: this server's own, and those the host names."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from tacora.server.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


class Origins:
    """An allow-list.

    >>> origins = Origins(Settings(port=8000, origins=("https://play.example.org",)))
    >>> origins.allow("https://play.example.org"), origins.allow("http://localhost:5173"), origins.allow(None)
    (True, True, False)
    """

    def __init__(self, settings: Settings, addresses: Iterable[str] = ()) -> None:
        own = {settings.host, *addresses} - {"0.0.0.0", "::", ""}  # noqa: S104  any address is no origin
        self._known = {origin.rstrip("/").lower() for origin in settings.origins}
        self._known |= {f"http://{f'[{host}]' if ':' in host else host}:{settings.port}".lower() for host in own}

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
