"""How bots play Diamant against each other."""

from tacora.arena.contests import Contest
from tacora.bots.diamant import ROSTER
from tacora.games.diamant import DIAMANT

CONTEST = Contest(
    game=DIAMANT,
    roster=ROSTER,
    bots="odds,bold,timid,random",
    games=10_000,
    rotates=False,  # D-E8: no seat is before another
    portion=200,
    worthwhile=2000,
    is_apart=False,
)
