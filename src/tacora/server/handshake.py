"""The opening handshake of a table's WebSocket: who may come in, and the answer."""

import logging
import re
from collections.abc import Iterator

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tacora.server import cookies
from tacora.server.cookies import Jar
from tacora.server.hall import Hall
from tacora.server.origins import Origins
from tacora.server.refusals import Refused

PATH = re.compile(r"/api/tables/([0-9a-z]{1,16})/socket")
SINCE = re.compile(r"(?:.*&)?since=([0-9]{1,9})(?:&.*)?")
SWITCHING = 101
quiet = logging.getLogger("tacora.server.handshakes")
quiet.setLevel(logging.CRITICAL)


def request(method: str, version: str, target: bytes, headers: list[tuple[bytes, bytes]]) -> Request:
    """The request as the `websockets` library wants it."""
    named = Headers()
    for name, value in headers:
        named[name.decode("latin-1")] = value.decode("latin-1")
    return Request(target.decode("latin-1"), named, method, f"HTTP/{version}")


def refusal(request: Request, origins: Origins) -> Refused | None:
    """Why this one may not come in."""
    try:
        origin = request.headers.get("Origin")
    except LookupError:  # more than one
        origin = None
    if not origins.allow(origin):
        return Refused("foreign-origin", "the Origin header is missing or not allowed", "Origin")
    if table_of(request) is None:
        return Refused("no-such-table", "there is no socket at this address", "socket")
    return None


def table_of(request: Request) -> str | None:
    """The code in the request's path."""
    place = PATH.fullmatch(request.path.partition("?")[0])
    return None if place is None else place[1]


def since(request: Request) -> int | None:
    """The last `seq` that the client says it has."""
    said = SINCE.fullmatch(request.path.partition("?")[2])
    return None if said is None else int(said[1])


def answer(request: Request, hall: Hall) -> Response:
    """The answer: 101, or what is wrong with the request. No extension is spoken."""
    response = ServerProtocol(extensions=[], logger=quiet).accept(request)
    for cookie in _cookies(request, hall):
        response.headers["Set-Cookie"] = cookie
    return response


def _cookies(request: Request, hall: Hall) -> Iterator[str]:
    """For whoever comes with an old seat cookie: an id of their own, or an end to the old one."""
    jar, code = Jar(request.headers.get_all("Cookie")), table_of(request) or ""
    if not jar.values(cookies.SEAT_PREFIX + code):
        return
    live, device = hall.at_hand(code), jar.device(hall.secret)
    if device is None:
        is_secure = (request.headers.get("Origin") or "").startswith("https:")
        yield cookies.set_device(hall.secret, cookies.new_device(), secure=is_secure)
    elif live is not None and cookies.owner(device, code) in live.table.owners:
        yield cookies.end_seat(code)
