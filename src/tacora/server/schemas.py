"""Writes the formats that the browser's types are generated from: `python -m tacora.server.schemas DIRECTORY`."""

import json
import sys
from enum import StrEnum
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from tacora.core.jsonable import event_name
from tacora.core.seats import Seat
from tacora.games.diamant import Card, events
from tacora.server.http import make_app
from tacora.server.messages import FromClient, FromServer
from tacora.server.origins import Origins
from tacora.server.settings import Settings

PART = "#/$defs/"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def documents() -> dict[str, str]:
    """Every generated file's name and text."""
    settings = Settings()
    return {
        "openapi.json": _text(make_app(settings, Origins(settings)).openapi()),
        "socket-client.schema.json": _text(_schema("A message from the client to the server", FromClient)),
        "socket-server.schema.json": _text(_schema("A message from the server to the client", FromServer)),
    }


def _schema(title: str, union: Any) -> dict[str, Any]:
    (schema,), parts = msgspec.json.schema_components([union], ref_template=PART + "{name}")
    for name, field in (("Welcome", "log"), ("Events", "events")):
        if name in parts:
            parts |= _event_parts()
            parts[name]["properties"][field]["items"] = {"$ref": f"{PART}DiamantEvent"}
    return {"$schema": DIALECT, "title": title, **schema, "$defs": parts}


def _event_parts() -> dict[str, Any]:
    """The events of Diamant, from the classes themselves."""
    kinds = get_args(events.Event)
    union = {"title": "DiamantEvent", "anyOf": [{"$ref": PART + kind.__name__} for kind in kinds]}
    return {"DiamantEvent": union} | {kind.__name__: _event_schema(kind) for kind in kinds}


def _event_schema(kind: Any) -> dict[str, Any]:
    fields = {name: _value_schema(hint) for name, hint in get_type_hints(kind).items()}
    return {
        "title": kind.__name__,
        "description": kind.__doc__,
        "type": "object",
        "properties": {"event": {"enum": [event_name(kind(*[None] * len(kind._fields)))]}, **fields},
        "required": ["event", *fields],
    }


def _value_schema(hint: Any) -> dict[str, Any]:
    if hint is int or hint is Seat:
        return {"type": "integer"}
    if hint is NoneType:
        return {"type": "null"}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _value_schema(get_args(hint)[0])}
    if get_origin(hint) is UnionType:
        return {"anyOf": [_value_schema(part) for part in get_args(hint)]}
    if issubclass(hint, StrEnum):
        return {"enum": [str(word) for word in hint]}
    if hint in get_args(Card):
        return {"type": "string"}
    raise TypeError(f"no schema for {hint}")


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    """Write the files."""
    directory = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/formats")
    for name, text in documents().items():
        (directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
