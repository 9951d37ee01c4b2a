"""A policy found by playing against itself and others: a table of loads, improved where the other choice wins more.

Games stop at a decision of one seat, both choices are played out with the same random numbers, and what returning wins
over going on is added up by the cell of the table and the load. Each cell's load becomes the one from which returning
gains most in sum; a cell with few visits follows its neighbours.
"""

import json
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from tacora.batch.diamant import kernel
from tacora.batch.diamant.arrays import beginning, plan, row
from tacora.batch.diamant.games import play
from tacora.batch.diamant.kernel import Array
from tacora.batch.diamant.policy import FEATURES, SCALE, Policy, table, threshold
from tacora.bots.diamant.models import models
from tacora.bots.diamant.trained import LOOKS, MOST, pack
from tacora.core.errors import TacoraError
from tacora.core.jsonable import JsonObject
from tacora.games.diamant.table import read_options

FORMAT = "tacora-training/1"
PARTS = ("loads", "gains", "visits", "best")
SHAPE = tuple(FEATURES[name] for name in LOOKS)
CELLS = int(np.prod(SHAPE))
SEATS = (2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 8, 8)
"""Tables of four come up most often."""
KINDS: dict[str, tuple[dict[str, Any], ...]] = {
    "plain": ({"edition": "2024"},),
    "relics": ({"edition": "2024", "relics": True}, {"edition": "2017"}),
}
LINEUPS = 48
"""Different tables in a round of training."""
PLAYOUTS = 3
LATEST = 26
"""Decisions of a seat in a game; hardly a game has more."""
KEPT = 0.85
"""What the last rounds' gains still count."""
FEW = 60.0
"""So many visits the cells of a group count for each of them."""
STEPS = (4, 2, 2, 1)
"""A load changes by at most so much in the first rounds, and as in the last of these in later ones."""
BLUR = {"pay": (0.6, 0.2), "lead": (0.4,), "expeditions": (0.4,), "loot": (0.4,), "players": (0.2,)}
"""How much neighbours count, at a distance of one, of two."""
HELD_OUT = (5, 7, 9)
"""Thresholds that nothing is trained on, for the curve."""


class Line(NamedTuple):
    """A round on the curve: win shares at tables of four, against three thresholds never trained on, and the models."""

    round: int
    kind: str
    against_thresholds: float
    against_models: float


@dataclass(slots=True)
class Training:
    """How far a training has come."""

    seed: int
    rounds: int
    loads: dict[str, Array]
    gains: dict[str, Array]
    visits: dict[str, Array]
    best: dict[str, Array]
    """The tables that did best so far against three of the models."""
    curve: list[Line]


def _first_loads() -> Array:
    """To begin with, everybody returns when one more card does not pay; rather less with others, who share the path."""
    places = np.indices(SHAPE)
    pay, players = places[LOOKS.index("pay")], places[LOOKS.index("players")]
    loads: Array = np.minimum(pay + 1 + (players == 0), MOST).astype(np.int16).reshape(CELLS)
    return loads


def begin(seed: int) -> Training:
    """A training that knows nothing but what the next card pays."""
    return Training(
        seed,
        0,
        {kind: _first_loads() for kind in KINDS},
        {kind: np.zeros(CELLS * (MOST + 1)) for kind in KINDS},
        {kind: np.zeros(CELLS * (MOST + 1)) for kind in KINDS},
        {kind: _first_loads() for kind in KINDS},
        [],
    )


def policy(loads: Array) -> Policy:
    """A table of loads as a policy."""
    return table(LOOKS, (loads * SCALE).astype(np.int16))  # type: ignore[arg-type]  # an array will do


def improve(training: Training, games: int, threads: int | None = None) -> Iterator[int]:
    """One more round over all tables; yields after each part of it how many games were played."""
    each = games // (LINEUPS * len(KINDS))
    step = STEPS[min(training.rounds, len(STEPS) - 1)]
    for kind in KINDS:
        current = training.loads[kind]
        own, bolder = policy(current), policy(np.minimum(current + 5, MOST + 1))
        gains, visits = (np.zeros(CELLS * (MOST + 1)) for _ in range(2))

        def learn(number: int, kind: str = kind, own: Policy = own, bolder: Policy = bolder) -> tuple[Array, Array]:
            return _learn(Random(f"{training.seed}/{training.rounds}/{kind}/{number}"), kind, own, bolder, each)

        with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
            for places, gain in pool.map(learn, range(LINEUPS)):
                gains += np.bincount(places, gain, len(gains))
                visits += np.bincount(places, minlength=len(visits))
                yield each
        training.gains[kind] = KEPT * training.gains[kind] + gains
        training.visits[kind] = KEPT * training.visits[kind] + visits
        training.loads[kind] = best_loads(training.gains[kind], training.visits[kind], current, step)
    training.rounds += 1


def _learn(random: Random, kind: str, own: Policy, bolder: Policy, games: int) -> tuple[Array, Array]:
    """Where decisions fell, by cell and load, and what returning gained, at one table against somebody."""
    table = read_options(random.choice(KINDS[kind]), random.choice(SEATS))
    bank = (own, bolder, *models())
    is_alike = random.random() < 0.4
    seated = [0 if is_alike or random.random() < 0.3 else random.randrange(2, len(bank)) for _ in table.all_seats]
    hero = random.randrange(table.seats)
    seated[hero] = 0
    cells, loads, gains = np.zeros(games, np.int64), np.zeros(games, np.int64), np.zeros(games)
    ways = np.array([row(0), row(0), row(1)])
    kernel.learn(
        *plan(table, seated, bank),
        *beginning(table),
        hero,
        ways,
        LATEST,
        random.getrandbits(60),
        PLAYOUTS,
        *(cells, loads, gains),
    )
    met = cells >= 0
    return cells[met] * (MOST + 1) + np.minimum(loads[met], MOST), gains[met]


def measure(training: Training, games: int = 100_000) -> None:
    """Put the tables on the curve."""
    for kind, options in KINDS.items():
        own = policy(training.loads[kind])
        held_out = play(read_options(options[0], 4), [own, *map(threshold, HELD_OUT)], games, seed=1)
        shares = []
        for nth in range(10):
            others = Random(nth).sample(models(), 3)
            shares.append(play(read_options(options[0], 4), [own, *others], games // 10, seed=1).win_shares[0])
        line = Line(training.rounds, kind, float(held_out.win_shares[0]), float(sum(shares) / len(shares)))
        if line.against_models > max((old.against_models for old in training.curve if old.kind == kind), default=0):
            training.best[kind] = training.loads[kind]
        training.curve.append(line)


def best_loads(gains: Array, visits: Array, current: Array, step: int) -> Array:
    """For each cell the load from which returning gains most in sum, not far from the current one.

    Cells that differ little count for each other, and all cells of a group count for those that were hardly visited.
    """
    shaped, seen = (_blurred(part.reshape(*SHAPE, MOST + 1)) for part in (gains, visits))
    whole = shaped.copy()
    for axes in ((LOOKS.index("lead"),), (LOOKS.index("lead"), LOOKS.index("expeditions"))):
        together, times = shaped.sum(axis=axes, keepdims=True), seen.sum(axis=axes, keepdims=True)
        whole += FEW * together / np.maximum(times.sum(axis=-1, keepdims=True), FEW)
    sums = np.concatenate((whole[..., ::-1].cumsum(axis=-1)[..., ::-1], np.zeros((*SHAPE, 1))), axis=-1)
    far = np.abs(np.arange(MOST + 2) - current.reshape(*SHAPE, 1))
    sums -= np.where(far > step, np.inf, 1e-6 * far)
    best: Array = sums.argmax(axis=-1).reshape(CELLS).astype(np.int16)
    return best


def _blurred(cells: Array) -> Array:
    """What each cell and its neighbours have together."""
    for name, weights in BLUR.items():
        axis = LOOKS.index(name)
        whole = cells.copy()
        for distance, weight in enumerate(weights, start=1):
            here, there = [slice(None)] * cells.ndim, [slice(None)] * cells.ndim
            here[axis], there[axis] = slice(distance, None), slice(None, -distance)
            whole[tuple(here)] += weight * cells[tuple(there)]
            whole[tuple(there)] += weight * cells[tuple(here)]
        cells = whole
    return cells


def save(training: Training, file: Path) -> None:
    """Write a training so that it can go on, all of it or nothing."""
    new = file.with_name(f"{file.name}.new")
    with new.open("wb") as stream:
        np.savez_compressed(
            stream,
            about=np.array(json.dumps({"format": FORMAT, "seed": training.seed, "rounds": training.rounds})),
            curve=np.array(json.dumps(training.curve)),
            **{f"{part}_{kind}": getattr(training, part)[kind] for part in PARTS for kind in KINDS},
        )
    new.replace(file)


def load(file: Path) -> Training:
    """A training as it was saved; raises TacoraError."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            if about["format"] != FORMAT:
                raise TacoraError(f"{file}: is of another format, {about['format']!a}")
            parts = {part: {kind: kept[f"{part}_{kind}"] for kind in KINDS} for part in PARTS}
            curve = [Line(*line) for line in json.loads(str(kept["curve"]))]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as bad:
        raise TacoraError(f"{file}: is no training that can go on: {bad}") from None
    return Training(about["seed"], about["rounds"], **parts, curve=curve)


def result(training: Training) -> JsonObject:
    """What training found, for the bots: the tables, and how they were found."""
    return {
        "command": f"tacora train diamant --seed {training.seed} --rounds {training.rounds}",
        **{kind: pack(training.best[kind].tolist()) for kind in KINDS},
    }


def curve_lines(training: Training) -> str:
    """The curve as a table: CSV."""
    rows = [
        f"{line.round},{line.kind},{line.against_thresholds:.4f},{line.against_models:.4f}" for line in training.curve
    ]
    return "\n".join(("round,kind,against_thresholds_5_7_9,against_three_models", *rows)) + "\n"
