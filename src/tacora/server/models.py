"""The HTTP API's bodies, checked by Pydantic."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue

from tacora.core.fair import FEWEST_SHARE_BYTES, MOST_SHARE_BYTES
from tacora.server.commands import HATS, LONGEST_NAME
from tacora.server.health import Reason


def _printable(name: str) -> str:
    # nothing unprintable, so that no name can turn the direction of writing
    if not name.isprintable() or name != name.strip():
        raise ValueError("must be printable, without spaces around it")
    return name


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_printable)]
Share = Annotated[str, Field(pattern=f"^([0-9a-f]{{2}}){{{FEWEST_SHARE_BYTES},{MOST_SHARE_BYTES}}}$")]
RequestId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{16,64}$")]
Code = Annotated[str, Field(pattern="^[2-9a-hjkmnp-z]{6}([2-9a-hjkmnp-z]{2})?$")]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Player(_Body):
    """A person on this device."""

    name: Name
    hat: int = Field(default=0, ge=0, lt=HATS)


class SeatWish(_Body):
    """A seat as the table's maker wants it."""

    kind: Literal["free", "person", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class TableWish(_Body):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, JsonValue] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    clock: Literal[15, 30, 60, 86400] | None = None
    public: bool = False
    odds: bool = True
    players: list[Player] = Field(min_length=1, max_length=8)
    id: RequestId
    share: Share
    start: bool = False


class SeatRequest(_Body):
    """Free seats for the people on this device; or, with `rematch`, the seats kept for it."""

    players: list[Player] = Field(default_factory=list, max_length=8)
    rematch: Code | None = None
    id: RequestId
    share: Share


class Ticket(BaseModel):
    """A device's seats at a table."""

    table: str
    seats: list[int]
    invite: str


class Refusal(BaseModel):
    """Nothing was changed."""

    code: str
    message: str
    where: str


class GameInfo(BaseModel):
    """A game that can be played here: its bots, its fewest and most seats, its clocks, and its own options form."""

    bots: list[str]
    stand_in: str
    seats: tuple[int, int]
    clocks: list[int | None]
    form: dict[str, JsonValue]


class SettingsInfo(BaseModel):
    """What a table may be made of."""

    clocks: list[int | None]
    chat: list[str]
    games: dict[str, GameInfo]


class Health(BaseModel):
    """The server is alive."""

    status: Literal["ok"]


class Readiness(BaseModel):
    """Whether the server can take decisions, and if not, why."""

    status: Literal["ready", "not-ready"]
    why: list[Reason]
