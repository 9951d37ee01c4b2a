"""Match records: a whole match in one JSON text, complete in itself (docs/formats/match.md)."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from json import JSONDecodeError
from typing import Any, Generic, NoReturn, TypeAlias, cast

from tacora.core.errors import BadOptions, BadRecord, IllegalMove
from tacora.core.fair import (
    FEWEST_SHARE_BYTES,
    FIRST_SCHEME,
    MOST_SHARE_BYTES,
    SCHEME,
    SEED_BYTES,
    Drawn,
    Fair,
)
from tacora.core.game import AnyGame, EventT, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.jsonable import Json, JsonObject, jsonable
from tacora.core.match import AnyMatch, Match
from tacora.core.seats import Seat
from tacora.core.steps import Decision, Draw, Fact, Step

FORMAT = "tacora-match/2"
FIRST_FORMAT = "tacora-match/1"  # without facts, and without draws in the proof
LONGEST_NAME = 40
MOST_STEPS = 10_000
MOST_BYTES = 4_000_000
MOST_DIGITS = 20

FIELDS = ("format", "game", "rules", "options", "seats", "steps")
FAIR_FIELDS = ("scheme", "commitment", "seed", "shares")
HASH_FIELDS = ("hashes", "attempts")  # since tacora-fair/2
MOST_SHARES = 64


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat: a name and, for a bot, the bot's name; raises BadRecord."""

    name: str
    bot: str | None = None

    def __post_init__(self) -> None:
        _text(self.name, "name")
        if self.bot is not None:
            _text(self.bot, "bot")


@dataclass(frozen=True, slots=True)
class Record(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A match, replayed, with its players and, from an online table, with the proof of its draws."""

    players: tuple[Player, ...]
    match: Match[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]
    fair: Fair | None = None


AnyRecord: TypeAlias = Record[Any, Any, Any, Any, Any, Any]


def write(record: AnyRecord) -> str:
    """A record as JSON text, one step a line."""
    match = record.match
    is_first = record.fair is not None and record.fair.draws is None
    head: JsonObject = {
        "format": FIRST_FORMAT if is_first else FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.game.options(match.table),
        "seats": [_seat_json(player) for player in record.players],
    }
    if record.fair is not None:
        head["fair"] = _fair_json(record.fair)
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    steps = ",\n".join(f"    {json.dumps(_step_json(step))}" for step in match.steps)
    body = f"[\n{steps}\n  ]" if steps else "[]"
    return "\n".join(["{", *lines, f'  "steps": {body}', "}", ""])


def _seat_json(player: Player) -> Json:
    return {"name": player.name} if player.bot is None else {"name": player.name, "bot": player.bot}


def _fair_json(fair: Fair) -> Json:
    proof: JsonObject = {
        "scheme": fair.scheme,
        "commitment": fair.commitment,
        "seed": fair.seed.hex(),
        "shares": [share.hex() for share in fair.shares],
    }
    if fair.hashes is not None:
        proof |= {"hashes": list(fair.hashes), "attempts": fair.attempts}
    return proof if fair.draws is None else {**proof, "draws": [list(drawn) for drawn in fair.draws]}


def _step_json(step: Step) -> Json:
    if isinstance(step, Draw):
        return {"chance": jsonable(step.outcome)}
    return {"moves": jsonable(step.moves)} if isinstance(step, Decision) else {"fact": step.fact}


def read(
    text: str | bytes,
    games: Mapping[str, AnyGame],
    on_events: Callable[[tuple[Any, ...]], None] | None = None,
) -> AnyRecord:
    """A record from its JSON text, every step checked by the rules; raises BadRecord."""
    top = _object(_parse(text), "the record", "F-2")
    _only(top, (*FIELDS, "fair"), "the record", "F-2")
    for field in FIELDS:
        if field not in top:
            _refuse("the record", f"{field} is missing", "F-2")
    is_first = _is_first_format(top["format"])
    game = _game(top, games)
    options = _object(top["options"], "options", "F-2")
    players = _players(top["seats"])
    fair = _fair(top["fair"], is_first=is_first) if "fair" in top else None
    steps = top["steps"]
    if not isinstance(steps, list):
        _refuse("steps", "must be a list", "F-2")
    if len(steps) > MOST_STEPS:
        _refuse("steps", f"{len(steps)} steps are more than {MOST_STEPS}", "F-2")
    match = Match(game, _table(game, options, len(players)), on_events=on_events)
    for number, step in enumerate(steps, start=1):
        _replay(match, number, step)
    if fair is not None and fair.draws is not None:
        draws = sum(isinstance(step, Draw) for step in match.steps)
        if len(fair.draws) != draws:
            _refuse("fair.draws", f"must be {draws}, one for each chance step, not {len(fair.draws)}", "F-6")
    return Record(players, match, fair)


def _is_first_format(name: Json) -> bool:
    if name not in (FORMAT, FIRST_FORMAT):
        _refuse("format", f"{_quoted(name)} is not {FORMAT}, nor the older {FIRST_FORMAT}", "F-4")
    return name == FIRST_FORMAT


def _game(top: JsonObject, games: Mapping[str, AnyGame]) -> AnyGame:
    name = top["game"]
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        _refuse("game", f"{_quoted(name)} is not one of: {', '.join(games)}", "F-4")
    if top["rules"] != game.rules:
        played = _quoted(top["rules"])
        _refuse("rules", f"the match was played under rules {played}, and {game.rules} are known here", "F-4")
    return game


def _table(game: AnyGame, options: JsonObject, seats: int) -> Any:
    try:
        return game.table(options, seats)
    except BadOptions as bad:
        where = "seats" if bad.field == "seats" else f"options.{bad.field}"
        raise BadRecord(where, bad.message, bad.rule) from None


def _replay(match: AnyMatch, number: int, value: Json) -> None:
    where = f"step {number}"
    step = _object(value, where, "F-3", number)
    _only(step, ("chance", "moves", "fact"), where, "F-3", number)
    if len(step) != 1:
        _refuse(where, "must hold either chance, moves or a fact", "F-3", number)
    try:
        if "chance" in step:
            match.draw(match.game.read_outcome(step["chance"], "chance"))
        elif "moves" in step:
            moves = _object(step["moves"], f"{where}: moves", "F-3", number)
            match.apply({_seat(key, number): match.game.read_move(item, f"seat {key}") for key, item in moves.items()})
        else:
            match.note(_fact(step["fact"], where, number))
    except IllegalMove as bad:
        raise BadRecord(where, f"{bad.where}: {bad.message}", bad.rule, number) from None


def _fact(value: Json, where: str, number: int) -> Fact:
    if not isinstance(value, str):
        _refuse(f"{where}: fact", "must be a text", "F-3", number)
    return Fact(value)


def _seat(key: str, number: int) -> Seat:
    if not re.fullmatch("0|[1-9][0-9]?", key):
        _refuse(f"step {number}", f"{_quoted(key)} is not a seat's number", "F-3", number)
    return Seat(int(key))


def _players(value: Json) -> tuple[Player, ...]:
    if not isinstance(value, list):
        _refuse("seats", "must be a list", "F-5")
    return tuple(_player(item, f"seats[{index}]") for index, item in enumerate(value))


def _player(value: Json, where: str) -> Player:
    seat = _object(value, where, "F-5")
    _only(seat, ("name", "bot"), where, "F-5")
    if "name" not in seat:
        _refuse(where, "name is missing", "F-5")
    texts = {key: _text(item, f"{where}.{key}") for key, item in seat.items()}
    return Player(**texts)


def _fair(value: Json, *, is_first: bool) -> Fair:
    fair = _object(value, "fair", "F-6")
    has_hashes = not is_first and fair.get("scheme") == SCHEME
    fields = (*FAIR_FIELDS, *(HASH_FIELDS if has_hashes else ()), *(() if is_first else ("draws",)))
    _only(fair, fields, "fair", "F-6")
    for field in fields:
        if field not in fair:
            _refuse("fair", f"{field} is missing", "F-6")
    if not has_hashes and fair["scheme"] != FIRST_SCHEME:
        _refuse("fair.scheme", f"{_quoted(fair['scheme'])} is not {SCHEME}, nor the older {FIRST_SCHEME}", "F-6")
    shares = fair["shares"]
    if not isinstance(shares, list) or len(shares) > MOST_SHARES:
        _refuse("fair.shares", f"must be a list of at most {MOST_SHARES}", "F-6")
    return Fair(
        _hex(fair["commitment"], "fair.commitment", SEED_BYTES, SEED_BYTES).hex(),
        _hex(fair["seed"], "fair.seed", SEED_BYTES, SEED_BYTES),
        tuple(
            _hex(share, f"fair.shares[{index}]", FEWEST_SHARE_BYTES, MOST_SHARE_BYTES)
            for index, share in enumerate(shares)
        ),
        None if is_first else _draws(fair["draws"]),
        _hashes(fair["hashes"], len(shares)) if has_hashes else None,
        _attempts(fair["attempts"]) if has_hashes else 0,
    )


def _hashes(value: Json, shares: int) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) != shares:
        _refuse("fair.hashes", f"must be {shares}, one for each share", "F-6")
    return tuple(_hex(item, f"fair.hashes[{index}]", SEED_BYTES, SEED_BYTES).hex() for index, item in enumerate(value))


def _attempts(value: Json) -> int:
    if type(value) is not int or value < 0:
        _refuse("fair.attempts", "must be a number from 0 on", "F-6")
    return value


def _draws(value: Json) -> tuple[Drawn, ...]:
    if not isinstance(value, list):
        _refuse("fair.draws", "must be a list", "F-6")
    return tuple(_drawn(item, f"fair.draws[{index}]") for index, item in enumerate(value))


def _drawn(value: Json, where: str) -> Drawn:
    if not isinstance(value, list) or [type(number) for number in value] != [int, int]:
        _refuse(where, "must be two whole numbers: how many outcomes there were, and which was taken", "F-6")
    count, taken = cast("list[int]", value)
    if not 0 <= taken < count:
        _refuse(where, f"of {count} outcomes, counted from 0, there is no {taken}", "F-6")
    return count, taken


def _hex(value: Json, where: str, least: int, most: int) -> bytes:
    if not isinstance(value, str) or not re.fullmatch(f"([0-9a-f]{{2}}){{{least},{most}}}", value):
        so_many = f"{2 * least}" if least == most else f"{2 * least} to {2 * most}"
        _refuse(where, f"must be {so_many} digits of hex, in lower case", "F-6")
    return bytes.fromhex(value)


def _text(value: Json, where: str) -> str:
    # nothing unprintable, so that no name can command a terminal or turn the direction of writing
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME or not value.isprintable() or value.isspace():
        _refuse(where, f"must be 1 to {LONGEST_NAME} printable characters", "F-5")
    return value


def _object(value: Json, where: str, rule: str, step: int | None = None) -> JsonObject:
    if not isinstance(value, dict):
        _refuse(where, "must be an object", rule, step)
    return value


def _only(value: JsonObject, known: tuple[str, ...], where: str, rule: str, step: int | None = None) -> None:
    for key in value:
        if key not in known:
            _refuse(where, f"{_quoted(key)} is not one of: {', '.join(known)}", rule, step)


def _parse(text: str | bytes) -> Json:
    if len(text) > MOST_BYTES:
        _refuse("the record", f"longer than {MOST_BYTES} bytes", "F-1")
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    except UnicodeDecodeError as bad:
        _refuse("the record", f"not UTF-8 at byte {bad.start + 1}", "F-1")
    decoder = json.JSONDecoder(object_pairs_hook=_unique, parse_int=_int, parse_constant=_no_constant)
    try:
        value: Json = decoder.decode(plain)
    except JSONDecodeError as bad:
        is_cut = bad.pos >= len(plain.rstrip()) or "Unterminated" in bad.msg
        why = "not JSON; the text is cut off" if is_cut else "not JSON"
        where, step = _place_among_steps(plain, decoder, bad.pos)
        place = f"line {bad.lineno}, column {bad.colno}"
        _refuse(f"{where}: {place}" if where else place, why, "F-1", step)
    except RecursionError:
        where, step = _place_among_steps(plain, decoder)
        _refuse(where or "the record", "nested too deeply", "F-1", step)
    except ValueError as bad:
        where, step = _place_among_steps(plain, decoder)
        _refuse(where or "the record", f"not JSON: {bad}", "F-1", step)
    return value


_STEPS = re.compile(r'"steps"[ \t\r\n]*:[ \t\r\n]*\[')
_SPACE = re.compile(r"[ \t\r\n]*")


def _place_among_steps(text: str, decoder: json.JSONDecoder, fault: int | None = None) -> tuple[str, int | None]:
    """The step in which or after which a text is broken, and its number; nothing if the fault is elsewhere."""
    steps = _STEPS.search(text)
    if steps is None or (fault is not None and fault < steps.end()):
        return "", None
    number, position = 1, _after_space(text, steps.end())
    if text.startswith("]", position):
        return "", None
    while True:
        try:
            _, position = decoder.raw_decode(text, position)
        except (ValueError, RecursionError):
            return f"step {number}", number
        position = _after_space(text, position)
        if not text.startswith(",", position):
            return ("", None) if fault is None else (f"after step {number}", number)
        number, position = number + 1, _after_space(text, position + 1)


def _after_space(text: str, position: int) -> int:
    return _SPACE.match(text, position).end()  # type: ignore[union-attr]  # it matches everywhere


def _unique(pairs: list[tuple[str, Json]]) -> JsonObject:
    value: JsonObject = {}
    for key, item in pairs:
        if key in value:
            raise ValueError(f"{_quoted(key)} stands twice in one object")
        value[key] = item
    return value


def _int(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits is too long")
    return int(digits)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _quoted(value: Json) -> str:
    """A value for an error message: short, and without characters that command a terminal."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _refuse(where: str, message: str, rule: str, step: int | None = None) -> NoReturn:
    raise BadRecord(where, message, rule, step)
