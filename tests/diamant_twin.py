"""The batch simulator beside the rules engine: the same games, step by step."""

from collections.abc import Iterator, Sequence
from math import prod
from random import Random
from typing import Any

from tacora.batch.diamant.arrays import card_number, card_of
from tacora.batch.diamant.games import Batch
from tacora.batch.diamant.policy import FEATURES, SCALE, Policy, returns, table, threshold
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, State, Table, View

CUSTOM: tuple[dict[str, Any], ...] = (
    {"edition": "2024", "custom": {"expeditions": 9, "treasures": [1, 1, 2, 60, 99], "trap_copies": {"lava": 12}}},
    {"edition": "2024", "relics": True, "custom": {"relic_values": [1, 4, 40], "expeditions": 7}},
    {"edition": "2017", "custom": {"relic_values": [20, 3], "trap_copies": {"spider": 0}}},
)
OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "2017"},
    {"edition": "2024"},
    {"edition": "2024", "relics": True},
    {"edition": "international", "relics": True, "hidden_chests": True},
    *CUSTOM,
)


def random_policy(random: Random) -> Policy:
    """A policy that looks at a few features, and may have a spread."""
    if random.random() < 0.1:
        return threshold(random.randint(0, 20))
    names = random.sample(tuple(FEATURES), random.randint(1, 3))
    entries = [random.randint(0, 25 * SCALE) for _ in range(prod(FEATURES[name] for name in names))]
    return table(names, entries, random.choice((1, 1, 40)))


def coin(random: Random, state: State) -> dict[Any, Choice]:
    """Somebody goes home now and then."""
    return {seat: Choice.RETURN if random.random() < 0.2 else Choice.CONTINUE for seat in DIAMANT.pending(state)}


def some_state(table: Table, random: Random) -> State:
    """A state from the middle of a match."""
    match, chance = Match(DIAMANT, table), SeededChance(random.random().hex())
    for _ in range(random.randint(0, 40)):
        if urn := DIAMANT.urn(match.state):
            match.draw(urn[chance.below(len(urn))])
        elif not match.is_over:
            match.apply(coin(random, match.state))
    return match.state


def faults(table: Table, policies: Sequence[Policy], seed: int, number: int, start: State | None) -> Iterator[str]:
    """Where the batch's game and the engine differ: a word for each difference, and none after the first."""
    batch = Batch(table, policies, start)
    state = DIAMANT.start(table)[0] if start is None else start
    dithers: list[int] = []
    for logged in batch.trace(seed, number):
        if logged >= 512:
            dithers.append(logged - 512)
        elif logged < 256:
            card = card_of(table, logged)
            if card not in DIAMANT.urn(state):
                yield f"{card.wire} was drawn, and is not in the deck"
                return
            state = DIAMANT.draw(state, card)[0]
        else:
            pending = DIAMANT.pending(state)
            by_policy = {}
            for seat in pending:
                policy, view = policies[seat], DIAMANT.view(state, seat)
                assert isinstance(view, View)
                goes = returns(policy, view, dithers.pop(0) if policy.spread > 1 else 0)
                by_policy[seat] = Choice.RETURN if goes else Choice.CONTINUE
            leavers = sum(1 << seat for seat, choice in by_policy.items() if choice is Choice.RETURN)
            if leavers != logged - 256:
                yield f"{leavers:b} leave by the policies, {logged - 256:b} in the batch"
                return
            state = DIAMANT.apply(state, by_policy)[0]
    if DIAMANT.pending(state) or DIAMANT.urn(state):
        yield "the batch's game ended too early"
    scores = tuple(batch.scores(seed, range(number, number + 1))[0].tolist())
    if scores != DIAMANT.scores(state):
        yield f"scores {DIAMANT.scores(state)}, in the batch {scores}"


def check_games(games: int, first: int = 0) -> list[str]:
    """Compare so many games of random tables and policies, half of them from the middle of a match."""
    found = []
    for number in range(first, first + games):
        random = Random(f"twin/{number}")
        options = random.choice(OPTIONS)
        a_table = DIAMANT.table(options, random.randint(1, 8))
        policies = [random_policy(random) for _ in a_table.all_seats]
        start = some_state(a_table, random) if random.random() < 0.5 else None
        found += [f"game {number}: {fault}" for fault in faults(a_table, policies, 1, number, start)]
    return found


def paths(state: State, gone: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], State]]:
    """Every way in which a match can go on, and its end: cards as the batch numbers them, leavers as bits plus 256."""
    urn, pending = DIAMANT.urn(state), DIAMANT.pending(state)
    for card in dict.fromkeys(urn):
        yield from paths(DIAMANT.draw(state, card)[0], (*gone, card_number(state.camp.table, card)))
    if pending:
        for bits in range(1 << len(pending)):
            choices = {seat: Choice.RETURN if bits >> nth & 1 else Choice.CONTINUE for nth, seat in enumerate(pending)}
            leavers = sum(1 << seat for seat, choice in choices.items() if choice is Choice.RETURN)
            yield from paths(DIAMANT.apply(state, choices)[0], (*gone, 256 + leavers))
    if not urn and not pending:
        yield gone, state
