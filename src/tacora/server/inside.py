"""Who is inside: on this machine, and not through a proxy; or who has the token."""

import hmac
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from tacora.server.origins import LOOPBACK

PASSED_ON = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via")
"""Headers of a request that somebody has passed on."""


def may_watch(scope: Scope, token: str | None) -> bool:
    """The request comes from this machine itself, or names the token."""
    headers = Headers(scope=scope)
    if token:
        kind, _, named = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and hmac.compare_digest(named.strip().encode(), token.encode()):
            return True
    return is_local(scope, headers)


def is_local(scope: Scope, headers: Headers) -> bool:
    """Whoever asks sits at this machine: a proxy on it passes on the requests of others, and says so.

    A page that has its own name lead here (DNS rebinding) gives itself away by that name.
    """
    try:
        is_near = ip_address(scope["client"][0]).is_loopback
        host = urlsplit(f"//{headers.get('host', '')}").hostname
    except (TypeError, ValueError):
        return False
    return is_near and host in LOOPBACK and not any(name in headers for name in PASSED_ON)
