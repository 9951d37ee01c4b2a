"""Golden matches and exact small counts: how they are made. `make golden` rewrites the files in tests/data/."""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

from game_cases import CASES, Case
from tacora.core.chance import weights
from tacora.core.game import AnyGame
from tacora.core.jsonable import Json, event_json, jsonable
from tacora.core.seats import seats
from tacora.games.diamant import DIAMANT

DATA = Path(__file__).parent / "data"


def golden_match(case: Case) -> str:
    """A whole match as text: each step, its events, and what changed in the view of each viewer."""
    live: list[tuple[Any, ...]] = []
    match = case.play(f"golden {case.name}", live.append)
    shadow = case.match()
    lines = [f"options {_text(case.game.options(match.table))} seats {case.seats}"]
    before: dict[str, dict[str, Json]] = {}
    for number, events in enumerate(live):
        if number:
            step = match.steps[number - 1]
            lines += ["", f"step {number} {_text(jsonable(step[0]))}"]
            shadow.take(step)
        state = shadow.state
        lines += [f"  event {_text(event_json(event))}" for event in events]
        spectator = dict(_leaves(jsonable(case.game.view(state, None))))
        for viewer in (None, *seats(case.seats)):
            name = "spectator" if viewer is None else f"seat {viewer}"
            now = dict(_leaves(jsonable(case.game.view(state, viewer))))
            if viewer is not None:  # of a seat, only what it sees differently
                now = {key: value for key, value in now.items() if spectator.get(key) != value}
            for key, value in now.items():
                if key not in before.get(name, {}) or before[name][key] != value:
                    lines.append(f"  {name} {key} {_text(value)}")
            before[name] = now
    return "\n".join([*lines, ""])


def _leaves(value: Json, prefix: str = "") -> Iterator[tuple[str, Json]]:
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value) and prefix != "choices":
        value = {str(place): item for place, item in enumerate(value)}
    if not isinstance(value, dict):
        yield prefix, value
        return
    for key, item in value.items():
        yield from _leaves(item, f"{prefix}.{key}" if prefix else key)


def _text(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


SMALL_TABLES: dict[str, tuple[AnyGame, dict[str, Any], int]] = {
    "diamant-solo": (DIAMANT, {"custom": {
        "expeditions": 2, "treasures": [1, 2], "trap_copies": {
            "scorpion": 2, "snake": 2, "lava": 0, "boulder": 0, "spikes": 0}}}, 1),
    "diamant-two": (DIAMANT, {"relics": True, "custom": {
        "expeditions": 1, "treasures": [2, 3], "relic_values": [4], "trap_copies": {
            "scorpion": 2, "snake": 1, "lava": 0, "boulder": 0, "spikes": 0}}}, 2),
    "diamant-three": (DIAMANT, {"custom": {
        "expeditions": 1, "treasures": [4, 4, 7], "trap_copies": {
            "scorpion": 3, "snake": 0, "lava": 0, "boulder": 0, "spikes": 0}}}, 3),
    "diamant-2017-two": (DIAMANT, {"edition": "2017", "custom": {
        "expeditions": 1, "treasures": [3], "relic_values": [1, 2], "trap_copies": {
            "spider": 2, "snake": 0, "lava": 0, "boulder": 0, "ram": 0}}}, 2),
}  # fmt: skip


def exact_counts(game: AnyGame, options: dict[str, Any], players: int) -> str:
    """How many states and histories there are by depth, how many end there, and with what exact probability.

    Chance by its weights, every joint choice equally likely. The last line adds the ends up: probability 1.
    """
    state, _ = game.start(game.table(options, players))
    layer: dict[Any, tuple[int, Fraction]] = {state: (1, Fraction(1))}
    lines = ["depth states histories ended probability", "0 1 1 0 0"]
    ends, total, depth = 0, Fraction(0), 0
    while layer:
        depth += 1
        after: dict[Any, tuple[int, Fraction]] = {}
        ended_histories, ended_probability = 0, Fraction(0)
        for now, (histories, probability) in layer.items():
            for next_state, ways, share in _successors(game, now):
                before, mass = after.get(next_state, (0, Fraction(0)))
                after[next_state] = before + histories * ways, mass + probability * share
        for end in [end for end in after if not game.pending(end) and not game.urn(end)]:
            histories, probability = after.pop(end)
            ended_histories, ended_probability = ended_histories + histories, ended_probability + probability
        if after or ended_histories:
            count = sum(histories for histories, _ in after.values())
            lines.append(f"{depth} {len(after)} {count} {ended_histories} {ended_probability}")
        ends, total, layer = ends + ended_histories, total + ended_probability, after
    return "\n".join([*lines, f"total {ends} {total}", ""])


def _successors(game: AnyGame, state: Any) -> Iterator[tuple[Any, int, Fraction]]:
    if urn := game.urn(state):
        for outcome, weight in weights(urn).items():
            yield game.draw(state, outcome)[0], Counter(urn)[outcome], weight
        return
    pending = game.pending(state)
    joint = list(product(*(game.legal(state, seat) for seat in pending)))
    for moves in joint:
        yield game.apply(state, dict(zip(pending, moves, strict=True)))[0], 1, Fraction(1, len(joint))


def golden_files() -> dict[Path, str]:
    """Every file with the text it should hold."""
    files = {DATA / "golden" / f"{case.name}.txt": golden_match(case) for case in CASES}
    files |= {DATA / "counts" / f"{name}.txt": exact_counts(*table) for name, table in SMALL_TABLES.items()}
    return files


if __name__ == "__main__":
    for path, text in golden_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
