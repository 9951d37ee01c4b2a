"""Diamant: editions, cards, table, state, events, rules."""

from tacora.games.diamant.cards import Card, Relic, Trap, Treasure, read_card, relic, trap, treasure
from tacora.games.diamant.events import Choice
from tacora.games.diamant.game import DIAMANT
from tacora.games.diamant.state import Camp, Cave, Phase, State, View
from tacora.games.diamant.table import Table

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
