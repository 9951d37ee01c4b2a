"""How bots play Dungeon against each other."""

from tacora.arena.contests import Contest
from tacora.arena.dungeon.race import race_clock
from tacora.bots.dungeon import ROSTER
from tacora.games.dungeon import DUNGEON

CONTEST = Contest(
    game=DUNGEON,
    roster=ROSTER,
    clock=race_clock,
    bots="master,adventurer,apprentice",
    games=100,
    seats=(2, 3, 4),
    games_in_arena=40,
    rotates=True,  # V-R1: the lowest seat breaks ties
    portion=1,
    worthwhile=8,
    is_apart=True,
)
