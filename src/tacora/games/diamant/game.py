"""Diamant as a game of the core."""

from tacora.core.game import Game
from tacora.games.diamant import rules
from tacora.games.diamant.cards import Card, read_card
from tacora.games.diamant.events import Event, shown
from tacora.games.diamant.moves import Choice, read_choice
from tacora.games.diamant.state import State
from tacora.games.diamant.table import Table, read_options, write_options
from tacora.games.diamant.view import View, view

DIAMANT: Game[Table, State, Choice, Card, Event, View] = Game(
    name="diamant",
    rules="1",
    table=read_options,
    options=write_options,
    start=rules.start,
    pending=rules.pending,
    legal=rules.legal,
    check=rules.check_choice,
    apply=rules.decide,
    urn=rules.urn,
    draw=rules.explore,
    absent=rules.absent,
    unfinished=rules.unfinished,
    view=view,
    shown=shown,
    scores=rules.scores,
    winners=rules.winners,
    read_move=read_choice,
    read_outcome=read_card,
)
