"""What the host may change before the start: seats, options, who sits there, who is host.

Nothing of it touches the shuffle: seed and shares were committed to without knowing seats and options, and both are
fixed when the opening begins, before any share is known (docs/formats/table.md).
"""

from collections.abc import Collection

from tacora.core.errors import BadOptions
from tacora.core.seats import Seat
from tacora.server.commands import bot_place, must_be_host, must_be_startable, the_place
from tacora.server.entries import Act, Changed, HostPassed, Placed, PlaceSpec, Removed, Reseated
from tacora.server.messages import AddSeat, Change, DropSeat, LobbyCommand, PassHost, Remove, SetSeat
from tacora.server.refusals import Refused
from tacora.server.settings import Limits
from tacora.server.table import Place, Table


def checked(
    table: Table, device: int | None, command: LobbyCommand, limits: Limits, away: Collection[Seat] = ()
) -> Act:
    """The entry that a command becomes; raises Refused."""
    must_be_host(table, device, away)
    if table.phase != "lobby" or table.is_opening:
        raise Refused("not-now", "the table is changed before the start only")
    act = _act(table, command)
    if table.placings >= limits.seat_changes:
        raise Refused("enough", f"a table is changed at most {limits.seat_changes} times")
    return act


def _act(table: Table, command: LobbyCommand) -> Act:
    match command:
        case SetSeat():
            return _placed(table, command)
        case AddSeat():
            _must_suit(table, len(table.places) + 1)
            return Reseated(list(range(len(table.places))), 1)
        case DropSeat():
            if _is_taken(the_place(table, command.seat)):
                raise Refused("not-now", "a person sits there")
            _must_suit(table, len(table.places) - 1)
            return Reseated([seat for seat in range(len(table.places)) if seat != command.seat])
        case Remove():
            place = the_place(table, command.seat)
            if not _is_taken(place) or place.name != command.name:
                raise Refused("not-now", "that person does not sit there")
            if command.seat == table.host:
                raise Refused("not-now", "the host's own seat is left, not taken")
            return Removed(command.seat)
        case PassHost():
            place = the_place(table, command.seat)
            if place.device is None:
                raise Refused("not-now", "no person sits there")
            return HostPassed(place.device)
        case Change():
            if command.clock not in table.wire.clocks:
                clocks = ", ".join(map(str, table.wire.clocks))
                raise Refused("bad-options", f"clock: must be one of: {clocks}", "clock")
            _must_suit(table, len(table.places), command)
            return Changed(command.options, command.clock, command.public, command.odds)


def _placed(table: Table, command: SetSeat) -> Placed:
    if _is_taken(the_place(table, command.seat)):
        raise Refused("not-now", "a person sits there")
    if command.kind == "free":
        return Placed(command.seat, PlaceSpec("free"))
    others = [other for seat, other in enumerate(table.places) if seat != command.seat]
    return Placed(command.seat, bot_place(table.wire, command.bot, others))


def _is_taken(place: Place) -> bool:
    return place.kind == "person" and place.reserved is None


def with_whoever_is_here(
    table: Table, device: int | None, limits: Limits, present: Collection[Seat], away: Collection[Seat]
) -> Reseated | None:
    """The entry before a start without the seats at which nobody is; None if all are taken. Raises Refused."""
    must_be_host(table, device, away)
    must_be_startable(table, limits, is_full=True)
    keep = [seat for seat, place in enumerate(table.places) if place.kind == "bot" or seat in present]
    if len(keep) == len(table.places):
        return None
    _must_suit(table, len(keep))
    return Reseated(keep)


def _must_suit(table: Table, seats: int, wish: Change | None = None) -> None:
    """Raises Refused unless the game can be played so."""
    fewest, most = table.wire.seats
    if not fewest <= seats <= most:
        raise Refused("bad-options", f"seats: must be {fewest} to {most}", "seats")
    try:
        table.game.table(table.game.options(table.setup) if wish is None else wish.options, seats)
    except BadOptions as bad:
        where = bad.field if bad.field == "seats" else f"options.{bad.field}"
        raise Refused("bad-options", f"{where}: {bad.message} ({bad.rule})", where) from None
