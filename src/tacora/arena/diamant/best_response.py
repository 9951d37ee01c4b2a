"""How far a bot is from unbeatable: who is searched for to win as often as possible at a table of its copies.

Candidates are ways to play that arrays say, the bot that weighs both choices and knows how the others play (by their
array, or by a table that repeats what the bot was seen to choose), and among copies of `master` who foresees what they
choose. The best in a few games are tried in more. What is told is of games that the search has not seen, so nobody is
flattered by luck; a cleverer search may find better.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial

import numpy as np

from tacora.arena.diamant.foresight import Foreseer
from tacora.arena.diamant.training import CELLS, best_loads, policy
from tacora.arena.samples import Chances, Share, share_of
from tacora.batch.diamant.policy import FEATURES, Policy, features, returns
from tacora.bots.diamant import Bot, make_bot
from tacora.bots.diamant.arrays import policy_of
from tacora.bots.diamant.master import BUDGET, Master
from tacora.bots.diamant.memory import Models
from tacora.bots.diamant.people import by_load, by_loot, by_pay
from tacora.bots.diamant.trained import LOOKS, MOST
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, Table, View

Maker = Callable[[str], Bot]
"""Makes a bot from a seed."""

KEPT = 4
"""Each look at the candidates keeps one in so many."""


def array_player(plays: Policy) -> Maker:
    """Whoever plays by an array without a random part."""
    return lambda _seed: lambda view: Choice.RETURN if returns(plays, view) else Choice.CONTINUE


def candidates(target: str, seen: Policy) -> Iterator[tuple[str, Maker]]:
    """Who may do well against the target, which plays much as was seen."""
    for load in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20):
        yield f"goes home with {load}", array_player(by_load(load, 0))
    for load in (6, 9, 12, 16):
        yield f"goes home with {load}, two fewer for each trap", array_player(by_load(load, 2))
    for factor in (0.5, 0.75, 1.0, 1.4):
        yield f"goes home when a card does not pay, times {factor}", array_player(by_pay(factor))
    for load in (5, 8, 12):
        yield f"goes home with {load}, half the loot counted", array_player(by_loot(load, 0.5))
    for name in ("trained", "odds", "hard", "master"):
        if name != target:
            yield name, lambda seed, name=name: make_bot(name, seed)  # type: ignore[misc]  # a name of its own
    knows = Models([seen], [1.0])
    yield "knows how they play", lambda seed: Master(seed, BUDGET, knows)
    if target == "master":
        yield "foresees what they choose, and patience of those who stay", partial(Foreseer, later=by_pay(1.4))
        yield "foresees what they choose, and a load of 14 of those who stay", partial(Foreseer, later=by_load(14, 0))


def play(table: Table, candidate: Maker, target: str, numbers: range, seed: str) -> Chances:
    """How often somebody wins among copies of the target, in a seat that changes with every game."""
    won = Chances()
    for number in numbers:
        seat = number % table.seats
        bots = [make_bot(target, f"{seed}/{number}/{other}") for other in table.all_seats]
        bots[seat] = candidate(f"{seed}/{number}/candidate")
        match = Match(DIAMANT, table)
        match.play(bots, SeededChance(f"{seed}/{number}"))
        winners = DIAMANT.winners(match.state)
        won = won.with_one(Fraction(seat in winners, len(winners)))
    return won


def seen_play(table: Table, name: str, games: int, seed: str) -> Policy:
    """The bot's own array, or a table of what it chose among its copies, where loads between were not seen alike."""
    if own := policy_of(name, table):
        return own
    gains, visits = np.zeros(CELLS * (MOST + 1)), np.zeros(CELLS * (MOST + 1))
    sizes = [FEATURES[look] for look in LOOKS]
    places = [tuple(FEATURES).index(look) for look in LOOKS]

    def watched(bot: Bot) -> Bot:
        def choose(view: View) -> Choice:
            choice = bot(view)
            looks = features(view)
            cell = int(np.ravel_multi_index([looks[place] for place in places], sizes))
            place = cell * (MOST + 1) + min(view.cave.beside, MOST)
            gains[place] += 1 if choice is Choice.RETURN else -1
            visits[place] += 1
            return choice

        return choose

    for number in range(games):
        bots = [watched(make_bot(name, f"{seed}/seen/{number}/{seat}")) for seat in table.all_seats]
        Match(DIAMANT, table).play(bots, SeededChance(f"{seed}/seen/{number}"))
    return policy(best_loads(gains, visits, np.full(CELLS, 8, np.int16), MOST + 1))


def search(target: str, table: Table, games: int, *, seed: str = "1", tell: Callable[[str], None]) -> tuple[str, Share]:
    """The best found against copies of the target, and what it wins in games that the search has not seen."""
    field = dict(candidates(target, seen_play(table, target, games, seed)))
    looks = max(1, games // KEPT**2)
    begin = 0
    while len(field) > 1:
        won = {
            name: play(table, candidate, target, range(begin, begin + looks), f"{seed}/search")
            for name, candidate in field.items()
        }
        begin += looks
        looks *= KEPT
        order = sorted(field, key=lambda name: -won[name].taken)
        for name in order[:5]:
            tell(f"  {name}: {float(won[name].taken):.1f} of {won[name].observations}")
        field = {name: field[name] for name in order[: len(field) // KEPT]}
    (best,) = field
    share = share_of(play(table, field[best], target, range(games * KEPT), f"{seed}/told"))
    assert share is not None  # noqa: S101  there were games
    return best, share
