"""The entries of a table's log: inputs only, each one JSON text. The table is a fold over them."""

from typing import Any, Literal

import msgspec
from msgspec import Struct


class PlaceSpec(Struct, frozen=True, omit_defaults=True):
    """A seat as it is set up."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    hat: int = 0
    bot: str | None = None
    reserved: int | None = None
    """In a rematch: the device of the table before that this seat waits for."""


class Created(Struct, frozen=True, tag_field="entry", tag="created"):
    """A table is made. Its persons' seats belong to device 0, unless they are reserved."""

    game: str
    options: dict[str, Any]
    seats: list[PlaceSpec]
    clock: int | None
    public: bool
    odds: bool
    seed: str
    share: str | None
    rules: str = "1"
    """The version of the game's rules; a log of the first server does not name it."""
    owner: str | None = None
    """What device 0 is known by; without it, by a seat cookie of its own."""
    request: str | None = None
    """What the request is known by, so that it makes one table however often it comes."""


class Seated(Struct, frozen=True, tag_field="entry", tag="seated"):
    """A new device takes seats, or a known one takes more."""

    seats: dict[int, PlaceSpec]
    share: str | None = None
    """Told at once under tacora-fair/1; since then a hash comes first."""
    device: int | None = None
    owner: str | None = None


class Claimed(Struct, frozen=True, tag_field="entry", tag="claimed"):
    """A device of the table before takes the seats that are reserved for it."""

    was: int
    share: str | None = None
    owner: str | None = None


class Adopted(Struct, frozen=True, tag_field="entry", tag="adopted"):
    """A device that had a seat cookie is known by its id from now on, and by nothing else."""

    device: int
    owner: str


class Placed(Struct, frozen=True, tag_field="entry", tag="placed"):
    """The host gives a seat to a bot, or frees it."""

    seat: int
    place: PlaceSpec


class Reseated(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag="reseated"):
    """The host has seats more or fewer: these stay, in this order, and so many free ones are added."""

    keep: list[int]
    more: int = 0


class Removed(Struct, frozen=True, tag_field="entry", tag="removed"):
    """The host takes a person's seat away: it is free."""

    seat: int


class HostPassed(Struct, frozen=True, tag_field="entry", tag="host"):
    """The host makes another device the host's."""

    device: int


class Changed(Struct, frozen=True, tag_field="entry", tag="changed"):
    """The host wants to play by other options."""

    options: dict[str, Any]
    clock: int | None
    public: bool
    odds: bool


class Hashed(Struct, frozen=True, tag_field="entry", tag="hashed"):
    """A device commits to its share in the shuffle, before anybody's share is known."""

    device: int
    hash: str


class Opening(Struct, frozen=True, tag_field="entry", tag="opening"):
    """The host starts: who takes part in the shuffle is fixed, and every device is to tell its share."""


class Opened(Struct, frozen=True, tag_field="entry", tag="opened"):
    """A device tells the share that it committed to; with the last one, the match begins."""

    device: int
    share: str


class CalledOff(Struct, frozen=True, tag_field="entry", tag="called-off"):
    """A share was missing, or somebody left: these seats are free again, and the shuffle begins anew with this seed."""

    seats: list[int]
    seed: str


class Started(Struct, frozen=True, tag_field="entry", tag="started"):
    """The match begins under tacora-fair/1, with the shares that came with the devices."""


class Chose(Struct, frozen=True, tag_field="entry", tag="chose"):
    """A seat has chosen, in secret: the move in the game's own JSON."""

    seat: int
    point: int
    choice: Any


class Began(Struct, frozen=True, tag_field="entry", tag="began"):
    """A seat that shares its device begins to work on its decision: its time counts from here (V-R33)."""

    seat: int
    point: int


class WentAbsent(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag="absent"):
    """The clock ran out for these seats: what they had not finished counts, and a bot plays on (D-R5, V-R34)."""

    seats: list[int]
    point: int
    works: dict[int, Any] = {}
    """The unfinished work of those who left some with the server."""


class TimeRanOut(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag="time-up"):
    """The game's own limit ran out for these seats: what they had not finished counts, and they play on (V-T3)."""

    seats: list[int]
    point: int
    works: dict[int, Any] = {}


class CameBack(Struct, frozen=True, tag_field="entry", tag="returned"):
    """A person takes an absent seat back (D-R5)."""

    seat: int


class StoodIn(Struct, frozen=True, omit_defaults=True, tag_field="entry", tag="stood-in"):
    """A person was away, and somebody let a bot play on: unfinished work counts, or else the bot decides (D-R5)."""

    seat: int
    point: int
    work: Any = None
    """The unfinished work that the seat had left with the server, if it is worth something."""


class Left(Struct, frozen=True, tag_field="entry", tag="left"):
    """A person leaves for good: in play a bot takes the seat."""

    seat: int
    bot: str | None


class Chatted(Struct, frozen=True, tag_field="entry", tag="chat"):
    """A seat says one of the presets."""

    seat: int
    preset: str


class Rematched(Struct, frozen=True, tag_field="entry", tag="rematch"):
    """The same seats meet again at another table."""

    next: str


LOG_VERSION = 1
"""Of the entries: a worker leaves tables alone whose log may have later ones. One more kind of entry, or one more field
that matters, is a new version."""

Act = (
    Created
    | Seated
    | Claimed
    | Adopted
    | Placed
    | Reseated
    | Removed
    | HostPassed
    | Changed
    | Hashed
    | Opening
    | Opened
    | CalledOff
    | Started
    | Chose
    | Began
    | WentAbsent
    | TimeRanOut
    | CameBack
    | StoodIn
    | Left
    | Chatted
    | Rematched
)


class Entry(Struct, frozen=True):
    """One line of a table's log: its number, when it was accepted (ms), and whose command it was."""

    number: int
    at: int
    act: Act
    device: int | None = None
    command: str | None = None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Act] = msgspec.json.Decoder(Act)


def write_act(act: Act) -> str:
    """An act as JSON text."""
    return _encoder.encode(act).decode()


def read_act(text: str) -> Act:
    """An act from its JSON text."""
    return _decoder.decode(text)
