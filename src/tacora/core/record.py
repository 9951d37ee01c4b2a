"""Match records: a whole match in one JSON text, complete in itself (docs/formats/match.md)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from json import JSONDecodeError
from typing import Any, Generic, NoReturn

from tacora.core.errors import BadOptions, BadRecord, IllegalMove
from tacora.core.game import EventT, Game, MoveT, OutcomeT, StateT, TableT, ViewT
from tacora.core.jsonable import Json, JsonObject, jsonable
from tacora.core.match import Match
from tacora.core.seats import Seat

FORMAT = "tacora-match/1"
LONGEST_NAME = 40
MOST_STEPS = 10_000
MOST_BYTES = 4_000_000

AnyGame = Game[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat on a seat: a name, and the bot's name if it was one."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Record(Generic[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]):
    """A match as it was: who played, and the match itself, replayed."""

    players: tuple[Player, ...]
    match: Match[TableT, StateT, MoveT, OutcomeT, EventT, ViewT]


def write(record: Record[Any, Any, Any, Any, Any, Any]) -> str:
    """A record as JSON text, one step a line."""
    match = record.match
    head: JsonObject = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.game.options(match.table),
        "seats": [_seat_json(player) for player in record.players],
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    steps = ",\n".join(f"    {json.dumps(_step_json(step), ensure_ascii=False)}" for step in match.steps)
    body = f"[\n{steps}\n  ]" if steps else "[]"
    return "\n".join(["{", *lines, f'  "steps": {body}', "}", ""])


def _seat_json(player: Player) -> Json:
    return {"name": player.name} if player.bot is None else {"name": player.name, "bot": player.bot}


def _step_json(step: Any) -> Json:
    return {"moves" if isinstance(step, dict) else "chance": jsonable(step)}


def read(
    text: str | bytes,
    games: Mapping[str, AnyGame],
    on_events: Callable[[tuple[Any, ...]], None] | None = None,
) -> Record[Any, Any, Any, Any, Any, Any]:
    """A record from its JSON text, every step checked by the rules; raises BadRecord."""
    value = _parse(text)
    top = _object(value, "the record", required=("format", "game", "rules", "options", "seats", "steps"))
    if top["format"] != FORMAT:
        _refuse("format", f"{_quoted(top['format'])} is not {FORMAT}", "F-4")
    name = top["game"]
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        _refuse("game", f"{_quoted(name)} is not one of: {', '.join(games)}", "F-4")
    if top["rules"] != game.rules:
        _refuse("rules", f"{_quoted(top['rules'])} is not {game.rules}, the version known here", "F-4")
    options = _object(top["options"], "options")
    players = _players(top["seats"])
    steps = top["steps"]
    if not isinstance(steps, list):
        _refuse("steps", "must be a list", "F-2")
    if len(steps) > MOST_STEPS:
        _refuse("steps", f"{len(steps)} steps are more than {MOST_STEPS}", "F-2")
    try:
        table = game.table(options, len(players))
    except BadOptions as bad:
        raise BadRecord(f"options.{bad.field}", bad.message, bad.rule) from None
    match = Match(game, table, on_events=on_events)
    for number, step in enumerate(steps, start=1):
        _replay(match, number, step)
    return Record(players, match)


def _replay(match: Match[Any, Any, Any, Any, Any, Any], number: int, value: Json) -> None:
    where = f"step {number}"
    step = _object(value, where, optional=("chance", "moves"), step=number)
    if len(step) != 1:
        _refuse(where, "must hold either chance or moves", "F-3", number)
    try:
        if "chance" in step:
            match.draw(match.game.read_outcome(step["chance"], "chance"))
            return
        moves = _object(step["moves"], f"{where}: moves", step=number)
        match.apply({_seat(key, number): match.game.read_move(item, f"seat {key}") for key, item in moves.items()})
    except IllegalMove as bad:
        raise BadRecord(where, f"{bad.where}: {bad.message}", bad.rule, number) from None


def _seat(key: str, number: int) -> Seat:
    if not (key.isascii() and key.isdigit() and (key == "0" or key[0] != "0") and len(key) < 4):
        _refuse(f"step {number}", f"{_quoted(key)} is not a seat's number", "F-3", number)
    return Seat(int(key))


def _players(value: Json) -> tuple[Player, ...]:
    if not isinstance(value, list) or not value:
        _refuse("seats", "must be a list of at least one seat", "F-5")
    return tuple(_player(item, f"seats[{index}]") for index, item in enumerate(value))


def _player(value: Json, where: str) -> Player:
    seat = _object(value, where, required=("name",), optional=("bot",))
    texts = {key: _text(item, f"{where}.{key}") for key, item in seat.items()}
    return Player(texts["name"], texts.get("bot"))


def _text(value: Json, where: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_NAME or not value.isprintable():
        _refuse(where, f"must be 1 to {LONGEST_NAME} printable characters", "F-5")
    return value


def _object(
    value: Json,
    where: str,
    required: tuple[str, ...] = (),
    optional: tuple[str, ...] = (),
    step: int | None = None,
) -> JsonObject:
    if not isinstance(value, dict):
        _refuse(where, "must be an object", "F-2", step)
    for key in required:
        if key not in value:
            _refuse(where, f"{key} is missing", "F-2", step)
    if known := required + optional:
        for key in value:
            if key not in known:
                _refuse(where, f"{_quoted(key)} is not a field of it", "F-2", step)
    return value


def _parse(text: str | bytes) -> Json:
    if len(text) > MOST_BYTES:
        _refuse("the record", f"is longer than {MOST_BYTES} bytes", "F-1")
    try:
        plain = text.decode("utf-8-sig") if isinstance(text, bytes) else text
    except UnicodeDecodeError as bad:
        _refuse("the record", f"is not UTF-8 at byte {bad.start + 1}", "F-1")
    decoder = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant)
    try:
        value: Json = decoder.decode(plain)
    except (ValueError, RecursionError) as bad:
        step = _step_under_way(plain, decoder)
        where, why = "the record", str(bad)
        if isinstance(bad, JSONDecodeError):
            cut = "; the text is cut off" if bad.pos >= len(plain.rstrip()) or "Unterminated" in bad.msg else ""
            where, why = f"line {bad.lineno}, column {bad.colno}", f"{bad.msg}{cut}"
        _refuse(where if step is None else f"step {step}: {where}", f"not JSON: {why}", "F-1", step)
    return value


def _step_under_way(text: str, decoder: json.JSONDecoder) -> int | None:
    """The number of the step that a broken text breaks in; None before the steps begin."""
    _, found, rest = text.partition('"steps"')
    rest = rest.lstrip().removeprefix(":").lstrip()
    if not found or not rest.startswith("["):
        return None
    number, position = 1, 1
    while True:
        while position < len(rest) and rest[position] in " \t\r\n,":
            position += 1
        try:
            _, position = decoder.raw_decode(rest, position)
        except (ValueError, RecursionError):
            return number
        number += 1


def _unique(pairs: list[tuple[str, Json]]) -> JsonObject:
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"{_quoted(double)} stands twice in one object")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _quoted(value: Json) -> str:
    """A value as it may be shown in an error: short, and with nothing a terminal would obey."""
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _refuse(where: str, message: str, rule: str, step: int | None = None) -> NoReturn:
    raise BadRecord(where, message, rule, step)
