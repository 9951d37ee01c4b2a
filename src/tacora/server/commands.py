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
    Opening,
    PlaceSpec,
    Seated,
    StoodIn,
)
from tacora.server.messages import (
    Begin,
    Chat,
    Decide,
    Draft,
    Leave,
    PlayCommand,
    Return,
    Review,
    StandIn,
    Start,
)
from tacora.server.refusals import Refused
from tacora.server.settings import CHAT, Limits
from tacora.server.table import LONGEST_WORD, Place, Table, read_move
from tacora.server.wire import Reviewer, Wire

HATS = 8
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dov", "Edda", "Felix", "Gil", "Hanna")


def checked(table: Table, device: int | None, command: PlayCommand, limits: Limits, away: Collection[Seat] = ()) -> Act:
    """The entry that a command becomes; raises Refused."""
    match command:
        case Decide():
            return _decide(table, device, command, limits)
        case Begin():
            return _begin(table, device, command)
        case Start():
            must_be_host(table, device, away)
            must_be_startable(table, limits)
            return Opening()
        case Leave():
            must_be_own(table, device, command.seat)
            if table.phase == "over":
                raise Refused("not-now", "the game is over")
            return Left(command.seat, table.wire.stand_in if table.phase == "playing" else None)
        case Return():
            if not must_be_own(table, device, command.seat).absent:
                raise Refused("not-now", "the seat is not absent")
            return CameBack(command.seat)
        case StandIn():
            return _stand_in(table, device, command, away)
        case Chat():
            must_be_own(table, device, command.seat)
            if command.preset not in CHAT:
                raise Refused("bad-message", f"preset: is not one of: {', '.join(CHAT)}")
            if table.chats[command.seat] >= limits.chats:
                raise Refused("enough", f"a seat says at most {limits.chats} words at one table")
            _must_have_room(table, limits)
            return Chatted(command.seat, command.preset)


def _must_have_room(table: Table, limits: Limits) -> None:
    """Raises Refused where a log is so long that only what its game needs may be added."""
    if table.number >= limits.entries:
        raise Refused("enough", "this table's log is long: it takes only what the game needs")


def _must_be_deciding(table: Table, device: int | None, command: Decide | Begin | Draft) -> AnyMatch:
    place = must_be_own(table, device, command.seat)
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
    must_be_own(table, device, command.seat)
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


def _stand_in(table: Table, device: int | None, command: StandIn, away: Collection[Seat]) -> StoodIn:
    if not any(table.places[seat].is_played_by_person for seat in table.seats_of(device)):
        raise Refused("not-your-seat", "only who plays here may let a bot play on for another")
    place = the_place(table, command.seat)
    if table.phase != "playing":
        raise Refused("not-now", "nobody is waited for now")
    if not place.is_played_by_person:
        raise Refused("not-now", "a bot plays there already")
    if command.seat not in away:
        raise Refused("not-away", f"{place.name} is here, or was a moment ago")
    return StoodIn(command.seat, table.point)


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


def must_be_startable(table: Table, limits: Limits, *, is_full: bool = False) -> None:
    """Raises Refused unless the host may start; `is_full` where it does not matter who is missing."""
    if table.phase != "lobby" or table.is_opening:
        raise Refused("not-now", "the game has already begun")
    if table.attempts >= limits.openings:
        raise Refused("enough", f"the start was called off {table.attempts} times: make a new table")
    if not table.is_complete and not is_full:
        raise Refused("not-now", "a seat is still free" if table.free_seats else "somebody is still waited for")


class Asker(NamedTuple):
    """A device that wants seats: what its id is known by at the table, and its number there if it has one."""

    owner: str
    number: int | None


def seated(table: Table, players: Collection[tuple[str, int]], asker: Asker, limits: Limits) -> Seated:
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
    return Seated(seats, device=asker.number, owner=asker.owner)


def claimed(table: Table, was: int, owner: str) -> Claimed:
    """The entry by which a device of the table before takes its seats; raises Refused."""
    if not any(place.reserved == was for place in table.places):
        raise Refused("not-your-seat", "no seat is reserved for this device")
    if table.phase != "lobby":
        raise Refused("not-now", "the game has already begun")
    return Claimed(was, owner=owner)


def rematch_places(table: Table, device: int | None) -> list[PlaceSpec]:
    """The seats of the next table; raises Refused."""
    if not table.seats_of(device):
        raise Refused("not-your-seat", "only who sat here may ask for a rematch")
    if table.phase != "over":
        raise Refused("not-now", "the game is not over")
    return [PlaceSpec(place.kind, place.name, place.hat, place.bot, place.device) for place in table.places]


def must_be_host(table: Table, device: int | None, away: Collection[Seat] = ()) -> None:
    """Raises Refused unless this is the host's device."""
    host = table.host_beside(away)
    if host is None or device is None or table.places[host].device != device:
        raise Refused("not-host", "only the host may do that")


def must_be_own(table: Table, device: int | None, seat: int) -> Place:
    """The seat, if it is this device's; raises Refused."""
    place = the_place(table, seat)
    if device is None or place.device != device:
        raise Refused("not-your-seat", f"seat {seat} is not this device's")
    return place


def the_place(table: Table, seat: int) -> Place:
    """The seat of that number; raises Refused."""
    if seat >= len(table.places):
        raise Refused("not-your-seat", f"there is no seat {seat}")
    return table.places[seat]
