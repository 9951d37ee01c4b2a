"""Dungeon as a game of the core."""

from tacora.core.game import Game
from tacora.games.dungeon import rules
from tacora.games.dungeon.cards import FINGERPRINT
from tacora.games.dungeon.events import Event, shown
from tacora.games.dungeon.moves import Move, read_move
from tacora.games.dungeon.rules import Outcome
from tacora.games.dungeon.state import State
from tacora.games.dungeon.table import Table, read_options, write_options
from tacora.games.dungeon.view import View, view

DUNGEON: Game[Table, State, Move, Outcome, Event, View] = Game(
    name="dungeon",
    rules=f"2+cards.{FINGERPRINT}",
    table=read_options,
    options=write_options,
    start=rules.start,
    pending=rules.pending,
    legal=rules.legal,
    check=rules.check,
    apply=rules.apply,
    urn=rules.urn,
    draw=rules.draw,
    absent=rules.absent,
    unfinished=rules.unfinished,
    final=rules.final,
    facts=rules.facts,
    note=rules.note,
    witness=rules.witness,
    view=view,
    shown=shown,
    scores=rules.scores,
    winners=rules.winners,
    read_move=read_move,
    read_outcome=rules.read_outcome,
)
