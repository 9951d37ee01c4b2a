"""Diamant: editions, cards, table, state, moves, rules, events, view."""

from tacora.games.diamant.cards import Card, Relic, Trap, Treasure, read_card, relic, trap, treasure
from tacora.games.diamant.game import DIAMANT
from tacora.games.diamant.moves import Choice
from tacora.games.diamant.state import Camp, Cave, Phase, State
from tacora.games.diamant.table import Table
from tacora.games.diamant.view import View

__all__ = [
    "DIAMANT",
    "Camp",
    "Card",
    "Cave",
    "Choice",
    "Phase",
    "Relic",
    "State",
    "Table",
    "Trap",
    "Treasure",
    "View",
    "read_card",
    "relic",
    "trap",
    "treasure",
]
