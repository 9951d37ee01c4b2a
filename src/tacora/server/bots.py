"""The bots that may sit at a table, by name."""

from functools import lru_cache
from hashlib import sha256

from tacora.bots.diamant import BOTS, Bot, make_bot
from tacora.core.seats import Seat
from tacora.server.table import Table

NAMES = tuple(BOTS)
STAND_IN = "odds"  # plays an absent seat, and one whose person has left
PEOPLE = ("Ada", "Bruno", "Clara", "Dov", "Edda", "Felix", "Gil", "Hanna")


def bot_of(table: Table, seat: Seat) -> Bot:
    """The bot that plays a seat; nobody can foresee its whims without the table's seed."""
    return _bot(table.places[seat].bot or STAND_IN, sha256(table.seed + b"/bots").hexdigest())


@lru_cache(maxsize=4096)
def _bot(name: str, seed: str) -> Bot:
    return make_bot(name, seed)


def bot_name(taken: set[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in PEOPLE if name not in taken), "Tacora")
