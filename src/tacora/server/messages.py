"""The WebSocket messages, checked strictly on the way in (docs/formats/table.md)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tacora.core.fair import FEWEST_SHARE_BYTES, MOST_SHARE_BYTES
from tacora.server.names import MOST_POINTS as MOST_NAME_POINTS
from tacora.server.news import Note

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Point = Annotated[int, Meta(ge=0, le=1_000_000)]
Hash256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ShareText = Annotated[str, Meta(pattern=f"^([0-9a-f]{{2}}){{{FEWEST_SHARE_BYTES},{MOST_SHARE_BYTES}}}$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Decide(Struct, tag_field="type", tag="decide", forbid_unknown_fields=True):
    """A seat chooses, in the JSON of its game, and may choose anew until all have decided unless a rule forbids it."""

    id: CommandId
    seat: SeatNumber
    point: Point
    choice: Any


class Begin(Struct, tag_field="type", tag="begin", forbid_unknown_fields=True):
    """On a device with several seats, one of them begins to work on its decision now."""

    id: CommandId
    seat: SeatNumber
    point: Point


class Draft(Struct, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """A seat leaves its unfinished work with the server; there is no answer, and others hear only how far it is."""

    seat: SeatNumber
    point: Point
    work: Any


class Review(Struct, tag_field="type", tag="review", forbid_unknown_fields=True):
    """A seat asks what the best decision of a round that is over would have been."""

    id: CommandId
    seat: SeatNumber
    round: Annotated[int, Meta(ge=1, le=1000)]


class Start(Struct, tag_field="type", tag="start", forbid_unknown_fields=True):
    """The host starts the match; or starts with whoever is here, and all other seats are gone."""

    id: CommandId
    here: bool = False


class Hash(Struct, tag_field="type", tag="hash", forbid_unknown_fields=True):
    """A device commits to its share in the shuffle, at the table that has told this commitment."""

    id: CommandId
    commitment: Hash256
    hash: Hash256


class Open(Struct, tag_field="type", tag="open", forbid_unknown_fields=True):
    """A device tells its share, now that the host has started."""

    id: CommandId
    share: ShareText


class CallOff(Struct, tag_field="type", tag="call-off", forbid_unknown_fields=True):
    """The host does not want to wait any longer for the shares that are missing."""

    id: CommandId


class SetSeat(Struct, tag_field="type", tag="seat", forbid_unknown_fields=True):
    """The host gives a seat to a bot, or frees it."""

    id: CommandId
    seat: SeatNumber
    kind: Literal["free", "bot"]
    bot: Word | None = None


class AddSeat(Struct, tag_field="type", tag="add-seat", forbid_unknown_fields=True):
    """The host wants one free seat more."""

    id: CommandId


class DropSeat(Struct, tag_field="type", tag="drop-seat", forbid_unknown_fields=True):
    """The host wants a seat less at which no person sits; those behind it move up."""

    id: CommandId
    seat: SeatNumber


class Remove(Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """The host takes the seat of a person, who is named so that nobody else is meant."""

    id: CommandId
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=MOST_NAME_POINTS)]


class PassHost(Struct, tag_field="type", tag="pass-host", forbid_unknown_fields=True):
    """The host makes another person the host."""

    id: CommandId
    seat: SeatNumber


class Change(Struct, tag_field="type", tag="change", forbid_unknown_fields=True):
    """The host wants to play by these options."""

    id: CommandId
    options: dict[str, Any]
    clock: int | None
    public: bool
    odds: bool


class StandIn(Struct, tag_field="type", tag="stand-in", forbid_unknown_fields=True):
    """Somebody present lets a bot play on for a seat whose person is away."""

    id: CommandId
    seat: SeatNumber


class Leave(Struct, tag_field="type", tag="leave", forbid_unknown_fields=True):
    """A person leaves a seat for good."""

    id: CommandId
    seat: SeatNumber


class Return(Struct, tag_field="type", tag="return", forbid_unknown_fields=True):
    """A person takes an absent seat back."""

    id: CommandId
    seat: SeatNumber


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """A seat says a preset."""

    id: CommandId
    seat: SeatNumber
    preset: Word


class Rematch(Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """The same seats again, at a new table."""

    id: CommandId


class Sight(Struct, tag_field="type", tag="sight", forbid_unknown_fields=True):
    """Whether this page is looked at, or lies behind others; there is no answer."""

    seen: bool


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there."""


OpeningCommand = Hash | Open | CallOff
LobbyCommand = SetSeat | AddSeat | DropSeat | Remove | PassHost | Change
PlayCommand = Decide | Begin | Start | Leave | Return | StandIn | Chat
Command = PlayCommand | Rematch | OpeningCommand | LobbyCommand
FromClient = Command | Draft | Review | Sight | Ping


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["free", "person", "bot"]
    name: str
    hat: int
    bot: str | None
    present: bool
    away: bool
    absent: bool
    reserved: bool


class ShareInfo(Struct, frozen=True):
    """A device's part in the shuffle: its seats, its hash, and whether it has told its share."""

    seats: list[int]
    hash: str | None
    open: bool


class Lobby(Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    game: str
    options: dict[str, Any]
    clock: int | None
    public: bool
    odds: bool
    phase: Literal["lobby", "playing", "over"]
    host: int | None
    seats: list[SeatInfo]
    commitment: str
    hashes: list[ShareInfo]
    opening: bool
    attempts: int
    called_off: list[str] | None
    shares: list[str] | None
    house_variant: bool
    next: str | None


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """A seat said a preset."""

    seq: int
    seat: int
    preset: str


class NoteLine(Struct, frozen=True, tag_field="type", tag="note"):
    """A bot plays a seat from here on, or its person again."""

    seq: int
    seat: int
    note: Note


class NoteInLog(Struct, frozen=True):
    """Such a note in the log, behind so many of its events."""

    after: int
    seat: int
    note: Note


class AnyView(Struct, frozen=True):
    """All that a device may know of a match; the other fields are the game's own (`<game>-wire.schema.json`)."""

    point: int


class AnyEvent(Struct, frozen=True):
    """Something that happened, by its word; the other fields are the game's own (`<game>-wire.schema.json`)."""

    event: str


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything, to start from; of `log`, the last `missed` events came after the `since` of the request."""

    seq: int
    you: list[int]
    lobby: Lobby
    view: AnyView | None
    decided: list[int]
    chosen: dict[str, Any]
    deadline: int | None
    log: list[AnyEvent]
    missed: int
    notes: list[NoteInLog]
    chat: list[ChatLine]
    removed: bool


class Events(Struct, frozen=True, tag_field="type", tag="events"):
    """Something happened in the match."""

    seq: int
    events: list[AnyEvent]
    deadline: int | None
    view: AnyView


class Decided(Struct, frozen=True, tag_field="type", tag="decided"):
    """Who has chosen at this point."""

    seq: int
    seats: list[int]


class Chosen(Struct, frozen=True, tag_field="type", tag="chosen"):
    """A seat of this device has chosen on another page of it."""

    seat: int
    point: int
    choice: Any


class LobbyTold(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Seats, presence, host, or phase are others."""

    seq: int
    lobby: Lobby


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The command is on disk."""

    id: str
    seq: int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed."""

    id: str | None
    code: str
    message: str


class ReviewTold(Struct, frozen=True, tag_field="type", tag="review"):
    """What the best decision of a round would have been: the rest is the game's own (`<game>-wire.schema.json`)."""

    id: str
    seat: int
    round: int
    best: dict[str, Any]
    own: int


class ProgressTold(Struct, frozen=True, tag_field="type", tag="progress"):
    """How far seats are with their unfinished work: what a seat has is the game's own (`<game>-wire.schema.json`)."""

    point: int
    seats: dict[str, dict[str, Any]]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


FromServer = (
    Welcome
    | Events
    | Decided
    | Chosen
    | LobbyTold
    | ChatLine
    | NoteLine
    | Accepted
    | Refusal
    | ReviewTold
    | ProgressTold
    | Pong
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
