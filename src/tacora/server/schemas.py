"""Writes the formats that the browser's types are generated from: `python -m tacora.server.schemas DIRECTORY`."""

import json
import sys
from collections.abc import Collection, Iterable, Iterator
from enum import Enum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from tacora.core.jsonable import event_name
from tacora.games import NAMES
from tacora.server.http import make_app
from tacora.server.messages import FromClient, FromServer
from tacora.server.origins import Origins
from tacora.server.settings import Settings
from tacora.server.wire import WIRES, WireTypes

PART = "#/$defs/"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}


def documents() -> dict[str, str]:
    """Every generated file's name and text."""
    settings = Settings()
    types = {name: WIRES[name].types for name in NAMES if name in WIRES}
    return {
        "openapi.json": _text(make_app(settings, Origins(settings)).openapi()),
        "socket-client.schema.json": _text(_schema("A message from the client to the server", FromClient)),
        "socket-server.schema.json": _text(_schema("A message from the server to the client", FromServer)),
    } | {f"{name}-wire.schema.json": _text(wire_schema(name, kinds)) for name, kinds in types.items() if kinds}


def _schema(title: str, union: Any) -> dict[str, Any]:
    (schema,), parts = msgspec.json.schema_components([union], ref_template=PART + "{name}")
    return {"$schema": DIALECT, "title": title, **schema, "$defs": parts}


def wire_schema(game: str, types: WireTypes) -> dict[str, Any]:
    """A game's own part of the messages: its view, events, options, choices and options form."""
    choices = get_args(types.choice) or (types.choice,)  # msgspec knows no union of objects without tags
    extras = {name: kind for name, kind in (("best", types.review), ("progress", types.progress)) if kind is not None}
    schemas, parts = msgspec.json.schema_components(
        [types.view, types.options, *choices, types.form, *extras.values()], ref_template=PART + "{name}"
    )
    (view, options), rest = schemas[:2], schemas[2:]
    choice, (form, *others) = list(rest[: len(choices)]), rest[len(choices) :]
    if len(choices) > 1:
        parts["Choice"] = {"title": "Choice", "anyOf": choice}
        choice = [{"$ref": f"{PART}Choice"}]
    event = {"$ref": f"{PART}Event"}
    properties = {"view": view, "options": options, "choice": choice[0], "form": form, "event": event}
    properties |= dict(zip(extras, others, strict=True))
    return {
        "$schema": DIALECT,
        "title": f"{game.capitalize()}Wire",
        "description": f"What the messages of a table of {game} hold.",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "$defs": parts | _event_parts(types.event, parts),
    }


def _event_parts(union: Any, known: Collection[str]) -> dict[str, Any]:
    """A game's events, from the classes themselves, and the named tuples in them that the view does not know."""
    kinds = get_args(union)
    event = {"title": "Event", "anyOf": [{"$ref": PART + kind.__name__} for kind in kinds]}
    parts = {"Event": event} | {kind.__name__: _event_schema(kind) for kind in kinds}
    for kind in kinds:
        _add_inner(kind, known, parts)
    return parts


def _add_inner(kind: Any, known: Collection[str], parts: dict[str, Any]) -> None:
    for hint in _inner(get_type_hints(kind).values()):
        if hint.__name__ not in known and hint.__name__ not in parts:
            parts[hint.__name__] = _object_schema(hint)
            _add_inner(hint, known, parts)


def _inner(hints: Iterable[Any]) -> Iterator[Any]:
    """The named tuples in these types."""
    for hint in hints:
        if hasattr(hint, "_fields"):
            yield hint
        yield from _inner(get_args(hint))


def _event_schema(kind: Any) -> dict[str, Any]:
    schema = _object_schema(kind)
    word = {"enum": [event_name(kind(*[None] * len(kind._fields)))]}
    return schema | {
        "properties": {"event": word, **schema["properties"]},
        "required": ["event", *schema["required"]],
    }


def _object_schema(kind: Any) -> dict[str, Any]:
    fields = {name: _value_schema(hint) for name, hint in get_type_hints(kind).items()}
    return {
        "title": kind.__name__,
        "description": kind.__doc__,
        "type": "object",
        "properties": fields,
        "required": list(fields),
    }


def _value_schema(hint: Any) -> dict[str, Any]:
    if isinstance(hint, NewType):
        return _value_schema(hint.__supertype__)
    if hint in PLAIN:
        return {"type": PLAIN[hint]}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _value_schema(get_args(hint)[0])}
    if get_origin(hint) in (UnionType, Union):
        return {"anyOf": [_value_schema(part) for part in get_args(hint)]}
    if issubclass(hint, Enum):
        return {"enum": [word.value for word in hint]}
    if hasattr(hint, "_fields"):
        return {"$ref": PART + hint.__name__}
    if wire := get_type_hints(hint).get("wire") or _property_type(hint, "wire"):
        return _value_schema(wire)
    raise TypeError(f"no schema for {hint}")


def _property_type(kind: type, name: str) -> Any:
    found = getattr(kind, name, None)
    return get_type_hints(found.fget)["return"] if isinstance(found, property) else None


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files."""
    directory = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/formats")
    for name, text in documents().items():
        (directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
