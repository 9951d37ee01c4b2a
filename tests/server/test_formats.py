"""The generated formats are up to date, and what is really sent fits them."""

import json
import random
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it ships no types

from table_logs import random_table
from tacora.core.seats import seats
from tacora.server import telling
from tacora.server.entries import Chatted
from tacora.server.schemas import documents

FORMATS = Path(__file__).parents[2] / "docs" / "formats"


def test_the_formats_are_up_to_date() -> None:
    for name, text in documents().items():
        assert (FORMATS / name).read_text(encoding="utf-8") == text, (
            f"python -m tacora.server.schemas docs/formats: {name}"
        )


def _message(frame: bytes) -> Any:
    size = frame[1]
    return json.loads(frame[{126: 4, 127: 10}.get(size, 2) :])


def _own_part(name: str) -> Draft202012Validator:
    """What checks a part of Diamant's messages."""
    schema = json.loads((FORMATS / "diamant-wire.schema.json").read_text(encoding="utf-8"))
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


VIEW, EVENT, OPTIONS, CHOICE = (_own_part(name) for name in ("View", "Event", "Options", "Choice"))


def _check_own_part(message: dict[str, Any]) -> None:
    if "view" in message:
        VIEW.validate(message["view"])
    for event in message.get("log", []) + message.get("events", []):
        EVENT.validate(event)
    for choice in message.get("chosen", {}).values():
        CHOICE.validate(choice)
    if "lobby" in message:
        OPTIONS.validate(message["lobby"]["options"])


def test_what_is_sent_fits_the_schema() -> None:
    validator = Draft202012Validator(json.loads((FORMATS / "socket-server.schema.json").read_text(encoding="utf-8")))
    kinds = set()
    sent = [telling.accepted("a", 3), telling.refused(None, "bad-message", "no"), telling.refused("b", "not-now", "no")]
    for number in range(12):
        source = random.Random(number)
        log = random_table(source)
        sent.append(telling.lobby_frame(log.table.seq, telling.lobby(log.table, seats(1))))
        sent.append(telling.marks(log.table.seq, seats(1)))
        while log.table.phase == "playing":
            for seat in log.table.pending:
                for piece in log.choose(seat, source.choice(("continue", "continue", "return"))):
                    sent += [telling.frames(log.table, piece, ()).for_seats(own) for own in ((), seats(1), (seat,))]
        sent += [telling.frames(log.table, piece, ()).for_seats(()) for piece in log.add(Chatted(0, "ouch"))]
        sent.append(telling.welcome(log.table, 0, seats(1), log.table.at, 5))
    for frame in sent:
        message = _message(frame)
        kinds.add(message["type"])
        validator.validate(message)
        _check_own_part(message)
    assert kinds == {"accepted", "refused", "lobby", "decided", "events", "chat", "welcome"}


def test_no_unknown_field_is_sent() -> None:
    schema = json.loads((FORMATS / "socket-server.schema.json").read_text(encoding="utf-8"))
    log = random_table(random.Random(1))
    message = _message(telling.welcome(log.table, 0, (), 0, None))
    parts = schema["$defs"]
    assert set(message) == set(parts["Welcome"]["properties"])
    own = json.loads((FORMATS / "diamant-wire.schema.json").read_text(encoding="utf-8"))["$defs"]
    assert set(message["view"]) == set(own["View"]["properties"])
    assert set(message["lobby"]) == set(parts["Lobby"]["properties"])
