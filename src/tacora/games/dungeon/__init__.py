"""Dungeon: cards, geometry, path, table, state, moves, rules, events, view."""

from tacora.games.dungeon.cards import Card, GoalCard, read_card
from tacora.games.dungeon.finds import Explored, Tokens, Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.moves import Move
from tacora.games.dungeon.state import Phase, State
from tacora.games.dungeon.submission import Submission
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.view import View
from tacora.games.dungeon.walk import Walk

__all__ = [
    "DUNGEON",
    "Card",
    "Explored",
    "GoalCard",
    "Move",
    "Phase",
    "Placed",
    "State",
    "Submission",
    "Table",
    "Tokens",
    "Tools",
    "View",
    "Walk",
    "read_card",
]
