"""An operator who has a seat, knows the seed and waits for all other shares, tries out shares of their own."""

import json
from typing import Any

import pytest

from reference_fair import TREASURES, hash_of, is_as_promised, redrawn
from table_logs import Log
from tacora.core.fair import SCHEME, FairChance, commitment, share_hash
from tacora.core.record import AnyRecord, Player, Record, read, write
from tacora.core.seen import read_seen
from tacora.core.verify import verify
from tacora.games.diamant import DIAMANT
from tacora.server.entries import Act, Created, Entry, Hashed, Opened, Opening, PlaceSpec, Seated
from tacora.server.messages import Open
from tacora.server.openings import checked
from tacora.server.refusals import Refused
from tacora.server.settings import Limits
from tacora.server.table import Table, fold

TRIES = 6000
SEED = "5a" * 32
PROMISE = commitment(bytes.fromhex(SEED))
VICTIM = "c3" * 16
MINE = "00" * 16  # the share that the operator committed to
CARDS = [f"treasure-{rubies}" for rubies in TREASURES] + ["trap"] * 15
CANDIDATES = [f"{number:032x}" for number in range(1, TRIES + 1)]


def rubies(share: str, scheme: str) -> int:
    """The rubies on the first ten cards of a deck, if this is the operator's share."""
    left, found = list(CARDS), 0
    chance = FairChance(bytes.fromhex(SEED), [bytes.fromhex(VICTIM), bytes.fromhex(share)], scheme)
    for size in range(30, 20, -1):
        card = left.pop(chance.below(size))
        found += int(card.partition("-")[2] or 0)
    return found


@pytest.fixture(scope="module")
def best() -> str:
    """The share that brings most under the new scheme, if it could be chosen."""
    return max(CANDIDATES, key=lambda share: rubies(share, SCHEME))


def opening() -> Table:
    """The host has started, and the victim's share is known."""
    places = [PlaceSpec("person", "Vic", 0), PlaceSpec("free")]
    created = Created(
        "diamant", {"edition": "2024", "relics": False}, places, None, False, True, SEED, None, "1", "victim"
    )
    acts: list[Act] = [
        created, Seated({1: PlaceSpec("person", "Op", 1)}, owner="operator"), Hashed(0, hash_of(VICTIM, PROMISE)),
        Hashed(1, hash_of(MINE, PROMISE)), Opening(), Opened(0, VICTIM),
    ]  # fmt: skip
    return fold("abcdef", [Entry(number, 1000, act) for number, act in enumerate(acts, start=1)])


def test_under_the_first_scheme_the_last_share_chooses_the_deal() -> None:
    first = [rubies(share, "tacora-fair/1") for share in CANDIDATES]
    usual = sum(first) / len(first)
    assert usual < 60
    assert max(first) > usual + 40  # most of the treasures, in the first ten cards


def test_the_server_takes_no_share_but_the_one_that_was_committed_to(best: str) -> None:
    table = opening()
    assert rubies(best, SCHEME) > 80  # it would be worth it
    for share in CANDIDATES:
        with pytest.raises(Refused, match="wrong-share"):
            checked(table, 1, Open("x", share), Limits(), 1000)
    assert checked(table, 1, Open("x", MINE), Limits(), 1000) == Opened(1, MINE)
    assert table.phase == "lobby"


def played(share: str, *, is_honest: bool) -> dict[str, Any]:
    """The record of a game with this share of the operator's; a server that cheats writes what it likes."""
    log = Log.__new__(Log)
    log.entries, log.table = [], opening()
    if not is_honest:
        log.table.devices[1].hash = share_hash(PROMISE, bytes.fromhex(share))
    log.add(Opened(1, share))
    while log.table.phase == "playing":
        for seat in log.table.pending:
            log.choose(seat, "return" if log.table.point > 12 else "continue")
    assert log.table.match is not None
    value: dict[str, Any] = json.loads(write(Record((Player("Vic"), Player("Op")), log.table.match, log.table.fair)))
    return value


def _read(value: dict[str, Any]) -> AnyRecord:
    return read(json.dumps(value), {DIAMANT.name: DIAMANT})


SEEN = read_seen(
    json.dumps({
        "format": "tacora-seen/1", "table": "abcdef", "commitment": PROMISE, "share": VICTIM, "attempts": 0,
        "hashes": [hash_of(VICTIM, PROMISE), hash_of(MINE, PROMISE)],
    })
)  # fmt: skip
"""What the victim's browser kept before it told its share."""


def test_an_honest_game_is_as_the_victim_saw_it() -> None:
    value = played(MINE, is_honest=True)
    assert is_as_promised(value["fair"])
    assert redrawn(value) == [step["chance"] for step in value["steps"] if "chance" in step]
    assert verify(_read(value), SEEN).fair


def test_a_server_that_cheats_for_its_operator_is_found_out(best: str) -> None:
    honest, ground = played(MINE, is_honest=True), played(best, is_honest=False)
    assert verify(_read(ground)).fair  # in itself the record is whole: only what the browser saw tells
    verdict = verify(_read(ground), SEEN)
    assert (verdict.fair, verdict.wrong, verdict.not_seen) == (False, None, ("hashes",))
    ground["fair"]["hashes"] = honest["fair"]["hashes"]  # told as they were: then the share is not its hash's
    verdict = verify(_read(ground), SEEN)
    assert (verdict.fair, verdict.not_seen, verdict.wrong_share) == (False, (), 1)
    assert not is_as_promised(ground["fair"])


def test_every_ground_share_is_found_out() -> None:
    """None of all those shares has the hash that the victim saw."""
    assert SEEN.hashes[1] not in {hash_of(share, PROMISE) for share in CANDIDATES}
