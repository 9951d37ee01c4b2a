"""The HTTP API's bodies, checked by Pydantic."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from tacora.server import names
from tacora.server.commands import HATS
from tacora.server.health import Reason
from tacora.server.refusals import OLD_PAGE, Refused


def _be_name(name: str) -> str:
    tidy = names.tidied(name)
    if fault := names.fault(tidy):
        raise PydanticCustomError(NOT_A_NAME, "{why}", {"why": WHY_NO_NAME[fault]})
    return tidy


NOT_A_NAME = "bad-name"
WHY_NO_NAME: dict[names.Fault, str] = {
    "empty": "a name must show something",
    "long": f"a name has at most {names.LONGEST} characters",
    "strange": "a name has nothing invisible in it, no spaces around it, and few marks on a letter",
}
Name = Annotated[str, AfterValidator(_be_name)]
RequestId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{16,64}$")]
Code = Annotated[str, Field(pattern="^[2-9a-hjkmnp-z]{6}([2-9a-hjkmnp-z]{2})?$")]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class _NewBody(_Body):
    @model_validator(mode="before")
    @classmethod
    def _is_new(cls, value: Any) -> Any:
        if isinstance(value, dict) and "share" in value:  # under tacora-fair/1 it came with the request
            raise Refused("old-page", OLD_PAGE, "share")
        return value


class Player(_Body):
    """A person on this device."""

    name: Name
    hat: int = Field(default=0, ge=0, lt=HATS)


class SeatWish(_Body):
    """A seat as the table's maker wants it."""

    kind: Literal["free", "person", "bot"]
    bot: str | None = Field(default=None, max_length=40)


class TableWish(_NewBody):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, JsonValue] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    clock: Literal[15, 30, 60, 86400] | None = None
    public: bool = False
    odds: bool = True
    players: list[Player] = Field(min_length=1, max_length=8)
    id: RequestId
    start: bool = False


class SeatRequest(_NewBody):
    """Free seats for the people on this device; or, with `rematch`, the seats kept for it."""

    players: list[Player] = Field(default_factory=list, max_length=8)
    rematch: Code | None = None
    id: RequestId


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
    gentle_clock: int | None
    form: dict[str, JsonValue]


class SettingsInfo(BaseModel):
    """What a table may be made of."""

    clocks: list[int | None]
    chat: list[str]
    opening_seconds: float
    call_off_after: float
    away_seconds: float
    games: dict[str, GameInfo]


class Health(BaseModel):
    """The server is alive."""

    status: Literal["ok"]


class Readiness(BaseModel):
    """Whether the server can take decisions, and if not, why."""

    status: Literal["ready", "not-ready"]
    why: list[Reason]
