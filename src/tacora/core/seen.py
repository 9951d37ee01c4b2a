"""What a browser was shown before a match began, and kept: a record can be compared with it (docs/formats/match.md)."""

import json
import re
from dataclasses import dataclass

from tacora.core.errors import BadRecord
from tacora.core.fair import FEWEST_SHARE_BYTES, MOST_SHARE_BYTES, SEED_BYTES, Fair
from tacora.core.jsonable import Json

FORMAT = "tacora-seen/1"
MOST_BYTES = 100_000
MOST_HASHES = 64
FIELDS = ("format", "commitment", "share", "hashes", "attempts")


@dataclass(frozen=True, slots=True)
class Seen:
    """The table's commitment, this browser's own share, everybody's hashes, and how often the start was called off."""

    commitment: str
    share: str
    hashes: tuple[str, ...]
    attempts: int

    def differences(self, fair: Fair) -> tuple[str, ...]:
        """In what a record's proof is not what this browser saw."""
        if fair.hashes is None:
            return ("scheme",)
        own = [share.hex() for share in fair.shares]
        is_same = {
            "commitment": self.commitment == fair.commitment,
            "hashes": self.hashes == fair.hashes,
            "share": self.share in own,
            "attempts": self.attempts == fair.attempts,
        }
        return tuple(name for name, same in is_same.items() if not same)


def read_seen(text: str | bytes) -> Seen:
    """What a browser's file says that it saw; raises BadRecord."""
    if len(text) > MOST_BYTES:
        raise BadRecord("what was seen", f"longer than {MOST_BYTES} bytes", "F-7")
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("what was seen", "is not JSON", "F-7") from None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadRecord("what was seen", f"is not of the format {FORMAT}", "F-7")
    hashes, attempts = value.get("hashes"), value.get("attempts")
    if not isinstance(hashes, list) or len(hashes) > MOST_HASHES:
        raise BadRecord("what was seen: hashes", f"must be a list of at most {MOST_HASHES}", "F-7")
    if type(attempts) is not int or attempts < 0:
        raise BadRecord("what was seen: attempts", "must be a number from 0 on", "F-7")
    return Seen(
        _hex(value.get("commitment"), "commitment", SEED_BYTES, SEED_BYTES),
        _hex(value.get("share"), "share", FEWEST_SHARE_BYTES, MOST_SHARE_BYTES),
        tuple(_hex(told, f"hashes[{nth}]", SEED_BYTES, SEED_BYTES) for nth, told in enumerate(hashes)),
        attempts,
    )


def _hex(value: Json, where: str, least: int, most: int) -> str:
    if not isinstance(value, str) or not re.fullmatch(f"([0-9a-f]{{2}}){{{least},{most}}}", value):
        raise BadRecord(f"what was seen: {where}", "must be hex of the right length, in lower case", "F-7")
    return value
