"""A device's own games: the tables at which it holds a seat. The server answers for that device alone.

Which tables a device knows is in a cookie of its own, signed for that device: neither the database nor another client
can tell where else somebody plays (docs/adr/0016-one-cookie-for-a-device.md).
"""

from typing import NamedTuple

import msgspec

from tacora.server import cookies
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.live import Live
from tacora.server.messages import Lobby
from tacora.server.refusals import Refused


class OwnGame(msgspec.Struct, frozen=True):
    """A table of this device: as everybody sees it, its own seats, who is waited for, and who won."""

    lobby: Lobby
    you: list[int]
    waiting: list[int]
    winners: list[int]


class OwnGames(msgspec.Struct, frozen=True):
    """All tables of this device that the server keeps, those that go on first."""

    games: list[OwnGame]


class Known(NamedTuple):
    """A device's games, and the value of its cookie if that is another now."""

    games: list[OwnGame]
    cookie: list[str] | None


async def of(desk: Desk, jar: Jar) -> Known:
    """The games of the device that asks."""
    hall = desk.hall
    device = jar.device(hall.secret)
    codes = [] if device is None else jar.games(hall.secret, device)[: hall.settings.limits.games]
    games, unread = [], []
    for code in codes:
        try:
            live, told = await hall.glance(code)
        except Refused as no:
            if no.code != "no-such-table":  # it may be back after a restart
                unread.append(code)
            continue
        number = live.table.owners.get(cookies.owner(device or "", code))
        if number is not None and live.table.seats_of(number):
            games.append(_own(live, told, number))
            await hall.settled(live, live.settles_in(number))
    games.sort(key=lambda game: game.lobby.phase == "over")
    kept = [*(game.lobby.table for game in games), *unread]
    return Known(games, kept if kept != codes else None)


def _own(live: Live, told: Lobby, number: int) -> OwnGame:
    table = live.table
    is_playing = told.phase == "playing"
    waiting = [int(seat) for seat in table.pending if seat not in table.chosen] if is_playing else []
    is_over = told.phase == "over" and table.match is not None
    winners = [int(seat) for seat in table.game.winners(table.match.state)] if is_over and table.match else []
    return OwnGame(told, [int(seat) for seat in table.seats_of(number)], waiting, winners)
