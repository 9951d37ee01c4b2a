"""What a client does for a fair shuffle (docs/formats/table.md), as the loads need it."""

from typing import Any

from tacora.core.fair import share_hash

SHARE = bytes(range(16))


def owed(lobby: dict[str, Any], seat: int) -> dict[str, str] | None:
    """The message that a device with this seat alone owes by now: its hash, or its share."""
    own = next((one for one in lobby["hashes"] if seat in one["seats"]), None)
    if lobby["phase"] != "lobby" or own is None:
        return None
    share, promise = SHARE + bytes([seat]), lobby["commitment"]
    if own["hash"] is None:
        return {"type": "hash", "id": f"{seat}.hash", "commitment": promise, "hash": share_hash(promise, share)}
    if lobby["opening"] and not own["open"] and all(one["hash"] for one in lobby["hashes"]):
        return {"type": "open", "id": f"{seat}.open", "share": share.hex()}
    return None
