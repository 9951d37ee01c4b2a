"""How bots play Diamant against each other."""

from collections.abc import Sequence

from tacora.arena.contests import BatchPlayer, Contest
from tacora.arena.diamant.habits import LEAVING
from tacora.arena.tally import Tally
from tacora.batch.fast import has_numba
from tacora.bots.diamant import ROSTER
from tacora.bots.diamant.arrays import policy_of
from tacora.games.diamant import DIAMANT, Table
from tacora.games.diamant.editions import EDITIONS


def batch(table: Table, bots: Sequence[str]) -> BatchPlayer | None:
    """The batch simulator, where Numba is installed and every bot's policy is an array."""
    policies = [policy for name in bots if (policy := policy_of(name, table)) is not None]
    if len(policies) < len(bots) or not has_numba():
        return None
    from tacora.batch.diamant.games import Batch  # noqa: PLC0415  Numba takes a second

    games = Batch(table, policies)

    def play(seed: int, numbers: range) -> tuple[Tally, ...]:
        played, *seats = games.play(seed, numbers)
        by_seat = zip(*(part.tolist() for part in seats), strict=True)
        return tuple(Tally(played, total, squares, tuple(victories)) for total, squares, victories in by_seat)

    return play


CONTEST = Contest(
    game=DIAMANT,
    roster=ROSTER,
    bots="odds,bold,timid,random",
    games=10_000,
    seats=(3, 4, 6, 8),
    settings=tuple({"edition": edition} for edition in EDITIONS),
    games_in_arena=1_000,
    habit=LEAVING,
    rotates=False,  # D-E8: no seat is before another
    portion=200,
    worthwhile=2000,
    is_apart=False,
    batch=batch,
)
