"""Seat cookies: signed, one a table, naming a device."""

import hmac
from hashlib import sha256

PREFIX = "tacora-"
MAX_AGE = 60 * 60 * 24 * 60


def cookie_name(code: str) -> str:
    """The cookie's name for a table."""
    return PREFIX + code


def sign(secret: bytes, code: str, commitment: str, device: int) -> str:
    """The cookie's value: the device and its signature, for this table alone."""
    return f"{device}.{_mac(secret, code, commitment, device)}"


def read(secret: bytes, code: str, commitment: str, value: str | None) -> int | None:
    """The device that a cookie names, or None if it is missing, forged, or another table's."""
    number, _, mac = (value or "").partition(".")
    if not (number.isascii() and number.isdigit() and len(number) <= 4 and mac.isascii()):
        return None
    device = int(number)
    return device if hmac.compare_digest(mac, _mac(secret, code, commitment, device)) else None


def set_cookie(code: str, value: str, *, secure: bool) -> str:
    """The Set-Cookie header's value."""
    flags = "; Secure" if secure else ""
    return f"{cookie_name(code)}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{flags}"


def _mac(secret: bytes, code: str, commitment: str, device: int) -> str:
    return hmac.new(secret, f"seat/{code}/{commitment}/{device}".encode(), sha256).hexdigest()
