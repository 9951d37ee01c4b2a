"""The tables that training found (`tacora train diamant`): for each cell the load with which to return."""

import json
from array import array
from base64 import b85decode, b85encode
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from zlib import compress, decompress

from tacora.batch.diamant.policy import SCALE, Policy
from tacora.batch.diamant.policy import table as policy_table
from tacora.games.diamant import Table

LOOKS = ("expeditions", "players", "loot", "lead", "pay")
"""What the tables look at."""

MOST = 40
"""The largest load of a cell; one more is never to return."""

FILE = "trained.json"


def pack(loads: Iterable[int]) -> str:
    """Loads as a text."""
    return b85encode(compress(array("b", loads).tobytes(), 9)).decode()


def unpack(text: str) -> "array[int]":
    """Loads from a text."""
    loads = array("b")
    loads.frombytes(decompress(b85decode(text)))
    return loads


def kind_of(table: Table) -> str:
    """Which of the trained tables is for this one."""
    return "relics" if table.relics else "plain"


@cache
def trained(kind: str) -> Policy:
    """The policy for a deck of this kind: `plain`, or with `relics`."""
    told = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return policy_table(LOOKS, array("h", [SCALE * load for load in unpack(told[kind])]))
