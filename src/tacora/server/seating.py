"""Making tables and taking seats: each request does its work once, however often it comes."""

from typing import NamedTuple

from tacora.server import commands, cookies, devices
from tacora.server.commands import Asker
from tacora.server.cookies import Jar
from tacora.server.desk import Desk
from tacora.server.entries import Act, PlaceSpec
from tacora.server.live import Live
from tacora.server.models import SeatRequest, TableWish
from tacora.server.refusals import Refused
from tacora.server.wire import Wire


class Seated(NamedTuple):
    """A device at a table: its id and its number there, and whether an old seat cookie has had its time."""

    live: Live
    device: str
    number: int
    is_seat_cookie_over: bool = False


async def make(desk: Desk, wish: TableWish, jar: Jar) -> Seated:
    """A new table, or the one that this very request has made before; raises Refused."""
    hall = desk.hall
    device = _device(desk, jar, wish.id)
    live = await hall.made_before(device, wish.id)
    if live is None:
        if wish.start and any(seat.kind == "free" for seat in wish.seats):
            raise Refused("not-now", "a seat is still free")
        live = hall.create(
            game=wish.game,
            options=wish.options,
            places=_places(hall.wire(wish.game), wish),
            clock=wish.clock,
            public=wish.public,
            odds=wish.odds,
            device=device,
            request=wish.id,
        )
        if wish.start:
            desk.start(live)
    await hall.settled(live, live.settles_in(0))
    return Seated(live, device, 0)


async def take(desk: Desk, live: Live, wish: SeatRequest, jar: Jar) -> Seated:
    """Seats for a device, or those that this very request has taken before; raises Refused."""
    code = live.table.code
    device = _device(desk, jar, wish.id)
    owner = cookies.owner(device, code)
    known = devices.recognise(desk, live, jar)
    number = live.table.owners.get(owner) if known.number is None else known.number
    if number is None or (number, cookies.command_of(wish.id, code)) not in live.table.answered:
        number = await _sit_down(desk, live, wish, jar, Asker(owner, number))
    await desk.hall.settled(live, live.settles_in(number))
    return Seated(live, device, number, known.is_seat_cookie_over)


def _device(desk: Desk, jar: Jar, request: str) -> str:
    """The device's id; one without a cookie gets the same id each time that it repeats its request."""
    return jar.device(desk.hall.secret) or cookies.device_of(desk.hall.secret, request)


def _places(wire: Wire, wish: TableWish) -> list[PlaceSpec]:
    people = iter(wish.players)
    if sum(seat.kind == "person" for seat in wish.seats) != len(wish.players):
        raise Refused("bad-message", "must be as many as there are seats for persons", "players")
    places: list[PlaceSpec] = []
    for seat in wish.seats:  # people first: a bot takes the hat and the name that are left
        if seat.kind == "person":
            player = next(people)
            places.append(PlaceSpec("person", player.name, commands.free_hat(player.hat, places)))
        else:
            places.append(PlaceSpec("free"))
    for number, seat in enumerate(wish.seats):
        if seat.kind == "bot":
            places[number] = commands.bot_place(wire, seat.bot, places)
    return places


async def _sit_down(desk: Desk, live: Live, wish: SeatRequest, jar: Jar, asker: Asker) -> int:
    """Seats for a device; its number at the table."""
    table = live.table
    number = len(table.devices) if asker.number is None else asker.number
    act: Act
    if wish.rematch is not None:
        was = await _device_before(desk, live, wish.rematch, jar)
        if was in table.claims:
            return table.claims[was]
        act = commands.claimed(table, was, asker.owner)
    elif not wish.players:
        raise Refused("bad-message", "there must be at least one player", "players")
    else:
        players = [(player.name, player.hat) for player in wish.players]
        act = commands.seated(table, players, asker, desk.hall.settings.limits)
    desk.submit(live, act, number, cookies.command_of(wish.id, table.code))
    return number


async def _device_before(desk: Desk, live: Live, code: str, jar: Jar) -> int:
    no = Refused("not-your-seat", "this device has no seat to take up again", "rematch")
    try:
        before, _ = await desk.hall.glance(code)
    except Refused:  # whether that table is there is nobody's business
        raise no from None
    was = devices.recognise(desk, before, jar).number
    if was is None or before.table.next != live.table.code:
        raise no
    return was
