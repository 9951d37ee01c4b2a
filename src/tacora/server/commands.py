"""From a device's command to the entry that it becomes: refused, or checked in full. Pure, like the fold."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json, jsonable
from tacora.core.match import AnyMatch
from tacora.core.seats import Seat
from tacora.server.entries import (
    Act,
    Began,
    CameBack,
    Chatted,
    Chose,
    Claimed,
    Left,
    Placed,
    PlaceSpec,
    Seated,
    Started,
)
from tacora.server.messages import Begin, Chat, Command, Decide, Draft, Leave, Rematch, Return, Review, SetSeat, Start
from tacora.server.refusals import Refused
from tacora.server.settings import CHAT, Limits
from tacora.server.table import LONGEST_WORD, Place, Table, read_move
from tacora.server.wire import Reviewer, Wire

HATS = 8
LONGEST_NAME = 20
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dov", "Edda", "Felix", "Gil", "Hanna")


def checked(table: Table, device: int | None, command: Command, limits: Limits) -> Act:
    """The entry that a command becomes; raises Refused. A rematch becomes entries of two tables, elsewhere."""
    match command:
        case Decide():
            return _decide(table, device, command, limits)
        case Begin():
            return _begin(table, device, command)
        case Start():
            _must_be_host(table, device)
            must_be_startable(table)
            return Started()
        case SetSeat():
            return _set_seat(table, device, command, limits)
        case Leave():
            _own(table, device, command.seat)
            if table.phase == "over":
                raise Refused("not-now", "the game is over")
            return Left(command.seat, table.wire.stand_in if table.phase == "playing" else None)
        case Return():
            if not _own(table, device, command.seat).absent:
                raise Refused("not-now", "the seat is not absent")
            return CameBack(command.seat)
        case Chat():
            _own(table, device, command.seat)
            if command.preset not in CHAT:
                raise Refused("bad-message", f"preset: is not one of: {', '.join(CHAT)}")
            if table.chats[command.seat] >= limits.chats:
                raise Refused("enough", f"a seat says at most {limits.chats} words at one table")
            _must_have_room(table, limits)
            return Chatted(command.seat, command.preset)
        case Rematch():
            raise TypeError("a rematch concerns two tables")


def _must_have_room(table: Table, limits: Limits) -> None:
    """Raises Refused where a log is so long that only what its game needs may be added."""
    if table.number >= limits.entries:
        raise Refused("enough", "this table's log is long: it takes only what the game needs")


def _must_be_deciding(table: Table, device: int | None, command: Decide | Begin | Draft) -> AnyMatch:
    place = _own(table, device, command.seat)
    if table.phase != "playing" or table.match is None:
        raise Refused("not-now", "the game has not begun" if table.phase == "lobby" else "the game is over")
    if command.point != table.point:
        raise Refused("past-point", f"point {table.point} is being decided, not {command.point}")
    if place.absent:
        raise Refused("not-now", "take the seat back first")
    return table.match


def _begin(table: Table, device: int | None, command: Begin) -> Began:
    _must_be_deciding(table, device, command)
    seat = Seat(command.seat)
    _must_be_due(table, seat)
    if not table.shares_device(seat):
        raise Refused("not-now", "this device has no other seat that decides")
    if seat in table.begun:
        raise Refused("not-now", "the seat has begun already")
    return Began(command.seat, command.point)


def _must_be_due(table: Table, seat: Seat) -> None:
    if seat not in table.pending or seat in table.chosen:
        raise Refused("not-now", "the seat has nothing to decide")


def must_be_draft(table: Table, device: int | None, command: Draft, most_bytes: int) -> None:
    """Raises Refused unless the seat may leave this work."""
    _must_be_deciding(table, device, command)
    _must_be_due(table, Seat(command.seat))
    try:
        size = len(msgspec.json.encode(command.work))
    except RecursionError:
        raise Refused("bad-message", "work: nested too deeply") from None
    if size > most_bytes:
        raise Refused("too-large", f"a draft has at most {most_bytes} bytes")


def is_valid(table: Table, seat: Seat, work: Json) -> bool:
    """Unfinished work would count for more than absence, if time were up now."""
    state = None if table.match is None else table.match.state
    return bool(table.game.unfinished(state, seat, work) != table.game.absent(state, seat))


def reviewer(table: Table, device: int | None, command: Review) -> Reviewer:
    """Who says what was possible; raises Refused."""
    _own(table, device, command.seat)
    known = table.wire.reviewer
    if known is None or not table.odds:
        raise Refused("not-now", "this table tells nobody what was possible")
    if table.match is None or command.round > known.rounds(table.match.state):
        raise Refused("not-now", f"round {command.round} is not over")
    return known


def _decide(table: Table, device: int | None, command: Decide, limits: Limits) -> Chose:
    game, state = table.game, _must_be_deciding(table, device, command).state
    seat, choice = Seat(command.seat), command.choice
    is_word = type(choice) is str and len(choice) <= LONGEST_WORD
    try:
        if not is_word and len(msgspec.json.encode(choice)) > limits.choice_bytes:
            raise Refused("too-large", f"a choice has at most {limits.choice_bytes} bytes")
        move = read_move(game, choice)
        game.check(state, seat, move)
        if seat in table.chosen:
            if rule := game.final(state):
                raise IllegalMove(rule, f"seat {seat}", "has decided, and a decision stands here")  # noqa: TRY301
            if table.changes[seat] >= limits.choice_changes:
                raise Refused("changed-enough", f"a decision may be changed {limits.choice_changes} times: it stands")
            _must_have_room(table, limits)
        return Chose(command.seat, command.point, choice if is_word else jsonable(move))
    except IllegalMove as bad:
        raise Refused("illegal-move", f"{bad.where}: {bad.message} ({bad.rule})") from None
    except RecursionError:
        raise Refused("bad-message", "choice: nested too deeply") from None


def _set_seat(table: Table, device: int | None, command: SetSeat, limits: Limits) -> Placed:
    _must_be_host(table, device)
    if table.phase != "lobby":
        raise Refused("not-now", "seats are changed before the start only")
    place = _place(table, command.seat)
    if place.kind == "person" and place.reserved is None:
        raise Refused("not-now", "a person sits there")
    if table.placings >= limits.seat_changes:
        raise Refused("enough", f"the seats of a table are changed at most {limits.seat_changes} times")
    if command.kind == "free":
        return Placed(command.seat, PlaceSpec("free"))
    others = [other for seat, other in enumerate(table.places) if seat != command.seat]
    return Placed(command.seat, bot_place(table.wire, command.bot, others))


def bot_place(wire: Wire, bot: str | None, others: Collection[Place | PlaceSpec], hat: int = 0) -> PlaceSpec:
    """A bot's seat, with a name and a hat that none of the others has; raises Refused."""
    if bot is None or bot not in wire.bots:
        raise Refused("bad-message", f"bot: is not one of: {', '.join(wire.bots)}", "bot")
    taken = {other.name for other in others}
    name = next((name for name in BOT_NAMES if name not in taken), "Tacora")
    return PlaceSpec("bot", name, free_hat(hat, others), bot)


def free_hat(wish: int, others: Collection[Place | PlaceSpec]) -> int:
    """The hat wished for, or the next that none of the others has."""
    taken = {other.hat for other in others if other.kind != "free"}
    return next((hat % HATS for hat in range(wish, wish + HATS) if hat % HATS not in taken), wish)


def must_be_startable(table: Table) -> None:
    """Raises Refused unless the match may begin."""
    if table.phase != "lobby":
        raise Refused("not-now", "the game has already begun")
    if not table.is_complete:
        raise Refused("not-now", "a seat is still free" if table.free_seats else "somebody is still waited for")


class Asker(NamedTuple):
    """A device that wants seats: what its id is known by at the table, and its number there if it has one."""

    owner: str
    number: int | None


def seated(table: Table, players: Collection[tuple[str, int]], share: str, asker: Asker, limits: Limits) -> Seated:
    """The entry by which a device takes free seats; raises Refused."""
    if table.phase != "lobby":
        raise Refused("not-now", "the game has already begun")
    free = table.free_seats
    if len(free) < len(players):
        raise Refused("table-full", f"{len(free)} seats are free")
    if table.joins >= limits.joins:
        raise Refused("enough", f"the seats of a table are taken at most {limits.joins} times")
    others: list[Place | PlaceSpec] = list(table.places)
    seats = {}
    for seat, (name, hat) in zip(free, players, strict=False):
        seats[int(seat)] = PlaceSpec("person", name, free_hat(hat, others))
        others.append(seats[int(seat)])
    return Seated(seats, share, asker.number, asker.owner)


def claimed(table: Table, was: int, share: str, owner: str) -> Claimed:
    """The entry by which a device of the table before takes its seats; raises Refused."""
    if not any(place.reserved == was for place in table.places):
        raise Refused("not-your-seat", "no seat is reserved for this device")
    if table.phase != "lobby":
        raise Refused("not-now", "the game has already begun")
    return Claimed(was, share, owner)


def rematch_places(table: Table, device: int | None) -> list[PlaceSpec]:
    """The seats of the next table; raises Refused."""
    if not table.seats_of(device):
        raise Refused("not-your-seat", "only who sat here may ask for a rematch")
    if table.phase != "over":
        raise Refused("not-now", "the game is not over")
    return [PlaceSpec(place.kind, place.name, place.hat, place.bot, place.device) for place in table.places]


def _must_be_host(table: Table, device: int | None) -> None:
    host = table.host
    if host is None or device is None or table.places[host].device != device:
        raise Refused("not-host", "only the host may do that")


def _own(table: Table, device: int | None, seat: int) -> Place:
    place = _place(table, seat)
    if device is None or place.device != device:
        raise Refused("not-your-seat", f"seat {seat} is not this device's")
    return place


def _place(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refused("not-your-seat", f"there is no seat {seat}")
    return table.places[seat]
