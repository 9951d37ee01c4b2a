"""From the lobby to the match: hashes, the opening, shares (`tacora-fair/2`, docs/formats/table.md).

Nobody's share is known before all devices have committed to theirs, and nothing is drawn while one is missing.
"""

import hmac
import secrets
from collections.abc import Collection, Iterable

from tacora.core.fair import SEED_BYTES, share_hash
from tacora.core.seats import Seat
from tacora.server.commands import must_be_host, must_be_own
from tacora.server.entries import CalledOff, Hashed, Opened
from tacora.server.messages import CallOff, Hash, Leave, Open, OpeningCommand
from tacora.server.refusals import Refused
from tacora.server.settings import Limits
from tacora.server.table import Device, Table


def checked(
    table: Table,
    number: int | None,
    command: OpeningCommand | Leave,
    limits: Limits,
    now: int,
    *,
    away: Collection[Seat] = (),
) -> Hashed | Opened | CalledOff:
    """The entry that a command becomes; raises Refused."""
    match command:
        case Hash():
            return _hashed(table, number, command, limits)
        case Open():
            return _opened(table, number, command)
        case CallOff():
            must_be_host(table, number, away)
            return _called_off(table, limits, now)
        case Leave():  # whoever leaves stops the opening, and that costs the seat
            must_be_own(table, number, command.seat)
            return anew([command.seat])


def run_out(table: Table) -> CalledOff:
    """The opening has taken too long: those who did not do their part lose their seats."""
    return anew(seat for number in table.waited_for for seat in table.seats_of(number))


def anew(seats: Iterable[int]) -> CalledOff:
    """The shuffle begins anew, without these seats."""
    return CalledOff([int(seat) for seat in seats], secrets.token_hex(SEED_BYTES))


def _hashed(table: Table, number: int | None, command: Hash, limits: Limits) -> Hashed:
    device, own = _seated(table, number)
    if table.phase != "lobby":
        raise Refused("not-now", "the game has already begun")
    if command.commitment != table.commitment:
        raise Refused("past-shuffle", "the table has another commitment now")
    if device.hash == command.hash:
        raise Refused("not-now", "that is the hash already")
    if device.hash is not None and table.is_opening:
        raise Refused("not-now", "the hashes are fixed while shares are told")
    if any(other.hash == command.hash for other in table.devices):
        raise Refused("bad-message", "hash: is another device's")
    if device.hash is not None and device.hash_changes >= limits.hash_changes:
        raise Refused("enough", f"a device changes its hash at most {limits.hash_changes} times")
    return Hashed(own, command.hash)


def _opened(table: Table, number: int | None, command: Open) -> Opened:
    device, own = _seated(table, number)
    if not table.is_opening or device.share is not None:
        raise Refused("not-now", "this device has told its share" if table.is_opening else "no shares are told now")
    if any(table.devices[one].hash is None for one in table.partners):
        raise Refused("not-now", "a device has not committed to its share yet")
    if not hmac.compare_digest(share_hash(table.commitment, bytes.fromhex(command.share)), device.hash or ""):
        raise Refused("wrong-share", "this is not the share that the device had committed to")
    return Opened(own, command.share)


def _called_off(table: Table, limits: Limits, now: int) -> CalledOff:
    if table.opening_since is None:
        raise Refused("not-now", "no shares are told now")
    if now - table.opening_since < limits.call_off_after * 1000:
        raise Refused("not-now", f"the others have {limits.call_off_after:g} seconds at least")
    return run_out(table)


def _seated(table: Table, number: int | None) -> tuple[Device, int]:
    if number is None or not table.seats_of(number):
        raise Refused("not-your-seat", "this device holds no seat here")
    return table.devices[number], number
