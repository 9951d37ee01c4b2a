"""Who asks: from a request's cookies to the device's number at a table, for HTTP and sockets alike."""

from typing import NamedTuple

from tacora.server import cookies
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.entries import Adopted
from tacora.server.live import Live
from tacora.server.refusals import Refused

EXCHANGED_AT_ONCE = 24
"""Old seat cookies of other tables that one page takes: each may cost reading a table from disk."""


class Known(NamedTuple):
    """A device at a table: its number, and whether an old seat cookie has had its time."""

    number: int | None
    is_seat_cookie_over: bool = False
    group: int = 0  # of the writer: the exchange is on disk after it


def recognise(desk: Desk, live: Live, jar: Jar) -> Known:
    """The device's number at this table. An old seat cookie counts until its device shows an id of its own, once."""
    secret, table = desk.hall.secret, live.table
    device = jar.device(secret)
    owner = None if device is None else cookies.owner(device, table.code)
    number = None if owner is None else table.owners.get(owner)
    has_seat_cookie = bool(jar.values(cookies.SEAT_PREFIX + table.code))
    if number is not None or not has_seat_cookie:
        return Known(number, has_seat_cookie)
    old = jar.seat_device(secret, table.code, table.first_commitment)
    if old is None or not table.has_unowned(old):
        return Known(None, is_seat_cookie_over=True)
    if owner is None:  # the exchange waits until the device has shown that it keeps its new cookie
        return Known(old)
    return Known(old, is_seat_cookie_over=True, group=desk.submit(live, Adopted(old, owner), old))


async def exchange(desk: Desk, jar: Jar, first: str | None) -> list[str]:
    """Take old seat cookies in exchange: the tables whose cookies have had their time, this one's before others'."""
    codes = jar.seat_codes
    if not codes or jar.device(desk.hall.secret) is None:
        return []
    over, group = [], 0
    for code in sorted(codes, key=lambda code: code != first)[:EXCHANGED_AT_ONCE]:
        try:
            known = recognise(desk, await desk.hall.find(code), jar)
        except Refused as no:
            if no.code == "no-such-table":
                over.append(code)
        else:
            group = max(group, known.group)
            if known.is_seat_cookie_over:
                over.append(code)
    await desk.hall.writer.reached(group)
    return over
