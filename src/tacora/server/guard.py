"""The first thing that every HTTP request meets: origin, host, and the headers of every answer."""

import re
from collections.abc import Iterable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tacora.server.origins import Origins
from tacora.server.refusals import Refused

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

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self._app = app
        self._origins = origins

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
        except Refused as no:
            await _refuse(send_safely, no)
            return
        if scope["method"] not in READING:
            body = await _read(receive)
            if body is None:
                return
            receive = _again(body, receive)
        await self._app(scope, receive, send_safely)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host")
        if host is not None and not HOST.fullmatch(host):
            raise Refused("bad-request", "the Host header is no host", "Host")
        if scope["method"] not in READING and not self._origins.allow(headers.get("origin")):
            raise Refused("foreign-origin", "the Origin header is missing or not allowed", "Origin")


async def _read(receive: Receive) -> bytes | None:
    """The whole body, or None if the client is gone before its end."""
    body, is_more = b"", True
    while is_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        is_more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return messages.pop() if messages else await receive()

    return receive_again


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
    ]
    await send({"type": "http.response.start", "status": no.status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})
