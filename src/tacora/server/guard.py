"""The first thing that every HTTP request meets: size, origin, rate, and the headers of every answer."""

import re
import time
from collections.abc import Iterable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tacora.server.origins import Origins
from tacora.server.rates import Buckets
from tacora.server.refusals import Refused
from tacora.server.settings import Limits

READING = frozenset({"GET", "HEAD", "OPTIONS"})
HOST = re.compile(r"[A-Za-z0-9.\-_]{1,200}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Origins) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins
        self._rates = Buckets(limits.requests_per_second, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the request, then pass it on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in (*HEADERS.items(), ("Content-Security-Policy", _policy(headers.get("host")))):
                    answer.setdefault(name, value)
            await send(message)

        try:
            self._check(scope, headers)
            if scope["method"] not in READING:
                receive = await self._read(receive)
        except Refused as no:
            await _refuse(send_safely, no)
        else:
            await self._app(scope, receive, send_safely)

    async def _read(self, receive: Receive) -> Receive:
        """Read the body, if it is not too long."""
        body, is_more = b"", True
        while is_more:
            message = await receive()
            body += message.get("body", b"")
            if len(body) > self._limits.body_bytes:
                raise self._too_large()
            is_more = message.get("more_body", False)
        messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return messages.pop() if messages else await receive()

        return receive_again

    def _too_large(self) -> Refused:
        return Refused("too-large", f"a body has at most {self._limits.body_bytes} bytes")

    def _check(self, scope: Scope, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > self._limits.body_bytes:
            raise self._too_large()
        if scope["method"] in READING:
            return
        if not self._origins.allow(headers.get("origin")):
            raise Refused("foreign-origin", "the Origin header is missing or not allowed", "Origin")
        address = scope["client"][0] if scope.get("client") else ""
        if not self._rates.take(address, time.monotonic()):
            raise Refused("too-fast", "too many requests: wait a moment")


def _policy(host: str | None) -> str:
    sockets = f" ws://{host} wss://{host}" if host and HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        f"font-src 'self'; media-src 'self' data:; manifest-src 'self'; connect-src 'self'{sockets}; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def refusal_body(no: Refused) -> bytes:
    """A refusal as JSON."""
    return msgspec.json.encode({"code": no.code, "message": no.message, "where": no.where})


async def _refuse(send: Send, no: Refused) -> None:
    body = refusal_body(no)
    headers: Iterable[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *([(b"retry-after", b"5")] if no.code == "too-fast" else []),
    ]
    await send({"type": "http.response.start", "status": no.status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
