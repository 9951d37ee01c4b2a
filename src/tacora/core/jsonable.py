"""Plain JSON values: their type, and how the values of a game become plain JSON."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"


def jsonable(value: Any) -> Json:
    """A game's value as plain JSON: dataclasses and named tuples become objects, a value with a `wire` gives that.

    >>> jsonable({1: (True, None, "a")})
    {'1': [True, None, 'a']}
    """
    if isinstance(value, Enum):
        return jsonable(value.value)
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if hasattr(value, "wire"):
        return jsonable(value.wire)
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, list) or (isinstance(value, tuple) and not hasattr(value, "_asdict")):
        return [jsonable(item) for item in value]
    return _object(value)


def _object(value: Any) -> JsonObject:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: jsonable(getattr(value, field.name)) for field in fields(value)}
    if hasattr(value, "_asdict"):
        return {name: jsonable(item) for name, item in value._asdict().items()}
    raise TypeError(f"no JSON for {type(value).__name__}")


def event_name(event: object) -> str:
    """An event's word on the wire and in translation keys: its class name in kebab case.

    >>> class TrapMet: ...
    >>> event_name(TrapMet())
    'trap-met'
    """
    return re.sub(r"(?<=.)(?=[A-Z])", "-", type(event).__name__).lower()


def event_json(event: object) -> JsonObject:
    """An event as plain JSON, with its name."""
    return {"event": event_name(event), **_object(event)}
