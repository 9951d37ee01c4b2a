"""The device cookie: one for all tables, signed; and the one parser of cookies, for HTTP and sockets alike.

Older servers gave out a seat cookie for each table. Such a cookie is still read, to be exchanged (server/devices.py).
"""

import hmac
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256

DEVICE = "tacora-device"
GAMES = "tacora-games"
SEAT_PREFIX = "tacora-"
DEVICE_BYTES = 16
MAX_AGE = 60 * 60 * 24 * 400  # the longest that browsers keep one; every table that is made or joined renews it

_DEVICE = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{64})")
_SEAT = re.compile(r"([0-9]{1,4})\.([0-9a-f]{64})")
_GAMES = re.compile(r"((?:[2-9a-hjkmnp-z]{6,8}-)*)([0-9a-f]{64})")
_SEAT_NAME = re.compile(SEAT_PREFIX + "([2-9a-hjkmnp-z]{6})")


class Jar:
    """The cookies of a request that may be ours; whatever else a Cookie header holds is passed over.

    >>> Jar(['x=a b; {"a":1}; tacora-device=1; é; tacora-device=2']).values("tacora-device")
    ['1', '2']
    """

    __slots__ = ("_pairs",)

    def __init__(self, headers: Iterable[str]) -> None:
        pairs = (part.partition("=") for header in headers for part in header.split(";"))
        self._pairs = [
            (name.strip(), value.strip()) for name, _, value in pairs if name.lstrip().startswith(SEAT_PREFIX)
        ]

    def values(self, name: str) -> list[str]:
        """All values of that name: another site of the same domain may have set one too."""
        return [value for known, value in self._pairs if known == name]

    @property
    def seat_codes(self) -> list[str]:
        """The tables that this device has an old seat cookie for."""
        found = (_SEAT_NAME.fullmatch(name) for name, _ in self._pairs)
        return list(dict.fromkeys(match[1] for match in found if match))

    def device(self, secret: bytes) -> str | None:
        """The id of the device, if it has a cookie that this server signed."""
        for value in self.values(DEVICE):
            found = _DEVICE.fullmatch(value)
            if found and hmac.compare_digest(found[2], _device_mac(secret, found[1])):
                return found[1]
        return None

    def games(self, secret: bytes, device: str) -> list[str]:
        """The codes of the tables that this device has had a seat at, if this server wrote them down for it."""
        for value in self.values(GAMES):
            found = _GAMES.fullmatch(value)
            if found and hmac.compare_digest(found[2], _games_mac(secret, device, found[1])):
                return found[1].split("-")[:-1]
        return []

    def seat_device(self, secret: bytes, code: str, commitment: str) -> int | None:
        """The number of the device that an old seat cookie names at this table."""
        for value in self.values(SEAT_PREFIX + code):
            found = _SEAT.fullmatch(value)
            if found and hmac.compare_digest(found[2], _seat_mac(secret, code, commitment, int(found[1]))):
                return int(found[1])
        return None


def new_device() -> str:
    """An id for a device that has none."""
    return secrets.token_hex(DEVICE_BYTES)


def device_of(secret: bytes, request: str) -> str:
    """The id for a device that has none and makes this request: the same each time that the request is repeated."""
    return hmac.new(secret, f"request/{request}".encode(), sha256).hexdigest()[: 2 * DEVICE_BYTES]


def owner(device: str, code: str) -> str:
    """What a table's log knows a device by: it gives nobody the device's id, and is another one at every table."""
    return sha256(f"owner/{code}/{device}".encode()).hexdigest()[:32]


def command_of(request: str, code: str) -> str:
    """What a table's log knows a request by that may be repeated: its id would let others repeat it."""
    return "request-" + sha256(f"{code}/{request}".encode()).hexdigest()[:32]


def set_device(secret: bytes, device: str, *, secure: bool) -> str:
    """The Set-Cookie header's value that gives a device its id."""
    flags = "; Secure" if secure else ""
    value = f"{device}.{_device_mac(secret, device)}"
    return f"{DEVICE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{flags}"


def set_games(secret: bytes, device: str, codes: Iterable[str], *, secure: bool) -> str:
    """The Set-Cookie header's value that tells a device its tables; others' codes cannot be tried out with it."""
    listed = "".join(f"{code}-" for code in codes)
    flags = "; Secure" if secure else ""
    value = listed + _games_mac(secret, device, listed)
    return f"{GAMES}={value}; Path=/api; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{flags}"


def end_seat(code: str) -> str:
    """The Set-Cookie header's value that takes an old seat cookie away."""
    return f"{SEAT_PREFIX}{code}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def seat_cookie(secret: bytes, code: str, commitment: str, device: int) -> str:
    """The value of a seat cookie, as servers gave them out before there was one for all tables."""
    return f"{device}.{_seat_mac(secret, code, commitment, device)}"


def _device_mac(secret: bytes, device: str) -> str:
    return hmac.new(secret, f"device/{device}".encode(), sha256).hexdigest()


def _games_mac(secret: bytes, device: str, listed: str) -> str:
    return hmac.new(secret, f"games/{device}/{listed}".encode(), sha256).hexdigest()


def _seat_mac(secret: bytes, code: str, commitment: str, device: int) -> str:
    return hmac.new(secret, f"seat/{code}/{commitment}/{device}".encode(), sha256).hexdigest()
